// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/error.h"
#include "ui/window/desk.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QToolButton;

namespace suanchou::ui {

class IconLabel;

/// A bar under the top bar that says what failed, what is still safe and why. Stays until it is
/// closed or the next attempt succeeds; keeps the error, so that a language switch reaches it.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    NoticeBar(const Desk& desk, QWidget* parent);

    /// The headline is made anew in each language.
    void showFailure(std::function<QString()> headline, const Error& error);
    void clear();
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    Desk m_desk;
    std::function<QString()> m_headline;
    std::optional<Error> m_error;
    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace suanchou::ui
