// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/httpcall.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using support::HookReceiver;
using support::HookRequest;
using Behaviour = HookReceiver::Behaviour;
using Safety = HookReceiver::Safety;
using Scope = AnswerParser::Scope;

namespace
{

constexpr std::chrono::milliseconds kEnough(kWaitLimit);
constexpr CallLimits kLong{.reach = kEnough, .inactivity = kEnough, .whole = kEnough};
/// For servers that never finish. A busy machine still connects in time.
constexpr CallLimits kShort{.reach = kEnough, .inactivity = 1s, .whole = 2s};
const QHostAddress kHere(QHostAddress::LocalHost);
const QHostAddress kNobody(u"127.9.9.9"_s);
const QByteArray kRequest = "POST /a?b HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}";

/// Sends the bytes and closes the connection.
Behaviour sends(const QByteArray &bytes)
{
    return [bytes](QSslSocket &socket, const HookRequest &) {
        socket.write(bytes);
        socket.disconnectFromHost();
    };
}

} // namespace

/// Tests one call. tst_faultmatrix and tst_webhookpost test the faults of a network.
class HttpCallTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsTheBytesOnce();
    void sendsNothingInvalid();
    void connectsOnlyToTheAddresses();
    void triesTheNextAddress();
    void namesTheReason_data();
    void namesTheReason();
    void namesTheReasonBeforeSending_data();
    void namesTheReasonBeforeSending();
    void letsTheServerFinish();
    void waitsForTheRestNotForEver_data();
    void waitsForTheRestNotForEver();

private:
    static HttpCall::Setup to(const HookReceiver &receiver);
    static CallResult resultOf(const HttpCall::Setup &setup);
};

HttpCall::Setup HttpCallTest::to(const HookReceiver &receiver)
{
    return {.endpoint = {.host = u"localhost"_s,
                         .port = receiver.serverPort(),
                         .isEncrypted = receiver.url().startsWith("https:"_L1)},
            .request = kRequest,
            .limits = kLong};
}

CallResult HttpCallTest::resultOf(const HttpCall::Setup &setup)
{
    HttpCall call(setup);
    QSignalSpy spy(&call, &HttpCall::finished);
    call.start();
    if (!spy.isEmpty() || !spy.wait(60'000))
        qFatal("it came at once, or never");
    QCoreApplication::processEvents(); // what it has queued
    if (spy.size() != 1)
        qFatal("it came more than once");
    return spy.at(0).at(0).value<CallResult>();
}

void HttpCallTest::sendsTheBytesOnce()
{
    HookReceiver receiver(HookReceiver::status(201));
    const CallResult result = resultOf(to(receiver));
    QCOMPARE(result.reach, CallReach::Answered);
    QCOMPARE(result.answer.status, 201);
    QCOMPARE(result.answer.body, "ok");
    QVERIFY(result.isConnected && !result.isMalformed);
    QCOMPARE(receiver.connections, 1);
    QCOMPARE(receiver.requests.size(), 1);
    const HookRequest &request = receiver.requests.at(0);
    QCOMPARE(request.line, "POST /a?b HTTP/1.1");
    const QHash<QByteArray, QByteArray> fields{{"host", "x"}, {"content-length", "2"}};
    QCOMPARE(request.fields, fields);
    QCOMPARE(request.body, "{}");
}

void HttpCallTest::sendsNothingInvalid()
{
    HookReceiver receiver(HookReceiver::status(200));
    HttpCall::Setup setup = to(receiver);
    setup.request.clear();
    QCOMPARE(resultOf(setup).reach, CallReach::NotReached);
    QCOMPARE(receiver.connections, 0);
}

/// The name resolves to the receiver, but the call has other addresses.
void HttpCallTest::connectsOnlyToTheAddresses()
{
    HookReceiver receiver(HookReceiver::status(200));
    HttpCall::Setup setup = to(receiver);
    setup.endpoint.addresses = {kNobody, kNobody};
    const CallResult result = resultOf(setup);
    QCOMPARE(result.reach, CallReach::NotReached);
    QCOMPARE(result.error, QAbstractSocket::ConnectionRefusedError);
    QVERIFY(!result.isConnected);
    QCOMPARE(receiver.connections, 0);
    // A name without an address is not resolved either.
    setup.endpoint.host = u"shop.invalid"_s;
    setup.endpoint.addresses = {kHere};
    QCOMPARE(resultOf(setup).reach, CallReach::Answered);
    QCOMPARE(receiver.connections, 1);
}

void HttpCallTest::triesTheNextAddress()
{
    HookReceiver receiver(HookReceiver::status(200));
    HttpCall::Setup setup = to(receiver);
    setup.endpoint.addresses = {kNobody, kNobody, kHere};
    QCOMPARE(resultOf(setup).reach, CallReach::Answered);
    // But not after the request was sent.
    receiver.behave(sends({}));
    setup.endpoint.addresses = {kHere, kHere};
    QCOMPARE(resultOf(setup).reach, CallReach::NoAnswer);
    QCOMPARE(receiver.requests.size(), 2);
}

void HttpCallTest::namesTheReason_data()
{
    QTest::addColumn<Behaviour>("behaviour");
    QTest::addColumn<QAbstractSocket::SocketError>("error");
    QTest::addColumn<bool>("isMalformed");
    using enum QAbstractSocket::SocketError;
    QTest::newRow("closed") << sends({}) << RemoteHostClosedError << false;
    QTest::newRow("half a head") << sends("HTTP/1.1 200 OK\r\n") << RemoteHostClosedError << false;
    QTest::newRow("half a body") << sends("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok")
                                 << RemoteHostClosedError << false;
    QTest::newRow("another protocol")
        << sends("220 mail.example ESMTP\r\n") << UnknownSocketError << true;
    QTest::newRow("packed") << sends("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nok")
                            << UnknownSocketError << true;
    QTest::newRow("silence") << Behaviour([](QSslSocket &, const HookRequest &) {})
                             << SocketTimeoutError << false;
}

void HttpCallTest::namesTheReason()
{
    QFETCH(Behaviour, behaviour);
    QFETCH(QAbstractSocket::SocketError, error);
    HookReceiver receiver(behaviour);
    HttpCall::Setup setup = to(receiver);
    if (error == QAbstractSocket::SocketTimeoutError)
        setup.limits = kShort;
    const CallResult result = resultOf(setup);
    QCOMPARE(result.reach, CallReach::NoAnswer);
    QCOMPARE(result.error, error);
    QTEST(result.isMalformed, "isMalformed");
    QVERIFY(result.isConnected);
    QVERIFY(!result.detail.isEmpty());
    QCOMPARE(receiver.requests.size(), 1);
}

void HttpCallTest::namesTheReasonBeforeSending_data()
{
    QTest::addColumn<bool>("closes");
    QTest::addColumn<CallReach>("reach");
    QTest::newRow("no trust") << false << CallReach::NotTrusted;
    QTest::newRow("closed before TLS") << true << CallReach::NotReached;
}

void HttpCallTest::namesTheReasonBeforeSending()
{
    QFETCH(bool, closes);
    QFETCH(CallReach, reach);
    HookReceiver receiver(HookReceiver::status(200), Safety::Tls);
    QTcpServer closing;
    connect(&closing, &QTcpServer::newConnection, &closing,
            [&closing] { closing.nextPendingConnection()->close(); });
    QVERIFY(closing.listen(kHere));
    HttpCall::Setup setup = to(receiver);
    if (closes)
        setup.endpoint.port = closing.serverPort();
    const CallResult result = resultOf(setup);
    QCOMPARE(result.reach, reach);
    QVERIFY(result.isConnected && !result.isMalformed);
    QCOMPARE(result.faults.isEmpty(), closes);
    QCOMPARE(receiver.requests.size(), 0);
}

/// A call for the head of a response does not cut off a server that still sends.
void HttpCallTest::letsTheServerFinish()
{
    bool hasFinished = false;
    HookReceiver receiver([&hasFinished](QSslSocket &socket, const HookRequest &) {
        socket.write("HTTP/1.1 202 X\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n");
        QTimer::singleShot(100ms, &socket, [&socket, &hasFinished] {
            hasFinished = socket.state() == QSslSocket::ConnectedState && socket.write("ok") == 2;
            socket.disconnectFromHost();
        });
    });
    HttpCall::Setup setup = to(receiver);
    setup.scope = Scope::Head;
    const CallResult result = resultOf(setup);
    QVERIFY(hasFinished);
    QVERIFY(std::chrono::steady_clock::now() - result.at >= 80ms); // the time of the head
    QCOMPARE(result.reach, CallReach::Answered);
    QCOMPARE(result.answer.status, 202);
    QCOMPARE(result.answer.body, QByteArray());
}

void HttpCallTest::waitsForTheRestNotForEver_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("silence") << QByteArray();
    QTest::newRow("a large body") << QByteArray(10'000'000, 'x');
}

void HttpCallTest::waitsForTheRestNotForEver()
{
    QFETCH(QByteArray, more);
    HookReceiver receiver([&more](QSslSocket &socket, const HookRequest &) {
        socket.write("HTTP/1.1 404 X\r\n\r\n" + more);
    });
    HttpCall::Setup setup = to(receiver);
    setup.scope = Scope::Head;
    setup.limits = kShort;
    QElapsedTimer timer;
    timer.start();
    const CallResult result = resultOf(setup);
    QVERIFY(timer.elapsed() < kWaitLimit);
    QCOMPARE(result.reach, CallReach::Answered);
    QCOMPARE(result.answer.status, 404);
}

BALCAO_GUILESS_TEST(HttpCallTest)
#include "tests/support/waitlimit.h"
#include "tst_httpcall.moc"
