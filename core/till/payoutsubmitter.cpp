// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/payoutsubmitter.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/orderprogress.h"
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
    if (leavesUnconfirmed(error))
        markUnconfirmed(error);
    else if (error.code == Error::Code::Conflict)
        lookUp(error);
    else
        Q_EMIT refused(error);
}

/// Looks up the result of an earlier attempt by reference.
void PayoutSubmitter::lookUp(const Error &error)
{
    const TransactionFilter filter{.reference = m_order.reference, .platform = m_order.platform};
    onAnswer(m_service.list(filter), this, [this, error](const Result<TransactionPage> &answer) {
        if (answer)
            handleFound(*answer, error);
        else
            markUnconfirmed(answer.error());
    });
}

/// `error`: of the order, reported if nothing is found.
void PayoutSubmitter::handleFound(const TransactionPage &found, const Error &error)
{
    const bool isThere = !found.transactions.isEmpty();
    const bool wasUnconfirmed = m_isUnconfirmed;
    if (isThere && isAnswerTo(m_order, found.transactions.first())) {
        finish(found.transactions.first());
        return;
    }
    clearUnconfirmedState();
    if (isThere) {
        Q_EMIT referenceInUse();
    } else if (wasUnconfirmed) {
        m_payouts.drop(m_order.reference);
        Q_EMIT absent();
    } else {
        Q_EMIT refused(error);
    }
}

void PayoutSubmitter::look()
{
    m_again.stop();
    if (!m_isUnconfirmed)
        return;
    m_payouts.look(m_order, this, [this](const Result<TransactionPage> &answer) {
        if (!m_isUnconfirmed)
            return;
        if (answer)
            handleFound(*answer, {});
        else
            markUnconfirmed(answer.error());
    });
}

void PayoutSubmitter::follow(const Transaction &transaction)
{
    const bool isOfIt =
        transaction.operation == Operation::CashOut && transaction.reference == m_order.reference;
    if (m_isUnconfirmed && isOfIt)
        handleFound({.transactions = {transaction}, .total = 1}, {});
}

void PayoutSubmitter::clearUnconfirmed(const QString &reference)
{
    if (!m_isUnconfirmed || reference != m_order.reference)
        return;
    clearUnconfirmedState();
    Q_EMIT abandoned();
}

void PayoutSubmitter::markUnconfirmed(const Error &error)
{
    m_isUnconfirmed = true;
    m_payouts.markUnconfirmed(m_order.reference);
    m_again.start();
    Q_EMIT unknown(error);
}

void PayoutSubmitter::finish(const Transaction &transaction)
{
    clearUnconfirmedState();
    m_payouts.drop(m_order.reference);
    Q_EMIT made(transaction);
}

void PayoutSubmitter::clearUnconfirmedState()
{
    m_again.stop();
    m_isUnconfirmed = false;
}

} // namespace core
