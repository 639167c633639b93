// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payoutmaker.h"

#include "core/domain/draftvalidation.h"
#include "ui/braketext.h"
#include "ui/payoutdesk.h"

namespace ui
{

namespace
{

constexpr auto kAgain = std::chrono::seconds(5);

} // namespace

PayoutMaker::PayoutMaker(core::TransactionService &service, PayoutDesk &desk, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_desk(desk)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgain);
    connect(&m_again, &QTimer::timeout, this, &PayoutMaker::look);
    connect(&service, &core::TransactionService::changed, this, &PayoutMaker::follow);
    connect(&desk, &PayoutDesk::abandoned, this, &PayoutMaker::leaveDoubt);
}

void PayoutMaker::make(const core::TransactionDraft &order)
{
    m_order = order;
    m_desk.ask(order.reference);
    core::onAnswer(m_service.create(order), this,
                   [this](const core::Result<core::Transaction> &answer) {
                       Q_EMIT answered();
                       if (answer)
                           finish(*answer);
                       else
                           settle(answer.error());
                   });
}

void PayoutMaker::settle(const core::Error &error)
{
    if (leavesInDoubt(error))
        doubt(error);
    else if (error.code == core::Error::Code::Conflict)
        lookUp(error);
    else
        Q_EMIT refused(error);
}

/// Looks up the result of an earlier attempt by reference.
void PayoutMaker::lookUp(const core::Error &error)
{
    const core::TransactionFilter filter{.reference = m_order.reference,
                                         .platform = m_order.platform};
    core::onAnswer(m_service.list(filter), this,
                   [this, error](const core::Result<core::TransactionPage> &answer) {
                       if (answer)
                           takeFound(*answer, error);
                       else
                           doubt(answer.error());
                   });
}

/// `error`: of the order, reported if nothing is found.
void PayoutMaker::takeFound(const core::TransactionPage &found, const core::Error &error)
{
    const bool isThere = !found.transactions.isEmpty();
    const bool wasInDoubt = m_isInDoubt;
    if (isThere && core::isAnswerTo(m_order, found.transactions.first())) {
        finish(found.transactions.first());
        return;
    }
    endDoubt();
    if (isThere) {
        Q_EMIT referenceTaken();
    } else if (wasInDoubt) {
        m_desk.drop(m_order.reference);
        Q_EMIT absent();
    } else {
        Q_EMIT refused(error);
    }
}

void PayoutMaker::look()
{
    m_again.stop();
    if (!m_isInDoubt)
        return;
    m_desk.look(m_order, this, [this](const core::Result<core::TransactionPage> &answer) {
        if (!m_isInDoubt)
            return;
        if (answer)
            takeFound(*answer, {});
        else
            doubt(answer.error());
    });
}

void PayoutMaker::follow(const core::Transaction &transaction)
{
    const bool isOfIt = transaction.operation == core::Operation::CashOut &&
                        transaction.reference == m_order.reference;
    if (m_isInDoubt && isOfIt)
        takeFound({.transactions = {transaction}, .total = 1}, {});
}

void PayoutMaker::leaveDoubt(const QString &reference)
{
    if (!m_isInDoubt || reference != m_order.reference)
        return;
    endDoubt();
    Q_EMIT abandoned();
}

void PayoutMaker::doubt(const core::Error &error)
{
    m_isInDoubt = true;
    m_desk.doubt(m_order.reference);
    m_again.start();
    Q_EMIT unknown(error);
}

void PayoutMaker::finish(const core::Transaction &transaction)
{
    endDoubt();
    m_desk.drop(m_order.reference);
    Q_EMIT made(transaction);
}

void PayoutMaker::endDoubt()
{
    m_again.stop();
    m_isInDoubt = false;
}

} // namespace ui
