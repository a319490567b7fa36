// SPDX-License-Identifier: GPL-3.0-or-later
// "catalog check" and "catalog list", and files of prices or set-ups that are no tables of ours.
#include "app/plan/describe.h"
#include "tests/support/clirun.h"

#include <QJsonArray>
#include <QTemporaryDir>

using namespace suanchou;
using test::CliRun;
using test::runCli;
using test::words;

class TestCatalogCommand : public QObject
{
    Q_OBJECT

private slots:
    void catalogCheckKeys()
    {
        const QJsonObject json = runCli(words("catalog check --json --today 2026-11-30")).json();
        QCOMPARE(
            json.value(QLatin1String("schema")).toString(),
            QStringLiteral("suanchou.catalog_check/1"));
        QCOMPARE(json.value(QLatin1String("rows")).toInt(), 835);
        const auto tally = [&](const char* table, const char* name) {
            return json.value(QLatin1String(table)).toObject().value(QLatin1String(name)).toInt(-1);
        };
        QCOMPARE(tally("kinds", "market_reference"), 48);
        QCOMPARE(tally("currencies", "USD"), 424);
        QCOMPARE(tally("confidences", "low"), 106);
        QCOMPARE(tally("modes", "3_year"), 24);
        QCOMPARE(json.value(QLatin1String("mainland")).toInt(), 417);
        QCOMPARE(json.value(QLatin1String("after_today")).toInt(), 0);
        QVERIFY(json.value(QLatin1String("holes")).toInt() > 0);
        QVERIFY(json.value(QLatin1String("errors")).toArray().isEmpty());
        QVERIFY(json.value(QLatin1String("rows_without_price")).toArray().isEmpty());
        QVERIFY(json.value(QLatin1String("providers_without_price")).toArray().size() > 10);
        // An earlier day makes fewer of them stale, and some of them future.
        const QJsonObject may = runCli(words("catalog check --json --today 2026-05-01")).json();
        QVERIFY(
            may.value(QLatin1String("stale")).toInt() < json.value(QLatin1String("stale")).toInt());
        QVERIFY(may.value(QLatin1String("after_today")).toInt() > 0);
    }

    /// Cases CSV-07, CSV-09 and CSV-10 through the command: the file is read, its rows are judged.
    void catalogCheckOfAFile()
    {
        const QByteArray csv =
            "provider,provider_zh,region,city,instance,card,gpus,mode,price,currency,unit,"
            "tax_included,as_of,confidence,mainland,node_link,source\n"
            "P,甲云,,,,H800-8,8,monthly,面议,CNY,per_instance_month,unknown,2026,high,yes,yes,s\n"
            "P,甲云,,,,H800-8,8,monthly,(500.00),CNY,per_instance_month,unknown,2026,high,yes,yes,"
            "s\n"
            "P,甲云,,,,H800-8,8,monthly,1900000,CNY,per_instance_month,unknown,2026,high,yes,yes,"
            "s\n"
            "P,甲云,,,,h800-8 ,8,monthly,1980000,CNY,per_instance_month,unknown,2026,high,yes,yes,"
            "s\n";
        const CliRun run = runCli(words("catalog check - --json"), nullptr, csv);
        QCOMPARE(run.code, ExitCode::Done);
        const QJsonObject json = run.json();
        QCOMPARE(json.value(QLatin1String("rows")).toInt(), 2);
        QCOMPARE(json.value(QLatin1String("rows_without_price")).toArray(), QJsonArray{2});
        const QJsonArray errors = json.value(QLatin1String("errors")).toArray();
        QCOMPARE(errors.size(), 1);
        QCOMPARE(
            errors.at(0)
                .toObject()
                .value(QLatin1String("params"))
                .toObject()
                .value(QLatin1String("row"))
                .toInt(),
            3);
        const QJsonArray conflicts = json.value(QLatin1String("conflicts")).toArray();
        QCOMPARE(conflicts.size(), 1);
        QCOMPARE(
            conflicts.at(0).toObject().value(QLatin1String("rows")).toArray(), (QJsonArray{4, 5}));
        const CliRun text = runCli(words("catalog check -"), nullptr, csv);
        QVERIFY(text.output.contains("Row 3, column \"price\""));
        QVERIFY(text.output.contains("Rows without a price: 2"));
        QVERIFY(text.output.contains("1,900,000.00 / 1,980,000.00 CNY"));
    }

    void listsByCard_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QByteArray>("refused"); // empty: listed
        QTest::newRow("one size") << QStringLiteral("H20-96G") << QByteArray();
        QTest::newRow("all sizes") << QStringLiteral("H20") << QByteArray();
        QTest::newRow("as a source writes it") << QStringLiteral("v100") << QByteArray();
        QTest::newRow("none") << QStringLiteral("bogus") << QByteArray("--card: ");
        QTest::newRow("the beginning of a word") << QStringLiteral("H2") << QByteArray("--card: ");
    }
    void listsByCard()
    {
        QFETCH(const QString, card);
        QFETCH(const QByteArray, refused);
        const CliRun run = runCli(words("catalog list --json --card") + QStringList{card});
        if (!refused.isEmpty()) {
            QCOMPARE(run.code, ExitCode::Refused);
            QVERIFY2(
                runCli(words("catalog list --card") + QStringList{card}).messages.contains(refused),
                run.messages.constData());
            return;
        }
        QCOMPARE(run.code, ExitCode::Done);
        const QJsonArray offers =
            QJsonDocument::fromJson(run.output)[QStringLiteral("offers")].toArray();
        QVERIFY(!offers.isEmpty());
        const auto named = [&card](const QJsonValue& value) {
            return value.toString().startsWith(card, Qt::CaseInsensitive);
        };
        for (const QJsonValue item : offers) {
            const QJsonObject offer = item.toObject();
            QVERIFY(
                named(offer.value(QStringLiteral("card"))) ||
                named(offer.value(QStringLiteral("accelerator"))));
        }
    }

    /// A table of another program is refused with its file, its row and the separator.
    void tablesWithOtherSeparators_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("said");
        const QStringList check = words("catalog check");
        const QStringList predict = words("predict --batch");
        QTest::newRow("prices") << check << QByteArray("provider;card;price\nP;H800-8;1,5\n")
                                << QByteArray("table.csv: Row 1: the cells seem to be separated by "
                                              "\";\"");
        QTest::newRow("batch") << predict << QByteArray("id\tmodel\na\tllama\n")
                               << QByteArray("table.csv: Row 1: the cells seem to be separated by "
                                             "\"tab\"");
        QTest::newRow("a row of a batch")
            << predict << QByteArray("id,model\na,llama\nb;llama\n")
            << QByteArray("table.csv: Row 3: the cells seem to be separated by \";\"");
        QTest::newRow("prices without a column") << check << QByteArray("provider,card\nP,H800-8\n")
                                                 << QByteArray("table.csv: Column \"");
        QTest::newRow("batch without a column")
            << predict << QByteArray("id,colour\na,red\n") << QByteArray("table.csv: Column \"");
    }
    void tablesWithOtherSeparators()
    {
        QFETCH(QStringList, command);
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, said);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(table);
        file.close();
        const CliRun run = runCli(command + QStringList{path});
        QCOMPARE(run.code, ExitCode::Refused);
        QVERIFY2(run.messages.contains(folder.path().toUtf8()), run.messages.constData());
        QVERIFY2(run.messages.contains(said), run.messages.constData());
        const CliRun chinese = runCli(command + QStringList{path} + words("--lang zh"));
        QVERIFY2(chinese.messages.contains("table.csv："), chinese.messages.constData());
        // What comes from standard input has no name.
        const CliRun unnamed = runCli(command + QStringList{QStringLiteral("-")}, nullptr, table);
        QCOMPARE(unnamed.code, ExitCode::Refused);
        QVERIFY(!unnamed.messages.contains("table.csv"));
    }

    void catalogListKeys()
    {
        const QJsonObject json =
            runCli(words("catalog list --json --abroad --today 2026-11-30")).json();
        QCOMPARE(
            json.value(QLatin1String("schema")).toString(),
            QStringLiteral("suanchou.catalog_list/1"));
        QCOMPARE(json.value(QLatin1String("hours_per_month")).toInt(), 730);
        const QJsonArray offers = json.value(QLatin1String("offers")).toArray();
        QVERIFY(offers.size() > 350);
        for (const QJsonValue each : offers) {
            const QJsonObject offer = each.toObject();
            for (const char* key :
                 {"provider",
                  "region",
                  "card",
                  "accelerator",
                  "gpus",
                  "mode",
                  "kind",
                  "price",
                  "price_max",
                  "currency",
                  "unit",
                  "tax_included",
                  "min_term_months",
                  "link_between_nodes",
                  "as_of",
                  "confidence",
                  "facts",
                  "leads",
                  "source"})
                QVERIFY2(offer.contains(QLatin1String(key)), key);
            QVERIFY(!offer.value(QLatin1String("mainland")).toBool(true));
            QVERIFY(offer.value(QLatin1String("price")).toDouble() > 0);
            // Unknown is null, never 0 and never "unknown".
            QVERIFY(!offer.value(QLatin1String("tax_included")).isString());
            QVERIFY(offer.value(QLatin1String("min_term_months")).toInt(1) > 0);
        }
        const CliRun text = runCli(words("catalog list --provider 酷番云"));
        QVERIFY(text.output.contains("no public price: enter a received quote"));
    }

    /// They belong to no card, mode, kind or place: there they are left out.
    void catalogListsComponents_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("undated");
        QTest::newRow("all") << QString() << 42 << 9;
        QTest::newRow("by provider") << QStringLiteral("--provider 阿里云") << 6 << 4;
        QTest::newRow("nobody") << QStringLiteral("--provider 天翼云") << 0 << 0;
        QTest::newRow("of a card")
            << QStringLiteral("--provider 阿里云 --card A100-80GB") << 0 << 0;
        QTest::newRow("of a mode") << QStringLiteral("--mode spot") << 0 << 0;
        QTest::newRow("of a kind") << QStringLiteral("--kind orderable") << 0 << 0;
        QTest::newRow("of a place") << QStringLiteral("--mainland") << 0 << 0;
    }
    void catalogListsComponents()
    {
        QFETCH(QString, options);
        QFETCH(int, rows);
        QFETCH(int, undated);
        const QStringList arguments =
            words("catalog list") + options.split(u' ', Qt::SkipEmptyParts);
        const QJsonArray components = runCli(arguments + QStringList{QStringLiteral("--json")})
                                          .json()
                                          .value(QLatin1String("components"))
                                          .toArray();
        QCOMPARE(components.size(), rows);
        int without = 0;
        for (const QJsonValue each : components)
            without += each[QLatin1String("as_of")].isNull() ? 1 : 0;
        QCOMPARE(without, undated);
        QCOMPARE(runCli(arguments).output.contains("makes no amount"), undated > 0);
    }
};

QTEST_MAIN(TestCatalogCommand)
#include "tst_catalogcommand.moc"
