// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhookpost.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/testmain.h"

#include <QtCore/QPointer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using support::HookReceiver;
using support::HookRequest;

namespace
{

using Addresses = QList<QHostAddress>;

WebhookResolver resolvingTo(const Addresses &addresses)
{
    return [addresses](const QString &, QObject *, const auto &answer) { answer(addresses); };
}

const QHostAddress kHere(QHostAddress::LocalHost);

/// Keeps the connection open and sends data from time to time.
void trickle(QSslSocket &socket)
{
    auto *const timer = new QTimer(&socket);
    socket.write("HTTP/1.1 200 OK\r\n");
    QObject::connect(timer, &QTimer::timeout, &socket, [&socket] { socket.write("X: y\r\n"); });
    timer->start(5);
}

/// Sends more data than a client reads.
void flood(QSslSocket &socket)
{
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    const auto more = [&socket] {
        while (socket.bytesToWrite() < 1'000'000)
            socket.write(QByteArray(100'000, 'x'));
    };
    QObject::connect(&socket, &QSslSocket::bytesWritten, &socket, more);
    more();
}

} // namespace

class WebhookPostTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsOneRequest();
    void reportsWhatCameBack_data();
    void reportsWhatCameBack();
    void endsInTime_data();
    void endsInTime();
    void doesNotReadOnForEver();
    void trustsWhomTlsTrusts();
    void trustsNobodyElse_data();
    void trustsNobodyElse();
    void trustsNobodyWhoClosesBeforeTls();
    void goesToNobodyOutOfReach_data();
    void goesToNobodyOutOfReach();
    void looksUpTheNameOnce();
    void triesTheNextAddress();
    void knowsThatNobodyIsThere();
    void usesConnectionsAgain_data();
    void usesConnectionsAgain();
    void replacesAClosedConnection();
    void repeatsNothingThatMayHaveFailed();
    void mayBeDroppedAnyTime_data();
    void mayBeDroppedAnyTime();

private:
    /// How far an attempt is.
    enum class Stage { Started, Resolving, Connecting, Sent, Answered };

    struct Remote
    {
        QString url;
        WebhookReach reach = WebhookReach::Local;
        WebhookResolver resolver = resolvingTo({kHere});
        std::chrono::milliseconds longest = 5s;
    };
    static DeliveryResult sent(const Remote &remote, WebhookConnections *connections = nullptr);
    static DeliveryOutcome outcomeOf(const Remote &remote) { return sent(remote).outcome; }
};

DeliveryResult WebhookPostTest::sent(const Remote &remote, WebhookConnections *connections)
{
    WebhookPost post(WebhookRequest{.url = *WebhookUrl::parse(remote.url),
                                    .reach = remote.reach,
                                    .fields = "webhook-id: 1\r\n",
                                    .body = R"({"id":"1"})"},
                     remote.resolver, remote.longest, connections);
    QSignalSpy spy(&post, &WebhookPost::finished);
    post.start();
    if (!spy.isEmpty() || !spy.wait(10'000))
        qFatal("it came at once, or never");
    QCoreApplication::processEvents(); // what it has queued
    if (spy.size() != 1)
        qFatal("it came more than once");
    return spy.at(0).at(0).value<DeliveryResult>();
}

void WebhookPostTest::sendsOneRequest()
{
    HookReceiver receiver(HookReceiver::status(204));
    const DeliveryResult result = sent({.url = receiver.url()});
    QCOMPARE(result.outcome, DeliveryOutcome::Delivered);
    QCOMPARE(result.answer, 204);
    QVERIFY(result.took < 5s);
    QCOMPARE(receiver.connections, 1);
    QCOMPARE(receiver.requests.size(), 1);
    const HookRequest &request = receiver.requests.at(0);
    QCOMPARE(request.line, QByteArray("POST /hooks?shop=1 HTTP/1.1"));
    QCOMPARE(request.body, QByteArray(R"({"id":"1"})"));
    const QHash<QByteArray, QByteArray> expected{
        {"host", "localhost:" + QByteArray::number(receiver.serverPort())},
        {"webhook-id", "1"},
        {"content-type", "application/json"},
        {"content-length", "10"},
        {"accept-encoding", "identity"},
        {"connection", "close"}};
    QCOMPARE(request.fields, expected);
}

void WebhookPostTest::reportsWhatCameBack_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<DeliveryOutcome>("outcome");
    QTest::addColumn<std::optional<int>>("status");
    QTest::addColumn<std::optional<std::chrono::seconds>>("wanted");
    const auto row = [](const char *name, const QByteArray &answer, DeliveryOutcome outcome,
                        std::optional<int> status = {},
                        std::optional<std::chrono::seconds> wanted = {}) {
        QTest::newRow(name) << answer << outcome << status << wanted;
    };
    using enum DeliveryOutcome;
    row("200", "HTTP/1.1 200 OK\r\n\r\n", Delivered, 200);
    row("299", "HTTP/1.0 299 OK\r\n\r\n{", Delivered, 299);
    row("announced", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", Delivered, 200);
    row("without a reason", "HTTP/1.1 200\r\n\r\n", Delivered, 200);
    row("packed", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n\x1F\x8B", Delivered, 200);
    row("a large body", "HTTP/1.1 200 OK\r\nContent-Length: 9999999\r\n\r\n{", Delivered, 200);
    row("a folded field", "HTTP/1.1 200 OK\r\nX: y\r\n z\r\n\r\n", Delivered, 200);
    row("two ends", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok", NotHttp);
    row("elsewhere", "HTTP/1.1 307 X\r\nLocation: http://localhost/\r\n\r\n", Refused, 307);
    row("moved", "HTTP/1.1 301 X\r\nLocation: http://localhost/\r\n\r\n", Refused, 301);
    row("not found", "HTTP/1.1 404 X\r\n\r\n", Refused, 404);
    row("broken", "HTTP/1.1 500 X\r\n\r\n", Refused, 500);
    row("busy", "HTTP/1.1 503 X\r\nRetry-After: 60\r\n\r\n", Refused, 503, 60s);
    row("nothing", "", Closed);
    row("a part", "HTTP/1.1 200 OK\r\nX: y\r\n", Closed);
    row("only announced", "HTTP/1.1 100 Continue\r\n\r\n", Closed);
    row("no HTTP", "220 mail.example ESMTP\r\n", NotHttp);
    row("no HTTP, whole", "GET / HTTP/1.1\r\n\r\n", NotHttp);
    row("no end of the header", "HTTP/1.1 200 OK\r\nX: " + QByteArray(100'000, 'x'), NotHttp);
}

/// Also checks that nothing is sent twice and no redirect is followed.
void WebhookPostTest::reportsWhatCameBack()
{
    QFETCH(QByteArray, answer);
    HookReceiver receiver([answer](QSslSocket &socket, const HookRequest &) {
        socket.write(answer);
        socket.disconnectFromHost();
    });
    const DeliveryResult result = sent({.url = receiver.url()});
    QTEST(result.outcome, "outcome");
    QTEST(result.answer, "status");
    QTEST(result.wanted, "wanted");
    QCOMPARE(receiver.requests.size(), 1);
    QCOMPARE(receiver.connections, 1);
}

void WebhookPostTest::endsInTime_data()
{
    QTest::addColumn<HookReceiver::Behaviour>("behaviour");
    QTest::newRow("silence") << HookReceiver::Behaviour([](QSslSocket &, const HookRequest &) {});
    QTest::newRow("a trickle") << HookReceiver::Behaviour(
        [](QSslSocket &socket, const HookRequest &) { trickle(socket); });
}

void WebhookPostTest::endsInTime()
{
    QFETCH(HookReceiver::Behaviour, behaviour);
    HookReceiver receiver(behaviour);
    const DeliveryResult result = sent({.url = receiver.url(), .longest = 100ms});
    QCOMPARE(result.outcome, DeliveryOutcome::TimedOut);
    QVERIFY(result.took >= 100ms && result.took < 30s);
    QCOMPARE(receiver.requests.size(), 1);

    const DeliveryResult unresolved =
        sent({.url = receiver.url(),
              .resolver = [](const QString &, QObject *, const auto &) {},
              .longest = 50ms});
    QCOMPARE(unresolved.outcome, DeliveryOutcome::TimedOut);
}

/// A received status already decides.
void WebhookPostTest::doesNotReadOnForEver()
{
    HookReceiver receiver([](QSslSocket &socket, const HookRequest &) { flood(socket); });
    QCOMPARE(outcomeOf({.url = receiver.url()}), DeliveryOutcome::Delivered);
    receiver.behave([](QSslSocket &socket, const HookRequest &) {
        socket.write("HTTP/1.1 404 X\r\n\r\n"); // never completed
    });
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(outcomeOf({.url = receiver.url(), .longest = 300ms}), DeliveryOutcome::Refused);
    QVERIFY(timer.elapsed() < kWaitLimit);
}

void WebhookPostTest::trustsWhomTlsTrusts()
{
    const QSslConfiguration before = QSslConfiguration::defaultConfiguration();
    QSslConfiguration trusting = before;
    trusting.addCaCertificate(HookReceiver::certificate());
    QSslConfiguration::setDefaultConfiguration(trusting);
    HookReceiver receiver(HookReceiver::status(200), HookReceiver::Safety::Tls);
    const DeliveryResult result = sent({.url = receiver.url()});
    const DeliveryOutcome other =
        outcomeOf({.url = receiver.url().replace(u"localhost"_s, u"shop.example"_s)});
    QSslConfiguration::setDefaultConfiguration(before);
    QCOMPARE(result.outcome, DeliveryOutcome::Delivered);
    QCOMPARE(result.answer, 200);
    QCOMPARE(other, DeliveryOutcome::NotTrusted); // the certificate is for another host
    QCOMPARE(receiver.requests.size(), 1);
}

void WebhookPostTest::trustsNobodyElse_data()
{
    QTest::addColumn<HookReceiver::Safety>("safety");
    QTest::newRow("unknown certificate") << HookReceiver::Safety::Tls;
    QTest::newRow("no TLS") << HookReceiver::Safety::Plain;
}

void WebhookPostTest::trustsNobodyElse()
{
    QFETCH(HookReceiver::Safety, safety);
    HookReceiver receiver(HookReceiver::status(200), safety);
    const QString url = u"https://localhost:%1/"_s.arg(receiver.serverPort());
    if (safety == HookReceiver::Safety::Plain) // waits for HTTP lines
        QCOMPARE(outcomeOf({.url = url, .longest = 200ms}), DeliveryOutcome::TimedOut);
    else
        QCOMPARE(outcomeOf({.url = url}), DeliveryOutcome::NotTrusted);
    QCOMPARE(receiver.connections, 1);
    QCOMPARE(receiver.requests.size(), 0);
}

void WebhookPostTest::trustsNobodyWhoClosesBeforeTls()
{
    QTcpServer closing;
    connect(&closing, &QTcpServer::newConnection, &closing,
            [&closing] { closing.nextPendingConnection()->close(); });
    QVERIFY(closing.listen(kHere));
    QCOMPARE(outcomeOf({.url = u"https://localhost:%1/"_s.arg(closing.serverPort())}),
             DeliveryOutcome::NotTrusted);
}

void WebhookPostTest::goesToNobodyOutOfReach_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<Addresses>("addresses");
    QTest::addColumn<WebhookReach>("reach");
    const QHostAddress remote(u"198.18.0.1"_s);
    const QHostAddress internet(u"8.8.8.8"_s);
    using enum WebhookReach;
    QTest::newRow("not encrypted") << u"http://shop.example:PORT/"_s << Addresses{kHere} << Public;
    QTest::newRow("a port of something else")
        << u"https://shop.example:PORT/"_s << Addresses{internet} << Public;
    QTest::newRow("a name of this computer")
        << u"https://shop.example/"_s << Addresses{kHere} << Public;
    QTest::newRow("one of two") << u"https://shop.example/"_s << Addresses{internet, kHere}
                                << Public;
    QTest::newRow("this computer") << u"https://127.0.0.1/"_s << Addresses{} << Public;
    QTest::newRow("in one number") << u"https://2130706433/"_s << Addresses{} << Public;
    QTest::newRow("in hexadecimal") << u"https://0x7f000001/"_s << Addresses{} << Public;
    QTest::newRow("shortened") << u"https://127.1/"_s << Addresses{} << Public;
    QTest::newRow("of IPv6") << u"https://[::1]/"_s << Addresses{} << Public;
    QTest::newRow("hidden in IPv6") << u"https://[::ffff:127.0.0.1]/"_s << Addresses{} << Public;
    QTest::newRow("where a cloud keeps its keys")
        << u"https://169.254.169.254/latest/"_s << Addresses{} << Public;
    QTest::newRow("from a sandbox, too")
        << u"http://169.254.169.254/latest/"_s << Addresses{} << Local;
    QTest::newRow("one of two, from a sandbox")
        << u"http://shop.example:PORT/"_s << Addresses{kHere, remote} << Local;
}

void WebhookPostTest::goesToNobodyOutOfReach()
{
    QFETCH(QString, host);
    QFETCH(Addresses, addresses);
    QFETCH(WebhookReach, reach);
    HookReceiver receiver(HookReceiver::status(200));
    host.replace(u"PORT"_s, QString::number(receiver.serverPort()));
    const DeliveryResult result =
        sent({.url = host, .reach = reach, .resolver = resolvingTo(addresses), .longest = 2s});
    QVERIFY(result.outcome == DeliveryOutcome::NotAllowed ||
            (addresses.isEmpty() && result.outcome == DeliveryOutcome::NoSuchHost));
    QCOMPARE(receiver.connections, 0);
}

/// A host name that resolves first to another machine, and later to this computer.
void WebhookPostTest::looksUpTheNameOnce()
{
    HookReceiver receiver(HookReceiver::status(200));
    int asked = 0;
    const auto changing = [&asked](const QString &host, QObject *, const auto &answer) {
        QCOMPARE(host, u"shop.example"_s);
        answer({++asked == 1 ? kHere : QHostAddress(u"8.8.8.8"_s)});
    };
    const QString url = receiver.url().replace(u"localhost"_s, u"shop.example"_s);
    QCOMPARE(outcomeOf({.url = url, .resolver = changing}), DeliveryOutcome::Delivered);
    QCOMPARE(asked, 1);
    QCOMPARE(receiver.connections, 1);
    QCOMPARE(outcomeOf({.url = u"http://shop.example/"_s, .resolver = resolvingTo({})}),
             DeliveryOutcome::NoSuchHost);
}

void WebhookPostTest::triesTheNextAddress()
{
    HookReceiver receiver(HookReceiver::status(200));
    const QHostAddress nobody(u"127.9.9.9"_s);
    QCOMPARE(outcomeOf({.url = receiver.url(), .resolver = resolvingTo({nobody, nobody, kHere})}),
             DeliveryOutcome::Delivered);
    // But not after a request was sent.
    receiver.behave([](QSslSocket &socket, const HookRequest &) { socket.disconnectFromHost(); });
    QCOMPARE(outcomeOf({.url = receiver.url(), .resolver = resolvingTo({kHere, kHere})}),
             DeliveryOutcome::Closed);
    QCOMPARE(receiver.requests.size(), 2);
}

void WebhookPostTest::knowsThatNobodyIsThere()
{
    HookReceiver receiver(HookReceiver::status(200));
    receiver.close();
    QCOMPARE(outcomeOf({.url = u"http://127.9.9.9:9/"_s}), DeliveryOutcome::NotConnected);
}

void WebhookPostTest::usesConnectionsAgain_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("isKept"); // otherwise the receiver closes the connection
    const auto row = [](const char *name, const QByteArray &answer, bool isKept) {
        QTest::newRow(name) << answer << isKept;
    };
    row("with a length", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", true);
    row("in chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n",
        true);
    row("without content", "HTTP/1.1 204 No Content\r\n\r\n", true);
    row("a failure", "HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n", true);
    row("packed", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n\x1F\x8B",
        true);
    row("closes", "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", false);
    row("old", "HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n", false);
    row("ends with the connection", "HTTP/1.1 200 OK\r\n\r\nok", false);
    row("more than the answer", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok!", false);
}

void WebhookPostTest::usesConnectionsAgain()
{
    QFETCH(QByteArray, answer);
    QFETCH(bool, isKept);
    HookReceiver receiver([&](QSslSocket &socket, const HookRequest &) {
        socket.write(answer);
        if (!isKept)
            socket.disconnectFromHost();
    });
    WebhookConnections connections(nullptr, 1h);
    const int status = answer.sliced(9, 3).toInt();
    for (int i = 0; i < 3; ++i)
        QCOMPARE(sent({.url = receiver.url()}, &connections).answer, status);
    QCOMPARE(receiver.requests.size(), 3);
    QCOMPARE(receiver.connections, isKept ? 1 : 3);
    QVERIFY(!receiver.requests.at(0).fields.contains("connection"));
    connections.clear();
    std::ignore = sent({.url = receiver.url()}, &connections);
    QCOMPARE(receiver.connections, isKept ? 2 : 4);
}

/// A receiver may close an unused connection at any time, also while a notification arrives.
void WebhookPostTest::replacesAClosedConnection()
{
    QSslSocket *first = nullptr;
    HookReceiver receiver([&](QSslSocket &socket, const HookRequest &) {
        if (&socket == first)
            return socket.abort();
        if (!first)
            first = &socket;
        socket.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    });
    WebhookConnections connections(nullptr, 1h);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(sent({.url = receiver.url()}, &connections).outcome, DeliveryOutcome::Delivered);
    QCOMPARE(receiver.connections, 2);
    QCOMPARE(receiver.requests.size(), 4); // the second one twice
}

/// A new connection that is closed without an answer is a failed attempt.
void WebhookPostTest::repeatsNothingThatMayHaveFailed()
{
    HookReceiver receiver([](QSslSocket &socket, const HookRequest &) { socket.abort(); });
    WebhookConnections connections(nullptr, 1h);
    QCOMPARE(sent({.url = receiver.url()}, &connections).outcome, DeliveryOutcome::Closed);
    QCOMPARE(receiver.requests.size(), 1);
}

void WebhookPostTest::mayBeDroppedAnyTime_data()
{
    QTest::addColumn<Stage>("stage");
    QTest::newRow("started") << Stage::Started;
    QTest::newRow("waits for the resolver") << Stage::Resolving;
    QTest::newRow("connects") << Stage::Connecting;
    QTest::newRow("waits for an answer") << Stage::Sent;
    QTest::newRow("reads the answer") << Stage::Answered;
}

void WebhookPostTest::mayBeDroppedAnyTime()
{
    QFETCH(Stage, stage);
    bool isAnswering = false;
    HookReceiver receiver([&](QSslSocket &socket, const HookRequest &) {
        if (stage != Stage::Answered)
            return;
        socket.write("HTTP/1.1 200 OK\r\n"); // and never ends
        isAnswering = socket.flush();
    });
    std::unique_ptr<WebhookPost> post;
    QPointer<QObject> context;
    const auto drop = [&post] { post.reset(); };
    const auto resolver = [&](const QString &, QObject *of, const auto &answer) {
        context = of;
        if (stage > Stage::Resolving)
            answer({kHere});
        if (stage == Stage::Connecting) // before the event loop sees the socket
            QMetaObject::invokeMethod(this, drop, Qt::QueuedConnection);
    };
    post = std::make_unique<WebhookPost>(WebhookRequest{.url = *WebhookUrl::parse(receiver.url()),
                                                        .reach = WebhookReach::Local,
                                                        .fields = {},
                                                        .body = "{}"},
                                         resolver, 5s);
    int finished = 0;
    connect(post.get(), &WebhookPost::finished, this, [&finished] { ++finished; });
    post->start();
    if (stage == Stage::Resolving)
        QTRY_VERIFY(context);
    if (stage == Stage::Connecting)
        QTRY_VERIFY(!post);
    if (stage >= Stage::Sent)
        QTRY_COMPARE(receiver.requests.size(), 1);
    if (stage == Stage::Answered)
        QTRY_VERIFY(isAnswering);
    QCOMPARE(finished, 0);
    drop();
    QVERIFY(!context); // nobody resolves for it any more

    // What is sent now comes last.
    receiver.behave(HookReceiver::status(200));
    QCOMPARE(outcomeOf({.url = receiver.url()}), DeliveryOutcome::Delivered);
    QCOMPARE(receiver.connections, stage >= Stage::Connecting ? 2 : 1);
    QCOMPARE(receiver.requests.size(), stage >= Stage::Sent ? 2 : 1);
    QTRY_VERIFY(receiver.findChildren<QSslSocket *>().isEmpty()); // its connection has ended
    QCOMPARE(finished, 0);
}

BALCAO_GUILESS_TEST(WebhookPostTest)
#include "tests/support/waitlimit.h"
#include "tst_webhookpost.moc"
