// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/sourcefiles.h"
#include "tests/architecture/textrules.h"

#include <QTest>

using namespace suanchou::architecture;

class TestTextRules : public QObject
{
    Q_OBJECT

private slots:
    void sourcesKeepTheRules();
    void rules_data();
    void rules();
    void lengths_data();
    void lengths();
    void licence_data();
    void licence();
    void comments_data();
    void comments();
};

void TestTextRules::sourcesKeepTheRules()
{
    QStringList files = sourceFiles(
        {QStringLiteral("app"), QStringLiteral("ui"), QStringLiteral("tests")},
        {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("CMakeLists.txt")});
    files += sourceFiles({QStringLiteral("cmake")}, {QStringLiteral("*.cmake")});
    files += sourceFiles(
        {QStringLiteral("."), QStringLiteral("translations")},
        {QStringLiteral("*.sh"), QStringLiteral("CMakeLists.txt")});
    files += sourceFiles(
        {QStringLiteral(".ci")},
        {QStringLiteral("run"),
         QStringLiteral("full"),
         QStringLiteral("tidy"),
         QStringLiteral("fresh-root"),
         QStringLiteral("*.sh")});
    QVERIFY2(files.size() > 40, "the sources were not found");
    QStringList problems;
    for (const QString& file : std::as_const(files)) {
        const QString source = readSource(file);
        problems += textProblems(file, source);
        if (lineCount(source) > longFile)
            qWarning("%s is long: %lld lines", qPrintable(file), lineCount(source));
    }
    QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
}

void TestTextRules::rules_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("allowed");

    // Each rule where it fires, and just beside it where it does not.
    const auto row = [](const char* name, const char* path, const char* code, bool allowed) {
        QTest::newRow(name) << QString::fromUtf8(path) << QString::fromUtf8(code) << allowed;
    };
    row("network header", "app/base/a.cpp", "#include <QNetworkReply>", false);
    row("network module", "ui/a.cpp", "#include <QtNetwork/QSslSocket>", false);
    row("network in tests", "tests/ui/a.cpp", "#include <QLocalServer>", false);
    row("socket", "app/base/platform_linux.cpp", "#include <sys/socket.h>", false);
    row("no network header", "app/base/a.cpp", "#include <QNumeric>", true);
    row("network component", "CMakeLists.txt", "find_package(Qt6 COMPONENTS Core Network)", false);
    row("network target", "app/CMakeLists.txt", "target_link_libraries(a Qt6::Network)", false);
    row("network fact", "app/CMakeLists.txt", "add_library(a NetworkPrice.cpp)", true);

    row("singleton", "app/base/a.cpp", "auto& a = Settings::instance();", false);
    row("application", "ui/a.cpp", "qApp->quit();", false);
    row("instance of data", "app/plan/a.cpp", "row.instanceName(); offer.instance;", true);
    row("singleton in words", "app/base/a.cpp", "// no instance() here", true);

    row("system header", "app/base/a.cpp", "#include <unistd.h>", false);
    row("system header, sys", "ui/a.cpp", "#include <sys/stat.h>", false);
    row("system header at its place", "app/base/platform_linux.cpp", "#include <unistd.h>", true);
    row("elsewhere by that name", "app/cli/platform_linux.cpp", "#include <unistd.h>", false);
    row("standard header", "app/base/a.cpp", "#include <csignal>", true);
    row("system call", "app/base/a.cpp", "if (::fsync(fd) != 0) return;", false);
    row("system call, bare", "app/cli/a.cpp", "color = isatty(1);", false);
    row("member of that name", "app/base/a.cpp", "process.kill(); p->kill(); forked(1);", true);
    row("system macro", "app/a.cpp", "#ifdef Q_OS_LINUX", false);
    row("system macro at its place", "app/base/platform_file.h", "#ifdef Q_OS_LINUX", true);

    row("SQL", "app/catalog/a.cpp", "QSqlQuery query;", false);
    row("SQL at its place", "app/storage/a.cpp", "QSqlQuery query;", true);
    row("expected", "app/base/csv.h", "tl::expected<int, Error> f();", false);
    row("expected at its place", "app/base/result.h", "#include <tl/expected.hpp>", true);
    row("distribution", "app/plan/a.cpp", "std::normal_distribution<double> d;", false);
    row("distribution of ours",
        "app/plan/a.cpp",
        "PertDistribution d; cost_distribution(x);",
        true);
    row("rand", "app/plan/a.cpp", "int r = rand();", false);
    row("operand", "app/plan/a.cpp", "int r = operand();", true);
    row("plot", "ui/pages/a.cpp", "QCPBars* bars = nullptr;", false);
    row("plot in charts", "ui/charts/a.cpp", "QCPBars* bars = nullptr;", true);
    row("today", "app/plan/a.cpp", "QDate::currentDate()", false);
    row("today of the clock", "app/base/clock.h", "QDateTime::currentDateTimeUtc()", true);
    row("today injected", "app/plan/a.cpp", "clock.today()", true);
    row("uuid", "app/storage/a.cpp", "QUuid::createUuid()", false);

    row("connect by name", "ui/a.cpp", "connect(a, SIGNAL(x()), b, SLOT(y()));", false);
    row("connect to member", "ui/a.cpp", "connect(a, &A::x, this, &B::y);", true);
    row("connect, no context", "ui/a.cpp", "connect(a, &A::x, [this] { f(1, 2); });", false);
    row("connect, context", "ui/a.cpp", "connect(a, &A::x, this, [this] { f(1, 2); });", true);
    row("connect, no context, wrapped",
        "app/a.cpp",
        "QObject::connect(\n a,\n &A::x,\n g);",
        false);
    row("connect, overload, no context",
        "ui/a.cpp",
        "connect(a, qOverload<int, int>(&A::x), g);",
        false);
    row("connect, overload", "ui/a.cpp", "connect(a, O<int, int>::of(&A::x), this, g);", true);
    row("disconnect", "ui/a.cpp", "disconnect(a, &A::x, nullptr);", true);
    row("connect in words",
        "ui/a.cpp",
        "/* connect(a, b, c) */ auto t = \"connect(a, b, c)\";",
        true);
    row("timer, no context", "ui/a.cpp", "QTimer::singleShot(0, [this] { f(); });", false);
    row("timer", "ui/a.cpp", "QTimer::singleShot(0, this, [this] { f(); });", true);
}

void TestTextRules::rules()
{
    QFETCH(QString, path);
    QFETCH(QString, code);
    const QString licence = QStringLiteral("// SPDX-License-Identifier: GPL-3.0-or-later\n");
    QTEST(textProblems(path, licence + code).isEmpty(), "allowed");
}

void TestTextRules::lengths_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<qsizetype>("lines");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("longest") << QStringLiteral("app/base/a.cpp") << tooLongFile << true;
    QTest::newRow("longer") << QStringLiteral("app/base/a.cpp") << tooLongFile + 1 << false;
    QTest::newRow("longer test") << QStringLiteral("tests/ui/a.cpp") << tooLongFile + 1 << false;
    QTest::newRow("no source") << QStringLiteral("CMakeLists.txt") << tooLongFile + 1 << true;
}

void TestTextRules::lengths()
{
    QFETCH(QString, path);
    QFETCH(qsizetype, lines);
    const QString source = QStringLiteral("// SPDX-License-Identifier: GPL-3.0-or-later\n") +
        QString(lines - 1, u'\n');
    QCOMPARE(lineCount(source), lines);
    QTEST(textProblems(path, source).isEmpty(), "allowed");
}

void TestTextRules::licence_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* name, const char* head, bool allowed) {
        QTest::newRow(name) << QString::fromUtf8(head) << allowed;
    };
    row("first line", "// SPDX-License-Identifier: GPL-3.0-or-later\n", true);
    row("behind the interpreter", "#!/bin/sh\n# SPDX-License-Identifier: GPL-3.0-or-later\n", true);
    row("further down", "//\n//\n// SPDX-License-Identifier: GPL-3.0-or-later\n", false);
    row("another licence", "// SPDX-License-Identifier: MIT\n", false);
    row("nothing", "", false);
}

void TestTextRules::licence()
{
    QFETCH(QString, head);
    QTEST(textProblems(QStringLiteral("app/base/a.cpp"), head).isEmpty(), "allowed");
}

void TestTextRules::comments_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const char* source, const char* code) {
        QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(code);
    };
    row("line comment", "a // b\nc", "a     \nc");
    row("block comment", "a /* b\n */ c", "a     \n    c");
    row("literal", "f(\"a\\\"b\", 'c')", "f(\"    \", ' ')");
    row("comment in a literal", "f(\"// a\") b", "f(\"    \") b");
    row("digit separator", "1'000 + 'x'", "1'000 + ' '");
    row("prefixed character", "u'x' u\"y\"", "u' ' u\" \"");
    row("raw string", "R\"(a \" b)\" c", "R\"(     )\" c");
    row("raw string with a name", "u8R\"x(a )\" b)x\" c", "u8R\"x(      )x\" c");
    row("unfinished", "a \"b", "a \" ");
}

void TestTextRules::comments()
{
    QFETCH(QString, source);
    QTEST(withoutComments(source, true), "code");
}

QTEST_GUILESS_MAIN(TestTextRules)
#include "tst_textrules.moc"
