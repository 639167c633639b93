// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/banktransactionservice.h"

#include "core/domain/brcode.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/confirmation.h"
#include "core/domain/draftvalidation.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/localtransactionservice.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QLoggingCategory>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

Q_LOGGING_CATEGORY(lcRemoval, "balcao.bank")

constexpr int kMaxRemovals = 6;

/// Returns the path of the log of returns, next to the log of orders.
QString returnLogOf(const QString &intents)
{
    return QFileInfo(intents).dir().filePath(u"refunds.db"_s);
}

bool hasBankCode(const Transaction &transaction)
{
    const auto code = BrCode::parse(transaction.qrCode);
    return code && code->kind == BrCode::Kind::Dynamic;
}

/// Returns true if the bank has reported the payment, which ends the charge at the bank.
bool isPaidAtBank(const Transaction &transaction)
{
    return std::any_of(transaction.evidence.begin(), transaction.evidence.end(),
                       [](const Evidence &each) { return each.kind == EvidenceKind::BankApi; });
}

} // namespace

BankTransactionService::BankTransactionService(LocalTransactionService &shop, const Setup &setup,
                                               QObject *parent)
    : TransactionServiceDecorator(shop, parent)
    , m_shop(shop)
    , m_removal(setup.removal)
    , m_orders(shop, setup.intents, setup.intervals)
    , m_refunds(shop, returnLogOf(setup.intents), setup.refunds)
{
    m_nextRemoval.setSingleShot(true);
    connect(&m_nextRemoval, &QTimer::timeout, this, &BankTransactionService::removeNext);
    connect(&shop, &TransactionService::changed, this, &BankTransactionService::follow);
}

void BankTransactionService::open(const Callback<void> &callback)
{
    m_orders.open([this, callback](const Result<void> &opened) {
        if (!opened)
            return callback(opened);
        m_refunds.open(callback);
    });
}

void BankTransactionService::setBank(ApiPixClient *client, const QStringList &hosts)
{
    ++m_connection;
    m_hasBank = client != nullptr;
    m_cancels = client && client->psp().cancels;
    m_isRemoving = false;
    m_orders.setBank(client, hosts);
    m_refunds.setBank(client);
    removeNext();
}

void BankTransactionService::useStaticCodes()
{
    if (!m_static.isForever())
        m_static.setRemainingTime(kStaticTime);
}

QFuture<Result<Transaction>> BankTransactionService::create(const TransactionDraft &draft)
{
    if (draft.operation != Operation::CashIn || !isInUse())
        return service().create(draft);
    const auto promise = makePromise<Transaction>();
    m_orders.create(draft, resolver(promise));
    return promise->future();
}

bool BankTransactionService::sendsBack(const Transaction &charge) const
{
    return m_refunds.canRefund(charge);
}

/// Sends a part of a payment back if the bank has reported the payment.
QFuture<Result<Transaction>> BankTransactionService::confirm(const QUuid &id,
                                                             const Confirmation &confirmation)
{
    const bool isReturn = confirmation.subject == Evidence::Subject::Refund &&
                          confirmation.kind == EvidenceKind::ByHand;
    const auto clean = validated(confirmation);
    if (!isReturn || !clean)
        return m_shop.confirm(id, confirmation);
    const auto promise = makePromise<Transaction>();
    onAnswer(m_shop.find(id), this, [this, clean, promise](const Result<Transaction> &found) {
        if (!found)
            return resolve(promise, found);
        if (sendsBack(*found)) {
            const Money rest = found->amount - returnedAmount(*found);
            return m_refunds.refund(*found, clean->amount.value_or(rest), clean->note,
                                    resolver(promise));
        }
        onAnswer(m_shop.confirm(found->id, *clean), this,
                 [promise](const Result<Transaction> &recorded) { resolve(promise, recorded); });
    });
    return promise->future();
}

QFuture<Result<Transaction>> BankTransactionService::refund(const QUuid &id, const QString &reason)
{
    if (const auto problem = textProblem(Field::Reason, reason))
        return readyFuture<Transaction>(
            tl::unexpected(Error{Error::Code::InvalidInput, {*problem}, u"invalid reason"_s}));
    const auto promise = makePromise<Transaction>();
    onAnswer(m_shop.find(id), this, [this, reason, promise](const Result<Transaction> &found) {
        if (!found)
            return resolve(promise, found);
        if (sendsBack(*found))
            return m_refunds.refund(*found, found->amount - returnedAmount(*found),
                                    reason.trimmed(), resolver(promise));
        onAnswer(m_shop.refund(found->id, reason), this,
                 [promise](const Result<Transaction> &refunded) { resolve(promise, refunded); });
    });
    return promise->future();
}

QFuture<Result<qint64>> BankTransactionService::count(const TransactionFilter &filter)
{
    return service().count(filter);
}

QFuture<Result<void>> BankTransactionService::readAll(const TransactionFilter &filter,
                                                      const BatchVisitor &visit)
{
    return service().readAll(filter, visit);
}

/// Cancels in the shop only after the bank's proof: until then somebody can pay.
QFuture<Result<Transaction>> BankTransactionService::cancel(const QUuid &id)
{
    const auto promise = makePromise<Transaction>();
    onAnswer(m_shop.find(id), this, [this, id, promise](const Result<Transaction> &found) {
        if (!found || found->status == Status::Code::Canceled)
            return resolve(promise, found);
        if (found->operation != Operation::CashIn)
            return resolve<Transaction>(
                promise, failure(Error::Code::TransitionRefused, u"only a cash-in is canceled"_s));
        if (!hasBankCode(*found))
            return resolve<Transaction>(promise,
                                        failure(Error::Code::Unsupported, u"a static code"_s));
        if (found->status != Status::Code::Pending)
            return resolve<Transaction>(promise, failure(Error::Code::TransitionRefused,
                                                         u"from "_s + found->status.toText()));
        if (m_hasBank && !m_cancels)
            return resolve<Transaction>(
                promise, failure(Error::Code::Unsupported, u"the bank cancels no charges"_s));
        m_orders.remove(id, [this, id, promise](const Result<void> &removed) {
            if (!removed)
                return resolve<Transaction>(promise, tl::unexpected(removed.error()));
            onAnswer(m_shop.cancel(id), this, [promise](const Result<Transaction> &canceled) {
                resolve(promise, canceled);
            });
        });
    });
    return promise->future();
}

/// Removes a charge at the bank that ended in the shop without a payment at the bank.
void BankTransactionService::follow(const Transaction &transaction)
{
    const bool isEnded =
        transaction.status == Status::Code::Expired || transaction.status == Status::Code::Paid;
    if (!isEnded || !hasBankCode(transaction) || isPaidAtBank(transaction))
        return;
    m_removals.enqueue({.id = transaction.id});
    if (!m_nextRemoval.isActive())
        removeNext();
}

void BankTransactionService::removeNext()
{
    if (!m_cancels || m_isRemoving || m_removals.isEmpty())
        return;
    m_isRemoving = true;
    const Removal removal = m_removals.dequeue();
    m_orders.remove(
        removal.id, [this, removal, connection = m_connection](const Result<void> &removed) {
            if (connection != m_connection)
                return;
            m_isRemoving = false;
            // A payment at the bank is reported by the next retrieval of payments.
            if (removed || removed.error().code == Error::Code::TransitionRefused)
                return removeNext();
            if (removal.attempts + 1 < kMaxRemovals)
                m_removals.enqueue({.id = removal.id, .attempts = removal.attempts + 1});
            else
                qCWarning(lcRemoval) << "a charge stays at the bank:" << removed.error().detail;
            m_nextRemoval.start(m_removal * (1 << removal.attempts));
        });
}

} // namespace core
