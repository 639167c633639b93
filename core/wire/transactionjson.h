// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>

#include <functional>
#include <optional>

namespace core
{

struct Transaction;
struct TransactionPage;

/// Returns the picture of a code as a data URI for `qr_code_image`. Empty: no picture.
using CodeImage = std::function<QByteArray(const QString &qrCode)>;

/// Renders the code, which takes some tenths of a millisecond. Returns an empty value for a text
/// that is too long. Any thread.
[[nodiscard]] QByteArray drawnCode(const QString &qrCode);

/// Returns the response to a creation, a lookup or a simulation: an array of one (specification 4.1
/// to 4.3). Calls `image` for the code of a cash-in. Any thread.
[[nodiscard]] QByteArray toJson(const Transaction &transaction, const CodeImage &image = drawnCode);

/// Returns the same data for people, one member per line. Replaces the long code by its length and
/// omits the picture. The caller must mask personal data.
[[nodiscard]] QByteArray toReadableJson(const Transaction &transaction);

/// Returns the response to a list (specification 2.3, 4.4); cash-outs have no `e2e_id` here.
/// `nextPage` is the address of the next page, provided by the caller; empty: none. Any thread.
[[nodiscard]] QByteArray toJson(const TransactionPage &page, const QByteArray &nextPage,
                                const CodeImage &image = drawnCode);

/// Parses the transaction of a response: an array of one or an object. Accepts numbers for texts,
/// texts for numbers, and unknown members. The API has no expiry and no refund reason. Returns
/// nullopt if id, operation, status, amount or creation time is missing or invalid, or if there are
/// several transactions.
[[nodiscard]] std::optional<Transaction> transactionFromJson(const QByteArray &json);

/// Returns `qr_code_image` of the same response; empty: none.
[[nodiscard]] QByteArray codePictureFromJson(const QByteArray &json);

/// Parses the page of a response by the same rules. Omits invalid rows and lists their numbers.
/// Returns nullopt if the total count is missing.
[[nodiscard]] std::optional<TransactionPage> pageFromJson(const QByteArray &json);

} // namespace core
