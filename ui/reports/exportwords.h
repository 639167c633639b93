// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/reports/summary.h"
#include "ui/text/exporttext.h"
#include "ui/widgets/environmentband.h"

namespace ui
{

/// Returns the language-independent file name part of an environment: "demo", "local", …
[[nodiscard]] QString environmentFileWord(Environment::Kind where);

/// Returns the name of the accountant's folder, "accountant_2026-11_demo".
[[nodiscard]] QString packFolderName(const SummaryPeriod &period, Environment::Kind where);

} // namespace ui
