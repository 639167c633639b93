// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/chargesubmitter.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/service/transactionservice.h"
#include "core/till/referencegenerator.h"

#include <utility>

namespace core
{

ChargeSubmitter::ChargeSubmitter(TransactionService &service, ReferenceGenerator &references,
                                 QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_references(references)
{
    connect(&service, &TransactionService::changed, this, &ChargeSubmitter::follow);
}

QString ChargeSubmitter::referenceOf(const TransactionDraft &draft)
{
    TransactionDraft same = draft;
    if (m_asked)
        same.reference = m_asked->draft.reference;
    if (m_asked && m_asked->progress.isUnknown() && same != m_asked->draft)
        detach();
    if (m_reference.isEmpty())
        m_reference = m_references.nextReference();
    return m_reference;
}

QString ChargeSubmitter::nextReference() const
{
    return m_reference.isEmpty() ? m_references.next() : m_reference;
}

void ChargeSubmitter::make(const TransactionDraft &draft)
{
    if (m_asked && m_asked->draft.reference != draft.reference)
        detach();
    OrderProgress progress;
    if (m_asked && m_asked->progress.isUnknown()) {
        progress = m_asked->progress;
        progress.handle(OrderEvent::SentAgain);
    }
    m_asked = Order{.draft = draft, .progress = progress};
    onAnswer(m_service.create(draft), this, [this, draft](const Result<Transaction> &answer) {
        if (m_asked && m_asked->draft.reference == draft.reference)
            handleAnswer(draft, answer);
        else if (m_detached.contains(draft.reference))
            handleDetached(draft, answer);
    });
}

void ChargeSubmitter::handleAnswer(const TransactionDraft &draft, const Result<Transaction> &answer)
{
    if (answer)
        finish(*answer);
    else if (answer.error().code == Error::Code::Conflict)
        attachExisting(draft);
    else
        refuse(answer.error(), draft);
}

/// Ignores an answer that leaves the outcome unknown: changed() will report the charge.
void ChargeSubmitter::handleDetached(const TransactionDraft &draft,
                                     const Result<Transaction> &answer)
{
    if (answer) {
        follow(*answer);
        return;
    }
    OrderProgress &progress = m_detached[draft.reference].progress;
    progress.handle(eventOf(answer.error()));
    if (!progress.isUnknown()) {
        m_detached.remove(draft.reference);
        Q_EMIT refusedAfterAll(answer.error(), draft);
    }
}

std::optional<TransactionDraft> ChargeSubmitter::detach()
{
    if (!m_asked)
        return std::nullopt;
    const Order asked = *m_asked;
    m_detached.insert(asked.draft.reference, asked);
    forget();
    return asked.draft;
}

/// Forgets the submitted charge, so that the next one is new.
void ChargeSubmitter::forget()
{
    m_asked.reset();
    m_reference.clear();
}

void ChargeSubmitter::follow(const Transaction &transaction)
{
    const bool isAsked = m_asked && m_asked->progress.isUnknown() && !m_asked->isUnderWay &&
                         m_asked->draft.reference == transaction.reference;
    if (isAsked)
        forget();
    if (isAsked || m_detached.remove(transaction.reference) > 0)
        Q_EMIT createdAfterAll(transaction);
}

/// Handles a reference that the service already has: an earlier attempt was stored although its
/// answer was an error. Attaches to that charge if it is equal and pending, and never creates a
/// second one. A decided charge belongs to an earlier customer, whose outcome must not be shown.
void ChargeSubmitter::attachExisting(const TransactionDraft &draft)
{
    TransactionFilter filter;
    filter.reference = draft.reference;
    filter.platform = draft.platform;
    onAnswer(m_service.list(filter), this, [this, draft](const Result<TransactionPage> &answer) {
        if (!m_asked || m_asked->draft.reference != draft.reference)
            return; // detached meanwhile
        // The owner of the reference is unknown: the next attempt queries again.
        if (!answer) {
            stay(answer.error(), draft);
            return;
        }
        const QList<Transaction> &found = answer->transactions;
        if (found.size() == 1 && isMadeOf(found[0], draft) &&
            found[0].status == Status::Code::Pending) {
            finish(found[0]);
            return;
        }
        m_asked->progress.handle(found.isEmpty() ? OrderEvent::Refused : OrderEvent::FoundOther);
        if (m_asked->progress.isUnknown()) { // The submitted charge may still arrive.
            stay({Error::Code::Unconfirmed, {}, {}}, draft);
            return;
        }
        // Another charge has the reference: the next attempt gets a new one.
        forget();
        Q_EMIT refused({Error::Code::Conflict, {}, {}}, draft);
    });
}

void ChargeSubmitter::finish(const Transaction &charge)
{
    forget();
    Q_EMIT made(charge);
}

/// Keeps the reference until another charge is started.
void ChargeSubmitter::refuse(const Error &error, const TransactionDraft &draft)
{
    m_asked->isUnderWay = false;
    m_asked->progress.handle(eventOf(error));
    // The service looks unconfirmed orders up, and the code was never shown.
    if (error.code == Error::Code::Unconfirmed && m_service.unconfirmedOrders())
        detach();
    else if (!m_asked->progress.isUnknown())
        m_asked.reset();
    Q_EMIT refused(error, draft);
}

/// Keeps the draft after a lookup without result.
void ChargeSubmitter::stay(const Error &error, const TransactionDraft &draft)
{
    m_asked->isUnderWay = false;
    m_asked->progress.handle(OrderEvent::Unclear);
    Q_EMIT refused(error, draft);
}

} // namespace core
