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

/// Services and stores used by the pages of an open shop. Everything must outlive the pages.
struct ShopTools
{
    core::TransactionService &service;
    core::PayerProfile payer; ///< default payer
    ReceiptDesk &receipts;
    PreferenceKeeper &preferences;
    core::ConsoleBook &book; ///< may have failed to open
    CounterLock &lock;
    BackupDesk *backups = nullptr;               ///< null in the demo, which stores nothing
    PlaySound playSound = {};                    ///< empty without an audio device
    std::optional<core::Merchant> merchant = {}; ///< the payee; nullopt: cannot be changed
    PinKeeper *approver = nullptr; ///< of the second person; null: payouts need no approval
    ProfileDesk *places = nullptr; ///< other environments; null: none
    /// Service for lists and single transactions, such as a cache that works offline; null:
    /// `service`.
    core::TransactionService *reading = nullptr;

    [[nodiscard]] core::TransactionService &reader() const { return reading ? *reading : service; }
};

} // namespace ui
