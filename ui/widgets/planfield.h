// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/plan.h"

#include <QObject>

#include <functional>
#include <memory>

namespace suanchou {
class Document;
class Speech;
} // namespace suanchou

namespace suanchou::ui {

class InputField;

using PlanChange = std::function<void(Plan&)>;

/// What a text field means for the plan.
struct PlanFieldRules
{
    QString key; ///< merge key of its undo steps
    const char* step =
        nullptr; ///< undo step in English, translated where it is shown (see steps.h)
    /// The change a text asks for, or why it is refused.
    std::function<Result<PlanChange>(const QString& text)> read;
    /// The value in force as text, in the current language.
    std::function<QString(const Plan& plan)> write;
};

/// Binds an InputField to the plan. Every accepted keystroke is part of one undo step; a refused
/// text stays in the field with its reason while the old value stays in force; Esc gives that back;
/// a change from elsewhere (undo) replaces the text.
class PlanField : public QObject
{
    Q_OBJECT

public:
    PlanField(PlanFieldRules rules, Document& document, InputField& field);

    /// Brings field and plan together. The echo is what to say if nothing is refused, neither the
    /// text here nor, in the words of refusal, the value in force.
    void sync(const Speech& speech, const QString& echo, bool warn, const QString& refusal = {});
    [[nodiscard]] bool isRefused() const { return m_refusal.has_value(); }
    /// The field this binds, for focus and tests.
    [[nodiscard]] InputField& field() { return m_field; }

signals:
    /// The refusal came or went without a change of the plan.
    void judged();

private:
    void read(const QString& text);
    void restore();
    void leave();

    PlanFieldRules m_rules;
    Document& m_document;
    InputField& m_field;
    std::optional<Error> m_refusal;
    PlanChange m_typed; ///< what the text in the field asks for, while a person's text is in it
    std::shared_ptr<const Plan> m_inForce; ///< the plan when the text was refused
    bool m_own = false;                    ///< the text in the field is the person's
};

} // namespace suanchou::ui
