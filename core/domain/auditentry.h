// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operator.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QUuid>

#include <array>
#include <optional>

namespace core
{

/// An action that the audit log records.
enum class AuditAction {
    SignedIn,
    Locked,
    ChargeCreated,
    ChargeAbandoned,
    AbandonUndone,
    Confirmed,
    ConfirmationWithdrawn,
    RefundRequested,
    Refunded,
    PayoutRequested,
    PayoutApproved,
    PayoutRefused,
    PayoutDropped,
    PayoutCreated,
    PersonalDataShown,
    HandedOver,
    HandOverUndone,
    NoteChanged,
    TagsChanged,
    ReceiptPrinted,
    CodeShared,   ///< printed, saved or copied
    ReportIssued, ///< printed, saved or copied
    RowsCopied,   ///< of the list, to the clipboard
    FileExported,
    SettingChanged,
    StatementImported,
    Reconciled,
    DaySealed,
    DayReopened,
    BackupMade,
    BackupRestored,
    PersonErased,
    OperatorAdded,
    OperatorChanged,
    PinChanged,
    ShiftOpened,
    ShiftClosed,
    KeyCreated,
    KeyRevoked,
    WebhookChanged,
};

inline constexpr std::array kAllAuditActions{
    AuditAction::SignedIn,
    AuditAction::Locked,
    AuditAction::ChargeCreated,
    AuditAction::ChargeAbandoned,
    AuditAction::AbandonUndone,
    AuditAction::Confirmed,
    AuditAction::ConfirmationWithdrawn,
    AuditAction::RefundRequested,
    AuditAction::Refunded,
    AuditAction::PayoutRequested,
    AuditAction::PayoutApproved,
    AuditAction::PayoutRefused,
    AuditAction::PayoutDropped,
    AuditAction::PayoutCreated,
    AuditAction::PersonalDataShown,
    AuditAction::HandedOver,
    AuditAction::HandOverUndone,
    AuditAction::NoteChanged,
    AuditAction::TagsChanged,
    AuditAction::ReceiptPrinted,
    AuditAction::CodeShared,
    AuditAction::ReportIssued,
    AuditAction::RowsCopied,
    AuditAction::FileExported,
    AuditAction::SettingChanged,
    AuditAction::StatementImported,
    AuditAction::Reconciled,
    AuditAction::DaySealed,
    AuditAction::DayReopened,
    AuditAction::BackupMade,
    AuditAction::BackupRestored,
    AuditAction::PersonErased,
    AuditAction::OperatorAdded,
    AuditAction::OperatorChanged,
    AuditAction::PinChanged,
    AuditAction::ShiftOpened,
    AuditAction::ShiftClosed,
    AuditAction::KeyCreated,
    AuditAction::KeyRevoked,
    AuditAction::WebhookChanged,
};

/// Returns the name in files and databases, such as "charge_created".
[[nodiscard]] QString toText(AuditAction action);
[[nodiscard]] std::optional<AuditAction> auditActionFromText(QStringView text);

/// Returns the permission that an action needs; nullopt: everybody may do it.
[[nodiscard]] std::optional<Permission> permissionOf(AuditAction action);

/// A record of the audit log before it is numbered.
struct AuditRecord
{
    AuditAction action = AuditAction::SignedIn;
    Actor actor = {};
    QString till = {};      ///< name of the counter; empty: unknown
    QUuid transaction = {}; ///< null: not about a transaction
    QString subject = {};   ///< what else the action is about, such as the name of a setting
    QString before = {};    ///< earlier value, without personal data; empty: none
    QString after = {};     ///< new value, without personal data; empty: none

    bool operator==(const AuditRecord &) const = default;
};

/// An entry of the audit log. Each digest covers the entry and the digest of the previous one.
struct AuditEntry
{
    qint64 number = 0; ///< from 1, without gaps
    QDateTime at = {}; ///< UTC
    AuditRecord record = {};
    QByteArray digest = {}; ///< SHA-256, 32 bytes

    bool operator==(const AuditEntry &) const = default;
};

/// Calculates the digest of an entry from all other members. `previous`: digest of the entry
/// before; empty for the first entry.
[[nodiscard]] QByteArray auditDigest(const AuditEntry &entry, const QByteArray &previous);

/// The result of reading the whole log.
struct AuditCheck
{
    qint64 entries = 0;
    QByteArray digest = {};              ///< of the last entry; empty without entries
    std::optional<qint64> brokenAt = {}; ///< number of the first wrong or missing entry

    bool operator==(const AuditCheck &) const = default;
};

/// Checks entries in order, from the first.
class AuditVerifier
{
public:
    /// Returns false if the entry is not the successor of the last one, or was changed. No effect
    /// after the first wrong entry.
    bool add(const AuditEntry &entry);

    /// Returns the result. `count`, `digest`: what the log states about itself.
    [[nodiscard]] AuditCheck result(qint64 count, const QByteArray &digest) const;

private:
    AuditCheck m_check;
};

} // namespace core
