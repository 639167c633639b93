// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/draftvalidation.h"
#include "core/remote/createresult.h"
#include "core/wire/draftjson.h"
#include "core/wire/transactionjson.h"
#include "tests/support/charges.h"
#include "tests/support/faultyservice.h"
#include "tests/support/testmain.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QTimer>
#include <QtNetwork/QNetworkAccessManager>
#include <QtNetwork/QNetworkReply>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using support::FaultyService;
using Behaviour = FaultyService::Behaviour;
using Phase = FaultyService::Phase;
using Safety = FaultyService::Safety;

namespace
{

constexpr CallLimits kShort{.reach = 400ms, .inactivity = 300ms, .whole = 600ms};

TransactionDraft payout()
{
    return *validated(support::cashOutDraft(500, u"ordem-1"_s));
}

/// Returns the transaction created by a well-behaved service.
Transaction made()
{
    const TransactionDraft draft = payout();
    Transaction transaction;
    transaction.id = QUuid::createUuid();
    transaction.operation = draft.operation;
    transaction.amount = *draft.amount;
    transaction.created = support::noon();
    transaction.platform = *draft.platform;
    transaction.reference = draft.reference;
    transaction.pixKey = draft.pixKey;
    transaction.events = {{Status::Code::Pending, support::noon()}};
    return transaction;
}

/// Sends the beginning, then more of the same without end.
Behaviour pours(const QByteArray &begin, const QByteArray &more)
{
    return {Phase::Request, [begin, more](QSslSocket &socket, const FaultyService::Request &) {
                socket.write(begin);
                const auto pour = [&socket, more] {
                    while (socket.state() == QSslSocket::ConnectedState &&
                           socket.bytesToWrite() + socket.encryptedBytesToWrite() < 1'000'000 &&
                           socket.write(more) > 0) {
                    }
                };
                QObject::connect(&socket, &QSslSocket::encryptedBytesWritten, &socket, pour);
                QObject::connect(&socket, &QSslSocket::bytesWritten, &socket, pour);
                pour();
            }};
}

/// Sends a byte now and then: never inactive, never complete.
Behaviour trickles(const QByteArray &begin, const QByteArray &more)
{
    return {Phase::Request, [begin, more](QSslSocket &socket, const FaultyService::Request &) {
                socket.write(begin);
                auto *const timer = new QTimer(&socket);
                QObject::connect(timer, &QTimer::timeout, &socket,
                                 [&socket, more] { socket.write(more); });
                timer->start(20);
            }};
}

/// Sends a correct answer after every timeout.
Behaviour answersLate(const QByteArray &bytes)
{
    return {Phase::Request, [bytes](QSslSocket &socket, const FaultyService::Request &) {
                QTimer::singleShot(kShort.whole + 100ms, &socket,
                                   [&socket, bytes] { socket.write(bytes); });
            }};
}

int repetitions()
{
    return qMax(1, qEnvironmentVariableIntValue("BALCAO_FAULTS"));
}

} // namespace

Q_DECLARE_METATYPE(Behaviour)

/// For any fault of the service or the network, a payout is delivered at most once, and unproven
/// answers are not trusted. BALCAO_FAULTS=40 repeats each cell forty times.
class FaultMatrixTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void init();
    void cleanup();

    void provesNoMoreThanItKnows_data();
    void provesNoMoreThanItKnows();
    void reachesNobody_data();
    void reachesNobody();
    void followsNobody_data();
    void followsNobody();
    void sendsNothingToWhomTlsDoesNotTrust_data();
    void sendsNothingToWhomTlsDoesNotTrust();
    void acceptsADeliveryForOneThoughNobodyIsThereAfterwards();
    void sendsOnceWhereQtSendsTwice_data();
    void sendsOnceWhereQtSendsTwice();
    void knowsItsOwnBySingleFields_data();
    void knowsItsOwnBySingleFields();
    void asksWithoutTraces();

private:
    static CallResult sent(const QString &url);
    static void waitForOthers(FaultyService &service);
    static void trust(const QList<QSslCertificate> &certificates);
    static Safety safety();

    QSslConfiguration m_tls;
};

void FaultMatrixTest::initTestCase_data()
{
    QTest::addColumn<Safety>("safety");
    QTest::newRow("http") << Safety::Plain;
    QTest::newRow("https") << Safety::Tls;
}

void FaultMatrixTest::init()
{
    m_tls = QSslConfiguration::defaultConfiguration();
    trust({FaultyService({}, Safety::Tls).certificate()});
}

void FaultMatrixTest::cleanup()
{
    QSslConfiguration::setDefaultConfiguration(m_tls);
}

Safety FaultMatrixTest::safety()
{
    QFETCH_GLOBAL(Safety, safety);
    return safety;
}

void FaultMatrixTest::trust(const QList<QSslCertificate> &certificates)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setCaCertificates(certificates);
    QSslConfiguration::setDefaultConfiguration(tls);
}

CallResult FaultMatrixTest::sent(const QString &url)
{
    RemoteCall call(*ServiceAddress::parse(url),
                    {.method = "POST",
                     .target = "/api/v1/transaction/pix/cashout",
                     .key = "secret",
                     .body = toJson(payout())},
                    kShort);
    QSignalSpy spy(&call, &RemoteCall::finished);
    call.start();
    if (!spy.isEmpty() || !spy.wait(10'000))
        qFatal("it came at once, or never");
    QCoreApplication::processEvents(); // what it has queued
    if (spy.size() != 1)
        qFatal("it came more than once");
    return spy.at(0).at(0).value<CallResult>();
}

/// Returns when all connections have come that were made before: the last one is not counted.
void FaultMatrixTest::waitForOthers(FaultyService &service)
{
    QTcpSocket last;
    bool hasCome = false;
    service.behave({Phase::Connection, [&](QSslSocket &socket, const auto &) {
                        hasCome = hasCome || socket.peerPort() == last.localPort();
                    }});
    last.connectToHost(QHostAddress::LocalHost, service.serverPort());
    if (!last.waitForConnected() || !QTest::qWaitFor([&hasCome] { return hasCome; }, kWaitLimit))
        qFatal("the service does not listen");
    service.behave({});
    --service.connections;
}

void FaultMatrixTest::provesNoMoreThanItKnows_data()
{
    QTest::addColumn<Behaviour>("behaviour");
    QTest::addColumn<std::optional<CreateOutcome>>("outcome");
    const auto row = [](const QByteArray &name, const Behaviour &behaviour,
                        std::optional<CreateOutcome> outcome) {
        QTest::newRow(name.constData()) << behaviour << outcome;
    };
    using enum CreateOutcome;
    const QByteArray good = FaultyService::answer(201, toJson(made()));
    const auto ok = [](const QByteArray &body, const QByteArray &fields = {}) {
        return FaultyService::responds(FaultyService::answer(200, body, fields));
    };
    row("it goes well", FaultyService::responds(good), Happened);
    row("it goes well, and stays open", FaultyService::respondsNothingMore(good), Happened);
    row("announced, then well", FaultyService::responds("HTTP/1.1 100 Continue\r\n\r\n" + good),
        Happened);
    row("well in chunks",
        FaultyService::responds("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" +
                                QByteArray::number(toJson(made()).size(), 16) + "\r\n" +
                                toJson(made()) + "\r\n0\r\n\r\n"),
        Happened);
    row("well up to the end", FaultyService::responds("HTTP/1.1 200 OK\r\n\r\n" + toJson(made())),
        Happened);
    // TLS and timing decide whether any data has been sent by then.
    row("accepts and says nothing", {Phase::Connection, [](auto &, const auto &) {}}, {});
    row("reads and says nothing", FaultyService::respondsNothingMore({}), Unknown);
    for (const bool breaks : {false, true}) {
        const auto end = breaks ? &FaultyService::respondsAndBreaks : &FaultyService::responds;
        const QByteArray how = breaks ? "breaks " : "closes ";
        row(how + "at once", end({}, Phase::Connection), {});
        row(how + "before it reads", end({}, Phase::Encryption), {});
        row(how + "after the header", end({}, Phase::Head), Unknown);
        row(how + "after the body", end({}, Phase::Request), Unknown);
        row(how + "in the status line", end(good.first(10), Phase::Request), Unknown);
        row(how + "in the header", end(good.first(25), Phase::Request), Unknown);
        row(how + "in the body", end(good.first(good.size() - 1), Phase::Request), Unknown);
        row(how + "after an announcement", end("HTTP/1.1 100 Continue\r\n\r\n", Phase::Request),
            Unknown);
    }
    row("announces for ever", FaultyService::respondsNothingMore("HTTP/1.1 100 Continue\r\n\r\n"),
        Unknown);
    row("trickles a header", trickles("HTTP/1.1 200 OK\r\n", "X: y\r\n"), Unknown);
    row("trickles a body", trickles("HTTP/1.1 200 OK\r\n\r\n", " "), Unknown);
    row("is done too late", answersLate(good), Unknown);
    for (const int status : {300, 301, 302, 303, 304, 307, 308, 402, 408, 409, 410, 425, 429, 500,
                             501, 502, 503, 504, 507}) {
        row(QByteArray::number(status),
            FaultyService::responds(FaultyService::answer(status, R"({"error":1})")), Unknown);
    }
    for (const int status : {400, 401, 403, 404, 405, 413, 415, 422}) {
        row(QByteArray::number(status),
            FaultyService::responds(FaultyService::answer(status, R"({"error":1})")), Refused);
        row(QByteArray::number(status) + " in HTML",
            FaultyService::responds(FaultyService::answer(status, "<h1>No</h1>")), Unknown);
        row(QByteArray::number(status) + " cut short",
            FaultyService::responds("HTTP/1.1 " + QByteArray::number(status) +
                                    " X\r\nContent-Length: 12\r\n\r\n{\"error\":1"),
            Unknown);
    }
    row("401 that asks for a password",
        FaultyService::responds(FaultyService::answer(401, R"({"error":2})",
                                                      "WWW-Authenticate: Basic realm=\"x\"\r\n")),
        Refused);
    row("the second of two deliveries",
        FaultyService::responds(FaultyService::answer(422, R"({"error":25})")), InUse);
    row("another protocol", FaultyService::responds("HTTP/1.1 101 X\r\nUpgrade: h2c\r\n\r\n"),
        Unknown);
    row("200 without a word", ok({}), Unknown);
    row("204", FaultyService::responds("HTTP/1.1 204 No Content\r\n\r\n"), Unknown);
    row("200 in HTML", ok("<h1>Welcome</h1>"), Unknown);
    row("200 cut in its JSON", ok(toJson(made()).chopped(1)), Unknown);
    row("200 with none", ok(R"({"transaction":[]})"), Unknown);
    const QByteArray one = toJson(made()).sliced(16).chopped(2);
    row("200 with two", ok(R"({"transaction":[)" + one + ',' + one + "]}"), Unknown);
    row("200 with a list", ok(R"({"transactions":[)" + one + "]}"), Unknown);
    row("200 as deep as a well", ok(QByteArray(2000, '[') + QByteArray(2000, ']')), Unknown);
    row("200 deep in a member",
        ok(R"({"x":)" + QByteArray(2000, '[') + QByteArray(2000, ']') + R"(,"transaction":[)" +
           one + "]}"),
        Unknown);
    row("200 in no encoding", ok(toJson(made()).replace("ordem-1", "ordem-\xFF")), Unknown);
    row("200 packed", ok(toJson(made()), "Content-Encoding: gzip\r\n"), Unknown);
    row("200 of 500 MB",
        pours("HTTP/1.1 200 OK\r\nContent-Length: 500000000\r\n\r\n", QByteArray(100'000, ' ')),
        Unknown);
    row("200 without an end", pours("HTTP/1.1 200 OK\r\n\r\n", QByteArray(100'000, ' ')), Unknown);
    row("200 in chunks without an end",
        pours("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\n \r\n"), Unknown);
    row("a flood of fields", pours("HTTP/1.1 200 OK\r\n", "X: y\r\n"), Unknown);
    row("a flood in one field", pours("HTTP/1.1 200 OK\r\nX: ", QByteArray(100'000, 'y')), Unknown);
    row("no HTTP at all", FaultyService::responds("SSH-2.0-OpenSSH_9.2\r\n"), Unknown);
}

void FaultMatrixTest::provesNoMoreThanItKnows()
{
    QFETCH(Behaviour, behaviour);
    QFETCH(std::optional<CreateOutcome>, outcome); // nullopt: not sent, or unknown
    for (int i = 0; i < repetitions(); ++i) {
        FaultyService service(behaviour, safety());
        const CreateResult described = createResultOf(sent(service.url()), payout());
        if (outcome)
            QCOMPARE(described.outcome, *outcome);
        else
            QVERIFY(described.outcome == CreateOutcome::NotSent ||
                    described.outcome == CreateOutcome::Unknown);
        QCOMPARE(described.transaction.has_value(), described.outcome == CreateOutcome::Happened);
        if (described.outcome == CreateOutcome::Unknown)
            QCOMPARE(described.error.code, Error::Code::Unconfirmed);
        waitForOthers(service); // nobody comes again
        // Qt connects again to whom resets it at once, and has sent nothing by then.
        if (described.outcome != CreateOutcome::NotSent)
            QCOMPARE(service.connections, 1);
        QVERIFY(service.delivered.size() <= (described.outcome == CreateOutcome::NotSent ? 0 : 1));
        if (outcome == CreateOutcome::Happened || outcome == CreateOutcome::Refused)
            QCOMPARE(service.delivered.size(), 1);
    }
}

void FaultMatrixTest::reachesNobody_data()
{
    QTest::addColumn<QString>("url");
    quint16 free = 0;
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        free = server.serverPort();
    }
    QTest::newRow("nobody listens") << u"http://localhost:%1"_s.arg(free);
    QTest::newRow("nobody listens to TLS") << u"https://localhost:%1"_s.arg(free);
    QTest::newRow("no such name") << u"https://nobody.invalid"_s;
}

void FaultMatrixTest::reachesNobody()
{
    QFETCH(QString, url);
    const CreateResult described = createResultOf(sent(url), payout());
    QCOMPARE(described.outcome, CreateOutcome::NotSent);
    QCOMPARE(described.error.code, Error::Code::Unreachable);
}

void FaultMatrixTest::followsNobody_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isSameOrigin");
    for (const int status : {301, 302, 303, 307, 308}) {
        QTest::addRow("%d here", status) << status << true;
        QTest::addRow("%d there", status) << status << false;
    }
}

void FaultMatrixTest::followsNobody()
{
    QFETCH(int, status);
    QFETCH(bool, isSameOrigin);
    FaultyService elsewhere(FaultyService::responds(FaultyService::answer(200, toJson(made()))),
                            safety());
    FaultyService service({}, safety());
    const QString target = (isSameOrigin ? service.url() : elsewhere.url()) + u"/other"_s;
    service.behave(FaultyService::responds(
        FaultyService::answer(status, "{}", "Location: " + target.toLatin1() + "\r\n")));
    QCOMPARE(createResultOf(sent(service.url()), payout()).outcome, CreateOutcome::Unknown);
    waitForOthers(service);
    waitForOthers(elsewhere);
    QCOMPARE(service.connections, 1);
    QCOMPARE(service.delivered.size(), 1);
    QCOMPARE(elsewhere.connections, 0);
}

void FaultMatrixTest::sendsNothingToWhomTlsDoesNotTrust_data()
{
    QTest::addColumn<Safety>("shown");
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QSslError::SslError>("fault");
    QTest::newRow("unknown") << Safety::Tls << false << u"localhost"_s
                             << QSslError::SelfSignedCertificate;
    QTest::newRow("another name") << Safety::Tls << true << u"127.0.0.1"_s
                                  << QSslError::HostNameMismatch;
    QTest::newRow("over") << Safety::Expired << true << u"localhost"_s
                          << QSslError::CertificateExpired;
    QTest::newRow("no TLS at all") << Safety::Plain << true << u"localhost"_s << QSslError::NoError;
}

void FaultMatrixTest::sendsNothingToWhomTlsDoesNotTrust()
{
    QFETCH(Safety, shown);
    QFETCH(bool, isKnown);
    QFETCH(QString, host);
    QFETCH(QSslError::SslError, fault);
    FaultyService service(FaultyService::responds(FaultyService::answer(200, toJson(made()))),
                          shown);
    trust(isKnown && shown != Safety::Plain ? QList{service.certificate()}
                                            : QList<QSslCertificate>());
    if (shown == Safety::Plain)
        service.behave(
            FaultyService::responds("HTTP/1.1 400 Bad Request\r\n\r\n", Phase::Connection));
    const QString url = u"https://%1:%2"_s.arg(host).arg(service.serverPort());
    const CallResult result = sent(url);
    QCOMPARE(result.reach, CallReach::NotTrusted);
    QVERIFY(fault == QSslError::NoError ? result.faults.isEmpty() : result.faults.contains(fault));
    const CreateResult described = createResultOf(result, payout());
    QCOMPARE(described.outcome, CreateOutcome::NotSent);
    QCOMPARE(described.error.code, Error::Code::NotTrusted);
    waitForOthers(service);
    QCOMPARE(service.delivered.size(), 0);
}

/// Qt's manager would report a refused connection.
void FaultMatrixTest::acceptsADeliveryForOneThoughNobodyIsThereAfterwards()
{
    FaultyService service({}, safety());
    service.behave({Phase::Request, [&service](QSslSocket &socket, const auto &) {
                        service.close();
                        socket.abort();
                    }});
    QCOMPARE(createResultOf(sent(service.url()), payout()).outcome, CreateOutcome::Unknown);
    QCOMPARE(service.delivered.size(), 1);
}

void FaultMatrixTest::sendsOnceWhereQtSendsTwice_data()
{
    QTest::addColumn<Behaviour>("behaviour");
    QTest::newRow("closes after the body") << FaultyService::responds({}, Phase::Request);
    QTest::newRow("breaks after the body") << FaultyService::respondsAndBreaks({}, Phase::Request);
}

/// Negative control: without a working stub, Qt's manager would also seem to send once.
void FaultMatrixTest::sendsOnceWhereQtSendsTwice()
{
    QFETCH(Behaviour, behaviour);
    FaultyService service(behaviour, safety());
    sent(service.url());
    waitForOthers(service);
    QCOMPARE(service.connections, 1);
    QCOMPARE(service.delivered.size(), 1);
    service.behave(behaviour);

    QNetworkAccessManager manager;
    QNetworkRequest request(QUrl(service.url() + u"/api/v1/transaction/pix/cashout"_s));
    request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    const std::unique_ptr<QNetworkReply> reply(manager.post(request, toJson(payout())));
    QTRY_VERIFY(reply->isFinished());
    QVERIFY(service.delivered.size() - 1 >= 2);
}

void FaultMatrixTest::knowsItsOwnBySingleFields_data()
{
    QTest::addColumn<std::function<void(Transaction &)>>("change");
    QTest::addColumn<bool>("isOwn");
    const auto row = [](const char *name, const std::function<void(Transaction &)> &change,
                        bool isOwn = false) { QTest::newRow(name) << change << isOwn; };
    row(
        "the same", [](Transaction &) {}, true);
    row("a centavo more", [](Transaction &t) { t.amount = Money::fromCents(501); });
    row("a centavo less", [](Transaction &t) { t.amount = Money::fromCents(499); });
    row("another reference", [](Transaction &t) { t.reference = u"ordem-2"_s; });
    row("a longer reference", [](Transaction &t) { t.reference = u"ordem-10"_s; });
    row("reference in capitals", [](Transaction &t) { t.reference = u"ORDEM-1"_s; });
    row("no reference", [](Transaction &t) { t.reference.clear(); });
    row("another platform", [](Transaction &t) { t.platform = QUuid::createUuid(); });
    row("a charge", [](Transaction &t) { t.operation = Operation::CashIn; });
    row("another key", [](Transaction &t) { t.pixKey = u"josefa@example.com"_s; });
    row("no key", [](Transaction &t) { t.pixKey.clear(); });
    row(
        "the key in capitals", [](Transaction &t) { t.pixKey = u"JOSE@example.com"_s; }, true);
    row(
        "paid already", [](Transaction &t) { t.status = Status::Code::Paid; }, true);
    row(
        "a word of its own",
        [](Transaction &t) { t.status = Status::fromText(u"partially_paid"_s); }, true);
}

void FaultMatrixTest::knowsItsOwnBySingleFields()
{
    QFETCH(std::function<void(Transaction &)>, change);
    QFETCH(bool, isOwn);
    Transaction described = made();
    change(described);
    FaultyService service(FaultyService::responds(FaultyService::answer(201, toJson(described))),
                          safety());
    const CreateResult outcome = createResultOf(sent(service.url()), payout());
    QCOMPARE(outcome.outcome, isOwn ? CreateOutcome::Happened : CreateOutcome::Unknown);
    if (isOwn)
        QCOMPARE(outcome.transaction->status, described.status);
}

void FaultMatrixTest::asksWithoutTraces()
{
    FaultyService service(FaultyService::responds(FaultyService::answer(201, toJson(made()))),
                          safety());
    sent(service.url() + u"/shop/"_s);
    QCOMPARE(service.delivered.size(), 1);
    const FaultyService::Request &request = service.delivered.at(0);
    QCOMPARE(request.line(), QByteArray("POST /shop/api/v1/transaction/pix/cashout HTTP/1.1"));
    QCOMPARE(request.body, toJson(payout()));
    const QByteArray head = request.head.toLower();
    for (const char *field :
         {"accept: application/json", "accept-encoding: identity", "authorization: bearer secret",
          "content-type: application/json", "connection: close"})
        QVERIFY2(head.contains(QByteArray(field) + "\r\n"), field);
    for (const char *field : {"cookie", "upgrade", "if-none-match", "expect", "user-agent"})
        QVERIFY2(!head.contains(field), field);
}

BALCAO_GUILESS_TEST(FaultMatrixTest)
#include "tests/support/waitlimit.h"
#include "tst_faultmatrix.moc"
