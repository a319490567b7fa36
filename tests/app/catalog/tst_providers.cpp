// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalog/providers.h"
#include "tests/support/tables.h"

#include <QSet>

using namespace suanchou;

class TestProviders : public QObject
{
    Q_OBJECT

private slots:
    void builtInList()
    {
        QSet<QString> priced;
        for (const Offer& offer : test::world()->catalog.offers())
            priced.insert(offer.provider.zh);
        QSet<QString> silent;
        for (const SilentProvider& provider : test::world()->silentProviders) {
            QVERIFY(!provider.name.en.isEmpty() && !provider.source.isEmpty());
            silent.insert(provider.name.zh);
            // Who publishes nothing has no price; who hides only the list has some.
            QCOMPARE(
                priced.contains(provider.name.zh), provider.note == ProviderNote::ListNotPublic);
        }
        QCOMPARE(silent.size(), static_cast<qsizetype>(test::world()->silentProviders.size()));
        for (const char* name : {"华为云", "酷番云", "简米云", "百度智能云", "有孚网络"})
            QVERIFY2(silent.contains(QString::fromUtf8(name)), name);
    }

    void damagedRows_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("column");
        QTest::newRow("note") << QByteArray("A,甲云,cn_cloud,free,s") << QStringLiteral("note");
        QTest::newRow("name") << QByteArray("A,,cn_cloud,no_public_price,s")
                              << QStringLiteral("provider_zh");
    }
    void damagedRows()
    {
        QFETCH(QByteArray, row);
        QFETCH(QString, column);
        const auto providers =
            parseSilentProviders("provider,provider_zh,provider_kind,note,source\n" + row + '\n');
        QVERIFY(!providers);
        QCOMPARE(
            providers.error().causes.front().params.value(QStringLiteral("column")).toString(),
            column);
    }
};

QTEST_APPLESS_MAIN(TestProviders)
#include "tst_providers.moc"
