// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/operatortext.h"

#include "ui/text/errortext.h"

#include <QtCore/QCoreApplication>

namespace ui
{

namespace
{

struct OperatorWords
{
    Q_DECLARE_TR_FUNCTIONS(Operators)
};

QString fieldProblem(const core::FieldError &error)
{
    using core::Field;
    using core::Problem;
    if (error.field == Field::Identifier)
        return error.problem == Problem::AlreadyUsed
                   ? OperatorWords::tr("Choose another PIN: each operator needs a different one.")
                   : OperatorWords::tr("A PIN has 4 to 12 digits.");
    if (error.field == Field::KeyType)
        return OperatorWords::tr("The first operator is an owner.");
    const bool isShort = error.field == Field::Person;
    switch (error.problem) {
    case Problem::Missing:
        return OperatorWords::tr("Type the name.");
    case Problem::AlreadyUsed:
        return isShort ? OperatorWords::tr("Another operator has this short name.")
                       : OperatorWords::tr("Another operator has this name.");
    case Problem::NotAllowed:
        return OperatorWords::tr("There are %n active operators already.", nullptr,
                                 static_cast<int>(error.limit));
    case Problem::TooLong:
    case Problem::TooSmall:
    case Problem::TooLarge:
    case Problem::Malformed:
    case Problem::CheckDigits:
    case Problem::TooLate:
    case Problem::Unsettled:
    case Problem::TooEarly:
    case Problem::InFuture:
    case Problem::DayLimit:
        break;
    }
    return isShort ? OperatorWords::tr("The short name is too long.")
                   : OperatorWords::tr("The name is too long.");
}

} // namespace

QString roleText(core::Role role)
{
    switch (role) {
    case core::Role::Cashier:
        return OperatorWords::tr("Cashier");
    case core::Role::Office:
        return OperatorWords::tr("Office");
    case core::Role::Owner:
        return OperatorWords::tr("Owner");
    case core::Role::Custom:
        return OperatorWords::tr("Custom");
    }
    Q_UNREACHABLE();
}

QString permissionText(core::Permission permission)
{
    using core::Permission;
    switch (permission) {
    case Permission::Charge:
        return OperatorWords::tr("charge");
    case Permission::Confirm:
        return OperatorWords::tr("confirm payments by hand");
    case Permission::Withdraw:
        return OperatorWords::tr("withdraw confirmations");
    case Permission::Refund:
        return OperatorWords::tr("refund");
    case Permission::Payout:
        return OperatorWords::tr("send Pix");
    case Permission::Approve:
        return OperatorWords::tr("approve payouts of others");
    case Permission::SeePersonalData:
        return OperatorWords::tr("see personal data");
    case Permission::SeeTotals:
        return OperatorWords::tr("see totals and reports");
    case Permission::Export:
        return OperatorWords::tr("export files");
    case Permission::Annotate:
        return OperatorWords::tr("write notes and tags");
    case Permission::Reconcile:
        return OperatorWords::tr("reconcile");
    case Permission::Seal:
        return OperatorWords::tr("seal days");
    case Permission::BackUp:
        return OperatorWords::tr("back up and restore");
    case Permission::ChangeSettings:
        return OperatorWords::tr("change settings");
    case Permission::ManageOperators:
        return OperatorWords::tr("manage operators");
    }
    Q_UNREACHABLE();
}

QString auditActionText(core::AuditAction action)
{
    using core::AuditAction;
    switch (action) {
    case AuditAction::SignedIn:
        return OperatorWords::tr("Signed in");
    case AuditAction::Locked:
        return OperatorWords::tr("Counter locked");
    case AuditAction::ChargeCreated:
        return OperatorWords::tr("Charge created");
    case AuditAction::ChargeAbandoned:
        return OperatorWords::tr("Charge abandoned");
    case AuditAction::AbandonUndone:
        return OperatorWords::tr("Charge resumed");
    case AuditAction::Confirmed:
        return OperatorWords::tr("Payment confirmed");
    case AuditAction::ConfirmationWithdrawn:
        return OperatorWords::tr("Confirmation withdrawn");
    case AuditAction::RefundRequested:
        return OperatorWords::tr("Refund requested");
    case AuditAction::Refunded:
        return OperatorWords::tr("Refunded");
    case AuditAction::PayoutRequested:
        return OperatorWords::tr("Payout requested");
    case AuditAction::PayoutApproved:
        return OperatorWords::tr("Payout approved");
    case AuditAction::PayoutRefused:
        return OperatorWords::tr("Payout refused");
    case AuditAction::PayoutDropped:
        return OperatorWords::tr("Payout discarded");
    case AuditAction::PayoutCreated:
        return OperatorWords::tr("Payout sent");
    case AuditAction::PersonalDataShown:
        return OperatorWords::tr("Personal data shown");
    case AuditAction::HandedOver:
        return OperatorWords::tr("Goods handed over");
    case AuditAction::HandOverUndone:
        return OperatorWords::tr("Handover undone");
    case AuditAction::NoteChanged:
        return OperatorWords::tr("Note changed");
    case AuditAction::TagsChanged:
        return OperatorWords::tr("Tags changed");
    case AuditAction::ReceiptPrinted:
        return OperatorWords::tr("Receipt printed");
    case AuditAction::CodeShared:
        return OperatorWords::tr("Code printed, saved or copied");
    case AuditAction::ReportIssued:
        return OperatorWords::tr("Report printed, saved or copied");
    case AuditAction::RowsCopied:
        return OperatorWords::tr("Rows copied", "of the list, to the clipboard");
    case AuditAction::FileExported:
        return OperatorWords::tr("File exported");
    case AuditAction::SettingChanged:
        return OperatorWords::tr("Setting changed");
    case AuditAction::StatementImported:
        return OperatorWords::tr("Statement imported");
    case AuditAction::Reconciled:
        return OperatorWords::tr("Reconciled");
    case AuditAction::DaySealed:
        return OperatorWords::tr("Day sealed");
    case AuditAction::DayReopened:
        return OperatorWords::tr("Day reopened");
    case AuditAction::BackupMade:
        return OperatorWords::tr("Backup made");
    case AuditAction::BackupRestored:
        return OperatorWords::tr("Backup restored");
    case AuditAction::PersonErased:
        return OperatorWords::tr("Person erased");
    case AuditAction::OperatorAdded:
        return OperatorWords::tr("Operator added");
    case AuditAction::OperatorChanged:
        return OperatorWords::tr("Operator changed");
    case AuditAction::PinChanged:
        return OperatorWords::tr("PIN changed");
    case AuditAction::ShiftOpened:
        return OperatorWords::tr("Shift opened");
    case AuditAction::ShiftClosed:
        return OperatorWords::tr("Shift closed");
    case AuditAction::KeyCreated:
        return OperatorWords::tr("API key created");
    case AuditAction::KeyRevoked:
        return OperatorWords::tr("API key revoked");
    case AuditAction::WebhookChanged:
        return OperatorWords::tr("Webhook changed");
    }
    Q_UNREACHABLE();
}

QString actorText(const core::Actor &actor)
{
    if (actor.authorizedBy.isEmpty())
        return actor.name;
    return OperatorWords::tr("%1, authorised by %2", "two operators")
        .arg(actor.name, actor.authorizedBy);
}

QString operatorProblem(const core::Error &error)
{
    using Code = core::Error::Code;
    if (error.code == Code::InvalidInput && !error.fields.isEmpty())
        return fieldProblem(error.fields.constFirst());
    if (error.code == Code::TransitionRefused)
        return OperatorWords::tr("Somebody must be able to manage operators.");
    if (error.code == Code::AccessDenied && error.detail == u"not the PIN of the counter")
        return OperatorWords::tr("Type the PIN of the counter: it becomes your PIN.");
    return errorWords(error).happened;
}

} // namespace ui
