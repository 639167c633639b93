// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportorder.h"

#include <QtCore/QList>

namespace core
{

/// A metadata entry of a file, for programs.
struct ExportFact
{
    const char *name;
    QString value;
};

/// Returns the metadata: version of the columns, environment, time zone, period, timestamp,
/// personal data, and one entry for each other part of the filter.
[[nodiscard]] QList<ExportFact> exportFacts(const ExportOrder &order);

/// Formats a timestamp for programs: "2026-11-21T12:20:18.123-03:00".
[[nodiscard]] QString exportTime(const QDateTime &time);

} // namespace core
