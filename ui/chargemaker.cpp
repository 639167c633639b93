// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/chargemaker.h"

#include "core/domain/draftvalidation.h"
#include "core/service/transactionservice.h"
#include "ui/braketext.h"
#include "ui/referencemaker.h"

#include <utility>

namespace ui
{

ChargeMaker::ChargeMaker(core::TransactionService &service, ReferenceMaker &references,
                         QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_references(references)
{
    connect(&service, &core::TransactionService::changed, this, &ChargeMaker::follow);
}

QString ChargeMaker::referenceOf(const core::TransactionDraft &draft)
{
    core::TransactionDraft same = draft;
    if (m_asked)
        same.reference = m_asked->reference;
    if (m_isInDoubt && same != m_asked)
        letGo();
    if (m_reference.isEmpty())
        m_reference = m_references.take();
    return m_reference;
}

void ChargeMaker::make(const core::TransactionDraft &draft)
{
    if (m_asked && m_asked->reference != draft.reference)
        letGo();
    m_asked = draft;
    m_isUnderWay = true;
    core::onAnswer(m_service.create(draft), this,
                   [this, draft](const core::Result<core::Transaction> &answer) {
                       if (m_asked && m_asked->reference == draft.reference)
                           take(draft, answer);
                       else if (m_letGo.contains(draft.reference))
                           takeLetGo(draft, answer);
                   });
}

void ChargeMaker::take(const core::TransactionDraft &draft,
                       const core::Result<core::Transaction> &answer)
{
    if (answer)
        finish(*answer);
    else if (answer.error().code == core::Error::Code::Conflict)
        adopt(draft);
    else
        refuse(answer.error(), draft);
}

/// Of one in doubt changed() will tell.
void ChargeMaker::takeLetGo(const core::TransactionDraft &draft,
                            const core::Result<core::Transaction> &answer)
{
    if (answer) {
        follow(*answer);
    } else if (!leavesInDoubt(answer.error())) {
        m_letGo.remove(draft.reference);
        Q_EMIT refusedAfterAll(answer.error(), draft);
    }
}

std::optional<core::TransactionDraft> ChargeMaker::letGo()
{
    const auto asked = m_asked;
    if (asked) {
        m_letGo.insert(asked->reference, *asked);
        forget();
    }
    return asked;
}

/// The next one is another.
void ChargeMaker::forget()
{
    m_asked.reset();
    m_isUnderWay = false;
    m_isInDoubt = false;
    m_reference.clear();
}

void ChargeMaker::follow(const core::Transaction &transaction)
{
    const bool isInDoubt =
        m_isInDoubt && !m_isUnderWay && m_asked->reference == transaction.reference;
    if (isInDoubt)
        forget();
    if (isInDoubt || m_letGo.remove(transaction.reference) > 0)
        Q_EMIT madeAfterAll(transaction);
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
                       if (!m_asked || m_asked->reference != draft.reference)
                           return;    // it was let go meanwhile
                       if (!answer) { // Whose it is nobody knows: the next try asks again.
                           stay(answer.error(), draft);
                           return;
                       }
                       const bool found = answer->transactions.size() == 1;
                       if (found && core::isMadeOf(answer->transactions[0], draft) &&
                           answer->transactions[0].status == core::Status::Code::Pending) {
                           finish(answer->transactions[0]);
                           return;
                       }
                       if (answer->transactions.isEmpty() && m_isInDoubt) {
                           // What is asked for may be on its way still.
                           stay({core::Error::Code::Unconfirmed, {}, {}}, draft);
                           return;
                       }
                       forget(); // Somebody else's: the next try gets a new one.
                       Q_EMIT refused({core::Error::Code::Conflict, {}, {}}, draft);
                   });
}

void ChargeMaker::finish(const core::Transaction &charge)
{
    forget();
    Q_EMIT made(charge);
}

/// The reference stays, as long as one does not begin another charge.
void ChargeMaker::refuse(const core::Error &error, const core::TransactionDraft &draft)
{
    const bool isKept = error.code == core::Error::Code::Unconfirmed && m_service.ledger();
    if (leavesInDoubt(error) && !isKept) {
        stay(error, draft);
        return;
    }
    if (isKept) { // What a ledger keeps is looked for there, and nobody has seen its code.
        letGo();
        Q_EMIT refused(error, draft);
        return;
    }
    m_asked.reset();
    m_isUnderWay = false;
    m_isInDoubt = false;
    Q_EMIT refused(error, draft);
}

/// Nobody knows what came of it.
void ChargeMaker::stay(const core::Error &error, const core::TransactionDraft &draft)
{
    m_isUnderWay = false;
    m_isInDoubt = true;
    Q_EMIT refused(error, draft);
}

} // namespace ui
