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
    <name>QuoteDocument</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
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
    <name>suanchou::ui::Rail</name>
    <message numerus="yes">
        <source>%1, %n finding(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suanchou::ui::StatusLine</name>
    <message numerus="yes">
        <source>Price catalogue %1, %n offer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stale</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
