// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"
#include "core/domain/unusual.h"

#include <QtCore/QString>

namespace core
{
struct TransactionFilter;
}

namespace ui
{

/// Returns the text of a filter part, "State: Paid, Refunded"; empty if the filter does not contain
/// the part.
[[nodiscard]] QString filterText(const core::TransactionFilter &filter, core::FilterPart part);

/// Returns the name of a filter part: "Reference".
[[nodiscard]] QString filterPartName(core::FilterPart part);

/// Returns the reason in a few words: "paid late".
[[nodiscard]] QString unusualWord(core::Unusual unusual);

/// Returns true if local data decides the filter part: annotations, and the pattern of references.
[[nodiscard]] bool isAnnotation(core::FilterPart part);

/// Prefix of filter parts that are decided locally: isAnnotation(), or applied to the results of a
/// remote service.
inline constexpr QChar kDecidedHere = u'\u2302';

/// Returns the texts of all filter parts.
[[nodiscard]] QString filterSentence(const core::TransactionFilter &filter);

} // namespace ui
