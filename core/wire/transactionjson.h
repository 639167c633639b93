// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QByteArray>

#include <functional>
#include <optional>

namespace core
{

/// The picture of a code as a data URI: what becomes `qr_code_image`. Empty: none.
using CodeImage = std::function<QByteArray(const QString &qrCode)>;

/// Draws it, which takes some tenths of a millisecond; empty for a text that is too long. Any
/// thread.
[[nodiscard]] QByteArray drawnCode(const QString &qrCode);

/// The answer to a creation, a show or a simulation: an array of one (specification 4.1 to 4.3).
/// `image` is asked for the code of a cash-in. Any thread.
[[nodiscard]] QByteArray toJson(const Transaction &transaction, const CodeImage &image = drawnCode);

/// The same for people, a member per line: of the code, which is long, only how long it is, and no
/// picture of it. Whose data it is to hide is for the caller.
[[nodiscard]] QByteArray toReadableJson(const Transaction &transaction);

/// The answer to a list (specification 2.3, 4.4): cash-outs have no `e2e_id` here. `nextPage` is
/// the address of the next page, for which the caller knows where it is reached; empty: there is
/// none. Any thread.
[[nodiscard]] QByteArray toJson(const TransactionPage &page, const QByteArray &nextPage,
                                const CodeImage &image = drawnCode);

/// The transaction of an answer: as an array of one or as an object, with numbers for texts and
/// texts for numbers, and with whatever else is in it. When it expires, and why it was given back,
/// the API does not tell. Nothing if an id, operation, status, amount, or moment of creation is not
/// there or cannot be read, or if there is more than one.
[[nodiscard]] std::optional<Transaction> transactionFromJson(const QByteArray &json);

/// The page of an answer, in the same way, without the rows that cannot be read, which it names.
/// Nothing if it does not say how many transactions there are.
[[nodiscard]] std::optional<TransactionPage> pageFromJson(const QByteArray &json);

} // namespace core
