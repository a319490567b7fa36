// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/sourcefiles.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace suanchou::architecture {

namespace {

QDir root()
{
    return QDir(QStringLiteral(SUANCHOU_SOURCE_DIR));
}

/// Walks C++ text once and blanks what is no code.
class Stripper
{
public:
    Stripper(const QString& source, bool blankLiterals)
        : m_text(source)
        , m_blankLiterals(blankLiterals)
    {
    }

    QString run()
    {
        while (m_at < m_text.size()) {
            if (starts(u"//"))
                blankTo(endOf(QStringLiteral("\n"), 0));
            else if (starts(u"/*"))
                blankTo(endOf(QStringLiteral("*/"), 2));
            else if (starts(u"R\"") && isLiteralPrefix(wordBefore()))
                rawString();
            else if (
                m_text.at(m_at) == u'"' || (m_text.at(m_at) == u'\'' && !isNumber(wordBefore())))
                literal(m_text.at(m_at));
            else
                ++m_at;
        }
        return m_text;
    }

private:
    [[nodiscard]] bool starts(QStringView what) const
    {
        return QStringView(m_text).mid(m_at).startsWith(what);
    }
    /// The letters and digits that end where we stand.
    [[nodiscard]] QStringView wordBefore() const
    {
        qsizetype from = m_at;
        while (from > 0 && (m_text.at(from - 1).isLetterOrNumber() || m_text.at(from - 1) == u'\''))
            --from;
        return QStringView(m_text).mid(from, m_at - from);
    }
    /// 1'000: its quote separates digits.
    static bool isNumber(QStringView word) { return !word.isEmpty() && word.front().isDigit(); }
    /// The R of R"(…)", u8R"(…)", not that of FOUR"…".
    static bool isLiteralPrefix(QStringView word)
    {
        return word.isEmpty() || word == u"u8" || word == u"u" || word == u"U" || word == u"L";
    }
    [[nodiscard]] qsizetype endOf(const QString& mark, qsizetype length) const
    {
        const qsizetype found = m_text.indexOf(mark, m_at + length);
        return found < 0 ? m_text.size() : found + length;
    }
    void blankTo(qsizetype end)
    {
        for (; m_at < end; ++m_at) {
            if (m_text.at(m_at) != u'\n')
                m_text[m_at] = u' ';
        }
    }
    void skipOrBlankTo(qsizetype end)
    {
        if (m_blankLiterals)
            blankTo(end);
        m_at = end;
    }
    void literal(QChar quote)
    {
        qsizetype end = m_at + 1;
        while (end < m_text.size() && m_text.at(end) != quote && m_text.at(end) != u'\n')
            end += m_text.at(end) == u'\\' ? 2 : 1;
        ++m_at;
        skipOrBlankTo(std::min(end, m_text.size()));
        m_at = std::min(m_at + 1, m_text.size());
    }
    void rawString()
    {
        const qsizetype open = m_text.indexOf(u'(', m_at);
        if (open < 0) {
            m_at = m_text.size();
            return;
        }
        const QString close = u')' + m_text.mid(m_at + 2, open - m_at - 2) + u'"';
        m_at = open + 1;
        const qsizetype end = endOf(close, 0);
        skipOrBlankTo(end);
        m_at = std::min(end + close.size(), m_text.size());
    }

    QString m_text;
    bool m_blankLiterals;
    qsizetype m_at = 0;
};

} // namespace

QStringList sourceFiles(const QStringList& folders, const QStringList& wildcards)
{
    QStringList out;
    for (const QString& folder : folders) {
        const QString path = root().filePath(folder);
        QDirIterator files(
            path,
            wildcards,
            QDir::Files | QDir::Hidden,
            folder == u"." ? QDirIterator::NoIteratorFlags : QDirIterator::Subdirectories);
        while (files.hasNext())
            out.append(QDir::cleanPath(root().relativeFilePath(files.next())));
    }
    out.sort();
    return out;
}

QString readSource(const QString& path)
{
    QFile file(root().filePath(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return QString::fromUtf8(file.readAll());
}

QString withoutComments(const QString& source, bool blankLiterals)
{
    return Stripper(source, blankLiterals).run();
}

QString located(const QString& path, const QString& text, qsizetype offset, const QString& message)
{
    const qsizetype line = QStringView(text).left(offset).count(u'\n') + 1;
    return QStringLiteral("%1:%2: %3").arg(path).arg(line).arg(message);
}

} // namespace suanchou::architecture
