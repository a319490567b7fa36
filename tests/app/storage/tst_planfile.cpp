// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/planfile.h"
#include "tests/support/tables.h"

#include <QTemporaryDir>

using namespace suanchou;

class TestPlanFile : public QObject
{
    Q_OBJECT

private slots:
    /// Case DB-11: Chinese and odd names.
    void savedPlanComesBack_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << QStringLiteral("plan.suanchou");
        QTest::newRow("chinese") << QStringLiteral("上海 13B（首版）.suanchou");
        QTest::newRow("odd signs") << QStringLiteral("a #1 %20 [x].suanchou");
        QTest::newRow("emoji") << QStringLiteral("方案🚀.suanchou");
    }
    void savedPlanComesBack()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        QVERIFY(savePlanFile(test::samplePlan(), path));
        const Result<Plan> plan = loadPlanFile(path);
        QVERIFY(plan);
        QVERIFY(*plan == test::samplePlan());
    }

    void missingFileIsNamed()
    {
        const Result<Plan> plan = loadPlanFile(QStringLiteral("/nonexistent/方案.suanchou"));
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, ErrorCode::FileNotReadable);
        QVERIFY(!savePlanFile(test::samplePlan(), QStringLiteral("/nonexistent/方案.suanchou")));
    }
};

QTEST_APPLESS_MAIN(TestPlanFile)
#include "tst_planfile.moc"
