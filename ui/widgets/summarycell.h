// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/quantity.h"
#include "ui/theme/styling.h"
#include "ui/theme/themeswitch.h"

#include <QAbstractButton>

#include <optional>
#include <vector>

namespace suanchou::ui {

/// A value with its unit, perhaps behind an icon.
struct SummaryFigure
{
    QString number;
    QString unit;
    QString icon;
    Tone tone = Tone::Text; ///< of the icon

    bool operator==(const SummaryFigure&) const = default;
};

/// One cell of the summary strip as a value.
struct SummaryContent
{
    QString caption;
    std::vector<SummaryFigure> figures;
    QString below;
    std::optional<Range<double>> range; ///< drawn as a bar around P50
    bool warn = false;                  ///< below is a warning
    QString full;                       ///< exact value and source, for tooltip and screen reader

    bool operator==(const SummaryContent&) const = default;
};

/// Paints caption, value and range on fixed baselines, so that the six cells stand in line. A
/// button: it says why its number is what it is, or leads to the page it comes from.
class SummaryCell : public QAbstractButton
{
    Q_OBJECT

public:
    SummaryCell(const ThemeSwitch& theme, QWidget* parent);

    void setContent(const SummaryContent& content);
    /// The numbers belong to an older plan.
    void setStale(bool stale);
    /// The number is being explained: underlined in the accent.
    void setAsked(bool asked);
    void setDivider(bool divider) { m_divider = divider; }
    [[nodiscard]] const SummaryContent& content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    /// With all words, or with the first one only where room is short.
    [[nodiscard]] double figuresWidth(const QFont& number, bool allWords) const;
    [[nodiscard]] bool hasRoomForWords(double room) const;
    [[nodiscard]] QFont numberFont(double room) const;
    void paintFigures(QPainter& painter, double baseline) const;
    void paintRange(QPainter& painter, const QRectF& bar) const;

    const ThemeSwitch& m_theme;
    SummaryContent m_content;
    bool m_stale = false;
    bool m_asked = false;
    bool m_divider = true;
};

} // namespace suanchou::ui
