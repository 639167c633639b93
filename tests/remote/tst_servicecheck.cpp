// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transactionpage.h"
#include "core/remote/servicecheck.h"
#include "core/wire/capabilitiesjson.h"
#include "core/wire/transactionjson.h"
#include "core/wire/wiretime.h"
#include "tests/support/faultyservice.h"
#include "tests/support/forwardingproxy.h"
#include "tests/support/shopserver.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using support::FaultyService;
using support::kPlatform;
using Behaviour = FaultyService::Behaviour;
using Kind = ServiceFinding::Kind;
using Phase = FaultyService::Phase;
using Safety = FaultyService::Safety;

namespace
{

const QUuid kOther("11111111-2222-4333-8444-555555555555"_L1);

QByteArray pageWith(const QList<QUuid> &platforms)
{
    TransactionPage page{.transactions = {}, .currentPage = 1, .lastPage = 1};
    for (const QUuid &platform : platforms) {
        Transaction transaction;
        transaction.id = QUuid::createUuid();
        transaction.amount = Money::fromCents(100);
        transaction.created = support::noon();
        transaction.platform = platform;
        transaction.events = {{Status::Code::Pending, support::noon()}};
        page.transactions.append(transaction);
    }
    page.total = page.transactions.size();
    return toJson(page, {});
}

/// Returns `list` for the list, and `charge` for requests of a charge.
Behaviour answers(const QByteArray &list, const QByteArray &charge)
{
    return {Phase::Request,
            [list, charge](QSslSocket &socket, const FaultyService::Request &request) {
                socket.write(request.line().startsWith("GET") ? list : charge);
                socket.disconnectFromHost();
            }};
}

} // namespace

/// Each kind of unusable service has its own diagnosis, tested with a real server where possible.
class ServiceCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void checksARealService_data();
    void checksARealService();
    void makesNothing();
    void usesStatedCapabilities_data();
    void usesStatedCapabilities();
    void reportsWhatIsInTheWay_data();
    void reportsWhatIsInTheWay();
    void reportsHowItIsNotReached_data();
    void reportsHowItIsNotReached();
    void reportsAProxyThatRefuses();
    void distrustsAForeignCertificate_data();
    void distrustsAForeignCertificate();
    void givesUpWaiting();
    void showsNothingOfTheKey();

private:
    [[nodiscard]] ServiceFinding finding(const QString &address, const QByteArray &key = "secret",
                                         const QUuid &platform = kPlatform, bool isOnline = true,
                                         ServiceKind kind = ServiceKind::Sandbox);
    void serve();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<support::ShopServer> m_server;
    support::TestClock m_clock;
};

void ServiceCheckTest::init()
{
    m_server.reset();
    m_folder = std::make_unique<QTemporaryDir>();
}

void ServiceCheckTest::serve()
{
    m_server = std::make_unique<support::ShopServer>(m_folder->filePath(u"shop.db"_s),
                                                     support::serviceOptions(), m_clock);
}

ServiceFinding ServiceCheckTest::finding(const QString &address, const QByteArray &key,
                                         const QUuid &platform, bool isOnline, ServiceKind kind)
{
    ServiceCheck check({.address = *ServiceAddress::parse(address),
                        .key = key,
                        .platform = platform,
                        .kind = kind,
                        .limits = {.reach = 2s, .inactivity = 300ms, .whole = 3s},
                        .isOnline = [isOnline] { return isOnline; }});
    QSignalSpy spy(&check, &ServiceCheck::finished);
    check.start();
    if (!spy.wait(5'000))
        qFatal("it never says");
    return spy.constFirst().constFirst().value<ServiceFinding>();
}

void ServiceCheckTest::checksARealService_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("hasKey");
    QTest::addColumn<QUuid>("platform");
    QTest::addColumn<ServiceKind>("profile");
    QTest::addColumn<Kind>("kind");
    const ServiceKind sandbox = ServiceKind::Sandbox;
    QTest::newRow("fine") << QString() << true << kPlatform << sandbox << Kind::Fine;
    QTest::newRow("another key") << QString() << false << kPlatform << sandbox << Kind::KeyRefused;
    QTest::newRow("another platform")
        << QString() << true << kOther << sandbox << Kind::WrongPlatform;
    QTest::newRow("another path") << u"/v9"_s << true << kPlatform << sandbox
                                  << Kind::NotTheService;
    QTest::newRow("no real money")
        << QString() << true << kPlatform << ServiceKind::Provider << Kind::WrongKind;
}

void ServiceCheckTest::checksARealService()
{
    QFETCH(QString, path);
    QFETCH(bool, hasKey);
    QFETCH(QUuid, platform);
    QFETCH(ServiceKind, profile);
    QFETCH(Kind, kind);
    serve();
    const QByteArray key =
        hasKey ? m_server->key() : newKey(Environment::Sandbox, QByteArray(32, 'x'));
    QCOMPARE(finding(m_server->url() + path, key, platform, true, profile).kind, kind);
}

void ServiceCheckTest::makesNothing()
{
    serve();
    for (int i = 0; i < 3; ++i)
        QCOMPARE(finding(m_server->url(), m_server->key()).kind, Kind::Fine);
    const ServiceFinding found = finding(m_server->url(), m_server->key());
    QVERIFY(found.mayCharge && found.stated && found.stated->simulates);
    QCOMPARE(await(m_server->service().list({}))->total, 0);
}

void ServiceCheckTest::usesStatedCapabilities_data()
{
    QTest::addColumn<Scopes>("scopes");
    QTest::addColumn<int>("clockAhead"); ///< seconds
    QTest::addColumn<Environment>("environment");
    QTest::addColumn<Kind>("kind");
    const Scopes counter = Scope::Read | Scope::CashIn;
    QTest::newRow("same clock") << counter << 0 << Environment::Sandbox << Kind::Fine;
    QTest::newRow("clock ahead") << counter << 432 << Environment::Sandbox << Kind::Fine;
    QTest::newRow("clock behind") << counter << -7200 << Environment::Sandbox << Kind::Fine;
    QTest::newRow("reads only") << Scopes(Scope::Read) << 0 << Environment::Sandbox << Kind::Fine;
    QTest::newRow("real money") << counter << 0 << Environment::Production << Kind::WrongKind;
}

/// No charge is requested from a service that states its capabilities.
void ServiceCheckTest::usesStatedCapabilities()
{
    QFETCH(Scopes, scopes);
    QFETCH(int, clockAhead);
    QFETCH(Environment, environment);
    QFETCH(Kind, kind);
    const FaultyService service(
        {Phase::Request, [&](QSslSocket &socket, const FaultyService::Request &request) {
             const bool isList = request.line().contains("/transactions");
             const StatedCapabilities stated{
                 .clock = QDateTime::currentDateTimeUtc().addSecs(-clockAhead),
                 .environment = environment,
                 .platform = kPlatform,
                 .scopes = scopes};
             socket.write(FaultyService::answer(200, isList ? pageWith({}) : core::toJson(stated)));
             socket.disconnectFromHost();
         }});
    const ServiceFinding found = finding(service.url());
    QCOMPARE(found.kind, kind);
    QCOMPARE(found.mayCharge, scopes.testFlag(Scope::CashIn));
    QVERIFY(found.stated);
    // The stated clock has whole seconds, and the answer takes a while.
    QVERIFY(found.clockAhead >= std::chrono::seconds(clockAhead));
    QVERIFY(found.clockAhead <= std::chrono::seconds(clockAhead + 10));
    QCOMPARE(service.delivered.size(), 2);
}

void ServiceCheckTest::reportsWhatIsInTheWay_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("charge");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<bool>("mayCharge");
    const auto answer = [](int status, const QByteArray &body) {
        return FaultyService::answer(status, body);
    };
    const QByteArray none = answer(200, pageWith({}));
    const QByteArray ours = answer(200, pageWith({kOther, kPlatform}));
    const QByteArray amount = answer(422, R"({"error":23,"violations":[{"field":"amount"}]})");
    QTest::newRow("empty list, amount refused") << none << amount << Kind::Fine << true;
    QTest::newRow("ours in the list") << ours << amount << Kind::Fine << true;
    QTest::newRow("others in the list")
        << answer(200, pageWith({kOther})) << amount << Kind::WrongPlatform << true;
    QTest::newRow("empty list, platform refused by number")
        << none << answer(422, R"({"error":10})") << Kind::WrongPlatform << true;
    QTest::newRow("empty list, platform refused by field")
        << none << answer(400, R"({"violations":[{"field":"amount"},{"field":"platform"}]})")
        << Kind::WrongPlatform << true;
    QTest::newRow("may not charge") << ours << answer(403, "{}") << Kind::Fine << false;
    QTest::newRow("no word on the charge") << ours << QByteArray() << Kind::Fine << true;
    QTest::newRow("key refused") << answer(401, "{}") << amount << Kind::KeyRefused << true;
    QTest::newRow("key refused in HTML")
        << answer(401, "<p>") << amount << Kind::KeyRefused << true;
    QTest::newRow("may not read") << answer(403, "{}") << amount << Kind::MayNotRead << true;
    QTest::newRow("a wall in between")
        << answer(403, "<p>") << amount << Kind::NotTheService << true;
    QTest::newRow("a page for people")
        << answer(200, "<p>") << amount << Kind::NotTheService << true;
    QTest::newRow("another API") << answer(200, R"({"ok":true})") << amount << Kind::NotTheService
                                 << true;
    QTest::newRow("elsewhere") << answer(301, "") << amount << Kind::NotTheService << true;
    QTest::newRow("no such path") << answer(404, "{}") << amount << Kind::NotTheService << true;
    QTest::newRow("not HTTP") << QByteArray("220 mail.example ESMTP\r\n") << amount
                              << Kind::NotTheService << true;
    QTest::newRow("hangs up") << QByteArray() << amount << Kind::NotTheService << true;
    QTest::newRow("fault") << answer(500, "{}") << amount << Kind::Troubled << true;
    QTest::newRow("too many") << answer(429, "{}") << amount << Kind::Troubled << true;
}

void ServiceCheckTest::reportsWhatIsInTheWay()
{
    QFETCH(QByteArray, list);
    QFETCH(QByteArray, charge);
    QFETCH(Kind, kind);
    QFETCH(bool, mayCharge);
    const FaultyService service(answers(list, charge));
    const ServiceFinding found = finding(service.url());
    QCOMPARE(found.kind, kind);
    QCOMPARE(found.mayCharge, mayCharge);
}

void ServiceCheckTest::reportsHowItIsNotReached_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isOnline");
    QTest::addColumn<Kind>("kind");
    // RFC 6761: this name never exists and is never looked up.
    QTest::newRow("no such host") << u"https://pix.invalid"_s << true << Kind::NoSuchHost;
    QTest::newRow("no network") << u"https://pix.invalid"_s << false << Kind::NoNetwork;
    QTest::newRow("nobody there") << u"http://127.0.0.1:1"_s << true << Kind::NobodyThere;
    QTest::newRow("nobody here, no network")
        << u"http://127.0.0.1:1"_s << false << Kind::NobodyThere;
}

void ServiceCheckTest::reportsHowItIsNotReached()
{
    QFETCH(QString, address);
    QFETCH(bool, isOnline);
    QFETCH(Kind, kind);
    QCOMPARE(finding(address, "secret", kPlatform, isOnline).kind, kind);
}

/// Every call to a service uses the proxy of the system.
void ServiceCheckTest::reportsAProxyThatRefuses()
{
    const support::ForwardingProxy proxy(1, support::ForwardingProxy::Mode::Refuses);
    qputenv("https_proxy", "http://127.0.0.1:" + QByteArray::number(proxy.serverPort()));
    const Kind kind = finding(u"https://pix.invalid"_s).kind;
    qunsetenv("https_proxy");
    QCOMPARE(kind, Kind::NoProxy);
    QCOMPARE(proxy.targets(), QByteArrayList{"pix.invalid:443"});
}

void ServiceCheckTest::distrustsAForeignCertificate_data()
{
    QTest::addColumn<Safety>("safety");
    QTest::newRow("own") << Safety::Tls;
    QTest::newRow("expired") << Safety::Expired;
}

void ServiceCheckTest::distrustsAForeignCertificate()
{
    QFETCH(Safety, safety);
    const FaultyService service(answers(FaultyService::answer(200, pageWith({})), {}), safety);
    QCOMPARE(finding(service.url()).kind, Kind::NotTrusted);
    QVERIFY(service.delivered.isEmpty());
}

void ServiceCheckTest::givesUpWaiting()
{
    const FaultyService service(FaultyService::respondsNothingMore("HTTP/1.1 200 OK\r\n"));
    QCOMPARE(finding(service.url()).kind, Kind::Silent);
}

void ServiceCheckTest::showsNothingOfTheKey()
{
    const QByteArray key = "blc_live_abcdef";
    const FaultyService service(answers(FaultyService::answer(401, key), {}));
    QVERIFY(!finding(service.url(), key).detail.contains(QLatin1StringView(key)));
    QVERIFY(!finding(u"http://127.0.0.1:1"_s, key).detail.contains(QLatin1StringView(key)));
}

BALCAO_GUILESS_TEST(ServiceCheckTest)
#include "tst_servicecheck.moc"
