// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/databases.h"
#include "tests/support/programs.h"
#include "tests/support/rawclient.h"
#include "tests/support/sanitized.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUrl>
#include <QtNetwork/QSslCipher>
#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QSslSocket>
#include <QtTest/QTest>

#include <algorithm>
#include <array>

#include <signal.h>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using support::DatabaseKind;
using support::Ended;
using support::RawClient;

namespace
{

const QString kPlatform = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s;

/// Sanitizers need extra memory, which does not count.
qint64 maxKilobytes()
{
    return support::isSanitized() ? 2'000'000 : 64 * 1024;
}

} // namespace

/// Tests the built program, started like by a person or a system.
class ServerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void endsWhenItIsAsked_data();
    void endsWhenItIsAsked();
    void finishesWhatItHas();
    void finishesRequestsDespiteRepeatedSignals();
    void keepsWhatItAnsweredWhenKilled();
    void drawsWithSoManyThreads_data();
    void drawsWithSoManyThreads();
    void forgetsARevokedKeyAtOnce_data() { support::databaseKinds(); }
    void forgetsARevokedKeyAtOnce();
    void staysSmallUnderAttack();
    void keepsDescriptorsForItself();
    void sharesADatabaseWithOtherServers();
    void goesOnWhenItsDatabaseIsBack();
    void servesOverTls();
    void writesNoCoreDump();
    void keepsPlayAndMoneyApart();
    void worksBehindAProxy();
    void showsThePayerAPage_data();
    void showsThePayerAPage();
    void showsTheShopOnThePage_data();
    void showsTheShopOnThePage();
    void leadsBackToTheShopOfTheCharge_data();
    void leadsBackToTheShopOfTheCharge();
    void showsAPhoneACodeToScan_data();
    void showsAPhoneACodeToScan();
    void followsAPayment();

private:
    [[nodiscard]] static Ended run(const QStringList &arguments)
    {
        return support::runServerProgram(arguments);
    }
    void use(DatabaseKind kind);
    QByteArray newKey(const QString &platform, const QString &scopes) const;
    void start(const QStringList &arguments = {u"--sandbox"_s});
    /// Returns the exit code after a signal.
    int stop(int signal = SIGTERM);
    [[nodiscard]] quint16 port() const { return static_cast<quint16>(m_url.port()); }
    /// Returns the answer to one request, without a key.
    [[nodiscard]] QByteArray ask(const QByteArray &method, const QByteArray &path,
                                 const QByteArray &field = "Accept: */*") const;
    /// Creates a charge and returns its id.
    [[nodiscard]] QByteArray newCharge(const QByteArray &reference = {}) const;
    /// Opens an address in Chromium, with the screen size of a phone.
    void browse(QProcess &chromium, const QUrl &url, const QStringList &arguments) const;
    /// Opens an address and returns the output of Chromium.
    [[nodiscard]] QByteArray browsed(const QUrl &url, const QStringList &arguments) const;
    [[nodiscard]] static QByteArray creation(const QByteArray &key, const QByteArray &reference);

    support::Databases m_databases;
    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_place; ///< arguments with the location of the data
    std::unique_ptr<QProcess> m_server;
    QUrl m_url;
    QByteArray m_errors; ///< error output before the start
};

void ServerTest::init()
{
    use(DatabaseKind::Sqlite);
}

void ServerTest::cleanup()
{
    if (m_server && m_server->state() != QProcess::NotRunning)
        QCOMPARE(stop(), 0);
    m_server.reset();
}

void ServerTest::use(DatabaseKind kind)
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_place = kind == DatabaseKind::Sqlite
                  ? QStringList{u"--data"_s, m_folder->filePath(u"shop"_s)}
                  : QStringList{u"--database"_s, m_databases.newDatabase(kind)};
}

QByteArray ServerTest::newKey(const QString &platform, const QString &scopes) const
{
    const Ended ended =
        run(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s, u"--platform"_s, platform,
                        u"--scopes"_s, scopes, u"--sandbox"_s} +
            m_place);
    if (ended.code != 0)
        qFatal("no key: %s", qPrintable(ended.errors));
    return ended.output.trimmed().toLatin1();
}

void ServerTest::start(const QStringList &arguments)
{
    m_server = std::make_unique<QProcess>();
    m_server->start(support::programPath(u"balcao-server"_s),
                    QStringList{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s} + arguments + m_place);
    QByteArray line;
    const bool isReady = QTest::qWaitFor(
        [this, &line] {
            line += m_server->readAllStandardOutput();
            return line.endsWith('\n') || m_server->state() == QProcess::NotRunning;
        },
        60'000);
    m_errors = m_server->readAllStandardError();
    QVERIFY2(isReady && line.startsWith("listening on http://127.0.0.1:"), m_errors.constData());
    m_url = QUrl(QString::fromLatin1(line.trimmed().sliced(13)));
}

int ServerTest::stop(int signal)
{
    ::kill(static_cast<pid_t>(m_server->processId()), signal);
    if (!QTest::qWaitFor([this] { return m_server->state() == QProcess::NotRunning; }, kWaitLimit))
        return -1;
    return m_server->exitStatus() == QProcess::NormalExit ? m_server->exitCode() : -1;
}

QByteArray ServerTest::creation(const QByteArray &key, const QByteArray &reference)
{
    const QByteArray body =
        R"({"name":"Fulana Secreta","email":"ana@example.com","phone":"11987654321",)"
        R"("description":"x","document":"52998224725","amount":15.00,"platform":")" +
        kPlatform.toLatin1() + R"(","reference":")" + reference + R"("})";
    return "POST /api/v1/transaction/pix/cashin HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " +
           key + "\r\nContent-Type: application/json\r\nContent-Length: " +
           QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

void ServerTest::endsWhenItIsAsked_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("by the system") << SIGTERM;
    QTest::newRow("by Ctrl+C") << SIGINT;
}

void ServerTest::endsWhenItIsAsked()
{
    QFETCH(int, signal);
    start();
    RawClient idle(port());
    QTRY_COMPARE(idle.socket().state(), QTcpSocket::ConnectedState);
    QCOMPARE(stop(signal), 0);
}

void ServerTest::finishesWhatItHas()
{
    const QByteArray key = newKey(kPlatform, u"cashin"_s);
    start();
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 20; ++i) {
        clients.push_back(std::make_unique<RawClient>(port()));
        clients.back()->send(creation(key, "r" + QByteArray::number(i)));
    }
    QTRY_VERIFY(clients.front()->answers() > 0);
    QCOMPARE(stop(), 0);
    qsizetype answered = 0;
    for (const auto &client : clients) {
        QVERIFY(client->waitForEnd());
        answered += client->received().count("HTTP/1.1 201");
    }
    start();
    RawClient client(port());
    const QByteArray reader = newKey(kPlatform, u"read"_s);
    client.send("GET /api/v1/transactions HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " + reader +
                "\r\nConnection: close\r\n\r\n");
    QVERIFY(client.waitForEnd());
    QVERIFY2(client.received().endsWith("\"total\":" + QByteArray::number(answered) + '}'),
             client.received().right(100).constData());
}

/// Like Ctrl+C in a terminal, where the parent process sends a second signal.
void ServerTest::finishesRequestsDespiteRepeatedSignals()
{
    const QByteArray request = creation(newKey(kPlatform, u"cashin"_s), "slow");
    start();
    RawClient client(port());
    client.send(request.chopped(10));
    QTRY_COMPARE(client.socket().bytesToWrite(), 0);
    QVERIFY(ask("GET", "/health").contains(" 200 ")); // ensures that the first part arrived
    const auto connects = [this] {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, port());
        return socket.waitForConnected();
    };
    const auto process = static_cast<pid_t>(m_server->processId());
    QCOMPARE(::kill(process, SIGINT), 0);
    QTRY_VERIFY(!connects());
    QCOMPARE(::kill(process, SIGTERM), 0);
    QTest::qWait(100); // enough time to exit
    client.send(request.last(10));
    QVERIFY(client.waitForEnd());
    QCOMPARE(client.status(), 201);
    QTRY_COMPARE(m_server->state(), QProcess::NotRunning);
    QCOMPARE(m_server->exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_server->exitCode(), 0);
}

/// Confirmed transactions are stored, and none twice.
void ServerTest::keepsWhatItAnsweredWhenKilled()
{
    const QByteArray key = newKey(kPlatform, u"read,cashin"_s);
    QSet<QByteArray> acknowledged;
    int number = 0;
    for (int round = 0; round < 5; ++round) {
        start();
        std::vector<std::pair<QByteArray, std::unique_ptr<RawClient>>> clients;
        for (int i = 0; i < 16; ++i) {
            const QByteArray reference = "r" + QByteArray::number(++number);
            clients.emplace_back(reference, std::make_unique<RawClient>(port()));
            clients.back().second->send(creation(key, reference));
        }
        QTRY_VERIFY(clients.at(static_cast<size_t>(round)).second->answers() > 0);
        stop(SIGKILL);
        for (const auto &[reference, client] : clients) {
            QVERIFY(client->waitForEnd());
            if (client->status() == 201)
                acknowledged.insert(reference);
        }
    }
    QVERIFY(!acknowledged.isEmpty());
    start();
    for (const QByteArray &reference : std::as_const(acknowledged)) {
        RawClient client(port());
        client.send("GET /api/v1/transactions?reference=" + reference +
                    " HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " + key +
                    "\r\nConnection: close\r\n\r\n");
        QVERIFY(client.waitForEnd());
        QVERIFY2(client.received().endsWith("\"total\":1}"), reference.constData());
    }
    QCOMPARE(run(QStringList{u"check"_s} + m_place).output, u"sound\n"_s);
}

void ServerTest::drawsWithSoManyThreads_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("one") << 1;
    QTest::newRow("three") << 3;
}

void ServerTest::drawsWithSoManyThreads()
{
    QFETCH(int, count);
    QCOMPARE(run(QStringList{u"seed"_s, u"--sandbox"_s, u"--platform"_s, kPlatform} + m_place).code,
             0);
    const QByteArray key = newKey(kPlatform, u"read"_s);
    start({u"--sandbox"_s, u"--workers"_s, QString::number(count)});
    const QByteArray list = ask("GET", "/api/v1/transactions", "Authorization: Bearer " + key);
    QVERIFY(list.count("data:image/png;base64, ") > 50);
    const QString tasks = u"/proc/%1/task"_s.arg(m_server->processId());
    int drawing = 0;
    for (const QString &task : QDir(tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile name(tasks + u'/' + task + u"/comm"_s);
        drawing += name.open(QIODevice::ReadOnly) && name.readAll() == "Thread (pooled)\n" ? 1 : 0;
    }
    QCOMPARE(drawing, count);
}

void ServerTest::forgetsARevokedKeyAtOnce()
{
    QFETCH(DatabaseKind, kind);
    use(kind);
    const QByteArray key = newKey(kPlatform, u"cashin"_s);
    start();
    RawClient client(port());
    client.send(creation(key, "1"));
    QVERIFY(client.waitForAnswers(1));
    QCOMPARE(client.status(), 201);
    const Ended list = run(QStringList{u"key"_s, u"list"_s} + m_place);
    QCOMPARE(list.code, 0);
    QVERIFY(list.output.contains(u"valid"_s) && !list.output.contains(u"blc_"_s));
    const Ended revoked = run(
        QStringList{u"key"_s, u"revoke"_s, u"--id"_s, list.output.section(u'\t', 0, 0)} + m_place);
    QCOMPARE(revoked.code, 0);
    client.send(creation(key, "2"));
    QVERIFY(client.waitForAnswers(2));
    QCOMPARE(client.status(1), 401);
    QVERIFY(run(QStringList{u"key"_s, u"list"_s} + m_place).output.contains(u"revoked 2"_s));
}

/// Runs all attacks on one server and checks its memory at the end.
void ServerTest::staysSmallUnderAttack()
{
    start();
    const QByteArray post = "POST /api/v1/transaction/pix/cashin HTTP/1.1\r\nHost: a\r\n";
    std::vector<std::unique_ptr<RawClient>> slow;
    for (int i = 0; i < 480; ++i) {
        slow.push_back(std::make_unique<RawClient>(port()));
        slow.back()->send(post + "Content-Length: 65536\r\n\r\n" + QByteArray(65'000, 'x'));
    }
    constexpr qsizetype kMuch = qsizetype{16} * 1024 * 1024;
    const QByteArray chunk = "10000\r\n" + QByteArray(0x10000, 'x') + "\r\n";
    const QList<QByteArray> floods{
        post + "Content-Length: 200000000\r\n\r\n" + QByteArray(kMuch, 'x'),
        post + "Transfer-Encoding: chunked\r\n\r\n" + chunk.repeated(kMuch / chunk.size()),
        post + "Transfer-Encoding: chunked\r\n\r\n1;" + QByteArray(kMuch, 'x'),
        post + "A: " + QByteArray(kMuch, 'x'),
        post + QByteArray("A: x\r\n").repeated(10'000) + "\r\n",
        QByteArray(kMuch, 'x'),
        "GET /" + QByteArray(kMuch, 'x') + " HTTP/1.1\r\nHost: a\r\n\r\n",
        QByteArray("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11) + QByteArray(kMuch, '\0'),
        QByteArray(kMuch, '\n'),
    };
    for (const QByteArray &flood : floods) {
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 4; ++i) {
            clients.push_back(std::make_unique<RawClient>(port()));
            clients.back()->send(flood);
        }
        for (const auto &client : clients)
            QVERIFY2(client->waitForEnd(), flood.first(80).constData());
    }
    RawClient deaf(port()); // a large answer that the client does not read
    deaf.socket().setReadBufferSize(1);
    deaf.send(QByteArray("GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n").repeated(1000));
    RawClient honest(port());
    honest.send("GET /health HTTP/1.1\r\nHost: a\r\n\r\n");
    QVERIFY(honest.waitForAnswers(1));
    QFile status(u"/proc/%1/status"_s.arg(m_server->processId()));
    QVERIFY(status.open(QIODevice::ReadOnly));
    const QByteArray text = status.readAll();
    const qint64 peak =
        text.sliced(text.indexOf("VmHWM:") + 6).simplified().split(' ')[0].toLongLong();
    QVERIFY2(peak > 0 && peak < maxKilobytes(), QByteArray::number(peak).constData());
    qInfo("at most %lld KiB", static_cast<long long>(peak));
}

/// Without free descriptors the server could neither accept connections nor open files.
void ServerTest::keepsDescriptorsForItself()
{
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_NOFILE, &usual), 0);
    constexpr int kFew = 128;
    const rlimit few{kFew, usual.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &few), 0);
    start();
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &usual), 0);
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 2 * kFew; ++i) {
        clients.push_back(std::make_unique<RawClient>(port()));
        clients.back()->send("GET /health HTTP/1.1\r\nHost: a\r\n\r\n");
    }
    int served = 0;
    for (const auto &client : clients) {
        QVERIFY(QTest::qWaitFor([&] { return client->answers() > 0 || !client->isOpen(); },
                                kWaitLimit));
        served += client->status() == 200 ? 1 : 0;
    }
    QCOMPARE(served, kFew / 2);
    const QDir descriptors(u"/proc/%1/fd"_s.arg(m_server->processId()));
    QVERIFY(descriptors.entryList(QDir::AllEntries | QDir::System).size() < kFew - 10);
    clients.clear();
    QTRY_VERIFY(ask("GET", "/health").startsWith("HTTP/1.1 200"));
}

void ServerTest::sharesADatabaseWithOtherServers()
{
    use(DatabaseKind::PostgreSql);
    const QByteArray key = newKey(kPlatform, u"read,cashin"_s);
    start();
    const auto first = std::exchange(m_server, nullptr);
    const quint16 firstPort = port();
    start();
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 20; ++i) {
        clients.push_back(std::make_unique<RawClient>(i % 2 == 0 ? firstPort : port()));
        clients.back()->send(creation(key, "r" + QByteArray::number(i / 2)));
    }
    for (std::size_t i = 0; i < clients.size(); i += 2) { // two clients with the same reference
        QVERIFY(clients.at(i)->waitForAnswers(1));
        QVERIFY(clients.at(i + 1)->waitForAnswers(1));
        std::array statuses{clients.at(i)->status(), clients.at(i + 1)->status()};
        std::sort(statuses.begin(), statuses.end());
        QCOMPARE(statuses.front(), 201);
        QCOMPARE(statuses.back(), 422);
    }
    first->kill();
    QVERIFY(first->waitForFinished());
    clients.at(1)->send(creation(key, "last"));
    QVERIFY(clients.at(1)->waitForAnswers(2));
    QCOMPARE(clients.at(1)->status(1), 201);
}

void ServerTest::goesOnWhenItsDatabaseIsBack()
{
    support::PostgresServer database;
    m_place = {u"--database"_s, database.newDatabase()};
    const QByteArray key = newKey(kPlatform, u"cashin"_s);
    start();
    RawClient client(port());
    client.send(creation(key, "before"));
    QVERIFY(client.waitForAnswers(1));
    QCOMPARE(client.status(), 201);
    database.stop();
    RawClient unlucky(port());
    unlucky.send(creation(key, "meanwhile"));
    QVERIFY(QTest::qWaitFor([&unlucky] { return unlucky.answers() > 0; }, 60'000));
    QCOMPARE(unlucky.status(), 503); // nothing was stored: the client may repeat the call
    QVERIFY(unlucky.received().contains("\r\nRetry-After: 5\r\n"));
    database.start();
    RawClient lucky(port());
    lucky.send(creation(key, "after"));
    QVERIFY(lucky.waitForAnswers(1));
    QCOMPARE(lucky.status(), 201);
    QCOMPARE(stop(), 0); // before its database is stopped
}

void ServerTest::servesOverTls()
{
    const QString pem = m_folder->filePath(u"tls.pem"_s);
    QVERIFY(QFile::copy(QStringLiteral(TEST_DATA "/api/tls.pem"), pem));
    const QStringList arguments{u"serve"_s,
                                u"--sandbox"_s,
                                u"--listen"_s,
                                u"127.0.0.1:0"_s,
                                u"--tls-certificate"_s,
                                pem,
                                u"--tls-key"_s,
                                pem};
    QVERIFY(QFile::setPermissions(pem, QFile::ReadOwner | QFile::ReadOther));
    const Ended refused = run(arguments + m_place);
    QCOMPARE(refused.code, 1);
    QVERIFY(refused.errors.contains("can be read by others"_L1));
    QVERIFY(QFile::setPermissions(pem, QFile::ReadOwner));
    QStringList foreign = arguments;
    foreign[5] = QStringLiteral(TEST_DATA "/api/expired.pem"); // with another private key
    const Ended unpaired = run(foreign + m_place);
    QCOMPARE(unpaired.code, 1);
    QVERIFY2(unpaired.errors.contains("does not match the certificate"_L1),
             qPrintable(unpaired.errors));

    m_server = std::make_unique<QProcess>();
    m_server->start(support::programPath(u"balcao-server"_s), arguments + m_place);
    QVERIFY(m_server->waitForReadyRead(60'000));
    const QByteArray line = m_server->readAllStandardOutput().trimmed();
    QVERIFY2(line.startsWith("listening on https://127.0.0.1:"), line.constData());
    const auto port = static_cast<quint16>(line.split(':').last().toUInt());
    QSslSocket client;
    client.setPeerVerifyMode(QSslSocket::VerifyNone);
    client.connectToHostEncrypted(u"127.0.0.1"_s, port);
    client.write("GET /health HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_VERIFY_WITH_TIMEOUT(client.bytesAvailable() > 0, 20'000);
    const QByteArray answer = client.readAll();
    QVERIFY(answer.startsWith("HTTP/1.1 200"));
    QVERIFY(answer.contains("\r\nStrict-Transport-Security: max-age=31536000\r\n"));
    QVERIFY(client.sessionProtocol() >= QSsl::TlsV1_2);
    client.disconnectFromHost();

    QSslSocket weak;
    QSslConfiguration tls = weak.sslConfiguration();
    tls.setProtocol(QSsl::TlsV1_2);
    tls.setCiphers({QSslCipher(u"ECDHE-ECDSA-AES128-SHA"_s), QSslCipher(u"ECDHE-RSA-AES128-SHA"_s),
                    QSslCipher(u"AES128-SHA"_s)});
    QCOMPARE(tls.ciphers().size(), 3);
    weak.setSslConfiguration(tls);
    weak.setPeerVerifyMode(QSslSocket::VerifyNone);
    weak.connectToHostEncrypted(u"127.0.0.1"_s, port);
    QTRY_COMPARE_WITH_TIMEOUT(weak.error(), QAbstractSocket::SslHandshakeFailedError, 20'000);
}

/// A crash must not write keys and data of customers to a disk.
void ServerTest::writesNoCoreDump()
{
    start();
    QFile limits(u"/proc/%1/limits"_s.arg(m_server->processId()));
    QVERIFY(limits.open(QIODevice::ReadOnly));
    const QByteArray text = limits.readAll();
    QVERIFY2(QRegularExpression(u"Max core file size +0 +0 "_s)
                 .match(QString::fromLatin1(text))
                 .hasMatch(),
             text.constData());
}

void ServerTest::keepsPlayAndMoneyApart()
{
    QFile shop(m_folder->filePath(u"shop.json"_s));
    QVERIFY(shop.open(QIODevice::WriteOnly));
    shop.write(R"({"platform":"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01","merchant":)"
               R"({"pix_key":"52998224725","key_type":"CPF","name":"Loja","city":"Recife"},)"
               R"("payer":{"name":"Cliente","email":"a@b.example","phone":"+5511987654321",)"
               R"("document":"52998224725","description":"Venda"}})");
    shop.close();
    start();
    QCOMPARE(stop(), 0);
    QVERIFY((m_errors + m_server->readAllStandardError()).contains("SANDBOX"));
    const Ended ended =
        run(QStringList{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--shop"_s, shop.fileName()} +
            m_place);
    QCOMPARE(ended.code, 1);
    QVERIFY(ended.errors.contains(u"other environment"_s));

    use(DatabaseKind::Sqlite);
    QVERIFY(QDir().mkpath(m_place.last()));
    shop.setFileName(m_place.last() + u"/shop.json"_s);
    QVERIFY(shop.open(QIODevice::WriteOnly));
    shop.write(R"({"platform":"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01","merchant":)"
               R"({"pix_key":"52998224725","key_type":"CPF","name":"Loja","city":"Recife"},)"
               R"("payer":{"name":"Cliente","email":"a@b.example","phone":"+5511987654321",)"
               R"("document":"52998224725","description":"Venda"}})");
    shop.close();
    for (const QString &url : {u"http://pix.example.com"_s, u"http://10.0.0.1/x"_s}) {
        const Ended open = run(QStringList{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s,
                                           u"--behind-proxy"_s, u"--public-url"_s, url} +
                               m_place);
        QCOMPARE(open.code, 2);
        QVERIFY2(open.errors.contains(u"https://… in production"_s), qPrintable(open.errors));
    }
    const Ended key = run(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"x"_s} + m_place);
    QVERIFY2(key.output.startsWith(u"blc_live_"_s), qPrintable(key.errors));
    start({});
    RawClient client(port());
    client.send(creation(key.output.trimmed().toLatin1(), "1") +
                "GET /checkout/transaction/0f8fad5b-d9cb-469f-a165-70867728950e/change/paid "
                "HTTP/1.1\r\nHost: a\r\n\r\n");
    QVERIFY(client.waitForAnswers(2));
    QCOMPARE(client.status(), 201);
    QCOMPARE(client.status(1), 404);
    QCOMPARE(stop(), 0);
    QVERIFY(!(m_errors + m_server->readAllStandardError()).contains("SANDBOX"));
    QCOMPARE(run(QStringList{u"serve"_s, u"--sandbox"_s, u"--listen"_s, u"127.0.0.1:0"_s} + m_place)
                 .code,
             1);
    QCOMPARE(run(QStringList{u"seed"_s} + m_place).code, 1);
}

/// The proxy adds the client address, and has the public address.
void ServerTest::worksBehindAProxy()
{
    const QByteArray key = newKey(kPlatform, u"cashin"_s);
    start({u"--sandbox"_s, u"--behind-proxy"_s, u"--public-url"_s, u"https://pix.example/x/"_s});
    RawClient client(port());
    client.send(creation(key, "1"));
    QVERIFY(client.waitForAnswers(1));
    QTRY_VERIFY(client.received().contains("\"payment_link\":\"https://pix.example/x/pay/"));
    QVERIFY(client.received().contains("\r\nStrict-Transport-Security: "));
    const auto guessed = [this](const QByteArray &from) {
        const QByteArray fields = "Authorization: Bearer x\r\nX-Forwarded-For: 1.1.1.1, " + from;
        return ask("GET", "/api/v1/transactions", fields).mid(9, 3).toInt();
    };
    for (int i = 0; i < 10; ++i)
        QCOMPARE(guessed("2.2.2.2"), 401);
    QCOMPARE(guessed("2.2.2.2"), 429);
    QCOMPARE(guessed("3.3.3.3"), 401);
}

QByteArray ServerTest::ask(const QByteArray &method, const QByteArray &path,
                           const QByteArray &field) const
{
    RawClient client(port());
    client.send(method + ' ' + path + " HTTP/1.1\r\nHost: a\r\n" + field +
                "\r\nConnection: close\r\n\r\n");
    if (!client.waitForEnd())
        qFatal("no answer");
    return client.received();
}

QByteArray ServerTest::newCharge(const QByteArray &reference) const
{
    RawClient client(port());
    client.send(creation(newKey(kPlatform, u"cashin"_s), reference));
    if (!client.waitForAnswers(1) || client.status() != 201)
        qFatal("no charge");
    return client.received().sliced(client.received().indexOf("\"id\":\"") + 6, 36);
}

void ServerTest::browse(QProcess &chromium, const QUrl &url, const QStringList &arguments) const
{
    chromium.start(u"chromium"_s,
                   QStringList{u"--headless"_s, u"--no-sandbox"_s, u"--disable-gpu"_s,
                               u"--hide-scrollbars"_s, u"--window-size=390,1100"_s,
                               u"--accept-lang=pt-BR"_s,
                               u"--user-data-dir="_s + m_folder->filePath(u"chromium"_s)} +
                       arguments + QStringList{url.toString()});
}

QByteArray ServerTest::browsed(const QUrl &url, const QStringList &arguments) const
{
    QProcess chromium;
    browse(chromium, url, arguments);
    if (!chromium.waitForFinished(60'000))
        qFatal("chromium does not end");
    return chromium.readAllStandardOutput();
}

void ServerTest::showsThePayerAPage_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("waits");
    QTest::addColumn<QByteArray>("amount");
    QTest::addColumn<QByteArray>("paid");
    const QByteArray portuguese = "Aguardando o pagamento";
    const QByteArray comma = "R$\u00a015,00";
    QTest::newRow("Portuguese") << QByteArray("pt-BR,pt;q=0.9,en;q=0.8") << portuguese << comma
                                << QByteArray("Pago. Obrigado!");
    QTest::newRow("Spanish") << QByteArray("fr, es-UY") << QByteArray("Esperando el pago") << comma
                             << QByteArray("Pagado. ¡Gracias!");
    QTest::newRow("English") << QByteArray("en-US") << QByteArray("Waiting for the payment")
                             << QByteArray("R$\u00a015.00") << QByteArray("Paid. Thank you!");
    QTest::newRow("another one") << QByteArray("fr;q=1") << portuguese << comma
                                 << QByteArray("Pago. Obrigado!");
    QTest::newRow("none") << QByteArray() << portuguese << comma << QByteArray("Pago. Obrigado!");
}

void ServerTest::showsThePayerAPage()
{
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, waits);
    QFETCH(QByteArray, amount);
    QFETCH(QByteArray, paid);
    start();
    const QByteArray id = newCharge();
    const QByteArray field = "Accept-Language: " + language;
    const QByteArray page = ask("GET", "/pay/" + id, field);
    QVERIFY(page.startsWith("HTTP/1.1 200"));
    QVERIFY(page.contains("Content-Security-Policy: default-src 'none'; "));
    QVERIFY(page.contains(waits) && page.contains(amount) && page.contains("br.gov.bcb.pix"));
    for (const char *secret : {"Secreta", "52998224725", "987654321", "ana@"})
        QVERIFY2(!page.contains(secret), secret);
    QVERIFY(ask("GET", "/pay/" + id + "/state").endsWith(R"({"status":"pending"})"));

    const QByteArray moved = ask("POST", "/pay/" + id + "/change/paid");
    QVERIFY(moved.startsWith("HTTP/1.1 303") && moved.contains("Location: ../../" + id + "\r\n"));
    const QByteArray over = ask("GET", "/pay/" + id, field);
    QVERIFY(over.contains(paid));
    QVERIFY(!over.contains("br.gov.bcb.pix") && !over.contains("<form"));
    QVERIFY(ask("GET", "/pay/" + id + "/state").endsWith(R"({"status":"paid"})"));
    const QByteArray none = ask("GET", "/pay/0f8fad5b-d9cb-469f-a165-70867728950e", field);
    QVERIFY(none.startsWith("HTTP/1.1 404") && none.contains("text/html"));
    QVERIFY(ask("GET", "/pay/" + id + "/change/paid").startsWith("HTTP/1.1 405"));
}

void ServerTest::showsTheShopOnThePage_data()
{
    QTest::addColumn<QString>("color");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("dark") << u"#5B1A8F"_s << QByteArray("color:#ffffff;background:#5b1a8f");
    QTest::newRow("light") << u"#ffe082"_s << QByteArray("color:#000000;background:#ffe082");
}

/// The values of a charge stay data in the address of the shop.
void ServerTest::showsTheShopOnThePage()
{
    QFETCH(QString, color);
    QFETCH(QByteArray, text);
    start({u"--sandbox"_s, u"--shop-name"_s, u"Café <b>Sol</b>"_s, u"--page-color"_s, color,
           u"--return-url"_s, u"https://loja.example/volta?pix={id}&pedido={reference}"_s});
    const QByteArray id = newCharge("1&x={id}\\\"");
    const QByteArray english = "Accept-Language: en";
    const QByteArray page = ask("GET", "/pay/" + id, english);
    QVERIFY(page.contains("<h1>Café &lt;b&gt;Sol&lt;/b&gt;</h1>"));
    QVERIFY2(page.contains(text), page.constData());
    const QByteArray link = "href=\"https://loja.example/volta?pix=" + id +
                            "&amp;pedido=1%26x%3D%7Bid%7D%22\">Back to the shop</a>";
    QVERIFY2(page.contains("<a class=\"back\" " + link), page.constData());
    const qsizetype from = page.indexOf("<style>") + 7;
    const QByteArray style = page.sliced(from, page.indexOf("</style>") - from);
    const QByteArray digest = QCryptographicHash::hash(style, QCryptographicHash::Sha256);
    QVERIFY(page.contains("style-src 'sha256-" + digest.toBase64() + "'")); // browsers apply it

    QVERIFY(ask("POST", "/pay/" + id + "/change/paid").startsWith("HTTP/1.1 303"));
    QVERIFY(ask("GET", "/pay/" + id, english).contains("<a class=\"done\" " + link));
    const QByteArray none = ask("GET", "/pay/0f8fad5b-d9cb-469f-a165-70867728950e", english);
    QVERIFY(none.startsWith("HTTP/1.1 404") && !none.contains("loja.example"));
}

/// The address of a charge replaces the one of the server, and survives a crash.
void ServerTest::leadsBackToTheShopOfTheCharge_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("otherLink"); // of a charge without an address
    QTest::newRow("server without an address") << QStringList{} << QByteArray();
    QTest::newRow("server with an address")
        << QStringList{u"--return-url"_s, u"https://mall.example/"_s}
        << QByteArray("<a class=\"back\" href=\"https://mall.example/\">");
}

void ServerTest::leadsBackToTheShopOfTheCharge()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, otherLink);
    start(QStringList{u"--sandbox"_s} + arguments);
    const QByteArray plain = newCharge();
    const QByteArray id =
        newCharge(R"(a&b","return_url":"https://loja.example/?p={id}&r={reference})");
    const QByteArray english = "Accept-Language: en";
    const QByteArray before = ask("GET", "/pay/" + plain, english);
    QCOMPARE(before.contains("Back to the shop"), !otherLink.isEmpty());
    QVERIFY(before.contains(otherLink));
    QCOMPARE(stop(SIGKILL), -1);
    start(QStringList{u"--sandbox"_s} + arguments);
    const QByteArray after = ask("GET", "/pay/" + plain, english);
    QCOMPARE(after.sliced(after.indexOf("\r\n\r\n")), before.sliced(before.indexOf("\r\n\r\n")));
    const QByteArray link =
        "href=\"https://loja.example/?p=" + id + "&amp;r=a%26b\">Back to the shop</a>";
    const QByteArray page = ask("GET", "/pay/" + id, english);
    QVERIFY2(page.contains("<a class=\"back\" " + link), page.constData());
    QVERIFY(!page.contains("mall.example"));
    const qsizetype from = page.indexOf("<style>") + 7;
    const QByteArray style = page.sliced(from, page.indexOf("</style>") - from);
    QVERIFY(style.contains(".done{"));
    const QByteArray digest = QCryptographicHash::hash(style, QCryptographicHash::Sha256);
    QVERIFY(page.contains("style-src 'sha256-" + digest.toBase64() + "'")); // browsers apply it
    QVERIFY(ask("POST", "/pay/" + id + "/change/paid").startsWith("HTTP/1.1 303"));
    QVERIFY(ask("GET", "/pay/" + id, english).contains("<a class=\"done\" " + link));
}

void ServerTest::showsAPhoneACodeToScan_data()
{
    QTest::addColumn<bool>("hasScript");
    QTest::newRow("with scripts") << true; // allowed by the content security policy
    QTest::newRow("without") << false;
}

/// As on the screen of a phone.
void ServerTest::showsAPhoneACodeToScan()
{
    QFETCH(bool, hasScript);
    start();
    const QByteArray path = "/pay/" + newCharge();
    QUrl url(m_url.toString() + QString::fromLatin1(path));
    if (!hasScript) { // Chromium needs scripts to check the screen; the page itself works without
        QByteArray page = ask("GET", path);
        page.remove(0, page.indexOf("\r\n\r\n") + 4);
        const qsizetype script = page.indexOf("<script>");
        page.remove(script, page.indexOf("</script>") - script);
        QFile file(m_folder->filePath(u"page.html"_s));
        QVERIFY(script > 0 && file.open(QIODevice::WriteOnly) && file.write(page) > 0);
        url = QUrl::fromLocalFile(file.fileName());
    }
    const QString picture = m_folder->filePath(u"page.png"_s);
    QCOMPARE(browsed(url, {u"--screenshot="_s + picture}), QByteArray());
    QProcess reader;
    reader.start(u"zbarimg"_s, {u"-q"_s, u"--raw"_s, picture});
    QVERIFY(reader.waitForFinished(60'000));
    const QByteArray code = reader.readAllStandardOutput().trimmed();
    QVERIFY(code.startsWith("000201"));
    const QByteArray dom = browsed(url, {u"--dump-dom"_s});
    QVERIFY(dom.contains('>' + code + "</textarea>"));
    QVERIFY(dom.contains("<form method=\"post\" action=\"") && dom.contains("Aguardando"));
    const QByteArray button = "<button id=\"copy\" type=\"button\" ";
    const QByteArray shown = hasScript ? button : button + "hidden";
    QVERIFY2(dom.contains(shown + (hasScript ? "data-done=" : "")), dom.constData());
}

/// The page is open when the payment arrives. Chromium's virtual time advances ten minutes
/// meanwhile.
void ServerTest::followsAPayment()
{
    start();
    const QByteArray id = newCharge();
    QProcess chromium;
    browse(chromium, QUrl(m_url.toString() + u"/pay/"_s + QString::fromLatin1(id)),
           {u"--virtual-time-budget=600000"_s, u"--dump-dom"_s});
    QByteArray log;
    const auto asked = [this, &log] {
        log += m_server->readAllStandardError();
        return log.contains("\"/pay/{id}/state\"");
    };
    QVERIFY(QTest::qWaitFor(asked, 60'000));
    QVERIFY(ask("POST", "/pay/" + id + "/change/paid").startsWith("HTTP/1.1 303"));
    QVERIFY(chromium.waitForFinished(60'000));
    const QByteArray dom = chromium.readAllStandardOutput();
    QVERIFY2(dom.contains("Pago. Obrigado!"), dom.constData());
}

BALCAO_GUILESS_TEST(ServerTest)
#include "tests/support/waitlimit.h"
#include "tst_server.moc"
