// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "ui/failurepage.h"
#include "ui/preferences.h"

#include <QtCore/QList>

/// What shops of the gallery have: their past, their goods, their customers and their troubles.
namespace gallery
{

[[nodiscard]] core::Error fullDisk();

/// Shops that do not open: what one sees first, and what one is shown in spite of it.
[[nodiscard]] QList<ui::Failure> failures();

/// Of a shop, the newest first; the second is one of a newer service, with a name that looks for
/// trouble.
[[nodiscard]] QList<core::Transaction> history();

/// Few, as a shop has them.
[[nodiscard]] QList<ui::Preset> presets();

/// As many as there may be, some with names and prices that nobody expects.
[[nodiscard]] QList<ui::Preset> manyPresets();

/// Who paid before.
[[nodiscard]] QList<core::Payer> people();

} // namespace gallery
