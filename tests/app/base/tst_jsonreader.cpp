// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/jsonreader.h"

#include <QtTest>

using namespace suanchou;

class TestJsonReader : public QObject
{
    Q_OBJECT

private slots:
    void everyMistakeIsReported()
    {
        std::vector<Error> errors;
        const QJsonObject object{
            {QStringLiteral("name"), 5},
            {QStringLiteral("size"), QStringLiteral("big")},
            {QStringLiteral("count"), 1.5},
        };
        JsonReader in(object, QStringLiteral("stages[0]"), errors);
        QVERIFY(!in.string(QStringLiteral("name")));
        QVERIFY(!in.number(QStringLiteral("size")));
        QVERIFY(!in.integer(QStringLiteral("count")));
        QVERIFY(!in.string(QStringLiteral("kind"), true));
        QVERIFY(!in.string(QStringLiteral("optional")));
        QStringList fields;
        for (const Error& error : errors)
            fields.append(error.params.value(QStringLiteral("field")).toString());
        QCOMPARE(
            fields,
            (QStringList{
                QStringLiteral("stages[0].name"),
                QStringLiteral("stages[0].size"),
                QStringLiteral("stages[0].count"),
                QStringLiteral("stages[0].kind")}));
    }

    void unknownFieldsAreKept()
    {
        std::vector<Error> errors;
        const QJsonObject object{{QStringLiteral("a"), 1}, {QStringLiteral("new"), true}};
        JsonReader in(object, {}, errors);
        QCOMPARE(in.integer(QStringLiteral("a")), std::optional<qint64>(1));
        QCOMPARE(in.rest(), (QJsonObject{{QStringLiteral("new"), true}}));
    }

    void syntaxErrorNamesTheOffset()
    {
        const Result<QJsonObject> parsed = parseJsonObject("{\"a\": }");
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().code, ErrorCode::JsonSyntax);
        QVERIFY(parsed.error().params.value(QStringLiteral("offset")).toInt() > 0);
        QVERIFY(!parseJsonObject("[1]"));
        QVERIFY(parseJsonObject("{}"));
    }

    void missingFileNamesThePath()
    {
        const Result<QByteArray> bytes = readFile(QStringLiteral("/nonexistent/计划.suanchou"));
        QVERIFY(!bytes);
        QCOMPARE(
            bytes.error().params.value(QStringLiteral("path")).toString(),
            QStringLiteral("/nonexistent/计划.suanchou"));
    }
};

QTEST_APPLESS_MAIN(TestJsonReader)
#include "tst_jsonreader.moc"
