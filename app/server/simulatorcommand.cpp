// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/simulatorcommand.h"

#include "core/apipix/simulatorserver.h"
#include "core/domain/pixkey.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslKey>

#include <cstdio>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kDefaultPort = 8090;

const QString kUsage = u"bank-simulator"_s;

CommandExit wrongUsage(const QString &why)
{
    return {why + u"\nbalcao-server bank-simulator --help shows the options.\n"_s, 2};
}

QByteArray fileContent(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the TLS settings; nullopt if a file is unreadable.
std::optional<QSslConfiguration> tlsOf(const QCommandLineParser &parser)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    const auto chain =
        QSslCertificate::fromData(fileContent(parser.value(u"tls-certificate"_s)), QSsl::Pem);
    const QByteArray keyText = fileContent(parser.value(u"tls-key"_s));
    QSslKey key(keyText, QSsl::Rsa);
    if (key.isNull())
        key = QSslKey(keyText, QSsl::Ec);
    const auto clients =
        QSslCertificate::fromData(fileContent(parser.value(u"client-ca"_s)), QSsl::Pem);
    if (chain.isEmpty() || key.isNull() || clients.isEmpty())
        return std::nullopt;
    tls.setLocalCertificateChain(chain);
    tls.setPrivateKey(key);
    tls.setCaCertificates(clients);
    tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    return tls;
}

QStringList pspIds()
{
    QStringList ids;
    for (const core::PspProfile &psp : core::pspProfiles())
        ids += psp.id;
    return ids;
}

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        u"Simulates a bank with the API Pix on this computer until a signal. Keeps everything in "
        "memory; no real money moves. POST /simulator/pay {\"txid\", \"valor\", \"chave\"} plays "
        "the payer, and POST /simulator/fault {\"call\", \"fault\", \"count\", \"acts\"} plans "
        "faults."_s);
    parser.addHelpOption();
    parser.addOptions({
        {u"port"_s, u"The port on 127.0.0.1."_s, u"PORT"_s, QString::number(kDefaultPort)},
        {u"psp"_s, u"The bank whose differences are simulated: "_s + pspIds().join(u", "_s),
         u"ID"_s, u"other"_s},
        {u"client-id"_s, u"The client id that gets a token."_s, u"ID"_s, u"simulator"_s},
        {u"secret"_s, u"Its secret. No real secret belongs here."_s, u"SECRET"_s, u"secret"_s},
        {u"pix-key"_s, u"The only Pix key of the account. Default: any key."_s, u"KEY"_s},
        {u"tls-certificate"_s, u"Serves https with this certificate chain, PEM."_s, u"FILE"_s},
        {u"tls-key"_s, u"The key of the certificate, PEM."_s, u"FILE"_s},
        {u"client-ca"_s, u"The authority of the clients' certificates, PEM."_s, u"FILE"_s},
    });
}

} // namespace

CommandExit runBankSimulator(const QStringList &arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(QStringList{u"balcao-server "_s + kUsage} + arguments))
        return wrongUsage(parser.errorText());
    if (parser.isSet(u"help"_s))
        return {parser.helpText(), 0};
    if (!parser.positionalArguments().isEmpty())
        return wrongUsage(u"One argument too many."_s);
    bool isNumber = false;
    const quint16 port = parser.value(u"port"_s).toUShort(&isNumber);
    if (!isNumber)
        return wrongUsage(u"--port is 0 to 65535."_s);
    const auto psp = core::findPsp(parser.value(u"psp"_s));
    if (!psp)
        return wrongUsage(u"--psp is one of: "_s + pspIds().join(u", "_s));
    core::BankSimulator::Setup setup{.psp = *psp,
                                     .clientId = parser.value(u"client-id"_s).toUtf8(),
                                     .secret = parser.value(u"secret"_s).toUtf8()};
    if (parser.isSet(u"pix-key"_s)) {
        const auto keys = core::PixKey::readings(parser.value(u"pix-key"_s));
        if (keys.isEmpty())
            return wrongUsage(u"--pix-key is no Pix key."_s);
        setup.pixKeys = {keys.constFirst().value()};
    }
    core::SimulatorServer server(setup);
    const bool isSecure = parser.isSet(u"tls-certificate"_s);
    if (isSecure) {
        const auto tls = tlsOf(parser);
        if (!tls)
            return wrongUsage(
                u"--tls-certificate, --tls-key and --client-ca are PEM files, and go together."_s);
        server.setTls(*tls);
    }
    if (!server.listen(QHostAddress::LocalHost, port))
        return {u"Cannot listen: %1\n"_s.arg(server.errorString()), 1};
    const QString base =
        u"%1://127.0.0.1:%2"_s.arg(isSecure ? u"https"_s : u"http"_s).arg(server.serverPort());
    std::printf("SIMULATED BANK: no real money moves.\nbase %s/v2\ntoken %s/oauth/token\n",
                qPrintable(base), qPrintable(base));
    std::fflush(stdout);
    QCoreApplication::exec();
    return {};
}

} // namespace app
