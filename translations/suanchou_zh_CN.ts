<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Assumption</name>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>bytes per token</source>
        <translation>每 token 字节数</translation>
    </message>
    <message>
        <source>bytes per parameter</source>
        <translation>每参数字节数</translation>
    </message>
    <message>
        <source>%{yes} or %{no}</source>
        <translation>%{yes}或%{no}</translation>
    </message>
    <message>
        <source>%{least} to %{most}</source>
        <translation>%{least} 到 %{most}</translation>
    </message>
    <message>
        <source>%{source}, %{day}</source>
        <translation>%{source}，%{day}</translation>
    </message>
    <message>
        <source>tokens per parameter</source>
        <translation>每参数 token 数</translation>
    </message>
</context>
<context>
    <name>ChartSpec</name>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总价</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>价格日期</translation>
    </message>
</context>
<context>
    <name>City</name>
    <message>
        <source>Shanghai</source>
        <translation>上海</translation>
    </message>
    <message>
        <source>Beijing</source>
        <translation>北京</translation>
    </message>
    <message>
        <source>Guangzhou</source>
        <translation>广州</translation>
    </message>
    <message>
        <source>Shenzhen</source>
        <translation>深圳</translation>
    </message>
    <message>
        <source>Hangzhou</source>
        <translation>杭州</translation>
    </message>
    <message>
        <source>Xiamen</source>
        <translation>厦门</translation>
    </message>
    <message>
        <source>Ulanqab</source>
        <translation>乌兰察布</translation>
    </message>
    <message>
        <source>Zhongwei (Ningxia)</source>
        <translation>中卫（宁夏）</translation>
    </message>
    <message>
        <source>East China (city not stated)</source>
        <translation>华东（城市未注明）</translation>
    </message>
    <message>
        <source>South China (city not stated)</source>
        <translation>华南（城市未注明）</translation>
    </message>
    <message>
        <source>Jiangsu (city not stated)</source>
        <translation>江苏（城市未注明）</translation>
    </message>
    <message>
        <source>Hubei (city not stated)</source>
        <translation>湖北（城市未注明）</translation>
    </message>
    <message>
        <source>Guangdong (city not stated)</source>
        <translation>广东（城市未注明）</translation>
    </message>
    <message>
        <source>Yunnan (city not stated)</source>
        <translation>云南（城市未注明）</translation>
    </message>
    <message>
        <source>Qinghai (city not stated)</source>
        <translation>青海（城市未注明）</translation>
    </message>
    <message>
        <source>Sichuan (city not stated)</source>
        <translation>四川（城市未注明）</translation>
    </message>
    <message>
        <source>Hebei; Guangdong</source>
        <translation>河北、广东</translation>
    </message>
    <message>
        <source>mainland China</source>
        <translation>中国大陆</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Usage: suanchou-cli COMMAND ARGUMENTS</source>
        <translation>用法：suanchou-cli 命令 参数</translation>
    </message>
    <message>
        <source>Every command: --json, --lang zh|en, --today YYYY-MM-DD, -o FILE. Exit codes: 0 done, 1 refused, 2 usage, 3 file, 70 bug.</source>
        <translation>所有命令：--json、--lang zh|en、--today YYYY-MM-DD、-o 文件。退出码：0 完成，1 拒绝，2 用法，3 文件，70 程序错误。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Amount, tax included</source>
        <translation>含税金额</translation>
    </message>
    <message>
        <source>Total %{total}, of it tax %{tax}</source>
        <translation>合计 %{total}，其中税额 %{tax}</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Card × count</source>
        <translation>卡 × 数</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>CNY per GPU-hour used</source>
        <translation>元/实用卡时</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总价</translation>
    </message>
    <message>
        <source>P10–P90</source>
        <translation>P10–P90</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>To note</source>
        <translation>注意</translation>
    </message>
    <message numerus="yes">
        <source>%n more price(s) cannot carry this plan; --all lists them</source>
        <translation>
            <numerusform>另有 %n 条价格不能承载此方案，用 --all 列出</numerusform>
        </translation>
    </message>
    <message>
        <source>* %{provider}, %{cards}, %{mode}:</source>
        <translation>* %{provider}，%{cards}，%{mode}：</translation>
    </message>
    <message>
        <source>Offers and billing modes for a plan, itemised</source>
        <translation>方案的各供应商与计费方式，逐项列出</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Steady days</source>
        <translation>稳态天数</translation>
    </message>
    <message>
        <source>Project days</source>
        <translation>项目天数</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完工</translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation>每卡显存</translation>
    </message>
    <message>
        <source>Best offer</source>
        <translation>最省报价</translation>
    </message>
    <message>
        <source>Total, tax included</source>
        <translation>含税总价</translation>
    </message>
    <message>
        <source>GPU-hours, cards, days and cost of a plan</source>
        <translation>方案的卡时、卡数、天数与费用</translation>
    </message>
    <message>
        <source>Says whether a plan can be used, and what is wrong with it</source>
        <translation>检查方案能否使用及问题所在</translation>
    </message>
    <message>
        <source>The plan can be used.</source>
        <translation>方案可用。</translation>
    </message>
    <message>
        <source>Writes the quotation of a plan</source>
        <translation>写出方案的报价单</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>统计项</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>offers that lead; the others are their history</source>
        <translation>当前报价（其余为历史）</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>mainland</source>
        <translation>大陆</translation>
    </message>
    <message>
        <source>abroad</source>
        <translation>境外</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>dated after the day</source>
        <translation>日期晚于当日</translation>
    </message>
    <message>
        <source>card not identified</source>
        <translation>未识别的卡</translation>
    </message>
    <message>
        <source>rows that repeat another</source>
        <translation>重复的行</translation>
    </message>
    <message>
        <source>holes</source>
        <translation>缺价</translation>
    </message>
    <message>
        <source>Rows %{rows} name one offer (%{provider}, %{cards}, %{mode}) and price it differently: %{prices} %{currency}</source>
        <translation>第 %{rows} 行为同一报价（%{provider}，%{cards}，%{mode}），价格却不同：%{prices} %{currency}</translation>
    </message>
    <message>
        <source>Rows without a price: %{rows}</source>
        <translation>无价格的行：%{rows}</translation>
    </message>
    <message>
        <source>Rows that were not read:</source>
        <translation>未能读取的行：</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Priced</source>
        <translation>有价</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>缺价</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Per GPU-hour (a month is 730 h)</source>
        <translation>每卡时（每月按 730 小时）</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>history</source>
        <translation>历史价</translation>
    </message>
    <message>
        <source>Offers: %{count}</source>
        <translation>报价数：%{count}</translation>
    </message>
    <message>
        <source>Lists the prices, or counts a price list and its holes</source>
        <translation>列出价格，或统计价目表及其缺价</translation>
    </message>
    <message>
        <source>%{price} %{currency} at %{pair} %{rate} of %{date}</source>
        <translation>%{price} %{currency}，按 %{date} 的 %{pair} %{rate} 换算</translation>
    </message>
    <message>
        <source>Market reference</source>
        <translation>市场参考</translation>
    </message>
    <message>
        <source>USD per GPU-hour used</source>
        <translation>美元/实用卡时</translation>
    </message>
    <message>
        <source>Prices abroad left out by the region rule (data export, currency, tax): %{count}; --all lists them</source>
        <translation>按地域规则未列出的境外报价（数据出境、币种、税）：%{count} 条；--all 可列出</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>of them text</source>
        <translation>其中文本部分</translation>
    </message>
    <message>
        <source>Active per token</source>
        <translation>每 token 激活参数</translation>
    </message>
    <message>
        <source>Stored in files</source>
        <translation>文件中的元素数</translation>
    </message>
    <message>
        <source>Size of the files</source>
        <translation>文件大小</translation>
    </message>
    <message>
        <source>Cache per token at 16 bits, bytes</source>
        <translation>每 token 的 16 位 KV 缓存，字节</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>上下文，token</translation>
    </message>
    <message>
        <source>Training GFLOP per token at %{tokens} tokens</source>
        <translation>序列 %{tokens} token 时每 token 训练 GFLOP</translation>
    </message>
    <message>
        <source>Counts a model from its config.json</source>
        <translation>按 config.json 统计一个模型</translation>
    </message>
    <message>
        <source>Predicts the training speed of every row of a table</source>
        <translation>逐行预测表中各训练配置的速度</translation>
    </message>
    <message>
        <source>Assumptions, with the value for this run:</source>
        <translation>假设，可为本次运行另设数值：</translation>
    </message>
    <message>
        <source>%{title} (unit: %{unit}; default: %{default}; bounds: %{bounds})</source>
        <translation>%{title}（单位：%{unit}；默认：%{default}；范围：%{bounds}）</translation>
    </message>
    <message>
        <source>COMMAND --help lists the assumptions that a command takes.</source>
        <translation>COMMAND --help 列出该命令可设的假设。</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Variant, region</source>
        <translation>规格、区域</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>makes no amount</source>
        <translation>不计入金额</translation>
    </message>
    <message>
        <source>What the market is said to pay: a yardstick, not an offer. %{count} of %{all} references are for this card.</source>
        <translation>市场成交参考：仅作参照，不可下单。共 %{all} 条，其中此卡 %{count} 条。</translation>
    </message>
</context>
<context>
    <name>Config</name>
    <message>
        <source>model_type &quot;%{family}&quot; is not known: counted like Llama</source>
        <translation>model_type“%{family}”未收录：按 Llama 结构统计</translation>
    </message>
    <message>
        <source>%{field} is not stated: %{value}, the default of the family</source>
        <translation>未写 %{field}：按该系列默认值 %{value}</translation>
    </message>
    <message>
        <source>%{field} is a list of equal values: %{value}</source>
        <translation>%{field} 为逐层列表，各层均为 %{value}</translation>
    </message>
    <message>
        <source>%{part} is not counted: the text part only</source>
        <translation>%{part} 未计入：只统计文本部分</translation>
    </message>
    <message>
        <source>%{count} prediction layer(s) left out; the weight files hold %{total} with them</source>
        <translation>未计 %{count} 个预测层；含预测层的权重文件共 %{total}</translation>
    </message>
    <message>
        <source>the weight files hold the shared table twice</source>
        <translation>权重文件中共享的词表存了两份</translation>
    </message>
    <message>
        <source>weights are packed (%{method}): bytes of the file, count of the weights</source>
        <translation>权重已量化（%{method}）：字节数按文件计，参数量按权重计</translation>
    </message>
    <message>
        <source>packing &quot;%{method}&quot; is not known: the bytes of the file are not known</source>
        <translation>量化方式“%{method}”未收录：无法得出文件字节数</translation>
    </message>
</context>
<context>
    <name>Derivation</name>
    <message>
        <source>GPU-hours of the project</source>
        <translation>项目卡时</translation>
    </message>
    <message>
        <source>project time</source>
        <translation>项目工期</translation>
    </message>
    <message>
        <source>time at steady speed</source>
        <translation>稳态时间</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>work per token</source>
        <translation>每 token 计算量</translation>
    </message>
    <message>
        <source>active parameters</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>input embedding</source>
        <translation>输入嵌入</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>attention width</source>
        <translation>注意力宽度</translation>
    </message>
    <message>
        <source>tokens trained</source>
        <translation>训练 token</translation>
    </message>
    <message>
        <source>tokens of data</source>
        <translation>数据 token</translation>
    </message>
    <message>
        <source>clean text</source>
        <translation>干净文本</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>dense 16-bit peak of a card</source>
        <translation>单卡 16 位稠密峰值</translation>
    </message>
    <message>
        <source>model FLOPs utilisation (MFU)</source>
        <translation>算力利用率 MFU</translation>
    </message>
    <message>
        <source>total, tax included</source>
        <translation>含税总价</translation>
    </message>
    <message>
        <source>GPU compute</source>
        <translation>GPU 算力</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>egress traffic</source>
        <translation>流出流量</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>unit price</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>GPU-hours at steady speed</source>
        <translation>稳态卡时</translation>
    </message>
    <message>
        <source>fewest cards for the memory</source>
        <translation>装得下的最少卡数</translation>
    </message>
    <message>
        <source>memory of one card</source>
        <translation>每卡显存</translation>
    </message>
    <message>
        <source>capacity of the card</source>
        <translation>单卡显存容量</translation>
    </message>
    <message>
        <source>days available</source>
        <translation>可用天数</translation>
    </message>
    <message>
        <source>measurements</source>
        <translation>实测条数</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>来源数</translation>
    </message>
    <message>
        <source>parameters looked up only</source>
        <translation>只查表的参数</translation>
    </message>
    <message>
        <source>attention and state work per token</source>
        <translation>每 token 的注意力与状态计算量</translation>
    </message>
    <message>
        <source>published price</source>
        <translation>公开价</translation>
    </message>
    <message>
        <source>exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>memory of the card</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>cards of the usual server</source>
        <translation>常见服务器卡数</translation>
    </message>
    <message>
        <source>link of a card in the server</source>
        <translation>服务器内单卡互联带宽</translation>
    </message>
    <message>
        <source>network of a card</source>
        <translation>单卡网络带宽</translation>
    </message>
    <message>
        <source>measured speed of a card</source>
        <translation>单卡自测速度</translation>
    </message>
    <message>
        <source>amount of a tier</source>
        <translation>一档的金额</translation>
    </message>
    <message>
        <source>fewest cards in time</source>
        <translation>按期最少卡数</translation>
    </message>
</context>
<context>
    <name>Echo</name>
    <message>
        <source>mixture of experts, %{active} active</source>
        <translation>混合专家，激活 %{active}</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>密集</translation>
    </message>
    <message>
        <source>usual shape</source>
        <translation>通常形状</translation>
    </message>
    <message>
        <source>= %{count} parameters, %{kind}, %{shape}</source>
        <translation>= %{count} 参数，%{kind}，%{shape}</translation>
    </message>
    <message>
        <source>= %{count} tokens, %{ratio} per parameter</source>
        <translation>= %{count} token，每参数 %{ratio}</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>&quot;%{text}&quot; is out of range: %{least} to %{most}</source>
        <translation>“%{text}”超出范围，应在 %{least} 到 %{most} 之间</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; is out of range</source>
        <translation>“%{text}”超出范围</translation>
    </message>
    <message>
        <source>Nothing entered</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; is not a number; write 13B, 1.4T or 300 亿</source>
        <translation>“%{text}”不是数字，请写成 13B、1.4T 或 300 亿</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; can be read in two ways: use a point for decimals, commas only between groups of three digits</source>
        <translation>“%{text}”有两种读法：小数用点，逗号只用于三位分节</translation>
    </message>
    <message>
        <source>&quot;%{part}&quot; in &quot;%{text}&quot; is not a known unit; write K, M, B, T, 万 or 亿</source>
        <translation>“%{text}”中的“%{part}”不是已知单位，请用 K、M、B、T、万 或 亿</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; must be more than zero</source>
        <translation>“%{text}”必须大于零</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; is not a date or a length; write 2026-09-30 or 30 d</source>
        <translation>“%{text}”不是日期或天数，请写成 2026-09-30 或 30 天</translation>
    </message>
    <message>
        <source>Amounts in %{left} and %{right} cannot be added</source>
        <translation>%{left} 与 %{right} 的金额不能相加</translation>
    </message>
    <message>
        <source>The amount is too large</source>
        <translation>金额过大</translation>
    </message>
    <message>
        <source>%{path} cannot be read: %{reason}</source>
        <translation>无法读取 %{path}：%{reason}</translation>
    </message>
    <message>
        <source>%{path} cannot be written: %{reason}</source>
        <translation>无法写入 %{path}：%{reason}</translation>
    </message>
    <message>
        <source>%{field} is missing</source>
        <translation>缺少 %{field}</translation>
    </message>
    <message>
        <source>%{field}: &quot;%{value}&quot; is not the right type; expected %{expected}</source>
        <translation>%{field}：“%{value}”类型不对，应为 %{expected}</translation>
    </message>
    <message>
        <source>%{field}: &quot;%{value}&quot; is not possible; expected %{expected}</source>
        <translation>%{field}：“%{value}”不可用，应为 %{expected}</translation>
    </message>
    <message>
        <source>%{field}: &quot;%{value}&quot; is not possible</source>
        <translation>%{field}：“%{value}”不可用</translation>
    </message>
    <message>
        <source>Row %{row} is not valid CSV</source>
        <translation>第 %{row} 行不是有效的 CSV</translation>
    </message>
    <message>
        <source>Column &quot;%{column}&quot; is missing</source>
        <translation>缺少列“%{column}”</translation>
    </message>
    <message>
        <source>Row %{row}, column &quot;%{column}&quot;: &quot;%{value}&quot; is not possible</source>
        <translation>第 %{row} 行“%{column}”列：“%{value}”不可用</translation>
    </message>
    <message>
        <source>The built-in table &quot;%{table}&quot; is damaged</source>
        <translation>内置数据表“%{table}”已损坏</translation>
    </message>
    <message>
        <source>The plan cannot be used</source>
        <translation>方案不可用</translation>
    </message>
    <message>
        <source>This is not a Suanchou plan: field &quot;format&quot; is not &quot;suanchou.plan&quot;</source>
        <translation>这不是算筹方案：字段 format 不是 suanchou.plan</translation>
    </message>
    <message>
        <source>The plan was written by a newer Suanchou: version %{version}, known up to %{known}</source>
        <translation>方案由更新版本的算筹写成：版本 %{version}，本程序最高支持 %{known}</translation>
    </message>
    <message>
        <source>%{field} is not filled in yet</source>
        <translation>%{field} 尚未填写</translation>
    </message>
    <message>
        <source>The plan is not complete yet</source>
        <translation>方案尚未填写完整</translation>
    </message>
    <message>
        <source>%{field}: this version plans exactly one stage, the plan has %{value}</source>
        <translation>%{field}：本版本只规划一个阶段，方案中有 %{value} 个</translation>
    </message>
    <message>
        <source>%{field}: &quot;%{value}&quot; cannot be planned yet; possible: pretrain, continued, sft</source>
        <translation>%{field}：暂不能规划“%{value}”，可用 pretrain、continued、sft</translation>
    </message>
    <message>
        <source>%{field}: this would take more than a century; check size and data</source>
        <translation>%{field}：需要一个世纪以上，请检查规模与数据量</translation>
    </message>
    <message>
        <source>%{field}: no accelerator is called &quot;%{value}&quot;</source>
        <translation>%{field}：没有名为“%{value}”的加速卡</translation>
    </message>
    <message>
        <source>%{field}: there is no such assumption</source>
        <translation>%{field}：没有这项假设</translation>
    </message>
    <message>
        <source>There is no command &quot;%{value}&quot;</source>
        <translation>没有命令“%{value}”</translation>
    </message>
    <message>
        <source>Option %{option}: %{reason}</source>
        <translation>选项 %{option}：%{reason}</translation>
    </message>
    <message>
        <source>%{command} needs %{value}</source>
        <translation>%{command} 需要 %{value}</translation>
    </message>
    <message>
        <source>%{command} does not take &quot;%{value}&quot;</source>
        <translation>%{command} 不接受“%{value}”</translation>
    </message>
    <message>
        <source>There is no offer to quote for this plan</source>
        <translation>此方案没有可报价的条目</translation>
    </message>
    <message>
        <source>No font with Chinese characters is installed; install fonts-noto-cjk</source>
        <translation>未安装含中文的字体，请安装 fonts-noto-cjk</translation>
    </message>
    <message>
        <source>No card found; write H20, A100 80G or 昇腾 910B</source>
        <translation>没有找到卡型；请写 H20、A100 80G 或昇腾 910B</translation>
    </message>
    <message>
        <source>No price found; write 6.5 万/月/台 or 28 元/卡时</source>
        <translation>没有找到价格；请写 6.5 万/月/台或 28 元/卡时</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; in which currency? Write 元, CNY or USD</source>
        <translation>“%{text}”是哪种货币？请写元、CNY 或 USD</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; for how long? Write per hour, month or year</source>
        <translation>“%{text}”是多长时间的价？请写明每小时、每月或每年</translation>
    </message>
    <message>
        <source>Whose quote is it?</source>
        <translation>是哪家的报价？</translation>
    </message>
    <message>
        <source>When was it received?</source>
        <translation>哪天收到的？</translation>
    </message>
    <message>
        <source>Until when is it valid?</source>
        <translation>有效期到哪天？</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; can be %{candidates}: choose one</source>
        <translation>“%{text}”可能是 %{candidates}：请选一种</translation>
    </message>
    <message>
        <source>More than one card: %{text}. Enter one quote for each</source>
        <translation>有多种卡：%{text}。请分别录入</translation>
    </message>
    <message>
        <source>More than one price: %{text}. Enter one quote for each</source>
        <translation>有多个价格：%{text}。请分别录入</translation>
    </message>
    <message>
        <source>These do not go together: %{text}</source>
        <translation>这几处互相矛盾：%{text}</translation>
    </message>
    <message>
        <source>This says two things: %{text}</source>
        <translation>说法不一：%{text}</translation>
    </message>
    <message>
        <source>There is no &quot;%{text}&quot;; known sizes and forms: %{candidates}</source>
        <translation>没有“%{text}”这种卡；已知的有：%{candidates}</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; is no count from 1 to 4,096</source>
        <translation>“%{text}”不是 1 到 4,096 之间的卡数</translation>
    </message>
    <message>
        <source>The price &quot;%{text}&quot; cannot be used</source>
        <translation>价格“%{text}”无法采用</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot;: give the price by the hour, the month or the year</source>
        <translation>“%{text}”：请按小时、按月或按年报价</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; is no term of 1 to 120 months</source>
        <translation>“%{text}”不是 1 到 120 个月的起租期</translation>
    </message>
    <message>
        <source>%{text} is before the day of receipt, %{value}</source>
        <translation>%{text} 早于收到日 %{value}</translation>
    </message>
    <message>
        <source>Not valid JSON at byte %{offset}</source>
        <translation>不是有效的 JSON，位于第 %{offset} 字节</translation>
    </message>
    <message>
        <source>%{field} is not stated</source>
        <translation>未注明 %{field}</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; is neither a size such as 13B (1M to 100T) nor a model of the library</source>
        <translation>“%{text}”既不是 13B 这样的规模（1M 至 100T），也不是模型库中的模型</translation>
    </message>
    <message>
        <source>The model&apos;s config.json cannot be used</source>
        <translation>该模型的 config.json 无法使用</translation>
    </message>
    <message>
        <source>model_type: models of the family &quot;%{family}&quot; cannot be counted; enter the size</source>
        <translation>model_type：无法统计“%{family}”系列的模型，请直接输入规模</translation>
    </message>
    <message>
        <source>The quote is not complete</source>
        <translation>报价还不完整</translation>
    </message>
    <message>
        <source>%{path} is damaged and was left as it is: %{reason}</source>
        <translation>%{path} 已损坏，未作改动：%{reason}</translation>
    </message>
    <message>
        <source>%{path} is not a workspace of Suanchou</source>
        <translation>%{path} 不是算筹的工作区文件</translation>
    </message>
    <message>
        <source>%{path} was written by a newer Suanchou: version %{version}, known up to %{known}</source>
        <translation>%{path} 由更新版本的算筹写成：版本 %{version}，本程序支持到 %{known}</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; is not a speed; write 480 TFLOPS, 48 %, or 3200 tokens/s, for one card</source>
        <translation>“%{text}”不是速度；请按单卡填写，如 480 TFLOPS、48 % 或 3200 tokens/s</translation>
    </message>
    <message>
        <source>%{value} TFLOPS is a headline of %{accelerator}, with sparsity or in 8 bits; the dense 16-bit peak is %{peak} TFLOPS</source>
        <translation>%{value} TFLOPS 是 %{accelerator} 的宣传峰值（稀疏或 8 位）；16 位稠密峰值为 %{peak} TFLOPS</translation>
    </message>
    <message>
        <source>%{value} TFLOPS is not the dense 16-bit peak of %{accelerator}, which is %{peak} TFLOPS</source>
        <translation>%{value} TFLOPS 不是 %{accelerator} 的 16 位稠密峰值，后者为 %{peak} TFLOPS</translation>
    </message>
    <message>
        <source>The measured speed is %{value} of the dense %{precision} peak of %{accelerator}, %{peak} TFLOPS; more than 100 % is not possible</source>
        <translation>自测速度是 %{accelerator} 的 %{precision} 稠密峰值（%{peak} TFLOPS）的 %{value}，不可能超过 100 %</translation>
    </message>
    <message>
        <source>%{field}: %{value} is outside %{bounds}</source>
        <translation>%{field}：%{value} 超出 %{bounds}</translation>
    </message>
    <message>
        <source>%{value} is outside %{bounds}</source>
        <translation>%{value} 超出 %{bounds}</translation>
    </message>
    <message>
        <source>&quot;%{value}&quot; is not possible; expected %{expected}</source>
        <translation>“%{value}”不可用，应为 %{expected}</translation>
    </message>
    <message>
        <source>%{field}: &quot;%{value}&quot; can be one of several cards: %{candidates}</source>
        <translation>%{field}：“%{value}”可指多种卡：%{candidates}</translation>
    </message>
    <message>
        <source>The PDF was not made: the licence of the font %{text} does not let it be embedded</source>
        <translation>未生成 PDF：字体 %{text} 的许可不允许嵌入</translation>
    </message>
    <message>
        <source>The PDF was not made: page %{page} has %{written} texts of %{drawn}, so that searching and copying would go wrong</source>
        <translation>未生成 PDF：第 %{page} 页有 %{written} 段文字，应为 %{drawn} 段，搜索与复制会出错</translation>
    </message>
    <message>
        <source>The PDF was not made: %{reason}</source>
        <translation>未生成 PDF：%{reason}</translation>
    </message>
    <message>
        <source>No rate is kept for &quot;%{text}&quot;; give the price in CNY or USD</source>
        <translation>没有“%{text}”的汇率，请给出人民币或美元价格</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot;: no tax rate but 6 % is kept for a quote; give the price with its tax and write 含税: totals are then right, net amounts are not</source>
        <translation>“%{text}”：报价只能按 6 % 税率保存，请给出含税价并写“含税”；这样总价正确，不含税金额不准确</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot; is no day; write 2026-09-30</source>
        <translation>“%{text}”不是完整日期，请写成 2026-09-30</translation>
    </message>
    <message>
        <source>Row %{row}: the cells seem to be separated by &quot;%{separator}&quot;; save the table with commas between them</source>
        <translation>第 %{row} 行：各列似乎用“%{separator}”分隔，请改用逗号分隔后保存</translation>
    </message>
    <message>
        <source>Row %{row}, column &quot;%{column}&quot;: &quot;%{value}&quot; is not possible; expected %{expected}</source>
        <translation>第 %{row} 行“%{column}”列：“%{value}”不可用，应为 %{expected}</translation>
    </message>
    <message>
        <source>How many cards has the machine? Write 8x or 8 cards</source>
        <translation>每台几卡？请写“八卡”或“8x”</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot;: is tax in the price? Write tax included or tax excluded</source>
        <translation>“%{text}”：价格含税吗？请写“含税”或“不含税”</translation>
    </message>
    <message>
        <source>&quot;%{text}&quot;: for one card or for the whole machine? Write /node or /GPU</source>
        <translation>“%{text}”：是单卡价还是整机价？请写“/台”或“/卡”</translation>
    </message>
    <message>
        <source>%{field}: &quot;%{text}&quot; is out of range: %{least} to %{most}</source>
        <translation>%{field}：“%{text}”超出范围：%{least} 至 %{most}</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>string</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>positive number</source>
        <translation>正数</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>either tokens or text_bytes</source>
        <translation>tokens 与 text_bytes 二选一</translation>
    </message>
    <message>
        <source>zh, en or code</source>
        <translation>zh、en 或 code</translation>
    </message>
    <message>
        <source>more than 0, at most 1000</source>
        <translation>大于 0，不超过 1000</translation>
    </message>
    <message>
        <source>CN or CN/&lt;city&gt;</source>
        <translation>CN 或 CN/&lt;城市&gt;</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 或 1</translation>
    </message>
    <message>
        <source>unknown option</source>
        <translation>没有这个选项</translation>
    </message>
    <message>
        <source>value missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>not together with --data</source>
        <translation>不能与 --data 同时使用</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有该文件或目录</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是一个目录</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>是一个目录</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>是一个目录</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>one of size, library and config</source>
        <translation>size、library、config 三者之一</translation>
    </message>
    <message>
        <source>one of tokens_per_s_per_gpu, tflops_per_gpu and mfu</source>
        <translation>tokens_per_s_per_gpu、tflops_per_gpu、mfu 三者之一</translation>
    </message>
    <message>
        <source>not together with --config</source>
        <translation>不能与 --config 同时使用</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>a share such as 88% or 0.88</source>
        <translation>比例，如 88% 或 0.88</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a number of days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>a number of bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>a number of GB</source>
        <translation>以 GB 计的数</translation>
    </message>
    <message>
        <source>data_prep, pilot, pretrain, continued, sft, lora, qlora, dpo, rl or eval</source>
        <translation>data_prep、pilot、pretrain、continued、sft、lora、qlora、dpo、rl、eval 之一</translation>
    </message>
    <message>
        <source>&quot;YYYY-MM-DD&quot; or {&quot;days&quot;: 30}</source>
        <translation>&quot;YYYY-MM-DD&quot; 或 {&quot;days&quot;: 30}</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a divisor of %{first} %{second}</source>
        <translation>%{first}（%{second}）的约数</translation>
    </message>
    <message>
        <source>a multiple of %{first} %{second}</source>
        <translation>%{first}（%{second}）的倍数</translation>
    </message>
    <message>
        <source>one value for each of %{first} layers</source>
        <translation>%{first} 层每层一个值</translation>
    </message>
    <message>
        <source>at most the %{first} experts</source>
        <translation>不超过 %{first} 个专家</translation>
    </message>
    <message>
        <source>at most %{first} %{second}</source>
        <translation>不超过 %{first}（%{second}）</translation>
    </message>
    <message>
        <source>at most %{first}</source>
        <translation>不超过 %{first}</translation>
    </message>
    <message>
        <source>%{first} to %{second}</source>
        <translation>%{first} 至 %{second}</translation>
    </message>
    <message>
        <source>given more than once</source>
        <translation>给了不止一次</translation>
    </message>
    <message>
        <source>not together with --mainland</source>
        <translation>不能与 --mainland 同用</translation>
    </message>
    <message>
        <source>as in the text part: %{first}</source>
        <translation>与文本部分一致：%{first}</translation>
    </message>
</context>
<context>
    <name>Expression</name>
    <message>
        <source>whole hours of project_days, whole instances for gpus</source>
        <translation>project_days 按整小时计，gpus 按整台计</translation>
    </message>
    <message>
        <source>whole terms covering project_days, whole instances for gpus</source>
        <translation>覆盖 project_days 的整期，gpus 按整台计</translation>
    </message>
    <message>
        <source>(text_bytes + parameters × checkpoint_bytes_per_parameter × checkpoints_kept) × months</source>
        <translation>(text_bytes + parameters × checkpoint_bytes_per_parameter × checkpoints_kept) × 月数</translation>
    </message>
    <message>
        <source>(text_bytes + parameters × checkpoint_bytes_per_parameter × checkpoints_kept) × whole days</source>
        <translation>(text_bytes + parameters × checkpoint_bytes_per_parameter × checkpoints_kept) × 整天数</translation>
    </message>
    <message>
        <source>sum of tier_cost</source>
        <translation>各 tier_cost 之和</translation>
    </message>
    <message>
        <source>fewest cards, doubling from 1, whose memory ≤ capacity</source>
        <translation>从 1 张起翻倍，memory ≤ capacity 的最少卡数</translation>
    </message>
    <message>
        <source>gpus_min, as it can be ordered</source>
        <translation>gpus_min，取可订的数量</translation>
    </message>
    <message>
        <source>larger of gpus_min and flops / (peak × mfu × run_factor × available), as it can be ordered</source>
        <translation>gpus_min 与 flops / (peak × mfu × run_factor × available) 取大，再取可订的数量</translation>
    </message>
    <message>
        <source>mfu × (1 + measured_speed_spread), at most the whole peak</source>
        <translation>mfu × (1 + measured_speed_spread)，不超过全部峰值</translation>
    </message>
    <message>
        <source>%1, of which the tier %2–%3</source>
        <translation>%1，其中 %2–%3 档</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>read in a copy of the list</source>
        <translation>读自价目表副本</translation>
    </message>
    <message>
        <source>second-hand</source>
        <translation>二手信息</translation>
    </message>
    <message>
        <source>computed from another price</source>
        <translation>由其他价格推算</translation>
    </message>
    <message>
        <source>share of a whole machine</source>
        <translation>整机价均摊到卡</translation>
    </message>
    <message>
        <source>average of several offers</source>
        <translation>多个报价的均值</translation>
    </message>
    <message>
        <source>single cheapest offer</source>
        <translation>仅一条最低报价</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>约数</translation>
    </message>
    <message>
        <source>readings differ</source>
        <translation>各来源不一致</translation>
    </message>
    <message>
        <source>confirmed twice</source>
        <translation>已二次核对</translation>
    </message>
    <message>
        <source>promotional</source>
        <translation>促销价</translation>
    </message>
    <message>
        <source>replaced by a later price</source>
        <translation>已被新价取代</translation>
    </message>
    <message>
        <source>more than a year old</source>
        <translation>超过一年的旧价</translation>
    </message>
    <message>
        <source>day not shown</source>
        <translation>来源未写明日期</translation>
    </message>
    <message>
        <source>CPU and memory billed beside it</source>
        <translation>CPU 与内存另计</translation>
    </message>
    <message>
        <source>disk and traffic billed beside it</source>
        <translation>云盘与流量另计</translation>
    </message>
    <message>
        <source>system disk inside</source>
        <translation>含系统盘</translation>
    </message>
    <message>
        <source>room and power inside</source>
        <translation>含机房与电力</translation>
    </message>
    <message>
        <source>bandwidth and addresses beside it</source>
        <translation>带宽与 IP 另计</translation>
    </message>
    <message>
        <source>nothing up front</source>
        <translation>零预付</translation>
    </message>
    <message>
        <source>paid up front in full</source>
        <translation>全额预付</translation>
    </message>
    <message>
        <source>payment not stated</source>
        <translation>付款方式未说明</translation>
    </message>
    <message>
        <source>term not stated</source>
        <translation>租期未说明</translation>
    </message>
    <message>
        <source>term inferred</source>
        <translation>租期为推断</translation>
    </message>
    <message>
        <source>no discount for a term</source>
        <translation>包年无折扣</translation>
    </message>
    <message>
        <source>provider does not name the card</source>
        <translation>供应商未写明卡型</translation>
    </message>
    <message>
        <source>memory not sure</source>
        <translation>显存存疑</translation>
    </message>
    <message>
        <source>inference or graphics card</source>
        <translation>推理卡或图形卡</translation>
    </message>
    <message>
        <source>card listed for another zone</source>
        <translation>该卡列在其他可用区</translation>
    </message>
    <message>
        <source>zone not sure</source>
        <translation>可用区存疑</translation>
    </message>
    <message>
        <source>perhaps a region abroad</source>
        <translation>可能是境外区域</translation>
    </message>
    <message>
        <source>campus or education only</source>
        <translation>仅限校内或教育用户</translation>
    </message>
    <message>
        <source>shown in the console only</source>
        <translation>仅控制台可见</translation>
    </message>
    <message>
        <source>members or students pay less</source>
        <translation>会员或学生更低</translation>
    </message>
    <message>
        <source>large lot</source>
        <translation>大批量</translation>
    </message>
    <message>
        <source>small lot</source>
        <translation>少量</translation>
    </message>
    <message>
        <source>first hour protected</source>
        <translation>首小时保护</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>%{days_p50} days, %{available} available</source>
        <translation>需 %{days_p50} 天，只有 %{available} 天</translation>
    </message>
    <message>
        <source>%{accelerator} finishes after the deadline even at P50. More cards, less data or a later deadline.</source>
        <translation>%{accelerator} 按 P50 也晚于截止。可加卡、减数据或推迟截止。</translation>
    </message>
    <message>
        <source>P90 is %{days_p90} days</source>
        <translation>P90 为 %{days_p90} 天</translation>
    </message>
    <message>
        <source>On time at P50, late at P90: %{available} days are available. The range comes from published measurements.</source>
        <translation>P50 按期，P90 超期：可用 %{available} 天。区间来自公开实测。</translation>
    </message>
    <message>
        <source>The model does not fit into the memory of %{gpus} × %{accelerator}; it needs at least %{least}.</source>
        <translation>%{gpus} × %{accelerator} 的显存装不下该模型，至少需要 %{least} 卡。</translation>
    </message>
    <message>
        <source>No %{precision} on this card</source>
        <translation>该卡不支持 %{precision}</translation>
    </message>
    <message>
        <source>%{accelerator} does not compute in %{precision}. Choose another card or precision.</source>
        <translation>%{accelerator} 不支持 %{precision} 计算，请换卡或换精度。</translation>
    </message>
    <message>
        <source>No offer carries the plan</source>
        <translation>没有可承载的报价</translation>
    </message>
    <message>
        <source>No public price within the region rule can carry %{gpus} linked cards of %{accelerator} in time.</source>
        <translation>在地域规则内，没有公开价能按期提供 %{gpus} 张互联的 %{accelerator}。</translation>
    </message>
    <message>
        <source>Only %{ratio} tokens a parameter</source>
        <translation>每参数只有 %{ratio} 个 token</translation>
    </message>
    <message>
        <source>About %{optimal} is compute-optimal. Trained from scratch the model stays far below its size; for continued training this does not matter.</source>
        <translation>通常的最优点约 %{optimal}。若从头训练，效果会明显不足；继续预训练可忽略。</translation>
    </message>
    <message>
        <source>No published measurement</source>
        <translation>无公开实测</translation>
    </message>
    <message>
        <source>Nobody has published the speed of %{accelerator} in %{precision}. The estimate takes the median of other cards with their whole range.</source>
        <translation>没有 %{accelerator} 在 %{precision} 下的公开实测，估算取其他卡的中位数及其全部区间。</translation>
    </message>
    <message>
        <source>Only %{rows} measurements</source>
        <translation>实测仅 %{rows} 条</translation>
    </message>
    <message>
        <source>The speed of %{accelerator} in %{precision} rests on few published rows; the range is that of well-measured cards.</source>
        <translation>%{accelerator} 在 %{precision} 下的公开实测很少，区间取自实测充分的卡。</translation>
    </message>
    <message>
        <source>Price of %{as_of} is stale</source>
        <translation>%{as_of} 的价格已过期</translation>
    </message>
    <message>
        <source>The price of %{provider} is older than its shelf life. Ask before you commit.</source>
        <translation>%{provider}的价格超过有效期，下单前请询价。</translation>
    </message>
    <message>
        <source>Price is not certain</source>
        <translation>价格可信度低</translation>
    </message>
    <message>
        <source>The price of %{provider} comes from one weak or conflicting source. Ask before you commit.</source>
        <translation>%{provider}的价格只有一个较弱或有冲突的来源，下单前请询价。</translation>
    </message>
    <message>
        <source>Total without %{components}</source>
        <translation>总价不含%{components}</translation>
    </message>
    <message>
        <source>%{provider} publishes no price for it. The quantity is listed: ask for a price.</source>
        <translation>%{provider}无公开价，已列出数量，请询价。</translation>
    </message>
    <message>
        <source>Tax basis is assumed</source>
        <translation>含税口径为假设</translation>
    </message>
    <message>
        <source>The source does not say; list prices count as including %{rate} tax.</source>
        <translation>来源未说明，按公开价含 %{rate} 税计。</translation>
    </message>
    <message>
        <source>The source does not say; %{rate} tax is added to list prices.</source>
        <translation>来源未说明，按公开价不含税、另加 %{rate} 计。</translation>
    </message>
    <message>
        <source>Region not stated: ask</source>
        <translation>区域未标明，请询问</translation>
    </message>
    <message>
        <source>%{provider} prices the mainland without naming the region. Ask where the cards are.</source>
        <translation>%{provider}的大陆价格未标明区域，请确认机房所在地。</translation>
    </message>
    <message>
        <source>%{region}: %{rows} prices, none fits</source>
        <translation>%{region} 有 %{rows} 条价格，均不可承载</translation>
    </message>
    <message>
        <source>The public prices in the preferred region are single cards without a stated interconnect; they cannot carry %{gpus} linked cards.</source>
        <translation>首选区域的公开价均为未标明互联的单卡，不能承载 %{gpus} 张互联的卡。</translation>
    </message>
    <message>
        <source>No public price in the preferred region can carry this plan.</source>
        <translation>首选区域没有能承载此方案的公开价。</translation>
    </message>
    <message>
        <source>By the month from %{hours} h</source>
        <translation>满 %{hours} 小时包月划算</translation>
    </message>
    <message>
        <source>At %{provider} a monthly subscription costs as much as %{hours} hours on demand.</source>
        <translation>%{provider}的包月价相当于按量付费 %{hours} 小时。</translation>
    </message>
    <message>
        <source>%{share} of it stays idle</source>
        <translation>其中 %{share} 空置</translation>
    </message>
    <message>
        <source>%{idle_gpu_hours} are paid for and not used: whole terms or whole instances.</source>
        <translation>%{idle_gpu_hours} 已付费但未使用：整租期或整机所致。</translation>
    </message>
    <message>
        <source>Could save %{saving}</source>
        <translation>可省 %{saving}</translation>
    </message>
    <message>
        <source>%{provider} does the same work on %{accelerator}, %{mode}.</source>
        <translation>%{provider}用 %{accelerator}、%{mode}可完成同样的工作。</translation>
    </message>
    <message>
        <source>Perhaps %{saving} less</source>
        <translation>或可少 %{saving}</translation>
    </message>
    <message>
        <source>%{provider}, %{mode}, is cheaper, but its price is stale or uncertain. Ask for a quote.</source>
        <translation>%{provider}的%{mode}更便宜，但价格过期或不确定，请索取报价。</translation>
    </message>
    <message>
        <source>Card form is assumed</source>
        <translation>卡的形态为假设</translation>
    </message>
    <message>
        <source>The price says %{card} only; %{accelerator}, the common form, is assumed.</source>
        <translation>价格只写 %{card}，按常见的 %{accelerator} 计。</translation>
    </message>
    <message>
        <source>Too little memory</source>
        <translation>显存不足</translation>
    </message>
    <message>
        <source>No card can do this</source>
        <translation>没有可用的加速卡</translation>
    </message>
    <message>
        <source>No accelerator with enough memory computes this model in %{precision}, on any number of cards. Check the size and the precision.</source>
        <translation>没有哪种加速卡能以 %{precision} 装下并训练该模型，增加卡数也不行。请检查规模与精度。</translation>
    </message>
    <message>
        <source>%{accelerator} could do it</source>
        <translation>%{accelerator} 可承接</translation>
    </message>
    <message>
        <source>%{provider} has %{accelerator}, %{mode}, for %{total}. Choose that card or that offer.</source>
        <translation>%{provider} 的 %{accelerator}，%{mode}，总价 %{total}。可改选该卡或该报价。</translation>
    </message>
    <message>
        <source>Start %{start} has passed</source>
        <translation>开工日 %{start} 已过</translation>
    </message>
    <message>
        <source>The plan starts before today, %{today}. Dates and prices are those of the plan; set a new start.</source>
        <translation>开工日早于今天（%{today}）。日期与价格仍按计划计算；请重设开工日。</translation>
    </message>
    <message>
        <source>Interconnect not stated: ask</source>
        <translation>互联未说明：请询问</translation>
    </message>
    <message>
        <source>%{rows} prices of %{accelerator} would do, but the plan needs %{gpus} cards, an instance has %{instance} at most, and nobody says how instances are linked. Ask for RDMA or InfiniBand between them.</source>
        <translation>%{accelerator} 有 %{rows} 条报价可用，但方案需要 %{gpus} 张卡，单台最多 %{instance} 张，且来源未说明实例间如何互联。请询问是否提供 RDMA 或 InfiniBand。</translation>
    </message>
    <message>
        <source>Abroad: data export, currency, tax</source>
        <translation>境外：数据出境、币种、税</translation>
    </message>
    <message>
        <source>The offer is outside the mainland: data leaves the country, the price is converted, and %{rate} tax is added where the source is silent. Clear all three first.</source>
        <translation>该报价在境外：数据需出境，价格经换算，来源未说明时另加 %{rate} 税。请先逐项确认。</translation>
    </message>
    <message>
        <source>The region rule lets the work leave the mainland; %{rows} prices abroad are compared. Their data export, currency and tax have to be cleared first.</source>
        <translation>地域规则允许在境外训练，已比较 %{rows} 条境外报价。其数据出境、币种与税须先行确认。</translation>
    </message>
    <message>
        <source>Converted at %{exchange_rate}</source>
        <translation>按 %{exchange_rate} 换算</translation>
    </message>
    <message>
        <source>%{provider} asks %{original} %{original_currency}. Prices are converted at %{pair} %{exchange_rate} of %{rate_as_of} (%{rate_source}), unit prices rounded to six decimals and lines to 0.01; the rate of the day of payment differs.</source>
        <translation>%{provider} 标价 %{original} %{original_currency}。按 %{rate_as_of} 的 %{pair} 汇率 %{exchange_rate}（%{rate_source}）换算，单价取六位小数，各行取到 0.01；付款当日汇率会有不同。</translation>
    </message>
    <message>
        <source>The whole price list is stale</source>
        <translation>整份价目表已过期</translation>
    </message>
    <message>
        <source>All %{rows} prices are older than %{days} days; the newest is of %{newest}. Ask for quotes, or use a newer list.</source>
        <translation>全部 %{rows} 条价格均已超过 %{days} 天，最新的日期为 %{newest}。请询价，或换用更新的价目表。</translation>
    </message>
    <message>
        <source>Received quote, valid until %{valid_until}</source>
        <translation>收到的报价，有效至 %{valid_until}</translation>
    </message>
    <message>
        <source>The price is what %{provider} offered you on %{as_of}, not a published one.</source>
        <translation>该价是 %{provider} 于 %{as_of} 给您的报价，不是公开价。</translation>
    </message>
    <message>
        <source>Quote ends on %{valid_until}</source>
        <translation>报价 %{valid_until} 到期</translation>
    </message>
    <message>
        <source>The quote of %{provider} ends soon. Order before then or ask for a new one.</source>
        <translation>%{provider} 的报价即将到期。请在此前下单，或另要新报价。</translation>
    </message>
    <message>
        <source>Quote ends before the start</source>
        <translation>报价在开工前到期</translation>
    </message>
    <message>
        <source>The quote of %{provider} is valid until %{valid_until}, the plan starts on %{start}. Order before then or ask for a longer validity.</source>
        <translation>%{provider} 的报价有效至 %{valid_until}，方案 %{start} 才开工。请提前下单，或要求延长有效期。</translation>
    </message>
    <message>
        <source>How config.json was read</source>
        <translation>config.json 的读法</translation>
    </message>
    <message>
        <source>Measured speed not used</source>
        <translation>未采用自测速度</translation>
    </message>
    <message>
        <source>It is of %{measured}; the plan runs on %{accelerator}, sized from published measurements.</source>
        <translation>自测的是 %{measured}；方案使用 %{accelerator}，按公开实测测算。</translation>
    </message>
    <message>
        <source>No new supply of %{accelerator}</source>
        <translation>%{accelerator} 无新卡供应</translation>
    </message>
    <message>
        <source>Limited supply of %{accelerator}</source>
        <translation>%{accelerator} 新卡供应受限</translation>
    </message>
    <message>
        <source>%{basis} (%{as_of}). What is offered for rent is installed stock: ask how many are free and until when.</source>
        <translation>%{basis}（%{as_of}）。可租用的是存量卡：请问清空闲数量与可用期限。</translation>
    </message>
    <message>
        <source>%{provider} publishes no price for it, or only one without a date, which makes no amount. The quantity is listed: ask for a price.</source>
        <translation>%{provider}未公布其价格，或公布的价格没有日期，不计入金额。数量已列出，请询价。</translation>
    </message>
    <message>
        <source>%{region}: no price known</source>
        <translation>%{region}：无已知价格</translation>
    </message>
    <message>
        <source>No price names %{region}, which the region rule does. Check the spelling, or enter a received quote from there.</source>
        <translation>地区规则写了%{region}，但没有价格出自该地。请核对写法，或录入当地收到的报价。</translation>
    </message>
    <message>
        <source>No price by %{today}</source>
        <translation>%{today} 还没有价格</translation>
    </message>
    <message>
        <source>Every price within the region rule is dated later; the first is of %{first}. Check the day of the plan.</source>
        <translation>地域规则内的价格日期都晚于这一天，最早的是 %{first}。请核对计划日期。</translation>
    </message>
    <message>
        <source>No price of %{accelerator} by %{today}</source>
        <translation>%{today} 还没有 %{accelerator} 的价格</translation>
    </message>
    <message>
        <source>Every price of that card within the region rule is dated later; the first is of %{first}.</source>
        <translation>地域规则内这款卡的价格日期都晚于这一天，最早的是 %{first}。</translation>
    </message>
</context>
<context>
    <name>ModeChart</name>
    <message>
        <source>Tax</source>
        <translation>税</translation>
    </message>
    <message>
        <source> [stale]</source>
        <translation>〔过期〕</translation>
    </message>
    <message>
        <source>, low confidence</source>
        <translation>，可信度低</translation>
    </message>
    <message>
        <source>no public price</source>
        <translation>无公开价</translation>
    </message>
    <message>
        <source>Providers and billing modes</source>
        <translation>供应商与计费方式</translation>
    </message>
    <message>
        <source>%{unit}, tax included</source>
        <translation>%{unit}，含税</translation>
    </message>
    <message>
        <source>No provider has a price that can be ordered for this plan.</source>
        <translation>没有供应商的公开价可供本方案下单。</translation>
    </message>
    <message>
        <source>Price catalogue %{date}, %{count} prices shown</source>
        <translation>价格目录 %{date}，图中 %{count} 个价格</translation>
    </message>
    <message>
        <source>; * without storage or download traffic that has no public price</source>
        <translation>；* 不含无公开价的存储或下行流量</translation>
    </message>
    <message>
        <source>%{count} providers by billing mode; first %{provider}, %{card}, %{mode}, %{total} %{unit}.</source>
        <translation>%{count} 家供应商按计费方式比较；首位为%{provider}，%{card}，%{mode}，%{total} %{unit}。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more provider(s)</source>
        <translation>
            <numerusform>其余 %n 家</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>card not identified</source>
        <translation>未识别的卡</translation>
    </message>
    <message>
        <source>precision not supported</source>
        <translation>不支持该精度</translation>
    </message>
    <message>
        <source>model does not fit</source>
        <translation>显存装不下</translation>
    </message>
    <message>
        <source>interconnect not stated: ask</source>
        <translation>互联未标明，请询问</translation>
    </message>
    <message>
        <source>region not allowed</source>
        <translation>区域不允许</translation>
    </message>
    <message>
        <source>misses the deadline</source>
        <translation>晚于截止</translation>
    </message>
    <message>
        <source>can be interrupted</source>
        <translation>可能被中断</translation>
    </message>
    <message>
        <source>price not certain</source>
        <translation>价格可信度低</translation>
    </message>
    <message>
        <source>price is stale</source>
        <translation>价格过期</translation>
    </message>
    <message>
        <source>region not stated: ask</source>
        <translation>区域未标明，请询问</translation>
    </message>
    <message>
        <source>card form assumed</source>
        <translation>卡形态为假设</translation>
    </message>
    <message>
        <source>tax basis assumed</source>
        <translation>含税口径为假设</translation>
    </message>
    <message>
        <source>storage or egress without public price</source>
        <translation>存储或流量无公开价</translation>
    </message>
    <message>
        <source>speed not measured</source>
        <translation>速度无实测</translation>
    </message>
    <message>
        <source>other currency, no exchange rate</source>
        <translation>币种不同，无汇率</translation>
    </message>
    <message>
        <source>dated after the plan</source>
        <translation>价格日期晚于计划日</translation>
    </message>
    <message>
        <source>quote has expired</source>
        <translation>报价已到期</translation>
    </message>
    <message>
        <source>instances are not linked</source>
        <translation>实例间无互联</translation>
    </message>
    <message>
        <source>not for everyone</source>
        <translation>仅限特定用户</translation>
    </message>
    <message>
        <source>CPU and memory not in the price</source>
        <translation>价格不含 CPU 与内存</translation>
    </message>
    <message>
        <source>abroad: data export, currency, tax</source>
        <translation>境外：数据出境、币种、税</translation>
    </message>
    <message>
        <source>converted from another currency</source>
        <translation>由其他币种换算</translation>
    </message>
</context>
<context>
    <name>QuoteDocument</name>
    <message>
        <source>Compute</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>Cards × duration</source>
        <translation>规模 × 工期</translation>
    </message>
    <message>
        <source>cards × days</source>
        <translation>卡 × 天</translation>
    </message>
    <message>
        <source>%{days} days</source>
        <translation>%{days} 天</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>预计完工</translation>
    </message>
    <message>
        <source>%{from} to %{to}</source>
        <translation>%{from} 至 %{to}</translation>
    </message>
    <message>
        <source>deadline %{date}</source>
        <translation>截止 %{date}</translation>
    </message>
    <message>
        <source>Total, tax included</source>
        <translation>含税总价</translation>
    </message>
    <message>
        <source>Compute for %{model}, %{stage}, %{gpus} × %{card}</source>
        <translation>%{model} %{stage}算力服务，%{gpus} 卡 %{card}</translation>
    </message>
    <message>
        <source>Without %{items}: no public price, ask</source>
        <translation>未含%{items}：无公开价，请询价</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Training efficiency (MFU) on %{card}</source>
        <translation>训练效率（MFU），%{card}</translation>
    </message>
    <message>
        <source>%{evidence}; P10–P90 %{range}</source>
        <translation>%{evidence}；P10–P90 为 %{range}</translation>
    </message>
    <message>
        <source>Set in this plan; default %{value}: %{source}</source>
        <translation>本方案设定；默认 %{value}：%{source}</translation>
    </message>
    <message>
        <source>CNY, %{rate} tax included</source>
        <translation>人民币，含税 %{rate}</translation>
    </message>
    <message>
        <source>USD, %{rate} tax included</source>
        <translation>美元，含税 %{rate}</translation>
    </message>
    <message>
        <source>Quotation</source>
        <translation>报价单</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>报价明细</translation>
    </message>
    <message>
        <source>Page %{page} of %{count}</source>
        <translation>第 %{page} 页 / 共 %{count} 页</translation>
    </message>
    <message>
        <source>Price catalogue %{date}</source>
        <translation>价格目录 %{date}</translation>
    </message>
    <message>
        <source>Plan fingerprint %{print}</source>
        <translation>方案指纹 %{print}</translation>
    </message>
    <message>
        <source>Notes on the prices</source>
        <translation>价格说明</translation>
    </message>
    <message>
        <source>Prices compared</source>
        <translation>各家报价对比</translation>
    </message>
    <message>
        <source>Assumptions and their sources</source>
        <translation>主要假设与来源</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Assumptions (continued)</source>
        <translation>主要假设与来源（续表）</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>发票</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Exit, refund</source>
        <translation>退租与退款</translation>
    </message>
    <message>
        <source>Payment, invoice and service</source>
        <translation>付款、发票与服务</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>日期：</translation>
    </message>
    <message>
        <source>Buyer (seal)</source>
        <translation>需方（盖章）</translation>
    </message>
    <message>
        <source>Seller (seal)</source>
        <translation>供方（盖章）</translation>
    </message>
    <message>
        <source>CNY</source>
        <translation>人民币 元</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>美元</translation>
    </message>
    <message>
        <source>Quote no.</source>
        <translation>报价编号</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>报价日期</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Currency, tax</source>
        <translation>币种与税</translation>
    </message>
    <message>
        <source>%{date} (%{days} days)</source>
        <translation>%{date}（%{days} 天）</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>单位名称</translation>
    </message>
    <message>
        <source>Credit code</source>
        <translation>信用代码</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系人</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>需方</translation>
    </message>
    <message>
        <source>Seller</source>
        <translation>供方</translation>
    </message>
    <message>
        <source>Lines (continued)</source>
        <translation>报价明细（续表）</translation>
    </message>
    <message>
        <source>%{title}, %{unit}</source>
        <translation>%{title}，%{unit}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序</translation>
    </message>
    <message>
        <source>Item and specification</source>
        <translation>项目与规格</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>不含税金额</translation>
    </message>
    <message>
        <source>With tax</source>
        <translation>含税金额</translation>
    </message>
    <message>
        <source>CNY in capitals: %{capitals}</source>
        <translation>人民币（大写）&#x3000;%{capitals}</translation>
    </message>
    <message>
        <source>Subtotal, tax rate %{rate}</source>
        <translation>小计，税率 %{rate}</translation>
    </message>
    <message>
        <source>of it value-added tax</source>
        <translation>其中增值税</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>请询价</translation>
    </message>
    <message>
        <source>%{cards}, %{mode}</source>
        <translation>%{cards}，%{mode}</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次性</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
    <message>
        <source>tax incl. (assumed)</source>
        <translation>含税（按惯例）</translation>
    </message>
    <message>
        <source>tax excl. (assumed)</source>
        <translation>不含税（按假设）</translation>
    </message>
    <message>
        <source>tax included</source>
        <translation>含税</translation>
    </message>
    <message>
        <source>tax excluded</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>%{held} GPU × %{each} h</source>
        <translation>%{held} 卡 × %{each} 小时</translation>
    </message>
    <message>
        <source>%{held} GPU × %{each} mo</source>
        <translation>%{held} 卡 × %{each} 个月</translation>
    </message>
    <message>
        <source>%{held} inst. × %{each} h</source>
        <translation>%{held} 台 × %{each} 小时</translation>
    </message>
    <message>
        <source>%{held} inst. × %{each} mo</source>
        <translation>%{held} 台 × %{each} 个月</translation>
    </message>
    <message>
        <source>%{held} inst. × %{each} yr</source>
        <translation>%{held} 台 × %{each} 年</translation>
    </message>
    <message>
        <source>%{held} inst. × %{each} × 3 yr</source>
        <translation>%{held} 台 × %{each} 个三年期</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>%{provider}, %{region}</source>
        <translation>%{provider}，%{region}</translation>
    </message>
    <message>
        <source>public price %{date} [stale], %{source}, %{confidence} confidence</source>
        <translation>公开价 %{date}〔过期〕，%{source}，可信度%{confidence}</translation>
    </message>
    <message>
        <source>public price %{date}, %{source}, %{confidence} confidence</source>
        <translation>公开价 %{date}，%{source}，可信度%{confidence}</translation>
    </message>
    <message>
        <source>%{title}: %{body}</source>
        <translation>%{title}：%{body}</translation>
    </message>
    <message>
        <source>Prices of low confidence are second-hand readings: have the provider confirm them.</source>
        <translation>可信度低的价格为二手转述，须由供应商确认。</translation>
    </message>
    <message>
        <source>The price source names no region: ask the provider where the instances stand.</source>
        <translation>价格来源未标明区域：请向供应商询问资源所在地。</translation>
    </message>
    <message>
        <source>Amount = quantity × unit price, each line rounded to 0.01; the period is already part of the quantity. A price that includes tax gives the amount with tax, one that excludes it the net amount. Net + tax = amount with tax, in each line and in total.</source>
        <translation>金额＝数量 × 单价，逐行四舍五入到分；期限已计入数量。含税单价得含税金额，不含税单价得不含税金额；各行与合计均有：不含税金额＋税额＝含税金额。</translation>
    </message>
    <message>
        <source>The total is the P50 estimate: one run in two needs less. P10–P90 holds four runs in five; it comes from the spread of training efficiency (%{evidence}). In the P90 case the total is %{p90}.</source>
        <translation>总价为 P50 估计，即一半的训练所需更少；P10–P90 覆盖五次中的四次，来自训练效率的分布（%{evidence}）。若 P90 兑现，总价为 %{p90}。</translation>
    </message>
    <message>
        <source>At steady speed the training takes %{steadyDays} days, %{steadyHours}. Failures, restarts and checks make it %{projectDays} days, %{projectHours} (run factor %{factor}); the quantities are based on these.</source>
        <translation>按稳态速度，训练需 %{steadyDays} 天、%{steadyHours}；计入故障、重启与检查后为 %{projectDays} 天、%{projectHours}（训练有效率 %{factor}），数量据此计算。</translation>
    </message>
    <message>
        <source>Whole instances and whole terms are paid for: of %{paid} paid, %{idle} (%{share}) stand idle and are in the total.</source>
        <translation>按整台、整期付费：已付 %{paid} 中有 %{idle}（%{share}）空置，已计入总价。</translation>
    </message>
    <message>
        <source>Where the price source does not say whether tax is included, the price counts as including %{rate} tax: have the provider confirm it.</source>
        <translation>价格来源未说明是否含税的，按含税 %{rate} 计，须由供应商确认。</translation>
    </message>
    <message>
        <source>Where the price source does not say whether tax is included, the price counts as excluding %{rate} tax: have the provider confirm it.</source>
        <translation>价格来源未说明是否含税的，按不含税、税率 %{rate} 计，须由供应商确认。</translation>
    </message>
    <message>
        <source>[stale] marks a price that is undated or older than %{days} days, on this paper %{count} of %{all} lines: check again before signing.</source>
        <translation>〔过期〕指价格无日期或已超过 %{days} 天，本单 %{all} 行中有 %{count} 行，签约前须复核。</translation>
    </message>
    <message>
        <source>Price sources: %{sources}</source>
        <translation>价格来源：%{sources}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Tax basis</source>
        <translation>含税与否</translation>
    </message>
    <message>
        <source>Net amount</source>
        <translation>不含税金额</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>税额</translation>
    </message>
    <message>
        <source>Amount with tax</source>
        <translation>含税金额</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>过期</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>In capitals</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>Durations are P50 estimates: one run in two needs less. P10–P90 holds four runs in five; it comes from the spread of training efficiency (%{evidence}). The terms paid for cover all of it: the total stays %{p90}.</source>
        <translation>工期为 P50 估计，即一半的训练所需更少；P10–P90 覆盖五次中的四次，来自训练效率的分布（%{evidence}）。所付租期均可覆盖，总价不变，为 %{p90}。</translation>
    </message>
    <message>
        <source>The offer lies outside the regions that the plan allows.</source>
        <translation>该报价不在本方案允许的区域内。</translation>
    </message>
    <message>
        <source>The price is dated after the day of this paper.</source>
        <translation>价格日期晚于本单日期。</translation>
    </message>
    <message>
        <source>Spot capacity can be taken back at any time; what interruptions cost is not in the total.</source>
        <translation>竞价实例随时可能被回收，中断造成的费用未计入总价。</translation>
    </message>
    <message>
        <source>The price names the card as %{card} only; %{accelerator} is assumed: have the provider confirm it.</source>
        <translation>价格只写 %{card}，按 %{accelerator} 计，须由供应商确认。</translation>
    </message>
    <message>
        <source>received quote</source>
        <translation>收到的报价</translation>
    </message>
    <message>
        <source>quote of %{date}, valid until %{until}</source>
        <translation>%{date} 收到的报价，有效至 %{until}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>%{size} GiB × %{periods} mo</source>
        <translation>%{size} GiB × %{periods} 个月</translation>
    </message>
    <message>
        <source>%{size} GB × %{periods} d</source>
        <translation>%{size} GB × %{periods} 天</translation>
    </message>
    <message>
        <source>%{size} GB × %{periods} mo</source>
        <translation>%{size} GB × %{periods} 个月</translation>
    </message>
    <message>
        <source>No installed font has these characters, they print as boxes: %{text}</source>
        <translation>已安装的字体都没有这些字符，印出来是方框：%{text}</translation>
    </message>
</context>
<context>
    <name>Supply</name>
    <message>
        <source>No export rule found that names or meets it</source>
        <translation>未见点名或触及它的出口管制规则</translation>
    </message>
    <message>
        <source>US export rule of October 2022: licences are presumed denied</source>
        <translation>美国 2022 年 10 月出口管制规则：许可推定拒绝</translation>
    </message>
    <message>
        <source>Named in the US export rule of October 2023</source>
        <translation>美国 2023 年 10 月出口管制规则点名</translation>
    </message>
    <message>
        <source>Measured against the performance thresholds of the US export rule, own arithmetic</source>
        <translation>按美国出口管制规则的性能门槛自行推算</translation>
    </message>
    <message>
        <source>US licences case by case, with a cap on volume</source>
        <translation>美国逐案许可，且限总量</translation>
    </message>
    <message>
        <source>The US refused its sale</source>
        <translation>美国拒绝其对华销售</translation>
    </message>
    <message>
        <source>Licensed for sale again, then discouraged by Chinese authorities</source>
        <translation>恢复许可销售，后被中国主管部门劝阻采购</translation>
    </message>
    <message>
        <source>Variant made for the Chinese market</source>
        <translation>面向中国市场的型号</translation>
    </message>
    <message>
        <source>Made in China</source>
        <translation>国产</translation>
    </message>
    <message>
        <source>Its maker rents it in its own cloud and does not sell it</source>
        <translation>厂商只在自家云上出租，不单独销售</translation>
    </message>
    <message>
        <source>Announced, never made in volume</source>
        <translation>已发布，未量产</translation>
    </message>
</context>
<context>
    <name>Word</name>
    <message>
        <source>note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>按量付费</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>竞价实例</translation>
    </message>
    <message>
        <source>monthly</source>
        <translation>包月</translation>
    </message>
    <message>
        <source>yearly</source>
        <translation>包年</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>包三年</translation>
    </message>
    <message>
        <source>committed use</source>
        <translation>承诺消费折扣</translation>
    </message>
    <message>
        <source>savings plan</source>
        <translation>节省计划</translation>
    </message>
    <message>
        <source>reserved 1 year</source>
        <translation>预留一年</translation>
    </message>
    <message>
        <source>reserved 3 years</source>
        <translation>预留三年</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>承诺消费</translation>
    </message>
    <message>
        <source>GPU compute</source>
        <translation>GPU 算力</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>egress traffic</source>
        <translation>流出流量</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>instance-hours</source>
        <translation>台时</translation>
    </message>
    <message>
        <source>instance-months</source>
        <translation>台月</translation>
    </message>
    <message>
        <source>GPU-months</source>
        <translation>卡月</translation>
    </message>
    <message>
        <source>instance-years</source>
        <translation>台年</translation>
    </message>
    <message>
        <source>instance-terms of 3 years</source>
        <translation>台·三年</translation>
    </message>
    <message>
        <source>GB-months</source>
        <translation>GB 月</translation>
    </message>
    <message>
        <source>data preparation</source>
        <translation>数据准备</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>试跑</translation>
    </message>
    <message>
        <source>pretraining</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>continued pretraining</source>
        <translation>继续预训练</translation>
    </message>
    <message>
        <source>full fine-tuning</source>
        <translation>全量微调</translation>
    </message>
    <message>
        <source>reinforcement learning</source>
        <translation>强化学习</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message numerus="yes">
        <source>measured, %n row(s)</source>
        <translation>
            <numerusform>实测 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>no published measurement</source>
        <translation>无公开实测</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>无日期</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>public price</source>
        <translation>公开价</translation>
    </message>
    <message>
        <source>own quote</source>
        <translation>自录报价</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公开资料</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>orderable</source>
        <translation>可下单</translation>
    </message>
    <message>
        <source>market reference</source>
        <translation>市场参考</translation>
    </message>
    <message>
        <source>per GPU-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>per instance-hour</source>
        <translation>每台时</translation>
    </message>
    <message>
        <source>per instance-month</source>
        <translation>每台月</translation>
    </message>
    <message>
        <source>per GPU-month</source>
        <translation>每卡月</translation>
    </message>
    <message>
        <source>per instance-year</source>
        <translation>每台年</translation>
    </message>
    <message>
        <source>per instance for 3 years</source>
        <translation>每台三年</translation>
    </message>
    <message>
        <source>no public price: enter a received quote</source>
        <translation>无公开价：请录入收到的报价</translation>
    </message>
    <message>
        <source>no public price for its other cards: enter a received quote</source>
        <translation>其余卡型无公开价：请录入收到的报价</translation>
    </message>
    <message>
        <source>your own measurement</source>
        <translation>自测</translation>
    </message>
    <message>
        <source>GiB-months</source>
        <translation>GiB 月</translation>
    </message>
    <message>
        <source>GB-days</source>
        <translation>GB 天</translation>
    </message>
    <message>
        <source>above %{from} %{unit}</source>
        <translation>超过 %{from} %{unit} 的部分</translation>
    </message>
    <message>
        <source>up to %{to} %{unit}</source>
        <translation>%{to} %{unit} 以内</translation>
    </message>
    <message>
        <source>%{from} to %{to} %{unit}</source>
        <translation>%{from} 至 %{to} %{unit}</translation>
    </message>
    <message>
        <source>no dated public price: ask</source>
        <translation>公开价无日期，请询价</translation>
    </message>
    <message>
        <source>no public price: ask</source>
        <translation>无公开价，请询价</translation>
    </message>
    <message>
        <source>cloud disk</source>
        <translation>云硬盘</translation>
    </message>
    <message>
        <source>file storage</source>
        <translation>文件存储</translation>
    </message>
    <message>
        <source>object storage</source>
        <translation>对象存储</translation>
    </message>
    <message>
        <source>object requests</source>
        <translation>对象存储请求</translation>
    </message>
    <message>
        <source>image storage</source>
        <translation>镜像存储</translation>
    </message>
    <message>
        <source>fixed bandwidth</source>
        <translation>固定带宽</translation>
    </message>
    <message>
        <source>public address</source>
        <translation>公网 IP</translation>
    </message>
    <message>
        <source>per GB-month</source>
        <translation>每 GB 月</translation>
    </message>
    <message>
        <source>per GiB-month</source>
        <translation>每 GiB 月</translation>
    </message>
    <message>
        <source>per GB-day</source>
        <translation>每 GB 天</translation>
    </message>
    <message>
        <source>per GB</source>
        <translation>每 GB</translation>
    </message>
    <message>
        <source>per Mbps-month</source>
        <translation>每 Mbps 月</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>per 10,000</source>
        <translation>每万次</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::AcceleratorDetails</name>
    <message>
        <source>supplied</source>
        <translation>可供应</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>受限</translation>
    </message>
    <message>
        <source>none new</source>
        <translation>无新卡</translation>
    </message>
    <message>
        <source>16-bit peak, dense</source>
        <translation>16 位峰值，密集</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>In the server</source>
        <translation>机内互联</translation>
    </message>
    <message>
        <source>Cards of a server</source>
        <translation>整机卡数</translation>
    </message>
    <message>
        <source>To other servers</source>
        <translation>机间网络</translation>
    </message>
    <message>
        <source>New cards in the mainland</source>
        <translation>大陆新卡供应</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message numerus="yes">
        <source>On %n GPU(s)</source>
        <translation>
            <numerusform>用 %n 张卡</numerusform>
        </translation>
    </message>
    <message>
        <source>Project, days</source>
        <translation>工期，天</translation>
    </message>
    <message>
        <source>At steady speed, days</source>
        <translation>稳态训练，天</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>并行布局</translation>
    </message>
    <message>
        <source>Memory of a card, GB</source>
        <translation>每卡显存，GB</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Driver, communication, fragments</source>
        <translation>驱动、通信与碎片</translation>
    </message>
    <message>
        <source>Of %1</source>
        <translation>共 %1</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::AcceleratorModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 days and %2 on %n GPU(s), P50</source>
        <translation>
            <numerusform>%n 张卡 P50：%1 天，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>no price that can be ordered</source>
        <translation>无可下单的价格</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>MFU, P10–P90</source>
        <translation>MFU，P10–P90</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>工期，天</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>无实测</translation>
    </message>
    <message>
        <source>Least GPUs</source>
        <translation>按期最少卡数</translation>
    </message>
    <message>
        <source>The fewest cards that hold the model and finish in time at P50</source>
        <translation>装得下且按 P50 按期完成的最少卡数</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation: the share of the 16-bit peak that training uses</source>
        <translation>算力利用率：训练用到的 16 位峰值份额</translation>
    </message>
    <message>
        <source>On the plan&apos;s cards, else on the fewest in time; P50, failures included</source>
        <translation>按方案的卡数，未定则按期最少；P50，含故障重启</translation>
    </message>
    <message>
        <source>The lowest price for this plan per GPU-hour used, idle time included</source>
        <translation>本方案每有效卡时的最低价，含闲置</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::AssumptionRow</name>
    <message>
        <source>%1
Unit: %2
Default: %3
Bounds: %4
Source: %5</source>
        <translation>%1
单位：%2
默认：%3
范围：%4
出处：%5</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>改回 %1</translation>
    </message>
    <message>
        <source>%1: back to %2</source>
        <translation>%1：改回 %2</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::BarPlot</name>
    <message numerus="yes">
        <source>%n more in the table</source>
        <comment>providers left out of a small chart</comment>
        <translation>
            <numerusform>另有 %n 家见表格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::CardFit</name>
    <message>
        <source>enough</source>
        <translation>够</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>紧</translation>
    </message>
    <message>
        <source>too small</source>
        <translation>不够</translation>
    </message>
    <message>
        <source>wrong precision</source>
        <translation>不支持该精度</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::DemandPage</name>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>模型规模</translation>
    </message>
    <message>
        <source>13B</source>
        <translation>13B</translation>
    </message>
    <message>
        <source>Data volume</source>
        <translation>数据量</translation>
    </message>
    <message>
        <source>300B tokens or 1.2TB</source>
        <translation>3000 亿 token 或 1.2TB</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>截止</translation>
    </message>
    <message>
        <source>2026-12-31 or 30 days</source>
        <translation>2026-12-31 或 30 天</translation>
    </message>
    <message>
        <source>What has a default</source>
        <translation>有默认值的条件</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>choose for me</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Training precision</source>
        <translation>训练精度</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开工</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Language of the data</source>
        <translation>数据语言</translation>
    </message>
    <message>
        <source>The work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Open the sample plan</source>
        <translation>打开示例计划</translation>
    </message>
    <message>
        <source>cheapest that does it</source>
        <translation>能胜任且最省的</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Program code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>a size, or a model&apos;s name such as Llama-2-13B</source>
        <translation>写规模，或模型名，如 Llama-2-13B</translation>
    </message>
    <message>
        <source>= %1 tokens</source>
        <translation>= %1 token</translation>
    </message>
    <message>
        <source>= %1 of clean text</source>
        <translation>= %1 干净文本</translation>
    </message>
    <message>
        <source>tokens, or the size of clean text</source>
        <translation>写 token 数，或干净文本的大小</translation>
    </message>
    <message>
        <source>a date, or a number of days</source>
        <translation>写日期，或天数</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2, %n day(s)</source>
        <translation>
            <numerusform>%1 至 %2，共 %n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= %n GPU(s), the fewest that are in time</source>
        <translation>
            <numerusform>= %n 卡，按期完工的最少卡数</numerusform>
        </translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>FLOP per token</source>
        <translation>每 token 计算量，FLOP</translation>
    </message>
    <message>
        <source>FLOP in all</source>
        <translation>总计算量，FLOP</translation>
    </message>
    <message>
        <source>Days at steady speed</source>
        <translation>稳态训练天数</translation>
    </message>
    <message>
        <source>Days of the project</source>
        <translation>工期天数</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>每卡显存</translation>
    </message>
    <message>
        <source>of %1, %2</source>
        <translation>共 %1，%2</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>No accelerator does this work as it is set up: see the findings.</source>
        <translation>按现在的条件没有加速卡能胜任：请看检查结果。</translation>
    </message>
    <message>
        <source>%1, %2 tokens: %3 × %4 take %5 days, done on %6.</source>
        <translation>%1，%2 token：%3 张 %4 需 %5 天，%6 完工。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after the deadline.</source>
        <translation>
            <numerusform>比截止晚 %n 天。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) before the deadline.</source>
        <translation>
            <numerusform>比截止早 %n 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import config.json</source>
        <translation>导入 config.json</translation>
    </message>
    <message>
        <source>Model configurations (*.json)</source>
        <translation>模型配置 (*.json)</translation>
    </message>
    <message>
        <source>The model was not imported. The plan is unchanged.</source>
        <translation>模型未导入，方案未变。</translation>
    </message>
    <message>
        <source>Measured speed of one card</source>
        <translation>单卡自测速度</translation>
    </message>
    <message>
        <source>= %1 of the dense 16-bit peak of %2, %3 TFLOPS</source>
        <translation>= %2 的 16 位稠密峰值（%3 TFLOPS）的 %1</translation>
    </message>
    <message>
        <source>Defaults, each can be changed</source>
        <translation>默认值，均可修改</translation>
    </message>
    <message>
        <source>480 TFLOPS, 48 %, or 3200 tokens/s</source>
        <translation>480 TFLOPS、48 % 或 3200 tokens/s</translation>
    </message>
    <message>
        <source>Steady speed of a pilot run, or told by a supplier</source>
        <translation>试跑的稳态速度，或供应商告知的速度</translation>
    </message>
    <message>
        <source>config.json…</source>
        <translation>config.json…</translation>
    </message>
    <message>
        <source>Takes the model from its own configuration file, which can also be dropped here</source>
        <translation>从模型自带的配置文件读入，也可直接拖入窗口</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::MainWindow</name>
    <message>
        <source>Suanchou</source>
        <translation>算筹</translation>
    </message>
    <message>
        <source>%1 - Suanchou</source>
        <translation>%1 - 算筹</translation>
    </message>
    <message>
        <source>The received quotes were not read.</source>
        <translation>未能读取收到的报价。</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::MarketPage</name>
    <message>
        <source>Chart</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>以图显示</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表显示</translation>
    </message>
    <message>
        <source>Chart or table: Ctrl+T</source>
        <translation>图表切换：Ctrl+T</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Offers by provider and billing mode</source>
        <translation>各供应商与计费方式的报价</translation>
    </message>
    <message>
        <source>The offers appear here as soon as model and data are known.</source>
        <translation>填好模型与数据后，报价在此列出。</translation>
    </message>
    <message numerus="yes">
        <source>No public price can carry this plan; %n offer(s) are listed with the reason.</source>
        <translation>
            <numerusform>没有公开价能承接本计划；%n 条报价已列出原因。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) can be ordered; the best is %1, %2, for %3.</source>
        <translation>
            <numerusform>%n 条报价可下单；最省的是%1，%2，%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>In use</source>
        <translation>已采用</translation>
    </message>
    <message>
        <source>Use this offer</source>
        <translation>用这条</translation>
    </message>
    <message>
        <source>No offer selected</source>
        <translation>未选报价</translation>
    </message>
    <message>
        <source>Selected offer</source>
        <translation>选中的报价</translation>
    </message>
    <message>
        <source>Withdraw this quote?</source>
        <translation>撤回这份报价？</translation>
    </message>
    <message>
        <source>It is no longer compared. The workspace keeps it on record.</source>
        <translation>撤回后不再参与比价，工作区仍留存记录。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>The quote was not withdrawn.</source>
        <translation>报价未能撤回。</translation>
    </message>
    <message>
        <source>Enter a received quote</source>
        <translation>录入收到的报价</translation>
    </message>
    <message>
        <source>No public price can carry this plan on %1; %2 can.</source>
        <translation>没有公开价能用 %1 承接本计划；%2 可以。</translation>
    </message>
    <message>
        <source>Enter the quote of this provider</source>
        <translation>录入这家的报价</translation>
    </message>
    <message>
        <source>Withdraw this quote</source>
        <translation>撤回这份报价</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>Region of the prices</source>
        <translation>价格所在地区</translation>
    </message>
    <message>
        <source>Mainland China</source>
        <translation>中国大陆</translation>
    </message>
    <message>
        <source>Include abroad</source>
        <translation>含境外</translation>
    </message>
    <message numerus="yes">
        <source>%n without public price</source>
        <translation>
            <numerusform>%n 家无公开价</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s) without public price: show them in the table</source>
        <translation>
            <numerusform>%n 家供应商无公开价：在表中查看</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) abroad left out. To compare them, choose &quot;%1&quot;.</source>
        <translation>
            <numerusform>未计入 %n 条境外价格；如需比较，请选“%1”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) abroad compared: clear data export, currency and tax first.</source>
        <translation>
            <numerusform>已计入 %n 条境外价格：须先理清数据出境、币种与税。</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected provider</source>
        <translation>选中的供应商</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此提示</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::OfferDetails</name>
    <message>
        <source>ask</source>
        <translation>待询</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>税</translation>
    </message>
    <message>
        <source>included</source>
        <translation>含税</translation>
    </message>
    <message>
        <source>added</source>
        <translation>另加</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>来源未说明</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地区</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Total, %1, tax included</source>
        <translation>含税合计，%1</translation>
    </message>
    <message>
        <source>Price per GPU-hour used</source>
        <translation>每有效卡时单价</translation>
    </message>
    <message>
        <source>%1 of %2 paid for stay idle</source>
        <translation>付费 %2，其中 %1 闲置</translation>
    </message>
    <message>
        <source>Published price, %1</source>
        <translation>公开价，%1</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>received quote</source>
        <translation>收到的报价</translation>
    </message>
    <message>
        <source>Quoted price, %1</source>
        <translation>报价单价，%1</translation>
    </message>
    <message>
        <source>tax basis or currency differs: not compared</source>
        <translation>含税口径或币种不同，不作比较</translation>
    </message>
    <message>
        <source>this offer: the same</source>
        <translation>本报价：相同</translation>
    </message>
    <message>
        <source>this offer: within the range</source>
        <translation>本报价：在区间内</translation>
    </message>
    <message>
        <source>this offer: +%1, dearer</source>
        <translation>本报价：+%1，更贵</translation>
    </message>
    <message>
        <source>this offer: −%1, cheaper</source>
        <translation>本报价：−%1，更省</translation>
    </message>
    <message>
        <source>Market reference, not an offer</source>
        <translation>市场参考，不可下单</translation>
    </message>
    <message>
        <source>None for this card.</source>
        <translation>此卡没有市场参考。</translation>
    </message>
    <message>
        <source>This offer, %1 per GPU-hour</source>
        <translation>本报价，%1/卡时</translation>
    </message>
    <message>
        <source>list prices if every hour is used; a month has 730 hours</source>
        <translation>按公开单价、时时用满计，一月 730 小时</translation>
    </message>
    <message>
        <source>Public price</source>
        <translation>公开价</translation>
    </message>
    <message>
        <source>%1, + %2 tax</source>
        <translation>%1，另加税 %2</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::OfferTableModel</name>
    <message>
        <source>Provider, region</source>
        <translation>供应商与地区</translation>
    </message>
    <message>
        <source>Card × n</source>
        <translation>卡 × 数</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>Price date, notes</source>
        <translation>价格日期与说明</translation>
    </message>
    <message>
        <source>quote until %1</source>
        <translation>报价，有效至 %1</translation>
    </message>
    <message>
        <source>no public price</source>
        <translation>无公开价</translation>
    </message>
    <message>
        <source>no public price for its other cards</source>
        <translation>其他卡无公开价</translation>
    </message>
    <message>
        <source>enter a received quote</source>
        <translation>录入收到的报价</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::Page</name>
    <message>
        <source>Model size, data and deadline are enough: type them and the whole plan appears.</source>
        <translation>三个数就够：填入模型规模、数据量和截止，整个计划随即算出。</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::PageTitle</name>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Sizing</source>
        <translation>测算</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>比价</translation>
    </message>
    <message>
        <source>Procurement</source>
        <translation>采购</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>单据</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::PaperChecks</name>
    <message>
        <source>The lines add up to the total</source>
        <translation>明细与合计一致</translation>
    </message>
    <message>
        <source>The lines do not add up to the total</source>
        <translation>明细与合计不一致</translation>
    </message>
    <message>
        <source>Total in words agrees</source>
        <translation>合计与大写一致</translation>
    </message>
    <message>
        <source>Not every line has a price</source>
        <translation>有明细缺公开价</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) past their shelf life</source>
        <translation>
            <numerusform>%n 条价格已过期</numerusform>
        </translation>
    </message>
    <message>
        <source>marked on the line</source>
        <translation>已在该行标注</translation>
    </message>
    <message>
        <source>All prices are fresh</source>
        <translation>价格均在有效期内</translation>
    </message>
    <message>
        <source>catalogue of %1</source>
        <translation>价格目录 %1</translation>
    </message>
    <message numerus="yes">
        <source>Tax basis assumed on %n line(s)</source>
        <translation>
            <numerusform>%n 行的含税口径为假定</numerusform>
        </translation>
    </message>
    <message>
        <source>said in the notes</source>
        <translation>已写入价格说明</translation>
    </message>
    <message>
        <source>In time, also at P90</source>
        <translation>P90 也按期</translation>
    </message>
    <message>
        <source>buyer</source>
        <translation>需方</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>供方</translation>
    </message>
    <message>
        <source>Parties are blank</source>
        <translation>双方未填全</translation>
    </message>
    <message>
        <source>%1: a line to write on is printed</source>
        <translation>%1：印出横线供手填</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::PapersPage</name>
    <message>
        <source>Parties</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>Buyer</source>
        <translation>需方</translation>
    </message>
    <message>
        <source>Seller</source>
        <translation>供方</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>a line to write on</source>
        <translation>留横线手填</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Valid for, days</source>
        <translation>有效期，天</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>单据语言</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>导出 PDF</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>导出 CSV</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>导出 JSON</translation>
    </message>
    <message>
        <source>Preview of the quote</source>
        <translation>报价单预览</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Before the export</source>
        <translation>导出前检查</translation>
    </message>
    <message>
        <source>Nothing to export yet</source>
        <translation>暂无可导出的内容</translation>
    </message>
    <message>
        <source>Ready to export</source>
        <translation>可以导出</translation>
    </message>
    <message numerus="yes">
        <source>Ready, %n to look at</source>
        <translation>
            <numerusform>可以导出，%n 项待确认</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in total, tax included; valid until %2.</source>
        <translation>含税合计 %1，有效期至 %2。</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页 / 共 %2 页</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>文件未写入</translation>
    </message>
    <message>
        <source>An older file of that name is unchanged.</source>
        <translation>同名旧文件未改动。</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>Export quote</source>
        <translation>导出报价单</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Characters are missing</source>
        <translation>有字符无法打印</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::PlaceholderPage</name>
    <message>
        <source>Here the mix of subscription, on-demand and spot capacity over time will be worked out, with the risk of missing the deadline.</source>
        <translation>这里将算出包年包月、按量付费与竞价实例随时间的组合，以及误期风险。</translation>
    </message>
    <message>
        <source>Here scenarios will stand side by side with their differences in money and days, and what moves the total most.</source>
        <translation>这里将并列各方案，给出金额与天数之差，以及对总价影响最大的因素。</translation>
    </message>
    <message>
        <source>This page is not filled yet.</source>
        <translation>本页内容将在后续版本提供。</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Nothing to point out</source>
        <translation>没有需要提醒的</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>值得一看</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::PlanField</name>
    <message>
        <source>%{reason}. %{value} still counts.</source>
        <translation>%{reason}。现仍按 %{value} 计算。</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::PlanFiles</name>
    <message>
        <source>Plans (*.suanchou)</source>
        <translation>计划 (*.suanchou)</translation>
    </message>
    <message>
        <source>The plan was not opened. The current one is unchanged.</source>
        <translation>计划未打开，当前计划未改动。</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>打开计划</translation>
    </message>
    <message>
        <source>The sample plan was not opened.</source>
        <translation>示例计划未打开。</translation>
    </message>
    <message>
        <source>The plan was not saved. It is still open here, the old file is unchanged.</source>
        <translation>计划未保存。内容仍在此处，旧文件未改动。</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>保存计划</translation>
    </message>
    <message>
        <source>Save the changes to this plan?</source>
        <translation>保存对此计划的修改吗？</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>不保存则修改丢失。</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::QuoteForm</name>
    <message>
        <source>The quote was not kept: %1</source>
        <translation>报价未能保存：%1</translation>
    </message>
    <message>
        <source>The received quote in one line</source>
        <translation>收到的报价，一行写完</translation>
    </message>
    <message>
        <source>8x H20 141GB, 65000 CNY/node/month, tax included, min 3 months</source>
        <translation>H20 141G 八卡，6.5 万/月/台，含税，三个月起</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>City</source>
        <translation>城市</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Received on</source>
        <translation>收到日期</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Which card is it?</source>
        <translation>是哪种卡？</translation>
    </message>
    <message>
        <source>Where the machines stand</source>
        <translation>机器所在地</translation>
    </message>
    <message>
        <source>Mainland China</source>
        <translation>中国大陆</translation>
    </message>
    <message>
        <source>Abroad</source>
        <translation>境外</translation>
    </message>
    <message>
        <source>Keep the quote</source>
        <translation>保存报价</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close; what is typed stays</source>
        <translation>关闭；已输入的内容会保留</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>请选择…</translation>
    </message>
    <message>
        <source>Card, count, price, tax and shortest term, in any order.</source>
        <translation>卡型、卡数、价格、是否含税、起租期，次序不限。</translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation>未识别：%1</translation>
    </message>
    <message>
        <source>After today: it counts from that day on</source>
        <translation>晚于今天：从那天起才生效</translation>
    </message>
    <message>
        <source>Already over: it is listed and never the best offer</source>
        <translation>已过期：只列出，不参与最省报价</translation>
    </message>
    <message>
        <source>per card and hour</source>
        <translation>每卡每小时</translation>
    </message>
    <message>
        <source>per machine and hour</source>
        <translation>每台每小时</translation>
    </message>
    <message>
        <source>per card and month</source>
        <translation>每卡每月</translation>
    </message>
    <message>
        <source>per machine and month</source>
        <translation>每台每月</translation>
    </message>
    <message>
        <source>per card and year</source>
        <translation>每卡每年</translation>
    </message>
    <message>
        <source>per machine and year</source>
        <translation>每台每年</translation>
    </message>
    <message>
        <source>yuan, as nothing else is said</source>
        <translation>未写货币，按人民币</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Cards in a machine</source>
        <translation>单机卡数</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费</translation>
    </message>
    <message>
        <source>follows from the price</source>
        <translation>由价格单位得出</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>税</translation>
    </message>
    <message>
        <source>included</source>
        <translation>含税</translation>
    </message>
    <message>
        <source>added</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>Shortest term</source>
        <translation>起租期</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
    <message>
        <source>RDMA between machines</source>
        <translation>机间 RDMA</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>有</translation>
    </message>
    <message>
        <source>no</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::Rail</name>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1（Ctrl+%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n finding(s)</source>
        <translation>
            <numerusform>%1，%n 项检查</numerusform>
        </translation>
    </message>
    <message>
        <source>Language: English. Switch to Chinese</source>
        <translation>语言：中文，切换到英文</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Theme: %1. Switch</source>
        <translation>主题：%1，切换</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::SizingPage</name>
    <message>
        <source>Accelerators</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>The plan&apos;s card cannot do this; others are listed with the reason.</source>
        <translation>当前卡型无法完成，其他卡型及原因见表。</translation>
    </message>
    <message numerus="yes">
        <source>%n × %1 take about %2 days</source>
        <translation>
            <numerusform>%n 张 %1 约 %2 天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n GPU(s) at least are in time.</source>
        <translation>
            <numerusform>%1；按期最少 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>In use</source>
        <translation>已采用</translation>
    </message>
    <message>
        <source>Plan on this card</source>
        <translation>改用此卡</translation>
    </message>
    <message>
        <source>Selected accelerator</source>
        <translation>选中的加速卡</translation>
    </message>
    <message>
        <source>None selected</source>
        <translation>未选中</translation>
    </message>
    <message>
        <source>No card can do this as planned; the reason stands in each row.</source>
        <translation>按此方案没有卡型能完成，原因见各行。</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::StatusLine</name>
    <message numerus="yes">
        <source>Price catalogue %1, %n offer(s)</source>
        <translation>
            <numerusform>价格目录 %1，%n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Calculating</source>
        <translation>正在计算</translation>
    </message>
    <message>
        <source>Not calculated</source>
        <translation>未计算</translation>
    </message>
    <message>
        <source>Recalculated in %1 ms</source>
        <translation>重算 %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n compared stale</source>
        <translation>
            <numerusform>比较的 %n 条中 %1 条过期</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::Steps</name>
    <message>
        <source>change model</source>
        <translation>修改模型</translation>
    </message>
    <message>
        <source>change data volume</source>
        <translation>修改数据量</translation>
    </message>
    <message>
        <source>change deadline</source>
        <translation>修改截止</translation>
    </message>
    <message>
        <source>change GPU count</source>
        <translation>修改卡数</translation>
    </message>
    <message>
        <source>change accelerator</source>
        <translation>修改加速卡</translation>
    </message>
    <message>
        <source>change precision</source>
        <translation>修改训练精度</translation>
    </message>
    <message>
        <source>change sequence length</source>
        <translation>修改序列长度</translation>
    </message>
    <message>
        <source>change start date</source>
        <translation>修改开工日</translation>
    </message>
    <message>
        <source>change data language</source>
        <translation>修改数据语言</translation>
    </message>
    <message>
        <source>use offer</source>
        <translation>采用报价</translation>
    </message>
    <message>
        <source>use the best offer</source>
        <translation>采用最省报价</translation>
    </message>
    <message>
        <source>change parties</source>
        <translation>修改双方</translation>
    </message>
    <message>
        <source>change terms</source>
        <translation>修改条款</translation>
    </message>
    <message>
        <source>change measured speed</source>
        <translation>修改自测速度</translation>
    </message>
    <message>
        <source>change assumption</source>
        <translation>修改假设</translation>
    </message>
    <message>
        <source>change region rule</source>
        <translation>修改地区规则</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::SummaryStrip</name>
    <message>
        <source>%{hours} GPU-hours on %{card}; P10 to P90 in the line below</source>
        <translation>%{card} 上 %{hours} 卡时；下行为 P10 至 P90</translation>
    </message>
    <message>
        <source>GPUs × days</source>
        <translation>规模 × 工期</translation>
    </message>
    <message>
        <source>%{range} days</source>
        <translation>%{range} 天</translation>
    </message>
    <message>
        <source>%{gpus} × %{card}, %{days} days</source>
        <translation>%{gpus} × %{card}，%{days} 天</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>预计完工</translation>
    </message>
    <message>
        <source>P10 %{early}, P90 %{late}</source>
        <translation>P10 %{early}，P90 %{late}</translation>
    </message>
    <message>
        <source>no deadline</source>
        <translation>未设截止</translation>
    </message>
    <message numerus="yes">
        <source>deadline %1, %n day(s) late</source>
        <translation>
            <numerusform>截止 %1，晚 %n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deadline %1, %n day(s) left</source>
        <translation>
            <numerusform>截止 %1，余 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Total P50, tax included</source>
        <translation>总价 P50，含税</translation>
    </message>
    <message>
        <source>Chosen offer</source>
        <translation>选定报价</translation>
    </message>
    <message>
        <source>Best offer</source>
        <translation>最省报价</translation>
    </message>
    <message>
        <source>none can be ordered</source>
        <translation>没有可下单的报价</translation>
    </message>
    <message>
        <source>%{mode}, %{price} %{currency}/GPU-h</source>
        <translation>%{mode}，%{price} %{currency}/卡时</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>problem(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>warning(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>提醒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>note(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>说明</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>GPU × days</source>
        <translation>卡 × 天</translation>
    </message>
    <message>
        <source>Total P50, incomplete</source>
        <translation>总价 P50，不完整</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::TopBar</name>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>新计划</translation>
    </message>
    <message>
        <source>Plan: %1</source>
        <translation>计划：%1</translation>
    </message>
    <message>
        <source>Plan file</source>
        <translation>计划文件</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open the sample plan</source>
        <translation>打开示例计划</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Show or hide the side panel</source>
        <translation>显示或隐藏侧栏</translation>
    </message>
    <message>
        <source>Export quote</source>
        <translation>导出报价单</translation>
    </message>
    <message>
        <source>Export the quote as PDF</source>
        <translation>把报价单导出为 PDF</translation>
    </message>
</context>
<context>
    <name>suanchou::ui::WhyPopover</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back: Alt+Left</source>
        <translation>返回：Alt+←</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close: Esc</source>
        <translation>关闭：Esc</translation>
    </message>
    <message>
        <source>Why %1 = %2</source>
        <translation>为什么%1是 %2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开“%1”页</translation>
    </message>
    <message>
        <source>Copy derivation</source>
        <translation>复制推导</translation>
    </message>
</context>
</TS>
