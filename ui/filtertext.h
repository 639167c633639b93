// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"

#include <QtCore/QString>

namespace ui
{

/// What a part of a filter asks for, in words: "State: Paid, Refunded". Empty if the filter does
/// not have it.
[[nodiscard]] QString filterText(const core::TransactionFilter &filter, core::FilterPart part);

/// What kind of a thing it is: "Reference".
[[nodiscard]] QString filterPartName(core::FilterPart part);

/// Whether what this counter knows decides it: its notes, and how references are made here.
[[nodiscard]] bool isNotedHere(core::FilterPart part);

/// Stands before what isNotedHere(), or is picked here out of what a service far away tells.
inline constexpr QChar kDecidedHere = u'\u2302';

/// All parts of the filter, one after the other.
[[nodiscard]] QString filterSentence(const core::TransactionFilter &filter);

} // namespace ui
