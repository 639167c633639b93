// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixclient.h"
#include "core/apipix/clientcertificate.h"
#include "core/apipix/simulatorserver.h"

#include <QtCore/QFile>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QSslKey>
#include <QtTest/QTest>

#include <chrono>

namespace support
{

inline constexpr auto kBankKey = "7d9f0335-8dcc-4054-9bf9-0dbd61d36906";

[[nodiscard]] inline QByteArray bankFile(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/bank/") + name);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return isOpen ? file.readAll() : QByteArray();
}

/// Returns the TLS settings of a bank that requires a client certificate.
[[nodiscard]] inline QSslConfiguration bankTls(QSsl::SslProtocol protocol = QSsl::TlsV1_2OrLater)
{
    using namespace Qt::StringLiterals;
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(QSslCertificate(bankFile(u"server.pem"_s)));
    tls.setPrivateKey(QSslKey(bankFile(u"server-key.pem"_s), QSsl::Rsa));
    tls.setCaCertificates(QSslCertificate::fromData(bankFile(u"ca.pem"_s)));
    tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
    tls.setProtocol(protocol);
    return tls;
}

/// Returns the client's identity: a file with certificate and key, and the test authority.
[[nodiscard]] inline std::shared_ptr<const core::TlsIdentity>
clientIdentity(const QString &name = QStringLiteral("client"))
{
    using namespace Qt::StringLiterals;
    const auto stored = core::importCertificate(
        bankFile(name + u".pem"_s) + bankFile(name + u"-key.pem"_s), {}, "passphrase");
    return core::tlsIdentity(stored ? stored->pem : QByteArray(), "passphrase",
                             bankFile(u"ca.pem"_s));
}

/// A simulated bank that listens on this computer, and the matching settings of a client.
struct SimulatedBank
{
    enum class Transport { Http, Https };

    explicit SimulatedBank(const QString &psp = QStringLiteral("other"),
                           Transport transport = Transport::Http,
                           const std::function<void(core::BankSimulator::Setup &)> &change = {})
        : profile(*core::findPsp(psp))
        , m_transport(transport)
        , server(setupOf(profile, change))
    {
        if (transport == Transport::Https)
            server.setTls(bankTls());
        const bool isListening = server.listen(QHostAddress::LocalHost);
        Q_ASSERT(isListening);
        Q_UNUSED(isListening)
    }

    [[nodiscard]] QString url(const QString &path) const
    {
        const QString scheme =
            m_transport == Transport::Https ? QStringLiteral("https") : QStringLiteral("http");
        return QStringLiteral("%1://127.0.0.1:%2%3").arg(scheme).arg(server.serverPort()).arg(path);
    }

    [[nodiscard]] core::BankConnection connection() const
    {
        return *core::validated(core::BankConnectionDraft{
            .name = QStringLiteral("Simulador"),
            .psp = profile.id,
            .base = url(QStringLiteral("/v2")),
            .token = url(QStringLiteral("/oauth/token")),
            .clientId = QStringLiteral("simulator"),
            .pixKey = QLatin1StringView(kBankKey),
        });
    }

    [[nodiscard]] core::ApiPixClient::Setup client() const
    {
        using namespace std::chrono_literals;
        return {.connection = connection(),
                .psp = profile,
                .secret = "secret",
                .identity = m_transport == Transport::Https ? clientIdentity() : nullptr,
                .limits = {.reach = 3s, .inactivity = 1s, .whole = 5s}};
    }

    [[nodiscard]] core::BankSimulator &bank() { return server.bank(); }

    core::PspProfile profile;

private:
    static core::BankSimulator::Setup
    setupOf(const core::PspProfile &profile,
            const std::function<void(core::BankSimulator::Setup &)> &change)
    {
        core::BankSimulator::Setup setup{.psp = profile, .pixKeys = {QLatin1StringView(kBankKey)}};
        if (change)
            change(setup);
        return setup;
    }

    Transport m_transport;

public:
    core::SimulatorServer server;
};

} // namespace support
