// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/httpcall.h"
#include "core/http/systemproxy.h"
#include "tests/support/forwardingproxy.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using support::ForwardingProxy;
using support::HookReceiver;
using Safety = HookReceiver::Safety;

/// Tests the proxy of the system with a proxy in this process.
class SystemProxyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();

    void followsTheSystem_data();
    void followsTheSystem();
    void forwardsEncryptedCalls();
    void checksTheCertificateBehindTheProxy();
    void sendsNothingPlainThroughAProxy();
    void reportsARefusingProxy();

private:
    static CallResult resultOf(const HookReceiver &receiver, const ForwardingProxy &proxy,
                               const QString &host = u"localhost"_s);
};

void SystemProxyTest::cleanup()
{
    for (const char *name : {"https_proxy", "no_proxy"})
        qunsetenv(name);
}

/// Calls the receiver through the proxy, with its certificate as trusted root.
CallResult SystemProxyTest::resultOf(const HookReceiver &receiver, const ForwardingProxy &proxy,
                                     const QString &host)
{
    const auto identity = std::make_shared<TlsIdentity>();
    identity->extraRoots = {HookReceiver::certificate()};
    HttpCall call({.endpoint = {.host = host,
                                .port = receiver.serverPort(),
                                .isEncrypted = receiver.url().startsWith("https:"_L1),
                                .identity = identity,
                                .proxy = proxy.settings()},
                   .request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"});
    QSignalSpy spy(&call, &HttpCall::finished);
    call.start();
    return spy.wait(10'000) ? spy.at(0).at(0).value<CallResult>() : CallResult();
}

void SystemProxyTest::followsTheSystem_data()
{
    QTest::addColumn<QByteArray>("proxy");
    QTest::addColumn<QByteArray>("without");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QNetworkProxy>("expected");
    const QNetworkProxy none(QNetworkProxy::NoProxy);
    const QNetworkProxy office(QNetworkProxy::HttpProxy, u"proxy.example"_s, 3128);
    const QByteArray http = "http://proxy.example:3128";
    const QByteArray nothing;
    QTest::newRow("none") << nothing << nothing << u"pix.example"_s << none;
    QTest::newRow("HTTP") << http << nothing << u"pix.example"_s << office;
    QTest::newRow("SOCKS") << QByteArray("socks5://proxy.example:1080") << nothing
                           << u"pix.example"_s
                           << QNetworkProxy(QNetworkProxy::Socks5Proxy, u"proxy.example"_s, 1080);
    QTest::newRow("exception") << http << QByteArray("pix.example") << u"pix.example"_s << none;
    QTest::newRow("other exception")
        << http << QByteArray("a.example") << u"pix.example"_s << office;
    for (const QString &host : {u"localhost"_s, u"127.0.0.1"_s, u"::1"_s})
        QTest::addRow("this computer, %s", qPrintable(host)) << http << nothing << host << none;
}

void SystemProxyTest::followsTheSystem()
{
    QFETCH(QByteArray, proxy);
    QFETCH(QByteArray, without);
    QFETCH(QString, host);
    QFETCH(QNetworkProxy, expected);
    if (!proxy.isEmpty())
        qputenv("https_proxy", proxy);
    if (!without.isEmpty())
        qputenv("no_proxy", without);
    const QNetworkProxy found = systemProxyFor(host, 443);
    QCOMPARE(found.type(), expected.type());
    QCOMPARE(found.hostName(), expected.hostName());
    QCOMPARE(found.port(), expected.port());
}

void SystemProxyTest::forwardsEncryptedCalls()
{
    HookReceiver receiver(HookReceiver::status(201), Safety::Tls);
    ForwardingProxy proxy(receiver.serverPort());
    const CallResult result = resultOf(receiver, proxy);
    QCOMPARE(result.reach, CallReach::Answered);
    QCOMPARE(result.answer.status, 201);
    QCOMPARE(receiver.requests.size(), 1);
    QCOMPARE(proxy.targets(),
             QByteArrayList{"localhost:" + QByteArray::number(receiver.serverPort())});
    QVERIFY2(!proxy.received().contains("GET"), "the proxy can read the request");
}

/// The proxy connects to another server than the one that was named.
void SystemProxyTest::checksTheCertificateBehindTheProxy()
{
    HookReceiver receiver(HookReceiver::status(201), Safety::Tls);
    ForwardingProxy proxy(receiver.serverPort());
    const CallResult result = resultOf(receiver, proxy, u"pix.invalid"_s);
    QCOMPARE(result.reach, CallReach::NotTrusted);
    QCOMPARE(proxy.targets(),
             QByteArrayList{"pix.invalid:" + QByteArray::number(receiver.serverPort())});
    QVERIFY(receiver.requests.isEmpty());
}

void SystemProxyTest::sendsNothingPlainThroughAProxy()
{
    HookReceiver receiver(HookReceiver::status(201));
    const ForwardingProxy proxy(receiver.serverPort());
    QCOMPARE(resultOf(receiver, proxy).reach, CallReach::Answered);
    QVERIFY(proxy.targets().isEmpty());
}

void SystemProxyTest::reportsARefusingProxy()
{
    HookReceiver receiver(HookReceiver::status(201), Safety::Tls);
    const ForwardingProxy proxy(receiver.serverPort(), ForwardingProxy::Mode::Refuses);
    const CallResult result = resultOf(receiver, proxy);
    QCOMPARE(result.reach, CallReach::NotReached);
    QCOMPARE(result.error, QAbstractSocket::SocketAccessError);
    QVERIFY(receiver.requests.isEmpty());
}

BALCAO_GUILESS_TEST(SystemProxyTest)
#include "tst_systemproxy.moc"
