// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"

namespace core
{

const QTimeZone &brasilia()
{
    static const QTimeZone zone("America/Sao_Paulo");
    return zone;
}

QDateTime startOfBrasiliaDay(QDate day)
{
    return day.startOfDay(brasilia()).toUTC();
}

} // namespace core
