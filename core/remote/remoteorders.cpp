// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remoteorders.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transactionpage.h"
#include "core/remote/createresult.h"
#include "core/wire/draftjson.h"

#include <QtCore/QLoggingCategory>
#include <QtCore/QRandomGenerator>

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

Q_LOGGING_CATEGORY(lcOrders, "balcao.remote")

constexpr int kLookupsForAbsence = 3;

/// Returns a unique reference. Letters and digits only, because people read references aloud.
QString newReference()
{
    static constexpr QLatin1StringView kLetters("0123456789abcdefghjkmnpqrstvwxyz");
    QString reference = u"b"_s;
    for (int i = 0; i < 25; ++i)
        reference += kLetters[static_cast<qsizetype>(QRandomGenerator::system()->bounded(32))];
    return reference;
}

} // namespace

RemoteOrders::RemoteOrders(RemoteApi &api, QUuid platform, const QString &intents,
                           const RemoteIntervals &intervals, QObject *parent)
    : LoggedOrders(intents, intervals.lookup, parent)
    , m_api(api)
    , m_platform(platform)
    , m_intervals(intervals)
{}

TransactionDraft RemoteOrders::draftOf(const Intent &intent) const
{
    return draftFromJson(intent.body, intent.operation).value_or(TransactionDraft());
}

void RemoteOrders::create(const TransactionDraft &draft, const Callback<Transaction> &callback)
{
    auto clean = validated(draft, {}, m_platform);
    if (!clean)
        return callback(tl::unexpected(clean.error()));
    if (clean->reference.isEmpty())
        clean->reference = newReference();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto order = std::make_shared<Order>(Order{.intent = {.operation = clean->operation,
                                                                .reference = clean->reference,
                                                                .amount = *clean->amount,
                                                                .pixKey = clean->pixKey,
                                                                .body = toJson(*clean),
                                                                .created = now,
                                                                .lastSent = now,
                                                                .attempts = 1},
                                                     .draft = *clean,
                                                     .callback = callback});
    if (order->draft.operation == Operation::CashOut && !order->draft.mayHaveTwin)
        refuseTwin(order);
    else
        begin(order);
}

/// Checks the list for an unsettled twin, because the API cannot reject one. Two counters that
/// check simultaneously do not see each other's payout.
void RemoteOrders::refuseTwin(const std::shared_ptr<Order> &order)
{
    m_api.payoutsTo(order->draft.pixKey, [this, order](const Result<Found> &payouts) {
        if (!payouts)
            return order->callback(tl::unexpected(payouts.error()));
        Found found = *payouts;
        found.removeIf(
            [&order](const Transaction &each) { return each.amount != order->draft.amount; });
        for (const Transaction &twin : std::as_const(found)) {
            if (twin.reference == order->draft.reference)
                return order->callback(tl::unexpected(
                    Error{Error::Code::Conflict, {{Field::Reference, Problem::AlreadyUsed}}, {}}));
        }
        if (std::any_of(found.cbegin(), found.cend(),
                        [](const Transaction &twin) { return !twin.status.isFinal(); }))
            return order->callback(tl::unexpected(
                Error{Error::Code::Conflict, {{Field::PixKey, Problem::Unsettled}}, {}}));
        begin(order);
    });
}

void RemoteOrders::begin(const std::shared_ptr<Order> &order)
{
    onAnswer(intentLog().begin(order->intent), this, [this, order](const Result<qint64> &number) {
        if (!number)
            return beginAgain(order, number.error());
        order->intent.number = *number;
        send(order);
    });
}

/// Handles a repeated reference. Sends the order again if the reference belongs to the same order
/// and the order is known to be absent.
void RemoteOrders::beginAgain(const std::shared_ptr<Order> &order, const Error &error)
{
    if (!error.fields.contains({Field::Reference, Problem::AlreadyUsed}))
        return order->callback(tl::unexpected(error));
    onAnswer(intentLog().find(order->intent.reference), this,
             [this, order, error](const Result<Intent> &before) {
                 const bool isSame = before && before->state == IntentState::Absent &&
                                     before->operation == order->intent.operation &&
                                     before->body == order->intent.body;
                 if (!isSame)
                     return order->callback(tl::unexpected(error));
                 order->intent = *before;
                 sendAgain(order);
             });
}

void RemoteOrders::sendAgain(const std::shared_ptr<Order> &order)
{
    m_api.lookUp(order->intent.reference, [this, order](const Result<Found> &found) {
        if (!found)
            return order->callback(tl::unexpected(found.error()));
        const QDateTime now = QDateTime::currentDateTimeUtc();
        onAnswer(intentLog().beginAgain(order->intent, now), this,
                 [this, order, found = *found](const Result<void> &begun) {
                     if (!begun)
                         return order->callback(tl::unexpected(begun.error()));
                     const auto progress = progressAfter(OrderEvent::SentAgain, order->intent);
                     order->intent.state = progress.state();
                     order->intent.attempts = progress.attempts();
                     Q_EMIT changed();
                     if (found.isEmpty())
                         return send(order);
                     // The transaction exists after all, or another one does.
                     conclude(order, {.outcome = CreateOutcome::InUse,
                                      .error = {Error::Code::Conflict, {}, {}}});
                 });
    });
}

/// Sends the order. The intent is already durable.
void RemoteOrders::send(const std::shared_ptr<Order> &order)
{
    m_underWay.insert(order->intent.number);
    m_api.create(order->intent.operation, order->intent.body,
                 [this, order](const CallResult &result) {
                     conclude(order, createResultOf(result, order->draft));
                 });
}

void RemoteOrders::conclude(const std::shared_ptr<Order> &order, const CreateResult &outcome)
{
    switch (outcome.outcome) {
    case CreateOutcome::Happened:
        return confirm(order->intent, *outcome.transaction, order->callback);
    case CreateOutcome::InUse:
        return lookUpInUse(order, outcome.error);
    case CreateOutcome::NotSent:
        return fail(order, OrderEvent::NotSent, outcome.error);
    case CreateOutcome::Refused:
        return fail(order, OrderEvent::Refused, outcome.error);
    case CreateOutcome::Unknown:
        return fail(order, OrderEvent::Unclear, outcome.error);
    }
    Q_UNREACHABLE();
}

/// Records an attempt without a transaction. The caller receives `error`, or Code::Unconfirmed if
/// the outcome of the order is unknown.
void RemoteOrders::fail(const std::shared_ptr<Order> &order, OrderEvent event, const Error &error)
{
    const OrderProgress next = progressAfter(event, order->intent);
    settle(order->intent.number, next, {}, [this, order, error, isUnknown = next.isUnknown()] {
        if (isUnknown) {
            resetLookDelay();
            lookAgainLater();
        }
        order->callback(isUnknown ? failure(Error::Code::Unconfirmed, u"no proof"_s)
                                  : tl::unexpected(error));
    });
}

/// Handles a reference that is in use: by the same order, duplicated in transit or sent before, or
/// by another one.
void RemoteOrders::lookUpInUse(const std::shared_ptr<Order> &order, const Error &error)
{
    m_api.lookUp(order->intent.reference, [this, order, error](const Result<Found> &found) {
        const bool isOne = found && found->size() == 1;
        if (isOne && isAnswerTo(order->draft, found->constFirst()))
            return confirm(order->intent, found->constFirst(), order->callback);
        const OrderProgress next =
            progressAfter(isOne ? OrderEvent::FoundOther : OrderEvent::Unclear, order->intent);
        settle(order->intent.number, next, {}, [this, order, error, isUnknown = next.isUnknown()] {
            if (isUnknown)
                lookAgainLater();
            Error received = isUnknown ? Error{Error::Code::Unconfirmed, {}, u"taken"_s} : error;
            if (!isUnknown)
                received.fields = {{Field::Reference, Problem::AlreadyUsed}};
            order->callback(tl::unexpected(received));
        });
    });
}

void RemoteOrders::settle(qint64 number, const OrderProgress &progress,
                          const std::optional<QUuid> &transaction,
                          const std::function<void()> &then)
{
    onAnswer(intentLog().settle(number, progress.state(), transaction), this,
             [this, number, then](const Result<void> &settled) {
                 m_underWay.remove(number);
                 if (settled) {
                     Q_EMIT changed();
                 } else { // the order stays open for lookups
                     qCWarning(lcOrders) << "an intent is not noted:" << settled.error().detail;
                     lookAgainLater();
                 }
                 then();
             });
}

void RemoteOrders::confirm(const Intent &intent, const Transaction &transaction,
                           const Callback<Transaction> &callback)
{
    const OrderProgress next = progressAfter(OrderEvent::Created, intent);
    settle(intent.number, next, transaction.id, [this, transaction, callback] {
        m_api.addCode(transaction, [this, callback](const Transaction &complete) {
            Q_EMIT made(complete);
            callback(complete);
        });
    });
}

void RemoteOrders::lookNow()
{
    m_looksAgain = true;
    if (m_isResolving)
        return;
    m_isResolving = true;
    m_looksAgain = false;
    stopLookTimer();
    onAnswer(intentLog().openIntents(), this, [this](const Result<QList<Intent>> &open) {
        m_pending = open.value_or(QList<Intent>());
        m_pending.removeIf([this](const Intent &intent) {
            return intent.state == IntentState::Mismatch || m_underWay.contains(intent.number);
        });
        // A classified order whose result could not be stored counts as unknown.
        for (Intent &intent : m_pending)
            intent.state = progressAfter(OrderEvent::Unclear, intent).state();
        m_looksAgain = m_looksAgain || !m_pending.isEmpty() || !open;
        resolveNext();
    });
}

void RemoteOrders::resolveNext()
{
    if (m_pending.isEmpty()) {
        m_isResolving = false;
        if (m_looksAgain)
            lookAgainLater();
        return;
    }
    resolve(m_pending.takeFirst());
}

void RemoteOrders::resolve(const Intent &intent)
{
    m_api.lookUp(intent.reference, [this, intent](const Result<Found> &found) {
        if (!found)
            return resolveNext();
        if (found->isEmpty())
            return foundNothing(intent);
        const auto draft = draftFromJson(intent.body, intent.operation);
        const auto asked =
            draft ? validated(*draft) : Result<TransactionDraft>(tl::unexpected(Error()));
        if (found->size() == 1 && asked && isAnswerTo(*asked, found->constFirst()))
            return confirm(intent, found->constFirst(), [this](const auto &) { resolveNext(); });
        settle(intent.number, progressAfter(OrderEvent::FoundOther, intent), {},
               [this] { resolveNext(); });
    });
}

void RemoteOrders::foundNothing(const Intent &intent)
{
    onAnswer(
        intentLog().countLookup(intent.number), this, [this, intent](const Result<void> &counted) {
            const auto age =
                std::chrono::milliseconds(intent.lastSent.msecsTo(QDateTime::currentDateTimeUtc()));
            const auto min =
                std::max<std::chrono::milliseconds>(m_intervals.absent, 2 * m_api.limits().whole);
            if (counted && intent.lookups + 1 >= kLookupsForAbsence && age >= min)
                return control(intent);
            resolveNext();
        });
}

/// Verifies that lookups work at all, with a reference that the service is known to have.
void RemoteOrders::control(const Intent &intent)
{
    onAnswer(intentLog().confirmedReference(), this, [this, intent](const Result<QString> &known) {
        if (known && !known->isEmpty())
            return controlBy(intent, *known);
        m_api.fetchPage({}, [this, intent](const Result<TransactionPage> &page) {
            if (page) {
                for (const Transaction &transaction : page->transactions) {
                    if (!transaction.reference.isEmpty())
                        return controlBy(intent, transaction.reference);
                }
            }
            resolveNext(); // without a known reference, nothing is proven
        });
    });
}

void RemoteOrders::controlBy(const Intent &intent, const QString &reference)
{
    m_api.lookUp(reference, [this, intent](const Result<Found> &found) {
        if (found && !found->isEmpty())
            return settle(intent.number, progressAfter(OrderEvent::FoundNothing, intent), {},
                          [this] { resolveNext(); });
        resolveNext();
    });
}

} // namespace core
