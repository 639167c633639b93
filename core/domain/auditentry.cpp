// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/auditentry.h"

#include <QtCore/QCryptographicHash>

namespace core
{

using namespace Qt::StringLiterals;

QString toText(AuditAction action)
{
    switch (action) {
    case AuditAction::SignedIn:
        return u"signed_in"_s;
    case AuditAction::Locked:
        return u"locked"_s;
    case AuditAction::ChargeCreated:
        return u"charge_created"_s;
    case AuditAction::ChargeAbandoned:
        return u"charge_abandoned"_s;
    case AuditAction::AbandonUndone:
        return u"abandon_undone"_s;
    case AuditAction::Confirmed:
        return u"confirmed"_s;
    case AuditAction::ConfirmationWithdrawn:
        return u"confirmation_withdrawn"_s;
    case AuditAction::RefundRequested:
        return u"refund_requested"_s;
    case AuditAction::Refunded:
        return u"refunded"_s;
    case AuditAction::PayoutRequested:
        return u"payout_requested"_s;
    case AuditAction::PayoutApproved:
        return u"payout_approved"_s;
    case AuditAction::PayoutRefused:
        return u"payout_refused"_s;
    case AuditAction::PayoutDropped:
        return u"payout_dropped"_s;
    case AuditAction::PayoutCreated:
        return u"payout_created"_s;
    case AuditAction::PersonalDataShown:
        return u"personal_data_shown"_s;
    case AuditAction::HandedOver:
        return u"handed_over"_s;
    case AuditAction::HandOverUndone:
        return u"hand_over_undone"_s;
    case AuditAction::NoteChanged:
        return u"note_changed"_s;
    case AuditAction::TagsChanged:
        return u"tags_changed"_s;
    case AuditAction::ReceiptPrinted:
        return u"receipt_printed"_s;
    case AuditAction::CodeShared:
        return u"code_shared"_s;
    case AuditAction::ReportIssued:
        return u"report_issued"_s;
    case AuditAction::RowsCopied:
        return u"rows_copied"_s;
    case AuditAction::FileExported:
        return u"file_exported"_s;
    case AuditAction::SettingChanged:
        return u"setting_changed"_s;
    case AuditAction::StatementImported:
        return u"statement_imported"_s;
    case AuditAction::Reconciled:
        return u"reconciled"_s;
    case AuditAction::DaySealed:
        return u"day_sealed"_s;
    case AuditAction::DayReopened:
        return u"day_reopened"_s;
    case AuditAction::BackupMade:
        return u"backup_made"_s;
    case AuditAction::BackupRestored:
        return u"backup_restored"_s;
    case AuditAction::PersonErased:
        return u"person_erased"_s;
    case AuditAction::OperatorAdded:
        return u"operator_added"_s;
    case AuditAction::OperatorChanged:
        return u"operator_changed"_s;
    case AuditAction::PinChanged:
        return u"pin_changed"_s;
    case AuditAction::ShiftOpened:
        return u"shift_opened"_s;
    case AuditAction::ShiftClosed:
        return u"shift_closed"_s;
    case AuditAction::KeyCreated:
        return u"key_created"_s;
    case AuditAction::KeyRevoked:
        return u"key_revoked"_s;
    case AuditAction::WebhookChanged:
        return u"webhook_changed"_s;
    }
    Q_UNREACHABLE();
}

std::optional<AuditAction> auditActionFromText(QStringView text)
{
    for (const AuditAction action : kAllAuditActions) {
        if (text == toText(action))
            return action;
    }
    return std::nullopt;
}

std::optional<Permission> permissionOf(AuditAction action)
{
    switch (action) {
    case AuditAction::SignedIn:
    case AuditAction::Locked:
    case AuditAction::PayoutCreated: // follows a request
    case AuditAction::Refunded:      // follows a request
    case AuditAction::CodeShared:    // the next three: of what the operator sees already
    case AuditAction::ReportIssued:
    case AuditAction::RowsCopied:
        return std::nullopt;
    case AuditAction::ChargeCreated:
    case AuditAction::ChargeAbandoned:
    case AuditAction::AbandonUndone:
    case AuditAction::HandedOver:
    case AuditAction::HandOverUndone:
    case AuditAction::ReceiptPrinted:
    case AuditAction::ShiftOpened:
    case AuditAction::ShiftClosed:
        return Permission::Charge;
    case AuditAction::Confirmed:
        return Permission::Confirm;
    case AuditAction::ConfirmationWithdrawn:
        return Permission::Withdraw;
    case AuditAction::RefundRequested:
        return Permission::Refund;
    case AuditAction::PayoutRequested:
    case AuditAction::PayoutDropped:
        return Permission::Payout;
    case AuditAction::PayoutApproved:
    case AuditAction::PayoutRefused:
        return Permission::Approve;
    case AuditAction::PersonalDataShown:
        return Permission::SeePersonalData;
    case AuditAction::NoteChanged:
    case AuditAction::TagsChanged:
        return Permission::Annotate;
    case AuditAction::FileExported:
        return Permission::Export;
    case AuditAction::StatementImported:
    case AuditAction::Reconciled:
        return Permission::Reconcile;
    case AuditAction::DaySealed:
    case AuditAction::DayReopened:
        return Permission::Seal;
    case AuditAction::BackupMade:
    case AuditAction::BackupRestored:
        return Permission::BackUp;
    case AuditAction::SettingChanged:
    case AuditAction::PersonErased:
    case AuditAction::KeyCreated:
    case AuditAction::KeyRevoked:
    case AuditAction::WebhookChanged:
        return Permission::ChangeSettings;
    case AuditAction::OperatorAdded:
    case AuditAction::OperatorChanged:
    case AuditAction::PinChanged:
        return Permission::ManageOperators;
    }
    Q_UNREACHABLE();
}

QByteArray auditDigest(const AuditEntry &entry, const QByteArray &previous)
{
    const AuditRecord &record = entry.record;
    QByteArray content = "audit 1\n";
    // The length before each text separates it from the next text.
    const auto add = [&content](const QByteArray &part) {
        content += QByteArray::number(part.size()) + ':' + part + '\n';
    };
    add(QByteArray::number(entry.number));
    add(QByteArray::number(entry.at.toMSecsSinceEpoch()));
    add(toText(record.action).toUtf8());
    add(QByteArray::number(record.actor.id));
    add(record.actor.name.toUtf8());
    add(QByteArray::number(record.actor.authorizedById));
    add(record.actor.authorizedBy.toUtf8());
    add(record.till.toUtf8());
    add(record.transaction.toRfc4122().toHex());
    add(record.subject.toUtf8());
    add(record.before.toUtf8());
    add(record.after.toUtf8());
    add(previous.toHex());
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256);
}

bool AuditVerifier::add(const AuditEntry &entry)
{
    if (m_check.brokenAt)
        return false;
    const bool isNext = entry.number == m_check.entries + 1;
    if (!isNext || entry.digest != auditDigest(entry, m_check.digest)) {
        m_check.brokenAt = m_check.entries + 1;
        return false;
    }
    ++m_check.entries;
    m_check.digest = entry.digest;
    return true;
}

AuditCheck AuditVerifier::result(qint64 count, const QByteArray &digest) const
{
    AuditCheck check = m_check;
    if (!check.brokenAt && (check.entries != count || check.digest != digest))
        check.brokenAt = qMin(check.entries, count) + 1;
    return check;
}

} // namespace core
