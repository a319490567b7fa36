// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalog/quotereading.h"

#include <QRegularExpression>

#include <vector>

/// What the readers of a quote's text share.
namespace suanchou::quotetext {

/// What a part that was read is replaced by: no pattern matches across it.
inline constexpr QChar taken(0x1F);
/// … and the card, whose count may stand beside it.
inline constexpr QChar takenCard(0x1E);

/// The text with the parts that are read blanked out one after the other.
class Scanner
{
public:
    explicit Scanner(const QString& text);

    [[nodiscard]] const QString& left() const { return m_left; }
    /// The text as typed, of a span.
    [[nodiscard]] QString part(qsizetype start, qsizetype length) const
    {
        return m_text.mid(start, length).trimmed();
    }
    /// Blanks a span out; the text as typed.
    QString take(qsizetype start, qsizetype length, QChar mark = taken);
    QString take(const QRegularExpressionMatch& match)
    {
        return take(match.capturedStart(0), match.capturedLength(0));
    }
    /// All matches in what is left.
    [[nodiscard]] std::vector<QRegularExpressionMatch> all(const QRegularExpression& pattern) const;

private:
    QString m_text;
    QString m_left;
};

/// A pattern that ignores case.
QRegularExpression regex(const QString& pattern);
/// An error about a field, with the part of the text that it is about.
Error issue(ErrorCode code, QuoteField field, const QString& part = {});

// Alternatives of a pattern, longer words first.
const QString& instanceWords();
const QString& cardWords();
const QString& hourWords();
const QString& monthWords();
const QString& yearWords();
/// Periods that no price of ours has: days, weeks, quarters.
const QString& otherPeriodWords();

} // namespace suanchou::quotetext
