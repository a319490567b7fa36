// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace suanchou {

enum class Align { Left, Right };

/// Lines of a text table in a monospaced terminal: columns as wide as their widest cell, two spaces
/// apart; East Asian wide characters take two places. The first row is the header.
QString textTable(const QList<QStringList>& rows, const QList<Align>& columns);

/// Places a text takes in a terminal.
int displayWidth(const QString& text);

} // namespace suanchou
