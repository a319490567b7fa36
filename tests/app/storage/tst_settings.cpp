// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace suanchou;

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void valuesSurviveARestart()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s.ini"));
        {
            Settings settings(path);
            QCOMPARE(settings.language(), QString());
            settings.setLanguage(QStringLiteral("zh"));
            settings.setTheme(QStringLiteral("dark"));
            settings.setWindowGeometry("abc");
        }
        const Settings settings(path);
        QCOMPARE(settings.language(), QStringLiteral("zh"));
        QCOMPARE(settings.theme(), QStringLiteral("dark"));
        QCOMPARE(settings.windowGeometry(), QByteArray("abc"));
    }

    void nonsenseCountsAsDefault()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s.ini"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[General]\nlanguage=klingon\ntheme=7\n");
        file.close();
        const Settings settings(path);
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.theme(), QString());
    }

    void defaultsAreNotStored()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s.ini"));
        {
            Settings settings(path);
            settings.setTheme(QStringLiteral("dark"));
            settings.setTheme(QString());
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("theme"));
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
