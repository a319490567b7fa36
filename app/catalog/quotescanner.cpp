// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/quotescanner.h"

namespace suanchou::quotetext {

namespace {

/// 六万五 and 两千八 as 6万5 and 2千8, one character for one. Not the 一 of 六万一个月, and no
/// count: 一百二十八卡 stays.
void writeSpokenDigits(QString& text)
{
    static const QString digits = QStringLiteral("零一二三四五六七八九");
    static const QRegularExpression spoken(
        QStringLiteral("(?:D(?:点D+)?万(?:D千)?|D千)(?:D百)?"
                       "(?:D(?![个台张卡机套节片天日周小千百]|[年月](?![付租])))?")
            .replace(u'D', QStringLiteral("[一二两三四五六七八九]")));
    QRegularExpressionMatchIterator matches = spoken.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        for (qsizetype i = match.capturedStart(0); i < match.capturedEnd(0); ++i) {
            const QChar c = text.at(i);
            const qsizetype value = c == u'两' ? 2 : digits.indexOf(c);
            if (c == u'点')
                text[i] = u'.';
            else if (value > 0)
                text[i] = QChar(static_cast<char16_t>(u'0' + value));
        }
    }
}

/// Traditional forms of the words that quotes are read by, one character for one.
QChar simplified(QChar c)
{
    static const QString from = QStringLiteral("稅個萬臺節點張塊機顯無內兩價網專開發單帶費實體");
    static const QString to = QStringLiteral("税个万台节点张块机显无内两价网专开发单带费实体");
    const qsizetype at = from.indexOf(c);
    return at < 0 ? c : to.at(at);
}

/// Full-width forms to plain ones, one character for one, so that places in the text stay.
QString plainForm(const QString& text)
{
    QString out = text;
    for (QChar& c : out) {
        const QString normal = QString(c).normalized(QString::NormalizationForm_KC);
        if (normal.size() == 1)
            c = normal.at(0);
        c = simplified(c);
        if (c.isSpace())
            c = u' ';
        if (c == QChar(0x2212) || c == QChar(0x2013) || c == QChar(0x2014))
            c = u'-';
    }
    static const QRegularExpression point(QStringLiteral("(?<=[0-9])。(?=[0-9])"));
    out.replace(point, QStringLiteral("."));
    writeSpokenDigits(out);
    return out;
}

} // namespace

Scanner::Scanner(const QString& text)
    : m_text(text)
    , m_left(plainForm(text))
{
}

QString Scanner::take(qsizetype start, qsizetype length, QChar mark)
{
    for (qsizetype i = start; i < start + length; ++i)
        m_left[i] = mark;
    return part(start, length);
}

std::vector<QRegularExpressionMatch> Scanner::all(const QRegularExpression& pattern) const
{
    std::vector<QRegularExpressionMatch> found;
    QRegularExpressionMatchIterator matches = pattern.globalMatch(m_left);
    while (matches.hasNext())
        found.push_back(matches.next());
    return found;
}

QRegularExpression regex(const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

Error issue(ErrorCode code, QuoteField field, const QString& part)
{
    Error error = fieldError(code, QString(quoteFieldName(field)));
    if (!part.isEmpty())
        error.params.insert(QStringLiteral("text"), part);
    return error;
}

const QString& instanceWords()
{
    static const QString words = QStringLiteral(
        "服务器|节点|整机|机器|实例|台|机|套|nodes?|servers?|instances?|machines?|hosts?");
    return words;
}

const QString& cardWords()
{
    static const QString words = QStringLiteral("GPUs?|cards?|accelerators?|卡|张|块|片");
    return words;
}

const QString& hourWords()
{
    static const QString words = QStringLiteral("小时|时|hours?|hrs?|hr?");
    return words;
}

const QString& monthWords()
{
    static const QString words = QStringLiteral("个月|月|months?|mon|mo");
    return words;
}

const QString& yearWords()
{
    static const QString words = QStringLiteral("年|years?|yrs?|yr|y");
    return words;
}

const QString& otherPeriodWords()
{
    static const QString words = QStringLiteral("天|日|周|days?|weeks?|季度?|quarters?");
    return words;
}

} // namespace suanchou::quotetext
