// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/payoutwarnings.h"

#include "core/domain/transactiondraft.h"

#include <algorithm>

namespace core
{

namespace
{

bool hasLeft(const Status &status)
{
    using Code = Status::Code;
    return status.code() != Code::Denied && status.code() != Code::Canceled;
}

/// Returns the newest transaction for which `fits` returns true.
template<typename Fits>
std::optional<Transaction> newest(const QList<Transaction> &transactions, Fits fits)
{
    std::optional<Transaction> found;
    for (const Transaction &transaction : transactions) {
        if (fits(transaction) && (!found || found->created < transaction.created))
            found = transaction;
    }
    return found;
}

} // namespace

PayoutWarningQueries PayoutWarningQueries::of(const TransactionDraft &draft, const QDateTime &now)
{
    const TransactionFilter toKey{.operation = Operation::CashOut, .pixKey = draft.pixKey};
    const TransactionFilter received{.statuses = {Status::Code::Paid},
                                     .operation = Operation::CashIn,
                                     .paidFrom = now - kJustPaid};
    PayoutWarningQueries questions{toKey, toKey, {}, {}};
    questions.sameToKey.minAmount = draft.amount;
    questions.sameToKey.maxAmount = draft.amount;
    questions.paidToKey.statuses = {Status::Code::Paid};
    const bool isDocument =
        draft.keyType == PixKey::Kind::Cpf || draft.keyType == PixKey::Kind::Cnpj;
    const QString &document =
        isDocument && draft.document.isEmpty() ? draft.pixKey : draft.document;
    const QString &phone = draft.keyType == PixKey::Kind::Phone ? draft.pixKey : draft.phone;
    // A filter without a text would find the charges of everybody.
    if (!document.isEmpty()) {
        questions.paidByReceiver = received;
        questions.paidByReceiver->nameOrDocument = document;
    }
    if (!phone.isEmpty()) {
        questions.paidByPhone = received;
        questions.paidByPhone->phone = phone;
    }
    return questions;
}

QList<PayoutWarningFinding> payoutWarnings(const TransactionDraft &draft,
                                           const PayoutWarningAnswers &answers,
                                           const QDateTime &now, const QString &own)
{
    const auto isSame = [&draft](const Transaction &sent) {
        return sent.operation == Operation::CashOut && sent.pixKey == draft.pixKey &&
               sent.amount == *draft.amount;
    };
    const auto unsettled = newest(answers.sameToKey, [&](const Transaction &sent) {
        return isSame(sent) && !sent.status.isFinal();
    });
    const auto lately = newest(answers.sameToKey, [&](const Transaction &sent) {
        return isSame(sent) && hasLeft(sent.status) && sent.status.isFinal() &&
               sent.created >= now - PayoutWarningQueries::kLately;
    });
    const auto received =
        newest(answers.paidByReceiver + answers.paidByPhone, [&](const Transaction &paid) {
            return paid.operation == Operation::CashIn && paid.status == Status::Code::Paid &&
                   paid.document != own &&
                   paid.finished.value_or(paid.created) >= now - PayoutWarningQueries::kJustPaid;
        });
    const bool isFirst = std::none_of(
        answers.paidToKey.begin(), answers.paidToKey.end(), [&draft](const Transaction &sent) {
            return sent.pixKey == draft.pixKey && sent.status == Status::Code::Paid;
        });

    QList<PayoutWarningFinding> findings;
    if (unsettled)
        findings.append({PayoutWarning::Unsettled, unsettled});
    if (received)
        findings.append({PayoutWarning::PaidYou, received});
    if (lately)
        findings.append({PayoutWarning::SameLately, lately});
    if (isFirst)
        findings.append({PayoutWarning::FirstToKey, {}});
    return findings;
}

} // namespace core
