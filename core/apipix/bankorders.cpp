// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/bankorders.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/service/localtransactionservice.h"

#include <QtCore/QLoggingCategory>

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

Q_LOGGING_CATEGORY(lcBankOrders, "balcao.bank")

constexpr int kAbsentLookups = 3;

Error usedReference()
{
    return {Error::Code::Conflict, {{Field::Reference, Problem::AlreadyUsed}}, {}};
}

Error notConnected()
{
    return {Error::Code::Unreachable, {}, u"the bank is not connected"_s};
}

Error errorOf(const ApiPixReply &reply)
{
    const auto body = bodyOf(reply);
    return body ? Error{Error::Code::NotUnderstood, {}, u"an unexpected answer"_s} : body.error();
}

} // namespace

BankOrders::BankOrders(LocalTransactionService &shop, const QString &intents,
                       const BankOrderIntervals &intervals, QObject *parent)
    : LoggedOrders(intents, intervals.lookup, parent)
    , m_shop(shop)
    , m_intervals(intervals)
{
    Q_ASSERT(std::holds_alternative<Merchant>(m_shop.settings()->payee));
}

TransactionDraft BankOrders::draftOf(const Intent &intent) const
{
    const auto fromBody = draftFromCobBody(intent, m_shop.platform());
    return m_drafts.value(intent.number, fromBody.value_or(TransactionDraft()));
}

void BankOrders::setBank(ApiPixClient *client, const QStringList &hosts)
{
    ++m_round;
    m_client = client;
    m_hosts = hosts;
    m_isResolving = false;
    m_pending.clear();
    // The handlers of the old client are not called any more.
    const auto interrupted = m_underWay.values();
    for (const OrderPointer &order : interrupted)
        fail(order, OrderEvent::Unclear, notConnected());
    if (m_client)
        lookNow();
}

/// Sends a read, unless the client changes meanwhile.
void BankOrders::get(const QByteArray &path, const ApiPixClient::Handler &handler)
{
    m_client->get(path, {}, [this, handler, round = m_round](const ApiPixReply &reply) {
        if (round == m_round)
            handler(reply);
    });
}

QUuid BankOrders::idOf(const Intent &intent) const
{
    return bankChargeId(m_shop.platform(), intent.reference);
}

std::optional<Cob> BankOrders::cobIn(const ApiPixReply &reply) const
{
    const auto body = bodyOf(reply);
    return body && reply.stage == ApiPixReply::Stage::Call
               ? cobFromJson(*body, m_client->psp().codeFields)
               : std::nullopt;
}

CobMatch BankOrders::match(const Cob &cob, const Intent &intent, BankCode &code) const
{
    return matchOf(cob,
                   {.id = idOf(intent),
                    .amount = intent.amount,
                    .merchant = std::get<Merchant>(m_shop.settings()->payee),
                    .hosts = m_hosts},
                   code);
}

void BankOrders::create(const TransactionDraft &draft, const Callback<Transaction> &callback)
{
    const ServiceSettings &settings = m_shop.settings();
    auto clean = validated(draft, settings->terms.limits, settings->platform, PayerData::Optional);
    if (!clean)
        return callback(tl::unexpected(clean.error()));
    if (!m_client)
        return callback(tl::unexpected(notConnected()));
    if (clean->reference.isEmpty())
        clean->reference = u"b"_s + QUuid::createUuid().toString(QUuid::Id128).left(25);
    clean->lifetime = draft.lifetime.value_or(settings->terms.cashInLifetime);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QString key = std::get<Merchant>(settings->payee).key.value();
    const auto order = std::make_shared<Order>(Order{.intent = {.operation = Operation::CashIn,
                                                                .reference = clean->reference,
                                                                .amount = *clean->amount,
                                                                .pixKey = {},
                                                                .body = cobBody(*clean, key),
                                                                .created = now,
                                                                .lastSent = now,
                                                                .attempts = 1},
                                                     .draft = *clean,
                                                     .callback = callback});
    // The shop would refuse the charge only after the bank has it.
    TransactionFilter filter;
    filter.reference = clean->reference;
    filter.platform = settings->platform;
    onAnswer(m_shop.count(filter), this, [this, order](const Result<qint64> &used) {
        if (!used)
            return order->callback(tl::unexpected(used.error()));
        if (*used > 0)
            return order->callback(tl::unexpected(usedReference()));
        begin(order);
    });
}

void BankOrders::begin(const OrderPointer &order)
{
    onAnswer(intentLog().begin(order->intent), this, [this, order](const Result<qint64> &number) {
        if (!number)
            return beginAgain(order, number.error());
        order->intent.number = *number;
        m_underWay.insert(*number, order);
        send(order);
    });
}

/// Handles a repeated reference. Sends the order again if the reference belongs to the same order,
/// and the order is known to be absent.
void BankOrders::beginAgain(const OrderPointer &order, const Error &error)
{
    if (!error.fields.contains({Field::Reference, Problem::AlreadyUsed}))
        return order->callback(tl::unexpected(error));
    onAnswer(intentLog().find(order->intent.reference), this,
             [this, order, error](const Result<Intent> &before) {
                 const bool isSame = before && before->state == IntentState::Absent &&
                                     before->body == order->intent.body;
                 if (!isSame)
                     return order->callback(tl::unexpected(error));
                 order->intent = *before;
                 const QDateTime now = QDateTime::currentDateTimeUtc();
                 onAnswer(intentLog().beginAgain(order->intent, now), this,
                          [this, order](const Result<void> &begun) {
                              if (!begun)
                                  return order->callback(tl::unexpected(begun.error()));
                              const auto progress =
                                  progressAfter(OrderEvent::SentAgain, order->intent);
                              order->intent.state = progress.state();
                              order->intent.attempts = progress.attempts();
                              m_underWay.insert(order->intent.number, order);
                              Q_EMIT changed();
                              send(order);
                          });
             });
}

bool BankOrders::isUnderWay(const OrderPointer &order) const
{
    return order->callback && m_underWay.value(order->intent.number) == order;
}

/// Sends the order, whose intent is durable. A repeated order, and the first order after the
/// connection, are looked up first: the read proves that the bank accepts the certificate.
void BankOrders::send(const OrderPointer &order)
{
    if (!m_client)
        return fail(order, OrderEvent::NotSent, notConnected());
    if (m_client->isProven() && order->intent.attempts == 1)
        return put(order);
    get(cobPath(idOf(order->intent)),
        [this, order](const ApiPixReply &reply) { handleProof(order, reply); });
}

void BankOrders::handleProof(const OrderPointer &order, const ApiPixReply &reply)
{
    constexpr int kNotFound = 404;
    const bool isAnswered =
        reply.stage == ApiPixReply::Stage::Call && reply.result.reach == CallReach::Answered;
    if (isAnswered && reply.result.answer.status == kNotFound)
        return put(order);
    if (!bodyOf(reply))
        return fail(order, OrderEvent::NotSent, errorOf(reply));
    if (order->intent.attempts > 1) // an earlier attempt has arrived after all, or another order
        return handleLookUp(order, Cause::Lost, errorOf(reply), reply);
    fail(order, OrderEvent::FoundOther, usedReference());
}

void BankOrders::put(const OrderPointer &order)
{
    m_client->change("PUT", cobPath(idOf(order->intent)), order->intent.body,
                     [this, order](const ApiPixReply &reply) { handlePut(order, reply); });
}

void BankOrders::handlePut(const OrderPointer &order, const ApiPixReply &reply)
{
    if (!isUnderWay(order))
        return;
    switch (putOutcomeOf(reply)) {
    case PutOutcome::NotSent:
        return fail(order, OrderEvent::NotSent, errorOf(reply));
    case PutOutcome::Created: {
        BankCode code;
        const auto cob = cobIn(reply);
        if (cob && match(*cob, order->intent, code) == CobMatch::Ordered)
            return store(order, code);
        return lookUp(order, Cause::Accepted, errorOf(reply));
    }
    case PutOutcome::Refused:
        return lookUp(order, Cause::Rejected, errorOf(reply));
    case PutOutcome::Unclear:
        // After a timeout the customer has waited long enough.
        if (reply.result.error == QAbstractSocket::SocketTimeoutError)
            return fail(order, OrderEvent::Unclear, errorOf(reply));
        return lookUp(order, reply.result.answer.status == 409 ? Cause::InUse : Cause::Lost,
                      errorOf(reply));
    }
    Q_UNREACHABLE();
}

void BankOrders::lookUp(const OrderPointer &order, Cause cause, const Error &error)
{
    get(cobPath(idOf(order->intent)), [this, order, cause, error](const ApiPixReply &reply) {
        handleLookUp(order, cause, error, reply);
    });
}

void BankOrders::handleLookUp(const OrderPointer &order, Cause cause, const Error &error,
                              const ApiPixReply &reply)
{
    if (!isUnderWay(order))
        return;
    BankCode code;
    if (const auto cob = cobIn(reply)) {
        if (match(*cob, order->intent, code) == CobMatch::Ordered)
            return store(order, code);
        // After a refusal the charge is that of another order.
        if (cause == Cause::Rejected || cause == Cause::InUse)
            return fail(order, OrderEvent::FoundOther, usedReference());
        return markMismatch(order);
    }
    const bool isRefused = cause == Cause::Rejected && isAbsence(reply);
    fail(order, isRefused ? OrderEvent::Refused : OrderEvent::Unclear, error);
}

/// Stores the charge in the shop. The charge may be shown from then on.
void BankOrders::store(const OrderPointer &order, const BankCode &code)
{
    pinHost(code);
    onAnswer(m_shop.createWithCode(order->draft, code), this,
             [this, order](const Result<Transaction> &stored) {
                 if (!isUnderWay(order))
                     return;
                 if (!stored) // the bank has the charge; a lookup stores the charge later
                     return fail(order, OrderEvent::Unclear, stored.error());
                 std::exchange(order->callback, {})(*stored);
                 settle(order->intent.number, progressAfter(OrderEvent::Created, order->intent),
                        stored->id, [] {});
             });
}

void BankOrders::pinHost(const BankCode &code)
{
    if (!m_hosts.isEmpty())
        return;
    m_hosts = {code.host};
    Q_EMIT hostFound(code.host);
}

/// Records an attempt without a charge. The caller receives `error`, or Code::Unconfirmed if the
/// outcome of the order is unknown.
void BankOrders::fail(const OrderPointer &order, OrderEvent event, const Error &error)
{
    if (!isUnderWay(order))
        return;
    const auto callback = std::exchange(order->callback, {});
    const OrderProgress next = progressAfter(event, order->intent);
    if (next.isUnknown())
        m_drafts.insert(order->intent.number, order->draft);
    settle(order->intent.number, next, {}, [this, callback, error, isUnknown = next.isUnknown()] {
        if (isUnknown) {
            resetLookDelay();
            lookAgainLater();
        }
        callback(isUnknown ? failure(Error::Code::Unconfirmed, error.detail)
                           : tl::unexpected(error));
    });
}

/// Records that the bank has something else than the order. A person decides.
void BankOrders::markMismatch(const OrderPointer &order)
{
    Intent unknown = order->intent;
    unknown.state = progressAfter(OrderEvent::Unclear, order->intent).state();
    const auto callback = std::exchange(order->callback, {});
    settle(order->intent.number, progressAfter(OrderEvent::FoundOther, unknown), {}, [callback] {
        callback(failure(Error::Code::Unconfirmed, u"the bank has another charge"_s));
    });
}

void BankOrders::settle(qint64 number, const OrderProgress &progress,
                        const std::optional<QUuid> &charge, const std::function<void()> &then)
{
    onAnswer(intentLog().settle(number, progress.state(), charge), this,
             [this, number, then](const Result<void> &settled) {
                 m_underWay.remove(number);
                 if (settled) {
                     Q_EMIT changed();
                 } else { // the order stays open for lookups
                     qCWarning(lcBankOrders) << "an intent is not noted:" << settled.error().detail;
                     lookAgainLater();
                 }
                 then();
             });
}

void BankOrders::lookNow()
{
    m_looksAgain = true;
    if (m_isResolving || !m_client)
        return;
    m_isResolving = true;
    m_looksAgain = false;
    stopLookTimer();
    onAnswer(intentLog().openIntents(), this,
             [this, round = m_round](const Result<QList<Intent>> &open) {
                 if (round != m_round)
                     return;
                 m_pending = open.value_or(QList<Intent>());
                 m_pending.removeIf([this](const Intent &intent) {
                     return intent.state == IntentState::Mismatch ||
                            m_underWay.contains(intent.number);
                 });
                 // A classified order whose result could not be stored counts as unknown.
                 for (Intent &intent : m_pending)
                     intent.state = progressAfter(OrderEvent::Unclear, intent).state();
                 m_looksAgain = m_looksAgain || !m_pending.isEmpty() || !open;
                 resolveNext();
             });
}

void BankOrders::resolveNext()
{
    if (m_pending.isEmpty()) {
        m_isResolving = false;
        if (m_looksAgain)
            lookAgainLater();
        return;
    }
    resolve(m_pending.takeFirst());
}

void BankOrders::resolve(const Intent &intent)
{
    get(cobPath(idOf(intent)), [this, intent](const ApiPixReply &reply) {
        if (const auto cob = cobIn(reply))
            return handleFound(intent, *cob);
        if (isAbsence(reply))
            return foundNothing(intent);
        resolveNext();
    });
}

void BankOrders::handleFound(const Intent &intent, const Cob &cob)
{
    const auto next = [this] { resolveNext(); };
    BankCode code;
    if (match(cob, intent, code) != CobMatch::Ordered)
        return settle(intent.number, progressAfter(OrderEvent::FoundOther, intent), {}, next);
    const QUuid id = code.id;
    onAnswer(m_shop.find(id), this,
             [this, intent, cob, code, next, round = m_round](const Result<Transaction> &stored) {
                 if (round != m_round)
                     return;
                 if (stored) // the program ended before the result was noted
                     return settle(intent.number, progressAfter(OrderEvent::Created, intent),
                                   stored->id, next);
                 if (stored.error().code != Error::Code::NotFound)
                     return next();
                 storeLate(intent, cob, code);
             });
}

/// Stores a charge that a lookup has found. The charge expires as at the bank.
void BankOrders::storeLate(const Intent &intent, const Cob &cob, const BankCode &code)
{
    TransactionDraft draft = draftOf(intent);
    const qint64 rest = m_client->bankTime().secsTo(cob.createdAt.addSecs(cob.lifetime.count()));
    draft.lifetime = std::chrono::seconds(
        std::clamp<qint64>(rest, kMinChargeLifetime.count(), kMaxChargeLifetime.count()));
    pinHost(code);
    onAnswer(m_shop.createWithCode(draft, code), this,
             [this, intent, round = m_round](const Result<Transaction> &stored) {
                 const auto next = [this, round] {
                     if (round == m_round)
                         resolveNext();
                 };
                 if (!stored) {
                     qCWarning(lcBankOrders)
                         << "a charge of the bank is not stored:" << stored.error().detail;
                     return next();
                 }
                 m_drafts.remove(intent.number);
                 settle(intent.number, progressAfter(OrderEvent::Created, intent), stored->id,
                        next);
             });
}

void BankOrders::foundNothing(const Intent &intent)
{
    onAnswer(intentLog().countLookup(intent.number), this,
             [this, intent, round = m_round](const Result<void> &counted) {
                 if (round != m_round)
                     return;
                 const auto age = std::chrono::milliseconds(
                     intent.lastSent.msecsTo(QDateTime::currentDateTimeUtc()));
                 const auto min = std::max<std::chrono::milliseconds>(m_intervals.absent,
                                                                      2 * m_client->limits().whole);
                 if (counted && intent.lookups + 1 >= kAbsentLookups && age >= min)
                     return control(intent);
                 resolveNext();
             });
}

/// Verifies that lookups work at all, with a charge that the bank is known to have. Without such a
/// charge, nothing is proven.
void BankOrders::control(const Intent &intent)
{
    onAnswer(intentLog().confirmedReference(), this,
             [this, intent, round = m_round](const Result<QString> &known) {
                 if (round != m_round)
                     return;
                 if (!known || known->isEmpty())
                     return resolveNext();
                 get(cobPath(bankChargeId(m_shop.platform(), *known)),
                     [this, intent](const ApiPixReply &reply) {
                         if (!cobIn(reply))
                             return resolveNext();
                         settle(intent.number, progressAfter(OrderEvent::FoundNothing, intent), {},
                                [this] { resolveNext(); });
                     });
             });
}

void BankOrders::remove(const QUuid &id, const Callback<void> &callback)
{
    if (!m_client)
        return callback(tl::unexpected(notConnected()));
    const QString txid = cobTxid(id);
    const auto isRemoved = [this, txid](const ApiPixReply &reply) {
        const auto cob = cobIn(reply);
        return cob && cob->txid.compare(txid, Qt::CaseInsensitive) == 0 &&
               (cob->status == CobStatus::RemovedByShop || cob->status == CobStatus::RemovedByBank);
    };
    const auto handleFound = [this, isRemoved, callback](const ApiPixReply &reply) {
        if (isRemoved(reply))
            return callback({});
        const auto cob = cobIn(reply);
        const bool isPaid =
            cob && (cob->status == CobStatus::Completed || !cob->payments.isEmpty());
        callback(isPaid ? failure(Error::Code::TransitionRefused, u"paid at the bank"_s)
                        : failure(Error::Code::Unconfirmed, errorOf(reply).detail));
    };
    m_client->change("PATCH", cobPath(id), kRemovalBody,
                     [this, id, isRemoved, handleFound, callback](const ApiPixReply &reply) {
                         if (isRemoved(reply))
                             return callback({});
                         if (putOutcomeOf(reply) == PutOutcome::NotSent)
                             return callback(tl::unexpected(errorOf(reply)));
                         get(cobPath(id), handleFound);
                     });
}

} // namespace core
