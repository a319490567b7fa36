// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/chartpainter.h"

#include <QWidget>

namespace suanchou::ui {

class BarPlot;

/// Shows one ChartSpec on the screen, as tall as it needs to be. Click or arrow keys choose a bar;
/// its key is reported. The accessible name is the spec's sentence, the description the chosen
/// bar's figures.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);

    void setSpec(const ChartSpec& spec, const ChartStyle& style, const Speech& speech);
    /// Colours of the chosen bar: the soft ground and the strong mark at its left.
    void setSelectionColours(const QColor& soft, const QColor& strong);
    void setSelectedKey(const QString& key);
    [[nodiscard]] const QString& selectedKey() const { return m_selectedKey; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A person chose a bar with a key.
    void barChosen(const QString& key);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void choose(const QString& key);
    [[nodiscard]] const Bar* selectedBar() const;
    [[nodiscard]] QStringList keys() const;
    void describeSelection();

    BarPlot* m_plot;
    ChartSpec m_spec;
    ChartStyle m_style;
    Speech m_speech{Language::English};
    QString m_selectedKey;
};

} // namespace suanchou::ui
