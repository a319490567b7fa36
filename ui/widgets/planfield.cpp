// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/planfield.h"

#include "app/plan/describe.h"
#include "app/session/document.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/textfield.h"

#include <QCoreApplication>

namespace suanchou::ui {

PlanField::PlanField(PlanFieldRules rules, Document& document, InputField& field)
    : QObject(&field)
    , m_rules(std::move(rules))
    , m_document(document)
    , m_field(field)
{
    connect(&field.edit(), &TextField::typed, this, &PlanField::read);
    connect(&field.edit(), &TextField::restoreWanted, this, &PlanField::restore);
    connect(&field.edit(), &TextField::left, this, &PlanField::leave);
}

void PlanField::read(const QString& text)
{
    m_own = true;
    Result<PlanChange> change = m_rules.read(text);
    if (!change) {
        m_refusal = change.error();
        m_typed = nullptr;
        m_inForce = m_document.snapshot();
        emit judged();
        return;
    }
    m_refusal.reset();
    m_typed = *change;
    m_document.edit(m_rules.key, QString::fromLatin1(m_rules.step), m_typed);
    emit judged();
}

void PlanField::restore()
{
    m_own = false;
    m_refusal.reset();
    emit judged();
}

void PlanField::leave()
{
    m_document.endMerge();
    // Nothing is no text of the person's: what counts comes back.
    if (m_own && !m_refusal && m_field.edit().text().isEmpty())
        restore();
}

void PlanField::sync(const Speech& speech, const QString& echo, bool warn, const QString& refusal)
{
    const Plan& plan = m_document.plan();
    const QString written = m_rules.write(plan);
    if (m_own && m_refusal && written != m_rules.write(*m_inForce)) {
        m_own = false;
        m_refusal.reset();
    }
    if (m_own && m_typed) {
        Plan asTyped = plan;
        m_typed(asTyped);
        m_own = asTyped == plan;
    }
    if (!m_own && m_field.edit().text() != written)
        m_field.edit().setText(written);
    setRefused(&m_field.edit(), m_refusal || !refusal.isEmpty());
    if (!m_refusal) {
        const Tone tone = warn ? Tone::Warn : Tone::Muted;
        m_field.setEcho(refusal.isEmpty() ? echo : refusal, refusal.isEmpty() ? tone : Tone::Error);
        return;
    }
    QString sentence = describe(*m_refusal, speech).simplified();
    if (!written.isEmpty()) {
        sentence = filled(
            QCoreApplication::translate(
                "suanchou::ui::PlanField", "%{reason}. %{value} still counts."),
            {{QStringLiteral("reason"), sentence}, {QStringLiteral("value"), written}});
    }
    m_field.setEcho(sentence, Tone::Error);
}

} // namespace suanchou::ui
