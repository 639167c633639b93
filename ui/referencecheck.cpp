// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/referencecheck.h"

#include "core/domain/draftvalidation.h"
#include "core/service/transactionservice.h"

#include <algorithm>

namespace ui
{

ReferenceCheck::ReferenceCheck(core::TransactionService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{}

void ReferenceCheck::begin(const core::TransactionDraft &draft)
{
    const core::TransactionFilter filter{.reference = draft.reference, .platform = draft.platform};
    core::onAnswer(m_service.list(filter), this,
                   [this, draft, generation = ++m_generation](
                       const core::Result<core::TransactionPage> &answer) {
                       if (generation != m_generation)
                           return;
                       if (!answer || answer->transactions.isEmpty()) {
                           Q_EMIT free(draft);
                           return;
                       }
                       const QList<core::Transaction> &there = answer->transactions;
                       const auto same = std::find_if(
                           there.begin(), there.end(), [&draft](const core::Transaction &each) {
                               return core::isMadeOf(each, draft) &&
                                      each.status == core::Status::Code::Pending;
                           });
                       if (same != there.end())
                           Q_EMIT waiting(*same);
                       else
                           Q_EMIT taken(draft, there.constFirst());
                   });
}

void ReferenceCheck::letGo()
{
    ++m_generation;
}

} // namespace ui
