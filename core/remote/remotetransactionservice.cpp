// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remotetransactionservice.h"

#include "core/domain/brasilia.h"
#include "core/domain/endtoendid.h"
#include "core/domain/filterparts.h"
#include "core/domain/pageof.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/filtererror.h"
#include "core/wire/confirmationjson.h"

#include <QtCore/QLoggingCategory>
#include <QtCore/QTimer>

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

Q_LOGGING_CATEGORY(lcRemoteService, "balcao.remote")

/// The parts that remote services are asked for: the parameters of the first version of the API. A
/// service that ignores an unknown parameter would list everything.
constexpr std::array kAskedParts{
    FilterPart::Identifier, FilterPart::Reference, FilterPart::Statuses, FilterPart::NameOrDocument,
    FilterPart::Phone,      FilterPart::Days,      FilterPart::Platform, FilterPart::PixKey,
};

/// Returns true if the first version of the API has such pages.
bool hasPlainPages(const TransactionFilter &filter)
{
    return !filter.after && filter.pageSize == TransactionPage::kSize;
}

bool isAskable(const TransactionFilter &filter)
{
    const QList<FilterPart> parts = partsOf(filter);
    return filter.order == ListOrder() && hasPlainPages(filter) && filter.statuses.size() <= 1 &&
           std::all_of(parts.cbegin(), parts.cend(), [](FilterPart part) {
               return std::find(kAskedParts.begin(), kAskedParts.end(), part) != kAskedParts.end();
           });
}

/// Returns the day in Brasília before which no transaction matches; invalid: none.
QDate firstDayOf(const TransactionFilter &filter)
{
    const QDate day = filter.createdFrom ? brasiliaDay(*filter.createdFrom) : QDate();
    return !filter.initialDate.isValid() || (day.isValid() && day > filter.initialDate)
               ? day
               : filter.initialDate;
}

/// Returns true if the filter names a single transaction, so that finding one is enough.
bool isOfOne(const TransactionFilter &filter)
{
    return filter.identifier || !filter.endToEndId.isEmpty() || !filter.endToEndIdEnding.isEmpty();
}

/// Returns true if the answer decides whether a customer gets goods.
bool isReceiptCheck(const TransactionFilter &filter)
{
    return !filter.endToEndId.isEmpty() || !filter.endToEndIdEnding.isEmpty() ||
           filter.paidFrom.has_value();
}

/// Returns the days on which the charge of a receipt was probably created: the day of the payment,
/// or today, and the day before.
QList<QDate> daysOfReceipt(const TransactionFilter &filter)
{
    const auto id = EndToEndId::parse(filter.endToEndId.isEmpty() ? filter.endToEndIdEnding
                                                                  : filter.endToEndId);
    const QDate day = brasiliaDay(id                ? id->minute()
                                  : filter.paidFrom ? *filter.paidFrom
                                                    : QDateTime::currentDateTimeUtc());
    return {day, day.addDays(-1)};
}

constexpr qsizetype kMaxRereads = 10; ///< more payments fit no receipt

constexpr int kMaxLookups = 3;     ///< of a change whose answer was lost
constexpr int kMaxRepetitions = 3; ///< of a line of a statement whose answer was lost

/// Returns the rejection as of a local service: a used payment or line is a conflict.
Error evidenceError(Error error)
{
    const bool isUsed =
        std::any_of(error.fields.begin(), error.fields.end(), [](const FieldError &field) {
            const bool isPayment =
                field.field == Field::EndToEndId || field.field == Field::StatementLine;
            return isPayment && field.problem == Problem::AlreadyUsed;
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
    , m_watch(m_api, setup.intervals)
    , m_orders(m_api, setup.platform, setup.intents, setup.intervals)
{
    m_can.refunds = false;
    m_can.partialRefunds = false;
    m_can.cancels = false;
    m_can.findsNotes = false;
    m_can.sortsLists = !setup.copy.isEmpty();
    connect(&m_api, &RemoteApi::read, &m_watch, &RemoteWatch::recordRead);
    connect(&m_orders, &RemoteOrders::made, &m_watch, &RemoteWatch::recordMade);
    connect(&m_watch, &RemoteWatch::changed, this, &TransactionService::changed);
    connect(&m_watch, &RemoteWatch::contactChanged, this, &TransactionService::contactChanged);
    if (setup.copy.isEmpty())
        return;
    m_copy = std::make_unique<TransactionCopy>(
        TransactionCopy::Setup{.path = setup.copy, .platform = setup.platform, .payee = m_payee});
    m_synchronizer =
        std::make_unique<Synchronizer>(m_api, *m_copy, setup.platform, setup.intervals);
    connect(m_copy.get(), &TransactionService::completenessChanged, this,
            &TransactionService::completenessChanged);
    connect(&m_watch, &RemoteWatch::changed, m_synchronizer.get(), &Synchronizer::recordChange);
}

RemoteTransactionService::~RemoteTransactionService() = default;

/// Startup continues without a copy that cannot be opened.
QFuture<Result<void>> RemoteTransactionService::open()
{
    const auto promise = makePromise<void>();
    m_orders.open([this, callback = resolver(promise)](const Result<void> &opened) {
        if (opened)
            m_watch.start();
        if (!m_copy)
            return callback(opened);
        onAnswer(m_copy->open(), this, [callback, opened](const Result<void> &copied) {
            if (!copied)
                qCWarning(lcRemoteService) << "the copy does not open:" << copied.error().detail;
            callback(opened);
        });
    });
    return promise->future();
}

void RemoteTransactionService::startSynchronization()
{
    if (m_synchronizer)
        m_synchronizer->start();
}

std::optional<TransactionService::Completeness> RemoteTransactionService::completeness() const
{
    return m_copy ? m_copy->completeness() : std::nullopt;
}

/// The API does not report evidence.
QList<FilterPart>
RemoteTransactionService::partsPickedHere(const TransactionFilter & /*filter*/) const
{
    return {FilterPart::Evidence};
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
        if (!found)
            return resolver(promise)(found);
        m_watch.noteWhole(*found);
        m_api.addCode(*found, resolver(promise));
    });
    return promise->future();
}

template<typename T>
QFuture<Result<T>> RemoteTransactionService::ask(const TransactionFilter &filter,
                                                 const std::function<QFuture<Result<T>>()> &ask)
{
    const auto promise = makePromise<T>();
    const auto callback = resolver(promise);
    if (const auto error = filterError(filter)) {
        callback(tl::unexpected(*error));
    } else if (!m_synchronizer) {
        callback(failure(Error::Code::Unsupported, u"there is no local copy"_s));
    } else {
        m_synchronizer->refresh([this, filter, ask, callback](const Result<void> &refreshed) {
            if (!refreshed)
                return callback(tl::unexpected(refreshed.error()));
            if (!m_copy->completeness()->covers(firstDayOf(filter)) && !isOfOne(filter))
                return callback(tl::unexpected(Error{Error::Code::Unavailable,
                                                     {{Field::Page, Problem::Unsettled}},
                                                     u"these days are not read yet"_s}));
            onAnswer(ask(), this, callback);
        });
    }
    return promise->future();
}

QFuture<Result<TransactionPage>> RemoteTransactionService::list(const TransactionFilter &filter)
{
    const bool isLookup = partsOf(filter) == QList<FilterPart>{FilterPart::Reference} &&
                          filter.order == ListOrder() && hasPlainPages(filter);
    if (m_copy && !isLookup)
        return listCopied(filter);
    const auto promise = makePromise<TransactionPage>();
    const auto callback = resolver(promise);
    if (const auto error = filterError(filter)) {
        callback(tl::unexpected(*error));
    } else if (!isAskable(filter)) {
        callback(failure(Error::Code::Unsupported, u"the service cannot be asked for that"_s));
    } else if (isLookup) {
        m_api.lookUp(filter.reference, [this, filter, callback](const Result<Found> &found) {
            if (found)
                m_watch.recordRead(*found);
            callback(found.map([&filter](const Found &all) { return pageOf(all, filter.page); }));
        });
    } else {
        m_api.fetchPage(filter, [this, callback](const Result<TransactionPage> &page) {
            if (page)
                m_watch.recordRead(page->transactions);
            callback(page);
        });
    }
    return promise->future();
}

/// A transaction that is not found may be one that was not read yet.
QFuture<Result<TransactionPage>>
RemoteTransactionService::listCopied(const TransactionFilter &filter)
{
    const auto promise = makePromise<TransactionPage>();
    const auto list = [this, filter] { return m_copy->list(filter); };
    onAnswer(ask<TransactionPage>(filter, list), this,
             [this, filter, callback = resolver(promise)](const Result<TransactionPage> &page) {
                 if (page && isReceiptCheck(filter)) {
                     return page->total == 0 ? listReceipt(filter, callback)
                                             : readEachNow(*page, 0, callback);
                 }
                 if (page && page->total == 0 &&
                     !m_copy->completeness()->covers(firstDayOf(filter)))
                     return callback(
                         failure(Error::Code::Unavailable, u"older days are not read yet"_s));
                 callback(page);
             });
    return promise->future();
}

/// Reads the days of a receipt that the copy does not have. A charge that had expired can be paid
/// late, and runs do not read final transactions again.
void RemoteTransactionService::listReceipt(const TransactionFilter &filter,
                                           const Callback<TransactionPage> &callback)
{
    const auto list = [this, filter, callback](const Result<void> &refreshed) {
        if (!refreshed)
            return callback(tl::unexpected(refreshed.error()));
        onAnswer(m_copy->list(filter), this,
                 [this, filter, callback](const Result<TransactionPage> &page) {
                     if (page && page->total == 0 &&
                         !m_copy->completeness()->covers(firstDayOf(filter)))
                         return callback(
                             failure(Error::Code::Unavailable, u"older days are not read yet"_s));
                     callback(page);
                 });
    };
    m_synchronizer->refresh(list, daysOfReceipt(filter));
}

/// Reads the transactions of the page from the service, because the copy may be older than their
/// refunds.
void RemoteTransactionService::readEachNow(const TransactionPage &page, qsizetype at,
                                           const Callback<TransactionPage> &callback)
{
    if (at == page.transactions.size() || at == kMaxRereads)
        return callback(page);
    const QUuid id = page.transactions[at].id;
    m_api.fetch(id, [this, page, at, callback](const Result<Transaction> &found) {
        TransactionPage next = page;
        if (found) {
            next.transactions[at] = *found;
            m_watch.noteWhole(*found);
            m_synchronizer->recordChange(*found);
            return readEachNow(next, at + 1, callback);
        }
        if (found.error().code != Error::Code::NotFound)
            return callback(tl::unexpected(found.error()));
        next.transactions.removeAt(at);
        --next.total;
        readEachNow(next, at, callback);
    });
}

QFuture<Result<qint64>> RemoteTransactionService::count(const TransactionFilter &filter)
{
    if (!m_copy)
        return TransactionService::count(filter);
    return ask<qint64>(filter.firstPage(), [this, filter] { return m_copy->count(filter); });
}

QFuture<Result<void>> RemoteTransactionService::readAll(const TransactionFilter &filter,
                                                        const BatchVisitor &visit)
{
    if (!m_copy)
        return TransactionService::readAll(filter, visit);
    return ask<void>(filter, [this, filter, visit] { return m_copy->readAll(filter, visit); });
}

QFuture<Result<QList<TransactionSum>>>
RemoteTransactionService::sums(const TransactionFilter &filter)
{
    return ask<QList<TransactionSum>>(filter, [this, filter] { return m_copy->sums(filter); });
}

QFuture<Result<QList<HourlySum>>>
RemoteTransactionService::hourlySums(const TransactionFilter &filter)
{
    return ask<QList<HourlySum>>(filter, [this, filter] { return m_copy->hourlySums(filter); });
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
    const bool isStatement = confirmation.kind == EvidenceKind::Statement;
    const bool isInTheApi = confirmation.subject == Evidence::Subject::Payment &&
                            confirmation.kind != EvidenceKind::BankApi;
    if (!m_can.confirmsPayments || !isInTheApi) {
        resolver(promise)(failure(Error::Code::Unsupported, u"no such confirmation here"_s));
    } else if (const auto clean = validated(confirmation); !clean) {
        resolver(promise)(tl::unexpected(clean.error()));
    } else {
        const EvidenceOrder order{id, RemoteApi::EvidenceCall::Confirm, toJson(*clean),
                                  resolver(promise), isStatement};
        isStatement ? sendStatement(order) : sendEvidence(order);
    }
    return promise->future();
}

QFuture<Result<Transaction>> RemoteTransactionService::withdraw(const QUuid &id,
                                                                const Withdrawal &withdrawal)
{
    const auto promise = makePromise<Transaction>();
    if (!m_can.confirmsPayments) {
        resolver(promise)(failure(Error::Code::Unsupported, u"nothing is confirmed here"_s));
    } else if (const auto clean = validated(withdrawal); !clean) {
        resolver(promise)(tl::unexpected(clean.error()));
    } else {
        const EvidenceOrder order{id, RemoteApi::EvidenceCall::Withdraw, toJson(*clean),
                                  resolver(promise)};
        clean->line.isEmpty() ? sendEvidence(order) : sendStatement(order);
    }
    return promise->future();
}

/// Sends an order about a line of a statement, if the service takes statements.
void RemoteTransactionService::sendStatement(const EvidenceOrder &order)
{
    if (m_takesStatements) {
        if (*m_takesStatements)
            return sendEvidence(order);
        return order.callback(failure(Error::Code::Unsupported, u"statements confirm nothing"_s));
    }
    m_api.fetchCapabilities([this, order](const Result<std::optional<StatedCapabilities>> &stated) {
        if (!stated)
            return order.callback(tl::unexpected(stated.error()));
        m_takesStatements =
            *stated && (*stated)->confirmsByStatement && (*stated)->scopes.testFlag(Scope::Confirm);
        sendStatement(order);
    });
}

void RemoteTransactionService::sendEvidence(const EvidenceOrder &order, int attempt)
{
    if (order.id.isNull()) {
        order.callback(failure(Error::Code::NotFound, u"no id"_s));
        return;
    }
    m_api.sendEvidence(
        order.id, order.call, order.body, [this, order, attempt](const Result<Transaction> &moved) {
            using Code = Error::Code;
            const auto fails = [&moved](Code code) { return !moved && moved.error().code == code; };
            const bool isLost =
                attempt > 0 && (fails(Code::Unreachable) || fails(Code::NotTrusted));
            if (isLost || fails(Code::Unconfirmed))
                return order.canRepeat ? repeat(order, attempt + 1) : lookUpChange(order, 1);
            if (fails(Code::NotFound))
                return lookUpMissing(order);
            if (moved)
                m_watch.noteWhole(*moved);
            order.callback(moved.map_error(&evidenceError));
        });
}

/// Sends an order again whose answer was lost.
void RemoteTransactionService::repeat(const EvidenceOrder &order, int attempt)
{
    if (attempt > kMaxRepetitions)
        return order.callback(failure(Error::Code::Unconfirmed, u"no answer"_s));
    QTimer::singleShot(attempt * m_lookup, this,
                       [this, order, attempt] { sendEvidence(order, attempt); });
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
