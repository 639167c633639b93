// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exporter.h"

namespace core
{

/// Settings of the last export, suggested for the next export.
struct Exporting
{
    ExportFormat format = ExportFormat::SheetCsv;
    PersonalData personalData = PersonalData::Full;
    QString folder = {}; ///< empty: the documents folder

    bool operator==(const Exporting &) const = default;
};

} // namespace core
