// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consoledatabase.h"
#include "core/domain/profile.h"
#include "core/domain/serviceterms.h"
#include "core/service/transactionservice.h"
#include "ui/session/tones.h"

#include <functional>
#include <optional>

namespace core
{

class Authorization;
class LockController;
class PinService;
class PreferencesStore;
class ProfileRepository;
class BankRepository;
class Reconciliation;
struct Preferences;
} // namespace core

namespace ui
{

class BackupManager;
class PersonErasure;
class ReceiptController;

/// Conversion of the settings for a file, which another counter imports.
struct SettingsFormat
{
    std::function<QByteArray(const core::Preferences &preferences)> write = {}; ///< empty: none
    std::function<core::Result<core::Preferences>(const QByteArray &bytes)> read = {};
};

/// Services and stores used by the pages of an open shop. Everything must outlive the pages.
struct ShopContext
{
    core::TransactionService &service;
    core::PayerProfile payer; ///< default payer
    ReceiptController &receipts;
    core::PreferencesStore &preferences;
    core::ConsoleDatabase &console; ///< may have failed to open
    core::LockController &lock;
    BackupManager *backups = nullptr;             ///< null in the demo, which stores nothing
    PlaySound playSound = {};                     ///< empty without an audio device
    std::optional<core::Merchant> merchant = {};  ///< the payee; nullopt: cannot be changed
    std::optional<core::ServiceTerms> terms = {}; ///< nullopt: the service decides
    core::PinService *approver = nullptr; ///< of the second person; null: payouts need no approval
    core::ProfileRepository *places = nullptr; ///< other environments; null: none
    /// Service for lists and single transactions, such as a cache that works offline; null:
    /// `service`.
    core::TransactionService *reading = nullptr;
    core::Reconciliation *reconciliation = nullptr;      ///< null: no bank statements
    core::Authorization *authorization = nullptr;        ///< null: every action is allowed
    std::function<void(const QString &text)> speak = {}; ///< says a text; empty without a voice
    SettingsFormat settingsFormat = {};
    core::BankRepository *bank = nullptr; ///< null: not an own shop
    /// Undoes a change of a setting that the audit log has; empty: not possible here. Errors: as
    /// core::AnnotationRepository::undo(); Code::AccessDenied.
    std::function<core::Result<void>(const core::AuditEntry &entry)> undoSetting = {};
    PersonErasure *erasure = nullptr; ///< null: erases nobody here
    /// Writes a diagnostic bundle to a file; empty: not possible here.
    std::function<QFuture<core::Result<void>>(const QString &path)> diagnose = {};

    [[nodiscard]] core::TransactionService &reader() const { return reading ? *reading : service; }
};

} // namespace ui
