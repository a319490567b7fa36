// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/whypopover.h"

#include "app/plan/describe.h"
#include "ui/theme/icons.h"
#include "ui/theme/styling.h"
#include "ui/theme/type.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

namespace suanchou::ui {

namespace {

constexpr int popoverWidth = 430;
constexpr int gapBelowAsker = 6;

/// "1.48 × 10^21" with the exponent raised, as rich text.
QString raised(const QString& text)
{
    static const QRegularExpression exponent(QStringLiteral("\\^(\\d+)"));
    QString rich = text.toHtmlEscaped();
    return rich.replace(exponent, QStringLiteral("<sup>\\1</sup>"));
}

} // namespace

WhyPopover::WhyPopover(const Desk& desk, QWidget* parent)
    : QFrame(parent)
    , m_desk(desk)
    , m_back(new QToolButton(this))
    , m_title(new QLabel(this))
    , m_close(new QToolButton(this))
    , m_formula(new QLabel(this))
    , m_steps(new QWidget(this))
    , m_stepLayout(new QVBoxLayout(m_steps))
    , m_toPage(new QPushButton(this))
    , m_copy(new QPushButton(this))
{
    setRole(this, "popover");
    setFixedWidth(popoverWidth);
    setFocusPolicy(Qt::StrongFocus);
    setType(m_title, TypeRole::CardTitle);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_formula->setTextFormat(Qt::PlainText);
    m_formula->setWordWrap(true);
    setTone(m_formula, Tone::Secondary);
    m_stepLayout->setContentsMargins(0, 0, 0, 0);
    m_stepLayout->setSpacing(8);

    auto* head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(m_back);
    head->addWidget(m_title, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_toPage);
    foot->addWidget(m_copy);
    foot->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 14, 16, 14);
    layout->setSpacing(8);
    layout->addLayout(head);
    layout->addWidget(m_formula);
    layout->addWidget(makeRule(this));
    layout->addWidget(m_steps);
    layout->addWidget(makeRule(this));
    layout->addLayout(foot);
    hide();

    connect(m_back, &QToolButton::clicked, this, &WhyPopover::back);
    connect(m_close, &QToolButton::clicked, this, [this] { close(true); });
    connect(m_toPage, &QPushButton::clicked, this, [this] {
        close(false);
        emit pageWanted(m_page);
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(text());
    });
    connect(&m_desk.recalculator, &Recalculator::published, this, &WhyPopover::refresh);
    connect(&m_desk.theme, &ThemeSwitch::changed, this, &WhyPopover::refresh);
}

const Derivation* WhyPopover::headline(const QString& id) const
{
    const Evaluation* evaluation = m_desk.shown();
    if (!evaluation)
        return nullptr;
    const auto found = std::find_if(
        evaluation->derivations.begin(),
        evaluation->derivations.end(),
        [&id](const Derivation& each) { return each.id == id; });
    return found == evaluation->derivations.end() ? nullptr : &*found;
}

const Derivation* WhyPopover::shown() const
{
    const Derivation* at = headline(m_id);
    for (const std::size_t input : m_way) {
        if (!at || input >= at->inputs.size())
            return nullptr;
        at = &at->inputs.at(input);
    }
    return at;
}

bool WhyPopover::knows(const QString& id) const
{
    return headline(id) != nullptr;
}

void WhyPopover::ask(const QString& id, PageId page, QWidget* asker)
{
    m_id = id;
    m_page = page;
    m_asker = asker;
    m_way.clear();
    show();
    raise();
    refresh();
    setFocus(Qt::OtherFocusReason);
    watchFocus();
}

void WhyPopover::watchFocus()
{
    const QWindow* handle = window()->windowHandle();
    if (m_watch || !handle)
        return;
    m_watch = connect(handle, &QWindow::focusObjectChanged, this, [this](const QObject* now) {
        const auto* widget = qobject_cast<const QWidget*>(now);
        if (isVisible() && widget && widget != this && !isAncestorOf(widget))
            close(false);
    });
}

void WhyPopover::back()
{
    if (m_way.empty())
        return;
    m_way.pop_back();
    refresh();
    setFocus(Qt::OtherFocusReason);
}

void WhyPopover::follow(std::size_t input)
{
    m_way.push_back(input);
    refresh();
    // The link that was pressed is gone.
    setFocus(Qt::OtherFocusReason);
}

void WhyPopover::close(bool focusBack)
{
    if (!isVisible())
        return;
    hide();
    if (focusBack && m_asker)
        m_asker->setFocus(Qt::OtherFocusReason);
    emit closed();
}

QString WhyPopover::text() const
{
    const Derivation* derivation = shown();
    return derivation ? derivationText(*derivation, m_desk.world().assumptions, m_desk.speech())
                      : QString();
}

void WhyPopover::refresh()
{
    if (!isVisible())
        return;
    // Another plan may derive the number in another way: start over with it.
    if (!shown())
        m_way.clear();
    const Derivation* derivation = shown();
    if (!derivation) {
        close(true);
        return;
    }
    const Theme& theme = m_desk.theme.theme();
    const Speech& speech = m_desk.speech();
    const AssumptionRegistry& assumptions = m_desk.world().assumptions;
    m_back->setIcon(makeIcon(QStringLiteral("left"), theme.text, theme.textMuted));
    m_back->setAccessibleName(tr("Back"));
    m_back->setToolTip(tr("Back: Alt+Left"));
    m_back->setVisible(!m_way.empty());
    m_close->setIcon(makeIcon(QStringLiteral("close"), theme.text, theme.textMuted));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close: Esc"));
    const QString name = derivationTitle(derivation->id, assumptions, speech);
    const QString value = derivationValue(*derivation, speech);
    m_title->setTextFormat(Qt::RichText);
    m_title->setText(tr("Why %1 = %2").arg(name.toHtmlEscaped(), raised(value)));
    setAccessibleName(tr("Why %1 = %2").arg(name, value));
    m_formula->setText(expressionText(derivation->expression, assumptions, speech));
    m_toPage->setText(tr("Open %1").arg(pageTitle(m_page)));
    m_toPage->setAccessibleName(m_toPage->text());
    m_copy->setText(tr("Copy derivation"));
    m_copy->setAccessibleName(m_copy->text());
    rebuildSteps(*derivation);
    place();
}

void WhyPopover::rebuildSteps(const Derivation& derivation)
{
    m_links.clear();
    while (QLayoutItem* item = m_stepLayout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    for (std::size_t i = 0; i < derivation.inputs.size(); ++i) {
        QWidget* step = makeStep(derivation, i);
        m_stepLayout->addWidget(step);
        // A layout counts only what is shown; a new child would be shown by the event loop later.
        step->show();
    }
}

QWidget* WhyPopover::makeStep(const Derivation& derivation, std::size_t input)
{
    const Derivation& step = derivation.inputs.at(input);
    const Speech& speech = m_desk.speech();
    const AssumptionRegistry& assumptions = m_desk.world().assumptions;
    const QString name = derivationTitle(step.id, assumptions, speech);
    auto* row = new QWidget(m_steps);
    auto* line = new QHBoxLayout;
    line->setSpacing(12);
    if (step.inputs.empty()) {
        auto* label = new QLabel(name, row);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        line->addWidget(label, 1);
    } else {
        auto* link = new QToolButton(row);
        setRole(link, "link");
        link->setText(name);
        link->setAccessibleName(tr("Why %1 = %2").arg(name, derivationValue(step, speech)));
        link->setCursor(Qt::PointingHandCursor);
        connect(link, &QToolButton::clicked, this, [this, input] { follow(input); });
        m_links << link;
        line->addWidget(link);
        line->addStretch(1);
    }
    auto* value = new QLabel(raised(derivationValue(step, speech)), row);
    value->setTextFormat(Qt::RichText);
    value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QFont bold = value->font();
    bold.setBold(true);
    value->setFont(bold);
    line->addWidget(value);
    auto* below = new QLabel(
        step.inputs.empty() ? sourceText(step.source, speech)
                            : expressionText(step.expression, assumptions, speech),
        row);
    below->setTextFormat(Qt::PlainText);
    below->setWordWrap(true);
    setType(below, TypeRole::Caption);
    setTone(below, Tone::Muted);
    auto* layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(line);
    layout->addWidget(below);
    return row;
}

void WhyPopover::place()
{
    if (!m_asker || !parentWidget())
        return;
    layout()->activate();
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(popoverWidth)
                                                     : sizeHint().height();
    const QPoint below =
        m_asker->mapTo(parentWidget(), QPoint(0, m_asker->height() + gapBelowAsker));
    const int room = parentWidget()->height() - below.y() - gapBelowAsker;
    setFixedHeight(std::min(height, room));
    move(
        std::clamp(below.x(), 8, std::max(8, parentWidget()->width() - popoverWidth - 8)),
        below.y());
}

void WhyPopover::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void WhyPopover::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        close(true);
    } else if (event->key() == Qt::Key_Left && event->modifiers().testFlag(Qt::AltModifier)) {
        back();
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace suanchou::ui
