<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
        <source>no public price: ask</source>
        <translation>无公开价，请询价</translation>
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
        <source>Not valid JSON at byte %{offset}: %{reason}</source>
        <translation>第 %{offset} 字节处不是有效的 JSON：%{reason}</translation>
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
        <source>&quot;%{text}&quot; is neither a size such as 13B nor a model of the library</source>
        <translation>“%{text}”既不是 13B 这样的规模，也不是模型库中的模型</translation>
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
        <source>%{field}: %{value} is outside %{least} to %{most}</source>
        <translation>%{field}：%{value} 超出 %{least} 到 %{most}</translation>
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
        <source>%{gpus} cards hold too little</source>
        <translation>%{gpus} 卡显存不足</translation>
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
        <source>other currency</source>
        <translation>币种不同</translation>
    </message>
    <message>
        <source>price dated after the day of the plan</source>
        <translation>价格日期晚于方案日期</translation>
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
        <source>%{size} GB × %{months} mo</source>
        <translation>%{size} GB × %{months} 个月</translation>
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
        <source>no public price: ask</source>
        <translation>无公开价，请询价</translation>
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
        <source>set in this plan; default %1</source>
        <translation>本计划设定；默认 %1</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Defaults, each with its source</source>
        <translation>默认值与来源</translation>
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
        <source>%1, no public price: ask</source>
        <translation>%1，无公开价，待询</translation>
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
</context>
<context>
    <name>suanchou::ui::PlaceholderPage</name>
    <message>
        <source>Here every accelerator will have its row: fits or not, least GPUs, layout, MFU with range, days and GPU-hours.</source>
        <translation>这里将逐一列出每种加速卡：显存够否、最少卡数、并行布局、MFU 及区间、天数与卡时。</translation>
    </message>
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
    <name>suanchou::ui::StatusLine</name>
    <message numerus="yes">
        <source>Price catalogue %1, %n offer(s)</source>
        <translation>
            <numerusform>价格目录 %1，%n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stale</source>
        <translation>
            <numerusform>%n 条过期</numerusform>
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
</TS>
