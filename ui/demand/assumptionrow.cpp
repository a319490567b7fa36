// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/demand/assumptionrow.h"

#include "app/plan/describe.h"
#include "ui/demand/demandrules.h"
#include "ui/theme/styling.h"
#include "ui/theme/type.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/choicefield.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/textfield.h"
#include "ui/window/steps.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTextDocument>
#include <QToolButton>

namespace suanchou::ui {

AssumptionRow::AssumptionRow(const AssumptionSpec& spec, const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_spec(spec)
    , m_desk(desk)
    , m_mark(new QWidget(this))
    , m_edited(new QLabel(m_mark))
    , m_reset(nullptr)
{
    FieldFrame* frame = spec.unit == AssumptionUnit::Flag ? makeChoice() : makeField();
    m_reset = new QToolButton(m_mark);
    setRole(m_reset, "link");
    auto* icon = new IconLabel(desk.theme, 14, m_mark);
    icon->setIcon(QStringLiteral("edited"), Tone::Accent);
    setType(m_edited, TypeRole::Caption);
    setTone(m_edited, Tone::Accent);
    auto* line = new QHBoxLayout(m_mark);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(5);
    line->addWidget(icon);
    line->addWidget(m_edited, 1);
    line->addWidget(m_reset);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(frame);
    layout->addWidget(m_mark);
    connect(m_reset, &QToolButton::clicked, this, &AssumptionRow::reset);
}

FieldFrame* AssumptionRow::makeField()
{
    const LanguageSwitch& language = m_desk.language;
    m_field = new InputField(m_desk.theme, FieldFrame::Size::Row, this);
    m_binding = new PlanField(
        assumptionRules(m_spec, [&language]() -> const Speech& { return language.speech(); }),
        m_desk.document,
        *m_field);
    connect(m_binding, &PlanField::judged, this, &AssumptionRow::judged);
    return m_field;
}

FieldFrame* AssumptionRow::makeChoice()
{
    m_choice = new ChoiceField(m_desk.theme, FieldFrame::Size::Row, this);
    connect(&m_choice->box(), &CalmComboBox::chosen, this, [this](const QVariant& value) {
        m_desk.document.edit({}, QString::fromLatin1(step::assumption), [this, value](Plan& plan) {
            setAssumption(plan.assumptions, m_spec, value.toDouble());
        });
    });
    return m_choice;
}

void AssumptionRow::reset()
{
    // The button goes with the value: the keyboard stays in the row.
    if (m_field)
        m_field->edit().setFocus(Qt::OtherFocusReason);
    else
        m_choice->box().setFocus(Qt::OtherFocusReason);
    m_desk.document.edit({}, QString::fromLatin1(step::assumption), [this](Plan& plan) {
        plan.assumptions.erase(m_spec.id);
    });
}

void AssumptionRow::refresh(const QString& refusal)
{
    const Speech& speech = m_desk.speech();
    const AssumptionOverrides& overrides = m_desk.document.plan().assumptions;
    const AssumptionText text = describe(m_spec, speech);
    setToolTip(Qt::convertFromPlainText(
        tr("%1\nUnit: %2\nDefault: %3\nBounds: %4\nSource: %5")
            .arg(text.title, text.unit, text.defaultValue, text.bounds, text.source),
        Qt::WhiteSpaceNormal));
    if (m_field) {
        m_field->setTitle(text.title);
        m_field->edit().setPlaceholderText(text.defaultValue);
        m_binding->sync(speech, text.source, false, refusal);
    } else {
        m_choice->setTitle(text.title);
        m_choice->box().setChoices(
            {{assumptionValueText(m_spec.unit, 1, speech), 1.0},
             {assumptionValueText(m_spec.unit, 0, speech), 0.0}},
            valueOf(m_spec, overrides));
        m_choice->setEcho(
            refusal.isEmpty() ? text.source : refusal,
            refusal.isEmpty() ? Tone::Muted : Tone::Error);
    }
    m_mark->setVisible(overrides.contains(m_spec.id));
    m_edited->setText(tr("Edited"));
    m_reset->setText(tr("Back to %1").arg(text.defaultValue));
    m_reset->setAccessibleName(tr("%1: back to %2").arg(text.title, text.defaultValue));
}

} // namespace suanchou::ui
