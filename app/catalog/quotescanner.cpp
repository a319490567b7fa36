// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/quotescanner.h"

namespace suanchou::quotetext {

namespace {

/// Full-width forms to plain ones, one character for one, so that places in the text stay.
QString plainForm(const QString& text)
{
    QString out = text;
    for (QChar& c : out) {
        const QString normal = QString(c).normalized(QString::NormalizationForm_KC);
        if (normal.size() == 1)
            c = normal.at(0);
        if (c.isSpace())
            c = u' ';
        if (c == QChar(0x2212) || c == QChar(0x2013) || c == QChar(0x2014))
            c = u'-';
    }
    static const QRegularExpression point(QStringLiteral("(?<=[0-9])。(?=[0-9])"));
    return out.replace(point, QStringLiteral("."));
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
