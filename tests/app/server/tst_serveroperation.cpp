// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "tests/support/databases.h"
#include "tests/support/hookedshop.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslSocket>
#include <QtNetwork/QTcpServer>
#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <netinet/in.h>
#include <optional>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;
using namespace support;

namespace
{

/// Returns the answer to a request for a path. `fields`: more header fields, each with its end.
QByteArray answerFrom(quint16 port, const QByteArray &path, const QByteArray &fields = {})
{
    RawClient client(port);
    client.send("GET " + path + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" + fields + "\r\n");
    if (!client.waitForEnd())
        qFatal("no answer");
    return client.received();
}

/// Returns the certificate that a TLS server presents.
QSslCertificate certificateOf(quint16 port)
{
    QSslSocket client;
    client.setPeerVerifyMode(QSslSocket::VerifyNone);
    client.connectToHostEncrypted(u"127.0.0.1"_s, port);
    if (!QTest::qWaitFor([&client] { return client.isEncrypted(); }, kWaitLimit))
        qFatal("no TLS");
    return client.peerCertificate();
}

/// Replaces a file that only its owner may read.
void replaceFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

QByteArray dataFile(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/api/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no such data");
    return file.readAll();
}

/// Collects the standard error output of a server.
class LogReader
{
public:
    explicit LogReader(ServerProcess &server)
        : m_server(server)
    {}

    /// Waits for a text in the log.
    bool waitFor(const QByteArray &text)
    {
        return QTest::qWaitFor(
            [&] {
                m_log += m_server.errors();
                return m_log.contains(text);
            },
            30'000);
    }

    [[nodiscard]] const QByteArray &log() const { return m_log; }

private:
    ServerProcess &m_server;
    QByteArray m_log;
};

/// The socket of a service manager, which receives the states of services.
class NotifySocket
{
    Q_DISABLE_COPY_MOVE(NotifySocket)

public:
    explicit NotifySocket(const QString &path)
        : m_descriptor(::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0))
    {
        const QByteArray name = path.toLocal8Bit();
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::memcpy(address.sun_path, name.constData(), static_cast<size_t>(name.size()));
        if (::bind(m_descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
            qFatal("cannot bind");
        qputenv("NOTIFY_SOCKET", name);
    }
    ~NotifySocket()
    {
        qunsetenv("NOTIFY_SOCKET");
        ::close(m_descriptor);
    }

    /// Waits until `count` states begin with the text.
    bool waitFor(const QByteArray &state, qsizetype count = 1)
    {
        return QTest::qWaitFor(
            [&] {
                receive();
                return std::count_if(m_states.begin(), m_states.end(),
                                     [&state](const QByteArray &one) {
                                         return one.startsWith(state);
                                     }) >= count;
            },
            kWaitLimit);
    }

    [[nodiscard]] const QByteArrayList &states() const { return m_states; }

private:
    void receive()
    {
        std::array<char, 1024> buffer{};
        while (true) {
            const ssize_t length = ::recv(m_descriptor, buffer.data(), buffer.size(), 0);
            if (length < 0)
                return;
            m_states.append(QByteArray(buffer.data(), length));
        }
    }

    const int m_descriptor;
    QByteArrayList m_states;
};

} // namespace

/// Tests what operators of the built server use: log, figures, reloads and the service manager.
class ServerOperationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void logsLinesOfJsonOnly_data() { databaseKinds(); }
    void logsLinesOfJsonOnly();
    void logsAnOutageInJson();
    void logsAFailedStart_data();
    void logsAFailedStart();
    void printsInvalidArguments();
    void isNotReadyWithoutItsDatabase_data() { databaseKinds(); }
    void isNotReadyWithoutItsDatabase();
    void namesAnUnusableDatabase();
    void servesFiguresToOperators();
    void servesFiguresOnTheMainAddressIfAsked();
    void reloadsTheCertificate();
    void reloadsLimitsOfConnections();
    void reportsToTheServiceManager();
    void listensOnAPassedSocket();
    void setsUpAShopInProduction();
    void keepsAShopFromOtherUsers();
    void namesTheBrokenPartOfAShop();

private:
    /// Returns true if every line is a JSON object with a time, a level and an event.
    [[nodiscard]] static bool isLog(const QByteArray &log);

    Databases m_databases;
    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_place; ///< arguments with the location of the data
};

void ServerOperationTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_place = {u"--data"_s, m_folder->filePath(u"shop"_s)};
}

bool ServerOperationTest::isLog(const QByteArray &log)
{
    const QByteArrayList lines = log.split('\n');
    return lines.size() > 1 && std::all_of(lines.begin(), lines.end() - 1, [](const auto &line) {
               const QJsonObject object = QJsonDocument::fromJson(line).object();
               const QStringList levels{u"info"_s, u"warning"_s, u"error"_s};
               const bool isRight = levels.contains(object["level"_L1].toString()) &&
                                    object["time"_L1].toString().endsWith(u'Z') &&
                                    !object["event"_L1].toString().isEmpty();
               if (!isRight)
                   qWarning("%s", line.constData());
               return isRight;
           });
}

/// Requests, refused requests, and deliveries.
void ServerOperationTest::logsLinesOfJsonOnly()
{
    QFETCH(DatabaseKind, kind);
    if (kind == DatabaseKind::PostgreSql)
        m_place = {u"--database"_s, m_databases.newDatabase(kind)};
    HookedShop shop(m_place);
    HookReceiver receiver(HookReceiver::status(404));
    const QString settings = shop.set(receiver.url());
    ServerProcess server(m_place);
    LogReader reader(server);
    const QString id = shop.paid(server, "log-1");
    RawClient rubbish(server.port());
    rubbish.send("rubbish\r\n\r\n");
    QVERIFY(rubbish.waitForEnd());
    QVERIFY(reader.waitFor(R"("event":"delivery")"));
    QVERIFY(reader.waitFor(R"("status":400)"));
    QCOMPARE(server.stop(), 0);
    const QByteArray log = reader.log() + server.errors();
    QVERIFY(isLog(log));
    for (const QByteArray &line : log.split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (object["event"_L1] == "request"_L1)
            QCOMPARE(object["id"_L1].toString().size(), 16);
        if (object["event"_L1] != "delivery"_L1)
            continue;
        QCOMPARE(object["level"_L1].toString(), u"warning"_s);
        QCOMPARE(object["result"_L1].toString(), u"refused"_s);
        QCOMPARE(object["status"_L1].toInt(), 404);
        QCOMPARE(object["attempt"_L1].toInt(), 1);
        QCOMPARE(object["transaction"_L1].toString(), id);
        QCOMPARE(object["platform"_L1].toString(), kHookPlatform);
    }
    for (const QByteArray &secret :
         {QByteArray("Ana"), QByteArray("52998224725"), QByteArray("11987654321"),
          QByteArray("ana@"), QByteArray("log-1"), QByteArray("rubbish"), QByteArray("blc_"),
          receiver.url().toLatin1(), valueOf(settings, u"secret"_s).toLatin1(),
          valueOf(settings, u"bearer"_s).toLatin1()})
        QVERIFY2(!log.contains(secret), secret.constData());
}

/// Also messages of Qt, such as those of the database driver.
void ServerOperationTest::logsAnOutageInJson()
{
    PostgresServer database;
    m_place = {u"--database"_s, database.newDatabase()};
    HookedShop shop(m_place);
    HookReceiver receiver(HookReceiver::status(200));
    std::ignore = shop.set(receiver.url());
    ServerProcess server(m_place);
    LogReader reader(server);
    // The server has all its connections after a delivery. libpq writes to standard error if the
    // database ends in the milliseconds between the login and the settings of a new connection.
    std::ignore = shop.paid(server, "outage-1");
    QVERIFY(reader.waitFor(R"("event":"delivery")"));
    database.stop();
    const struct
    {
        QByteArray wanted, used, title, outage, advice;
    } languages[]{
        {"", "pt", "Pagar com Pix", "fora do ar", "não pague de novo"},
        {"de", "pt", "Pagar com Pix", "fora do ar", "não pague de novo"},
        {"pt-BR,pt;q=0.9,en;q=0.8", "pt", "Pagar com Pix", "fora do ar", "não pague de novo"},
        {"en-US,en;q=0.9", "en", "Pay with Pix", "out of service", "do not pay again"},
        {"es-MX,es;q=0.9,en;q=0.8", "es-AR", "Pagar con Pix", "fuera de servicio",
         "no pague de nuevo"},
    };
    for (const auto &language : languages) {
        const QByteArray page =
            answerFrom(server.port(), "/pay/0f8fad5b-d9cb-469f-a165-70867728950e",
                       "Accept-Language: " + language.wanted + "\r\n");
        QVERIFY2(page.startsWith("HTTP/1.1 503 Service Unavailable\r\n"), page.constData());
        QVERIFY2(page.contains("\r\nRetry-After: 10\r\n") &&
                     page.contains("<html lang=\"" + language.used + "\">") &&
                     page.contains("<title>" + language.title + "</title>") &&
                     page.contains(language.outage) && page.contains(language.advice),
                 page.constData());
    }
    QVERIFY(answerFrom(server.port(), "/ready").startsWith("HTTP/1.1 503"));
    QVERIFY(answerFrom(server.port(), "/health").startsWith("HTTP/1.1 200"));
    QVERIFY(reader.waitFor(R"("event":"message","category":"balcao.webhook")"));
    QVERIFY2(isLog(reader.log()), reader.log().constData());
    database.start();
    QTRY_VERIFY_WITH_TIMEOUT(answerFrom(server.port(), "/ready").startsWith("HTTP/1.1 200"),
                             30'000);
    QCOMPARE(server.stop(), 0);
}

void ServerOperationTest::logsAFailedStart_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QString &arguments, const QString &reason) {
        QTest::newRow(name) << arguments << reason;
    };
    row("no database server", u"--sandbox --database postgresql://127.0.0.1:1/x"_s,
        u"cannot be reached"_s);
    row("unusable folder", u"--sandbox --data /proc/nothing"_s, u"cannot be written"_s);
    row("no certificate", u"--sandbox --data DIR/shop --tls-key DIR/x --tls-certificate DIR/y"_s,
        u"cannot be read"_s);
    row("address in use", u"--sandbox --data DIR/shop --listen 127.0.0.1:PORT"_s,
        u"Cannot listen"_s);
    row("second address in use", u"--sandbox --data DIR/shop --metrics-listen 127.0.0.1:PORT"_s,
        u"for operators"_s);
    row("broken shop", u"--data DIR"_s, u"is damaged"_s);
}

/// The service manager starts the server again, and the log is the only witness.
void ServerOperationTest::logsAFailedStart()
{
    QFETCH(QString, arguments);
    QFETCH(QString, reason);
    replaceFile(m_folder->filePath(u"shop.json"_s), "{}");
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    arguments.replace("PORT"_L1, QString::number(other.serverPort()));
    arguments.replace("DIR"_L1, m_folder->path());
    const QString listen = arguments.contains("--listen"_L1) ? u""_s : u" --listen 127.0.0.1:0"_s;
    const Ended ended = runServerProgram((u"serve "_s + arguments + listen).split(u' '));
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.output, QString());
    QVERIFY(isLog(ended.errors.toUtf8()));
    const QByteArrayList lines = ended.errors.toUtf8().trimmed().split('\n');
    const QJsonObject last = QJsonDocument::fromJson(lines.constLast()).object();
    QCOMPARE(last["level"_L1].toString(), u"error"_s);
    QCOMPARE(last["event"_L1].toString(), u"message"_s);
    QVERIFY2(last["message"_L1].toString().contains(reason), lines.constLast().constData());
}

void ServerOperationTest::printsInvalidArguments()
{
    const Ended ended = runServerProgram(QStringList{u"serve"_s, u"--workers"_s, u"0"_s} + m_place);
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.errors.startsWith("balcao-server serve: --workers is 1 to 64."_L1),
             qPrintable(ended.errors));
}

/// A database that does not respond keeps neither a balancer waiting nor other clients.
void ServerOperationTest::isNotReadyWithoutItsDatabase()
{
    QFETCH(DatabaseKind, kind);
    std::optional<PostgresServer> database;
    if (kind == DatabaseKind::PostgreSql)
        m_place = {u"--database"_s, database.emplace().newDatabase()};
    ServerProcess server(m_place);
    std::unique_ptr<core::Database> other;
    std::optional<core::Result<core::WriteTransaction>> lock;
    if (database) {
        database->freeze();
    } else {
        other = core::Database::open(m_place.constLast() + u"/balcao.db"_s,
                                     core::Database::Access::SecondWriter)
                    .value();
        lock.emplace(core::WriteTransaction::begin(*other));
        QVERIFY(*lock);
    }
    QElapsedTimer timer;
    timer.start();
    RawClient balancer(server.port());
    balancer.send("GET /ready HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    QVERIFY(answerFrom(server.port(), "/health").startsWith("HTTP/1.1 200"));
    QCOMPARE(balancer.answers(), 0);
    QVERIFY(balancer.waitForEnd());
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY2(balancer.received().startsWith("HTTP/1.1 503 ") &&
                 balancer.received().contains("\"The database does not answer in time.\""),
             balancer.received().constData());
    if (database)
        database->thaw();
    lock.reset();
    QTRY_VERIFY_WITH_TIMEOUT(answerFrom(server.port(), "/ready").startsWith("HTTP/1.1 200"),
                             30'000);
}

void ServerOperationTest::namesAnUnusableDatabase()
{
    PostgresServer database;
    const QString address = database.newDatabase();
    const QString name = QUrl(address).path().mid(1);
    database.ask(u"DROP DATABASE "_s + name);
    database.ask(u"CREATE DATABASE %1 TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'"_s.arg(name));
    const Ended ended = runServerProgram(
        {u"serve"_s, u"--sandbox"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--database"_s, address});
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.errors.contains("cannot be reached or used"_L1) &&
                 ended.errors.contains("is LATIN1 and must be UTF8"_L1),
             qPrintable(ended.errors));
}

void ServerOperationTest::servesFiguresToOperators()
{
    HookedShop shop(m_place);
    HookReceiver receiver(HookReceiver::status(200));
    std::ignore = shop.set(receiver.url());
    ServerProcess server(m_place + QStringList{u"--metrics-listen"_s, u"127.0.0.1:0"_s});
    LogReader reader(server);
    const QByteArray words = "listening for operators on port ";
    QVERIFY(reader.waitFor(words));
    const auto port = static_cast<quint16>(
        reader.log().mid(reader.log().indexOf(words) + words.size()).split('"').first().toUInt());
    shop.created(server, "cashin", "open-1");
    shop.created(server, "cashin", "open-2");
    shop.paid(server, "paid-1");
    QTRY_COMPARE(receiver.requests.size(), 1);
    QTRY_VERIFY(shop.isNothingOwed());

    const QByteArray answer = answerFrom(port, "/metrics");
    QVERIFY(answer.startsWith("HTTP/1.1 200 OK\r\n"));
    QVERIFY(answer.contains("\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"));
    for (const char *const text :
         {"balcao_http_requests_total{route=\"/api/v1/transaction/pix/cashin\",method=\"POST\","
          "status=\"201\"} 3",
          "balcao_http_request_duration_seconds_count{route=\"/api/v1/transaction/pix/cashin\"} 3",
          "balcao_commit_batch_size_sum 4", "balcao_open_charges 2", "balcao_transactions 3",
          "balcao_notifications_queued 0", "balcao_notifications_due 0", "balcao_database_up 1",
          "balcao_delivery_attempts_total{result=\"delivered\"} 1",
          "# TYPE balcao_http_request_duration_seconds histogram"})
        QVERIFY2(answer.contains('\n' + QByteArray(text) + '\n'),
                 (text + ('\n' + answer)).constData());
    const qsizetype size = answer.indexOf("\nbalcao_database_size_bytes ");
    QVERIFY(answer.mid(size + 28).split('\n').first().toDouble() > 50'000);
    for (const char *secret : {"Ana", "52998224725", "open-1", "ana@"})
        QVERIFY2(!answer.contains(secret), secret);
    QVERIFY(answerFrom(port, "/health").startsWith("HTTP/1.1 200"));
    QVERIFY(answerFrom(port, "/ready").startsWith("HTTP/1.1 200"));
    QVERIFY(answerFrom(port, "/api/v1/openapi.json").startsWith("HTTP/1.1 404"));
    QVERIFY(answerFrom(server.port(), "/metrics").startsWith("HTTP/1.1 404"));
    QCOMPARE(server.stop(), 0);
}

void ServerOperationTest::servesFiguresOnTheMainAddressIfAsked()
{
    ServerProcess server(m_place + QStringList{u"--metrics"_s});
    QVERIFY(answerFrom(server.port(), "/metrics").contains("\nbalcao_open_charges 0\n"));
}

/// A reload changes later connections only. An unusable file changes nothing.
void ServerOperationTest::reloadsTheCertificate()
{
    const QString pem = m_folder->filePath(u"tls.pem"_s);
    replaceFile(pem, dataFile(u"tls.pem"_s));
    ServerProcess server(m_place + QStringList{u"--tls-certificate"_s, pem, u"--tls-key"_s, pem});
    LogReader reader(server);
    const QSslCertificate first = certificateOf(server.port());
    QVERIFY(!first.isNull());
    replaceFile(pem, dataFile(u"expired.pem"_s));
    QCOMPARE(certificateOf(server.port()), first);
    QCOMPARE(::kill(server.processId(), SIGHUP), 0);
    QVERIFY(reader.waitFor("reloaded the certificate"));
    const QSslCertificate second = certificateOf(server.port());
    QVERIFY(!second.isNull() && second != first);
    replaceFile(pem, "rubbish");
    QCOMPARE(::kill(server.processId(), SIGHUP), 0);
    QVERIFY(reader.waitFor("nothing was reloaded: The certificate or its key cannot be read."));
    QCOMPARE(certificateOf(server.port()), second);
    QVERIFY2(isLog(reader.log()), reader.log().constData());
    QCOMPARE(server.stop(), 0);
}

void ServerOperationTest::reloadsLimitsOfConnections()
{
    const QString config = m_folder->filePath(u"server.conf"_s);
    replaceFile(config, "max-connections = 2\n");
    ServerProcess server(m_place + QStringList{u"--config"_s, config});
    LogReader reader(server);
    const auto served = [&server](int count) {
        std::vector<std::unique_ptr<RawClient>> clients;
        int accepted = 0;
        for (int i = 0; i < count; ++i) {
            clients.push_back(std::make_unique<RawClient>(server.port()));
            clients.back()->send("GET /health HTTP/1.1\r\nHost: a\r\n\r\n");
            if (!clients.back()->waitForAnswers(1))
                qFatal("no answer");
            accepted += clients.back()->status() == 200 ? 1 : 0;
        }
        return accepted;
    };
    QCOMPARE(served(4), 2);
    replaceFile(config, "max-connections = 3\n");
    QCOMPARE(::kill(server.processId(), SIGHUP), 0);
    QVERIFY(reader.waitFor("reloaded"));
    QTRY_COMPARE(served(5), 3); // when the connections above have ended
    QCOMPARE(server.stop(), 0);
}

void ServerOperationTest::reportsToTheServiceManager()
{
    NotifySocket manager(m_folder->filePath(u"notify"_s));
    qputenv("WATCHDOG_USEC", "300000");
    ServerProcess server(m_place);
    qunsetenv("WATCHDOG_USEC");
    QVERIFY(manager.waitFor("READY=1"));
    QVERIFY(manager.waitFor("WATCHDOG=1", 3));
    QCOMPARE(::kill(server.processId(), SIGHUP), 0);
    QVERIFY(manager.waitFor("RELOADING=1\nMONOTONIC_USEC="));
    QVERIFY(manager.waitFor("READY=1", 2));
    QCOMPARE(server.stop(), 0);
    QVERIFY(manager.waitFor("STOPPING=1"));
    QCOMPARE(manager.states().constFirst(), "READY=1");
}

/// systemd listens, and starts the server with the socket as descriptor 3.
void ServerOperationTest::listensOnAPassedSocket()
{
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    QCOMPARE(::bind(listener, reinterpret_cast<const sockaddr *>(&address), length), 0);
    QCOMPARE(::listen(listener, 16), 0);
    QCOMPARE(::getsockname(listener, reinterpret_cast<sockaddr *>(&address), &length), 0);
    const quint16 port = ntohs(address.sin_port);
    RawClient early(port); // waits in the queue of the socket until the server has started
    early.send("GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");

    QProcess server;
    server.setChildProcessModifier([listener] { ::dup2(listener, 3); });
    server.start(u"/bin/sh"_s, QStringList{u"-c"_s, u"LISTEN_FDS=1 LISTEN_PID=$$ exec \"$@\""_s,
                                           u"sh"_s, programPath(u"balcao-server"_s), u"serve"_s,
                                           u"--sandbox"_s, u"--listen"_s, u"127.0.0.1:1"_s} +
                                   m_place);
    QVERIFY(server.waitForReadyRead(60'000));
    QCOMPARE(server.readAllStandardOutput().trimmed(),
             "listening on http://127.0.0.1:" + QByteArray::number(port));
    QVERIFY(early.waitForEnd());
    QCOMPARE(early.status(), 200);
    server.terminate();
    QVERIFY(server.waitForFinished());
    QCOMPARE(server.exitCode(), 0);
    ::close(listener);
}

void ServerOperationTest::setsUpAShopInProduction()
{
    const QStringList create{u"shop"_s,
                             u"create"_s,
                             u"--merchant-key"_s,
                             u"52998224725"_s,
                             u"--merchant-key-type"_s,
                             u"CPF"_s,
                             u"--merchant-name"_s,
                             u"Padaria Sol"_s,
                             u"--merchant-city"_s,
                             u"Recife"_s,
                             u"--max-amount"_s,
                             u"500.00"_s};
    const Ended created = runServerProgram(create + m_place);
    QVERIFY2(created.code == 0, qPrintable(created.errors));
    const QString platform = created.output.trimmed();
    QCOMPARE(QUuid::fromString(platform).toString(QUuid::WithoutBraces), platform);
    const Ended again = runServerProgram(create + m_place);
    QCOMPARE(again.code, 1);
    QVERIFY2(again.errors.contains("the folder has a shop"_L1), qPrintable(again.errors));

    const Ended key =
        runServerProgram(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Till"_s} + m_place);
    QVERIFY2(key.output.startsWith("blc_live_"_L1), qPrintable(key.errors));
    ServerProcess server(m_place, ServerProcess::Mode::AsConfigured);
    const auto charged = [&](const QByteArray &amount) {
        const QByteArray body =
            R"({"name":"Ana","email":"ana@example.com","phone":"11987654321","description":"x",)"
            R"("document":"52998224725","amount":)" +
            amount + R"(,"platform":")" + platform.toLatin1() + "\"}";
        RawClient client(server.port());
        client.send("POST /api/v1/transaction/pix/cashin HTTP/1.1\r\nHost: a\r\nConnection: close"
                    "\r\nAuthorization: Bearer " +
                    key.output.trimmed().toLatin1() +
                    "\r\nContent-Type: application/json\r\nContent-Length: " +
                    QByteArray::number(body.size()) + "\r\n\r\n" + body);
        return client.waitForEnd() ? client.received() : QByteArray();
    };
    const QByteArray charge = charged("15.00");
    QVERIFY2(charge.startsWith("HTTP/1.1 201") && charge.contains("Padaria Sol"),
             charge.constData());
    QVERIFY(charged("500.01").startsWith("HTTP/1.1 422")); // the terms of the shop
    QCOMPARE(server.stop(), 0);
}

/// The commands run as the user of the service, whatever its umask. The service then reads and
/// writes all files, and no other user does.
void ServerOperationTest::keepsAShopFromOtherUsers()
{
    const auto run = [this](const QString &line) {
        QProcess process;
        process.setChildProcessModifier([] { ::umask(0); });
        process.start(programPath(u"balcao-server"_s), line.split(u' ') + m_place);
        return process.waitForFinished(60'000) && process.exitCode() == 0;
    };
    const auto verify = [this] {
        constexpr auto kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                 QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        QDirIterator all(m_place.constLast(),
                         QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
        QStringList paths{m_place.constLast()};
        while (all.hasNext())
            paths.append(all.next());
        for (const QString &path : std::as_const(paths)) {
            const QFileInfo info(path);
            QVERIFY2(!(info.permissions() & kOthers), qPrintable(path));
            QCOMPARE(info.ownerId(), ::geteuid());
        }
        QVERIFY(paths.size() > 3); // the folder, shop.json and the databases
    };
    QVERIFY(run(u"shop create --merchant-key ana@example.com --merchant-name Loja --merchant-city "
                "Recife"_s));
    QVERIFY(run(u"key create --name Till"_s));
    verify();
    ServerProcess server(m_place, ServerProcess::Mode::AsConfigured);
    QVERIFY(answerFrom(server.port(), "/ready").startsWith("HTTP/1.1 200"));
    verify();
    QCOMPARE(server.stop(), 0);
    QVERIFY(run(u"key create --name Office"_s)); // after the service
    verify();
}

void ServerOperationTest::namesTheBrokenPartOfAShop()
{
    QVERIFY(QDir().mkpath(m_place.last()));
    replaceFile(m_place.last() + u"/shop.json"_s,
                R"({"platform":"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01","merchant":)"
                R"({"pix_key":"52998224725","key_type":"CPF","name":"Loja","city":""},)"
                R"("payer":null})");
    for (const QStringList &command : {QStringList{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s},
                                       QStringList{u"key"_s, u"create"_s, u"--name"_s, u"x"_s}}) {
        const Ended ended = runServerProgram(command + m_place);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.errors.contains("merchant.city is missing or not valid"_L1),
                 qPrintable(ended.errors));
    }
}

BALCAO_GUILESS_TEST(ServerOperationTest)
#include "tests/support/waitlimit.h"
#include "tst_serveroperation.moc"
