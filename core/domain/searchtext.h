// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDate>
#include <QtCore/QList>
#include <QtCore/QString>

namespace core
{

struct TransactionFilter;

/// Returns the possible meanings of a typed search text, each as a valid filter. Recognises ids,
/// references, end-to-end ids or their ends, amounts, days, documents or their beginnings, names,
/// Pix keys, telephone numbers and platforms. Unambiguous meanings come first, so a caller can stop
/// at the first match. Returns an empty list for a text without letters and digits.
///
/// The first meanings have one part, of the whole text. Then follow meanings of several parts:
/// "oliveira 17,50" is a name and an amount, "17,50 ontem" an amount and a day. The last meanings
/// correct the text: names with the words in another order, and ends of end-to-end ids with similar
/// characters such as 0 and O.
///
/// `today`: the day in Brasília, for days such as "ontem".
[[nodiscard]] QList<TransactionFilter> readSearch(const QString &text, QDate today);

} // namespace core
