// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exporter.h"
#include "ui/environmentband.h"
#include "ui/summary.h"

namespace ui
{

/// What a file says to people, in the language of the program.
[[nodiscard]] core::ExportWords exportWords(const core::ExportOrder &order);

/// "CSV for Excel", for a choice.
[[nodiscard]] QString formatWord(core::ExportFormat format);

/// What one takes it for, in one sentence.
[[nodiscard]] QString formatSentence(core::ExportFormat format);

/// "transactions_2026-11-01_2026-11-30_demo_v1.csv": a name that tells what is in it.
[[nodiscard]] QString exportFileName(const core::ExportOrder &order);

/// The word that files have for it, in every language: "demo", "local", …
[[nodiscard]] QString environmentFileWord(Environment::Kind where);

/// "accountant_2026-11_demo": the folder with all that is handed over of a period.
[[nodiscard]] QString packFolderName(const SummaryPeriod &period, Environment::Kind where);

/// Why there is no file, in a paragraph.
[[nodiscard]] QString exportProblem(const core::Error &error);

} // namespace ui
