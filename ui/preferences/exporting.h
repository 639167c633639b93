// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exporter.h"

namespace ui
{

/// Settings of the last export, suggested for the next export.
struct Exporting
{
    core::ExportFormat format = core::ExportFormat::SheetCsv;
    core::PersonalData personalData = core::PersonalData::Full;
    QString folder = {}; ///< empty: the documents folder

    bool operator==(const Exporting &) const = default;
};

} // namespace ui
