// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/desk.h"
#include "ui/window/pages.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace suanchou::ui {

class Inspector;

/// One page: its name, its answer in one sentence, its content, and the inspector that goes with
/// it. Everything shown is derived in refresh() from plan, evaluation, language and theme; a page
/// that is hidden waits until it is shown.
class Page : public QWidget
{
    Q_OBJECT

public:
    Page(PageId id, const Desk& desk, QWidget* parent);

    [[nodiscard]] PageId id() const { return m_id; }
    /// Null if the page has none. Lives in the window's inspector area.
    [[nodiscard]] Inspector* inspector() const { return m_inspector; }
    [[nodiscard]] QString answer() const;
    /// Puts the keyboard where work on this page begins.
    virtual void takeFocus() { setFocus(Qt::OtherFocusReason); }

signals:
    /// The page asks the window to open the sample plan.
    void sampleWanted();
    /// Something could not be done; the headline is made anew in each language.
    void failed(std::function<QString()> headline, const suanchou::Error& error);

protected:
    /// Derives all texts and values anew.
    virtual void refresh() = 0;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

    void setAnswer(const QString& sentence);
    /// Why there is no evaluation, for the answer line.
    [[nodiscard]] QString refusalSentence() const;
    [[nodiscard]] const Desk& desk() const { return m_desk; }
    /// Refreshes now, or when the page is shown next.
    void requestRefresh();

    QVBoxLayout* m_content; ///< under the header
    QHBoxLayout* m_actions; ///< right in the header
    Inspector* m_inspector = nullptr;

private:
    PageId m_id;
    Desk m_desk;
    QLabel* m_title;
    QLabel* m_answer;
    bool m_dirty = true;
};

} // namespace suanchou::ui
