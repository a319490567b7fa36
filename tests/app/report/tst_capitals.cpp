// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/quotedocument.h"

#include <QtTest>

#include <array>
#include <limits>

using namespace suanchou;

namespace {

struct Row
{
    std::int64_t fen;
    const char* words;
};

/// cases.md (大写金额) and notes/prices.md section 6, then what they leave out.
constexpr std::array rows{
    Row{0, "零元整"},
    Row{1, "壹分"},
    Row{5, "伍分"},
    Row{10, "壹角整"},
    Row{50, "伍角整"},
    Row{1'00, "壹元整"},
    Row{10'00, "壹拾元整"},
    Row{325'04, "叁佰贰拾伍元零肆分"},
    Row{1'409'50, "壹仟肆佰零玖元伍角整"},
    Row{6'007'14, "陆仟零柒元壹角肆分"},
    Row{12'000'01, "壹万贰仟元零壹分"},
    Row{100'000'00, "壹拾万元整"},
    Row{100'020'30, "壹拾万零贰拾元叁角整"},
    Row{1'000'000'00, "壹佰万元整"},
    Row{1'000'400'05, "壹佰万零肆佰元零伍分"},
    Row{1'234'567'89, "壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分"},
    Row{16'080'240'00, "壹仟陆佰零捌万零贰佰肆拾元整"},
    Row{100'000'000'00, "壹亿元整"},
    Row{100'000'001'00, "壹亿零壹元整"},
    Row{100'000'001'05, "壹亿零壹元零伍分"},
    Row{200'000'000'00, "贰亿元整"},
    Row{1'000'000'000'000'00, "壹万亿元整"},
    Row{11'11, "壹拾壹元壹角壹分"},
    Row{1'001'00, "壹仟零壹元整"},
    Row{1'010'00, "壹仟零壹拾元整"},
    Row{10'001'00, "壹万零壹元整"},
    Row{10'100'00, "壹万零壹佰元整"},
    Row{500'005'000'00, "伍亿零伍仟元整"},
    Row{100'100'000'00, "壹亿零壹拾万元整"},
    Row{1'000'100'000'000'00, "壹万零壹亿元整"},
    Row{-1, "负壹分"},
    Row{-325'04, "负叁佰贰拾伍元零肆分"},
    Row{std::numeric_limits<std::int64_t>::max(),
        "玖亿贰仟贰佰叁拾叁万柒仟贰佰零叁亿陆仟捌佰伍拾肆万柒仟柒佰伍拾捌元零柒分"},
    Row{std::numeric_limits<std::int64_t>::min(),
        "负玖亿贰仟贰佰叁拾叁万柒仟贰佰零叁亿陆仟捌佰伍拾肆万柒仟柒佰伍拾捌元零捌分"},
};

/// An independent reader of the words: adds digits × units, group by group.
std::uint64_t readInteger(QStringView words)
{
    if (const qsizetype yi = words.lastIndexOf(u'亿'); yi >= 0)
        return readInteger(words.left(yi)) * 100'000'000 + readInteger(words.mid(yi + 1));
    if (const qsizetype wan = words.indexOf(u'万'); wan >= 0)
        return readInteger(words.left(wan)) * 10'000 + readInteger(words.mid(wan + 1));
    static const QString digits = QStringLiteral("零壹贰叁肆伍陆柒捌玖");
    static const QString units = QStringLiteral("拾佰仟");
    static constexpr std::array<std::uint64_t, 3> factors{10, 100, 1000};
    std::uint64_t sum = 0;
    std::uint64_t digit = 0;
    for (const QChar c : words) {
        if (const qsizetype value = digits.indexOf(c); value >= 0) {
            digit = static_cast<std::uint64_t>(value);
        } else {
            sum += digit * factors.at(static_cast<std::size_t>(units.indexOf(c)));
            digit = 0;
        }
    }
    return sum + digit;
}

std::uint64_t readFen(const QString& words)
{
    QStringView rest(words);
    std::uint64_t fen = 0;
    if (const qsizetype yuan = rest.indexOf(u'元'); yuan >= 0) {
        fen = readInteger(rest.left(yuan)) * 100;
        rest = rest.mid(yuan + 1);
    }
    if (const qsizetype jiao = rest.indexOf(u'角'); jiao >= 0) {
        fen += readInteger(rest.left(jiao)) * 10;
        rest = rest.mid(jiao + 1);
    }
    if (const qsizetype last = rest.indexOf(u'分'); last >= 0)
        fen += readInteger(rest.left(last));
    return fen;
}

} // namespace

class TestCapitals : public QObject
{
    Q_OBJECT

private slots:
    void table_data();
    void table();
    void everyAmountReadsBack();
    void noDoubledOrTrailingZero();
};

void TestCapitals::table_data()
{
    QTest::addColumn<qint64>("fen");
    QTest::addColumn<QString>("words");
    for (const Row& row : rows)
        QTest::addRow("%lld", static_cast<long long>(row.fen))
            << static_cast<qint64>(row.fen) << QString::fromUtf8(row.words);
}

void TestCapitals::table()
{
    QFETCH(const qint64, fen);
    QFETCH(const QString, words);
    QCOMPARE(capitalNumerals({fen, Currency::CNY}), words);
}

void TestCapitals::everyAmountReadsBack()
{
    // Dense near zero, then a stride that meets every pattern of zeros.
    std::uint64_t fen = 0;
    for (std::uint64_t i = 0; i < 200'000; ++i) {
        const QString words = capitalNumerals({static_cast<std::int64_t>(fen), Currency::CNY});
        QVERIFY2(readFen(words) == fen, qPrintable(QString::number(fen)));
        fen = i < 100'000 ? i + 1 : fen + fen / 97 + 1;
        if (fen > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            break;
    }
}

void TestCapitals::noDoubledOrTrailingZero()
{
    for (std::int64_t yuan = 1; yuan < 2'000'000'000; yuan = yuan * 10 / 3 + 7) {
        for (const std::int64_t round : {1, 10, 1'000, 10'000, 1'000'000}) {
            const std::int64_t amount = yuan / round * round;
            const QString words = capitalNumerals({amount * 100, Currency::CNY});
            QVERIFY2(!words.contains(QStringLiteral("零零")), qPrintable(words));
            QVERIFY2(amount == 0 || !words.contains(QStringLiteral("零元")), qPrintable(words));
            QVERIFY2(!words.contains(QStringLiteral("零万")), qPrintable(words));
            QVERIFY2(!words.contains(QStringLiteral("亿万")), qPrintable(words));
        }
    }
}

QTEST_APPLESS_MAIN(TestCapitals)
#include "tst_capitals.moc"
