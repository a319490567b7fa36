<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n more price(s) cannot carry this plan; --all lists them</source>
        <translation>
            <numerusform>%n more price cannot carry this plan; --all lists them</numerusform>
            <numerusform>%n more prices cannot carry this plan; --all lists them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModeChart</name>
    <message numerus="yes">
        <source>and %n more provider(s)</source>
        <translation>
            <numerusform>and %n more provider</numerusform>
            <numerusform>and %n more providers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuoteDocument</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Word</name>
    <message numerus="yes">
        <source>measured, %n row(s)</source>
        <translation>
            <numerusform>measured, %n row</numerusform>
            <numerusform>measured, %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::AcceleratorDetails</name>
    <message numerus="yes">
        <source>On %n GPU(s)</source>
        <translation>
            <numerusform>On %n GPU</numerusform>
            <numerusform>On %n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::AcceleratorModel</name>
    <message numerus="yes">
        <source>%1 days and %2 on %n GPU(s), P50</source>
        <translation>
            <numerusform>%1 days and %2 on %n GPU, P50</numerusform>
            <numerusform>%1 days and %2 on %n GPUs, P50</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::BarPlot</name>
    <message numerus="yes">
        <source>%n more in the table</source>
        <comment>providers left out of a small chart</comment>
        <translation>
            <numerusform>%n more in the table</numerusform>
            <numerusform>%n more in the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::DemandPage</name>
    <message numerus="yes">
        <source>%1 to %2, %n day(s)</source>
        <translation>
            <numerusform>%1 to %2, %n day</numerusform>
            <numerusform>%1 to %2, %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= %n GPU(s), the fewest that are in time</source>
        <translation>
            <numerusform>= %n GPU, the fewest that is in time</numerusform>
            <numerusform>= %n GPUs, the fewest that are in time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after the deadline.</source>
        <translation>
            <numerusform>%n day after the deadline.</numerusform>
            <numerusform>%n days after the deadline.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) before the deadline.</source>
        <translation>
            <numerusform>%n day before the deadline.</numerusform>
            <numerusform>%n days before the deadline.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::MarketPage</name>
    <message numerus="yes">
        <source>No public price can carry this plan; %n offer(s) are listed with the reason.</source>
        <translation>
            <numerusform>No public price can carry this plan; %n offer is listed with the reason.</numerusform>
            <numerusform>No public price can carry this plan; %n offers are listed with the reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) can be ordered; the best is %1, %2, for %3.</source>
        <translation>
            <numerusform>%n offer can be ordered: %1, %2, for %3.</numerusform>
            <numerusform>%n offers can be ordered; the best is %1, %2, for %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without public price</source>
        <translation>
            <numerusform>%n without public price</numerusform>
            <numerusform>%n without public price</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s) without public price: show them in the table</source>
        <translation>
            <numerusform>%n provider without public price: show it in the table</numerusform>
            <numerusform>%n providers without public price: show them in the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) abroad left out. To compare them, choose &quot;%1&quot;.</source>
        <translation>
            <numerusform>%n price abroad left out. To compare it, choose &quot;%1&quot;.</numerusform>
            <numerusform>%n prices abroad left out. To compare them, choose &quot;%1&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) abroad compared: clear data export, currency and tax first.</source>
        <translation>
            <numerusform>%n price abroad compared: clear data export, currency and tax first.</numerusform>
            <numerusform>%n prices abroad compared: clear data export, currency and tax first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::PaperChecks</name>
    <message numerus="yes">
        <source>%n price(s) past their shelf life</source>
        <translation>
            <numerusform>%n price past its shelf life</numerusform>
            <numerusform>%n prices past their shelf life</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tax basis assumed on %n line(s)</source>
        <translation>
            <numerusform>Tax basis assumed on %n line</numerusform>
            <numerusform>Tax basis assumed on %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::PapersPage</name>
    <message numerus="yes">
        <source>Ready, %n to look at</source>
        <translation>
            <numerusform>Ready, %n to look at</numerusform>
            <numerusform>Ready, %n to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::QuoteForm</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::Rail</name>
    <message numerus="yes">
        <source>%1, %n finding(s)</source>
        <translation>
            <numerusform>%1, %n finding</numerusform>
            <numerusform>%1, %n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::SizingPage</name>
    <message numerus="yes">
        <source>%n × %1 take about %2 days</source>
        <translation>
            <numerusform>%n × %1 takes about %2 days</numerusform>
            <numerusform>%n × %1 take about %2 days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n GPU(s) at least are in time.</source>
        <translation>
            <numerusform>%1; %n GPU at least is in time.</numerusform>
            <numerusform>%1; %n GPUs at least are in time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::StatusLine</name>
    <message numerus="yes">
        <source>Price catalogue %1, %n offer(s)</source>
        <translation>
            <numerusform>Price catalogue %1, %n offer</numerusform>
            <numerusform>Price catalogue %1, %n offers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n compared stale</source>
        <translation>
            <numerusform>%1 of %n compared stale</numerusform>
            <numerusform>%1 of %n compared stale</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::SummaryStrip</name>
    <message numerus="yes">
        <source>deadline %1, %n day(s) late</source>
        <translation>
            <numerusform>deadline %1, %n day late</numerusform>
            <numerusform>deadline %1, %n days late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deadline %1, %n day(s) left</source>
        <translation>
            <numerusform>deadline %1, %n day left</numerusform>
            <numerusform>deadline %1, %n days left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>problem(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>problem</numerusform>
            <numerusform>problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>warning(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>warning</numerusform>
            <numerusform>warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>note(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>note</numerusform>
            <numerusform>notes</numerusform>
        </translation>
    </message>
</context>
</TS>
