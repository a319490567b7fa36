// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluating.h"
#include "app/report/quotedocument.h"
#include "app/report/quotepdf.h"
#include "app/report/quotetext.h"

#include <QFileInfo>

namespace suanchou {

namespace {

class QuoteCommand final : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("quote"); }
    [[nodiscard]] QString summary(const Speech& speech) const override
    {
        return speech.translate("Cli", "Writes the quotation of a plan");
    }
    [[nodiscard]] QString synopsis() const override
    {
        return QStringLiteral(
            "PLAN -o FILE.pdf|.csv|.json [--ASSUMPTION VALUE] [--workspace FILE]");
    }
    [[nodiscard]] bool paints() const override { return true; }
    [[nodiscard]] bool takesAssumptions() const override { return true; }

    ExitCode run(const QStringList& arguments, CommandContext& context) const override
    {
        return runEvaluating(
            name(),
            arguments,
            {},
            context,
            [](const Arguments& parsed, CommandContext& in) -> Result<Plan> {
                const QString form = formOf(parsed);
                if (form.isEmpty())
                    return fail(usageError(
                        ErrorCode::UsageMissingArgument,
                        QStringLiteral("quote"),
                        QStringLiteral("-o FILE.pdf|.csv|.json")));
                return readOnePlan(parsed, in);
            },
            write);
    }

private:
    /// "pdf", "csv" or "json"; empty for anything else.
    static QString formOf(const Arguments& parsed)
    {
        const QString suffix = QFileInfo(parsed.common().out).suffix().toLower();
        for (const QString& form :
             {QStringLiteral("pdf"), QStringLiteral("csv"), QStringLiteral("json")}) {
            if (suffix == form)
                return form;
        }
        return {};
    }

    static Result<QByteArray> write(
        const Evaluation& e, const Arguments& parsed, const Speech& speech, CommandContext& context)
    {
        const Result<QuoteDocument> document = quoteDocument(e, context.world, speech);
        if (!document)
            return fail(document.error());
        const QString form = formOf(parsed);
        if (form == QLatin1String("csv"))
            return quoteCsv(*document, speech);
        if (form == QLatin1String("json"))
            return quoteJson(*document);
        Q_ASSERT_X(context.charts, "QuoteCommand", "main gives painting commands a ChartPainter");
        return quotePdf(*document, *context.charts).map([&](const PdfFile& file) {
            if (!file.missing.isEmpty())
                say(context.messages, missingCharactersText(file.missing, speech) % u'\n');
            return file.bytes;
        });
    }
};

} // namespace

std::unique_ptr<Command> makeQuoteCommand()
{
    return std::make_unique<QuoteCommand>();
}

} // namespace suanchou
