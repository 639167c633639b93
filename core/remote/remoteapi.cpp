// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remoteapi.h"

#include "core/domain/transactionpage.h"
#include "core/remote/codepicture.h"
#include "core/wire/capabilitiesjson.h"
#include "core/wire/filterquery.h"
#include "core/wire/httpproblem.h"
#include "core/wire/transactionjson.h"
#include "core/wire/wiretime.h"

#include <QtCore/QLoggingCategory>

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

Q_LOGGING_CATEGORY(lcRemote, "balcao.remote")

constexpr qsizetype kMaxSmall = 65'536; // bytes
constexpr qsizetype kMaxSingle = 2'097'152;
constexpr qsizetype kMaxPage = 8'388'608;
constexpr std::chrono::seconds kMaxWait = 1h; ///< maximum accepted Retry-After

/// Returns the body of a read-only call.
Result<QByteArray> bodyOf(const CallResult &result)
{
    switch (result.reach) {
    case CallReach::NotReached:
    case CallReach::NoAnswer:
        return failure(Error::Code::Unreachable, result.detail);
    case CallReach::NotTrusted:
        return failure(Error::Code::NotTrusted, result.detail);
    case CallReach::Answered:
        break;
    }
    if (result.answer.status < 300)
        return result.answer.body;
    Error error = errorOf(result.answer.status, result.answer.body);
    if (error.code == Error::Code::Unconfirmed || error.code == Error::Code::TransitionRefused)
        error.code = Error::Code::Unavailable; // a read-only call has nothing to confirm
    return tl::unexpected(error);
}

QByteArray targetOf(const QUuid &id)
{
    return "/api/v1/transaction/" + toWireId(id).toLatin1();
}

Result<Transaction> movedBy(const CallResult &result, const QUuid &id)
{
    if (result.reach == CallReach::NoAnswer)
        return failure(Error::Code::Unconfirmed, result.detail);
    if (result.reach != CallReach::Answered)
        return bodyOf(result).map([](const auto &) { return Transaction(); });
    if (result.answer.status >= 300)
        return tl::unexpected(errorOf(result.answer.status, result.answer.body));
    const auto moved = transactionFromJson(result.answer.body);
    if (!moved || moved->id != id)
        return failure(Error::Code::Unconfirmed, u"no answer"_s);
    return *moved;
}

} // namespace

RemoteApi::RemoteApi(ServiceAddress address, QByteArray key, const CallLimits &limits,
                     QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_key(std::move(key))
    , m_limits(limits)
    , m_limiter(ConnectionLimiter::of(m_address))
{}

void RemoteApi::call(const CallRequest &request,
                     const std::function<void(const CallResult &)> &callback)
{
    m_limiter->start({m_address, request, m_limits}, this,
                     [this, callback](const CallResult &result) {
                         if (result.reach != CallReach::Answered)
                             Q_EMIT missed();
                         callback(result);
                     });
}

void RemoteApi::get(const CallRequest &request, const Callback<QByteArray> &callback)
{
    CallRequest authorized = request;
    authorized.key = m_key;
    call(authorized, [this, callback](const CallResult &result) {
        if (result.answer.retryAfter)
            m_busy = std::min(*result.answer.retryAfter, kMaxWait);
        if (const auto &date = result.answer.date)
            m_clockAhead = std::chrono::seconds(date->secsTo(QDateTime::currentDateTimeUtc()));
        callback(bodyOf(result));
    });
}

void RemoteApi::fetch(const QUuid &id, const Callback<Transaction> &callback)
{
    get({.target = targetOf(id), .maxBytes = kMaxSingle},
        [this, id, callback](const Result<QByteArray> &body) {
            const auto found = body.and_then([&id](const QByteArray &json) -> Result<Transaction> {
                const auto transaction = transactionFromJson(json);
                if (!transaction || transaction->id != id)
                    return failure(Error::Code::NotUnderstood,
                                   u"not the transaction that was asked for"_s);
                return *transaction;
            });
            callback(found);
        });
}

void RemoteApi::addCode(const Transaction &transaction,
                        const std::function<void(const Transaction &)> &callback)
{
    const bool isWaiting =
        transaction.operation == Operation::CashIn && transaction.status == Status::Code::Pending;
    if (!isWaiting || !transaction.qrCode.isEmpty())
        return callback(transaction);
    const auto withCode = [transaction](const QString &code) {
        Transaction complete = transaction;
        complete.qrCode = code;
        return complete;
    };
    if (const QString *known = m_codes.object(transaction.id))
        return callback(withCode(*known));
    get({.target = targetOf(transaction.id),
         .maxBytes = kMaxSingle,
         .picture = CallRequest::CodePicture::Requested},
        [this, id = transaction.id, withCode, callback](const Result<QByteArray> &body) {
            const QString code = body ? codeInPicture(codePictureFromJson(*body)) : QString();
            if (body)
                m_codes.insert(id, new QString(code));
            callback(withCode(code));
        });
}

void RemoteApi::fetchPage(const TransactionFilter &filter,
                          const Callback<TransactionPage> &callback)
{
    const QByteArray query = toQuery(filter).value_or(QByteArray());
    get({.target = "/api/v1/transactions" + (query.isEmpty() ? query : '?' + query),
         .maxBytes = kMaxPage},
        [this, filter, callback](const Result<QByteArray> &body) {
            const auto found =
                body.and_then([&filter](const QByteArray &json) -> Result<TransactionPage> {
                    auto page = pageFromJson(json);
                    if (!page)
                        return failure(Error::Code::NotUnderstood, u"not a page of transactions"_s);
                    for (const int row : page->unreadable)
                        qCWarning(lcRemote) << "row" << row << "of a page makes no sense";
                    page->currentPage = filter.page; // regardless of the number in the response
                    page->lastPage = qMax(1, page->lastPage);
                    return *page;
                });
            callback(found);
        });
}

void RemoteApi::payoutsTo(const QString &pixKey, const Callback<Found> &callback)
{
    auto all = std::make_shared<Scan>();
    all->asked.pixKey = pixKey;
    all->isWanted = [](const Transaction &transaction) {
        return transaction.operation == Operation::CashOut;
    };
    scan(all, callback);
}

void RemoteApi::lookUp(const QString &reference, const Callback<Found> &callback)
{
    auto all = std::make_shared<Scan>();
    all->asked.reference = reference;
    all->isWanted = [reference](const Transaction &transaction) {
        return transaction.reference == reference;
    };
    all->isReported = false;
    scan(all, callback);
}

/// Reads page by page. Counts a row once, even if the row moves to another page.
void RemoteApi::scan(const std::shared_ptr<Scan> &scan, const Callback<Found> &callback)
{
    fetchPage(scan->asked, [this, scan, callback](const Result<TransactionPage> &page) {
        if (!page)
            return callback(tl::unexpected(page.error()));
        if (!page->unreadable.isEmpty())
            return callback(
                failure(Error::Code::NotUnderstood, u"a row of the list makes no sense"_s));
        if (page->lastPage > kMaxPages)
            return callback(
                failure(Error::Code::Unsupported, u"the list is too long for a lookup"_s));
        if (scan->isReported)
            Q_EMIT read(page->transactions);
        for (const Transaction &transaction : page->transactions) {
            if (!scan->seen.contains(transaction.id) && scan->isWanted(transaction))
                scan->found.append(transaction);
            scan->seen.insert(transaction.id);
        }
        if (scan->asked.page >= page->lastPage || page->transactions.isEmpty())
            return callback(scan->found);
        ++scan->asked.page;
        this->scan(scan, callback);
    });
}

void RemoteApi::create(Operation operation, const QByteArray &body,
                       const std::function<void(const CallResult &)> &callback)
{
    call({.method = "POST",
          .target = "/api/v1/transaction/pix/" + toText(operation).toLatin1(),
          .key = m_key,
          .body = body,
          .maxBytes = kMaxSingle},
         callback);
}

void RemoteApi::simulate(const QUuid &id, SimulatedOutcome outcome,
                         const Callback<Transaction> &callback)
{
    const QByteArray end = outcome == SimulatedOutcome::Paid ? "paid" : "cancelled";
    const QByteArray target = "/checkout/transaction/" + toWireId(id).toLatin1() + "/change/" + end;
    call({.method = "POST", .target = target, .maxBytes = kMaxSingle},
         [id, callback](const CallResult &result) { callback(movedBy(result, id)); });
}

void RemoteApi::fetchCapabilities(const Callback<std::optional<StatedCapabilities>> &callback)
{
    using Stated = std::optional<StatedCapabilities>;
    get({.target = "/api/v1/capabilities", .maxBytes = kMaxSmall},
        [callback](const Result<QByteArray> &body) {
            if (body)
                return callback(capabilitiesFromJson(*body));
            const Error::Code code = body.error().code;
            if (code == Error::Code::NotFound || code == Error::Code::Unsupported)
                return callback(Stated());
            callback(tl::unexpected(body.error()));
        });
}

void RemoteApi::sendEvidence(const QUuid &id, EvidenceCall which, const QByteArray &body,
                             const Callback<Transaction> &callback)
{
    const QByteArray end = which == EvidenceCall::Confirm ? "/confirm" : "/withdraw";
    call({.method = "POST",
          .target = "/api/v1/transaction/pix/" + toWireId(id).toLatin1() + end,
          .key = m_key,
          .body = body,
          .maxBytes = kMaxSingle},
         [id, callback](const CallResult &result) { callback(movedBy(result, id)); });
}

} // namespace core
