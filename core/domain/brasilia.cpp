// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"

namespace core
{

const QTimeZone &brasilia()
{
    static const QTimeZone zone("America/Sao_Paulo");
    return zone;
}

QDate brasiliaDay(const QDateTime &moment)
{
    return moment.toTimeZone(brasilia()).date();
}

QDateTime startOfBrasiliaDay(QDate day)
{
    return day.startOfDay(brasilia()).toUTC();
}

} // namespace core
