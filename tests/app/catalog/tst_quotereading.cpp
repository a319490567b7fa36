// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/quotereading.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

QuoteReading read(const QString& text)
{
    return parseQuoteText(text, test::world()->hardware);
}

QuoteReading read(const char* text)
{
    return read(QString::fromUtf8(text));
}

QString unitText(const QuoteReading& reading)
{
    if (!reading.unit)
        return QStringLiteral("?");
    static const QStringList periods{
        QStringLiteral("hour"), QStringLiteral("month"), QStringLiteral("year")};
    return (reading.unit->by == PricedBy::Card ? QStringLiteral("card/")
                                               : QStringLiteral("instance/")) +
        periods.at(static_cast<int>(reading.unit->period));
}

QString taxText(Tristate tax)
{
    return tax == Tristate::Unknown ? QStringLiteral("unknown")
        : tax == Tristate::Yes      ? QStringLiteral("yes")
                                    : QStringLiteral("no");
}

/// All of a reading on one line: what the tables below compare.
QString summary(const QuoteReading& r)
{
    const QString card = r.accelerator.isEmpty()
        ? QString(u'{' + r.candidates.join(QStringLiteral(", ")) + u'}')
        : r.accelerator;
    return QStringList{
        card,
        r.gpus ? QString::number(*r.gpus) : QStringLiteral("?"),
        r.price ? QString::number(r.price->toDouble(), 'g', 12) : QStringLiteral("?"),
        r.currency ? QString(currencyCode(*r.currency)) : QStringLiteral("?"),
        unitText(r),
        r.mode ? QString(modeName(*r.mode)) : QStringLiteral("?"),
        taxText(r.taxIncluded),
        QString::number(r.minTermMonths),
    }
        .join(u' ');
}

/// "card:ambiguous count:missing"
QString problemsOf(const QuoteReading& reading)
{
    QStringList out;
    for (const Error& problem : reading.problems) {
        out.append(
            problem.params.value(QStringLiteral("field")).toString() + u':' +
            QString(codeName(problem.code)).section(u'.', 1));
    }
    return out.join(u' ');
}

} // namespace

class TestQuoteReading : public QObject
{
    Q_OBJECT

private slots:
    void wholeTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        // Issue 3, with the size that it asks for.
        row("H20-141G 八卡, 6.5 万/月/台, 含税, 三个月起",
            "H20-141G 8 65000 CNY instance/month monthly yes 3");
        row("8x H20 141GB, 65000 CNY/node/month, tax included, min 3 months",
            "H20-141G 8 65000 CNY instance/month monthly yes 3");
        row("Ｈ２０　９６Ｇ　８卡，６．５万／月／台，含税，３个月起",
            "H20-96G 8 65000 CNY instance/month monthly yes 3");
        row("H20 八卡 141GB 6.5w/台/月 不含税 一年起",
            "H20-141G 8 65000 CNY instance/month monthly no 12");
        row("A100 80G 八卡 每台每月 4.2 万 未税 半年",
            "A100-SXM-80G 8 42000 CNY instance/month monthly no 6");
        row("H800 8卡，28.5元/卡时，含 6% 税，按量",
            "H800-SXM-80G 8 28.5 CNY card/hour on_demand yes 0");
        row("H800 8卡，28元/卡/小时，租期一年",
            "H800-SXM-80G 8 28 CNY card/hour committed_use unknown 12");
        row("8 x H200, $2.35 per GPU-hour, excluding VAT",
            "H200-SXM-141G 8 2.35 USD card/hour on_demand no 0");
        row("H100*8 USD 2.1/GPU/hour spot", "H100-SXM-80G 8 2.1 USD card/hour spot unknown 0");
        row("昇腾 910B 8卡 包年 60 万元/台/年 税前",
            "Ascend-910B 8 600000 CNY instance/year yearly no 0");
        row("RTX 4090 8卡 1.2 万元/台 包月 含税",
            "RTX-4090 8 12000 CNY instance/month monthly yes 0");
        row("4090单卡 1.8元/小时", "RTX-4090 1 1.8 CNY instance/hour on_demand unknown 0");
        row("包年 5 万/月/台 L40S 8卡", "L40S 8 50000 CNY instance/month yearly unknown 0");
        row("A800 八卡 竞价 12 元/卡时", "A800-SXM-80G 8 12 CNY card/hour spot unknown 0");
        row("A100 PCIe 80G 十六卡 8千/卡/月 三十六个月起",
            "A100-PCIe-80G 16 8000 CNY card/month monthly unknown 36");
        row("月租 65,000 元/台 H20-96G×8 最低两个月",
            "H20-96G 8 65000 CNY instance/month monthly unknown 2");
        row("B200 8-GPU server, 1.5M CNY/instance/year, VAT not included, at least 1 year",
            "B200 8 1500000 CNY instance/year yearly no 12");
        row("L20 8卡 0.123456 元/卡时", "L20 8 0.123456 CNY card/hour on_demand unknown 0");
        // Tax in other words, and in traditional characters.
        row("H800 8卡 6.5万/月/台 税另计 三个月起",
            "H800-SXM-80G 8 65000 CNY instance/month monthly no 3");
        row("H800 8卡 6.5万/月/台 开票另加6个点",
            "H800-SXM-80G 8 65000 CNY instance/month monthly no 0");
        row("H800 8卡 6.5万/月/台 含6个点增票",
            "H800-SXM-80G 8 65000 CNY instance/month monthly yes 0");
        row("H800 8卡 6.5萬/月/臺 含稅 三個月起",
            "H800-SXM-80G 8 65000 CNY instance/month monthly yes 3");
        row("8x H200, $2.35 per GPU-hour (tax-inclusive)",
            "H200-SXM-141G 8 2.35 USD card/hour on_demand yes 0");
        row("8x H200, $2.35 per GPU-hour, ex-VAT",
            "H200-SXM-141G 8 2.35 USD card/hour on_demand no 0");
        // Counts and terms as other people write them.
        row("H20 8x 96GB, USD 1.99/GPU-hr", "H20-96G 8 1.99 USD card/hour on_demand unknown 0");
        row("H100 8-way, USD 1.99/GPU-hr", "H100-SXM-80G 8 1.99 USD card/hour on_demand unknown 0");
        row("eight-GPU H100, USD 12000/node/month, 6mo min",
            "H100-SXM-80G 8 12000 USD instance/month monthly unknown 6");
        // Machines that somebody wants: eight cards are those of one.
        row("H800 八卡 十台 6.5万/月/台",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 一台 16卡 6.5万/月/台",
            "H800-SXM-80G 16 65000 CNY instance/month monthly unknown 0");
        // As people speak: 一个月 behind the price is its unit, 一个月起 a term.
        row("H20-96G 单卡 3.8万一个月", "H20-96G 1 38000 CNY instance/month monthly unknown 0");
        row("H20-96G 单卡 3.8万 每个月", "H20-96G 1 38000 CNY instance/month monthly unknown 0");
        row("H20-96G 单卡 包月 3.8万 一个月起",
            "H20-96G 1 38000 CNY instance/month monthly unknown 1");
        row("H800 八卡 6.5万一台一个月 一年起",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 12");
        row("H800 八卡 6.5万/台一个月",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 八卡 6.5万一个月一台",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 八卡 6.5万一个月/台",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 八卡 6.5万/月/台 一年",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 12");
        row("H800 八卡 60万一台一年", "H800-SXM-80G 8 600000 CNY instance/year yearly unknown 0");
        row("H800 八卡 60万元/台年", "H800-SXM-80G 8 600000 CNY instance/year yearly unknown 0");
        row("H800 八卡 60万元 台/年", "H800-SXM-80G 8 600000 CNY instance/year yearly unknown 0");
        row("H800 八卡 6.5万元整 每台每月",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 八卡 6.5万 一台 一个月",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 单卡 8万一年", "H800-SXM-80G 1 80000 CNY instance/year yearly unknown 0");
        row("H800 八卡 28块钱一张卡一小时", "H800-SXM-80G 8 28 CNY card/hour on_demand unknown 0");
        row("H800 单卡 28元一个小时", "H800-SXM-80G 1 28 CNY instance/hour on_demand unknown 0");
        row("H800 八卡 每卡时28元", "H800-SXM-80G 8 28 CNY card/hour on_demand unknown 0");
        row("H800 8 GPUs, 65,000 CNY Per Month Per Node, TAX INCLUDED",
            "H800-SXM-80G 8 65000 CNY instance/month monthly yes 0");
        row("H800 8 GPUs, CNY 65,000 a month per node",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        // 1万3 is 13,000.
        row("H800 八卡 1万3/月/卡", "H800-SXM-80G 8 13000 CNY card/month monthly unknown 0");
        row("H800 八卡 1万3千/月/卡", "H800-SXM-80G 8 13000 CNY card/month monthly unknown 0");
        row("H800 八卡 1万3千5/月/卡", "H800-SXM-80G 8 13500 CNY card/month monthly unknown 0");
        row("H800 八卡 6万5一台一个月",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 八卡 ６万５元／月／台 含税",
            "H800-SXM-80G 8 65000 CNY instance/month monthly yes 0");
        row("H800 八卡 6w5/月/台", "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 八卡 12万8/月/台", "H800-SXM-80G 8 128000 CNY instance/month monthly unknown 0");
        row("H800 八卡 2千8/月/卡", "H800-SXM-80G 8 2800 CNY card/month monthly unknown 0");
        row("H800 八卡 1万2345元/月/卡", "H800-SXM-80G 8 12345 CNY card/month monthly unknown 0");
        row("H800 八卡 8百5/月/卡", "H800-SXM-80G 8 850 CNY card/month monthly unknown 0");
        row("H800 八卡 六万五/月/台", "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 八卡 六点五万/月/台",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 八卡 六万一台一个月",
            "H800-SXM-80G 8 60000 CNY instance/month monthly unknown 0");
        row("H800 一百二十八卡 两千八/月/卡",
            "H800-SXM-80G 128 2800 CNY card/month monthly unknown 0");
        row("H800 八卡 28块一卡时", "H800-SXM-80G 8 28 CNY card/hour on_demand unknown 0");
        row("H800 单卡 包月 6万3个月起",
            "H800-SXM-80G 1 60000 CNY instance/month monthly unknown 3");
        row("H800 6万8卡 包月 整机", "H800-SXM-80G 8 60000 CNY instance/month monthly unknown 0");
        // 整机 elsewhere says what the price is for.
        row("H20-96G 8卡整机 65000/月", "H20-96G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 八卡 65000元/月 整台",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 8 GPUs, whole node, 65000 CNY/month",
            "H800-SXM-80G 8 65000 CNY instance/month monthly unknown 0");
        row("H800 八卡整机, 28元/卡时", "H800-SXM-80G 8 28 CNY card/hour on_demand unknown 0");
        // The usual rate of tax, wherever it stands.
        row("H800 八卡 6.5万/月/台 含税(6%)",
            "H800-SXM-80G 8 65000 CNY instance/month monthly yes 0");
        row("H800 八卡 6.5万/月/台 不含税，税率 6％",
            "H800-SXM-80G 8 65000 CNY instance/month monthly no 0");
        row("H800 八卡 6.5万/月/台 含百分之六的税",
            "H800-SXM-80G 8 65000 CNY instance/month monthly yes 0");
        row("H800 八卡 6.5万/月/台 含6%专票",
            "H800-SXM-80G 8 65000 CNY instance/month monthly yes 0");
        row("H800 8 GPUs, 65000 CNY/node/month, VAT 6% included",
            "H800-SXM-80G 8 65000 CNY instance/month monthly yes 0");
        row("H800 8 GPUs, 65000 CNY/node/month, plus 6% VAT",
            "H800-SXM-80G 8 65000 CNY instance/month monthly no 0");
    }
    void wholeTexts()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const QuoteReading reading = read(text);
        QCOMPARE(summary(reading), expected);
        QCOMPARE(problemsOf(reading), QString());
        QCOMPARE(reading.unread, QStringList());
    }

    /// Never a guess: what is missing or can be read in two ways is said, by field.
    void problems_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("beside"); // the same with the problem settled
        const auto row =
            [](const char* name, const char* text, const char* expected, const char* beside) {
                QTest::newRow(name) << QString::fromUtf8(text) << QString::fromLatin1(expected)
                                    << QString::fromUtf8(beside);
            };
        row("no card", "八卡 6.5万/月/台", "card:missing", "H20-96G 八卡 6.5万/月/台");
        row("unknown card", "X9000 八卡 6.5万/月/台", "card:missing", "H20-96G 八卡 6.5万/月/台");
        row("two sizes", "H20 八卡 6.5万/月/台", "card:ambiguous", "H20 96G 八卡 6.5万/月/台");
        row("two cards",
            "H20-96G 或 H800 八卡 6.5万/月/台",
            "card:ambiguous",
            "H800 八卡 6.5万/月/台");
        row("no such size",
            "H20 80G 八卡 6.5万/月/台",
            "card:refused",
            "H20 141G 八卡 6.5万/月/台");
        row("altered card", "4090 48G 八卡 1万/月/台", "card:refused", "4090 24G 八卡 1万/月/台");
        row("no count", "H800 6.5万/月/台", "count:missing", "H800 单卡 6.5万/月/台");
        row("two counts",
            "H800 8卡 16卡 6.5万/月/台",
            "count:ambiguous",
            "H800 8卡 8卡 6.5万/月/台");
        row("range of counts",
            "H800 8-16卡 6.5万/月/台",
            "count:ambiguous",
            "H800 16卡 6.5万/月/台");
        row("count in words",
            "H800 八到十六卡 6.5万/月/台",
            "count:ambiguous",
            "H800 十六卡 6.5万/月/台");
        row("cards of one machine or of both",
            "H800 两台 16卡 6.5万/月/台",
            "count:ambiguous",
            "H800 两台 8卡 6.5万/月/台");
        row("words about tax",
            "H800 8卡 6.5万/月/台 免税",
            "tax:missing",
            "H800 8卡 6.5万/月/台 不含税");
        row("an invoice without a rate",
            "H800 8卡 6.5万/月/台 可开专票",
            "tax:missing",
            "H800 8卡 6.5万/月/台 可开专票 含税");
        row("no cards", "H800 0卡 6.5万/月/台", "count:refused", "H800 1卡 6.5万/月/台");
        row("too many cards",
            "H800 4097卡 6.5万/月/台",
            "count:refused",
            "H800 4096卡 6.5万/月/台");
        row("no price", "H800 八卡 含税", "price:missing", "H800 八卡 含税 6万/月/台");
        row("two prices",
            "H800 八卡 6.5万/月/台 28元/卡时",
            "price:ambiguous",
            "H800 八卡 28元/卡时");
        row("range", "H800 八卡 6-7万/月/台", "price:ambiguous", "H800 八卡 7万/月/台");
        row("comma", "H800 八卡 6,5万/月/台", "price:refused", "H800 八卡 65,000元/月/台");
        row("free", "H800 八卡 0元/月/台", "price:refused", "H800 八卡 1元/月/台");
        row("negative", "H800 八卡 -6.5万/月/台", "price:refused", "H800 八卡 - 6.5万/月/台");
        row("discount", "H800 八卡 6.5万/月/台 打九折", "price:refused", "H800 八卡 6.5万/月/台");
        row("Hong Kong dollars",
            "H800 八卡 6.5万/月/台 港币",
            "currency:refused",
            "H800 八卡 6.5万/月/台 人民币");
        row("HK$",
            "H800 8 GPUs HK$65000/node/month",
            "currency:refused",
            "H800 8 GPUs US$65000/node/month");
        row("euros", "H800 八卡 8000 EUR/月/台", "currency:refused", "H800 八卡 8000 USD/月/台");
        row("too exact",
            "H800 八卡 1.0000001元/卡时",
            "price:refused",
            "H800 八卡 1.000001元/卡时");
        row("too dear",
            "H800 八卡 11亿元/台/月",
            "price:refused",
            "H800 八卡 1,000,000,000元/台/月");
        row("no currency",
            "H800 8 GPUs 65000/node/month",
            "currency:missing",
            "H800 8 GPUs 65000/node/month CNY");
        row("no period", "H800 八卡 6.5万/台", "unit:missing", "H800 八卡 6.5万/台 包月");
        row("card or machine", "H800 八卡 6.5万/月", "unit:ambiguous", "H800 单卡 6.5万/月");
        row("card and machine",
            "H800 八卡 6.5万/月/台/卡",
            "unit:ambiguous",
            "H800 八卡 1万/月/卡");
        row("by the day", "H800 八卡 2000元/台/天", "unit:refused", "H800 八卡 80元/台/小时");
        row("two modes",
            "H800 八卡 按量 包月 6.5万/月/台",
            "mode:ambiguous",
            "H800 八卡 包月 6.5万/月/台");
        row("hour of a subscription",
            "H800 八卡 包月 28元/卡时",
            "mode:ambiguous",
            "H800 八卡 按量 28元/卡时");
        row("on demand with a term",
            "H800 八卡 按量 28元/卡时 三个月起",
            "mode:ambiguous",
            "H800 八卡 28元/卡时 三个月起");
        row("tax both ways",
            "H800 八卡 6.5万/月/台 含税 不含税",
            "tax:ambiguous",
            "H800 八卡 6.5万/月/台 不含税");
        row("two terms",
            "H800 八卡 6.5万/月/台 三个月起 一年起",
            "term:ambiguous",
            "H800 八卡 6.5万/月/台 三个月起");
        row("range of terms",
            "H800 八卡 6.5万/月/台 3-6个月起",
            "term:ambiguous",
            "H800 八卡 6.5万/月/台 6个月起");
        row("term in days",
            "H800 八卡 6.5万/月/台 30天起",
            "term:refused",
            "H800 八卡 6.5万/月/台 1个月起");
        row("no term", "H800 八卡 6.5万/月/台 0个月起", "term:refused", "H800 八卡 6.5万/月/台");
        row("endless term",
            "H800 八卡 6.5万/月/台 11年起",
            "term:refused",
            "H800 八卡 6.5万/月/台 10年起");
        row("link both ways",
            "H800 八卡 6.5万/月/台 RDMA 无IB",
            "node_link:ambiguous",
            "H800 八卡 6.5万/月/台 RDMA");
        row("spoken to the ten", "H800 八卡 1万30/月/卡", "price:refused", "H800 八卡 1万3/月/卡");
        row("spoken behind a point",
            "H800 八卡 1.3万5/月/卡",
            "price:refused",
            "H800 八卡 1.35万/月/卡");
        row("spoken K", "H800 八卡 2k8/月/卡", "price:missing", "H800 八卡 2.8k/月/卡");
        row("spoken range",
            "H800 八卡 6万3到6万5/月/台",
            "price:ambiguous",
            "H800 八卡 6万5/月/台");
        row("a day, spoken", "H800 单卡 2000元一天", "unit:refused", "H800 单卡 2000元一小时");
        row("not the whole machine",
            "H800 八卡 非整机 65000/月",
            "unit:ambiguous",
            "H800 八卡 整机 65000/月");
        row("whole rack", "H800 八卡 整机柜 65000/月", "unit:ambiguous", "H800 八卡 整机 65000/月");
        row("nothing", "", "card:missing count:missing price:missing", "H800 八卡 6.5万/月/台");
    }
    void problems()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QFETCH(QString, beside);
        QCOMPARE(problemsOf(read(text)), expected);
        QCOMPARE(problemsOf(read(beside)), QString());
    }

    /// The same for rates of tax and for days.
    void taxAndDays_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("beside"); // the same with the problem settled
        const auto row =
            [](const char* name, const char* text, const char* expected, const char* beside) {
                QTest::newRow(name) << QString::fromUtf8(text) << QString::fromLatin1(expected)
                                    << QString::fromUtf8(beside);
            };
        row("other tax",
            "H800 八卡 6.5万/月/台 含 13% 税",
            "tax:refused",
            "H800 八卡 6.5万/月/台 含 6% 税");
        row("other tax behind",
            "H800 八卡 6.5万/月/台 含税 9%",
            "tax:refused",
            "H800 八卡 6.5万/月/台 含税 6%");
        row("other tax added",
            "H800 八卡 6.5万/月/台 不含税(１３％)",
            "tax:refused",
            "H800 八卡 6.5万/月/台 不含税(６％)");
        row("other rate alone",
            "H800 八卡 6.5万/月/台 税率：3%",
            "tax:refused",
            "H800 八卡 6.5万/月/台 税率：6%");
        row("other rate in words",
            "H800 八卡 6.5万/月/台 含百分之十三的税",
            "tax:refused",
            "H800 八卡 6.5万/月/台 含百分之六的税");
        row("other points",
            "H800 八卡 6.5万/月/台 含 13 个点税",
            "tax:refused",
            "H800 八卡 6.5万/月/台 含六个点税");
        row("other invoice",
            "H800 八卡 6.5万/月/台 含税 13%专票",
            "tax:refused",
            "H800 八卡 6.5万/月/台 含税 6%专票");
        row("other points on the invoice",
            "H800 八卡 6.5万/月/台 开13个点的票",
            "tax:refused",
            "H800 八卡 6.5万/月/台 开6个点的票");
        row("other VAT at the end",
            "H800 8 GPUs 65000 CNY/node/month tax included at 13%",
            "tax:refused",
            "H800 8 GPUs 65000 CNY/node/month tax included at 6%");
        row("other VAT",
            "H800 8 GPUs 65000 CNY/node/month incl. 13% VAT",
            "tax:refused",
            "H800 8 GPUs 65000 CNY/node/month incl. 6% VAT");
        row("other VAT in front",
            "H800 8 GPUs 65000 CNY/node/month 13% VAT included",
            "tax:refused",
            "H800 8 GPUs 65000 CNY/node/month VAT included, 99.9% SLA");
        row("two days",
            "H800 八卡 6.5万/月/台 报价日期 2026-08-20 日期 2026-08-21",
            "received_on:ambiguous",
            "H800 八卡 6.5万/月/台 报价日期 2026-08-20 日期 2026年8月20日");
        row("no such day",
            "H800 八卡 6.5万/月/台 报价日期 2026-02-30",
            "received_on:refused",
            "H800 八卡 6.5万/月/台 报价日期 2026-02-28");
        row("day without a year",
            "H800 八卡 6.5万/月/台 有效期至9月30日",
            "valid_until:refused",
            "H800 八卡 6.5万/月/台 有效期至2026年9月30日");
        row("day before month",
            "H800 8 GPUs 65000 CNY/node/month valid until 30/09/2026",
            "valid_until:refused",
            "H800 8 GPUs 65000 CNY/node/month valid until 2026/09/30");
        row("valid for nothing",
            "H800 八卡 6.5万/月/台 有效期 0 天",
            "valid_until:refused",
            "H800 八卡 6.5万/月/台 有效期 1 天");
        row("two ends",
            "H800 八卡 6.5万/月/台 有效期 30 天 有效期至 2026-09-30",
            "valid_until:ambiguous",
            "H800 八卡 6.5万/月/台 有效期至 2026-09-30");
    }
    void taxAndDays() { problems(); }

    /// A day beside a word that says what it is; any other day stays unread.
    void days_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("received"); // empty = not said
        QTest::addColumn<QString>("valid");    // a day, days or months
        QTest::addColumn<QString>("unread");
        const auto row = [](const char* text,
                            const char* receivedOn,
                            const char* valid,
                            const char* unread = "") {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(receivedOn)
                                << QString::fromLatin1(valid) << QString::fromUtf8(unread);
        };
        row("报价日期 2026-08-20", "2026-08-20", "");
        row("报价日期２０２６－０８－２０", "2026-08-20", "");
        row("日期：2026年8月20日", "2026-08-20", "");
        row("报价时间: 2026/8/20", "2026-08-20", "");
        row("2026年8月20日报价", "2026-08-20", "");
        row("日期 20260820", "2026-08-20", "");
        row("Date: 2026-08-20", "2026-08-20", "");
        row("quoted on 2026-08-20", "2026-08-20", "");
        row("交付日期 2026-08-20", "", "", "交付日期 2026 08 20");
        row("delivery date 2026-08-20", "", "", "delivery date 2026 08 20");
        row("2026-08-20", "", "", "2026 08 20");
        row("有效期至 2026-09-30", "", "2026-09-30");
        row("报价有效期截至2026年9月30日", "", "2026-09-30");
        row("有效至：2026.9.30", "", "2026-09-30");
        row("2026-09-30 前有效", "", "2026-09-30");
        row("2026年9月30日到期", "", "2026-09-30");
        row("截止日期 2026-09-30", "", "2026-09-30");
        row("valid until 2026-09-30", "", "2026-09-30");
        row("VALID TILL 2026/09/30", "", "2026-09-30");
        row("expires on 2026-09-30", "", "2026-09-30");
        row("有效期 30 天", "", "30 d");
        row("有效期：三十天", "", "30 d");
        row("报价有效期7个自然日", "", "7 d");
        row("有效期两周", "", "14 d");
        row("有效期 3 个月", "", "3 m");
        row("有效期一年", "", "12 m");
        row("30天内有效", "", "30 d");
        row("valid for 30 days", "", "30 d");
        row("valid 30d", "", "30 d");
        row("validity: 2 weeks", "", "14 d");
        row("有效期 3 个工作日", "", "", "有效期 3 个工作日");
        row("有效期至9月", "", "", "有效期至9月");
        row("合同有效期一年", "", "", "合同有效期一年");
        row("账期 30 天", "", "", "账期 30 天");
        row("有效期 2026-08-20 至 2026-09-30", "2026-08-20", "2026-09-30");
        row("报价日期 2026-08-20，有效期 30 天", "2026-08-20", "30 d");
        row("报价日期：2026-08-20 有效期至：2026-09-30", "2026-08-20", "2026-09-30");
    }
    void days()
    {
        QFETCH(QString, text);
        QFETCH(QString, received);
        QFETCH(QString, valid);
        QFETCH(QString, unread);
        const QString quote = QStringLiteral("H800 八卡 6.5万/月/台 含税 三个月起");
        const QString expected = summary(read(quote));
        for (const QString& whole :
             {QString(quote + u'，' + text), QString(text + QStringLiteral(", ") + quote)}) {
            const QuoteReading reading = read(whole);
            QCOMPARE(summary(reading), expected);
            QCOMPARE(problemsOf(reading), QString());
            QCOMPARE(reading.receivedOn.toString(Qt::ISODate), received);
            const QuoteValidity said = reading.validity.value_or(QuoteValidity());
            QCOMPARE(
                said.until.isValid()  ? said.until.toString(Qt::ISODate)
                    : said.months > 0 ? QString(QString::number(said.months) + u" m")
                    : said.days > 0   ? QString(QString::number(said.days) + u" d")
                                      : QString(),
                valid);
            QCOMPARE(reading.unread.join(u' '), unread);
        }
    }

    void ambiguousCardOffersItsSizes_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QStringList>("candidates");
        QTest::newRow("H20") << QStringLiteral("H20")
                             << QStringList{QStringLiteral("H20-96G"), QStringLiteral("H20-141G")};
        QTest::newRow("A100") << QStringLiteral("a100")
                              << QStringList{
                                     QStringLiteral("A100-PCIe-40G"),
                                     QStringLiteral("A100-PCIe-80G"),
                                     QStringLiteral("A100-SXM-40G"),
                                     QStringLiteral("A100-SXM-80G")};
        QTest::newRow("A100 PCIe")
            << QStringLiteral("A100-PCIe")
            << QStringList{QStringLiteral("A100-PCIe-40G"), QStringLiteral("A100-PCIe-80G")};
    }
    void ambiguousCardOffersItsSizes()
    {
        QFETCH(QString, card);
        QFETCH(QStringList, candidates);
        const QuoteReading reading = read(card + QStringLiteral(" 八卡 6万/月/台"));
        QCOMPARE(reading.candidates, candidates);
        QCOMPARE(
            reading.problems.front().params.value(QStringLiteral("candidates")).toStringList(),
            candidates);
        QCOMPARE(reading.problems.front().params.value(QStringLiteral("text")).toString(), card);
    }

    void namesThatPeopleWrite_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("accelerator");
        QTest::addColumn<QString>("assumed");
        const auto row = [](const char* text, const char* accelerator, const char* assumed) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(accelerator)
                                << QString::fromLatin1(assumed);
        };
        row("h20-141gb", "H20-141G", "");
        row("RTX4090", "RTX-4090", "");
        row("rtx 4090 24G", "RTX-4090", "");
        row("A100 80GB", "A100-SXM-80G", "form");
        row("A100 SXM4 80GB", "A100-SXM-80G", "");
        row("A100-80G-PCIe", "A100-PCIe-80G", "");
        row("H100", "H100-SXM-80G", "form");
        row("H100 NVL", "H100-NVL", "");
        row("昇腾910C", "Ascend-910C", "");
        row("Ascend 910B3", "Ascend-910B3", "");
        row("L40S", "L40S", "");
        row("L40", "L40", "");
        row("MXH20", "", "");
        row("H200X", "", "");
    }
    void namesThatPeopleWrite()
    {
        QFETCH(QString, text);
        QFETCH(QString, accelerator);
        QFETCH(QString, assumed);
        const QuoteReading reading = read(text + QStringLiteral(", 8卡, 6万/月/台"));
        QCOMPARE(reading.accelerator, accelerator);
        QCOMPARE(reading.assumed, assumed);
    }

    void partsAreAsTyped()
    {
        const QuoteReading reading = read("Ｈ２０ ９６Ｇ 八卡，６.５ 万／月／台，含税");
        QCOMPARE(reading.card, QStringLiteral("Ｈ２０ ９６Ｇ"));
        QCOMPARE(reading.parts.at(QuoteField::Price), QStringLiteral("６.５ 万／月／台"));
        QCOMPARE(reading.parts.at(QuoteField::Tax), QStringLiteral("含税"));
        QVERIFY(reading.currencyImplied);
        QVERIFY(reading.modeImplied);
        const QuoteReading stated = read("H800 八卡 6.5万元/月/台 包月");
        QVERIFY(!stated.currencyImplied);
        QVERIFY(!stated.modeImplied);
    }

    void nodeLink()
    {
        QCOMPARE(read("H800 八卡 6万/月/台 RDMA").nodeLink, Tristate::Yes);
        QCOMPARE(read("H800 八卡 6万/月/台 IB 组网").nodeLink, Tristate::Yes);
        QCOMPARE(read("H800 八卡 6万/月/台 无 RDMA").nodeLink, Tristate::No);
        QCOMPARE(read("H800 八卡 6万/月/台 NVLink").nodeLink, Tristate::Unknown);
    }

    void unreadWordsAreShown()
    {
        const QuoteReading reading = read("H20-96G 八卡 6.5万/月/台, 2T内存, 192核, 账期 30 天");
        QCOMPARE(problemsOf(reading), QString());
        QVERIFY(reading.unread.contains(QStringLiteral("2T内存")));
        QVERIFY(reading.unread.contains(QStringLiteral("192核")));
        QCOMPARE(reading.minTermMonths, 0);
    }

    void numerals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("value"); // 0 = refused
        const auto row = [](const char* text, int value) {
            QTest::newRow(text) << QString::fromUtf8(text) << value;
        };
        row("8", 8);
        row("八", 8);
        row("两", 2);
        row("十", 10);
        row("十六", 16);
        row("三十二", 32);
        row("一百二十八", 128);
        row("单", 1);
        row("双", 2);
        row("", 0);
        row("百", 0);
        row("八八", 0);
        row("十十", 0);
        row("十百", 0);
        row("卡", 0);
    }
    void numerals()
    {
        QFETCH(QString, text);
        QFETCH(int, value);
        QCOMPARE(chineseCount(text).value_or(0), value);
    }
};

QTEST_APPLESS_MAIN(TestQuoteReading)
#include "tst_quotereading.moc"
