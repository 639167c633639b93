// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/transactioncalls.h"

#include "core/api/idempotencyfield.h"
#include "core/domain/brasilia.h"
#include "core/domain/draftvalidation.h"
#include "core/domain/transactionpage.h"
#include "core/wire/confirmationjson.h"
#include "core/wire/draftjson.h"
#include "core/wire/filterquery.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;
using Kind = HttpProblem::Kind;

namespace
{

/// Returns true if the call is possible on another day.
bool isForToday(const Error &error)
{
    return std::any_of(error.fields.cbegin(), error.fields.cend(),
                       [](const FieldError &field) { return field.problem == Problem::DayLimit; });
}

/// Returns the violation of an order over more transactions than the service sorts.
HttpProblem::Violation tooManyToSort()
{
    return {u"sort"_s, u"too_large"_s,
            u"is possible for at most %1 transactions: add a filter"_s.arg(ListOrder::kMaxSorted)};
}

HttpProblem::Violation noCursor()
{
    return {u"after"_s, u"malformed"_s, u"must be the id of a transaction"_s};
}

/// Returns the seconds until the next day in Brasília, at least 1.
int secondsUntilTomorrow()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    return 1 + static_cast<int>(now.secsTo(startOfBrasiliaDay(brasiliaDay(now).addDays(1))));
}

} // namespace

TransactionCalls::TransactionCalls(TransactionService &service, TransactionWriter &writer)
    : m_service(service)
    , m_writer(writer)
{}

QList<Route> TransactionCalls::routes(Environment environment)
{
    const QList<QByteArray> read{"GET", "HEAD"};
    const auto creation = [this](Operation operation) {
        return [this, operation](const ApiCall &call) { create(call, operation); };
    };
    QList<Route> routes{
        {"/api/v1/transaction/pix/cashin", {"POST"}, Scope::CashIn, creation(Operation::CashIn)},
        {"/api/v1/transaction/pix/cashout", {"POST"}, Scope::CashOut, creation(Operation::CashOut)},
        {"/api/v1/transaction/{id}", read, Scope::Read, [this](const auto &call) { show(call); }},
        {"/api/v1/transactions", read, Scope::Read, [this](const auto &call) { list(call); }},
        {"/api/v1/transaction/pix/{id}/cancel",
         {"POST"},
         Scope::CashIn,
         [this](const auto &call) { cancel(call); }},
        {"/api/v1/transaction/pix/{id}/refund",
         {"POST"},
         Scope::Confirm,
         [this](const auto &call) { refund(call); }},
    };
    if (environment == Environment::Production) {
        routes += {{"/api/v1/transaction/pix/{id}/confirm",
                    {"POST"},
                    Scope::Confirm,
                    [this](const auto &call) { confirm(call); }},
                   {"/api/v1/transaction/pix/{id}/withdraw",
                    {"POST"},
                    Scope::Confirm,
                    [this](const auto &call) { withdraw(call); }}};
    }
    return routes;
}

void TransactionCalls::create(const ApiCall &call, Operation operation)
{
    if (!hasJson(call.request))
        return call.refuse({.kind = Kind::NotJson});
    auto draft = draftFromJson(call.request.body, operation, call.key->platform);
    if (!draft)
        return call.refuse(draft.error());
    if (call.key->limits.limitsAmounts())
        draft->limitedKey = call.key->id;
    const auto idempotency = idempotencyKeyOf(call);
    if (!idempotency)
        return call.refuse(idempotency.error());
    draft->idempotency = *idempotency;
    onAnswer(m_service.create(*draft), this,
             [this, call, draft = *draft](const Result<Transaction> &created) {
                 if (created)
                     return m_writer.send(call, 201, *created);
                 if (isOfReusedKey(created.error()))
                     return call.refuse({.kind = Kind::KeyReused});
                 if (created.error().code == Error::Code::Conflict)
                     return refuseReference(call, draft, created.error());
                 HttpProblem problem = problemOf(created.error());
                 if (isForToday(created.error()))
                     problem.retryAfter = secondsUntilTomorrow();
                 call.refuse(problem);
             });
}

/// Adds the id of the transaction that uses the reference. Only if the key may read transactions,
/// or the draft repeats the same order.
void TransactionCalls::refuseReference(const ApiCall &call, const TransactionDraft &draft,
                                       const Error &error)
{
    const TransactionFilter filter{.reference = draft.reference.trimmed(),
                                   .platform = draft.platform};
    onAnswer(m_service.list(filter), this,
             [call, draft, error](const Result<TransactionPage> &page) {
                 HttpProblem problem = problemOf(error);
                 if (page && !page->transactions.isEmpty()) {
                     const Transaction &existing = page->transactions.constFirst();
                     if (call.key->scopes.testFlag(Scope::Read) || isMadeOf(existing, draft))
                         problem.existingId = existing.id;
                 }
                 call.refuse(problem);
             });
}

void TransactionCalls::show(const ApiCall &call)
{
    if (!call.id)
        return call.refuse({.kind = Kind::NotFound});
    onAnswerOrNow(m_service.find(*call.id), this, [this, call](const Result<Transaction> &found) {
        if (!found)
            return call.refuse(problemOf(found.error()));
        if (found->platform != call.key->platform)
            return call.refuse({.kind = Kind::NotFound});
        m_writer.send(call, 200, *found);
    });
}

void TransactionCalls::list(const ApiCall &call)
{
    const auto asked = filterFromQuery(call.request.query);
    if (!asked)
        return call.refuse(asked.error());
    if (asked->platform && *asked->platform != call.key->platform)
        return m_writer.send(call, *asked,
                             {.transactions = {},
                              .currentPage = asked->page,
                              .hasMore = asked->after ? std::optional(false) : std::nullopt});
    TransactionFilter filter = *asked;
    filter.platform = call.key->platform;
    onAnswer(m_service.list(filter), this,
             [this, call, asked = *asked](const Result<TransactionPage> &page) {
                 if (!page && page.error().code == Error::Code::NotFound)
                     return call.refuse({.kind = Kind::Invalid, .violations = {noCursor()}});
                 if (!page && page.error().code == Error::Code::Unsupported)
                     return call.refuse({.kind = Kind::Invalid, .violations = {tooManyToSort()}});
                 if (!page)
                     return call.refuse(problemOf(page.error(), CallPart::Query));
                 m_writer.send(call, asked, *page);
             });
}

/// The evidence names the key as the till, because a program has no person.
void TransactionCalls::confirm(const ApiCall &call)
{
    if (!hasJson(call.request))
        return call.refuse({.kind = Kind::NotJson});
    auto confirmation = confirmationFromJson(call.request.body);
    if (!confirmation)
        return call.refuse(confirmation.error());
    confirmation->till = call.key->name;
    change(call, [this, id = call.id, confirmation = *confirmation] {
        return m_service.confirm(*id, confirmation);
    });
}

void TransactionCalls::withdraw(const ApiCall &call)
{
    if (!hasJson(call.request))
        return call.refuse({.kind = Kind::NotJson});
    auto withdrawal = withdrawalFromJson(call.request.body);
    if (!withdrawal)
        return call.refuse(withdrawal.error());
    withdrawal->till = call.key->name;
    change(call, [this, id = call.id, withdrawal = *withdrawal] {
        return m_service.withdraw(*id, withdrawal);
    });
}

void TransactionCalls::refund(const ApiCall &call)
{
    if (!hasJson(call.request))
        return call.refuse({.kind = Kind::NotJson});
    const auto reason = refundReasonFromJson(call.request.body);
    if (!reason)
        return call.refuse(reason.error());
    change(call, [this, id = call.id, reason = *reason] { return m_service.refund(*id, reason); });
}

void TransactionCalls::cancel(const ApiCall &call)
{
    if (!call.request.body.isEmpty()) // a reason would get lost
        return call.refuse({.kind = Kind::BrokenJson});
    change(call, [this, id = call.id] { return m_service.cancel(*id); });
}

/// Changes a transaction of the caller's platform. The platform of a transaction never changes.
void TransactionCalls::change(const ApiCall &call,
                              const std::function<QFuture<Result<Transaction>>()> &change)
{
    if (!call.id)
        return call.refuse({.kind = Kind::NotFound});
    onAnswer(m_service.find(*call.id), this, [this, call, change](const auto &found) {
        if (!found)
            return call.refuse(problemOf(found.error()));
        if (found->platform != call.key->platform)
            return call.refuse({.kind = Kind::NotFound});
        onAnswer(change(), this, [this, call](const Result<Transaction> &changed) {
            if (changed)
                return m_writer.send(call, 200, *changed);
            HttpProblem problem = problemOf(changed.error());
            if (changed.error().code == Error::Code::Conflict) // not about a reference
                problem.kind = Kind::Invalid;
            call.refuse(problem);
        });
    });
}

} // namespace core
