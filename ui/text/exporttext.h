// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exporter.h"

#include <QtCore/QString>

namespace ui
{

/// Returns the texts of an export file in the language of the program.
[[nodiscard]] core::ExportWords exportWords(const core::ExportOrder &order);

/// Returns the name of a format, for example "CSV for Excel".
[[nodiscard]] QString formatWord(core::ExportFormat format);

/// Returns the purpose of a format in one sentence.
[[nodiscard]] QString formatSentence(core::ExportFormat format);

/// Returns a name that describes the contents, "transactions_2026-11-01_2026-11-30_demo_v1.csv".
[[nodiscard]] QString exportFileName(const core::ExportOrder &order);

/// Returns why there is no file, in one paragraph.
[[nodiscard]] QString exportProblem(const core::Error &error);

} // namespace ui
