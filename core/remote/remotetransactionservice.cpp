// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remotetransactionservice.h"

#include "core/domain/pageof.h"
#include "core/domain/pixkey.h"
#include "core/domain/sums.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/remote/localfilter.h"
#include "core/service/filtererror.h"
#include "core/wire/confirmationjson.h"

#include <QtCore/QTimer>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxLookups = 3; ///< of a change whose answer was lost

/// Returns the rejection as of a local service: a used payment is a conflict.
Error evidenceError(Error error)
{
    const bool isUsed =
        std::any_of(error.fields.begin(), error.fields.end(), [](const FieldError &field) {
            return field.field == Field::EndToEndId && field.problem == Problem::AlreadyUsed;
        });
    if (isUsed)
        error.code = Error::Code::Conflict;
    return error;
}

Status::Code statusAfter(RemoteApi::EvidenceCall call)
{
    return call == RemoteApi::EvidenceCall::Confirm ? Status::Code::Paid : Status::Code::Canceled;
}

} // namespace

RemoteTransactionService::RemoteTransactionService(Setup setup, QObject *parent)
    : TransactionService(parent)
    , m_platform(setup.platform)
    , m_lookup(setup.intervals.lookup)
    , m_payee(std::move(setup.payee))
    , m_can(setup.can)
    , m_api(std::move(setup.address), std::move(setup.key), setup.limits)
    , m_reader(m_api)
    , m_watch(m_api, setup.intervals)
    , m_orders(m_api, m_reader, setup.platform, setup.intents, setup.intervals)
{
    m_can.refunds = false;
    m_can.findsNotes = false;
    m_can.sortsLists = false;
    connect(&m_reader, &RemoteReader::read, &m_watch, &RemoteWatch::recordRead);
    connect(&m_orders, &RemoteOrders::made, &m_watch, &RemoteWatch::recordMade);
    connect(&m_watch, &RemoteWatch::changed, this, &TransactionService::changed);
    connect(&m_api, &RemoteApi::transactionsReceived, this,
            &RemoteTransactionService::transactionsReceived);
    connect(&m_watch, &RemoteWatch::changed, this,
            [this](const Transaction &transaction) { Q_EMIT transactionsReceived({transaction}); });
    connect(&m_watch, &RemoteWatch::contactChanged, this, &TransactionService::contactChanged);
}

RemoteTransactionService::~RemoteTransactionService() = default;

QFuture<Result<void>> RemoteTransactionService::open()
{
    const auto promise = makePromise<void>();
    m_orders.open([this, callback = resolver(promise)](const Result<void> &opened) {
        if (opened)
            m_watch.start();
        callback(opened);
    });
    return promise->future();
}

QList<FilterPart> RemoteTransactionService::partsPickedHere(const TransactionFilter &filter) const
{
    return unaskableParts(filter);
}

QFuture<Result<Transaction>> RemoteTransactionService::create(const TransactionDraft &draft)
{
    const auto promise = makePromise<Transaction>();
    if (draft.operation == Operation::CashOut && !m_can.sendsMoney)
        resolver(promise)(failure(Error::Code::Unsupported, u"no payouts here"_s));
    else
        m_orders.create(draft, resolver(promise));
    return promise->future();
}

QFuture<Result<Transaction>> RemoteTransactionService::find(const QUuid &id)
{
    const auto promise = makePromise<Transaction>();
    if (id.isNull()) {
        resolver(promise)(failure(Error::Code::NotFound, u"no id"_s));
        return promise->future();
    }
    m_api.fetch(id, [this, promise](const Result<Transaction> &found) {
        if (found)
            m_watch.noteWhole(*found);
        resolver(promise)(found);
    });
    return promise->future();
}

QFuture<Result<TransactionPage>> RemoteTransactionService::list(const TransactionFilter &filter)
{
    const auto promise = makePromise<TransactionPage>();
    const auto callback = resolver(promise);
    if (const auto error = filterError(filter)) {
        callback(tl::unexpected(*error));
        return promise->future();
    }
    if (filter.order != ListOrder()) {
        callback(failure(Error::Code::Unsupported, u"the API has one order"_s));
        return promise->future();
    }
    const bool isNobody = (filter.identifier && filter.identifier->isNull()) ||
                          (!filter.pixKey.isEmpty() && PixKey::readings(filter.pixKey).isEmpty());
    if (isNobody) {
        callback(pageOf({}, filter.page));
    } else if (unaskableParts(filter).isEmpty()) {
        m_api.fetchPage(filter, [this, callback](const Result<TransactionPage> &page) {
            if (page)
                m_watch.recordRead(page->transactions);
            callback(page);
        });
    } else {
        m_reader.pick(filter, [filter, callback](const Result<Found> &found) {
            callback(found.map([&filter](const Found &all) { return pageOf(all, filter.page); }));
        });
    }
    return promise->future();
}

QFuture<Result<QList<TransactionSum>>>
RemoteTransactionService::sums(const TransactionFilter &filter)
{
    return madeOf(filter, &sumsOf);
}

QFuture<Result<QList<HourlySum>>>
RemoteTransactionService::hourlySums(const TransactionFilter &filter)
{
    return madeOf(filter, &hourlySumsOf);
}

/// Applies `make` to all transactions that match the filter.
template<typename T>
QFuture<Result<T>> RemoteTransactionService::madeOf(const TransactionFilter &filter,
                                                    T (*make)(const Found &))
{
    const auto promise = makePromise<T>();
    const auto callback = resolver(promise);
    if (const auto error = filterError(filter))
        callback(tl::unexpected(*error));
    else
        m_reader.pick(filter,
                      [callback, make](const Result<Found> &found) { callback(found.map(make)); });
    return promise->future();
}

QFuture<Result<Transaction>> RemoteTransactionService::simulate(const QUuid &id,
                                                                SimulatedOutcome outcome)
{
    const auto promise = makePromise<Transaction>();
    const auto callback = resolver(promise);
    if (!m_can.simulates)
        callback(failure(Error::Code::Unsupported, u"not a sandbox"_s));
    else if (id.isNull())
        callback(failure(Error::Code::NotFound, u"no id"_s));
    else
        m_api.simulate(id, outcome, [this, callback](const Result<Transaction> &moved) {
            if (moved)
                m_watch.noteWhole(*moved);
            callback(moved);
        });
    return promise->future();
}

QFuture<Result<Transaction>> RemoteTransactionService::refund(const QUuid &, const QString &)
{
    const auto promise = makePromise<Transaction>();
    resolver(promise)(failure(Error::Code::Unsupported, u"the API knows no refund"_s));
    return promise->future();
}

QFuture<Result<Transaction>> RemoteTransactionService::confirm(const QUuid &id,
                                                               const Confirmation &confirmation)
{
    const auto promise = makePromise<Transaction>();
    const bool isByHand = confirmation.kind == EvidenceKind::ByHand &&
                          confirmation.subject == Evidence::Subject::Payment;
    if (!m_can.confirmsPayments || !isByHand)
        resolver(promise)(failure(Error::Code::Unsupported, u"no such confirmation here"_s));
    else if (const auto clean = validated(confirmation); !clean)
        resolver(promise)(tl::unexpected(clean.error()));
    else
        sendEvidence({id, RemoteApi::EvidenceCall::Confirm, resolver(promise)}, toJson(*clean));
    return promise->future();
}

QFuture<Result<Transaction>> RemoteTransactionService::withdraw(const QUuid &id,
                                                                const Withdrawal &withdrawal)
{
    const auto promise = makePromise<Transaction>();
    if (!m_can.confirmsPayments)
        resolver(promise)(failure(Error::Code::Unsupported, u"nothing is confirmed here"_s));
    else if (const auto clean = validated(withdrawal); !clean)
        resolver(promise)(tl::unexpected(clean.error()));
    else
        sendEvidence({id, RemoteApi::EvidenceCall::Withdraw, resolver(promise)}, toJson(*clean));
    return promise->future();
}

void RemoteTransactionService::sendEvidence(const EvidenceOrder &order, const QByteArray &body)
{
    if (order.id.isNull()) {
        order.callback(failure(Error::Code::NotFound, u"no id"_s));
        return;
    }
    m_api.sendEvidence(order.id, order.call, body, [this, order](const Result<Transaction> &moved) {
        if (!moved && moved.error().code == Error::Code::Unconfirmed)
            return lookUpChange(order, 1);
        if (!moved && moved.error().code == Error::Code::NotFound)
            return lookUpMissing(order);
        if (moved)
            m_watch.noteWhole(*moved);
        order.callback(moved.map_error(&evidenceError));
    });
}

/// Distinguishes an unknown transaction from a service without the call, such as a sandbox.
void RemoteTransactionService::lookUpMissing(const EvidenceOrder &order)
{
    m_api.fetch(order.id, [order](const Result<Transaction> &found) {
        order.callback(found ? failure(Error::Code::Unsupported, u"no such call"_s)
                             : tl::unexpected(found.error()));
    });
}

/// Looks a change up whose answer was lost. The request may still be on its way, so a transaction
/// in its old status proves nothing.
void RemoteTransactionService::lookUpChange(const EvidenceOrder &order, int attempt)
{
    QTimer::singleShot(attempt * m_lookup, this, [this, order, attempt] {
        m_api.fetch(order.id, [this, order, attempt](const Result<Transaction> &found) {
            if (found && found->status == statusAfter(order.call)) {
                m_watch.noteWhole(*found);
                order.callback(*found);
            } else if (attempt < kMaxLookups) {
                lookUpChange(order, attempt + 1);
            } else {
                order.callback(failure(Error::Code::Unconfirmed, u"no proof"_s));
            }
        });
    });
}

} // namespace core
