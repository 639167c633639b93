// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/apipixclient.h"

#include "core/http/systemproxy.h"

#include <QtCore/QUuid>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

constexpr std::chrono::seconds kTokenMargin = 60s;
constexpr int kUnauthorized = 401;
constexpr int kServerError = 500;
constexpr qsizetype kMaxListBytes = qsizetype(5) * 1024 * 1024;

/// Returns true if the text cannot break a header line.
bool isOneWord(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < '\x7F'; });
}

QByteArray encoded(const QString &text)
{
    return QUrl::toPercentEncoding(text);
}

QByteArray jsonText(const QByteArray &text)
{
    QByteArray escaped = text;
    escaped.replace('\\', "\\\\").replace('"', "\\\"");
    return '"' + escaped + '"';
}

/// Returns a complete request. `fields` end with line breaks.
QByteArray requestOf(const QByteArray &method, const ServiceAddress &address,
                     const QByteArray &target, const QByteArray &fields, const QByteArray &body)
{
    if (!isOneWord(target))
        return {};
    QByteArray head = method + ' ' + target + " HTTP/1.1\r\nHost: " + address.hostHeader() +
                      "\r\nAccept: application/json\r\nAccept-Encoding: identity\r\n"
                      "Connection: close\r\n" +
                      fields;
    if (method != "GET")
        head += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    return head + "\r\n" + body;
}

/// Describes a refused call for the log, without data of the request.
QString refusalOf(const ApiPixReply &reply)
{
    const ApiPixProblem problem = apiPixProblemFromJson(reply.result.answer.body);
    QString text = u"HTTP %1"_s.arg(reply.result.answer.status);
    if (!problem.name.isEmpty())
        text += u' ' + problem.name;
    if (!problem.correlationId.isEmpty())
        text += u" ("_s + problem.correlationId + u')';
    return reply.stage == ApiPixReply::Stage::Token ? u"token: "_s + text : text;
}

Error::Code codeOf(int status)
{
    switch (status) {
    case 401:
    case 403:
        return Error::Code::AccessDenied;
    case 404:
    case 410:
        return Error::Code::NotFound;
    case 408:
    case 429:
        return Error::Code::Unavailable;
    default:
        return status >= 500 ? Error::Code::Unavailable : Error::Code::NotUnderstood;
    }
}

} // namespace

Result<QByteArray> bodyOf(const ApiPixReply &reply)
{
    const CallResult &result = reply.result;
    if (isCertificateRefused(result))
        return tl::unexpected(Error{Error::Code::AccessDenied, {}, result.detail});
    switch (result.reach) {
    case CallReach::NotReached:
        return tl::unexpected(Error{Error::Code::Unreachable, {}, result.detail});
    case CallReach::NotTrusted:
        return tl::unexpected(Error{Error::Code::NotTrusted, {}, result.detail});
    case CallReach::NoAnswer:
        return tl::unexpected(
            Error{result.isMalformed ? Error::Code::NotUnderstood : Error::Code::Unavailable,
                  {},
                  result.detail});
    case CallReach::Answered:
        break;
    }
    if (const int status = result.answer.status; status < 200 || status > 299) {
        // Credentials that a token request gets back with 400 are wrong too (RFC 6749, 5.2).
        const bool isToken = reply.stage == ApiPixReply::Stage::Token;
        const auto code = isToken && status == 400 ? Error::Code::AccessDenied : codeOf(status);
        return tl::unexpected(Error{code, {}, refusalOf(reply)});
    }
    return result.answer.body;
}

bool isCertificateRefused(const CallResult &result)
{
    const bool isTls = result.error == QAbstractSocket::SslInternalError ||
                       result.error == QAbstractSocket::SslHandshakeFailedError;
    return isTls && result.faults.isEmpty() && result.reach != CallReach::Answered;
}

ApiPixClient::ApiPixClient(Setup setup, QObject *parent)
    : QObject(parent)
    , m_setup(std::move(setup))
{}

ApiPixClient::~ApiPixClient() = default;

QStringList ApiPixClient::wantedScopes(const PspProfile &psp)
{
    QStringList scopes{u"cob.read"_s, u"cob.write"_s, u"pix.read"_s};
    if (psp.refunds)
        scopes += u"pix.write"_s;
    return scopes;
}

QDateTime ApiPixClient::bankTime() const
{
    return QDateTime::currentDateTimeUtc().addMSecs(-m_clockAhead.count());
}

bool ApiPixClient::hasToken() const
{
    return !m_token.isEmpty() && std::chrono::steady_clock::now() < m_tokenEnd;
}

void ApiPixClient::requestToken(const Handler &handler)
{
    if (hasToken()) {
        const ApiPixReply valid{
            .stage = ApiPixReply::Stage::Token,
            .result = {.reach = CallReach::Answered,
                       .answer = {.status = 200, .body = {}, .retryAfter = {}, .date = {}},
                       .detail = {}}};
        QMetaObject::invokeMethod(
            this, [handler, valid] { handler(valid); }, Qt::QueuedConnection);
        return;
    }
    m_waiting.append(handler);
    if (m_waiting.size() == 1)
        sendTokenRequest();
}

QByteArray ApiPixClient::tokenRequest() const
{
    const ServiceAddress &address = m_setup.connection.token;
    const QString scope = wantedScopes(m_setup.psp).join(u' ');
    QList<std::pair<QString, QString>> members{{u"grant_type"_s, u"client_credentials"_s}};
    QByteArray fields;
    switch (m_setup.psp.tokenAuth) {
    case PspProfile::TokenAuth::Basic:
        fields += "Authorization: Basic " +
                  (m_setup.connection.clientId.toUtf8() + ':' + m_setup.secret).toBase64() + "\r\n";
        break;
    case PspProfile::TokenAuth::Form:
        members.append({u"client_id"_s, m_setup.connection.clientId});
        members.append({u"client_secret"_s, QString::fromUtf8(m_setup.secret)});
        break;
    case PspProfile::TokenAuth::IdOnly:
        members.append({u"client_id"_s, m_setup.connection.clientId});
        break;
    }
    if (m_setup.psp.sendsScope)
        members.append({u"scope"_s, scope});
    QByteArray query;
    QByteArray form;
    QByteArray json;
    for (const auto &[name, value] : members) {
        const bool isInQuery =
            m_setup.psp.tokenBody == PspProfile::TokenBody::Query && name == "grant_type"_L1;
        QByteArray &place = isInQuery ? query : form;
        place += (place.isEmpty() ? "" : "&") + name.toLatin1() + '=' + encoded(value);
        json += (json.isEmpty() ? "" : ",") + jsonText(name.toLatin1()) + ':' +
                jsonText(value.toUtf8());
    }
    const bool isJson = m_setup.psp.tokenBody == PspProfile::TokenBody::Json;
    fields += isJson ? "Content-Type: application/json\r\n"
                     : "Content-Type: application/x-www-form-urlencoded\r\n";
    QByteArray target = address.path().isEmpty() ? QByteArray("/") : address.path();
    if (!query.isEmpty())
        target += '?' + query;
    return requestOf("POST", address, target, fields, isJson ? '{' + json + '}' : form);
}

void ApiPixClient::sendTokenRequest()
{
    m_token.clear();
    start(m_setup.connection.token, tokenRequest(),
          [this](const CallResult &result) { handleToken(result); });
}

void ApiPixClient::handleToken(const CallResult &result)
{
    ApiPixReply reply{.stage = ApiPixReply::Stage::Token, .result = result};
    if (bodyOf(reply)) {
        const auto token = apiPixTokenFromJson(result.answer.body);
        if (token) {
            m_token = token->value;
            m_scopes = token->scopes;
            // A short token is used once, instead of never.
            m_tokenEnd = result.at + std::max(token->lifetime - kTokenMargin, 1s);
        } else {
            reply.result.reach = CallReach::NoAnswer;
            reply.result.isMalformed = true;
            reply.result.detail = u"the token is unreadable"_s;
        }
    }
    reply.result.answer.body.clear(); // nothing but this class keeps the token
    const QList<Handler> waiting = std::exchange(m_waiting, {});
    for (const Handler &handler : waiting)
        handler(reply);
}

void ApiPixClient::get(const QByteArray &path, const QUrlQuery &query, const Handler &handler)
{
    sendCall(path, query, handler, true);
}

void ApiPixClient::sendCall(const QByteArray &path, const QUrlQuery &query, const Handler &handler,
                            bool mayRenew)
{
    requestToken([this, path, query, handler, mayRenew](const ApiPixReply &token) {
        if (!bodyOf(token))
            return handler(token);
        start(m_setup.connection.base, callRequest("GET", path, query, {}),
              [this, path, query, handler, mayRenew](const CallResult &result) {
                  handleCall(result);
                  m_isProven = m_isProven || (result.reach == CallReach::Answered &&
                                              result.answer.status < kServerError);
                  const bool isOld =
                      result.reach == CallReach::Answered && result.answer.status == kUnauthorized;
                  if (!isOld || !mayRenew)
                      return handler({.stage = ApiPixReply::Stage::Call, .result = result});
                  sendCall(path, query, handler, false);
              });
    });
}

void ApiPixClient::change(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                          const Handler &handler)
{
    requestToken([this, method, path, body, handler](const ApiPixReply &token) {
        if (!bodyOf(token))
            return handler(token);
        start(m_setup.connection.base, callRequest(method, path, {}, body),
              [this, handler](const CallResult &result) {
                  handleCall(result);
                  handler({.stage = ApiPixReply::Stage::Call, .result = result});
              });
    });
}

/// Discards a token, or the proof of the certificate, that the bank has refused.
void ApiPixClient::handleCall(const CallResult &result)
{
    if (result.reach == CallReach::Answered && result.answer.status == kUnauthorized)
        m_token.clear();
    if (isCertificateRefused(result))
        m_isProven = false;
}

QByteArray ApiPixClient::callRequest(const QByteArray &method, const QByteArray &path,
                                     QUrlQuery query, const QByteArray &body) const
{
    const BankConnection &connection = m_setup.connection;
    QByteArray fields = "Authorization: Bearer " + m_token + "\r\n";
    for (const auto &[name, source] : m_setup.psp.headers)
        fields += name + ": " +
                  (source == "uuid" ? QUuid::createUuid().toByteArray(QUuid::WithoutBraces)
                                    : connection.clientId.toLatin1()) +
                  "\r\n";
    for (const auto &[name, value] : connection.settings) {
        if (m_setup.psp.query.contains(QString::fromLatin1(name)))
            query.addQueryItem(QString::fromLatin1(name), QString::fromLatin1(value));
        else
            fields += name + ": " + value + "\r\n";
    }
    QByteArray base = connection.base.path();
    // The versions of the profile belong to the addresses of the bank.
    const bool isBank = connection.base.toText() == m_setup.psp.production.base ||
                        connection.base.toText() == m_setup.psp.test.base;
    for (const PspProfile::PathVersion &version : m_setup.psp.pathVersions) {
        if (isBank && version.method == method && path.startsWith(version.path))
            base = version.base;
    }
    QByteArray target = base + path;
    if (!query.isEmpty())
        target += '?' + query.toString(QUrl::FullyEncoded).toLatin1().replace('+', "%2B");
    if (method != "GET")
        fields += "Content-Type: application/json\r\n";
    return requestOf(method, connection.base, target, fields, body);
}

void ApiPixClient::start(const ServiceAddress &address, const QByteArray &request,
                         const std::function<void(const CallResult &)> &handle)
{
    auto *call =
        new HttpCall({.endpoint = {.host = address.host(),
                                   .port = address.port(),
                                   .isEncrypted = address.isEncrypted(),
                                   .identity = m_setup.identity,
                                   .proxy = systemProxyFor(address.host(), address.port())},
                      .request = request,
                      .limits = m_setup.limits,
                      .maxBytes = kMaxListBytes},
                     this);
    connect(call, &HttpCall::finished, this, [this, call, handle](const CallResult &result) {
        call->deleteLater();
        if (result.reach == CallReach::Answered && result.answer.date)
            m_clockAhead = std::chrono::milliseconds(
                result.answer.date->msecsTo(QDateTime::currentDateTimeUtc()));
        handle(result);
    });
    call->start();
}

} // namespace core
