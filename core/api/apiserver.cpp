// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/apiserver.h"

#include "core/api/openapi.h"
#include "core/service/keyring.h"
#include "core/wire/draftjson.h"
#include "core/wire/filterquery.h"
#include "core/wire/jsontext.h"
#include "core/wire/transactionjson.h"
#include "core/wire/wiretime.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QPointer>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;
using Kind = HttpProblem::Kind;

namespace
{

constexpr size_t kMostKnown = 10'000;

const QByteArray &listPath()
{
    static const QByteArray path = "/api/v1/transactions";
    return path;
}

bool isJson(const QByteArray &contentType)
{
    return contentType.split(';').first().trimmed().toLower() == "application/json";
}

/// The key of a request that has one.
QByteArray bearerOf(const HttpRequest &request)
{
    const QByteArray value = request.field("authorization");
    constexpr qsizetype kScheme = 7;
    return value.first(qMin(kScheme, value.size())).toLower() == "bearer "
               ? value.sliced(kScheme).trimmed()
               : QByteArray();
}

/// Whether whoever asks draws codes without us, or needs none (RFC 7240).
bool wantsNoPictures(const HttpRequest &request)
{
    const QByteArray wishes = request.field("prefer");
    if (wishes.isEmpty())
        return false;
    const QByteArrayList each = wishes.toLower().split(',');
    return std::any_of(each.begin(), each.end(), [](const QByteArray &wish) {
        return wish.trimmed() == "omit=qr_code_image";
    });
}

CodeImage imageOf(const CodeDrawer::Images &images)
{
    return [&images](const QString &code) { return images.value(code); };
}

/// As onAnswer(), but within the call if the answer is there.
template<typename T, typename Take>
void onAnswerOrNow(const QFuture<Result<T>> &answer, QObject *context, Take take)
{
    if (answer.isFinished() && answer.resultCount() > 0)
        return take(answer.result());
    onAnswer(answer, context, std::move(take));
}

Error platformRefused()
{
    return {Error::Code::InvalidInput, {{Field::Platform, Problem::NotAllowed}}, {}};
}

/// What is wrong with the body, and that it names another platform, if it does: a client sees by it
/// whose key it has without making anything.
HttpProblem allOf(HttpProblem problem, const QByteArray &body, const QUuid &platform)
{
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    const auto named = fromWireId(object["platform"_L1].toString().trimmed());
    if (problem.kind == HttpProblem::Kind::Invalid && named && *named != platform)
        problem.violations += problemOf(platformRefused()).violations;
    return problem;
}

} // namespace

/// What is known of a request while it is answered.
struct ApiServer::Call
{
    HttpRequest request;
    Route route;
    HttpListener::Answer answer;
    std::optional<ApiKey> key = {}; ///< nothing: the call needs none
};

/// Whose pictures the answer is to have.
QStringList ApiServer::codesOf(const Call &call, const QList<Transaction> &transactions)
{
    QStringList codes;
    if (wantsNoPictures(call.request))
        return codes;
    for (const Transaction &transaction : transactions) {
        if (transaction.operation == Operation::CashIn)
            codes.append(transaction.qrCode);
    }
    return codes;
}

ApiServer::ApiServer(Setup setup, QObject *parent)
    : QObject(parent)
    , m_setup(std::move(setup))
    , m_routes(routes())
    , m_drawer(m_setup.workers)
{}

QList<ApiServer::Route> ApiServer::routes() const
{
    const QList<QByteArray> read{"GET", "HEAD"};
    QList<Route> routes{
        {"/health", read, std::nullopt, &ApiServer::serveHealth},
        {"/api/v1/openapi.json", read, std::nullopt, &ApiServer::serveDescription},
        {"/api/v1/transaction/pix/cashin", {"POST"}, Scope::CashIn, &ApiServer::serveCashIn},
        {"/api/v1/transaction/pix/cashout", {"POST"}, Scope::CashOut, &ApiServer::serveCashOut},
        {"/api/v1/transaction/{id}", read, Scope::Read, &ApiServer::serveTransaction},
        {listPath(), read, Scope::Read, &ApiServer::serveList},
    };
    if (m_setup.page) {
        routes.append({"/pay/{id}", read, std::nullopt, &ApiServer::servePage});
        routes.append({"/pay/{id}/state", read, std::nullopt, &ApiServer::serveState});
    }
    if (m_setup.environment == Environment::Production)
        return routes;
    const QList<QByteArray> play{"GET", "POST"};
    const QByteArray change = "/checkout/transaction/{id}/change/";
    routes.append({change + "paid", play, std::nullopt, &ApiServer::servePayment});
    routes.append({change + "cancelled", play, std::nullopt, &ApiServer::serveCancellation});
    if (m_setup.page) {
        const QByteArray button = "/pay/{id}/change/";
        const QList<QByteArray> post{"POST"};
        routes.append({button + "paid", post, std::nullopt, &ApiServer::servePaymentOnPage});
        routes.append(
            {button + "cancelled", post, std::nullopt, &ApiServer::serveCancellationOnPage});
    }
    return routes;
}

/// The route of a path; nothing if there is none.
std::optional<ApiServer::Route> ApiServer::routeOf(const HttpRequest &request) const
{
    for (Route route : m_routes) {
        const qsizetype hole = route.pattern.indexOf("{id}");
        if (hole < 0 && request.path == route.pattern)
            return route;
        if (hole < 0)
            continue;
        const QByteArray before = route.pattern.first(hole);
        const QByteArray after = route.pattern.sliced(hole + 4);
        if (!request.path.startsWith(before) || !request.path.endsWith(after))
            continue;
        const qsizetype length = request.path.size() - hole - after.size();
        const QByteArray id = length > 0 ? request.path.sliced(hole, length) : QByteArray();
        if (id.isEmpty() || id.contains('/'))
            continue;
        route.id = fromWireId(QString::fromLatin1(id));
        return route;
    }
    return std::nullopt;
}

void ApiServer::handle(const HttpRequest &request, const HttpListener::Answer &answer)
{
    const auto route = routeOf(request);
    if (!route)
        return refuse({request, {}, answer}, {.kind = Kind::NotFound});
    const Call call{request, *route, answer};
    if (!route->methods.contains(request.method))
        return refuse(call, {.kind = Kind::WrongMethod});
    if (route->scope)
        return authenticate(call);
    (this->*route->serve)(call);
}

/// A key that was valid before is looked up even where somebody else, at the same address, has
/// guessed too often.
void ApiServer::authenticate(const Call &call)
{
    const auto digest = keyDigest(bearerOf(call.request), m_setup.environment);
    const auto entry = m_known.find(digest.value_or(QByteArray()));
    const auto known = entry != m_known.end() ? std::optional(entry->second) : std::nullopt;
    const int wait = m_failures.wait(clientOf(call.request));
    if (wait > 0 && !known)
        return refuse(call, {.kind = Kind::TooManyRequests, .retryAfter = wait});
    if (!digest)
        return failedToAuthenticate(call);
    const auto found = m_setup.keys.find(*digest);
    if (known && *call.route.scope == Scope::Read && !found.isFinished())
        return serveAhead(call, *digest, *known, found);
    onAnswerOrNow(found, this,
                  [this, call, digest](const FoundKey &key) { serveFor(call, *digest, key); });
}

/// What only reads begins while a key that was valid before is looked up. Its answer waits for that
/// look, and is nobody's if the key is no longer what it was.
void ApiServer::serveAhead(const Call &call, const QByteArray &digest, const ApiKey &known,
                           const QFuture<FoundKey> &found)
{
    struct Ahead
    {
        std::optional<HttpResponse> response;
        bool isAllowed = false;
    };
    const auto ahead = std::make_shared<Ahead>();
    Call early = call;
    early.answer = [ahead, answer = call.answer](const HttpResponse &response) {
        if (ahead->isAllowed)
            answer(response);
        else
            ahead->response = response;
    };
    serveFor(early, digest, known);
    onAnswer(found, this, [this, call, digest, known, ahead](const FoundKey &key) {
        if (key != FoundKey(known))
            return serveFor(call, digest, key);
        ahead->isAllowed = true;
        if (ahead->response)
            call.answer(*ahead->response);
    });
}

void ApiServer::serveFor(const Call &call, const QByteArray &digest, const FoundKey &key)
{
    if (!key)
        return refuse(call, problemOf(key.error()));
    if (!*key) {
        m_known.erase(digest);
        return failedToAuthenticate(call);
    }
    if (m_known.size() < kMostKnown)
        m_known.insert_or_assign(digest, **key);
    Call known = call;
    known.key = **key;
    if (!known.key->scopes.testFlag(*call.route.scope))
        return refuse(known, {.kind = Kind::NoScope});
    (this->*known.route.serve)(known);
}

void ApiServer::failedToAuthenticate(const Call &call)
{
    m_failures.note(clientOf(call.request));
    refuse(call, {.kind = Kind::NoKey});
}

void ApiServer::send(const Call &call, HttpResponse response)
{
    response.route = call.route.pattern;
    response.caller = call.key ? toWireId(call.key->id).toLatin1() : QByteArray();
    call.answer(response);
}

/// With the pictures of those codes.
void ApiServer::sendWritten(const Call &call, const QStringList &codes, CodeDrawer::Length length,
                            const CodeDrawer::Write &write)
{
    m_drawer.write(codes, length, write,
                   [call](const HttpResponse &response) { send(call, response); });
}

void ApiServer::serveHealth(const Call &call)
{
    send(call, jsonFor(200, R"({"status":"ok"})"));
}

void ApiServer::serveDescription(const Call &call)
{
    send(call, jsonFor(200, openApiDocument()));
}

void ApiServer::serveCashIn(const Call &call)
{
    create(call, Operation::CashIn);
}

void ApiServer::serveCashOut(const Call &call)
{
    create(call, Operation::CashOut);
}

void ApiServer::create(const Call &call, Operation operation)
{
    if (!isJson(call.request.field("content-type")) ||
        !call.request.field("content-encoding").isEmpty())
        return refuse(call, {.kind = Kind::NotJson});
    const auto draft = draftFromJson(call.request.body, operation);
    if (!draft)
        return refuse(call, allOf(draft.error(), call.request.body, call.key->platform));
    if (draft->platform != call.key->platform)
        return refuse(call, problemOf(platformRefused()));
    onAnswer(m_setup.service.create(*draft), this,
             [this, call, draft = *draft](const Result<Transaction> &created) {
                 if (created)
                     return send(call, 201, *created);
                 if (created.error().code == Error::Code::Conflict)
                     return refuseReference(call, draft, created.error());
                 refuse(call, problemOf(created.error()));
             });
}

/// Names the transaction that has the reference.
void ApiServer::refuseReference(const Call &call, const TransactionDraft &draft, const Error &error)
{
    const TransactionFilter filter{.reference = draft.reference.trimmed(),
                                   .platform = draft.platform};
    onAnswer(m_setup.service.list(filter), this,
             [call, error](const Result<TransactionPage> &page) {
                 HttpProblem problem = problemOf(error);
                 if (page && !page->transactions.isEmpty())
                     problem.existingId = page->transactions.constFirst().id;
                 refuse(call, problem);
             });
}

void ApiServer::serveTransaction(const Call &call)
{
    if (!call.route.id)
        return refuse(call, {.kind = Kind::NotFound});
    onAnswerOrNow(m_setup.service.find(*call.route.id), this,
                  [this, call](const Result<Transaction> &found) {
                      if (!found)
                          return refuse(call, problemOf(found.error()));
                      if (found->platform != call.key->platform)
                          return refuse(call, {.kind = Kind::NotFound});
                      send(call, 200, *found);
                  });
}

void ApiServer::serveList(const Call &call)
{
    const auto asked = filterFromQuery(call.request.query);
    if (!asked)
        return refuse(call, asked.error());
    if (asked->platform && *asked->platform != call.key->platform)
        return send(call, *asked, TransactionPage{.transactions = {}, .currentPage = asked->page});
    TransactionFilter filter = *asked;
    filter.platform = call.key->platform;
    onAnswer(m_setup.service.list(filter), this,
             [this, call, asked = *asked](const Result<TransactionPage> &page) {
                 if (!page)
                     return refuse(call, problemOf(page.error(), CallPart::Query));
                 send(call, asked, *page);
             });
}

void ApiServer::servePayment(const Call &call)
{
    simulate(call, SimulatedOutcome::Paid);
}

void ApiServer::serveCancellation(const Call &call)
{
    simulate(call, SimulatedOutcome::Canceled);
}

void ApiServer::simulate(const Call &call, SimulatedOutcome outcome)
{
    if (!call.route.id)
        return refuse(call, {.kind = Kind::NotFound});
    onAnswer(m_setup.service.simulate(*call.route.id, outcome), this,
             [this, call](const Result<Transaction> &moved) {
                 if (!moved)
                     return refuse(call, problemOf(moved.error()));
                 send(call, 200, *moved);
             });
}

/// For people, so that what is wrong is a page, too.
void ApiServer::servePage(const Call &call)
{
    onAnswerOrNow(m_setup.service.find(call.route.id.value_or(QUuid())), this,
                  [this, call](const Result<Transaction> &found) {
                      if (!found && found.error().code != Error::Code::NotFound)
                          return refuse(call, problemOf(found.error()));
                      const bool isCharge = found && found->operation == Operation::CashIn;
                      showPage(call, isCharge ? std::optional(*found) : std::nullopt);
                  });
}

void ApiServer::showPage(const Call &call, const std::optional<Transaction> &transaction)
{
    const PageVisit visit{transaction, call.request.field("accept-language")};
    sendWritten(call, {}, CodeDrawer::Length::Long,
                [page = m_setup.page, visit](const auto &) { return page(visit); });
}

/// What the page asks for while it is open; tells nothing else.
void ApiServer::serveState(const Call &call)
{
    onAnswerOrNow(m_setup.service.find(call.route.id.value_or(QUuid())), this,
                  [this, call](const Result<Transaction> &found) {
                      if (!found || found->operation != Operation::CashIn)
                          return refuse(call, {.kind = Kind::NotFound});
                      const QByteArray body =
                          JsonText().add("status", found->status.toText()).toObject();
                      send(call, jsonFor(200, body));
                  });
}

void ApiServer::servePaymentOnPage(const Call &call)
{
    simulateOnPage(call, SimulatedOutcome::Paid);
}

void ApiServer::serveCancellationOnPage(const Call &call)
{
    simulateOnPage(call, SimulatedOutcome::Canceled);
}

/// Leads back to the page, which tells what became of it.
void ApiServer::simulateOnPage(const Call &call, SimulatedOutcome outcome)
{
    onAnswer(m_setup.service.simulate(call.route.id.value_or(QUuid()), outcome), this,
             [this, call](const Result<Transaction> &moved) {
                 if (!moved && moved.error().code != Error::Code::MoveRefused)
                     return refuse(call, problemOf(moved.error()));
                 const QByteArray back = "../../" + toWireId(*call.route.id).toLatin1();
                 send(call, HttpResponse{.status = 303,
                                         .contentType = {},
                                         .body = {},
                                         .fields = {HttpField("Location", back)}});
             });
}

/// With the address of its page. It is not stored: the server may get another one.
Transaction ApiServer::linked(Transaction transaction) const
{
    if (m_setup.page && transaction.operation == Operation::CashIn)
        transaction.paymentLink =
            QString::fromLatin1(m_setup.publicUrl) + u"/pay/"_s + toWireId(transaction.id);
    return transaction;
}

void ApiServer::send(const Call &call, int status, const Transaction &transaction)
{
    sendWritten(call, codesOf(call, {transaction}), CodeDrawer::Length::Short,
                [status, shown = linked(transaction)](const CodeDrawer::Images &images) {
                    return jsonFor(status, toJson(shown, imageOf(images)));
                });
}

void ApiServer::send(const Call &call, const TransactionFilter &filter, const TransactionPage &page)
{
    QByteArray next;
    if (page.currentPage < page.lastPage) {
        TransactionFilter following = filter;
        ++following.page;
        next = m_setup.publicUrl + listPath() + '?' + toQuery(following).value_or(QByteArray());
    }
    TransactionPage shown = page;
    for (Transaction &transaction : shown.transactions)
        transaction = linked(transaction);
    sendWritten(call, codesOf(call, page.transactions), CodeDrawer::Length::Long,
                [shown, next](const CodeDrawer::Images &images) {
                    return jsonFor(200, toJson(shown, next, imageOf(images)));
                });
}

HttpResponse ApiServer::jsonFor(int status, const QByteArray &body)
{
    return {.status = status, .contentType = "application/json", .body = body};
}

void ApiServer::refuse(const Call &call, const HttpProblem &problem)
{
    HttpResponse response{.status = problem.status(),
                          .contentType = "application/problem+json",
                          .body = problem.toJson(),
                          .route = call.route.pattern,
                          .caller = call.key ? toWireId(call.key->id).toLatin1() : QByteArray()};
    if (problem.kind == Kind::NoKey)
        response.fields.append(HttpField("WWW-Authenticate", "Bearer"));
    if (problem.kind == Kind::WrongMethod)
        response.fields.append(HttpField("Allow", call.route.methods.join(", ")));
    if (problem.retryAfter > 0)
        response.fields.append(HttpField("Retry-After", QByteArray::number(problem.retryAfter)));
    call.answer(response);
}

QHostAddress ApiServer::clientOf(const HttpRequest &request) const
{
    if (m_setup.peers == Peers::Clients)
        return request.peer;
    QByteArray named; // the last one: those before it are what the client says
    for (const HttpField &field : request.fields) {
        if (field.first == "x-forwarded-for")
            named = field.second.split(',').last().trimmed();
    }
    const QHostAddress client(QString::fromLatin1(named));
    return client.isNull() ? request.peer : client;
}

} // namespace core
