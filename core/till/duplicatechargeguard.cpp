// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/duplicatechargeguard.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/service/transactionservice.h"

#include <algorithm>
#include <utility>

namespace core
{

DuplicateChargeGuard::DuplicateChargeGuard(TransactionService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{}

void DuplicateChargeGuard::reset()
{
    m_wasTwinAsked = false;
    m_askedAbout.clear();
}

/// Returns nullopt if the service does not see payments. Such a service cannot distinguish a
/// pending charge from a paid one, and the question would appear for every repeated sale.
std::optional<Transaction> DuplicateChargeGuard::twinToConfirm(const TransactionDraft &draft)
{
    if (!m_service.capabilities().seesPayments)
        return std::nullopt;
    const auto twin = m_waiting.twinOf(draft);
    if (!twin || std::exchange(m_wasTwinAsked, true))
        return std::nullopt;
    return twin;
}

void DuplicateChargeGuard::detach()
{
    ++m_generation;
}

bool DuplicateChargeGuard::wasAskedAbout(const QString &reference) const
{
    return !m_askedAbout.isEmpty() && reference == m_askedAbout;
}

/// Checks the reference here, because not every service refuses a duplicate.
void DuplicateChargeGuard::checkReference(const TransactionDraft &draft)
{
    const TransactionFilter filter{.reference = draft.reference, .platform = draft.platform};
    onAnswer(m_service.list(filter), this,
             [this, draft, generation = ++m_generation](const Result<TransactionPage> &answer) {
                 if (generation != m_generation)
                     return;
                 if (answer && !answer->transactions.isEmpty())
                     handleFound(draft, answer->transactions);
                 else
                     Q_EMIT none(draft);
             });
}

void DuplicateChargeGuard::handleFound(const TransactionDraft &draft,
                                       const QList<Transaction> &there)
{
    const auto same = std::find_if(there.begin(), there.end(), [&draft](const Transaction &each) {
        return isMadeOf(each, draft) && each.status == Status::Code::Pending;
    });
    if (same != there.end()) {
        Q_EMIT madeBefore(*same);
        return;
    }
    m_askedAbout = draft.reference;
    Q_EMIT referenceUsed(draft, there.constFirst());
}

} // namespace core
