// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/describe.h"
#include "app/storage/settings.h"
#include "app/storage/workspace.h"
#include "ui/charts/plotchartpainter.h"
#include "ui/market/quotebook.h"
#include "ui/widgets/summarycell.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/planfiles.h"
#include "ui/window/summarystrip.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QLocale>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <optional>

namespace {

using namespace suanchou;

/// What the command line asks for; nothing = as the settings say.
struct Options
{
    QString file;
    std::optional<Language> language;
    std::optional<ui::ThemeChoice> theme;
    std::optional<QDate> today;
    ui::PageId page = ui::PageId::Demand;
    std::optional<QSize> size;
    QString screenshot;
    QString workspace; ///< empty = the user's own
    QString quote;
    bool sample = false;
    bool table = false;
    int why = 0; ///< cell of the strip to explain, from 1; 0 = none
};

int usage(const QString& text)
{
    std::fprintf(stderr, "%s\n", text.toUtf8().constData());
    return 2;
}

std::optional<ui::ThemeChoice> themeFromName(const QString& name)
{
    if (name == QLatin1String("light"))
        return ui::ThemeChoice::Light;
    if (name == QLatin1String("dark"))
        return ui::ThemeChoice::Dark;
    if (name == QLatin1String("system"))
        return ui::ThemeChoice::System;
    return std::nullopt;
}

std::optional<QSize> sizeFromText(const QString& text)
{
    const QStringList parts = text.split(u'x');
    if (parts.size() != 2)
        return std::nullopt;
    const QSize size(parts.at(0).toInt(), parts.at(1).toInt());
    return size.isEmpty() ? std::nullopt : std::optional(size);
}

/// Reads the command line; a text says what is wrong with it.
std::optional<QString> readOptions(const QStringList& arguments, Options& options)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Suanchou: plans the compute of a large-model training project."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("plan"), QStringLiteral("A .suanchou file."));
    const auto add = [&parser](const char* name, const char* help, const char* value) {
        const QCommandLineOption option(
            QString::fromLatin1(name), QString::fromLatin1(help), QString::fromLatin1(value));
        parser.addOption(option);
    };
    add("lang", "Language of the window: zh or en.", "lang");
    add("theme", "light, dark or system.", "theme");
    add("today", "The day to plan for, YYYY-MM-DD.", "day");
    add("page", "demand, sizing, market, procurement, whatif or papers.", "page");
    add("screenshot", "Write the window to a PNG file once it is calculated, and quit.", "file");
    add("size", "Size of the window, WxH.", "size");
    add("sample", "Open the sample plan.", "");
    add("table", "Show the offers as a table.", "");
    add("why", "Explain a number of the strip, 1 to 6.", "cell");
    add("workspace", "The file of received quotes instead of the user's own.", "file");
    add("quote", "Open the form for a received quote with this text.", "text");
    parser.process(arguments);
    const auto value = [&parser](const char* name) {
        return parser.value(QString::fromLatin1(name));
    };

    if (!parser.positionalArguments().isEmpty())
        options.file = parser.positionalArguments().constFirst();
    if (const QString lang = value("lang"); !lang.isEmpty()) {
        if (lang != QLatin1String("zh") && lang != QLatin1String("en"))
            return QStringLiteral("--lang: zh or en");
        options.language = languageOfLocaleName(lang);
    }
    if (const QString theme = value("theme"); !theme.isEmpty()) {
        options.theme = themeFromName(theme);
        if (!options.theme)
            return QStringLiteral("--theme: light, dark or system");
    }
    if (const QString today = value("today"); !today.isEmpty()) {
        const QDate day = QDate::fromString(today, Qt::ISODate);
        if (!day.isValid())
            return QStringLiteral("--today: a day, YYYY-MM-DD");
        options.today = day;
    }
    if (const QString page = value("page"); !page.isEmpty()) {
        bool known = false;
        for (const ui::PageId id : ui::allPages) {
            if (ui::pageName(id) == page) {
                options.page = id;
                known = true;
            }
        }
        if (!known)
            return QStringLiteral("--page: demand, sizing, market, procurement, whatif or papers");
    }
    if (const QString size = value("size"); !size.isEmpty()) {
        options.size = sizeFromText(size);
        if (!options.size)
            return QStringLiteral("--size: width and height, 1280x800");
    }
    if (const QString why = value("why"); !why.isEmpty()) {
        options.why = why.toInt();
        if (options.why < 1 || options.why > 6)
            return QStringLiteral("--why: a cell of the strip, 1 to 6");
    }
    options.screenshot = value("screenshot");
    options.workspace = value("workspace");
    options.quote = value("quote");
    options.sample = parser.isSet(QStringLiteral("sample"));
    options.table = parser.isSet(QStringLiteral("table"));
    return std::nullopt;
}

ui::ThemeChoice themeOf(const Options& options, const Settings& settings)
{
    return options.theme.value_or(
        themeFromName(settings.theme()).value_or(ui::ThemeChoice::System));
}

Language languageOf(const Options& options, const Settings& settings)
{
    if (options.language)
        return *options.language;
    const QString kept = settings.language();
    return languageOfLocaleName(kept.isEmpty() ? QLocale::system().name() : kept);
}

/// Writes the window to a file once nothing is left to calculate or to paint, then quits.
void takeScreenshot(ui::MainWindow& window, const Recalculator& recalculator, const QString& path)
{
    auto* poll = new QTimer(&window);
    poll->setInterval(20);
    QObject::connect(poll, &QTimer::timeout, &window, [poll, &window, &recalculator, path] {
        if (recalculator.isStale())
            return;
        poll->stop();
        QTimer::singleShot(150, &window, [&window, path] {
            // A layout asks for another, and a chart is painted after its own: on a busy machine
            // 150 ms do not settle them.
            constexpr int rounds = 5;
            for (int i = 0; i < rounds; ++i) {
                QCoreApplication::sendPostedEvents();
                QCoreApplication::processEvents();
            }
            const bool written = window.grab().save(path, "PNG");
            if (!written)
                std::fprintf(stderr, "%s: not written\n", path.toUtf8().constData());
            QCoreApplication::exit(written ? 0 : 3);
        });
    });
    poll->start();
}

void keepSettings(
    Settings& settings, const ui::MainWindow& window, const ui::Desk& desk, const Options& options)
{
    if (!options.language)
        settings.setLanguage(
            desk.speech().isChinese() ? QStringLiteral("zh") : QStringLiteral("en"));
    if (!options.theme) {
        switch (desk.theme.choice()) {
        case ui::ThemeChoice::System:
            settings.setTheme(QString());
            break;
        case ui::ThemeChoice::Light:
            settings.setTheme(QStringLiteral("light"));
            break;
        case ui::ThemeChoice::Dark:
            settings.setTheme(QStringLiteral("dark"));
            break;
        }
    }
    settings.setWindowGeometry(window.saveGeometry());
}

int run(QApplication& application, const Options& options, const WorldPtr& world)
{
    Settings settings;
    const SystemClock systemClock;
    std::optional<FixedClock> fixedClock;
    if (options.today)
        fixedClock.emplace(*options.today);
    const Clock& clock = fixedClock ? static_cast<const Clock&>(*fixedClock) : systemClock;

    ui::LanguageSwitch language(languageOf(options, settings));
    ui::ThemeSwitch theme(application, themeOf(options, settings));
    ui::NativeDialogs dialogs;
    const ui::PlotChartPainter charts;
    Document document;
    Recalculator recalculator(document, world, clock);
    RandomIdSource ids(clock);
    ui::QuoteBook quotes(
        recalculator,
        clock,
        ids,
        options.workspace.isEmpty() ? Workspace::defaultPath() : options.workspace);
    const ui::Desk desk{document, recalculator, clock, dialogs, theme, language, charts, quotes};
    ui::MainWindow window(desk);

    if (options.sample)
        window.files().openSample();
    if (!options.file.isEmpty())
        window.files().openPath(options.file);
    // A picture shows no file that it does not name. What a plan's own opening has to say comes
    // first.
    if (options.screenshot.isEmpty() || !options.workspace.isEmpty()) {
        const Status loaded = quotes.load();
        if (!loaded && window.notice().text().isEmpty())
            window.notice().showFailure(
                [] { return ui::MainWindow::tr("The received quotes were not read."); },
                loaded.error());
    }
    window.setPage(options.page);
    if (options.table)
        window.showOfferTable();
    if (!options.quote.isEmpty())
        window.enterQuote(options.quote);
    if (!options.size && options.screenshot.isEmpty() && !settings.windowGeometry().isEmpty())
        window.restoreGeometry(settings.windowGeometry());
    else
        window.resize(options.size.value_or(QSize(1280, 800)));
    window.show();
    if (options.why > 0)
        QObject::connect(
            &recalculator,
            &Recalculator::published,
            &window,
            [&window, cell = static_cast<std::size_t>(options.why - 1)] {
                window.strip().cell(cell)->click();
            },
            Qt::SingleShotConnection);
    if (!options.screenshot.isEmpty())
        takeScreenshot(window, recalculator, options.screenshot);
    const int code = QApplication::exec();
    if (options.screenshot.isEmpty())
        keepSettings(settings, window, desk, options);
    return code;
}

/// Help and version are words: they need no display.
void allowWithoutDisplay(int argc, char** argv)
{
    const auto isWords = [](const char* argument) {
        const QLatin1String text(argument);
        return text == QLatin1String("--help") || text == QLatin1String("-h") ||
            text == QLatin1String("--version") || text == QLatin1String("-v");
    };
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && std::any_of(argv, argv + argc, isWords))
        qputenv("QT_QPA_PLATFORM", "minimal");
}

} // namespace

int main(int argc, char* argv[])
{
    allowWithoutDisplay(argc, argv);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("suanchou"));
    QApplication::setOrganizationName(QStringLiteral("suanchou"));
    QApplication::setApplicationVersion(QStringLiteral(SUANCHOU_VERSION));

    Options options;
    if (const std::optional<QString> wrong = readOptions(QApplication::arguments(), options))
        return usage(*wrong);
    const Result<WorldPtr> world = loadBuiltInWorld();
    if (!world) {
        const Speech speech(options.language.value_or(Language::English));
        std::fprintf(stderr, "%s\n", describe(world.error(), speech).toUtf8().constData());
        return 70;
    }
    return run(application, options, *world);
}
