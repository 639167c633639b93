// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/apicall.h"
#include "core/api/attemptlimit.h"
#include "core/service/keyring.h"

#include <QtCore/QObject>

#include <unordered_map>

namespace core
{

/// Lets nobody in without a valid key for what they ask (specification 5), and lets nobody guess
/// keys for long. Thread of the key ring.
class Doorkeeper : public QObject
{
    Q_OBJECT

public:
    /// Whose address a request comes from.
    enum class Peers {
        Clients, ///< the other end of the connection
        Proxy,   ///< the last one that a proxy of ours names in X-Forwarded-For
    };

    Doorkeeper(KeyRing &keys, Environment environment, Peers peers);

    /// Has the call served, with its key, or refuses it: a key has to be valid and of that scope.
    void admit(const ApiCall &call, Scope scope, const ServeCall &serve);

private:
    using FoundKey = Result<std::optional<ApiKey>>;

    struct Caller; ///< a call on its way through the door

    void serveAhead(const Caller &caller, const ApiKey &known, const QFuture<FoundKey> &found);
    void serveFor(Caller caller, const FoundKey &key);
    void refuseKey(const ApiCall &call);
    [[nodiscard]] QHostAddress clientOf(const HttpRequest &request) const;

    KeyRing &m_keys;
    const Environment m_environment;
    const Peers m_peers;
    AttemptLimit m_failures;
    std::unordered_map<QByteArray, ApiKey>
        m_known; ///< by digest: keys that were valid at their last use
};

} // namespace core
