// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"
#include "core/domain/status.h"

#include <QtCore/QString>

#include <optional>

namespace core
{
struct Transaction;
struct TransactionSum;
} // namespace core

namespace ui
{

/// Incoming and outgoing amounts.
struct MoneyFlow
{
    qint64 count = 0;
    core::Money in;
    core::Money out;

    MoneyFlow &operator+=(const core::Transaction &transaction);
    [[nodiscard]] core::Money net() const { return in - out; }
};

/// Returns the totals of all `sums`, or only of those with `status`.
[[nodiscard]] MoneyFlow flowOf(const QList<core::TransactionSum> &sums,
                               const std::optional<core::Status::Code> &status = {});

/// Returns "R$ 15,00", or with outgoing money "R$ 15,00 − R$ 5,00 = R$ 10,00".
[[nodiscard]] QString flowText(const MoneyFlow &flow);

} // namespace ui
