// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/brcode.h"
#include "core/domain/profile.h"
#include "core/domain/transaction.h"

#include <QtCore/QTimeZone>

/// Values shared by many tests.
namespace samples
{

core::Merchant merchant();

core::PayerProfile payer();

/// Returns a pending charge, as returned on creation; `number` selects distinct charges.
core::Transaction charge(qint64 cents, int number = 1);

/// Returns the transaction with `status`, entered a minute later.
core::Transaction moved(core::Transaction transaction, const core::Status &status);

} // namespace samples
