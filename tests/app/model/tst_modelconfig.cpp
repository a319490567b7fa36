// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"
#include "app/model/modelconfig.h"
#include "tests/support/tables.h"

#include <QJsonDocument>

using namespace suanchou;

namespace {

/// A small Llama: 2 layers, width 64, 4 heads; the fields of a row go over it, null removes.
QJsonObject smallLlama()
{
    return {
        {QStringLiteral("model_type"), QStringLiteral("llama")},
        {QStringLiteral("hidden_size"), 64},
        {QStringLiteral("intermediate_size"), 128},
        {QStringLiteral("num_hidden_layers"), 2},
        {QStringLiteral("num_attention_heads"), 4},
        {QStringLiteral("vocab_size"), 1000},
        {QStringLiteral("tie_word_embeddings"), false},
    };
}

// 2 · 1000 · 64 + 2 · (4 · 64² + 3 · 64 · 128 + 2 · 64) + 64
constexpr double smallTotal = 128000 + 2 * (16384 + 24576 + 128) + 64;

QByteArray withFields(const QByteArray& fields)
{
    QJsonObject config = smallLlama();
    const QJsonObject changed = QJsonDocument::fromJson("{" + fields + "}").object();
    for (auto field = changed.begin(); field != changed.end(); ++field)
        config.insert(field.key(), field.value());
    return QJsonDocument(config).toJson();
}

bool hasNote(const ModelConfig& config, ConfigNoteCode code)
{
    return std::any_of(config.notes.begin(), config.notes.end(), [code](const ConfigNote& note) {
        return note.code == code;
    });
}

} // namespace

class TestModelConfig : public QObject
{
    Q_OBJECT

private slots:
    /// The 71 published configs: total, active, stored and cache, integers equal. Cases HF-01 …
    /// HF-22 are among them.
    void publishedConfigs()
    {
        const QString folder = test::sharedFile(QStringLiteral("data/hf_configs"));
        if (folder.isEmpty())
            QSKIP("../shared is not here");
        const CsvTable table =
            *CsvTable::parse(*readFile(folder + QStringLiteral("/expected.csv")));
        QCOMPARE(table.rowCount(), 71);
        for (qsizetype i = 0; i < table.rowCount(); ++i) {
            const QString name = table.cell(i, QStringLiteral("name"));
            const Result<ModelConfig> config =
                parseModelConfig(*readFile(folder + u'/' + name + QStringLiteral(".json")));
            QVERIFY2(config, qPrintable(name));
            const auto expected = [&](const char* column) {
                return table.cell(i, QString::fromLatin1(column)).toDouble();
            };
            const ParameterBreakdown counted = countParameters(config->shape);
            const auto equal = [&](double got, const char* column) {
                if (got != expected(column))
                    qWarning("%s %s: %.0f", qPrintable(name), column, got);
                return got == expected(column);
            };
            QVERIFY(equal(counted.total.value(), "params_total"));
            QVERIFY(equal(counted.active.value(), "params_active"));
            QVERIFY(equal(config->stored.value(), "stored_elements"));
            if (!config->shape.isEncoderDecoder())
                QVERIFY(equal(cachePerToken16(config->shape).value(), "kv_bytes_per_token_16bit"));
        }
    }

    /// Case HF-23: the count is of weights, the bytes are of packed ones.
    void quantisedBytes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("bytes");
        QTest::newRow("gpt-oss-120b") << QStringLiteral("gpt-oss-120b") << 65248815744.0;
        QTest::newRow("gpt-oss-20b") << QStringLiteral("gpt-oss-20b") << 13761264768.0;
        QTest::newRow("not quantised") << QStringLiteral("llama-2-13b") << 26031728640.0;
    }
    void quantisedBytes()
    {
        QFETCH(QString, name);
        QFETCH(double, bytes);
        const QString path = test::sharedFile(QStringLiteral("data/hf_configs/%1.json").arg(name));
        if (path.isEmpty())
            QSKIP("../shared is not here");
        const Result<ModelConfig> config = parseModelConfig(*readFile(path));
        QVERIFY(config);
        QVERIFY(config->weightBytes.has_value());
        QCOMPARE(config->weightBytes->value(), bytes);
    }

    /// Small changes to a small Llama, counted by hand.
    void spellings_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<double>("total");
        QTest::newRow("plain") << QByteArray("") << smallTotal;
        QTest::newRow("null is absent")
            << QByteArray(R"("num_key_value_heads": null, "head_dim": null)") << smallTotal;
        // keys and values: 2 · 64 · 16 a layer instead of 2 · 64 · 64
        QTest::newRow("one key head")
            << QByteArray(R"("num_key_value_heads": 1)") << smallTotal - 2 * 2 * 64 * 48;
        QTest::newRow("own head size")
            << QByteArray(R"("head_dim": 32)") << smallTotal + 2.0 * 4 * 64 * 64;
        QTest::newRow("shared table")
            << QByteArray(R"("tie_word_embeddings": true)") << smallTotal - 64000;
        QTest::newRow("biases") << QByteArray(R"("attention_bias": true, "mlp_bias": true)")
                                << smallTotal + 2 * (4 * 64 + 2 * 128 + 64);
        // 4 experts of 32, 2 chosen: router 64 · 4, block 3 · 64 · 32
        QTest::newRow("experts") << QByteArray(R"("num_local_experts": 4, "num_experts_per_tok": 2,
                             "moe_intermediate_size": 32)")
                                 << smallTotal + 2 * (256 + 4 * 6144 - 24576);
        QTest::newRow("experts from the second layer on")
            << QByteArray(R"("num_local_experts": 4, "num_experts_per_tok": 2,
                             "moe_intermediate_size": 32, "first_k_dense_replace": 1)")
            << smallTotal + 256 + 4 * 6144 - 24576;
        QTest::newRow("one value a layer, all equal")
            << QByteArray(R"("num_local_experts": 4, "num_experts_per_tok": [2, 2],
                             "moe_intermediate_size": [32, 32])")
            << smallTotal + 2 * (256 + 4 * 6144 - 24576);
        QTest::newRow("no expert is a plain block")
            << QByteArray(R"("num_experts": 0, "num_experts_per_tok": 0)") << smallTotal;
    }
    void spellings()
    {
        QFETCH(QByteArray, fields);
        QFETCH(double, total);
        const Result<ModelConfig> config = parseModelConfig(withFields(fields));
        QVERIFY(config);
        QCOMPARE(countParameters(config->shape).total.value(), total);
    }

    /// T5-small is published with 60,506,624 weights.
    void encoderDecoder()
    {
        const Result<ModelConfig> config = parseModelConfig(
            R"({"model_type": "t5", "d_model": 512, "d_kv": 64, "d_ff": 2048, "num_layers": 6,
                "num_decoder_layers": 6, "num_heads": 8, "vocab_size": 32128,
                "relative_attention_num_buckets": 32})");
        QVERIFY(config);
        QCOMPARE(countParameters(config->shape).total.value(), 60506624.0);
        QVERIFY(config->shape.isEncoderDecoder());
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const QByteArray& fields, const char* field) {
            QTest::newRow(name) << fields << QString::fromLatin1(field);
        };
        row("absent", R"("hidden_size": null)", "hidden_size");
        row("no heads", R"("num_attention_heads": null)", "num_attention_heads");
        row("no width", R"("intermediate_size": null)", "intermediate_size");
        row("no words", R"("vocab_size": null)", "vocab_size");
        row("zero", R"("num_attention_heads": 0)", "num_attention_heads");
        row("negative", R"("num_hidden_layers": -2)", "num_hidden_layers");
        row("fraction", R"("num_hidden_layers": 2.5)", "num_hidden_layers");
        row("huge", R"("hidden_size": 1e300)", "hidden_size");
        row("too many layers", R"("num_hidden_layers": 9999999)", "num_hidden_layers");
        row("text", R"("num_hidden_layers": "32")", "num_hidden_layers");
        row("object", R"("vocab_size": {})", "vocab_size");
        row("flag", R"("tie_word_embeddings": "yes")", "tie_word_embeddings");
        row("heads do not divide", R"("num_attention_heads": 5)", "num_attention_heads");
        row("keys do not divide", R"("num_key_value_heads": 3)", "num_key_value_heads");
        row("more keys than heads", R"("num_key_value_heads": 8)", "num_key_value_heads");
        row("two layer counts", R"("num_layers": 3)", "num_layers");
        row("list with two values",
            R"("num_local_experts": 4, "num_experts_per_tok": [2, 1])",
            "num_experts_per_tok");
        row("empty list",
            R"("num_local_experts": 4, "num_experts_per_tok": [])",
            "num_experts_per_tok");
        row("nothing chosen", R"("num_local_experts": 4)", "num_experts_per_tok");
        row("more chosen than there are",
            R"("num_local_experts": 4, "num_experts_per_tok": 5)",
            "num_experts_per_tok");
        row("too short a list", R"("layer_types": ["full_attention"])", "layer_types");
        row("unknown layer", R"("layer_types": ["full_attention", "hyena"])", "layer_types[1]");
        row("a layer that is not there",
            R"("num_local_experts": 4, "num_experts_per_tok": 2, "mlp_only_layers": [7])",
            "mlp_only_layers");
        row("latent without its parts", R"("kv_lora_rank": 16)", "qk_rope_head_dim");
        row("three values for two layers",
            R"("num_local_experts": 4, "num_experts_per_tok": [2, 2, 2])",
            "num_experts_per_tok");
        row("one width for two layers", R"("intermediate_size": [128])", "intermediate_size");
        row("too many key heads", R"("num_key_value_heads": [4, 4, 4])", "num_key_value_heads");
        row("a list of layer counts", R"("num_hidden_layers": [2, 2])", "num_hidden_layers");
        row("half a kind of attention", R"("attn_type_list": [1, 0.5])", "attn_type_list[1]");
        row("half a plain layer",
            R"("num_local_experts": 4, "num_experts_per_tok": 2, "first_k_dense_replace": 0.5)",
            "first_k_dense_replace");
        row("half a prediction layer",
            R"("num_nextn_predict_layers": 0.5)",
            "num_nextn_predict_layers");
        row("more prediction layers than layers",
            R"("num_nextn_predict_layers": 3)",
            "num_nextn_predict_layers");
        row("half a token of context",
            R"("max_position_embeddings": 4096.5)",
            "max_position_embeddings");
        row("half a bit",
            R"("quantization_config": {"quant_method": "gptq", "bits": 3.5})",
            "quantization_config.bits");
        row("no group size",
            R"("quantization_config": {"quant_method": "gptq", "bits": 4, "group_size": -2})",
            "quantization_config.group_size");
        row("experts without a width of their own",
            R"("model_type": "deepseek_v3", "n_routed_experts": 4, "num_experts_per_tok": 2)",
            "moe_intermediate_size");
        row("plain layers beside experts, one width",
            R"("num_local_experts": 4, "num_experts_per_tok": 2, "first_k_dense_replace": 1)",
            "moe_intermediate_size");
        row("vision is no object", R"("vision_config": 3)", "vision_config");
    }
    void refusals()
    {
        QFETCH(QByteArray, fields);
        QFETCH(QString, field);
        const Result<ModelConfig> config = parseModelConfig(withFields(fields));
        QVERIFY(!config);
        QCOMPARE(config.error().code, ErrorCode::ModelConfigRefused);
        QStringList named;
        for (const Error& cause : config.error().causes)
            named.append(cause.params.value(QStringLiteral("field")).toString());
        QVERIFY2(named.contains(field), qPrintable(named.join(u' ')));
    }

    /// Multimodal configs that repeat a size of their text part above it.
    void repeatedSizes_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<int>("value");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("same width") << QStringLiteral("hidden_size") << 64 << true;
        QTest::newRow("other width") << QStringLiteral("hidden_size") << 128 << false;
        QTest::newRow("same layers") << QStringLiteral("num_hidden_layers") << 2 << true;
        QTest::newRow("other layers") << QStringLiteral("num_hidden_layers") << 3 << false;
        QTest::newRow("a size of its own") << QStringLiteral("image_token_index") << 3 << true;
    }
    void repeatedSizes()
    {
        QFETCH(const QString, field);
        QFETCH(const int, value);
        QFETCH(const bool, accepted);
        const QJsonObject text = smallLlama();
        const QJsonObject whole{{QStringLiteral("text_config"), text}, {field, value}};
        const Result<ModelConfig> config = parseModelConfig(whole);
        QCOMPARE(config.has_value(), accepted);
        if (!accepted)
            QCOMPARE(
                config.error().causes.front().params.value(QStringLiteral("field")).toString(),
                field);
    }

    /// A list of the wrong length is told with both lengths.
    void listLengths()
    {
        const Result<ModelConfig> config =
            parseModelConfig(withFields(R"("intermediate_size": [128, 128, 128])"));
        QVERIFY(!config);
        const Error& cause = config.error().causes.front();
        QCOMPARE(cause.params.value(QStringLiteral("value")).toString(), QStringLiteral("[…] × 3"));
        QCOMPARE(
            cause.params.value(QStringLiteral("expected")).toString(),
            QStringLiteral("one value for each of 2 layers"));
    }

    /// Width of experts, and of the shared one, that a file leaves to the family's software.
    void expertWidths_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("shared");
        QTest::addColumn<bool>("noted");
        const QByteArray qwen3 =
            R"("model_type": "qwen3_moe", "num_experts": 4, "num_experts_per_tok": 2)";
        const QByteArray qwen2 =
            R"("model_type": "qwen2_moe", "num_experts": 4, "num_experts_per_tok": 2)";
        QTest::newRow("stated") << qwen3 + R"(, "moe_intermediate_size": 32)" << 32 << 0 << false;
        QTest::newRow("absent") << qwen3 << 768 << 0 << true;
        QTest::newRow("null") << qwen3 + R"(, "moe_intermediate_size": null)" << 768 << 0 << true;
        QTest::newRow("both absent") << qwen2 << 1408 << 5632 << true;
        QTest::newRow("both stated")
            << qwen2 + R"(, "moe_intermediate_size": 32, "shared_expert_intermediate_size": 16)"
            << 32 << 16 << false;
        QTest::newRow("shared absent")
            << qwen2 + R"(, "moe_intermediate_size": 32)" << 32 << 5632 << true;
        QTest::newRow("the family has one width")
            << QByteArray(
                   R"("model_type": "mixtral", "num_local_experts": 4, "num_experts_per_tok": 2)")
            << 128 << 0 << false;
    }
    void expertWidths()
    {
        QFETCH(QByteArray, fields);
        QFETCH(int, width);
        QFETCH(int, shared);
        QFETCH(bool, noted);
        const Result<ModelConfig> config = parseModelConfig(withFields(fields));
        QVERIFY(config);
        const FeedForward& block = config->shape.mainGroup().feedForward;
        QCOMPARE(block.hidden, width);
        QCOMPARE(block.sharedHidden, shared);
        QCOMPARE(hasNote(*config, ConfigNoteCode::DefaultUsed), noted);
    }

    /// Files hold whole bytes, whatever the bits of a number; -1 is one group for all.
    void packedBytesAreWhole_data()
    {
        QTest::addColumn<QByteArray>("quantisation");
        QTest::newRow("fp8") << QByteArray(R"("quant_method": "fp8")");
        QTest::newRow("gptq") << QByteArray(R"("quant_method": "gptq", "bits": 3)");
        QTest::newRow("one group")
            << QByteArray(R"("quant_method": "gptq", "bits": 3, "group_size": -1)");
    }
    void packedBytesAreWhole()
    {
        QFETCH(QByteArray, quantisation);
        const Result<ModelConfig> config =
            parseModelConfig(withFields("\"quantization_config\": {" + quantisation + '}'));
        QVERIFY(config && config->weightBytes);
        QVERIFY(config->weightBytes->value() > 0);
        QCOMPARE(config->weightBytes->value(), std::floor(config->weightBytes->value()));
    }

    void everyMistakeIsNamedAtOnce()
    {
        const Result<ModelConfig> config =
            parseModelConfig(withFields(R"("hidden_size": null, "num_hidden_layers": "2")"));
        QVERIFY(!config);
        QCOMPARE(config.error().causes.size(), 2);
    }

    /// A field that every layer shares is reported once, not once a layer.
    void mistakesOfAllLayersAreNamedOnce_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<int>("causes");
        QTest::newRow("linear layers without their five sizes")
            << QByteArray(R"("layer_types": ["linear_attention", "linear_attention"])") << 5;
        QTest::newRow("window flag that is no flag")
            << QByteArray(
                   R"("model_type": "qwen2", "sliding_window": 8, "use_sliding_window": "yes")")
            << 1;
        QTest::newRow("window pattern that is no number")
            << QByteArray(
                   R"("model_type": "gemma2", "sliding_window": 8, "sliding_window_pattern": "2")")
            << 1;
    }
    void mistakesOfAllLayersAreNamedOnce()
    {
        QFETCH(QByteArray, fields);
        QFETCH(int, causes);
        const Result<ModelConfig> config = parseModelConfig(withFields(fields));
        QVERIFY(!config);
        QCOMPARE(static_cast<int>(config.error().causes.size()), causes);
    }

    /// A plain decoder of a family we do not know is read and says so; one with states is not.
    void unknownFamilies_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<bool>("read");
        QTest::newRow("plain") << QByteArray(R"("model_type": "newcomer")") << true;
        QTest::newRow("with a state")
            << QByteArray(R"("model_type": "newcomer", "mamba_d_state": 16)") << false;
        QTest::newRow("with a switched-off state")
            << QByteArray(R"("model_type": "newcomer", "mamba_d_state": null)") << true;
        QTest::newRow("no family") << QByteArray(R"("model_type": null)") << true;
    }
    void unknownFamilies()
    {
        QFETCH(QByteArray, fields);
        QFETCH(bool, read);
        const Result<ModelConfig> config = parseModelConfig(withFields(fields));
        QCOMPARE(config.has_value(), read);
        if (read)
            QVERIFY(hasNote(*config, ConfigNoteCode::FamilyUnknown));
        else
            QCOMPARE(config.error().code, ErrorCode::ModelFamilyUnsupported);
    }

    void notes_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<ConfigNoteCode>("code");
        QTest::addColumn<bool>("fires");
        const auto row =
            [](const char* name, const QByteArray& fields, ConfigNoteCode code, bool fires) {
                QTest::newRow(name) << fields << code << fires;
            };
        row("default", R"("tie_word_embeddings": null)", ConfigNoteCode::DefaultUsed, true);
        row("stated", "", ConfigNoteCode::DefaultUsed, false);
        row("list",
            R"("num_local_experts": 4, "num_experts_per_tok": [2, 2])",
            ConfigNoteCode::ListCollapsed,
            true);
        row("number",
            R"("num_local_experts": 4, "num_experts_per_tok": 2)",
            ConfigNoteCode::ListCollapsed,
            false);
        row("tower",
            R"("vision_config": {"model_type": "newcomer"})",
            ConfigNoteCode::PartNotCounted,
            true);
        row("prediction",
            R"("num_nextn_predict_layers": 1)",
            ConfigNoteCode::PredictionLayers,
            true);
        row("no prediction",
            R"("num_nextn_predict_layers": 0)",
            ConfigNoteCode::PredictionLayers,
            false);
        row("packed",
            R"("quantization_config": {"quant_method": "gptq", "bits": 4})",
            ConfigNoteCode::Quantised,
            true);
        row("packed in a way we do not know",
            R"("quantization_config": {"quant_method": "newcomer"})",
            ConfigNoteCode::QuantisationUnknown,
            true);
    }
    void notes()
    {
        QFETCH(QByteArray, fields);
        QFETCH(ConfigNoteCode, code);
        QFETCH(bool, fires);
        const Result<ModelConfig> config = parseModelConfig(withFields(fields));
        QVERIFY(config);
        QCOMPARE(hasNote(*config, code), fires);
        if (code == ConfigNoteCode::QuantisationUnknown)
            QVERIFY(!config->weightBytes);
    }

    void notJson()
    {
        QVERIFY(!parseModelConfig("{"));
        QVERIFY(!parseModelConfig("[]"));
        QVERIFY(!parseModelConfig(""));
    }
};

QTEST_APPLESS_MAIN(TestModelConfig)
#include "tst_modelconfig.moc"
