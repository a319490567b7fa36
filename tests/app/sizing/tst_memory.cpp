// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sizing/memory.h"
#include "tests/support/tables.h"

using namespace suanchou;

namespace {

ModelFacts model(const char* name)
{
    return *test::world()->models.facts(QString::fromLatin1(name));
}

MemoryBreakdown memoryOf(
    const ModelFacts& facts,
    int gpus,
    Recompute recompute,
    const MemoryAssumptions& assumptions = {})
{
    return trainingMemory(
        facts.parameters, facts.shape, 4096, GpuCount(gpus), gigabytes(80), recompute, assumptions);
}

} // namespace

class TestMemory : public QObject
{
    Q_OBJECT

private slots:
    /// ZeRO paper: 16 bytes a parameter of states, shared by all cards. 13.016 B on 8 cards: 26.03
    /// GB each.
    void statesAreShared()
    {
        const MemoryBreakdown m = memoryOf(model("Llama-2-13B"), 8, Recompute::Full);
        const double gathered = 4.0 * 13015864320.0 / 40.0;
        const double states = (m.weights + m.gradients + m.optimizer).value() - gathered;
        QCOMPARE(states, 16.0 * 13015864320.0 / 8.0);
    }

    /// Activations by hand: one layer 2·4096·(7·5120 + 2·5120 + 2·5120 + 3·13824) bytes = 800.9 MB.
    void activations()
    {
        const double layer = 2.0 * 4096 * (11.0 * 5120 + 3.0 * 13824);
        const double logits = 6.0 * 4096 * 32000;
        QCOMPARE(
            memoryOf(model("Llama-2-13B"), 8, Recompute::None).activations.value(),
            40 * layer + logits);
        QCOMPARE(
            memoryOf(model("Llama-2-13B"), 8, Recompute::Full).activations.value(),
            40 * 2.0 * 4096 * 5120 + layer + logits);
    }

    void moreCardsNeedLessEach()
    {
        const ModelFacts facts = model("Llama-2-70B");
        double last = memoryOf(facts, 8, Recompute::Full).total().value();
        for (int n = 16; n <= 1024; n *= 2) {
            const double now = memoryOf(facts, n, Recompute::Full).total().value();
            QVERIFY(now < last);
            last = now;
        }
    }

    void recomputeNeverNeedsMore()
    {
        for (const char* name : {"Qwen2-0.5B", "Llama-2-13B", "Mixtral-8x7B"}) {
            QVERIFY(
                memoryOf(model(name), 8, Recompute::Full).total() <=
                memoryOf(model(name), 8, Recompute::None).total());
        }
    }

    void reserveFollowsTheAssumptions()
    {
        const MemoryAssumptions none{.reserveFraction = 0, .reserve = Bytes(0)};
        QCOMPARE(memoryOf(model("Llama-2-13B"), 8, Recompute::Full, none).buffers.value(), 0.0);
        // 6 % of 80 GB and 3 GB.
        QCOMPARE(memoryOf(model("Llama-2-13B"), 8, Recompute::Full).buffers.value(), 7.8e9);
    }

    void fewestCards_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("capacity");
        QTest::addColumn<int>("cards");
        // 13 B: 208 GB of states; four 80 GB cards hold 52 GB each and the rest, two do not.
        QTest::newRow("13B on 80") << QStringLiteral("Llama-2-13B") << 80.0 << 4;
        // 24 GB: 26 GB of states on 8 are too much, 13 GB on 16 leave room.
        QTest::newRow("13B on 24") << QStringLiteral("Llama-2-13B") << 24.0 << 16;
        QTest::newRow("0.5B on 80") << QStringLiteral("Qwen2-0.5B") << 80.0 << 1;
        QTest::newRow("405B on 8") << QStringLiteral("Llama-3.1-405B") << 8.0 << 0;
    }
    void fewestCards()
    {
        QFETCH(QString, name);
        QFETCH(double, capacity);
        QFETCH(int, cards);
        const ModelFacts facts = *test::world()->models.facts(name);
        QCOMPARE(
            fewestGpusForMemory(facts.parameters, facts.shape, 4096, gigabytes(capacity), {})
                .value(),
            cards);
    }
};

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
