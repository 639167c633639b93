// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/apicall.h"
#include "core/api/attemptlimit.h"
#include "core/api/requestlimit.h"
#include "core/service/keyring.h"

#include <QtCore/QObject>

#include <unordered_map>

namespace core
{

/// Authenticates calls: requires a valid key with the required scope (specification 5) and limits
/// failed attempts per address. Applies the limit of requests per minute of each key, which counts
/// the requests to this process. Another valid key is never limited: nobody can guess 256 random
/// bits, so the limit only slows down useless requests. Lives in the thread of the key ring.
class ApiAuthenticator : public QObject
{
    Q_OBJECT

public:
    /// The source of the client address.
    enum class Peers {
        Clients, ///< the peer of the connection
        Proxy,   ///< the last address in X-Forwarded-For, added by our own proxy
    };

    ApiAuthenticator(KeyRing &keys, Environment environment, Peers peers);

    /// Passes the call with its key to `serve`, or sends an error response. The key must be valid
    /// and have the scope.
    void authenticate(const ApiCall &call, Scope scope, const ServeCall &serve);

private:
    using FoundKey = Result<std::optional<ApiKey>>;

    struct Caller; ///< a call during authentication

    void serveAhead(const Caller &caller, const ApiKey &known, const QFuture<FoundKey> &found);
    void serveFor(Caller caller, const FoundKey &key);
    void refuseKey(const ApiCall &call);
    [[nodiscard]] QHostAddress clientOf(const HttpRequest &request) const;

    KeyRing &m_keys;
    const Environment m_environment;
    const Peers m_peers;
    AttemptLimit m_failures;
    RequestLimit m_requests;
    std::unordered_map<QByteArray, ApiKey>
        m_known; ///< by digest: keys that were valid at their last use
};

} // namespace core
