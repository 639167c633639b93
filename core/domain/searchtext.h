// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

namespace core
{

struct TransactionFilter;

/// Returns the possible meanings of a typed search text, each as a valid filter with one part.
/// Recognises ids, references, end-to-end ids or their ends, amounts, days, documents or their
/// beginnings, names, Pix keys, telephone numbers and platforms. Unambiguous meanings come first,
/// so a caller can stop at the first match. Returns an empty list for a text without letters and
/// digits.
[[nodiscard]] QList<TransactionFilter> readSearch(const QString &text);

} // namespace core
