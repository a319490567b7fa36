// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/quotedocument.h"
#include "app/report/quotepdf.h"
#include "tests/support/sample.h"
#include "ui/charts/plotchartpainter.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace suanchou;

namespace {

/// Milliseconds of one call.
double once(const std::function<void()>& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double medianOf(int runs, const std::function<void()>& work)
{
    work(); // the first call also fills caches
    std::vector<double> times;
    times.reserve(static_cast<std::size_t>(runs));
    for (int i = 0; i < runs; ++i)
        times.push_back(once(work));
    return median(std::move(times));
}

void print(const char* what, double value, const char* unit, int runs, double bound)
{
    std::printf("%-44s %10.3f %-3s", what, value, unit);
    if (bound > 0)
        std::printf("  bound %8.1f %s", bound, value <= bound ? "met   " : "MISSED");
    else
        std::printf("%23s", "");
    std::printf("  median of %d\n", runs);
    std::fflush(stdout);
}

/// 70 billion parameters on as many cards as the deadline needs.
Plan largePlan()
{
    Plan plan = sample::plan();
    Stage& stage = plan.stages.front();
    stage.model = ParameterCount(70e9);
    stage.data = TokenCount(1.4e12);
    stage.gpus.reset();
    plan.deadline = Days(90);
    plan.chosen = {};
    return plan;
}

void benchEvaluate()
{
    print("load the built-in facts", medianOf(11, [] { sample::world(); }), "ms", 11, 0);
    const WorldPtr world = sample::world();
    const Plan small = sample::plan();
    const Plan large = largePlan();
    print(
        "evaluate the sample, all accelerators",
        medianOf(201, [&] { sample::evaluation(small, *world); }),
        "ms",
        201,
        150);
    print(
        "evaluate 70B, cards free, all accelerators",
        medianOf(201, [&] { sample::evaluation(large, *world); }),
        "ms",
        201,
        150);
}

/// Lays the quote out three times and writes the lines and the chart of each: six pages with three
/// charts.
Result<PdfFile> sixPages(const QuoteDocument& document, const ChartPainter& charts)
{
    const Result<QStringList> families = paperFontFamilies();
    if (!families)
        return fail(families.error());
    std::vector<QuotePages> quotes;
    quotes.reserve(3);
    for (int i = 0; i < 3; ++i)
        quotes.emplace_back(document, *families, &charts);
    const auto paint = [&quotes](QPainter& painter, int page) {
        quotes.at(static_cast<std::size_t>(page / 2)).paint(painter, page % 2);
    };
    return writePdf(
        {.count = 6, .paint = paint, .outline = quotes.front().outline(), .links = {}},
        {.title = document.title, .date = document.date});
}

bool benchPdf()
{
    const WorldPtr world = sample::world();
    const Evaluation evaluation = sample::evaluation(sample::plan(), *world);
    const Result<QuoteDocument> document =
        quoteDocument(evaluation, world, Speech(Language::Chinese));
    const ui::PlotChartPainter charts;
    const Result<PdfFile> pdf =
        document ? sixPages(*document, charts) : Result<PdfFile>(fail(document.error()));
    if (!pdf) {
        const QLatin1String name = codeName(pdf.error().code);
        std::printf("the quote cannot be made: %.*s\n", static_cast<int>(name.size()), name.data());
        return false;
    }
    print("quote as PDF", medianOf(21, [&] { (void)quotePdf(*document, charts); }), "ms", 21, 0);
    print(
        "six pages, three charts as PDF",
        medianOf(21, [&] { (void)sixPages(*document, charts); }),
        "ms",
        21,
        200);
    print(
        "six pages, three charts, size",
        static_cast<double>(pdf->bytes.size()) / 1000,
        "KB",
        1,
        200);
    return true;
}

/// Runs a program of the build folder until its first frame; nothing if it did not end well.
std::optional<double> startTime(
    const QString& program, const QStringList& arguments, const QProcessEnvironment& environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.setStandardOutputFile(QProcess::nullDevice());
    const double time = once([&] {
        process.start(QCoreApplication::applicationDirPath() + u'/' + program, arguments);
        process.waitForFinished(20'000);
    });
    if (process.state() != QProcess::NotRunning) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    const bool good = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return good ? std::optional(time) : std::nullopt;
}

bool benchStart()
{
    constexpr int runs = 20;
    // The user's settings and files stay out of it, the font cache stays in.
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("QT_PLUGIN_PATH"), QStringLiteral(SUANCHOU_BENCH_PLUGINS));
    environment.insert(QStringLiteral("QT_QPA_GENERIC_PLUGINS"), QStringLiteral("firstframe"));
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.path());
    const QStringList plan{
        QStringLiteral(SUANCHOU_SOURCE_DIR "/resources/samples/13b-shanghai.suanchou")};
    std::vector<double> empty;
    std::vector<double> ours;
    // In turn, so that a busy moment hits both; the first pair warms the disk cache.
    for (int i = -1; i < runs; ++i) {
        const std::optional<double> yardstick =
            startTime(QStringLiteral("empty_window"), {}, environment);
        const std::optional<double> program =
            startTime(QStringLiteral("suanchou"), plan, environment);
        if (!yardstick || !program) {
            std::printf("%s did not start\n", yardstick ? "suanchou" : "empty_window");
            return false;
        }
        if (i >= 0) {
            empty.push_back(*yardstick);
            ours.push_back(*program);
        }
    }
    const double yardstick = median(empty);
    print("empty Qt window, start to first frame", yardstick, "ms", runs, 0);
    print(
        "suanchou, start to first frame", median(ours), "ms", runs, std::min(300.0, 6 * yardstick));
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
        qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    std::printf("platform %s\n", qPrintable(QGuiApplication::platformName()));
    benchEvaluate();
    const bool paper = benchPdf();
    const bool start = benchStart();
    return paper && start ? EXIT_SUCCESS : EXIT_FAILURE;
}
