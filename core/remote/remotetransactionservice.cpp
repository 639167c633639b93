// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remotetransactionservice.h"

#include "core/domain/brasilia.h"
#include "core/domain/draftvalidation.h"
#include "core/remote/creationfate.h"
#include "core/remote/localfilter.h"
#include "core/service/filtererror.h"
#include "core/wire/draftjson.h"
#include "core/wire/filterquery.h"
#include "core/wire/httpproblem.h"
#include "core/wire/transactionjson.h"
#include "core/wire/wiretime.h"

#include <QtCore/QLoggingCategory>
#include <QtCore/QPromise>
#include <QtCore/QRandomGenerator>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

Q_LOGGING_CATEGORY(lcRemote, "balcao.remote")

constexpr qsizetype kMostSingle = 2'097'152; // bytes
constexpr qsizetype kMostPage = 8'388'608;
constexpr int kMostFetched = 2; ///< transactions that one poll asks for by themselves
constexpr int kPagesAtOnce = 3; ///< behind the newest one that a poll reads
constexpr int kLastWalked = 20; ///< page; what is open and older is asked for by itself
constexpr qsizetype kMostKnown = 5000;
constexpr int kLookupsForAbsence = 3;
constexpr std::chrono::seconds kLongestWait = 1h; ///< that a service may ask for

Error refusal(Error::Code code, const QString &why)
{
    return {code, {}, why};
}

/// Nobody else makes the same one; letters and digits, since it is read aloud.
QString newReference()
{
    static constexpr QLatin1StringView kLetters("0123456789abcdefghjkmnpqrstvwxyz");
    QString reference = u"b"_s;
    for (int i = 0; i < 25; ++i)
        reference += kLetters[static_cast<qsizetype>(QRandomGenerator::system()->bounded(32))];
    return reference;
}

/// Of a call that changes nothing.
Result<QByteArray> bodyOf(const CallResult &result)
{
    switch (result.reach) {
    case CallReach::NotReached:
    case CallReach::NoAnswer:
        return tl::unexpected(refusal(Error::Code::Unreachable, result.detail));
    case CallReach::NotTrusted:
        return tl::unexpected(refusal(Error::Code::NotTrusted, result.detail));
    case CallReach::Answered:
        break;
    }
    if (result.answer.status < 300)
        return result.answer.body;
    Error error = errorOf(result.answer.status, result.answer.body);
    if (error.code == Error::Code::Unconfirmed || error.code == Error::Code::MoveRefused)
        error.code = Error::Code::Unreachable; // there was nothing to be confirmed
    return tl::unexpected(error);
}

tl::unexpected<Error> notUnderstood(const QString &why)
{
    return tl::unexpected(refusal(Error::Code::NotUnderstood, why));
}

TransactionPage pageOf(const QList<Transaction> &found, int page)
{
    const qsizetype first = (qsizetype(page) - 1) * TransactionPage::kSize;
    const qsizetype pages = (found.size() + TransactionPage::kSize - 1) / TransactionPage::kSize;
    return {.transactions = first < found.size() ? found.mid(first, TransactionPage::kSize)
                                                 : QList<Transaction>(),
            .currentPage = page,
            .lastPage = static_cast<int>(qMax<qsizetype>(1, pages)),
            .total = found.size()};
}

/// By the hour and what one hour is added up by, newest first.
QList<HourlySum> hourlySumsOf(const QList<Transaction> &found)
{
    constexpr qint64 kHour = 3'600'000; // ms; the hours of Brasília are full ones of UTC
    std::map<std::tuple<qint64, Status::Code, Operation>, TransactionSum, std::greater<>> sums;
    for (const Transaction &t : found) {
        const qint64 hour = t.created.toMSecsSinceEpoch() / kHour;
        TransactionSum &sum = sums[{hour, t.status.code(), t.operation}];
        sum.day = brasiliaDay(t.created);
        sum.status = t.status.code();
        sum.operation = t.operation;
        ++sum.count;
        sum.amount += t.amount;
        sum.commission += t.commission;
    }
    QList<HourlySum> all;
    for (const auto &[key, sum] : sums)
        all.append({QDateTime::fromMSecsSinceEpoch(std::get<0>(key) * kHour, Qt::UTC), sum});
    return all;
}

QList<TransactionSum> sumsOf(const QList<Transaction> &found)
{
    std::map<std::tuple<QDate, Status::Code, Operation>, TransactionSum, std::greater<>> sums;
    for (const HourlySum &hour : hourlySumsOf(found)) {
        TransactionSum &sum = sums[{hour.sum.day, hour.sum.status, hour.sum.operation}];
        const qint64 count = sum.count + hour.sum.count;
        const Money amount = sum.amount + hour.sum.amount;
        const Money commission = sum.commission + hour.sum.commission;
        sum = hour.sum;
        sum.count = count;
        sum.amount = amount;
        sum.commission = commission;
    }
    QList<TransactionSum> all;
    for (const auto &[key, sum] : sums)
        all.append(sum);
    return all;
}

} // namespace

RemoteTransactionService::RemoteTransactionService(Setup setup, QObject *parent)
    : TransactionService(parent)
    , m_setup(std::move(setup))
    , m_book(m_setup.intents)
{
    m_poll.setSingleShot(true);
    connect(&m_poll, &QTimer::timeout, this, &RemoteTransactionService::poll);
    m_resolve.setSingleShot(true);
    connect(&m_resolve, &QTimer::timeout, this, &RemoteTransactionService::resolveNow);
}

RemoteTransactionService::~RemoteTransactionService() = default;

template<typename T>
RemoteTransactionService::Promise<T> RemoteTransactionService::started()
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    return promise;
}

template<typename T>
RemoteTransactionService::Take<T> RemoteTransactionService::into(const Promise<T> &promise)
{
    return [promise](const Result<T> &result) {
        promise->addResult(result);
        promise->finish();
    };
}

QFuture<Result<void>> RemoteTransactionService::open()
{
    const auto promise = started<void>();
    onAnswer(m_book.open(), this, [this, promise](const Result<void> &opened) {
        if (opened) {
            poll();
            resolveNow();
        }
        promise->addResult(opened);
        promise->finish();
    });
    return promise->future();
}

TransactionService::Capabilities RemoteTransactionService::capabilities() const
{
    Capabilities can = m_setup.can;
    can.refunds = false;
    can.findsNotes = false;
    return can;
}

// Calls

void RemoteTransactionService::call(CallRequest request,
                                    std::function<void(const CallResult &)> take)
{
    auto *const one = new RemoteCall(m_setup.address, std::move(request), m_setup.limits, this);
    connect(one, &RemoteCall::finished, this, [one, take = std::move(take)](const auto &result) {
        one->deleteLater();
        take(result);
    });
    one->start();
}

void RemoteTransactionService::get(const QByteArray &target, qsizetype mostBytes,
                                   const Take<QByteArray> &take)
{
    call({.target = target, .key = m_setup.key, .mostBytes = mostBytes},
         [this, take](const CallResult &result) {
             if (result.answer.retryAfter)
                 m_wait = std::min(*result.answer.retryAfter, kLongestWait);
             take(bodyOf(result));
         });
}

void RemoteTransactionService::fetch(const QUuid &id, const Take<Transaction> &take)
{
    get("/api/v1/transaction/" + toWireId(id).toLatin1(), kMostSingle,
        [id, take](const Result<QByteArray> &body) {
            take(body.and_then([&id](const QByteArray &json) -> Result<Transaction> {
                const auto transaction = transactionFromJson(json);
                if (!transaction || transaction->id != id)
                    return notUnderstood(u"not the transaction that was asked for"_s);
                return *transaction;
            }));
        });
}

/// The filter is one that the API can be asked for.
void RemoteTransactionService::fetchPage(const TransactionFilter &filter,
                                         const Take<TransactionPage> &take)
{
    const QByteArray query = toQuery(filter).value_or(QByteArray());
    get("/api/v1/transactions" + (query.isEmpty() ? query : '?' + query), kMostPage,
        [filter, take](const Result<QByteArray> &body) {
            take(body.and_then([&filter](const QByteArray &json) -> Result<TransactionPage> {
                auto page = pageFromJson(json);
                if (!page)
                    return notUnderstood(u"not a page of transactions"_s);
                for (const int row : page->unreadable)
                    qCWarning(lcRemote) << "row" << row << "of a page makes no sense";
                page->currentPage = filter.page; // whatever it calls it
                page->lastPage = qMax(1, page->lastPage);
                return *page;
            }));
        });
}

// Reading

QFuture<Result<Transaction>> RemoteTransactionService::find(const QUuid &id)
{
    const auto promise = started<Transaction>();
    if (id.isNull()) {
        into(promise)(tl::unexpected(refusal(Error::Code::NotFound, u"no id"_s)));
        return promise->future();
    }
    fetch(id, [this, promise](const Result<Transaction> &found) {
        if (found && note(*found, Seen::ByCaller))
            Q_EMIT changed(*found);
        into(promise)(found);
    });
    return promise->future();
}

QFuture<Result<TransactionPage>> RemoteTransactionService::list(const TransactionFilter &filter)
{
    const auto promise = started<TransactionPage>();
    const auto take = into(promise);
    if (const auto error = filterError(filter)) {
        take(tl::unexpected(*error));
        return promise->future();
    }
    const bool isNobody = (filter.identifier && filter.identifier->isNull()) ||
                          (!filter.pixKey.isEmpty() && PixKey::readings(filter.pixKey).isEmpty());
    if (isNobody) {
        take(pageOf({}, filter.page));
    } else if (toQuery(filter)) {
        fetchPage(filter, [this, take](const Result<TransactionPage> &page) {
            if (page)
                noteListed(page->transactions, Seen::ByCaller);
            take(page);
        });
    } else {
        pick(filter, [filter, take](const Result<Found> &found) {
            take(found.map([&filter](const Found &all) { return pageOf(all, filter.page); }));
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

/// Of all that the filter means.
template<typename T>
QFuture<Result<T>> RemoteTransactionService::madeOf(const TransactionFilter &filter,
                                                    T (*make)(const Found &))
{
    const auto promise = started<T>();
    const auto take = into(promise);
    if (const auto error = filterError(filter))
        take(tl::unexpected(*error));
    else
        pick(filter, [take, make](const Result<Found> &found) { take(found.map(make)); });
    return promise->future();
}

/// All that the filter means, whatever its page.
void RemoteTransactionService::pick(const TransactionFilter &filter, const Take<Found> &take)
{
    auto all = std::make_shared<Scan>();
    all->asked = askableOf(filter);
    all->wanted = filter;
    if (filter.endToEndId.isEmpty() && filter.endToEndIdEnding.isEmpty())
        return scan(all, take);
    // Lists do not tell that of a cash-out: whatever else is wanted is asked for one by one.
    all->wanted.endToEndId.clear();
    all->wanted.endToEndIdEnding.clear();
    scan(all, [this, filter, take](const Result<Found> &listed) {
        if (!listed)
            return take(listed);
        complete(std::make_shared<Found>(*listed), 0, [filter, take](const Result<Found> &whole) {
            take(whole.map([&filter](Found found) {
                found.removeIf([&filter](const auto &each) { return !isWanted(filter, each); });
                return found;
            }));
        });
    });
}

/// Fetches the cash-outs among these, from that one on.
void RemoteTransactionService::complete(const std::shared_ptr<Found> &found, qsizetype next,
                                        const Take<Found> &take)
{
    const auto isShort = [](const Transaction &transaction) {
        return transaction.operation == Operation::CashOut && transaction.endToEndId.isEmpty() &&
               transaction.status != Status::Code::Pending;
    };
    if (next == 0 && std::count_if(found->begin(), found->end(), isShort) > kMostCompleted)
        return take(tl::unexpected(
            refusal(Error::Code::Unsupported, u"lists tell no end-to-end id of a cash-out"_s)));
    while (next < found->size() && !isShort(found->at(next)))
        ++next;
    if (next == found->size())
        return take(*found);
    fetch(found->at(next).id, [this, found, next, take](const Result<Transaction> &whole) {
        if (!whole)
            return take(tl::unexpected(whole.error()));
        (*found)[next] = *whole;
        complete(found, next + 1, take);
    });
}

/// Page by page; what moves from one to the next meanwhile is taken once.
void RemoteTransactionService::scan(const std::shared_ptr<Scan> &scan, const Take<Found> &take)
{
    fetchPage(scan->asked, [this, scan, take](const Result<TransactionPage> &page) {
        if (!page)
            return take(tl::unexpected(page.error()));
        if (!page->unreadable.isEmpty())
            return take(notUnderstood(u"a row of the list makes no sense"_s));
        if (page->lastPage > kMostPages)
            return take(tl::unexpected(refusal(
                Error::Code::Unsupported, u"the service cannot be asked for that, and the list is "
                                          "too long to be picked from"_s)));
        if (scan->isNoted)
            noteListed(page->transactions, Seen::ByCaller);
        for (const Transaction &transaction : page->transactions) {
            if (!scan->seen.contains(transaction.id) && isWanted(scan->wanted, transaction))
                scan->found.append(transaction);
            scan->seen.insert(transaction.id);
        }
        if (scan->asked.page >= page->lastPage || page->transactions.isEmpty())
            return take(scan->found);
        ++scan->asked.page;
        this->scan(scan, take);
    });
}

// Changing

QFuture<Result<Transaction>> RemoteTransactionService::simulate(const QUuid &id,
                                                                SimulatedOutcome outcome)
{
    const auto promise = started<Transaction>();
    const auto take = into(promise);
    if (!m_setup.can.simulates) {
        take(tl::unexpected(refusal(Error::Code::Unsupported, u"not a sandbox"_s)));
        return promise->future();
    }
    if (id.isNull()) {
        take(tl::unexpected(refusal(Error::Code::NotFound, u"no id"_s)));
        return promise->future();
    }
    const QByteArray end = outcome == SimulatedOutcome::Paid ? "paid" : "cancelled";
    const QByteArray target = "/checkout/transaction/" + toWireId(id).toLatin1() + "/change/" + end;
    call({.method = "POST", .target = target, .mostBytes = kMostSingle},
         [this, id, take](const CallResult &result) {
             if (result.reach == CallReach::NoAnswer)
                 return take(tl::unexpected(refusal(Error::Code::Unconfirmed, result.detail)));
             if (result.reach != CallReach::Answered)
                 return take(bodyOf(result).map([](const auto &) { return Transaction(); }));
             if (result.answer.status >= 300)
                 return take(tl::unexpected(errorOf(result.answer.status, result.answer.body)));
             const auto moved = transactionFromJson(result.answer.body);
             if (!moved || moved->id != id)
                 return take(tl::unexpected(refusal(Error::Code::Unconfirmed, u"no answer"_s)));
             if (note(*moved, Seen::ByCaller))
                 Q_EMIT changed(*moved);
             take(*moved);
         });
    return promise->future();
}

QFuture<Result<Transaction>> RemoteTransactionService::refund(const QUuid &, const QString &)
{
    const auto promise = started<Transaction>();
    into(promise)(tl::unexpected(refusal(Error::Code::Unsupported, u"the API knows no refund"_s)));
    return promise->future();
}

Result<TransactionDraft> RemoteTransactionService::checked(const TransactionDraft &draft) const
{
    auto clean = validated(draft);
    const bool isForeign =
        draft.platform && !draft.platform->isNull() && *draft.platform != m_setup.platform;
    if (!isForeign)
        return clean;
    Error error = clean ? Error{Error::Code::InvalidInput, {}, {}} : clean.error();
    error.fields.append({Field::Platform, Problem::NotAllowed});
    std::sort(error.fields.begin(), error.fields.end(),
              [](const FieldError &a, const FieldError &b) { return a.field < b.field; });
    return tl::unexpected(error);
}

QFuture<Result<Transaction>> RemoteTransactionService::create(const TransactionDraft &draft)
{
    const auto promise = started<Transaction>();
    if (draft.operation == Operation::CashOut && !m_setup.can.sendsMoney) {
        into(promise)(tl::unexpected(refusal(Error::Code::Unsupported, u"no payouts here"_s)));
        return promise->future();
    }
    auto clean = checked(draft);
    if (!clean) {
        into(promise)(tl::unexpected(clean.error()));
        return promise->future();
    }
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
                                                     .take = into(promise)});
    if (order->draft.operation == Operation::CashOut && !order->draft.mayHaveTwin)
        refuseTwin(order);
    else
        begin(order);
    return promise->future();
}

/// The API has no word for it, so the list is asked just before. Two counters that do so at the
/// same moment do not see each other.
void RemoteTransactionService::refuseTwin(const std::shared_ptr<Order> &order)
{
    const TransactionFilter filter{.operation = Operation::CashOut,
                                   .leastAmount = order->draft.amount,
                                   .largestAmount = order->draft.amount,
                                   .pixKey = order->draft.pixKey};
    pick(filter, [this, order](const Result<Found> &found) {
        if (!found)
            return order->take(tl::unexpected(found.error()));
        for (const Transaction &twin : *found) {
            if (twin.reference == order->draft.reference)
                return order->take(tl::unexpected(
                    Error{Error::Code::Conflict, {{Field::Reference, Problem::AlreadyUsed}}, {}}));
        }
        if (std::any_of(found->begin(), found->end(),
                        [](const Transaction &twin) { return !twin.status.isFinal(); }))
            return order->take(tl::unexpected(
                Error{Error::Code::Conflict, {{Field::PixKey, Problem::Unsettled}}, {}}));
        begin(order);
    });
}

void RemoteTransactionService::begin(const std::shared_ptr<Order> &order)
{
    onAnswer(m_book.begin(order->intent), this, [this, order](const Result<qint64> &number) {
        if (!number)
            return order->take(tl::unexpected(number.error()));
        order->intent.number = *number;
        send(order);
    });
}

/// The intent is on the disk.
void RemoteTransactionService::send(const std::shared_ptr<Order> &order)
{
    const QByteArray target =
        "/api/v1/transaction/pix/" + toText(order->intent.operation).toLatin1();
    m_underWay.insert(order->intent.number);
    call(
        {.method = "POST",
         .target = target,
         .key = m_setup.key,
         .body = order->intent.body,
         .mostBytes = kMostSingle},
        [this, order](const CallResult &result) { conclude(order, fateOf(result, order->draft)); });
}

void RemoteTransactionService::conclude(const std::shared_ptr<Order> &order,
                                        const CreationFate &fate)
{
    const qint64 number = order->intent.number;
    const auto fail = [order, error = fate.error] { order->take(tl::unexpected(error)); };
    // A no to a second attempt says nothing of the first.
    const bool mayBeFirst = order->intent.attempts == 1;
    if (fate.fate == Fate::Happened)
        return confirm(number, *fate.transaction, order->take);
    if (fate.fate == Fate::Taken)
        return lookUpTaken(order, fate.error);
    if (fate.fate == Fate::NotSent && mayBeFirst)
        return settle(number, IntentState::NotSent, {}, fail);
    if (fate.fate == Fate::NotSent)
        return settle(number, IntentState::Absent, {}, fail); // as it was
    if (fate.fate == Fate::Refused && mayBeFirst)
        return settle(number, IntentState::Refused, {}, fail);
    settle(number, IntentState::Unknown, {}, [this, order] {
        m_rounds = 0;
        lookAgainLater();
        order->take(tl::unexpected(refusal(Error::Code::Unconfirmed, u"no proof"_s)));
    });
}

/// Somebody has used the reference: this order, delivered twice on its way or sent before, or
/// another one.
void RemoteTransactionService::lookUpTaken(const std::shared_ptr<Order> &order, const Error &error)
{
    lookUp(order->intent.reference, [this, order, error](const Result<Found> &found) {
        const qint64 number = order->intent.number;
        if (found && found->size() == 1 && isAnswerTo(order->draft, found->constFirst()))
            return confirm(number, found->constFirst(), order->take);
        const bool isOthers = found && found->size() == 1 && order->intent.attempts == 1;
        settle(number, isOthers ? IntentState::Refused : IntentState::Unknown, {},
               [this, order, error, isOthers] {
                   if (!isOthers)
                       lookAgainLater();
                   Error told = isOthers ? error : refusal(Error::Code::Unconfirmed, u"taken"_s);
                   if (isOthers)
                       told.fields = {{Field::Reference, Problem::AlreadyUsed}};
                   order->take(tl::unexpected(told));
               });
    });
}

void RemoteTransactionService::settle(qint64 number, IntentState state,
                                      const std::optional<QUuid> &transaction,
                                      const std::function<void()> &then)
{
    onAnswer(m_book.settle(number, state, transaction), this,
             [this, number, state, then](const Result<void> &settled) {
                 m_underWay.remove(number);
                 if (settled) {
                     Q_EMIT intentChanged(number, state);
                 } else { // it stays open, and is looked for
                     qCWarning(lcRemote) << "an intent is not noted:" << settled.error().detail;
                     lookAgainLater();
                 }
                 then();
             });
}

void RemoteTransactionService::confirm(qint64 number, const Transaction &transaction,
                                       const Take<Transaction> &take)
{
    settle(number, IntentState::Confirmed, transaction.id, [this, transaction, take] {
        const bool isNew = !m_known.value(transaction.id).isTold;
        const bool hasMoved = note(transaction, Seen::ByCaller);
        m_known[transaction.id].isTold = true;
        if (isNew || hasMoved)
            Q_EMIT changed(transaction);
        pollSoon();
        take(transaction);
    });
}

// What is not known

/// Exactly, whatever the service takes the reference for.
void RemoteTransactionService::lookUp(const QString &reference, const Take<Found> &take)
{
    auto all = std::make_shared<Scan>();
    all->asked.reference = reference;
    all->isNoted = false;
    scan(all, [reference, take](const Result<Found> &found) {
        take(found.map([&reference](Found transactions) {
            transactions.removeIf(
                [&reference](const Transaction &t) { return t.reference != reference; });
            return transactions;
        }));
    });
}

void RemoteTransactionService::resolveNow()
{
    m_looksAgain = true;
    if (m_isResolving)
        return;
    m_isResolving = true;
    m_looksAgain = false;
    m_resolve.stop();
    onAnswer(m_book.openIntents(), this, [this](const Result<QList<Intent>> &open) {
        m_pending = open.value_or(QList<Intent>());
        // One that was judged, which could not be noted, is as unknown as any.
        m_pending.removeIf([this](const Intent &intent) {
            return intent.state == IntentState::Mismatch || m_underWay.contains(intent.number);
        });
        m_looksAgain = m_looksAgain || !m_pending.isEmpty() || !open;
        resolveNext();
    });
}

void RemoteTransactionService::resolveNext()
{
    if (m_pending.isEmpty()) {
        m_isResolving = false;
        if (m_looksAgain)
            lookAgainLater();
        return;
    }
    resolve(m_pending.takeFirst());
}

void RemoteTransactionService::lookAgainLater()
{
    // Of m_setup.pace.lookup.
    static constexpr std::array kFactors{1.0, 2.5, 7.5, 30.0, 150.0};
    const auto step = qMin<size_t>(static_cast<size_t>(m_rounds++), kFactors.size() - 1);
    const double wait = static_cast<double>(m_setup.pace.lookup.count()) * kFactors.at(step);
    const std::chrono::milliseconds delay(qRound64(wait));
    m_resolve.start(std::max<std::chrono::milliseconds>(delay, m_wait));
}

void RemoteTransactionService::resolve(const Intent &intent)
{
    lookUp(intent.reference, [this, intent](const Result<Found> &found) {
        if (!found)
            return resolveNext();
        if (found->isEmpty())
            return foundNothing(intent);
        const auto draft = draftFromJson(intent.body, intent.operation);
        const auto asked =
            draft ? validated(*draft) : Result<TransactionDraft>(tl::unexpected(Error()));
        if (found->size() == 1 && asked && isAnswerTo(*asked, found->constFirst()))
            return confirm(intent.number, found->constFirst(),
                           [this](const auto &) { resolveNext(); });
        settle(intent.number, IntentState::Mismatch, {}, [this] { resolveNext(); });
    });
}

void RemoteTransactionService::foundNothing(const Intent &intent)
{
    onAnswer(m_book.countLookup(intent.number), this, [this, intent](const Result<void> &counted) {
        const auto age =
            std::chrono::milliseconds(intent.lastSent.msecsTo(QDateTime::currentDateTimeUtc()));
        const auto least =
            std::max<std::chrono::milliseconds>(m_setup.pace.absent, 2 * m_setup.limits.whole);
        if (counted && intent.lookups + 1 >= kLookupsForAbsence && age >= least)
            return control(intent);
        resolveNext();
    });
}

/// Whether the service would find what it has: a reference that it is known to have.
void RemoteTransactionService::control(const Intent &intent)
{
    onAnswer(m_book.confirmedReference(), this, [this, intent](const Result<QString> &known) {
        if (known && !known->isEmpty())
            return controlBy(intent, *known);
        fetchPage({}, [this, intent](const Result<TransactionPage> &page) {
            if (page) {
                for (const Transaction &transaction : page->transactions) {
                    if (!transaction.reference.isEmpty())
                        return controlBy(intent, transaction.reference);
                }
            }
            resolveNext(); // nothing to ask for: nothing is proven
        });
    });
}

void RemoteTransactionService::controlBy(const Intent &intent, const QString &reference)
{
    lookUp(reference, [this, intent](const Result<Found> &found) {
        if (found && !found->isEmpty())
            return settle(intent.number, IntentState::Absent, {}, [this] { resolveNext(); });
        resolveNext();
    });
}

QFuture<Result<Transaction>> RemoteTransactionService::sendAgain(qint64 number)
{
    const auto promise = started<Transaction>();
    const auto take = into(promise);
    onAnswer(m_book.find(number), this, [this, take](const Result<Intent> &intent) {
        if (!intent)
            return take(tl::unexpected(intent.error()));
        const auto draft = draftFromJson(intent->body, intent->operation);
        const auto asked = draft ? validated(*draft) : Result<TransactionDraft>();
        if (!draft || !asked)
            return take(tl::unexpected(refusal(Error::Code::Internal, u"not a draft"_s)));
        const auto order =
            std::make_shared<Order>(Order{.intent = *intent, .draft = *asked, .take = take});
        lookUp(intent->reference, [this, order](const Result<Found> &found) {
            if (!found)
                return order->take(tl::unexpected(found.error()));
            const QDateTime now = QDateTime::currentDateTimeUtc();
            onAnswer(m_book.beginAgain(order->intent.number, now), this,
                     [this, order, found = *found](const Result<void> &begun) {
                         if (!begun)
                             return order->take(tl::unexpected(begun.error()));
                         ++order->intent.attempts;
                         if (found.isEmpty())
                             return send(order);
                         // It is there after all, or something is.
                         conclude(order,
                                  {.fate = Fate::Taken, .error = {Error::Code::Conflict, {}, {}}});
                     });
        });
    });
    return promise->future();
}

QFuture<Result<void>> RemoteTransactionService::abandon(qint64 number)
{
    const auto promise = started<void>();
    onAnswer(m_book.settle(number, IntentState::Abandoned), this,
             [this, promise, number](const Result<void> &settled) {
                 if (settled)
                     Q_EMIT intentChanged(number, IntentState::Abandoned);
                 promise->addResult(settled);
                 promise->finish();
             });
    return promise->future();
}

// What changes

/// Whether that is news. What comes in late about one that is over is not.
bool RemoteTransactionService::note(const Transaction &transaction, Seen seen)
{
    const bool isPoll = seen == Seen::ByPoll;
    Known &known = m_known[transaction.id];
    const bool isFirst = !known.created.isValid();
    const bool isNews = isPoll && !known.isTold && m_hasSeenAll;
    known.isTold = known.isTold || isPoll;
    const bool isLate = (known.status.isFinal() && !transaction.status.isFinal()) ||
                        transaction.events.size() < known.events;
    if (!isFirst && (known.status == transaction.status || isLate))
        return isNews;
    known.status = transaction.status;
    known.created = transaction.created;
    known.events = transaction.events.size();
    known.isTold = known.isTold || !isFirst;
    return isNews || !isFirst;
}

/// Of a cash-out a list does not tell all.
void RemoteTransactionService::tell(const Transaction &transaction)
{
    if (transaction.operation == Operation::CashIn) {
        Q_EMIT changed(transaction);
        return;
    }
    const QUuid id = transaction.id;
    if (m_fetching.contains(id))
        return;
    m_fetching.insert(id);
    fetch(id, [this, id, listed = transaction](const Result<Transaction> &found) {
        m_fetching.remove(id);
        if (found)
            note(*found, Seen::ByCaller);
        Q_EMIT changed(found.value_or(listed));
    });
}

void RemoteTransactionService::noteListed(const Found &listed, Seen seen)
{
    for (const Transaction &transaction : listed) {
        if (note(transaction, seen))
            tell(transaction);
    }
}

void RemoteTransactionService::poll()
{
    if (m_isPolling)
        return;
    m_isPolling = true;
    m_poll.stop();
    m_wait = {};
    fetchPage({}, [this](const Result<TransactionPage> &page) { polled(page); });
}

/// What is open and not on the newest page is on those behind it, of which each poll reads a few in
/// turn; the little that is older still is asked for by itself.
void RemoteTransactionService::polled(const Result<TransactionPage> &page)
{
    if (!page)
        return pollDone(page.error());
    m_listed.clear();
    for (const Transaction &transaction : page->transactions)
        m_listed.insert(transaction.id);
    noteListed(page->transactions, Seen::ByPoll);
    m_hasSeenAll = true;
    if (page->lastPage > 1 && !openOutside(m_listed).isEmpty())
        return walk(kPagesAtOnce);
    pollDone(std::nullopt);
}

QList<QUuid> RemoteTransactionService::openOutside(const QSet<QUuid> &ids) const
{
    QList<QUuid> open;
    for (auto each = m_known.cbegin(); each != m_known.cend(); ++each) {
        if (!each->status.isFinal() && !ids.contains(each.key()))
            open.append(each.key());
    }
    return open;
}

/// What is made meanwhile pushes rows down to pages that are still to come: none is passed over.
void RemoteTransactionService::walk(int pages)
{
    if (pages == 0)
        return pollEach(m_beyond.values());
    fetchPage({.page = m_walkPage}, [this, pages](const Result<TransactionPage> &page) {
        if (!page)
            return pollDone(page.error());
        for (const Transaction &transaction : page->transactions) {
            m_walked.insert(transaction.id);
            if (m_known.contains(transaction.id) && note(transaction, Seen::ByCaller))
                tell(transaction);
        }
        const QList<QUuid> left = openOutside(m_listed + m_walked);
        const bool isEnd = m_walkPage >= qMin(page->lastPage, kLastWalked);
        if (!isEnd && !left.isEmpty()) {
            ++m_walkPage;
            return walk(pages - 1);
        }
        m_beyond = QSet<QUuid>(left.begin(), left.end());
        m_walked.clear();
        m_walkPage = 2;
        walk(0);
    });
}

void RemoteTransactionService::pollEach(QList<QUuid> rest)
{
    while (rest.size() > kMostFetched)
        rest.removeAt(QRandomGenerator::global()->bounded(static_cast<int>(rest.size())));
    if (rest.isEmpty())
        return pollDone(std::nullopt);
    const QUuid id = rest.takeFirst();
    m_beyond.remove(id);
    fetch(id, [this, rest](const Result<Transaction> &found) {
        if (!found && found.error().code != Error::Code::NotFound)
            return pollDone(found.error());
        if (found && note(*found, Seen::ByCaller))
            Q_EMIT changed(*found);
        pollEach(rest);
    });
}

void RemoteTransactionService::pollDone(const std::optional<Error> &error)
{
    m_isPolling = false;
    m_failures = error ? m_failures + 1 : 0;
    prune();
    m_poll.start(interval());
    if (error) {
        Q_EMIT checkFailed(*error);
        return;
    }
    m_lastChecked = QDateTime::currentDateTimeUtc();
    Q_EMIT checked(*m_lastChecked);
}

/// By the age of the newest that is open; after failures twice as long each time, and not at the
/// same moment as all other consoles.
std::chrono::milliseconds RemoteTransactionService::interval() const
{
    const auto &pace = m_setup.pace;
    std::chrono::milliseconds wait = pace.poll * 15;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const Known &known : m_known) {
        if (known.status.isFinal())
            continue;
        const std::chrono::milliseconds age(known.created.msecsTo(now));
        const int factor = age < 2min ? 1 : age < 10min ? 3 : age < 1h ? 8 : 15;
        wait = std::min(wait, pace.poll * factor);
    }
    for (int i = 0; i < m_failures && wait < pace.longest; ++i)
        wait *= 2;
    wait = std::min(wait, pace.longest);
    if (m_failures > 0) {
        const double jitter = 0.75 + QRandomGenerator::global()->generateDouble() / 2;
        wait = std::chrono::milliseconds(qRound64(static_cast<double>(wait.count()) * jitter));
    }
    return std::max<std::chrono::milliseconds>(wait, m_wait);
}

/// Something new is open; but nobody who cannot be reached is asked more often for that.
void RemoteTransactionService::pollSoon()
{
    if (m_poll.isActive() && m_failures == 0 &&
        m_poll.remainingTimeAsDuration() > m_setup.pace.poll)
        m_poll.start(m_setup.pace.poll);
}

void RemoteTransactionService::prune()
{
    if (m_known.size() > kMostKnown)
        m_known.removeIf([this](const auto &each) {
            return each.value().status.isFinal() && !m_listed.contains(each.key());
        });
}

} // namespace core
