// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/payoutsubmitter.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/till/payoutcontroller.h"

namespace core
{

namespace
{

constexpr auto kAgain = std::chrono::seconds(5);

} // namespace

PayoutSubmitter::PayoutSubmitter(TransactionService &service, PayoutController &payouts,
                                 QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_payouts(payouts)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgain);
    connect(&m_again, &QTimer::timeout, this, &PayoutSubmitter::look);
    connect(&service, &TransactionService::changed, this, &PayoutSubmitter::follow);
    connect(&payouts, &PayoutController::abandoned, this, &PayoutSubmitter::clearUnconfirmed);
}

void PayoutSubmitter::make(const TransactionDraft &order)
{
    m_order = order;
    m_progress = OrderProgress();
    m_payouts.ask(order.reference);
    onAnswer(m_service.create(order), this, [this](const Result<Transaction> &answer) {
        Q_EMIT answered();
        if (answer)
            finish(*answer);
        else
            settle(answer.error());
    });
}

void PayoutSubmitter::settle(const Error &error)
{
    if (eventOf(error) == OrderEvent::Unclear) {
        markUnconfirmed(error);
    } else if (error.code == Error::Code::Conflict) {
        lookUp(error);
    } else {
        end();
        Q_EMIT refused(error);
    }
}

/// Looks up the result of an earlier attempt by reference.
void PayoutSubmitter::lookUp(const Error &error)
{
    const TransactionFilter filter{.reference = m_order.reference, .platform = m_order.platform};
    onAnswer(m_service.list(filter), this, [this, error](const Result<TransactionPage> &answer) {
        if (answer)
            handleFound(*answer, OrderEvent::Refused, error);
        else
            markUnconfirmed(answer.error());
    });
}

/// `ifNothing`: what an empty lookup means. `error`: of the order, reported if it was refused.
void PayoutSubmitter::handleFound(const TransactionPage &found, OrderEvent ifNothing,
                                  const Error &error)
{
    const bool isThere = !found.transactions.isEmpty();
    if (isThere && isAnswerTo(m_order, found.transactions.first())) {
        finish(found.transactions.first());
        return;
    }
    OrderProgress progress = *m_progress;
    progress.handle(isThere ? OrderEvent::FoundOther : ifNothing);
    end();
    if (isThere) {
        Q_EMIT referenceInUse();
    } else if (progress.state() == IntentState::Absent) {
        m_payouts.drop(m_order.reference);
        Q_EMIT absent();
    } else {
        Q_EMIT refused(error);
    }
}

void PayoutSubmitter::look()
{
    m_again.stop();
    if (!isUnconfirmed())
        return;
    m_payouts.look(m_order, this, [this](const Result<TransactionPage> &answer) {
        if (!isUnconfirmed())
            return;
        if (answer)
            handleFound(*answer, OrderEvent::FoundNothing, {});
        else
            markUnconfirmed(answer.error());
    });
}

void PayoutSubmitter::follow(const Transaction &transaction)
{
    const bool isOfIt =
        transaction.operation == Operation::CashOut && transaction.reference == m_order.reference;
    if (isUnconfirmed() && isOfIt)
        handleFound({.transactions = {transaction}, .total = 1}, OrderEvent::FoundNothing, {});
}

void PayoutSubmitter::clearUnconfirmed(const QString &reference)
{
    if (!isUnconfirmed() || reference != m_order.reference)
        return;
    end();
    Q_EMIT abandoned();
}

void PayoutSubmitter::markUnconfirmed(const Error &error)
{
    m_progress->handle(OrderEvent::Unclear);
    m_payouts.markUnconfirmed(m_order.reference);
    m_again.start();
    Q_EMIT unknown(error);
}

void PayoutSubmitter::finish(const Transaction &transaction)
{
    end();
    m_payouts.drop(m_order.reference);
    Q_EMIT made(transaction);
}

/// Ends the order, whose outcome is known.
void PayoutSubmitter::end()
{
    m_again.stop();
    m_progress.reset();
}

} // namespace core
