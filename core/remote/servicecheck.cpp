// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/servicecheck.h"

#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/http/systemproxy.h"
#include "core/wire/capabilitiesjson.h"
#include "core/wire/draftjson.h"
#include "core/wire/transactionjson.h"
#include "core/wire/wiretime.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtNetwork/QNetworkInterface>

#include <algorithm>
#include <array>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;
using Kind = ServiceFinding::Kind;

namespace
{

constexpr qsizetype kMaxPage = 8'388'608; // bytes
constexpr qsizetype kMaxSmall = 65'536;

bool isOnline()
{
    const auto interfaces = QNetworkInterface::allInterfaces();
    return std::any_of(interfaces.cbegin(), interfaces.cend(), [](const QNetworkInterface &each) {
        const auto flags = each.flags();
        return flags.testFlag(QNetworkInterface::IsRunning) &&
               !flags.testFlag(QNetworkInterface::IsLoopBack) && !each.addressEntries().isEmpty();
    });
}

/// Returns the body of an invalid charge: no amount, no payer, no description.
QByteArray emptyCharge(const QUuid &platform)
{
    TransactionDraft draft;
    draft.name = draft.email = draft.phone = draft.document = draft.description = u"-"_s;
    draft.platform = platform;
    return toJson(draft);
}

/// Returns true if the error concerns the platform. Tolerant, because the order and form of errors
/// depend on the service.
bool blamesPlatform(const HttpAnswer &answer)
{
    constexpr int kNumber = 10; // error number of the problem
    const QJsonObject problem = QJsonDocument::fromJson(answer.body).object();
    if (problem["error"_L1].toInt() == kNumber)
        return true;
    const QJsonArray violations = problem["violations"_L1].toArray();
    return std::any_of(violations.cbegin(), violations.cend(), [](const QJsonValue &violation) {
        return violation["field"_L1] == "platform"_L1;
    });
}

/// Returns true if a proxy causes the error.
bool isProxyError(QAbstractSocket::SocketError error)
{
    static constexpr std::array kErrors{QAbstractSocket::ProxyAuthenticationRequiredError,
                                        QAbstractSocket::ProxyConnectionRefusedError,
                                        QAbstractSocket::ProxyConnectionClosedError,
                                        QAbstractSocket::ProxyConnectionTimeoutError,
                                        QAbstractSocket::ProxyNotFoundError,
                                        QAbstractSocket::ProxyProtocolError,
                                        QAbstractSocket::SocketAccessError}; // status 403
    return std::find(kErrors.begin(), kErrors.end(), error) != kErrors.end();
}

} // namespace

ServiceCheck::ServiceCheck(Setup setup, QObject *parent)
    : QObject(parent)
    , m_setup(std::move(setup))
    , m_limiter(ConnectionLimiter::of(m_setup.address))
{}

void ServiceCheck::start()
{
    call({.target = "/api/v1/transactions", .key = m_setup.key, .maxBytes = kMaxPage},
         &ServiceCheck::handleList);
}

void ServiceCheck::call(const CallRequest &request,
                        void (ServiceCheck::*callback)(const CallResult &))
{
    m_limiter->start({m_setup.address, request, m_setup.limits}, this,
                     [this, callback](const CallResult &result) { (this->*callback)(result); });
}

void ServiceCheck::handleList(const CallResult &result)
{
    const auto addFinding = [this, &result](Kind kind) {
        Q_EMIT finished({.kind = kind, .detail = findingOf(result).detail});
    };
    const ServiceFinding finding = findingOf(result);
    if (finding.kind != Kind::Fine)
        return addFinding(finding.kind);
    const auto page = pageFromJson(result.answer.body);
    if (!page)
        return addFinding(Kind::NotTheService);
    const QList<Transaction> &rows = page->transactions;
    const bool isOurs = std::any_of(rows.cbegin(), rows.cend(), [this](const Transaction &row) {
        return row.platform == m_setup.platform;
    });
    if (!isOurs && !rows.isEmpty())
        return addFinding(Kind::WrongPlatform);
    call({.target = "/api/v1/capabilities", .key = m_setup.key, .maxBytes = kMaxSmall},
         &ServiceCheck::handleCapabilities);
}

/// Every answer without capabilities is one of a service without the call.
void ServiceCheck::handleCapabilities(const CallResult &result)
{
    const bool hasAnswer = result.reach == CallReach::Answered && result.answer.status == 200;
    const auto stated = hasAnswer ? capabilitiesFromJson(result.answer.body) : std::nullopt;
    if (!stated) {
        return call({.method = "POST",
                     .target = "/api/v1/transaction/pix/cashin",
                     .key = m_setup.key,
                     .body = emptyCharge(m_setup.platform)},
                    &ServiceCheck::handleRefusal);
    }
    const bool isSandbox = stated->environment == Environment::Sandbox;
    const bool expectsSandbox = m_setup.kind == ServiceKind::Sandbox;
    const Kind kind = stated->platform != m_setup.platform ? Kind::WrongPlatform
                      : isSandbox != expectsSandbox        ? Kind::WrongKind
                                                           : Kind::Fine;
    Q_EMIT finished({.kind = kind,
                     .mayCharge = stated->scopes.testFlag(Scope::CashIn),
                     .stated = stated,
                     .clockAhead = std::chrono::seconds(
                         stated->clock.secsTo(QDateTime::currentDateTimeUtc()))});
}

/// Handles the rejection. Only two results count against the service.
void ServiceCheck::handleRefusal(const CallResult &result)
{
    ServiceFinding finding{.kind = Kind::Fine};
    if (result.reach == CallReach::Answered) {
        finding.mayCharge = result.answer.status != 401 && result.answer.status != 403;
        if (result.answer.status >= 400 && blamesPlatform(result.answer))
            finding.kind = Kind::WrongPlatform;
    }
    Q_EMIT finished(finding);
}

ServiceFinding ServiceCheck::findingOf(const CallResult &result) const
{
    const auto found = [&result](Kind kind) {
        return ServiceFinding{.kind = kind, .detail = result.detail};
    };
    switch (result.reach) {
    case CallReach::NotTrusted:
        return found(Kind::NotTrusted);
    case CallReach::NotReached:
        return found(whyNotReached(result.error));
    case CallReach::NoAnswer:
        // A server that does not speak HTTP closes the connection.
        return found(result.error == QAbstractSocket::SocketTimeoutError ? Kind::Silent
                                                                         : Kind::NotTheService);
    case CallReach::Answered:
        break;
    }
    const int status = result.answer.status;
    const QString detail = u"HTTP %1"_s.arg(status);
    if (status == 401)
        return {.kind = Kind::KeyRefused, .detail = detail};
    // An intermediary may respond with 403, which proves nothing about the key.
    if (status == 403 && QJsonDocument::fromJson(result.answer.body).isObject())
        return {.kind = Kind::MayNotRead, .detail = detail};
    if (status == 429 || status >= 500)
        return {.kind = Kind::Troubled, .detail = detail};
    return {.kind = status < 300 ? Kind::Fine : Kind::NotTheService, .detail = detail};
}

Kind ServiceCheck::whyNotReached(QAbstractSocket::SocketError error) const
{
    const ServiceAddress &address = m_setup.address;
    const bool usesProxy =
        systemProxyFor(address.host(), address.port()).type() != QNetworkProxy::NoProxy;
    if (usesProxy && isProxyError(error))
        return Kind::NoProxy;
    const bool hasNet = m_setup.isOnline ? m_setup.isOnline() : isOnline();
    if (error == QAbstractSocket::ConnectionRefusedError)
        return Kind::NobodyThere;
    if (!hasNet || error == QAbstractSocket::NetworkError) // no route
        return Kind::NoNetwork;
    return error == QAbstractSocket::HostNotFoundError ? Kind::NoSuchHost : Kind::Silent;
}

} // namespace core
