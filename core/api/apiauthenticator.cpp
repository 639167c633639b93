// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/apiauthenticator.h"

#include <memory>
#include <utility>

namespace core
{

using Kind = HttpProblem::Kind;

namespace
{

constexpr size_t kMaxKnown = 10'000;

/// Returns the bearer token of a request; empty if absent.
QByteArray bearerOf(const HttpRequest &request)
{
    const QByteArray value = request.field("authorization");
    constexpr qsizetype kScheme = 7;
    return value.first(qMin(kScheme, value.size())).toLower() == "bearer "
               ? value.sliced(kScheme).trimmed()
               : QByteArray();
}

/// Parses an address with or without a port: "192.0.2.1:4000", "[2001:db8::1]:4000". Returns a null
/// address for any other text.
QHostAddress forwardedAddress(QByteArray text)
{
    const qsizetype bracket = text.indexOf(']');
    if (text.startsWith('[') && bracket > 0)
        text = text.sliced(1, bracket - 1);
    else if (text.count(':') == 1) // several: an IPv6 address without a port
        text = text.first(text.indexOf(':'));
    return QHostAddress(QString::fromLatin1(text));
}

} // namespace

struct ApiAuthenticator::Caller
{
    ApiCall call;
    Scope scope;
    ServeCall serve;
    QByteArray digest; ///< of the key
};

ApiAuthenticator::ApiAuthenticator(KeyRing &keys, Environment environment, Peers peers)
    : m_keys(keys)
    , m_environment(environment)
    , m_peers(peers)
{}

void ApiAuthenticator::authenticate(const ApiCall &call, Scope scope, const ServeCall &serve)
{
    const auto digest = keyDigest(bearerOf(call.request), m_environment);
    const auto entry = m_known.find(digest.value_or(QByteArray()));
    const bool isKnown = entry != m_known.end();
    if (!digest)
        return refuseKey(call);
    Caller caller{call, scope, serve, *digest};
    if (const auto found = m_keys.findAtOnce(*digest))
        return serveFor(std::move(caller), *found);
    const auto found = m_keys.find(*digest);
    if (isKnown && scope == Scope::Read)
        return serveAhead(caller, ApiKey(entry->second), found);
    onAnswer(found, this, [this, caller](const FoundKey &key) { serveFor(caller, key); });
}

/// Starts a read-only call during the lookup of a formerly valid key. The response waits for the
/// lookup and is discarded if the key has changed.
void ApiAuthenticator::serveAhead(const Caller &caller, const ApiKey &known,
                                  const QFuture<FoundKey> &found)
{
    struct Ahead
    {
        std::optional<HttpResponse> response;
        bool isAllowed = false;
    };
    const auto ahead = std::make_shared<Ahead>();
    Caller early = caller;
    early.call.answer = [ahead, answer = caller.call.answer](const HttpResponse &response) {
        if (ahead->isAllowed)
            answer(response);
        else
            ahead->response = response;
    };
    serveFor(early, known);
    onAnswer(found, this, [this, caller, known, ahead](const FoundKey &key) {
        if (key != FoundKey(known))
            return serveFor(caller, key);
        ahead->isAllowed = true;
        if (ahead->response)
            caller.call.answer(*ahead->response);
    });
}

void ApiAuthenticator::serveFor(Caller caller, const FoundKey &key)
{
    if (!key)
        return caller.call.refuse(problemOf(key.error()));
    if (!*key) {
        m_known.erase(caller.digest);
        return refuseKey(caller.call);
    }
    if (m_known.size() < kMaxKnown)
        m_known.insert_or_assign(caller.digest, **key);
    caller.call.key = **key;
    if (const auto max = (*key)->limits.requestsPerMinute) {
        const qint64 now = QDeadlineTimer::current().deadline();
        const int wait = m_requests.count((*key)->id, *max, now);
        const auto rest = m_requests.rest((*key)->id, *max, now);
        caller.call.commonFields += {{"RateLimit-Limit", QByteArray::number(*max)},
                                     {"RateLimit-Remaining", QByteArray::number(rest.requests)},
                                     {"RateLimit-Reset", QByteArray::number(rest.seconds)}};
        if (wait > 0)
            return caller.call.refuse({.kind = Kind::TooManyRequests, .retryAfter = wait});
    }
    if (!caller.call.key->scopes.testFlag(caller.scope))
        return caller.call.refuse({.kind = Kind::NoScope});
    caller.serve(caller.call);
}

void ApiAuthenticator::refuseKey(const ApiCall &call)
{
    const QHostAddress client = clientOf(call.request);
    if (const int wait = m_failures.wait(client); wait > 0)
        return call.refuse({.kind = Kind::TooManyRequests, .retryAfter = wait});
    m_failures.note(client);
    call.refuse({.kind = Kind::NoKey}, {HttpField("WWW-Authenticate", "Bearer")});
}

QHostAddress ApiAuthenticator::clientOf(const HttpRequest &request) const
{
    if (m_peers == Peers::Clients)
        return request.peer;
    QByteArray named; // the last entry: the client controls the entries before
    for (const HttpField &field : request.fields) {
        if (field.first == "x-forwarded-for")
            named = field.second.split(',').last().trimmed();
    }
    const QHostAddress client = forwardedAddress(named);
    return client.isNull() ? request.peer : client;
}

} // namespace core
