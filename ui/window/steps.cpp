// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/steps.h"

#include <QCoreApplication>

namespace suanchou::ui {

void planOnCard(Plan& plan, const QString& accelerator)
{
    plan.chosen.accelerator = accelerator;
    plan.chosen.offer.clear();
}

QString stepName(const QString& source)
{
    return QCoreApplication::translate("suanchou::ui::Steps", source.toLatin1().constData());
}

} // namespace suanchou::ui
