// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/servecommand.h"

#include "app/quitsignals.h"
#include "app/server/commanddata.h"
#include "app/server/paymentpage.h"
#include "app/server/serverlog.h"
#include "app/server/servermetrics.h"
#include "app/server/serviceconfig.h"
#include "app/server/servicemanager.h"
#include "core/api/apiserver.h"
#include "core/database/database.h"
#include "core/domain/blank.h"
#include "core/domain/returnurl.h"
#include "core/service/keyring.h"
#include "core/service/localtransactionservice.h"
#include "core/service/readinessprobe.h"
#include "core/service/sandboxclock.h"
#include "core/storage/keystore.h"
#include "core/webhook/localwebhookservice.h"
#include "core/webhook/webhookdeliverer.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QThread>
#include <QtCore/QUrl>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslCipher>
#include <QtNetwork/QSslKey>
#include <QtNetwork/QSslSocket>

#include <array>
#include <cstdio>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace app
{

using namespace Qt::StringLiterals;
using core::Environment;

namespace
{

const QString kMaxConnections = u"max-connections"_s;
const QString kMaxPerAddress = u"max-connections-per-address"_s;
const QString kMetrics = u"metrics"_s;
const QString kMetricsListen = u"metrics-listen"_s;
const QString kShopName = u"shop-name"_s;
const QString kPageColor = u"page-color"_s;
const QString kReturnUrl = u"return-url"_s;

void addServeOptions(CommandOptions &options)
{
    options.add(u"listen"_s,
                u"Address to listen on, ADDRESS:PORT; port 0 selects any. An address that "
                "others can reach needs TLS or --behind-proxy, and --public-url. A socket of "
                "systemd replaces the address."_s,
                u"ADDRESS:PORT"_s, u"127.0.0.1:8080"_s);
    options.add(u"public-url"_s, u"Public address of the server, used in links."_s, u"URL"_s);
    options.add(u"behind-proxy"_s,
                u"The server is behind a proxy that handles TLS and puts the client in the "
                "last entry of X-Forwarded-For."_s);
    options.add(u"workers"_s,
                u"Number of threads for codes, lists and pages, 1 to 64. Default: one per "
                "processor."_s,
                u"N"_s);
    options.add(kMaxConnections, u"Maximum number of connections, 1 to 65536."_s, u"N"_s, u"512"_s);
    options.add(kMaxPerAddress,
                u"Maximum number of connections of one client, 1 to 65536. Without effect for "
                "this computer and behind a proxy."_s,
                u"N"_s, u"32"_s);
    options.add(kMetrics,
                u"Serves /metrics for Prometheus on the address of --listen. A proxy should not "
                "pass this path on."_s);
    options.add(kMetricsListen,
                u"Second address, for operators: /metrics, /health and /ready without TLS."_s,
                u"ADDRESS:PORT"_s);
    options.add(u"tls-certificate"_s, u"PEM file with the certificate and its chain."_s, u"FILE"_s);
    options.add(u"tls-key"_s, u"PEM file with the private key, readable only by its owner."_s,
                u"FILE"_s);
    options.add(kShopName,
                u"Name of the shop on the payer's page, at most 60 characters. Default: the name "
                "in the codes."_s,
                u"TEXT"_s);
    options.add(kPageColor, u"Color of the shop on the payer's page, as #0b6b4f."_s, u"COLOR"_s);
    options.add(kReturnUrl,
                u"Address of the link \"Back to the shop\" on the payer's page. {id} and "
                "{reference} are replaced by those of the charge."_s,
                u"URL"_s);
    addServiceOptions(options);
    options.addConfiguration();
}

/// Parses "127.0.0.1:8080" or "[::1]:0". Returns nullopt for any other text.
std::optional<std::pair<QHostAddress, quint16>> endpointFrom(const QString &text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    QString host = text.left(qMax<qsizetype>(0, colon));
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.mid(1, host.size() - 2);
    else if (host.contains(u':'))
        return std::nullopt;
    const QHostAddress address(host);
    bool isPort = false;
    const quint16 port = text.mid(colon + 1).toUShort(&isPort);
    if (colon < 0 || address.isNull() || !isPort)
        return std::nullopt;
    return std::pair(address, port);
}

std::optional<QByteArray> publicUrlFrom(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    if (!url.isValid() || !isWeb || url.host().isEmpty() || !url.userInfo().isEmpty() ||
        url.hasQuery() || url.hasFragment())
        return std::nullopt;
    return url.toEncoded(QUrl::StripTrailingSlash);
}

/// Returns false for a public address over which keys and payment codes would travel unencrypted.
bool isSafe(const QByteArray &publicUrl)
{
    const QUrl url(QString::fromUtf8(publicUrl));
    return url.scheme() == "https"_L1 || url.host() == "localhost"_L1 ||
           QHostAddress(url.host()).isLoopback();
}

/// Returns the ciphers that authenticate what they encrypt.
QList<QSslCipher> authenticatedCiphers()
{
    QList<QSslCipher> ciphers = QSslConfiguration::supportedCiphers();
    ciphers.removeIf([](const QSslCipher &cipher) {
        const QString name = cipher.name();
        return !name.contains("GCM"_L1) && !name.contains("CHACHA20"_L1);
    });
    return ciphers;
}

/// Returns the address of a listening socket; nullopt unless it is a socket of IP.
std::optional<std::pair<QHostAddress, quint16>> endpointOf(int socket)
{
    sockaddr_storage address{};
    socklen_t length = sizeof address;
    if (::getsockname(socket, reinterpret_cast<sockaddr *>(&address), &length) != 0)
        return std::nullopt;
    const QHostAddress host(reinterpret_cast<const sockaddr *>(&address));
    if (address.ss_family == AF_INET)
        return std::pair(host, ntohs(reinterpret_cast<const sockaddr_in &>(address).sin_port));
    if (address.ss_family == AF_INET6)
        return std::pair(host, ntohs(reinterpret_cast<const sockaddr_in6 &>(address).sin6_port));
    return std::nullopt;
}

/// Returns nullopt if `text` is not a valid number of connections.
std::optional<int> connectionsFrom(const QString &text)
{
    constexpr int kMaxCount = 65536;
    bool isNumber = false;
    const int count = text.toInt(&isNumber);
    return isNumber && count >= 1 && count <= kMaxCount ? std::optional(count) : std::nullopt;
}

/// Returns nullopt if `text` is not a valid thread count.
std::optional<int> workersFrom(const QString &text)
{
    constexpr int kMaxCount = 64;
    if (text.isEmpty())
        return qBound(1, QThread::idealThreadCount(), kMaxCount);
    bool isNumber = false;
    const int count = text.toInt(&isNumber);
    return isNumber && count >= 1 && count <= kMaxCount ? std::optional(count) : std::nullopt;
}

std::optional<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

/// Checks by a handshake whether the key matches the certificate, because otherwise the first
/// client would find the error.
bool isPair(const QSslConfiguration &tls)
{
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return true; // no result
    QSslSocket server;
    server.setSslConfiguration(tls);
    server.setSocketDescriptor(ends[0]);
    server.startServerEncryption();
    ::close(ends[1]);
    return server.error() == QAbstractSocket::UnknownSocketError;
}

/// Returns the exit for files without a usable certificate or key.
CommandExit unreadable(bool hasCertificate)
{
    return {hasCertificate
                ? u"The private key cannot be read: it must be a PEM file of an RSA or EC key "
                  "without a passphrase. Ed25519 is not supported.\n"_s
                : u"The certificate or its key cannot be read.\n"_s,
            1};
}

tl::expected<std::optional<QSslConfiguration>, CommandExit> tlsFrom(const CommandOptions &options)
{
    const bool hasCertificate = options.has(u"tls-certificate"_s);
    if (hasCertificate != options.has(u"tls-key"_s))
        return tl::unexpected(options.wrong(u"--tls-certificate and --tls-key go together."_s));
    if (!hasCertificate)
        return std::nullopt;
    const QString keyFile = options.value(u"tls-key"_s);
    constexpr auto kOthers =
        QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther;
    if (QFile::permissions(keyFile) & kOthers)
        return tl::unexpected(
            CommandExit{u"%1 can be read by others: chmod 600.\n"_s.arg(keyFile), 1});
    const auto pem = contentOf(options.value(u"tls-certificate"_s));
    const auto keyPem = contentOf(keyFile);
    const QList<QSslCertificate> chain = QSslCertificate::fromData(pem.value_or(QByteArray()));
    QSslKey key;
    for (const QSsl::KeyAlgorithm algorithm : {QSsl::Ec, QSsl::Rsa}) {
        if (key.isNull())
            key = QSslKey(keyPem.value_or(QByteArray()), algorithm);
    }
    if (chain.isEmpty() || key.isNull())
        return tl::unexpected(unreadable(pem && keyPem && !chain.isEmpty()));
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificateChain(chain);
    tls.setPrivateKey(key);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    if (!isPair(tls))
        return tl::unexpected(CommandExit{u"The key does not match the certificate.\n"_s, 1});
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    tls.setCiphers(authenticatedCiphers());
    return tls;
}

/// Sets the environment of the data, on a separate connection.
core::Result<void> settle(const QString &address, Environment environment)
{
    const auto present =
        core::Database::open(address, core::Database::Access::ReadOnly)
            .and_then([](const auto &database) { return core::KeyStore(*database).environment(); });
    if (!present)
        return tl::unexpected(present.error());
    if (*present == environment)
        return {};
    return core::Database::open(address, core::Database::Access::SecondWriter)
        .and_then([environment](const auto &database) {
            return core::KeyStore(*database).settleEnvironment(environment);
        });
}

/// The lifetime of a server, from opening its data to the last response.
class Server : public QObject
{
public:
    explicit Server(const ServeSetup &setup)
        : m_setup(setup)
        , m_service({.database = setup.place.address,
                     .settings = setup.settings,
                     .findStrategy = core::LocalTransactionService::FindStrategy::AtOnce,
                     .clock = clockOf(setup.settings)})
        , m_metrics(m_service, setup.place.address)
        , m_outbox(setup.place.address)
        , m_readiness(setup.place.address)
    {}

    void start()
    {
        core::onAnswer(m_service.open(), this, [this](const core::Result<void> &opened) {
            if (!opened)
                return fail(reasonText(opened.error()));
            const auto settled = settle(m_setup.place.address, m_setup.settings->environment);
            if (!settled)
                return fail(reasonText(settled.error()));
            core::onAnswer(m_keys.open(m_setup.place.address), this,
                           [this](const core::Result<void> &found) {
                               if (!found)
                                   return fail(reasonText(found.error()));
                               listen();
                           });
        });
    }

    void stop()
    {
        m_manager.reportStopping();
        if (m_webhooks)
            m_webhooks->stop();
        if (m_operations)
            m_operations->stop();
        if (!m_listener)
            return QCoreApplication::exit(m_exit.code); // before the event loop started
        m_listener->stop();
    }

    /// Applies the certificate and the limits of connections. Other settings need a restart.
    void reload(const QStringList &arguments)
    {
        if (!m_listener)
            return;
        m_manager.reportReloading();
        const auto setup = readServe(arguments);
        if (setup) {
            if (setup->tls)
                m_listener->renewTls(*setup->tls);
            const core::HttpLimits limits = limitsOf(*setup);
            m_listener->setConnectionLimits(limits.connections, limits.perAddress);
            logMessage(LogLevel::Info, u"reloaded the certificate and the limits of connections"_s);
        } else {
            logMessage(LogLevel::Error,
                       u"nothing was reloaded: "_s + setup.error().text.section(u'\n', 0, 0));
        }
        m_manager.reportReady();
    }

    [[nodiscard]] const CommandExit &result() const { return m_exit; }

private:
    void fail(const QString &why)
    {
        m_exit = {why + u'\n', 1};
        QCoreApplication::exit(1);
    }

    /// Returns the clock that clients of a sandbox can set; null in production.
    core::Clock clockOf(const core::ServiceSettings &settings)
    {
        if (settings->environment != Environment::Sandbox)
            return {};
        return [this] { return m_clock.now(); };
    }

    QDateTime advance(std::chrono::seconds step)
    {
        const QDateTime now = m_clock.advance(step);
        m_service.handleClockChange();
        return now;
    }

    static core::HttpLimits limitsOf(const ServeSetup &setup)
    {
        core::HttpLimits limits;
        limits.connections = setup.maxConnections;
        limits.perAddress = setup.isBehindProxy ? setup.maxConnections // all come from the proxy
                                                : setup.maxConnectionsPerAddress;
        return limits;
    }

    /// Listens on the second address. Returns false after an error.
    bool listenToOperators()
    {
        if (!m_setup.operations)
            return true;
        m_operations = std::make_unique<core::HttpListener>(
            [this](const core::HttpRequest &request, const core::HttpListener::Answer &answer) {
                m_api->handleOperations(request, answer);
            },
            nullptr); // scrapes would fill the log
        const auto &[address, port] = *m_setup.operations;
        if (m_operations->listen(address, port))
            return true;
        fail(u"Cannot listen on the address for operators: "_s + m_operations->errorString());
        return false;
    }

    bool listenOnAddress()
    {
        return m_setup.socket ? m_listener->setSocketDescriptor(*m_setup.socket)
                              : m_listener->listen(m_setup.address, m_setup.port);
    }

    void listen()
    {
        m_listener = std::make_unique<core::HttpListener>(
            [this](const core::HttpRequest &request, const core::HttpListener::Answer &answer) {
                m_api->handle(request, answer);
            },
            [this](const core::HttpExchange &exchange) {
                m_metrics.add(exchange);
                logRequest(exchange);
            },
            limitsOf(m_setup));
        if (m_setup.tls)
            m_listener->setTls(*m_setup.tls);
        if (m_setup.tls || m_setup.publicUrl.startsWith("https:"))
            m_listener->setStrictTransport();
        if (!listenOnAddress())
            return fail(u"Cannot listen: "_s + m_listener->errorString());
        connect(m_listener.get(), &core::HttpListener::stopped, this,
                [] { QCoreApplication::exit(0); });

        QUrl url;
        url.setScheme(m_setup.tls ? u"https"_s : u"http"_s);
        url.setHost(m_setup.address.toString());
        url.setPort(m_listener->serverPort());
        const QByteArray here = url.toEncoded();
        const auto *const merchant = std::get_if<core::Merchant>(&m_setup.settings->payee);
        PageDesign design = m_setup.design;
        if (design.name.isEmpty() && merchant)
            design.name = merchant->name;
        const auto page = std::make_shared<PaymentPage>(design, m_setup.settings->environment);
        const bool isSandbox = m_setup.settings->environment == Environment::Sandbox;
        const core::WebhookReach reach =
            isSandbox ? core::WebhookReach::Local : core::WebhookReach::Public;
        m_webhookService = std::make_unique<core::LocalWebhookService>(
            core::LocalWebhookService::Setup{.database = m_setup.place.address,
                                             .reach = reach,
                                             .wake = [this] { m_webhooks->wake(); }});
        m_api = std::make_unique<core::ApiServer>(core::ApiServer::Setup{
            .service = m_service,
            .keys = m_keys,
            .environment = m_setup.settings->environment,
            .publicUrl = m_setup.publicUrl.isEmpty() ? here : m_setup.publicUrl,
            .peers = m_setup.isBehindProxy ? core::ApiServer::Peers::Proxy
                                           : core::ApiServer::Peers::Clients,
            .page = [page](const core::PageVisit &visit) { return (*page)(visit); },
            .findReturnUrl = [this](const QUuid &id) { return m_service.returnUrl(id); },
            .formerKeys = m_setup.formerKeys,
            .workers = m_setup.workers,
            .outbox = &m_outbox,
            .webhooks = m_webhookService.get(),
            .advanceClock = [this](std::chrono::seconds step) { return advance(step); },
            .checkReadiness = [this] { return m_readiness.check(); },
            .metrics = [this](const core::ApiCall &call) { m_metrics.serve(call); },
            .metricsPlace = m_setup.hasPublicMetrics ? core::ApiServer::MetricsPlace::Everywhere
                                                     : core::ApiServer::MetricsPlace::Operations});
        if (!listenToOperators())
            return;
        m_webhooks = std::make_unique<core::WebhookDeliverer>(core::DeliverySetup{
            .database = m_setup.place.address,
            .reach = reach,
            .log = [this](const core::DeliveryRecord &record) { handleDelivery(record); }});
        connect(&m_service, &core::TransactionService::changed, this,
                [this](const core::Transaction &transaction) {
                    if (transaction.events.size() > 1) // a creation causes no notification
                        m_webhooks->wake();
                });
        if (isSandbox)
            logMessage(LogLevel::Warning,
                       u"SANDBOX: no money moves here; payments are simulated."_s);
        if (m_operations)
            logMessage(LogLevel::Info,
                       u"listening for operators on port %1"_s.arg(m_operations->serverPort()));
        std::printf("listening on %s\n", here.constData());
        std::fflush(stdout);
        m_manager.reportReady();
    }

    /// Called in the thread of the deliverer.
    void handleDelivery(const core::DeliveryRecord &record)
    {
        logDelivery(record);
        QMetaObject::invokeMethod(
            &m_metrics, [this, record] { m_metrics.add(record); }, Qt::QueuedConnection);
    }

    const ServeSetup m_setup;
    CommandExit m_exit;
    core::SandboxClock m_clock;
    core::LocalTransactionService m_service;
    ServerMetrics m_metrics;
    core::OutboxReader m_outbox;
    core::ReadinessProbe m_readiness;
    ServiceManager m_manager;
    core::KeyRing m_keys;
    std::unique_ptr<core::WebhookDeliverer> m_webhooks;
    std::unique_ptr<core::LocalWebhookService> m_webhookService; ///< wakes m_webhooks
    std::unique_ptr<core::ApiServer> m_api;
    // The listeners are destroyed before the objects of their handlers.
    std::unique_ptr<core::HttpListener> m_operations; ///< null: no address for operators
    std::unique_ptr<core::HttpListener> m_listener;
};

/// Parses the design of the payer's page.
tl::expected<PageDesign, CommandExit> designFrom(const CommandOptions &options,
                                                 Environment environment)
{
    PageDesign design{.name = options.value(kShopName).trimmed(),
                      .returnUrl = options.value(kReturnUrl)};
    if (options.has(kShopName) && (core::isBlank(design.name) || design.name.contains(u'\n') ||
                                   design.name.toUcs4().size() > PageDesign::kMaxName))
        return tl::unexpected(
            options.wrong(options.textOf(kShopName) + u" is text of 1 to 60 characters."_s));
    const auto color = colorFrom(options.value(kPageColor));
    if (options.has(kPageColor) && !color)
        return tl::unexpected(
            options.wrong(options.textOf(kPageColor) + u" is a color, as #0b6b4f."_s));
    design.color = color.value_or(QByteArray());
    if (options.has(kReturnUrl) && !core::isReturnUrl(design.returnUrl))
        return tl::unexpected(
            options.wrong(options.textOf(kReturnUrl) + u" is http://… or https://…."_s));
    if (options.has(kReturnUrl) && environment == Environment::Production &&
        !isSafe(design.returnUrl.toUtf8()))
        return tl::unexpected(
            options.wrong(options.textOf(kReturnUrl) + u" is https://… in production."_s));
    return design;
}

} // namespace

tl::expected<ServeSetup, CommandExit> readServe(const QStringList &arguments)
{
    CommandOptions options(
        u"serve"_s,
        u"Serves the API over HTTP until SIGTERM or SIGINT, then finishes the current "
        "requests. SIGHUP reads the certificate and the limits of connections again. Prints "
        "\"listening on URL\" when ready, and a line of JSON per request to standard "
        "error."_s);
    addServeOptions(options);
    const auto place = options.read(arguments);
    if (!place)
        return tl::unexpected(place.error());
    const auto socket = ServiceManager::listeningSocket();
    const auto endpoint = socket ? endpointOf(*socket) : endpointFrom(options.value(u"listen"_s));
    if (!endpoint && socket)
        return tl::unexpected(options.wrong(u"The socket of systemd is not a port of IP."_s));
    if (!endpoint)
        return tl::unexpected(options.wrong(options.textOf(u"listen"_s) +
                                            u" is ADDRESS:PORT, as in 127.0.0.1:8080."_s));
    const QString publicUrl = options.value(u"public-url"_s);
    const auto url = publicUrlFrom(publicUrl);
    if (!publicUrl.isEmpty() && !url)
        return tl::unexpected(
            options.wrong(options.textOf(u"public-url"_s) + u" is http://… or https://…."_s));
    const auto tls = tlsFrom(options);
    if (!tls)
        return tl::unexpected(tls.error());
    const bool isBehindProxy = options.has(u"behind-proxy"_s);
    if (!endpoint->first.isLoopback() && ((!*tls && !isBehindProxy) || publicUrl.isEmpty()))
        return tl::unexpected(options.wrong(
            u"Others can reach %1: that needs --public-url, and --tls-certificate with --tls-key "
            "or --behind-proxy."_s.arg(endpoint->first.toString())));
    const auto workers = workersFrom(options.value(u"workers"_s));
    if (!workers)
        return tl::unexpected(options.wrong(options.textOf(u"workers"_s) + u" is 1 to 64."_s));
    const auto connections = connectionsFrom(options.value(kMaxConnections));
    const auto perAddress = connectionsFrom(options.value(kMaxPerAddress));
    if (!connections || !perAddress)
        return tl::unexpected(options.wrong(
            options.textOf(connections ? kMaxPerAddress : kMaxConnections) + u" is 1 to 65536."_s));
    const auto operations = endpointFrom(options.value(kMetricsListen));
    if (options.has(kMetricsListen) && !operations)
        return tl::unexpected(options.wrong(options.textOf(kMetricsListen) +
                                            u" is ADDRESS:PORT, as in 127.0.0.1:9464."_s));
    const auto config = readService(options, *place);
    if (!config)
        return tl::unexpected(config.error());
    if (url && config->settings->environment == Environment::Production && !isSafe(*url))
        return tl::unexpected(options.wrong(
            options.textOf(u"public-url"_s) +
            u" is https://… in production: payers and keys need an encrypted connection."_s));
    const auto design = designFrom(options, config->settings->environment);
    if (!design)
        return tl::unexpected(design.error());
    if (options.has(u"print-config"_s))
        return tl::unexpected(CommandExit{
            configText(options, *config, {{u"workers"_s, QString::number(*workers)}}), 0});
    return ServeSetup{.place = *place,
                      .settings = config->settings,
                      .address = endpoint->first,
                      .port = endpoint->second,
                      .socket = socket,
                      .publicUrl = url.value_or(QByteArray()),
                      .isBehindProxy = isBehindProxy,
                      .workers = *workers,
                      .maxConnections = *connections,
                      .maxConnectionsPerAddress = *perAddress,
                      .hasPublicMetrics = options.has(kMetrics),
                      .operations = operations,
                      .tls = *tls,
                      .design = *design,
                      .formerKeys = config->formerKeys};
}

CommandExit serve(const ServeSetup &setup, const QStringList &arguments,
                  const QuitSignals &quitSignals)
{
    Server server(setup);
    QObject::connect(&quitSignals, &QuitSignals::reloadRequested, &server,
                     [&server, arguments] { server.reload(arguments); });
    QObject::connect(&quitSignals, &QuitSignals::quitRequested, &server,
                     [&server] { server.stop(); });
    server.start();
    QCoreApplication::exec();
    return server.result();
}

} // namespace app
