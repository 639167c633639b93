// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/httplistener.h"
#include "tests/support/openapi.h"
#include "tests/support/rawclient.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslKey>
#include <QtNetwork/QSslSocket>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using support::RawClient;

namespace
{

/// More than all socket buffers hold: Linux may give one connection 36 MiB.
constexpr qsizetype kBig = 64 << 20;

const QByteArray kGet = "GET /path HTTP/1.1\r\nHost: a\r\n\r\n";

QByteArray with(const QByteArray &field)
{
    return "GET /path HTTP/1.1\r\nHost: a\r\n" + field + "\r\n\r\n";
}

QByteArray post(const QByteArray &fields, const QByteArray &body = {})
{
    return "POST /path HTTP/1.1\r\nHost: a\r\n" + fields + "\r\n\r\n" + body;
}

/// Returns the violation of the API document by a refusal that any call may get; empty if valid.
QString problemOf(const RawClient &client)
{
    const QByteArray &received = client.received();
    const QByteArray head = received.first(received.indexOf("\r\n\r\n"));
    const qsizetype type = head.indexOf("Content-Type: ") + 14;
    return support::OpenApi().problemOfEveryCall(
        {.method = {},
         .path = {},
         .status = client.status(),
         .contentType = head.mid(type, head.indexOf("\r\n", type) - type),
         .body = received.sliced(head.size() + 4)});
}

/// A listener whose next clients have other addresses, as on a public network.
class PublicListener : public HttpListener
{
public:
    using HttpListener::HttpListener;

    void setNextPeers(const QStringList &addresses) { m_peers = addresses; }

protected:
    [[nodiscard]] QHostAddress peerOf(int descriptor) const override
    {
        return m_peers.isEmpty() ? HttpListener::peerOf(descriptor)
                                 : QHostAddress(m_peers.takeFirst());
    }

private:
    mutable QStringList m_peers;
};

} // namespace

class HttpListenerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void answers();
    void namesTheStatus_data();
    void namesTheStatus();
    void holdsToTheGrammar_data();
    void holdsToTheGrammar();
    void cutsOffWhatIsTooLarge_data();
    void cutsOffWhatIsTooLarge();
    void sendsNoBodyToHead();
    void asksForABodyThatWaits();
    void answersManyInOneGo();
    void answersInOrder();
    void readsNoFurtherThanARefusal();
    void endsAfterSoManyRequests();
    void throwsSlowRequestsOut();
    void throwsTricklersOut();
    void throwsIdlersOut();
    void throwsOutWhoDoesNotTakeTheAnswer();
    void survivesSlowloris();
    void boundsConnectionsOfOneAddress();
    void boundsConnectionsOfOneBlock_data();
    void boundsConnectionsOfOneBlock();
    void boundsConnections();
    void boundsWhatIsInHand();
    void boundsWhatComesInParts();
    void forgetsWhoIsGone();
    void finishesWhatIsInHand();
    void stopsWithoutTheSlow();
    void answersDespiteSilentTlsClients();
    void numbersNoRequests();
    void logsNothingOfTheRequest();

private:
    void listen(const HttpLimits &limits = {});
    [[nodiscard]] quint16 port() const { return m_listener->serverPort(); }
    /// Returns true if the server answers another client.
    [[nodiscard]] bool isAlive() const;

    std::unique_ptr<PublicListener> m_listener;
    QList<HttpRequest> m_requests;
    QList<HttpListener::Answer> m_waiting;
    QList<HttpExchange> m_log;
    bool m_holds = false;
};

void HttpListenerTest::init()
{
    m_requests.clear();
    m_waiting.clear();
    m_log.clear();
    m_holds = false;
    listen();
}

void HttpListenerTest::cleanup()
{
    m_listener.reset();
}

void HttpListenerTest::listen(const HttpLimits &limits)
{
    const auto handle = [this](const HttpRequest &request, const HttpListener::Answer &answer) {
        m_requests.append(request);
        if (m_holds)
            m_waiting.append(answer);
        else
            answer({200, "text/plain", request.path == "/big" ? QByteArray(kBig, 'x') : "ok"});
    };
    m_listener = std::make_unique<PublicListener>(
        handle, [this](const HttpExchange &exchange) { m_log.append(exchange); }, limits);
    QVERIFY(m_listener->listen(QHostAddress::LocalHost));
}

bool HttpListenerTest::isAlive() const
{
    RawClient client(port());
    client.send(kGet);
    return client.waitForAnswers(1) && client.status() == 200;
}

void HttpListenerTest::answers()
{
    RawClient client(port());
    client.send(kGet);
    QVERIFY(client.waitForAnswers(1));
    QTRY_VERIFY(client.received().endsWith("\r\n\r\nok"));
    QVERIFY(client.received().startsWith("HTTP/1.1 200 OK\r\nDate: "));
    QVERIFY(client.received().contains("\r\nContent-Length: 2\r\n"));
    QVERIFY(client.isOpen());
    QCOMPARE(m_requests.first().path, "/path");
    QCOMPARE(m_requests.first().peer, QHostAddress(QHostAddress::LocalHost));
}

void HttpListenerTest::namesTheStatus_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("phrase"); // RFC 9110, section 15
    QTest::newRow("created") << 201 << QByteArray("Created");
    QTest::newRow("see other") << 303 << QByteArray("See Other");
    QTest::newRow("unauthorized") << 401 << QByteArray("Unauthorized");
    QTest::newRow("forbidden") << 403 << QByteArray("Forbidden");
    QTest::newRow("not found") << 404 << QByteArray("Not Found");
    QTest::newRow("conflict") << 409 << QByteArray("Conflict");
    QTest::newRow("invalid") << 422 << QByteArray("Unprocessable Content");
    QTest::newRow("too many") << 429 << QByteArray("Too Many Requests");
    QTest::newRow("a defect") << 500 << QByteArray("Internal Server Error");
    QTest::newRow("overloaded") << 503 << QByteArray("Service Unavailable");
}

void HttpListenerTest::namesTheStatus()
{
    QFETCH(int, status);
    QFETCH(QByteArray, phrase);
    m_holds = true;
    RawClient client(port());
    client.send(kGet);
    QTRY_COMPARE(m_waiting.size(), 1);
    m_waiting.takeFirst()({status, "text/plain", "x"});
    QVERIFY(client.waitForAnswers(1));
    const QByteArray line = "HTTP/1.1 " + QByteArray::number(status) + ' ' + phrase + "\r\n";
    QVERIFY2(client.received().startsWith(line), client.received().constData());
}

void HttpListenerTest::holdsToTheGrammar_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("staysOpen");
    QTest::addColumn<int>("requests"); // visible to the handler
    const auto refused = [](const char *name, const QByteArray &bytes, int status = 400) {
        QTest::newRow(name) << bytes << status << false << 0;
    };
    const auto used = [](const char *name, const QByteArray &bytes, bool staysOpen = true) {
        QTest::newRow(name) << bytes << 200 << staysOpen << 1;
    };
    refused("length and chunks",
            post("Content-Length: 3\r\nTransfer-Encoding: chunked", "0\r\n\r\n"));
    refused("chunks and length",
            post("Transfer-Encoding: chunked\r\nContent-Length: 3", "0\r\n\r\n"));
    refused("two lengths", post("Content-Length: 1\r\nContent-Length: 2", "ab"));
    refused("the same length twice", post("Content-Length: 2\r\nContent-Length: 2", "ab"));
    refused("two lengths in one", post("Content-Length: 2, 2", "ab"));
    refused("length below zero", post("Content-Length: -1"));
    refused("length of 2^64 - 1", post("Content-Length: 18446744073709551615"), 413);
    refused("length beyond 64 bits", post("Content-Length: 18446744073709551616"));
    refused("length with a sign", post("Content-Length: +23", "x"));
    refused("chunk below zero", post("Transfer-Encoding: chunked", "-2\r\nab\r\n0\r\n\r\n"));
    refused("huge chunk", post("Transfer-Encoding: chunked", "fffffffffffffff0\r\nab\r\n"), 413);
    refused("chunk without size", post("Transfer-Encoding: chunked", "zz\r\nab\r\n0\r\n\r\n"));
    refused("chunk longer than it says",
            post("Transfer-Encoding: chunked", "1\r\nab\r\n0\r\n\r\n"));
    refused("xchunked", post("Transfer-Encoding: xchunked", "0\r\n\r\n"));
    refused("gzip, chunked", post("Transfer-Encoding: gzip, chunked", "0\r\n\r\n"));
    refused("chunked twice",
            post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", "0\r\n\r\n"));
    refused("identity", post("Transfer-Encoding: identity", "0\r\n\r\n"));
    refused("chunks in HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
    refused("blank before the colon", with("X-A : b"));
    refused("no host", "GET / HTTP/1.1\r\n\r\n");
    refused("two hosts", with("Host: b"));
    refused("two keys", with("Authorization: Bearer a\r\nAuthorization: Bearer b"));
    refused("a host that is an address", "GET / HTTP/1.1\r\nHost: a/b?c\r\n\r\n");
    refused("lines without carriage return", "GET / HTTP/1.1\nHost: a\n\n");
    refused("null in a field", with(QByteArray("X-A: b\0c", 8)));
    refused("TLS on the plain port",
            QByteArray::fromHex("16030100a5010000a10303") + QByteArray(150, '\x01') + "\r\n\r\n");
    refused("HTTP/9.9", "GET / HTTP/9.9\r\nHost: a\r\n\r\n");
    refused("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    refused("an address without slash", "GET path HTTP/1.1\r\nHost: a\r\n\r\n");
    refused("GET of an asterisk", "GET * HTTP/1.1\r\nHost: a\r\n\r\n");
    refused("more than an asterisk", "OPTIONS *a HTTP/1.1\r\nHost: a\r\n\r\n");
    refused("a fragment", "GET /path#x HTTP/1.1\r\nHost: a\r\n\r\n");
    refused("10,000 fields",
            "GET / HTTP/1.1\r\nHost: a\r\n" + QByteArray("a: b\r\n").repeated(10'000), 431);
    refused("65 fields",
            "GET / HTTP/1.1\r\nHost: a\r\n" + QByteArray("a: b\r\n").repeated(64) + "\r\n", 431);
    refused("an address of 100 kB", "GET /" + QByteArray(100'000, 'a') + " HTTP/1.1\r\n", 414);
    refused("an address of 3 kB", "GET /" + QByteArray(3'000, 'a') + " HTTP/1.1\r\nHost: a\r\n\r\n",
            414);
    refused("an expectation", with("Expect: a miracle"), 417);

    used("64 fields",
         "GET / HTTP/1.1\r\nHost: a\r\n" + QByteArray("a: b\r\n").repeated(63) + "\r\n");
    used("with scheme and host", "GET http://a/path HTTP/1.1\r\nHost: a\r\n\r\n");
    used("OPTIONS of the server itself", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n");
    used("dots", "GET /a/%2e%2e/b HTTP/1.1\r\nHost: a\r\n\r\n");
    used("DELETE", "DELETE /path HTTP/1.1\r\nHost: a\r\n\r\n");
    used("TRACE", "TRACE /path HTTP/1.1\r\nHost: a\r\n\r\n");
    used("a method of its own", "FOO /path HTTP/1.1\r\nHost: a\r\n\r\n");
    used("the end of the connection", with("Connection: close"), false);
    used("HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", false);
    used("WebSocket", with("Connection: Upgrade\r\nUpgrade: websocket"));
    used("chunks", post("Transfer-Encoding: Chunked", "1\r\na\r\n0\r\n\r\n"));
}

void HttpListenerTest::holdsToTheGrammar()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    QFETCH(bool, staysOpen);
    QFETCH(int, requests);
    RawClient client(port());
    client.send(bytes);
    QVERIFY(client.waitForAnswers(1));
    QCOMPARE(client.status(), status);
    if (status != 200) {
        QVERIFY(client.waitForEnd());
        QCOMPARE(problemOf(client), QString());
    }
    if (staysOpen) {
        client.send(kGet);
        QVERIFY(client.waitForAnswers(2));
    } else {
        QVERIFY(client.waitForEnd());
        QVERIFY(client.received().contains("\r\nConnection: close\r\n"));
    }
    QCOMPARE(m_requests.size(), requests + (staysOpen ? 1 : 0));
    QCOMPARE(client.answers(), requests + (staysOpen ? 1 : requests == 0 ? 1 : 0));
}

void HttpListenerTest::cutsOffWhatIsTooLarge_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("status");
    QTest::newRow("a body of 200 MB")
        << post("Content-Length: 200000000") << QByteArray(100'000, 'x') << 413;
    QTest::newRow("a body in chunks without end")
        << post("Transfer-Encoding: chunked") << "10000\r\n" + QByteArray(0x10000, 'x') + "\r\n"
        << 413;
    QTest::newRow("a field without end")
        << QByteArray("GET / HTTP/1.1\r\nHost: a\r\nX: ") << QByteArray(100'000, 'x') << 431;
    QTest::newRow("an address without end")
        << QByteArray("GET /") << QByteArray(100'000, 'x') << 414;
}

void HttpListenerTest::cutsOffWhatIsTooLarge()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, part);
    QFETCH(int, status);
    RawClient client(port());
    client.send(head);
    qint64 sent = 0;
    const bool isCut = QTest::qWaitFor(
        [&] {
            if (client.isOpen() && client.socket().bytesToWrite() < part.size()) {
                client.send(part);
                sent += part.size();
            }
            return !client.isOpen();
        },
        kWaitLimit);
    QVERIFY(isCut);
    QCOMPARE(client.status(), status);
    QVERIFY2(sent < 16'000'000, qPrintable(QString::number(sent))); // most of it in the kernel
    QVERIFY(m_requests.isEmpty());
    QVERIFY(isAlive());
}

void HttpListenerTest::sendsNoBodyToHead()
{
    RawClient client(port());
    client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n" + kGet);
    QVERIFY(client.waitForAnswers(2));
    QTRY_VERIFY(client.received().endsWith("\r\n\r\nok"));
    const QByteArray first = client.received().first(client.received().indexOf("HTTP/1.1 200", 1));
    QVERIFY(first.contains("Content-Length: 2\r\n"));
    QVERIFY(first.endsWith("\r\n\r\n"));
}

void HttpListenerTest::asksForABodyThatWaits()
{
    RawClient client(port());
    client.send(post("Content-Length: 2\r\nExpect: 100-continue"));
    QTRY_COMPARE(client.received(), "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("ab");
    QVERIFY(client.waitForAnswers(2));
    QCOMPARE(client.status(1), 200);
    QCOMPARE(m_requests.first().body, "ab");
}

void HttpListenerTest::answersManyInOneGo()
{
    RawClient client(port());
    client.send(kGet.repeated(200));
    QVERIFY(client.waitForAnswers(200));
    QCOMPARE(m_requests.size(), 200);
}

void HttpListenerTest::answersInOrder()
{
    m_holds = true;
    RawClient client(port());
    client.send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_COMPARE(m_waiting.size(), 1); // the second one waits for the first
    m_waiting.first()({200, "text/plain", "one"});
    m_waiting.first()({200, "text/plain", "again"}); // ignored
    QTRY_COMPARE(m_waiting.size(), 2);
    m_waiting.first()({200, "text/plain", "again"});
    m_waiting.last()({200, "text/plain", "two"});
    QVERIFY(client.waitForAnswers(2));
    QTRY_VERIFY(client.received().endsWith("two"));
    QCOMPARE(client.answers(), 2);
    QVERIFY(!client.received().contains("again"));
}

/// New data may be reported before the reads that were delayed until the answer.
void HttpListenerTest::readsNoFurtherThanARefusal()
{
    m_holds = true;
    RawClient client(port());
    client.send(kGet + "rubbish\r\n\r\n");
    QTRY_COMPARE(m_waiting.size(), 1);
    client.send(kGet);
    auto *const socket = m_listener->findChild<QTcpSocket *>();
    QTRY_VERIFY(socket->bytesAvailable() > 0);
    m_waiting.first()({200, {}, {}});
    Q_EMIT socket->readyRead();
    QVERIFY(client.waitForEnd());
    QCOMPARE(client.answers(), 2);
    QCOMPARE(client.status(1), 400);
    QCOMPARE(m_requests.size(), 1);
}

void HttpListenerTest::endsAfterSoManyRequests()
{
    listen({.perConnection = 3});
    RawClient client(port());
    client.send(kGet.repeated(5));
    QVERIFY(client.waitForEnd());
    QCOMPARE(client.answers(), 3);
    QCOMPARE(client.received().count("Connection: close"), 1);
}

void HttpListenerTest::throwsSlowRequestsOut()
{
    listen({.requestTime = 100ms});
    RawClient client(port());
    client.send("GET / HTTP/1.1\r\nHo");
    QVERIFY(client.waitForEnd());
    QCOMPARE(client.status(), 408);
    QCOMPARE(problemOf(client), QString());
}

/// The time limit covers the whole request, not each byte.
void HttpListenerTest::throwsTricklersOut()
{
    listen({.requestTime = 300ms});
    RawClient client(port());
    client.send("GET / HTTP/1.1\r\nHost: a\r\nX: ");
    const bool isOut = QTest::qWaitFor(
        [&client] {
            client.send("x");
            return !client.isOpen();
        },
        kWaitLimit);
    QVERIFY(isOut);
    QCOMPARE(client.status(), 408);
}

void HttpListenerTest::throwsIdlersOut()
{
    listen({.idleTime = 100ms});
    RawClient silent(port());
    RawClient client(port());
    client.send(kGet);
    QVERIFY(client.waitForEnd());
    QVERIFY(silent.waitForEnd());
    QCOMPARE(client.answers(), 1);
    QCOMPARE(silent.received(), QByteArray());
}

void HttpListenerTest::throwsOutWhoDoesNotTakeTheAnswer()
{
    listen({.stallTime = 200ms});
    RawClient client(port());
    client.socket().setReadBufferSize(1);
    client.socket().disconnect(&client.socket()); // the client stops reading
    client.send(QByteArray("GET /big HTTP/1.1\r\nHost: a\r\n\r\n").repeated(5));
    QTRY_COMPARE(m_requests.size(), 1); // and creates no more than one answer
    QTRY_COMPARE(m_listener->connectionCount(), 0);
    QCOMPARE(m_requests.size(), 1);
}

void HttpListenerTest::survivesSlowloris()
{
    listen({.connections = 100, .requestTime = 500ms, .lingerTime = 50ms});
    std::vector<std::unique_ptr<RawClient>> attackers;
    for (int i = 0; i < 150; ++i) {
        attackers.push_back(std::make_unique<RawClient>(port()));
        attackers.back()->send("GET / HTTP/1.1\r\nHost: a\r\n");
    }
    const auto count = [&attackers](int status) {
        return std::count_if(attackers.begin(), attackers.end(),
                             [status](const auto &a) { return a->status() == status; });
    };
    QTRY_COMPARE(count(503), 50);
    for (const auto &attacker : attackers)
        QTRY_VERIFY(attacker->status() != 503 || problemOf(*attacker).isEmpty());
    QTRY_COMPARE(count(408), 100);
    QTRY_COMPARE(m_listener->connectionCount(), 0);
    QVERIFY(isAlive());
}

void HttpListenerTest::boundsConnectionsOfOneAddress()
{
    listen({.perAddress = 3});
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 5; ++i) {
        clients.push_back(std::make_unique<RawClient>(port(), u"127.0.0.2"_s));
        clients.back()->send(kGet);
        QVERIFY(clients.back()->waitForAnswers(1));
        QCOMPARE(clients.back()->status(), i < 3 ? 200 : 429);
        QTRY_VERIFY(i < 3 || problemOf(*clients.back()).isEmpty());
    }
    QVERIFY(clients.back()->received().contains("Retry-After: 1\r\n"));
    RawClient other(port(), u"127.0.0.3"_s);
    other.send(kGet);
    QVERIFY(other.waitForAnswers(1));
    QCOMPARE(other.status(), 200);
    QVERIFY(isAlive());

    clients.front().reset(); // frees a connection
    QTRY_VERIFY_WITH_TIMEOUT(
        [this] {
            RawClient next(port(), u"127.0.0.2"_s);
            next.send(kGet);
            return next.waitForAnswers(1) && next.status() == 200;
        }(),
        5000);
}

void HttpListenerTest::boundsConnectionsOfOneBlock_data()
{
    QTest::addColumn<QStringList>("peers");
    QTest::addColumn<QList<int>>("statuses");
    QTest::newRow("one block of IPv6")
        << QStringList{u"2001:db8:1:2::1"_s, u"2001:db8:1:2:ffff::1"_s, u"2001:db8:1:2::2"_s,
                       u"2001:db8:1:3::1"_s}
        << QList<int>{200, 200, 429, 200};
    QTest::newRow("blocks next to each other")
        << QStringList{u"2001:db8:1:2::1"_s, u"2001:db8:1:3::1"_s, u"2001:db8:1:4::1"_s}
        << QList<int>{200, 200, 200};
    QTest::newRow("mapped IPv4") << QStringList{u"::ffff:203.0.113.1"_s, u"203.0.113.1"_s,
                                                u"::ffff:203.0.113.1"_s, u"203.0.113.2"_s}
                                 << QList<int>{200, 200, 429, 200};
    QTest::newRow("own network") << QStringList{u"fd00:1:2:3::1"_s, u"fd00:1:2:3::2"_s,
                                                u"fd00:1:2:3::3"_s}
                                 << QList<int>{200, 200, 200};
}

/// A provider gives each customer a block, so the addresses of one block are one client.
void HttpListenerTest::boundsConnectionsOfOneBlock()
{
    QFETCH(QStringList, peers);
    QFETCH(QList<int>, statuses);
    listen({.perAddress = 2});
    const auto statusOf = [this](const QString &peer) {
        m_listener->setNextPeers({peer});
        auto client = std::make_unique<RawClient>(port());
        client->send(kGet);
        const int status = client->waitForAnswers(1) ? client->status() : 0;
        return std::pair(std::move(client), status);
    };
    std::vector<std::unique_ptr<RawClient>> clients;
    for (qsizetype i = 0; i < peers.size(); ++i) {
        auto [client, status] = statusOf(peers.at(i));
        QCOMPARE(status, statuses.at(i));
        clients.push_back(std::move(client));
    }
    clients.clear(); // frees the connections of all blocks
    QTRY_COMPARE(m_listener->connectionCount(), 0);
    QCOMPARE(statusOf(peers.constLast()).second, 200);
}

void HttpListenerTest::boundsConnections()
{
    listen({.connections = 3});
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 4; ++i) {
        clients.push_back(std::make_unique<RawClient>(port()));
        clients.back()->send(kGet);
        QVERIFY(clients.back()->waitForAnswers(1));
        QCOMPARE(clients.back()->status(), i < 3 ? 200 : 503);
    }
    QVERIFY(clients.back()->waitForEnd());
    QVERIFY(clients.front()->isOpen());
}

void HttpListenerTest::boundsWhatIsInHand()
{
    listen({.inHand = 2});
    m_holds = true;
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 3; ++i) {
        clients.push_back(std::make_unique<RawClient>(port()));
        clients.back()->send(kGet);
        if (i < 2)
            QTRY_COMPARE(m_waiting.size(), i + 1);
    }
    QVERIFY(clients.at(2)->waitForAnswers(1));
    QCOMPARE(clients.at(2)->status(), 503);
    QVERIFY(clients.at(2)->isOpen());
    for (const auto &answer : std::as_const(m_waiting))
        answer({200, {}, {}});
    m_holds = false;
    clients.at(2)->send(kGet);
    QVERIFY(clients.at(2)->waitForAnswers(2));
    QCOMPARE(clients.at(2)->status(1), 200);
}

/// Many clients could occupy much memory by sending incomplete requests.
void HttpListenerTest::boundsWhatComesInParts()
{
    listen({.inParts = 100'000});
    const QByteArray part = post("Content-Length: 60000", QByteArray(59'999, 'x'));
    for (const bool isFinished : {false, true}) { // both release memory for the next ones
        auto one = std::make_unique<RawClient>(port());
        auto other = std::make_unique<RawClient>(port());
        one->send(part);
        other->send(part);
        QTRY_COMPARE(one->status() + other->status(), 503); // the later one
        const auto &refused = one->status() == 503 ? one : other;
        const auto &kept = one->status() == 503 ? other : one;
        QVERIFY(refused->waitForEnd());
        QCOMPARE(problemOf(*refused), QString());
        QVERIFY(isAlive()); // a small request needs no reserved memory
        if (isFinished) {
            kept->send("x");
            QVERIFY(kept->waitForAnswers(1));
            QCOMPARE(kept->status(), 200);
        }
        one.reset();
        other.reset();
        QTRY_COMPARE(m_listener->connectionCount(), 0);
    }
}

void HttpListenerTest::forgetsWhoIsGone()
{
    m_holds = true;
    auto client = std::make_unique<RawClient>(port());
    client->send(kGet);
    QTRY_COMPARE(m_waiting.size(), 1);
    client.reset();
    QTRY_COMPARE(m_listener->connectionCount(), 0);
    m_waiting.first()({200, {}, {}});
    m_holds = false;
    QVERIFY(isAlive());
}

void HttpListenerTest::finishesWhatIsInHand()
{
    m_holds = true;
    RawClient busy(port());
    RawClient idle(port());
    busy.send(kGet + kGet);
    QTRY_COMPARE(m_waiting.size(), 1);
    QTRY_COMPARE(m_listener->connectionCount(), 2);
    const QSignalSpy stopped(m_listener.get(), &HttpListener::stopped);
    const quint16 old = port();
    m_listener->stop();
    QVERIFY(idle.waitForEnd());
    RawClient late(old);
    QVERIFY(late.waitForEnd());
    QCOMPARE(stopped.size(), 0);
    m_waiting.first()({200, "text/plain", "last"});
    QVERIFY(busy.waitForEnd());
    QTRY_COMPARE(stopped.size(), 1);
    QVERIFY(busy.received().endsWith("last"));
    QVERIFY(busy.received().contains("Connection: close\r\n"));
    QCOMPARE(m_requests.size(), 1);
}

void HttpListenerTest::stopsWithoutTheSlow()
{
    listen({.stopTime = 100ms});
    m_holds = true;
    RawClient client(port());
    client.send(kGet);
    QTRY_COMPARE(m_waiting.size(), 1);
    const QSignalSpy stopped(m_listener.get(), &HttpListener::stopped);
    m_listener->stop();
    QTRY_COMPARE(stopped.size(), 1);
    QCOMPARE(m_listener->connectionCount(), 0);
}

void HttpListenerTest::answersDespiteSilentTlsClients()
{
    m_listener.reset();
    listen({.handshakes = 20, .handshakeTime = 1s});
    m_listener->close();
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    QFile certificate(QStringLiteral(TEST_DATA "/api/tls.pem"));
    QVERIFY(certificate.open(QIODevice::ReadOnly));
    const QByteArray pem = certificate.readAll();
    tls.setLocalCertificate(QSslCertificate(pem));
    tls.setPrivateKey(QSslKey(pem, QSsl::Ec));
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    m_listener->setTls(tls);
    QVERIFY(m_listener->listen(QHostAddress::LocalHost));

    const auto isAnswered = [this] {
        QSslSocket client;
        client.setPeerVerifyMode(QSslSocket::VerifyNone);
        client.connectToHostEncrypted(u"127.0.0.1"_s, port());
        client.write(kGet);
        return QTest::qWaitFor([&client] { return client.bytesAvailable() > 0; }, kWaitLimit) &&
               client.readAll().startsWith("HTTP/1.1 200");
    };
    std::vector<std::unique_ptr<RawClient>> silent;
    silent.reserve(200);
    for (int i = 0; i < 200; ++i)
        silent.push_back(std::make_unique<RawClient>(port()));
    QTRY_VERIFY(m_listener->connectionCount() >= 20);
    QVERIFY(isAnswered());
    QVERIFY(m_listener->connectionCount() <= 21);
    QTRY_COMPARE(m_listener->connectionCount(), 0); // their time limit has passed
    QVERIFY(isAnswered());
    for (const auto &client : silent)
        QVERIFY(!client->isOpen());
}

/// Ids in order would show strangers how many requests others send.
void HttpListenerTest::numbersNoRequests()
{
    QSet<QByteArray> ids;
    QSet<QByteArray> beginnings;
    RawClient client(port());
    for (int i = 0; i < 50; ++i)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_COMPARE(m_log.size(), 50);
    for (const HttpExchange &exchange : std::as_const(m_log)) {
        QCOMPARE(exchange.id.size(), 16);
        ids.insert(exchange.id);
        beginnings.insert(exchange.id.first(8));
    }
    QCOMPARE(ids.size(), 50);
    QCOMPARE(beginnings.size(), 50);
}

void HttpListenerTest::logsNothingOfTheRequest()
{
    RawClient client(port());
    client.send("GET /secret?secret HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer secret\r\n\r\n"
                "SECRET / HTTP/1.1\r\nHost: a\r\n\r\nrubbish\r\n\r\n");
    QVERIFY(client.waitForEnd());
    QCOMPARE(m_log.size(), 3);
    QCOMPARE(m_log.at(0).method, "GET");
    QCOMPARE(m_log.at(0).status, 200);
    QCOMPARE(m_log.at(0).id.size(), 16);
    QVERIFY(client.received().contains("X-Request-Id: " + m_log.at(0).id));
    QVERIFY(m_log.at(0).id != m_log.at(1).id);
    QCOMPARE(m_log.at(1).method, QByteArray());
    QCOMPARE(m_log.at(2).status, 400);
    QCOMPARE(m_log.at(2).id.size(), 16); // a refused request can be found too
    QVERIFY(client.received().contains("X-Request-Id: " + m_log.at(2).id));
}

BALCAO_GUILESS_TEST(HttpListenerTest)
#include "tests/support/waitlimit.h"
#include "tst_httplistener.moc"
