// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/desk.h"
#include "ui/window/pages.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace suanchou::ui {

/// Why a number is what it is: its formula, its inputs with value and source, and each input that
/// is itself derived as a link that replaces the content. Opens under the number without dimming
/// anything; Esc, or going elsewhere, closes it and gives the focus back.
class WhyPopover : public QFrame
{
    Q_OBJECT

public:
    WhyPopover(const Desk& desk, QWidget* parent);

    /// Whether the evaluation shown derives this number (an id of its headlines).
    [[nodiscard]] bool knows(const QString& id) const;
    /// Opens under the asking widget. The page is where the number can be changed.
    void ask(const QString& id, PageId page, QWidget* asker);
    /// Back to the number that led to the present one; nothing at the first.
    void back();
    [[nodiscard]] bool isOpen() const { return isVisible(); }
    /// What "Copy derivation" copies: the whole tree of the number shown.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QList<QToolButton*> links() const { return m_links; }
    [[nodiscard]] QPushButton& pageButton() { return *m_toPage; }
    [[nodiscard]] QPushButton& copyButton() { return *m_copy; }

signals:
    /// The asker is no longer explained.
    void closed();
    void pageWanted(suanchou::ui::PageId page);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] const Derivation* headline(const QString& id) const;
    [[nodiscard]] const Derivation* shown() const;
    void close(bool focusBack);
    void follow(std::size_t input);
    void refresh();
    void rebuildSteps(const Derivation& derivation);
    [[nodiscard]] QWidget* makeStep(const Derivation& derivation, std::size_t input);
    void place();
    /// Once the window is on the screen: going elsewhere in it closes.
    void watchFocus();

    Desk m_desk;
    QString m_id;
    PageId m_page = PageId::Demand;
    QWidget* m_asker = nullptr;
    QMetaObject::Connection m_watch;
    std::vector<std::size_t> m_way; ///< inputs followed from the headline
    QToolButton* m_back;
    QLabel* m_title;
    QToolButton* m_close;
    QLabel* m_formula;
    QWidget* m_steps;
    QVBoxLayout* m_stepLayout;
    QList<QToolButton*> m_links;
    QPushButton* m_toPage;
    QPushButton* m_copy;
};

} // namespace suanchou::ui
