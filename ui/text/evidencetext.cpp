// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/evidencetext.h"

#include "core/domain/chargeevidence.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;
using core::Evidence;
using core::EvidenceKind;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Evidence)
};

QString byPerson(const QString &person)
{
    return person.isEmpty()
               ? Words::tr("Confirmed at the counter, not by the bank")
               : Words::tr("Confirmed at the counter by %1, not by the bank", "name of a person")
                     .arg(foreignText(person));
}

QString confirmationText(const Evidence &record)
{
    switch (record.kind) {
    case EvidenceKind::ByHand:
        return byPerson(record.person);
    case EvidenceKind::Statement:
        return record.source.isEmpty() ? Words::tr("Confirmed by a bank statement")
                                       : Words::tr("Confirmed by the statement %1", "file and line")
                                             .arg(foreignText(record.source));
    case EvidenceKind::BankApi:
        return Words::tr("Confirmed by the bank");
    }
    Q_UNREACHABLE();
}

QString verificationText(const Evidence &record)
{
    switch (record.kind) {
    case EvidenceKind::ByHand:
        return Words::tr("Checked again at the counter");
    case EvidenceKind::Statement:
        return Words::tr("Found in a bank statement, too");
    case EvidenceKind::BankApi:
        return Words::tr("Reported by the bank, too");
    }
    Q_UNREACHABLE();
}

QString refundText(const Evidence &record)
{
    switch (record.kind) {
    case EvidenceKind::ByHand:
        return Words::tr("Refund recorded at the counter, not by the bank");
    case EvidenceKind::Statement:
        return Words::tr("Refund found in a bank statement");
    case EvidenceKind::BankApi:
        return Words::tr("Refund reported by the bank");
    }
    Q_UNREACHABLE();
}

QString contradictionText(const Evidence &record)
{
    switch (record.kind) {
    case EvidenceKind::ByHand:
        return Words::tr("A record of the counter does not match");
    case EvidenceKind::Statement:
        return Words::tr("A line of a bank statement does not match");
    case EvidenceKind::BankApi:
        return Words::tr("A report of the bank does not match");
    }
    Q_UNREACHABLE();
}

QString roleText(const Evidence &record)
{
    switch (record.role) {
    case Evidence::Role::Contradiction:
        return contradictionText(record);
    case Evidence::Role::Withdrawal:
        return Words::tr("Confirmation withdrawn: the charge is not paid");
    case Evidence::Role::Confirmation:
    case Evidence::Role::Verification:
        break;
    }
    if (record.subject == Evidence::Subject::Refund)
        return refundText(record);
    return record.role == Evidence::Role::Confirmation ? confirmationText(record)
                                                       : verificationText(record);
}

} // namespace

QString evidenceWord(EvidenceKind kind)
{
    switch (kind) {
    case EvidenceKind::ByHand:
        return Words::tr("counter", "column: confirmed by");
    case EvidenceKind::Statement:
        return Words::tr("statement", "column: confirmed by");
    case EvidenceKind::BankApi:
        return Words::tr("bank", "column: confirmed by");
    }
    Q_UNREACHABLE();
}

QString paidLateText()
{
    return Words::tr("paid late", "after the charge had expired or was cancelled");
}

QString evidenceText(const core::Transaction &transaction)
{
    const QList<Evidence> records = core::evidenceInForce(transaction);
    if (records.isEmpty())
        return {};
    const auto strongest =
        std::max_element(records.begin(), records.end(), [](const auto &left, const auto &right) {
            return left.kind < right.kind;
        });
    QStringList parts{confirmationText(*strongest)};
    if (core::isPaidLate(transaction))
        parts.append(paidLateText());
    const core::Money returned = core::returnedAmount(transaction);
    if (transaction.status == core::Status::Code::Paid && !returned.isZero())
        parts.append(Words::tr("%1 of it went back", "an amount").arg(moneyText(returned)));
    if (core::isContradicted(transaction))
        parts.append(Words::tr("another record does not match: see the history"));
    return parts.join(u" · "_s);
}

QString evidenceRecordText(const Evidence &record)
{
    QStringList parts{roleText(record)};
    const auto add = [&parts](const QString &text) {
        if (!text.isEmpty())
            parts.append(text);
    };
    if (record.role != Evidence::Role::Confirmation || record.kind != EvidenceKind::ByHand)
        add(foreignText(record.person));
    if (record.role != Evidence::Role::Confirmation || record.kind != EvidenceKind::Statement)
        add(foreignText(record.source));
    if (!record.till.isEmpty())
        add(Words::tr("counter %1", "name of a counter").arg(foreignText(record.till)));
    if (record.movedAt)
        add(Words::tr("money moved on %1", "date and time").arg(timestampText(*record.movedAt)));
    if (record.amount && (record.role == Evidence::Role::Contradiction ||
                          record.subject == Evidence::Subject::Refund))
        add(moneyText(*record.amount));
    if (!record.endToEndId.isEmpty())
        add(Words::tr("id %1", "of a payment").arg(foreignText(record.endToEndId)));
    if (!record.endToEndIdEnding.isEmpty())
        add(Words::tr("id ends in %1").arg(foreignText(record.endToEndIdEnding)));
    add(foreignText(record.note));
    return parts.join(u" · "_s);
}

core::Withdrawal undoWithdrawal(const QString &till)
{
    return {.reason = QCoreApplication::translate(
                "Evidence", "Undone at the counter right after the confirmation"),
            .till = till};
}

} // namespace ui
