// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>

namespace ui
{

/// Returns how well `text` matches `typed`; smaller is better, nullopt if a letter is missing.
/// Ignores case, accents and characters between the letters: "trs" matches "Transações". Word
/// starts and adjacent letters score better. Letters scattered over many words do not match.
[[nodiscard]] std::optional<int> fuzzyDistance(const QString &typed, const QString &text);

} // namespace ui
