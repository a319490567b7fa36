// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/layers.h"
#include "tests/architecture/sourcefiles.h"

#include <QFileInfo>
#include <QTest>

using namespace suanchou::architecture;

namespace {

bool installedQtHas(const QString& module, const QString& header)
{
    return QFileInfo::exists(QStringLiteral(SUANCHOU_QT_HEADERS "/Qt") + module + u'/' + header);
}

Rooms realRooms()
{
    return Rooms::parse(readSource(QStringLiteral("tests/architecture/rooms.txt")));
}

} // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private slots:
    void sourcesKeepToTheirRooms();
    void roomsAreUnderstood();
    void mistakesInRoomsAreNamed_data();
    void mistakesInRoomsAreNamed();
    void includes_data();
    void includes();
};

void TestLayers::sourcesKeepToTheirRooms()
{
    const Rooms rooms = realRooms();
    const QStringList files = sourceFiles(
        {QStringLiteral("app"), QStringLiteral("ui")},
        {QStringLiteral("*.h"), QStringLiteral("*.cpp")});
    QVERIFY2(files.size() > 40, "the sources were not found");
    QStringList problems;
    for (const QString& file : files)
        problems += layerProblems(file, readSource(file), rooms, installedQtHas);
    QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
}

void TestLayers::roomsAreUnderstood()
{
    const Rooms rooms = realRooms();
    QCOMPARE(rooms.errors(), QStringList());
    QCOMPARE(rooms.roomOf(QStringLiteral("app/base/csv.h")), QStringLiteral("base"));
    QCOMPARE(rooms.roomOf(QStringLiteral("ui/pages/market.cpp")), QStringLiteral("ui"));
    QCOMPARE(rooms.roomOf(QStringLiteral("ui/charts/painter.h")), QStringLiteral("ui/charts"));
    QCOMPARE(rooms.roomOf(QStringLiteral("app/elsewhere/x.h")), QString());
    // The check of Qt modules rests on the headers that are installed.
    QVERIFY(installedQtHas(QStringLiteral("Core"), QStringLiteral("QString")));
    QVERIFY(!installedQtHas(QStringLiteral("Core"), QStringLiteral("QPainter")));
}

void TestLayers::mistakesInRoomsAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("two rooms") << "room a <-\nroom b <- a # comment" << true;
    QTest::newRow("unknown room") << "room a <-\nroom b <- c" << false;
    QTest::newRow("unknown word") << "rum a <-" << false;
    QTest::newRow("no arrow") << "room a" << false;
    QTest::newRow("modules of a room") << "room a <-\nqt a <- Core" << true;
    QTest::newRow("modules of no room") << "qt a <- Core" << false;
}

void TestLayers::mistakesInRoomsAreNamed()
{
    QFETCH(QString, text);
    QTEST(Rooms::parse(text).errors().isEmpty(), "good");
}

void TestLayers::includes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("allowed");

    // Each rule where it fires, and just beside it where it does not.
    const auto row = [](const char* name, const char* path, const char* source, bool allowed) {
        QTest::newRow(name) << QString::fromUtf8(path) << QString::fromUtf8(source) << allowed;
    };
    row("own room", "app/base/a.cpp", "#include \"app/base/csv.h\"", true);
    row("down the arrows", "app/plan/a.cpp", "#include \"app/sizing/sizing.h\"", true);
    row("against the arrows", "app/sizing/a.cpp", "#include \"app/plan/plan.h\"", false);
    row("sideways", "app/catalog/a.cpp", "#include \"app/sizing/sizing.h\"", false);
    row("window to report", "ui/pages/a.cpp", "#include \"app/report/chartspec.h\"", true);
    row("report to window", "app/report/a.cpp", "#include \"ui/theme/theme.h\"", false);
    row("command to session", "app/cli/a.cpp", "#include \"app/session/document.h\"", false);
    row("command to storage", "app/cli/a.cpp", "#include \"app/storage/planfile.h\"", true);
    row("window to charts", "ui/pages/a.cpp", "#include \"ui/charts/painter.h\"", true);
    row("charts to window", "ui/charts/a.cpp", "#include \"ui/theme/theme.h\"", false);
    row("main includes all", "app/main_gui.cpp", "#include \"ui/mainwindow.h\"", true);
    row("another file beside it", "app/main.cpp", "#include \"ui/mainwindow.h\"", false);
    row("without its folder", "app/base/a.cpp", "#include \"csv.h\"", false);
    row("generated", "app/session/a.cpp", "#include \"a.moc\"", true);
    row("commented out", "app/base/a.cpp", "// #include \"app/plan/plan.h\"", true);
    row("odd spacing", "app/base/a.cpp", " #  include  \"app/plan/plan.h\"", false);

    row("core, Qt Core", "app/plan/a.cpp", "#include <QJsonObject>", true);
    row("core, Qt Gui", "app/plan/a.cpp", "#include <QPainter>", false);
    row("core, Qt Gui by folder", "app/plan/a.cpp", "#include <QtGui/QPainter>", false);
    row("core, Qt Sql", "app/catalog/a.cpp", "#include <QSqlQuery>", false);
    row("storage, Qt Sql", "app/storage/a.cpp", "#include <QSqlQuery>", true);
    row("report, Qt Gui", "app/report/a.cpp", "#include <QPainter>", true);
    row("report, Qt Widgets", "app/report/a.cpp", "#include <QWidget>", false);
    row("window, Qt Widgets", "ui/a.cpp", "#include <QWidget>", true);
    row("core, standard", "app/plan/a.cpp", "#include <vector>", true);

    row("kernel, standard", "app/sizing/memory.cpp", "#include <cmath>", true);
    row("kernel, Qt", "app/sizing/memory.cpp", "#include <QString>", false);
    row("kernel, kernel", "app/sizing/memory.cpp", "#include \"app/model/shape.h\"", true);
    row("kernel, no kernel", "app/sizing/memory.cpp", "#include \"app/model/library.h\"", false);
    row("no kernel, Qt", "app/sizing/sizing.cpp", "#include <QString>", true);
    row("kernel folder, Qt", "app/reliability/spot.h", "#include <QString>", false);
}

void TestLayers::includes()
{
    QFETCH(QString, path);
    QFETCH(QString, source);
    const QStringList problems = layerProblems(path, source, realRooms(), installedQtHas);
    QTEST(problems.isEmpty(), "allowed");
}

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
