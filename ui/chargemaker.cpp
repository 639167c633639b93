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

/// Ignores an unconfirmed answer: changed() will report the charge.
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

/// The next charge is a new one.
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

/// Handles a reference that the service already has: an earlier attempt was stored although its
/// answer was an error. Attaches to that charge if it is equal and pending, and never creates a
/// second one. A decided charge belongs to an earlier customer, whose outcome must not be shown.
void ChargeMaker::adopt(const core::TransactionDraft &draft)
{
    core::TransactionFilter filter;
    filter.reference = draft.reference;
    filter.platform = draft.platform;
    core::onAnswer(m_service.list(filter), this,
                   [this, draft](const core::Result<core::TransactionPage> &answer) {
                       if (!m_asked || m_asked->reference != draft.reference)
                           return; // detached meanwhile
                       // The owner of the reference is unknown: the next attempt queries again.
                       if (!answer) {
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
                           // The submitted charge may still arrive.
                           stay({core::Error::Code::Unconfirmed, {}, {}}, draft);
                           return;
                       }
                       // Another charge has the reference: the next attempt gets a new one.
                       forget();
                       Q_EMIT refused({core::Error::Code::Conflict, {}, {}}, draft);
                   });
}

void ChargeMaker::finish(const core::Transaction &charge)
{
    forget();
    Q_EMIT made(charge);
}

/// Keeps the reference until another charge is started.
void ChargeMaker::refuse(const core::Error &error, const core::TransactionDraft &draft)
{
    const bool isKept = error.code == core::Error::Code::Unconfirmed && m_service.ledger();
    if (leavesInDoubt(error) && !isKept) {
        stay(error, draft);
        return;
    }
    if (isKept) { // The service looks unconfirmed orders up, and the code was never shown.
        letGo();
        Q_EMIT refused(error, draft);
        return;
    }
    m_asked.reset();
    m_isUnderWay = false;
    m_isInDoubt = false;
    Q_EMIT refused(error, draft);
}

/// Keeps the draft after an unconfirmed answer.
void ChargeMaker::stay(const core::Error &error, const core::TransactionDraft &draft)
{
    m_isUnderWay = false;
    m_isInDoubt = true;
    Q_EMIT refused(error, draft);
}

} // namespace ui
