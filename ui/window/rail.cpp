// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/rail.h"

#include "ui/theme/icons.h"
#include "ui/theme/type.h"
#include "ui/widgets/railbutton.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace suanchou::ui {

namespace {

constexpr int railWidth = 84; ///< wider where a label needs it

} // namespace

Rail::Rail(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_group(new QButtonGroup(this))
    , m_language(nullptr)
    , m_theme(nullptr)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 58, 8, 10);
    layout->setSpacing(8);
    for (const PageId page : allPages) {
        auto* button = new RailButton(m_desk.theme, pageName(page), this);
        button->setCheckable(true);
        m_group->addButton(button, static_cast<int>(page));
        m_pages.push_back(button);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    m_language = new RailButton(m_desk.theme, QString(), this);
    m_theme = new RailButton(m_desk.theme, QString(), this);
    layout->addWidget(m_language);
    layout->addWidget(m_theme);

    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) {
        emit pageWanted(static_cast<PageId>(id));
    });
    connect(m_language, &QAbstractButton::clicked, this, [this] {
        m_desk.language.setLanguage(
            m_desk.speech().isChinese() ? Language::English : Language::Chinese);
    });
    connect(m_theme, &QAbstractButton::clicked, this, &Rail::nextTheme);
    connect(&m_desk.theme, &ThemeSwitch::changed, this, &Rail::refresh);
    connect(&m_desk.recalculator, &Recalculator::published, this, &Rail::refresh);
    refresh();
}

void Rail::setCurrent(PageId page)
{
    m_group->button(static_cast<int>(page))->setChecked(true);
}

void Rail::nextTheme()
{
    switch (m_desk.theme.choice()) {
    case ThemeChoice::System:
        m_desk.theme.setChoice(ThemeChoice::Light);
        break;
    case ThemeChoice::Light:
        m_desk.theme.setChoice(ThemeChoice::Dark);
        break;
    case ThemeChoice::Dark:
        m_desk.theme.setChoice(ThemeChoice::System);
        break;
    }
}

void Rail::refresh()
{
    const Evaluation* evaluation = m_desk.shown();
    for (const PageId page : allPages) {
        RailButton* button = m_pages.at(static_cast<std::size_t>(page));
        std::vector<Finding> findings;
        if (evaluation)
            findings = findingsOf(*evaluation, page);
        // Notes inform, they do not ask: only warnings and problems are counted here.
        int count = 0;
        Severity worst = Severity::Info;
        for (const Finding& finding : findings) {
            worst = std::max(worst, finding.severity);
            if (finding.severity != Severity::Info)
                ++count;
        }
        button->setBadge(count, worst);
        const QString title = pageTitle(page);
        button->setText(title);
        button->setToolTip(tr("%1 (Ctrl+%2)").arg(title).arg(static_cast<int>(page) + 1));
        button->setAccessibleName(
            count == 0 ? title : tr("%1, %n finding(s)", nullptr, count).arg(title));
    }
    m_language->setText(QStringLiteral("中 / EN"));
    m_language->setAccessibleName(tr("Language: English. Switch to Chinese"));
    m_language->setToolTip(m_language->accessibleName());
    switch (m_desk.theme.choice()) {
    case ThemeChoice::System:
        m_theme->setIconName(QStringLiteral("contrast"));
        m_theme->setText(tr("System"));
        break;
    case ThemeChoice::Light:
        m_theme->setIconName(QStringLiteral("sun"));
        m_theme->setText(tr("Light"));
        break;
    case ThemeChoice::Dark:
        m_theme->setIconName(QStringLiteral("moon"));
        m_theme->setText(tr("Dark"));
        break;
    }
    const QFontMetrics bold(typeFont(TypeRole::Strong));
    int width = railWidth;
    for (const RailButton* button : m_pages)
        width =
            std::max(width, static_cast<int>(bold.horizontalAdvance(button->text()) * 0.93) + 20);
    setFixedWidth(width);
    m_theme->updateGeometry();
    m_theme->setAccessibleName(tr("Theme: %1. Switch").arg(m_theme->text()));
    m_theme->setToolTip(m_theme->accessibleName());
}

void Rail::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void Rail::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_desk.theme.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), theme.border);
    paintIcon(
        painter, QRectF((width() - 28) / 2.0, 13, 28, 28), QStringLiteral("rods"), theme.accent);
}

} // namespace suanchou::ui
