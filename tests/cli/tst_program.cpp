// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself, as a shell sees it: no display, streams, exit codes.
#include "tests/support/clirun.h"

#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

using namespace suanchou;

namespace {

struct Finished
{
    int code = -1;
    QByteArray output;
    QByteArray messages;
};

Finished runProgram(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SUANCHOU_CLI), arguments);
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class TestProgram : public QObject
{
    Q_OBJECT

private slots:
    void jsonOnStandardOutputOnly()
    {
        const Finished run = runProgram(
            {QStringLiteral("estimate"),
             test::samplePath(),
             QStringLiteral("--json"),
             QStringLiteral("--today"),
             QStringLiteral("2026-08-28")});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.messages.isEmpty(), run.messages.constData());
        QVERIFY(QJsonDocument::fromJson(run.output).isObject());
    }

    void quoteNeedsNoDisplay()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("q.pdf"));
        const Finished run =
            runProgram({QStringLiteral("quote"), test::samplePath(), QStringLiteral("-o"), path});
        QVERIFY2(run.code == 0, run.messages.constData());
        QVERIFY(QFile(path).size() > 10'000);
    }

    void usageIsExitCodeTwo()
    {
        const Finished run = runProgram({QStringLiteral("nonsense")});
        QCOMPARE(run.code, 2);
        QVERIFY(run.output.isEmpty());
        QVERIFY(run.messages.contains("nonsense"));
    }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
