// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixjson.h"
#include "core/apipix/bankconnection.h"
#include "core/domain/error.h"
#include "core/http/httpcall.h"

#include <QtCore/QObject>
#include <QtCore/QUrlQuery>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace core
{

/// The result of a call, or of the request of its token.
struct ApiPixReply
{
    enum class Stage {
        Token, ///< the call was not sent
        Call,
    };

    Stage stage = Stage::Call;
    CallResult result;
};

/// Returns the body of a success (2xx). Errors: Code::Unreachable, NotTrusted, AccessDenied (401,
/// 403), NotFound, Unavailable (429, 5xx, no answer), NotUnderstood for any other answer. The
/// detail has the HTTP status and the correlation id of the bank.
[[nodiscard]] Result<QByteArray> bodyOf(const ApiPixReply &reply);

/// Returns true if a server rejected the connection because of the client certificate. With TLS 1.3
/// the request may have been sent before.
[[nodiscard]] bool isCertificateRefused(const CallResult &result);

/// The calls of a bank's API Pix. Requests one token for all waiting calls, and uses the token
/// until a minute before its end. A read that is answered with 401 is repeated once with a new
/// token.
///
/// Each call is one HttpCall: nothing is sent twice, and no redirect is followed.
///
/// Threading: main thread.
/// Lifetime: the destructor aborts the calls; their handlers are not called.
class ApiPixClient : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApiPixClient)

public:
    struct Setup
    {
        BankConnection connection;
        PspProfile psp;
        QByteArray secret = {}; ///< kept in memory only; empty: the bank issues none
        std::shared_ptr<const TlsIdentity> identity = {};
        CallLimits limits = {};
    };
    using Handler = std::function<void(const ApiPixReply &reply)>;

    explicit ApiPixClient(Setup setup, QObject *parent = nullptr);
    ~ApiPixClient() override;

    [[nodiscard]] const BankConnection &connection() const { return m_setup.connection; }
    [[nodiscard]] const PspProfile &psp() const { return m_setup.psp; }
    [[nodiscard]] const CallLimits &limits() const { return m_setup.limits; }

    /// Requests a token, unless there is a valid one. The reply then is empty and Answered.
    void requestToken(const Handler &handler);

    /// Sends a read. `path` begins with a slash.
    void get(const QByteArray &path, const QUrlQuery &query, const Handler &handler);

    /// Sends a change, PUT or PATCH, with a JSON body. Sent once, also after a 401.
    void change(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                const Handler &handler);

    /// Returns true if the bank has answered a read, so that the bank accepts the client
    /// certificate. With TLS 1.3 a bank may refuse the certificate only after a request was sent.
    [[nodiscard]] bool isProven() const { return m_isProven; }

    /// Returns the scopes that the bank has granted; empty: not stated, or no token yet.
    [[nodiscard]] const QStringList &scopes() const { return m_scopes; }

    /// Returns the time by the clock of the bank, from the latest answer; the local time before.
    [[nodiscard]] QDateTime bankTime() const;

    /// Returns the scopes that a client of the bank requests.
    [[nodiscard]] static QStringList wantedScopes(const PspProfile &psp);

private:
    void sendTokenRequest();
    void handleToken(const CallResult &result);
    void sendCall(const QByteArray &path, const QUrlQuery &query, const Handler &handler,
                  bool mayRenew);
    void start(const ServiceAddress &address, const QByteArray &request,
               const std::function<void(const CallResult &)> &handle);
    [[nodiscard]] bool hasToken() const;
    [[nodiscard]] QByteArray tokenRequest() const;
    void handleCall(const CallResult &result);
    [[nodiscard]] QByteArray callRequest(const QByteArray &method, const QByteArray &path,
                                         QUrlQuery query, const QByteArray &body) const;

    const Setup m_setup;
    QByteArray m_token;
    std::chrono::steady_clock::time_point m_tokenEnd = {};
    QStringList m_scopes;
    QList<Handler> m_waiting; ///< for the token that is being requested
    std::chrono::milliseconds m_clockAhead{};
    bool m_isProven = false;
};

} // namespace core
