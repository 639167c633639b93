// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exporter.h"

namespace ui
{

/// What was chosen for the last export, and so is suggested for the next one.
struct Exporting
{
    core::ExportFormat format = core::ExportFormat::SheetCsv;
    core::PersonalData personalData = core::PersonalData::Full;
    QString folder = {}; ///< empty: that of the documents

    bool operator==(const Exporting &) const = default;
};

} // namespace ui
