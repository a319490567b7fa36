// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/textrules.h"

#include "tests/architecture/sourcefiles.h"

#include <QRegularExpression>

#include <vector>

namespace suanchou::architecture {

namespace {

/// A pattern that may not occur in code (comments and literals are blanked first).
struct Rule
{
    QRegularExpression where; ///< paths it holds for
    QRegularExpression pattern;
    QString message;
};

QRegularExpression regex(const char* pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
}

const std::vector<Rule>& codeRules()
{
    static const std::vector<Rule> all{
        {regex("^(app|ui|tests)/"),
         regex("#\\s*include\\s*<(Qt(Network|WebSockets|WebEngine\\w*)\\b|QNetwork|QTcp|QUdp|QSsl|"
               "QHostInfo|QHostAddress|QLocalSocket|QLocalServer|QAbstractSocket|sys/"
               "socket\\.h|netinet/|arpa/|"
               "netdb\\.h|curl/)"),
         QStringLiteral("no network code of ours")},
        {regex("^(app|ui)/"),
         regex("\\binstance\\s*\\(\\s*\\)|\\bqApp\\b"),
         QStringLiteral("no singletons: hand the object in")},
        {regex("^(app|ui)/(?!base/platform_\\w+\\.cpp$)"),
         regex("#\\s*include\\s*<(unistd|fcntl|pthread|dlfcn|pwd|grp|dirent|poll|termios|strings|"
               "syslog|sys/\\w+|linux/\\w+)(\\.h)?>"),
         QStringLiteral("system headers only in app/base/platform_*.cpp")},
        {regex("^(app|ui)/(?!base/platform_\\w+\\.cpp$)"),
         regex("(?<![\\w.>])(::)?(fsync|fdatasync|fork|exec[lv]p?e?|isatty|fileno|getpid|getuid|"
               "geteuid|mmap|munmap|mkstemp|mkdtemp|readlink|symlink|chmod|chown|usleep|nanosleep|"
               "localtime_r|gmtime_r|setenv|unsetenv|sysconf|syscall|kill)\\s*\\("),
         QStringLiteral("system calls only in app/base/platform_*.cpp")},
        {regex("^app/(?!base/platform_\\w+\\.(cpp|h)$)"),
         regex("\\b(Q_OS_\\w+|__linux__|__unix__|_WIN32|__APPLE__)\\b"),
         QStringLiteral("systems are told apart only in app/base/platform_*")},
        {regex("^(app|ui)/(?!storage/)"),
         regex("\\bQSql\\w+"),
         QStringLiteral("SQL only in app/storage")},
        {regex("^(app|ui)/(?!base/result\\.h$)"),
         regex("\\btl::|<tl/"),
         QStringLiteral("Result<T> of app/base/result.h instead of tl::expected")},
        {regex("^(app|ui)/"),
         regex("\\bstd::\\w+_distribution\\b|\\b(std::)?(rand|srand|random_shuffle)\\s*\\("),
         QStringLiteral(
             "the samplers of app/base/statistics instead: same digits on every machine")},
        {regex("^(app/|ui/(?!charts/))"),
         regex("\\bQCP\\w+|\\bQCustomPlot\\b|qcustomplot\\.h"),
         QStringLiteral("QCustomPlot only in ui/charts")},
        {regex("^(app|ui)/(?!base/(clock|ids)\\.)"),
         regex("\\bcurrentDate(Time)?(Utc)?\\s*\\(|\\bcurrentMSecsSinceEpoch\\s*\\(|"
               "\\bsystem_clock::now\\b|\\bcreateUuid\\w*\\s*\\("),
         QStringLiteral("the injected Clock and IdSource instead")},
        {regex("^(app|ui)/"),
         regex("\\b(SIGNAL|SLOT)\\s*\\("),
         QStringLiteral("connect by member pointers")},
    };
    return all;
}

const std::vector<Rule>& buildRules()
{
    static const std::vector<Rule> all{
        {regex("(CMakeLists\\.txt|\\.cmake)$"),
         regex("Qt6?::(Network|WebSockets|WebEngine\\w*)\\b|^[^#\\n]*COMPONENTS[^)]*\\bNetwork\\b"),
         QStringLiteral("no network code of ours")},
    };
    return all;
}

bool closes(QChar c)
{
    return c == u')' || c == u']' || c == u'}';
}

bool opens(QChar c)
{
    return c == u'(' || c == u'[' || c == u'{';
}

/// How many arguments the call has whose opening parenthesis is at that offset. A '<' right behind
/// a name opens template arguments, whose commas do not count.
int argumentCount(QStringView code, qsizetype open)
{
    int depth = 0;
    int angles = 0;
    int commas = 0;
    bool empty = true;
    for (qsizetype i = open; i < code.size(); ++i) {
        const QChar c = code.at(i);
        if (opens(c)) {
            ++depth;
        } else if (closes(c)) {
            if (--depth == 0)
                return empty ? 0 : commas + 1;
        } else if (depth == 1) {
            if (c == u'<' && code.at(i - 1).isLetterOrNumber())
                ++angles;
            else if (c == u'>' && angles > 0 && code.at(i - 1) != u'-')
                --angles;
            else if (c == u',' && angles == 0)
                ++commas;
        }
        if (i > open && !c.isSpace())
            empty = false;
    }
    return 0;
}

/// Without a receiver nothing ends the connection when what the lambda captured dies. clazy knows
/// only some of these, and the define that forbids them needs Qt 6.7.
QStringList contextlessProblems(const QString& path, const QString& code)
{
    static const QRegularExpression call(QStringLiteral("\\b(connect|singleShot)\\s*\\("));
    QStringList problems;
    QRegularExpressionMatchIterator found = call.globalMatch(code);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const int arguments = argumentCount(code, match.capturedEnd() - 1);
        const bool isConnect = match.captured(1) == u"connect";
        if (arguments == (isConnect ? 3 : 2))
            problems.append(located(
                path,
                code,
                match.capturedStart(),
                QStringLiteral("%1 needs a context object").arg(match.captured(1))));
    }
    return problems;
}

bool hasLicence(const QString& source)
{
    // A script's first line names its interpreter.
    const QString head = source.section(u'\n', 0, 1);
    return head.contains(QLatin1String("SPDX-License-Identifier: GPL-3.0-or-later"));
}

} // namespace

qsizetype lineCount(const QString& source)
{
    return source.count(u'\n') + (source.isEmpty() || source.endsWith(u'\n') ? 0 : 1);
}

QStringList textProblems(const QString& path, const QString& source)
{
    QStringList problems;
    if (!hasLicence(source))
        problems.append(located(path, source, 0, QStringLiteral("the SPDX line is missing")));
    const bool isCpp = path.endsWith(QLatin1String(".cpp")) || path.endsWith(QLatin1String(".h"));
    if (isCpp && lineCount(source) > tooLongFile)
        problems.append(QStringLiteral("%1: %2 lines, more than %3: split it by what it does")
                            .arg(path)
                            .arg(lineCount(source))
                            .arg(tooLongFile));
    const QString code = isCpp ? withoutComments(source, true) : source;
    for (const Rule& rule : isCpp ? codeRules() : buildRules()) {
        if (!rule.where.match(path).hasMatch())
            continue;
        QRegularExpressionMatchIterator found = rule.pattern.globalMatch(code);
        while (found.hasNext())
            problems.append(located(path, code, found.next().capturedStart(), rule.message));
    }
    if (isCpp && !path.startsWith(QLatin1String("tests/")))
        problems += contextlessProblems(path, code);
    return problems;
}

} // namespace suanchou::architecture
