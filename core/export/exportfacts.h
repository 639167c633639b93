// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportorder.h"

#include <QtCore/QList>

namespace core
{

/// Something that a file says of itself to programs.
struct ExportFact
{
    const char *name;
    QString value;
};

/// Version of the columns, environment, zone, period, moment, how much personal data, and a fact
/// for each other part of the filter.
[[nodiscard]] QList<ExportFact> exportFacts(const ExportOrder &order);

/// "2026-11-21T12:20:18.123-03:00": a time as files for programs have it.
[[nodiscard]] QString exportTime(const QDateTime &time);

} // namespace core
