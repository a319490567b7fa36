// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <memory>

class QTranslator;

namespace suanchou {

enum class Language { Chinese, English };

/// A text that comes with the data (a provider's name, an assumption's title) in both languages.
struct LocalText
{
    QString en;
    QString zh;

    bool operator==(const LocalText&) const = default;
};

/// The language a surface speaks, as a value: window, paper and CLI each hold their own, so a quote
/// can be in English while the window is in Chinese. Cheap to copy. The window installs the same
/// catalogue for tr().
class Speech
{
public:
    /// Loads the embedded catalogue of the language; a missing one leaves the English source texts.
    explicit Speech(Language language);

    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] bool isChinese() const { return m_language == Language::Chinese; }

    /// The translation of a source text; plural form by n where n ≥ 0 (%n is replaced).
    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* comment = nullptr, int n = -1) const;
    /// The half of a bilingual text that this language wants; the other one if it is empty.
    [[nodiscard]] QString pick(const LocalText& text) const;

private:
    Language m_language;
    std::shared_ptr<const QTranslator> m_catalogue;
};

/// "zh…" is Chinese, anything else English.
Language languageOfLocaleName(QStringView name);

/// Replaces every %{name} by its value; unknown names stay visible, which a test turns into a
/// failure.
QString filled(QString pattern, const QHash<QString, QString>& values);

} // namespace suanchou
