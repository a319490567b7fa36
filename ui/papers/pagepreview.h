// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/quotepdf.h"
#include "ui/theme/themeswitch.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace suanchou::ui {

/// The real page of the paper, painted by the same code as the PDF, as wide as there is room.
class PagePreview : public QWidget
{
    Q_OBJECT

public:
    PagePreview(const ThemeSwitch& theme, QWidget* parent);

    /// The pages to show; nothing shows a sentence instead.
    void setPages(std::optional<QuotePages> pages, const QString& emptyText);
    [[nodiscard]] int pageCount() const { return m_pages ? m_pages->count() : 0; }
    [[nodiscard]] int page() const { return m_page; }
    void setPage(int page);
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void pageChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QPixmap rendered(const QSize& size) const;

    const ThemeSwitch& m_theme;
    std::optional<QuotePages> m_pages;
    QString m_emptyText;
    int m_page = 0;
    QPixmap m_cache;
    int m_cachedPage = -1;
};

} // namespace suanchou::ui
