// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>

namespace core
{

/// The comparison of a transaction with the bank statements of a shop. Not a status of the service.
enum class Reconciled {
    Yes, ///< the transaction is matched with a statement line
    No,
};

/// Returns "yes" or "no".
[[nodiscard]] QString toText(Reconciled reconciled);
[[nodiscard]] std::optional<Reconciled> reconciledFromText(QStringView text);

} // namespace core
