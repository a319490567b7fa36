// SPDX-License-Identifier: GPL-3.0-or-later
// What PapersPage shows and writes, derived from plan, evaluation and language.
#include "app/base/atomicfile.h"
#include "app/base/format.h"
#include "app/plan/describe.h"
#include "app/report/quotepdf.h"
#include "app/report/quotetext.h"
#include "ui/papers/pagepreview.h"
#include "ui/papers/paperchecks.h"
#include "ui/papers/paperspage.h"
#include "ui/theme/icons.h"
#include "ui/widgets/calmcombobox.h"
#include "ui/widgets/inputfield.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/textfield.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace suanchou::ui {

void PapersPage::refreshTexts()
{
    m_partiesTitle->setText(tr("Parties"));
    m_buyer->setTitle(tr("Buyer"));
    m_seller->setTitle(tr("Seller"));
    m_project->setTitle(tr("Project"));
    for (InputField* field : {m_buyer, m_seller, m_project})
        field->edit().setPlaceholderText(tr("a line to write on"));
    m_termsTitle->setText(tr("Terms"));
    m_valid->setTitle(tr("Valid for, days"));
    m_languageTitle->setText(tr("Language of the paper"));
    m_language->setAccessibleName(m_languageTitle->text());
    // Each language is named in itself.
    m_language->setChoices(
        {{QStringLiteral("简体中文"), QStringLiteral("zh")},
         {QStringLiteral("English"), QStringLiteral("en")}},
        paperLanguage() == Language::Chinese ? QStringLiteral("zh") : QStringLiteral("en"));
    m_pdf->setText(tr("Export PDF"));
    m_csv->setText(QStringLiteral("CSV"));
    m_json->setText(QStringLiteral("JSON"));
    m_pdf->setAccessibleName(m_pdf->text());
    m_csv->setAccessibleName(tr("Export CSV"));
    m_json->setAccessibleName(tr("Export JSON"));
    m_preview->setAccessibleName(tr("Preview of the quote"));
    const Theme& theme = desk().theme.theme();
    m_previous->setIcon(makeIcon(QStringLiteral("left"), theme.text, theme.textMuted));
    m_next->setIcon(makeIcon(QStringLiteral("right"), theme.text, theme.textMuted));
    m_previous->setAccessibleName(tr("Previous page"));
    m_next->setAccessibleName(tr("Next page"));
    m_previous->setToolTip(m_previous->accessibleName());
    m_next->setToolTip(m_next->accessibleName());
}

Result<QuoteDocument> PapersPage::makeDocument() const
{
    if (desk().recalculator.refusal())
        return fail(*desk().recalculator.refusal());
    const Evaluation* evaluation = desk().shown();
    if (!evaluation)
        return fail(ErrorCode::NothingToQuote);
    return quoteDocument(*evaluation, desk().recalculator.world(), Speech(paperLanguage()));
}

void PapersPage::refreshDocument()
{
    const Speech& speech = desk().speech();
    Result<QuoteDocument> document = makeDocument();
    std::vector<ValueItem> checks;
    if (!document) {
        m_document.reset();
        const QString reason = document.error().code == ErrorCode::PlanIncomplete
            ? refusalSentence()
            : describe(document.error(), speech);
        m_preview->setPages(std::nullopt, reason);
        setAnswer(reason.simplified());
        m_inspector->setHeading(tr("Before the export"), tr("Nothing to export yet"));
    } else if (!m_document || *m_document != *document || m_preview->pageCount() == 0) {
        m_document = std::move(*document);
        Result<QStringList> families = paperFontFamilies();
        if (families)
            m_preview->setPages(QuotePages(*m_document, *families, &desk().charts), {});
        else
            m_preview->setPages(std::nullopt, describe(families.error(), speech));
    }
    if (m_document) {
        checks = paperChecks(*m_document, *desk().shown(), speech);
        const int open = openChecks(checks);
        m_inspector->setHeading(
            tr("Before the export"),
            open == 0 ? tr("Ready to export") : tr("Ready, %n to look at", nullptr, open));
        setAnswer(tr("%1 in total, tax included; valid until %2.")
                      .arg(
                          format::moneyWithSign(m_document->total),
                          format::date(m_document->validUntil)));
    }
    m_inspector->setItems(std::move(checks));
    for (QPushButton* button : {m_pdf, m_csv, m_json})
        button->setEnabled(m_document.has_value() && !desk().isOutdated());
}

void PapersPage::refreshPager()
{
    const int count = m_preview->pageCount();
    m_pageLabel->setText(
        count == 0 ? QString() : tr("Page %1 of %2").arg(m_preview->page() + 1).arg(count));
    m_previous->setEnabled(m_preview->page() > 0);
    m_next->setEnabled(m_preview->page() + 1 < count);
}

void PapersPage::refreshOutcome()
{
    std::vector<ValueItem> items;
    if (m_failure) {
        items.push_back(cardItem(
            Severity::Error,
            tr("The file was not written"),
            describe(*m_failure, desk().speech()) % u'\n' %
                tr("An older file of that name is unchanged.")));
    } else if (!m_savedPath.isEmpty()) {
        items.push_back(
            checkItem(Severity::Info, true, tr("Written"), QDir::toNativeSeparators(m_savedPath)));
        if (!m_missingCharacters.isEmpty()) {
            items.push_back(cardItem(
                Severity::Warning,
                tr("Characters are missing"),
                missingCharactersText(m_missingCharacters, desk().speech())));
        }
    }
    m_outcome->setItems(std::move(items));
}

QString PapersPage::outcomeText() const
{
    QStringList lines;
    for (const ValueItem& item : m_outcome->items())
        lines << item.label << item.below;
    return lines.join(u'\n');
}

void PapersPage::exportTo(const QString& suffix, const QString& filter, const Writer& write)
{
    if (desk().isOutdated() && !desk().recalculator.refusal())
        return; // the fresh result is a moment away; the buttons wait for it as well
    Result<QuoteDocument> document = makeDocument();
    m_savedPath.clear();
    m_missingCharacters.clear();
    m_failure.reset();
    if (!document) {
        m_failure = document.error();
        requestRefresh();
        return;
    }
    const QString suggested =
        document->title.simplified().remove(u' ') % u'_' % document->number % u'.' % suffix;
    QString path = desk().dialogs.savePath(window(), tr("Export quote"), suggested, filter);
    if (!path.isEmpty()) {
        if (!path.endsWith(u'.' % suffix, Qt::CaseInsensitive))
            path += u'.' % suffix;
        if (const Status written = write(*document, path); written)
            m_savedPath = path;
        else
            m_failure = written.error();
    }
    requestRefresh();
}

void PapersPage::exportPdf()
{
    exportTo(
        QStringLiteral("pdf"),
        tr("PDF (*.pdf)"),
        [this](const QuoteDocument& document, const QString& path) {
            return writeQuotePdf(document, desk().charts, path).map([this](const QString& missing) {
                m_missingCharacters = missing;
            });
        });
}

void PapersPage::exportCsv()
{
    exportTo(
        QStringLiteral("csv"),
        tr("CSV (*.csv)"),
        [this](const QuoteDocument& document, const QString& path) {
            return writeFileAtomically(path, quoteCsv(document, Speech(paperLanguage())));
        });
}

void PapersPage::exportJson()
{
    exportTo(
        QStringLiteral("json"),
        tr("JSON (*.json)"),
        [](const QuoteDocument& document, const QString& path) {
            return writeFileAtomically(path, quoteJson(document));
        });
}

} // namespace suanchou::ui
