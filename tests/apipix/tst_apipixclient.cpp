// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/apipixclient.h"
#include "tests/support/simulatedbank.h"
#include "tests/support/testmain.h"

#include <QtCore/QProcess>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::ApiPixClient;
using core::ApiPixReply;
using core::BankFault;
using core::CallReach;
using core::Error;
using support::SimulatedBank;
using Transport = SimulatedBank::Transport;

namespace
{

QUrlQuery today()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QUrlQuery query;
    query.addQueryItem(u"inicio"_s, core::toApiPixTime(now.addSecs(-3600)));
    query.addQueryItem(u"fim"_s, core::toApiPixTime(now.addSecs(5)));
    return query;
}

std::optional<ApiPixReply> getPix(ApiPixClient &client)
{
    std::optional<ApiPixReply> reply;
    client.get("/pix", today(), [&reply](const ApiPixReply &come) { reply = come; });
    (void)QTest::qWaitFor([&reply] { return reply.has_value(); }, kWaitLimit);
    return reply;
}

} // namespace

class TestApiPixClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worksWithEveryBank_data()
    {
        QTest::addColumn<QString>("psp");
        QTest::addColumn<Transport>("transport");
        for (const core::PspProfile &psp : core::pspProfiles()) {
            QTest::newRow(qPrintable(psp.id + u" http"_s)) << psp.id << Transport::Http;
            QTest::newRow(qPrintable(psp.id + u" https"_s)) << psp.id << Transport::Https;
        }
    }

    void worksWithEveryBank()
    {
        QFETCH(const QString, psp);
        QFETCH(const Transport, transport);
        SimulatedBank bank(psp, transport);
        bank.bank().pay({.txid = u"abc123"_s,
                         .amount = core::Money::fromCents(1230),
                         .settledAt = QDateTime::currentDateTimeUtc().addSecs(-600)});
        ApiPixClient client(bank.client());
        const auto reply = getPix(client);
        QVERIFY(reply);
        const auto body = bodyOf(*reply);
        QVERIFY2(body, qPrintable(body ? QString() : body.error().detail));
        const auto page = core::pixPageFromJson(*body);
        QVERIFY(page);
        QCOMPARE(page->items.size(), 1);
        QCOMPARE(page->items[0].txid, u"abc123"_s);
    }

    void requestsOneTokenForAllCalls()
    {
        SimulatedBank bank;
        ApiPixClient client(bank.client());
        int answers = 0;
        for (int i = 0; i < 5; ++i)
            client.get("/pix", today(),
                       [&answers](const ApiPixReply &reply) { answers += bodyOf(reply) ? 1 : 0; });
        QTRY_COMPARE(answers, 5);
        QCOMPARE(bank.bank().requests("POST", "/oauth/token"), 1);
        QVERIFY(getPix(client));
        QCOMPARE(bank.bank().requests("POST", "/oauth/token"), 1);
        QCOMPARE(client.scopes(), ApiPixClient::wantedScopes(client.psp()));
    }

    void renewsAShortToken()
    {
        SimulatedBank bank(u"other"_s, Transport::Http,
                           [](auto &setup) { setup.tokenLifetime = 60s; });
        ApiPixClient client(bank.client());
        QVERIFY(bodyOf(*getPix(client)));
        QTest::qWait(1100);
        QVERIFY(bodyOf(*getPix(client)));
        QCOMPARE(bank.bank().requests("POST", "/oauth/token"), 2);
    }

    void asksOnceMoreAfter401()
    {
        SimulatedBank bank;
        ApiPixClient client(bank.client());
        QVERIFY(bodyOf(*getPix(client)));
        bank.bank().expireTokens();
        QVERIFY(bodyOf(*getPix(client)));
        QCOMPARE(bank.bank().requests("POST", "/oauth/token"), 2);
        bank.server.addFault({.call = "GET /v2/pix", .fault = BankFault::Unauthorized, .count = 9});
        const auto reply = getPix(client);
        QCOMPARE(bodyOf(*reply).error().code, Error::Code::AccessDenied);
        QCOMPARE(bank.bank().requests("POST", "/oauth/token"), 3);
    }

    void reportsFaults_data()
    {
        QTest::addColumn<BankFault>("fault");
        QTest::addColumn<Error::Code>("code");
        QTest::addColumn<Transport>("transport");
        const auto row = [](BankFault fault, Error::Code code) {
            const QString name = core::toText(fault);
            QTest::newRow(qPrintable(name)) << fault << code << Transport::Http;
            QTest::newRow(qPrintable(name + u" https"_s)) << fault << code << Transport::Https;
        };
        row(BankFault::NoAnswer, Error::Code::Unavailable);
        row(BankFault::Cut, Error::Code::Unavailable);
        row(BankFault::HalfAnswer, Error::Code::Unavailable);
        row(BankFault::Garbage, Error::Code::NotUnderstood);
        row(BankFault::Unauthorized, Error::Code::AccessDenied);
        row(BankFault::Conflict, Error::Code::NotUnderstood);
        row(BankFault::TooMany, Error::Code::Unavailable);
        row(BankFault::Unavailable, Error::Code::Unavailable);
        row(BankFault::HtmlPage, Error::Code::Unavailable);
        row(BankFault::Redirect, Error::Code::NotUnderstood);
        row(BankFault::HugeBody, Error::Code::NotUnderstood);
    }

    void reportsFaults()
    {
        QFETCH(const BankFault, fault);
        QFETCH(const Error::Code, code);
        QFETCH(const Transport, transport);
        SimulatedBank bank(u"other"_s, transport);
        bank.server.addFault({.call = "GET /v2/pix", .fault = fault, .count = 2});
        ApiPixClient client(bank.client());
        const auto reply = getPix(client);
        QVERIFY(reply);
        QVERIFY(!bodyOf(*reply));
        QCOMPARE(bodyOf(*reply).error().code, code);
        if (fault == BankFault::TooMany)
            QCOMPARE(reply->result.answer.retryAfter, 1s);
        // The next round works again.
        bank.server.addFault({.call = "DELETE", .fault = fault});
        QTRY_VERIFY(bodyOf(*getPix(client)));
    }

    void reportsFaultsOfTheToken()
    {
        SimulatedBank bank;
        auto setup = bank.client();
        setup.secret = "wrong";
        ApiPixClient wrong(setup);
        const auto refused = getPix(wrong);
        QCOMPARE(refused->stage, ApiPixReply::Stage::Token);
        QCOMPARE(bodyOf(*refused).error().code, Error::Code::AccessDenied);
        QCOMPARE(bank.bank().requests("GET", "/v2/pix"), 0);
        bank.server.addFault({.call = "POST /oauth", .fault = BankFault::WrongJson});
        ApiPixClient client(bank.client());
        const auto unreadable = getPix(client);
        QCOMPARE(bodyOf(*unreadable).error().code, Error::Code::NotUnderstood);
    }

    void presentsTheCertificate_data()
    {
        QTest::addColumn<QString>("who");
        QTest::addColumn<QSsl::SslProtocol>("protocol");
        QTest::newRow("none, TLS 1.3") << u""_s << QSsl::TlsV1_3;
        QTest::newRow("none, TLS 1.2") << u""_s << QSsl::TlsV1_2;
        QTest::newRow("unknown, TLS 1.3") << u"stranger"_s << QSsl::TlsV1_3;
        QTest::newRow("unknown, TLS 1.2") << u"stranger"_s << QSsl::TlsV1_2;
    }

    void presentsTheCertificate()
    {
        QFETCH(const QString, who);
        QFETCH(const QSsl::SslProtocol, protocol);
        // Qt's server ends the connection without the alert that banks send.
        QProcess server;
        const QString folder = QStringLiteral(TEST_DATA "/bank/");
        server.setProcessChannelMode(QProcess::MergedChannels);
        server.start(u"openssl"_s,
                     {u"s_server"_s, u"-accept"_s, u"127.0.0.1:0"_s, u"-Verify"_s, u"1"_s,
                      u"-verify_return_error"_s, u"-CAfile"_s, folder + u"ca.pem"_s, u"-cert"_s,
                      folder + u"server.pem"_s, u"-key"_s, folder + u"server-key.pem"_s,
                      protocol == QSsl::TlsV1_3 ? u"-tls1_3"_s : u"-tls1_2"_s});
        QByteArray output;
        QTRY_VERIFY2((output += server.readAll()).contains("ACCEPT 127.0.0.1:"),
                     output.constData());
        const QByteArray port = output.mid(output.indexOf("ACCEPT 127.0.0.1:") + 17).split('\n')[0];
        SimulatedBank bank(u"other"_s, Transport::Https);
        auto setup = bank.client();
        setup.connection.token =
            *core::ServiceAddress::parse(u"https://127.0.0.1:"_s + QString::fromLatin1(port));
        setup.identity = who.isEmpty() ? core::tlsIdentity({}, {}, support::bankFile(u"ca.pem"_s))
                                       : support::clientIdentity(who);
        QVERIFY(setup.identity);
        ApiPixClient client(setup);
        const auto reply = getPix(client);
        server.kill();
        server.waitForFinished();
        QVERIFY(reply);
        QVERIFY2(core::isCertificateRefused(reply->result), qPrintable(reply->result.detail));
        QCOMPARE(bodyOf(*reply).error().code, Error::Code::AccessDenied);
    }

    void trustsOnlyKnownAuthorities()
    {
        SimulatedBank bank(u"other"_s, Transport::Https);
        auto setup = bank.client();
        setup.identity = nullptr;
        ApiPixClient client(setup);
        const auto reply = getPix(client);
        QCOMPARE(reply->result.reach, CallReach::NotTrusted);
        QVERIFY(!core::isCertificateRefused(reply->result));
    }

    void followsTheClockOfTheBank()
    {
        SimulatedBank bank;
        bank.server.setClockError(-24h);
        ApiPixClient client(bank.client());
        QVERIFY(getPix(client));
        const qint64 off = client.bankTime().secsTo(QDateTime::currentDateTimeUtc());
        QVERIFY2(std::abs(off - 86400) <= 2, qPrintable(QString::number(off)));
    }

    void sendsSettingsWhereTheBankWantsThem()
    {
        SimulatedBank bank(u"bb"_s);
        auto setup = bank.client();
        setup.connection.settings = {{"gw-dev-app-key", "k1"}, {"x-conta", "2"}};
        ApiPixClient client(setup);
        QVERIFY(bodyOf(*getPix(client)));
        const core::HttpRequest last = bank.bank().lastRequest();
        QVERIFY(last.query.contains("gw-dev-app-key=k1"));
        QCOMPARE(last.field("x-conta"), "2");
        QVERIFY(!last.query.contains("x-conta"));
    }
};

BALCAO_GUILESS_TEST(TestApiPixClient)
#include "tests/support/waitlimit.h"
#include "tst_apipixclient.moc"
