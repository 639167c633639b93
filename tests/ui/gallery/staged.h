// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/error.h"
#include "core/till/preferences.h"
#include "ui/shell/failurepage.h"

#include <QtCore/QList>

/// Data of the gallery's shops: history, presets, customers and failures.
namespace core
{
struct Transaction;
}

namespace gallery
{

[[nodiscard]] core::Error fullDisk();

/// Returns shops that cannot be opened: failure page and rescue mode.
[[nodiscard]] QList<ui::Failure> failures();

/// Returns the history of a shop, newest first; the second transaction is from a newer service and
/// has a difficult name.
[[nodiscard]] QList<core::Transaction> history();

/// Returns the presets of a typical shop.
[[nodiscard]] QList<core::Preset> presets();

/// Returns the maximum number of presets, some with unusual names and prices.
[[nodiscard]] QList<core::Preset> manyPresets();

/// Returns earlier payers.
[[nodiscard]] QList<core::Payer> people();

} // namespace gallery
