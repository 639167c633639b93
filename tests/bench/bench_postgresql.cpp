// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compares charges created over HTTP on SQLite and on PostgreSQL, and with a program that executes
// the same statements by libpq. The measurements alternate. Exits with 1 if a goal is missed.
//
// usage: bench_postgresql FOLDER SOCKETS PID [SERVER]. FOLDER keeps the SQLite database for the
// run; SOCKETS is the folder with the socket of a PostgreSQL server with the superuser balcao; PID
// is its first process; SERVER is balcao-server.

#include "tests/bench/load.h"
#include "tests/bench/report.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QThread>
#include <QtCore/QUuid>

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include <libpq-fe.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace
{

constexpr int kConnections = 16;
constexpr int kRounds = 5;
constexpr double kSeconds = 2; ///< per program and round
const QString kPlatform = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s;

[[noreturn]] void fail(const QString &what)
{
    std::fprintf(stderr, "bench_postgresql: %s\n", qPrintable(what));
    std::exit(2);
}

/// Returns the processor time of a process, or of its ended children, in seconds; 0 if it ended.
double processorTime(const QString &process, bool ofChildren = false)
{
    QFile file(u"/proc/%1/stat"_s.arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray stat = file.readAll();
    const QByteArrayList fields = stat.sliced(stat.lastIndexOf(')') + 2).split(' ');
    const qsizetype first = ofChildren ? 13 : 11;
    return (fields.at(first).toDouble() + fields.at(first + 1).toDouble()) /
           static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// Returns the processor time of all processes of the database server, also of ended ones.
double databaseTime(const QString &first)
{
    double time = processorTime(first) + processorTime(first, true);
    QFile children(u"/proc/%1/task/%1/children"_s.arg(first));
    if (!children.open(QIODevice::ReadOnly))
        fail(u"the database server has ended"_s);
    for (const QByteArray &child : children.readAll().simplified().split(' '))
        time += processorTime(QString::fromLatin1(child));
    return time;
}

/// A running balcao-server.
class Service
{
    Q_DISABLE_COPY_MOVE(Service)

public:
    /// `storage`: the options of the database.
    Service(const QString &program, const QStringList &storage)
    {
        QProcess creator;
        creator.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        creator.start(program, QStringList{u"key"_s, u"create"_s, u"--sandbox"_s, u"--name"_s,
                                           u"x"_s, u"--platform"_s, kPlatform} +
                                   storage);
        if (!creator.waitForFinished(60'000) || creator.exitCode() != 0)
            fail(u"no key"_s);
        m_key = creator.readAllStandardOutput().trimmed().toStdString();

        m_process.setStandardErrorFile(QProcess::nullDevice());
        m_process.start(program,
                        QStringList{u"serve"_s, u"--sandbox"_s, u"--listen"_s, u"127.0.0.1:0"_s} +
                            storage);
        QByteArray line;
        while (!line.contains('\n') && m_process.waitForReadyRead(60'000))
            line += m_process.readAllStandardOutput();
        m_port = static_cast<uint16_t>(line.trimmed().split(':').last().toUInt());
        if (m_port == 0)
            fail(u"the service does not start"_s);
    }
    ~Service()
    {
        m_process.terminate();
        m_process.waitForFinished(30'000);
    }

    /// Creates charges for kSeconds and returns their number.
    qint64 create()
    {
        const bench::Seen seen =
            bench::load(m_port, kConnections, kSeconds, [this] { return request(); });
        if (seen.refused > 0)
            fail(u"the service refused a valid charge"_s);
        return static_cast<qint64>(seen.latencies.size());
    }

    [[nodiscard]] double time() const
    {
        return processorTime(QString::number(m_process.processId()));
    }

private:
    [[nodiscard]] std::string request()
    {
        const std::string number = std::to_string(++m_created);
        const std::string body =
            R"({"name":"Maria da Conceição","email":"maria@example.com","phone":"+5511987654321",)"
            R"("description":"Pedido )" +
            number + R"(","document":"52998224725","amount":12.25,"platform":")" +
            kPlatform.toStdString() + R"(","reference":"bench-)" + number + R"("})";
        return "POST /api/v1/transaction/pix/cashin HTTP/1.1\r\nHost: 127.0.0.1\r\n"
               "Authorization: Bearer " +
               m_key +
               "\r\nPrefer: omit=qr_code_image\r\nContent-Type: application/json\r\n"
               "Content-Length: " +
               std::to_string(body.size()) + "\r\n\r\n" + body;
    }

    QProcess m_process;
    std::string m_key;
    uint16_t m_port = 0;
    std::atomic<int> m_created = 0;
};

/// Replaces a database by an empty one.
void createDatabase(const std::string &parameters, const std::string &name)
{
    PGconn *const connection = PQconnectdb(parameters.c_str());
    for (const std::string &sql :
         {"DROP DATABASE IF EXISTS " + name, "CREATE DATABASE " + name + " TEMPLATE template0"}) {
        PGresult *const result = PQexec(connection, sql.c_str());
        if (PQresultStatus(result) != PGRES_COMMAND_OK)
            fail(QString::fromUtf8(PQerrorMessage(connection)));
        PQclear(result);
    }
    PQfinish(connection);
}

/// A connection of libpq with the statements of a charge, prepared once.
class Connection
{
    Q_DISABLE_COPY_MOVE(Connection)

public:
    explicit Connection(const std::string &parameters)
        : m_connection(PQconnectdb(parameters.c_str()))
        , m_writer(QUuid::createUuid().toRfc4122().toHex().toStdString())
    {
        if (PQstatus(m_connection) != CONNECTION_OK)
            fail(QString::fromUtf8(PQerrorMessage(m_connection)));
        prepare("newest", "SELECT created, day, (SELECT coalesce(date, day) FROM day WHERE day.day "
                          "= tx.day) FROM tx ORDER BY seq DESC LIMIT 1");
        prepare(
            "tx",
            "INSERT INTO tx (seq, id, operation, status, amount, commission, created, day, "
            "platform, reference, name, folded_name, document, phone, expires, "
            "folded_description, folded_email) VALUES ((SELECT coalesce(max(seq), 0) + 1 FROM tx), "
            "decode($1, 'hex'), 1, 1, 1225, 0, $2, $3, decode($4, 'hex'), $5, $6, $7, $8, $9, "
            "$10, $11, $12) ON CONFLICT (platform, reference) WHERE reference IS NOT NULL DO "
            "NOTHING RETURNING seq");
        prepare("wide", "INSERT INTO tx_wide (seq, email, description, extra, payment_link, "
                        "qr_code) VALUES ($1, $2, $3, '', '', $4)");
        prepare("event", "INSERT INTO event (tx, n, status, at, by_evidence) VALUES ($1, 0, 1, "
                         "$2, NULL)");
        prepare("mark", "INSERT INTO commit_mark (writer, mark) VALUES (decode($1, 'hex'), $2) "
                        "ON CONFLICT (writer) DO UPDATE SET mark = excluded.mark");
    }
    ~Connection() { PQfinish(m_connection); }

    void begin()
    {
        run("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE");
        run("SELECT pg_advisory_xact_lock(7020094203251893615)");
    }

    void commit()
    {
        execute("mark", {m_writer, std::to_string(++m_mark)});
        run("COMMIT");
    }

    void create()
    {
        execute("newest", {});
        const QString id = QUuid::createUuid().toString(QUuid::Id128);
        const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
                             std::chrono::system_clock::now().time_since_epoch())
                             .count();
        const std::string at = std::to_string(now);
        const std::string number = std::to_string(++m_created);
        const std::string seq = execute(
            "tx",
            {id.toStdString(), at, std::to_string((now - 10'800'000) / 86'400'000 + 2'440'588),
             QUuid(kPlatform).toString(QUuid::Id128).toStdString(), "floor-" + m_writer + number,
             "Maria da Conceição", "maria da conceicao", "52998224725", "+5511987654321",
             std::to_string(now + 86'400'000), "pedido " + number, "maria@example.com"});
        execute("wide", {seq, "maria@example.com", "Pedido " + number,
                         "00020126580014br.gov.bcb.pix013600000000-0000-4000-8000-"
                         "000000000000520400005303986540512.255802BR5914Sandbox Balcao6009Sao "
                         "Paulo62290525" +
                             id.left(25).toStdString() + "6304D4A8"});
        execute("event", {seq, at});
    }

    void run(const char *sql) { check(PQexec(m_connection, sql)); }

private:
    void prepare(const char *name, const char *sql)
    {
        check(PQprepare(m_connection, name, sql, 0, nullptr));
    }

    /// Returns the first value; empty without rows.
    std::string execute(const char *name, const std::vector<std::string> &values)
    {
        std::vector<const char *> texts;
        texts.reserve(values.size());
        for (const std::string &value : values)
            texts.push_back(value.c_str());
        return check(PQexecPrepared(m_connection, name, static_cast<int>(texts.size()),
                                    texts.data(), nullptr, nullptr, 0));
    }

    std::string check(PGresult *result) const
    {
        const ExecStatusType status = PQresultStatus(result);
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
            fail(QString::fromUtf8(PQerrorMessage(m_connection)));
        std::string value = PQntuples(result) > 0 ? PQgetvalue(result, 0, 0) : "";
        PQclear(result);
        return value;
    }

    PGconn *m_connection;
    const std::string m_writer;
    int m_mark = 0;
    int m_created = 0;
};

using Connections = std::vector<std::unique_ptr<Connection>>;

/// Creates charges for kSeconds on all connections at once, each with a commit of its own.
qint64 createEach(Connections &connections)
{
    std::atomic<qint64> created = 0;
    QElapsedTimer timer;
    timer.start();
    std::vector<std::thread> threads;
    threads.reserve(connections.size());
    for (const auto &connection : connections) {
        threads.emplace_back([&created, &timer, &connection] {
            while (static_cast<double>(timer.elapsed()) < kSeconds * 1000) {
                connection->begin();
                connection->create();
                connection->commit();
                ++created;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    return created;
}

/// Creates charges for kSeconds on one connection, with one commit for kConnections charges.
qint64 createTogether(Connection &connection)
{
    qint64 created = 0;
    QElapsedTimer timer;
    timer.start();
    while (static_cast<double>(timer.elapsed()) < kSeconds * 1000) {
        connection.begin();
        for (int i = 0; i < kConnections; ++i, ++created) {
            connection.run("SAVEPOINT part");
            connection.create();
            connection.run("RELEASE part");
        }
        connection.commit();
    }
    return created;
}

/// A program with its measurements, one per round.
struct Candidate
{
    const char *name;
    std::function<qint64()> create; ///< for kSeconds; returns the number of charges
    std::function<double()> time;   ///< processor time so far, in seconds
    std::vector<double> rates = {};
    std::vector<double> processors = {}; ///< microseconds per charge
};

void measure(Candidate &candidate)
{
    const double before = candidate.time();
    QElapsedTimer timer;
    timer.start();
    const auto created = static_cast<double>(candidate.create());
    candidate.rates.push_back(created * 1e9 / static_cast<double>(timer.nsecsElapsed()));
    candidate.processors.push_back((candidate.time() - before) * 1e6 / created);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.size() < 3)
        fail(u"usage: bench_postgresql FOLDER SOCKETS PID [SERVER]"_s);
    const QString folder = arguments[0] + u"/postgresql-run"_s;
    const QString sockets = arguments[1];
    const QString first = arguments[2];
    const QString program = arguments.value(3, QStringLiteral(BALCAO_SERVER));
    const std::string parameters = "host=" + sockets.toStdString() + " user=balcao dbname=";
    QDir(folder).removeRecursively();
    for (const char *name : {"shop", "floor"})
        createDatabase(parameters + "postgres", name);
    const auto storage = [&sockets](const QString &name) {
        return QStringList{u"--database"_s,
                           u"postgresql:///%1?user=balcao&host=%2"_s.arg(name, sockets)};
    };
    Service onFile(program, {u"--data"_s, folder});
    Service onServer(program, storage(u"shop"_s));
    { // for its tables
        const Service other(program, storage(u"floor"_s));
    }
    Connections connections;
    for (int i = 0; i < kConnections; ++i)
        connections.push_back(std::make_unique<Connection>(parameters + "floor"));

    const auto database = [&first] { return databaseTime(first); };
    std::array candidates{
        Candidate{"service, SQLite", [&] { return onFile.create(); },
                  [&] { return onFile.time(); }},
        Candidate{"service, PostgreSQL", [&] { return onServer.create(); },
                  [&] { return onServer.time() + database(); }},
        Candidate{"libpq, 16 connections", [&] { return createEach(connections); },
                  [&] { return processorTime(u"self"_s) + database(); }},
        Candidate{"libpq, one commit for 16", [&] { return createTogether(*connections[0]); },
                  [&] { return processorTime(u"self"_s) + database(); }},
    };
    for (int round = 0; round <= kRounds; ++round) {
        for (Candidate &candidate : candidates) {
            if (round == 1) { // the first round has cold caches
                candidate.rates.clear();
                candidate.processors.clear();
            }
            measure(candidate);
        }
    }
    bench::Report report;
    report.title(u"Creation, 16 connections"_s);
    for (const Candidate &candidate : candidates) {
        std::printf("  %-26s %9.0f /s   %8.1f us of processors each\n", candidate.name,
                    bench::median(candidate.rates), bench::median(candidate.processors));
    }
    const auto ratio = [&candidates](size_t of) {
        return bench::medianRatio(candidates[1].rates, candidates.at(of).rates);
    };
    const auto work = [&candidates](size_t of) {
        return bench::medianRatio(candidates[1].processors, candidates.at(of).processors);
    };
    report.atLeast(u"rate on PostgreSQL, of the rate on SQLite"_s, ratio(0), 0.5, "x");
    report.print(u"rate on PostgreSQL, of libpq with 16 connections"_s, ratio(2), "x");
    report.print(u"rate on PostgreSQL, of libpq with one commit"_s, ratio(3), "x");
    report.print(u"processors on PostgreSQL, of SQLite"_s, work(0), "x");
    report.print(u"processors on PostgreSQL, of libpq with one commit"_s, work(3), "x");
    QDir(folder).removeRecursively();
    return report.exitCode();
}
