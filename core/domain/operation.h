// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>

namespace core
{

enum class Operation {
    CashIn,  ///< a payment requested from a payer
    CashOut, ///< a transfer to a Pix key
};

/// Returns the API word (specification 1): "cashin", "cashout".
[[nodiscard]] QString toText(Operation operation);
[[nodiscard]] std::optional<Operation> operationFromText(QStringView text);

} // namespace core
