// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/database.h"
#include "app/storage/workspace.h"
#include "tests/support/quotes.h"

#include <QTemporaryDir>

using namespace suanchou;

namespace {

/// A workspace file in a folder of its own.
class Place
{
public:
    [[nodiscard]] QString path() const
    {
        return m_folder.filePath(QStringLiteral("工作区.sqlite"));
    }
    [[nodiscard]] QString file(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder.path()).entryList(QDir::Files, QDir::Name);
    }

    Result<std::unique_ptr<Workspace>> open(
        Workspace::Access access = Workspace::Access::ReadWrite,
        SchemaSteps schema = builtInSchema())
    {
        return Workspace::open(path(), access, m_clock, m_ids, std::move(schema));
    }
    void write(const QByteArray& bytes) const
    {
        QFile out(path());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
    }
    [[nodiscard]] QByteArray bytes() const { return readFile(path()).value_or(QByteArray()); }
    /// Runs statements on the file behind the workspace's back.
    void run(std::initializer_list<const char*> statements) const
    {
        const auto database =
            Database::open(path(), Database::Access::ReadWrite, QStringLiteral("behind"));
        QVERIFY(database);
        for (const char* statement : statements)
            QVERIFY2((*database)->run(QString::fromUtf8(statement)), statement);
    }
    [[nodiscard]] qint64 number(const char* statement) const
    {
        const auto database =
            Database::open(path(), Database::Access::ReadOnly, QStringLiteral("behind"));
        return database ? (*database)->number(QString::fromUtf8(statement)).value_or(-1) : -1;
    }

private:
    QTemporaryDir m_folder;
    FixedClock m_clock{test::testDay()};
    CountingIdSource m_ids;
};

ReceivedQuote quote(quint64 number, const char* text = "H20-96G 八卡 6万/月/台 含税 三个月起")
{
    ReceivedQuote made = test::receivedQuote(text);
    made.id = uuid7Text(0, 0, 1000 + number);
    return made;
}

} // namespace

class TestWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void quotesSurviveARestart_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("monthly") << QStringLiteral(
            "H20-96G 八卡, 6.5 万/月/台, 含税, 三个月起, RDMA");
        QTest::newRow("dollars") << QStringLiteral(
            "8x H200, $2.351234 per GPU-hour, excluding VAT");
        QTest::newRow("yearly") << QStringLiteral("昇腾 910B 8卡 60 万元/卡/年 无IB");
        QTest::newRow("committed") << QStringLiteral("H800 8卡，28元/卡/小时，租期一年");
        QTest::newRow("quotes in it") << QStringLiteral("H800 8卡 28元/台/小时 \"'; DROP TABLE x");
    }
    void quotesSurviveARestart()
    {
        QFETCH(QString, text);
        Place place;
        ReceivedQuote kept = quote(1, text.toUtf8().constData());
        {
            const auto workspace = place.open();
            QVERIFY(workspace);
            QVERIFY((*workspace)->add(kept));
        }
        const auto again = place.open(Workspace::Access::ReadOnly);
        QVERIFY(again);
        const auto quotes = (*again)->quotes();
        QVERIFY(quotes);
        QCOMPARE(quotes->size(), std::size_t(1));
        QVERIFY(quotes->front() == kept);
        // Complete in one file, of our kind, tables as promised.
        QCOMPARE(place.files().size(), 1);
        QCOMPARE(place.number("PRAGMA user_version"), 1);
        QCOMPARE(
            place.number("SELECT count(*) FROM pragma_table_list WHERE name LIKE 'received%' "
                         "AND strict = 1"),
            2);
        QCOMPARE(
            place.number("SELECT recorded_at = '2026-08-28T04:00:00Z' FROM received_quote"), 1);
    }

    void nothingIsMadeBeforeTheFirstQuote()
    {
        Place place;
        const auto workspace = place.open();
        QVERIFY(workspace);
        QVERIFY((*workspace)->quotes()->empty());
        QVERIFY(place.files().isEmpty());
    }

    void withdrawingKeepsTheRow()
    {
        Place place;
        const auto workspace = place.open();
        QVERIFY(workspace);
        QVERIFY((*workspace)->add(quote(1)));
        QVERIFY((*workspace)->add(quote(2)));
        QVERIFY((*workspace)->withdraw(quote(1).id));
        QVERIFY((*workspace)->withdraw(quote(1).id));
        const auto quotes = (*workspace)->quotes();
        QCOMPARE(quotes->size(), std::size_t(1));
        QCOMPARE(quotes->front().id, quote(2).id);
        QCOMPARE(place.number("SELECT count(*) FROM received_quote"), 2);
        QCOMPARE(place.number("SELECT count(*) FROM received_quote_withdrawal"), 1);
        // What is not there cannot be withdrawn.
        QVERIFY(!(*workspace)->withdraw(quote(3).id));
    }

    void aRefusedQuoteChangesNothing()
    {
        Place place;
        const auto workspace = place.open();
        QVERIFY(workspace);
        QVERIFY((*workspace)->add(quote(1)));
        QVERIFY(!(*workspace)->add(quote(1)));
        ReceivedQuote backwards = quote(2);
        backwards.validUntil = backwards.receivedOn.addDays(-1);
        QVERIFY(!(*workspace)->add(backwards));
        QVERIFY((*workspace)->add(quote(3)));
        QCOMPARE((*workspace)->quotes()->size(), std::size_t(2));
    }

    /// Whatever the file is, it is left as it was.
    void refusedFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QList<QByteArray>>("statements");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name,
                            const QByteArray& bytes,
                            const QList<QByteArray>& statements,
                            const char* code) {
            QTest::newRow(name) << bytes << statements << QString::fromLatin1(code);
        };
        row("ours", {}, {}, "");
        row("not a database", QByteArray("Dear diary, ").repeated(400), {}, "workspace.damaged");
        row("a plan", "{\"format\":\"suanchou.plan\"}", {}, "workspace.damaged");
        row("newer", {}, {"PRAGMA user_version = 2"}, "workspace.version_newer");
        row("another program's",
            {},
            {"PRAGMA application_id = 7", "PRAGMA user_version = 1"},
            "workspace.foreign");
        row("no program's", {}, {"PRAGMA application_id = 0"}, "workspace.foreign");
        row("a row that no version wrote",
            {},
            {"UPDATE received_quote SET mode = 'weekly'"},
            "workspace.damaged");
    }
    void refusedFiles()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QList<QByteArray>, statements);
        QFETCH(QString, code);
        Place place;
        QVERIFY((*place.open())->add(quote(1)));
        if (!bytes.isEmpty())
            place.write(bytes);
        for (const QByteArray& statement : statements)
            place.run({statement.constData()});
        const QByteArray before = place.bytes();
        for (const auto access : {Workspace::Access::ReadOnly, Workspace::Access::ReadWrite}) {
            auto workspace = place.open(access);
            const Result<std::vector<ReceivedQuote>> quotes = workspace
                ? (*workspace)->quotes()
                : Result<std::vector<ReceivedQuote>>(fail(workspace.error()));
            QCOMPARE(quotes ? QString() : QString(codeName(quotes.error().code)), code);
        }
        QCOMPARE(place.bytes(), before);
        QCOMPARE(place.files().size(), 1);
    }

    void aTornFileIsRefused()
    {
        Place place;
        QVERIFY((*place.open())->add(quote(1)));
        QByteArray torn = place.bytes();
        QVERIFY(torn.size() > 8192);
        for (qsizetype i = 4096; i < 4196; ++i)
            torn[i] = '\x7F';
        place.write(torn);
        const auto workspace = place.open();
        QVERIFY(!workspace);
        QCOMPARE(workspace.error().code, ErrorCode::WorkspaceDamaged);
        QCOMPARE(place.bytes(), torn);
    }

    void placesThatCannotBeUsed()
    {
        const FixedClock clock(test::testDay());
        CountingIdSource ids;
        Place place;
        place.write("x");
        const auto openAt = [&](const QString& path, Workspace::Access access) {
            return Workspace::open(path, access, clock, ids);
        };
        // Under a file there is no folder.
        auto under =
            openAt(place.path() + QStringLiteral("/w.sqlite"), Workspace::Access::ReadWrite);
        QVERIFY(under);
        const Status added = (*under)->add(quote(1));
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::FileNotWritable);
        QVERIFY((*under)->quotes()->empty());
        // Reading makes no file.
        const auto missing = openAt(place.file("none.sqlite"), Workspace::Access::ReadOnly);
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, ErrorCode::FileNotReadable);
        const auto folder = openAt(place.file("."), Workspace::Access::ReadWrite);
        QVERIFY(!folder);
        QCOMPARE(folder.error().code, ErrorCode::FileNotReadable);
        QCOMPARE(place.files().size(), 1);
    }

    void readOnlyWritesNothing()
    {
        Place place;
        QVERIFY((*place.open())->add(quote(1)));
        const QByteArray before = place.bytes();
        const auto workspace = place.open(Workspace::Access::ReadOnly);
        QVERIFY(workspace);
        const Status added = (*workspace)->add(quote(2));
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::FileNotWritable);
        QVERIFY(!(*workspace)->withdraw(quote(1).id));
        QCOMPARE(place.bytes(), before);
    }

    void aStepOfTheSchemaKeepsTheOldFile()
    {
        Place place;
        QVERIFY((*place.open())->add(quote(1)));
        SchemaSteps next = builtInSchema();
        QCOMPARE(next.size(), std::size_t(1));
        next.push_back("CREATE TABLE a (x TEXT) STRICT;\nCREATE TABLE b (x TEXT) STRICT;\n");
        QVERIFY(!place.open(Workspace::Access::ReadOnly, next));
        QCOMPARE(place.number("PRAGMA user_version"), 1);
        {
            const auto workspace = place.open(Workspace::Access::ReadWrite, next);
            QVERIFY(workspace);
            QCOMPARE((*workspace)->quotes()->size(), std::size_t(1));
        }
        QCOMPARE(place.number("PRAGMA user_version"), 2);
        QCOMPARE(
            place.files(),
            (QStringList{QStringLiteral("工作区.sqlite"), QStringLiteral("工作区.sqlite.v1.bak")}));
        // The copy is a workspace of its own.
        const FixedClock clock(test::testDay());
        CountingIdSource ids;
        const auto copy = Workspace::open(
            place.path() + QStringLiteral(".v1.bak"), Workspace::Access::ReadOnly, clock, ids);
        QVERIFY(copy);
        QCOMPARE((*copy)->quotes()->size(), std::size_t(1));
    }

    void aFailedStepChangesNothing()
    {
        Place place;
        QVERIFY((*place.open())->add(quote(1)));
        SchemaSteps next = builtInSchema();
        next.push_back("CREATE TABLE a (x TEXT) STRICT;\nCREATE TABLE received_quote (x TEXT);\n");
        QVERIFY(!place.open(Workspace::Access::ReadWrite, next));
        QCOMPARE(place.number("PRAGMA user_version"), 1);
        QCOMPARE(place.number("SELECT count(*) FROM sqlite_schema WHERE name = 'a'"), 0);
        QCOMPARE((*place.open())->quotes()->size(), std::size_t(1));
    }

    void twoWindowsShareTheFile()
    {
        Place place;
        const auto first = place.open();
        QVERIFY((*first)->add(quote(1)));
        const auto second = place.open();
        QVERIFY((*second)->add(quote(2)));
        QCOMPARE((*first)->quotes()->size(), std::size_t(2));
        QCOMPARE((*second)->quotes()->size(), std::size_t(2));
    }
};

QTEST_GUILESS_MAIN(TestWorkspace)
#include "tst_workspace.moc"
