// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/chargemaker.h"

#include "core/domain/draftvalidation.h"
#include "core/service/transactionservice.h"
#include "ui/referencemaker.h"

namespace ui
{

ChargeMaker::ChargeMaker(core::TransactionService &service, ReferenceMaker &references,
                         QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_references(references)
{}

QString ChargeMaker::reference()
{
    if (m_reference.isEmpty())
        m_reference = m_references.take();
    return m_reference;
}

void ChargeMaker::make(const core::TransactionDraft &draft)
{
    core::onAnswer(m_service.create(draft), this,
                   [this, draft](const core::Result<core::Transaction> &answer) {
                       if (answer)
                           finish(*answer);
                       else if (answer.error().code == core::Error::Code::Conflict)
                           adopt(draft);
                       else
                           give(answer.error(), draft);
                   });
}

/// What a ledger keeps is looked for there, and nobody has seen its code: the next try is another
/// order, so that the counter can go on.
void ChargeMaker::give(const core::Error &error, const core::TransactionDraft &draft)
{
    if (error.code == core::Error::Code::Unconfirmed && m_service.ledger())
        m_reference.clear();
    Q_EMIT refused(error, draft);
}

/// The reference is known already: an earlier try of this very charge was stored though its answer
/// said otherwise. It is taken up if it is the same charge and still waits, and never made twice. A
/// decided one is of an earlier customer: this one must not be shown its outcome.
void ChargeMaker::adopt(const core::TransactionDraft &draft)
{
    core::TransactionFilter filter;
    filter.reference = draft.reference;
    filter.platform = draft.platform;
    core::onAnswer(m_service.list(filter), this,
                   [this, draft](const core::Result<core::TransactionPage> &answer) {
                       if (!answer) { // Whose it is nobody knows: the next try asks again.
                           Q_EMIT refused(answer.error(), draft);
                           return;
                       }
                       const bool found = answer->transactions.size() == 1;
                       if (found && core::isMadeOf(answer->transactions[0], draft) &&
                           answer->transactions[0].status == core::Status::Code::Pending) {
                           finish(answer->transactions[0]);
                           return;
                       }
                       m_reference.clear(); // Somebody else's: the next try gets a new one.
                       Q_EMIT refused({core::Error::Code::Conflict, {}, {}}, draft);
                   });
}

void ChargeMaker::finish(const core::Transaction &charge)
{
    m_reference.clear();
    Q_EMIT made(charge);
}

} // namespace ui
