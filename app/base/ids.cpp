// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/ids.h"

namespace suanchou {

QString uuid7Text(qint64 unixMilliseconds, quint64 randomHigh, quint64 randomLow)
{
    const auto hex = [](quint64 value, int digits) {
        return QString::number(value, 16).rightJustified(digits, u'0').right(digits);
    };
    const QString time = hex(static_cast<quint64>(unixMilliseconds), 12);
    const QString version = QStringLiteral("7") + hex(randomHigh & 0xFFFU, 3);
    const QString variant = hex(0x8000U | ((randomHigh >> 12U) & 0x3FFFU), 4);
    return time.left(8) % u'-' % time.mid(8) % u'-' % version % u'-' % variant % u'-' %
        hex(randomLow & 0xFFFFFFFFFFFFULL, 12);
}

QString RandomIdSource::next()
{
    QRandomGenerator* random = QRandomGenerator::system();
    return uuid7Text(m_clock.now().toMSecsSinceEpoch(), random->generate64(), random->generate64());
}

} // namespace suanchou
