// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/apiserver.h"
#include "core/api/httplistener.h"
#include "core/service/keyring.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/keystore.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"

#include <memory>
#include <numeric>

namespace support
{

/// The parts of balcao-server in this process, with its own port. The test controls the clock and
/// the settings, which the real program does not expose.
class ShopServer
{
public:
    ShopServer(const QString &database, core::ServiceOptions options, const TestClock &clock,
               const core::HttpLimits &limits = {}, const QList<core::Transaction> &history = {})
    {
        options.callers = core::Callers::Any;
        core::LocalTransactionService::Setup setup{
            .database = database,
            .settings = core::validated(options).value(),
            .findStrategy = core::LocalTransactionService::FindStrategy::AtOnce,
            .clock = clock,
            .random = TestRandom()};
        if (!history.isEmpty())
            setup.history = [history] { return history; };
        m_service = std::make_unique<core::LocalTransactionService>(setup);
        m_keys = std::make_unique<core::KeyRing>();
        if (!await(m_service->open()) || !await(m_keys->open(database)))
            qFatal("the shop does not open");
        m_key = core::newKey(options.environment, QByteArray(32, 'k'));
        const auto store = core::Database::open(database, core::Database::Access::ReadWrite);
        const core::ApiKey key{.id = QUuid::createUuid(),
                               .name = u"Balcão 1"_s,
                               .platform = kPlatform,
                               .scopes = core::kAllScopes,
                               .created = noon(),
                               .revoked = {}};
        if (!store ||
            !core::KeyStore(**store).add(key, *core::keyDigest(m_key, options.environment)))
            qFatal("no key");
        listen(limits);
        m_api = std::make_unique<core::ApiServer>(
            core::ApiServer::Setup{.service = *m_service,
                                   .keys = *m_keys,
                                   .environment = options.environment,
                                   .publicUrl = url().toLatin1()});
    }

    /// Ends all connections, and accepts none until start().
    void stop() { m_listener.reset(); }
    void start() { listen({}); }

    [[nodiscard]] QString url() const { return QStringLiteral("http://localhost:%1").arg(m_port); }
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] int connectionCount() const { return m_listener->connectionCount(); }
    /// Returns the number of answers with that status; 0 counts all.
    [[nodiscard]] int answers(int status = 0) const
    {
        const QList<int> counts = m_answers.values();
        return status > 0 ? m_answers.value(status)
                          : std::accumulate(counts.begin(), counts.end(), 0);
    }
    /// Returns the number of answers to that route, with any status.
    [[nodiscard]] int answersTo(const QByteArray &route) const { return m_routes.value(route); }
    [[nodiscard]] const QByteArray &key() const { return m_key; }
    [[nodiscard]] core::LocalTransactionService &service() { return *m_service; }

    bool hasCapabilities = true; ///< false: as a server of an older version

private:
    /// Listens on the same port as earlier, if any.
    void listen(const core::HttpLimits &limits)
    {
        m_listener = std::make_unique<core::HttpListener>(
            [this](const core::HttpRequest &request, const core::HttpListener::Answer &answer) {
                if (hasCapabilities || request.path != "/api/v1/capabilities")
                    return m_api->handle(request, answer);
                answer({.status = 404, .contentType = {}, .body = {}});
            },
            [this](const core::HttpExchange &exchange) {
                ++m_answers[exchange.status];
                ++m_routes[exchange.route];
            },
            limits);
        if (!m_listener->listen(QHostAddress::LocalHost, m_port))
            qFatal("no port to listen on");
        m_port = m_listener->serverPort();
    }

    QByteArray m_key;
    quint16 m_port = 0;             ///< 0: any
    QMap<int, int> m_answers;       ///< by status
    QMap<QByteArray, int> m_routes; ///< by route
    std::unique_ptr<core::LocalTransactionService> m_service;
    std::unique_ptr<core::KeyRing> m_keys;
    std::unique_ptr<core::ApiServer> m_api;
    std::unique_ptr<core::HttpListener> m_listener; ///< destroyed before the objects that it uses
};

} // namespace support
