// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"
#include "core/domain/profile.h"
#include "core/service/transactionservice.h"

#include "ui/sound.h"

#include <optional>

namespace ui
{

class BackupDesk;
class CounterLock;
class PinKeeper;
class PreferenceKeeper;
class ProfileDesk;
class ReceiptDesk;

/// What the pages of an open shop work with. All of it outlives them.
struct ShopTools
{
    core::TransactionService &service;
    core::PayerProfile payer; ///< who pays where nobody says who
    ReceiptDesk &receipts;
    PreferenceKeeper &preferences;
    core::ConsoleBook &book; ///< may be one that could not be opened
    CounterLock &lock;
    BackupDesk *backups = nullptr; ///< null in the demo, which keeps nothing
    PlaySound playSound = {};      ///< empty where there is nothing to play sounds with
    std::optional<core::Merchant> merchant = {}; ///< who is paid; nothing: that cannot be changed
    PinKeeper *approver = nullptr; ///< of the second person; null: nobody approves payouts
    ProfileDesk *places = nullptr; ///< where else one can work; null: nowhere
    /// What lists and single transactions are read from, if it is another one than the service: one
    /// that remembers what was seen before; null: the service.
    core::TransactionService *reading = nullptr;

    [[nodiscard]] core::TransactionService &reader() const { return reading ? *reading : service; }
};

} // namespace ui
