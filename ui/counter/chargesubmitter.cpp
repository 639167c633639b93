// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/chargesubmitter.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transactionpage.h"
#include "core/service/transactionservice.h"
#include "core/till/referencegenerator.h"
#include "ui/text/payoutwarningtext.h"

#include <utility>

namespace ui
{

ChargeSubmitter::ChargeSubmitter(core::TransactionService &service, ReferenceGenerator &references,
                                 QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_references(references)
{
    connect(&service, &core::TransactionService::changed, this, &ChargeSubmitter::follow);
}

QString ChargeSubmitter::referenceOf(const core::TransactionDraft &draft)
{
    core::TransactionDraft same = draft;
    if (m_asked)
        same.reference = m_asked->reference;
    if (m_isUnconfirmed && same != m_asked)
        detach();
    if (m_reference.isEmpty())
        m_reference = m_references.nextReference();
    return m_reference;
}

QString ChargeSubmitter::nextReference() const
{
    return m_reference.isEmpty() ? m_references.next() : m_reference;
}

void ChargeSubmitter::make(const core::TransactionDraft &draft)
{
    if (m_asked && m_asked->reference != draft.reference)
        detach();
    m_asked = draft;
    m_isUnderWay = true;
    core::onAnswer(m_service.create(draft), this,
                   [this, draft](const core::Result<core::Transaction> &answer) {
                       if (m_asked && m_asked->reference == draft.reference)
                           handleAnswer(draft, answer);
                       else if (m_detached.contains(draft.reference))
                           handleDetached(draft, answer);
                   });
}

void ChargeSubmitter::handleAnswer(const core::TransactionDraft &draft,
                                   const core::Result<core::Transaction> &answer)
{
    if (answer)
        finish(*answer);
    else if (answer.error().code == core::Error::Code::Conflict)
        attachExisting(draft);
    else
        refuse(answer.error(), draft);
}

/// Ignores an unconfirmed answer: changed() will report the charge.
void ChargeSubmitter::handleDetached(const core::TransactionDraft &draft,
                                     const core::Result<core::Transaction> &answer)
{
    if (answer) {
        follow(*answer);
    } else if (!leavesUnconfirmed(answer.error())) {
        m_detached.remove(draft.reference);
        Q_EMIT refusedAfterAll(answer.error(), draft);
    }
}

std::optional<core::TransactionDraft> ChargeSubmitter::detach()
{
    const auto asked = m_asked;
    if (asked) {
        m_detached.insert(asked->reference, *asked);
        forget();
    }
    return asked;
}

/// Forgets the submitted charge, so that the next one is new.
void ChargeSubmitter::forget()
{
    m_asked.reset();
    m_isUnderWay = false;
    m_isUnconfirmed = false;
    m_reference.clear();
}

void ChargeSubmitter::follow(const core::Transaction &transaction)
{
    const bool isUnconfirmed =
        m_isUnconfirmed && !m_isUnderWay && m_asked->reference == transaction.reference;
    if (isUnconfirmed)
        forget();
    if (isUnconfirmed || m_detached.remove(transaction.reference) > 0)
        Q_EMIT createdAfterAll(transaction);
}

/// Handles a reference that the service already has: an earlier attempt was stored although its
/// answer was an error. Attaches to that charge if it is equal and pending, and never creates a
/// second one. A decided charge belongs to an earlier customer, whose outcome must not be shown.
void ChargeSubmitter::attachExisting(const core::TransactionDraft &draft)
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
                       if (answer->transactions.isEmpty() && m_isUnconfirmed) {
                           // The submitted charge may still arrive.
                           stay({core::Error::Code::Unconfirmed, {}, {}}, draft);
                           return;
                       }
                       // Another charge has the reference: the next attempt gets a new one.
                       forget();
                       Q_EMIT refused({core::Error::Code::Conflict, {}, {}}, draft);
                   });
}

void ChargeSubmitter::finish(const core::Transaction &charge)
{
    forget();
    Q_EMIT made(charge);
}

/// Keeps the reference until another charge is started.
void ChargeSubmitter::refuse(const core::Error &error, const core::TransactionDraft &draft)
{
    const bool isKept =
        error.code == core::Error::Code::Unconfirmed && m_service.unconfirmedOrders();
    if (leavesUnconfirmed(error) && !isKept) {
        stay(error, draft);
        return;
    }
    if (isKept) { // The service looks unconfirmed orders up, and the code was never shown.
        detach();
        Q_EMIT refused(error, draft);
        return;
    }
    m_asked.reset();
    m_isUnderWay = false;
    m_isUnconfirmed = false;
    Q_EMIT refused(error, draft);
}

/// Keeps the draft after an unconfirmed answer.
void ChargeSubmitter::stay(const core::Error &error, const core::TransactionDraft &draft)
{
    m_isUnderWay = false;
    m_isUnconfirmed = true;
    Q_EMIT refused(error, draft);
}

} // namespace ui
