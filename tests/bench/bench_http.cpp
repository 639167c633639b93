// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compares balcao-server with the lower bound (httpfloor.cpp) and, if installed, with Fastify
// (peer/peer.js). Each has a copy of one database of a million transactions and the same two
// processors; measurements alternate. Exits with 1 if a goal is missed.
//
// usage: bench_http FOLDER [PEER [REGEX]]. FOLDER keeps the database; PEER is a folder with peer.js
// and its node_modules; REGEX selects the comparisons.

#include "tests/bench/load.h"
#include "tests/bench/report.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QThread>

#include <array>
#include <atomic>
#include <memory>
#include <optional>

#include <sched.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kTransactions = 1'000'000;
constexpr int kRounds = 5;
constexpr double kSeconds = 1; ///< per value and round
const QString kPlatform = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s;

[[noreturn]] void fail(const QString &what)
{
    std::fprintf(stderr, "%s\n", qPrintable(what));
    std::exit(2);
}

/// Returns true if servers can have two processors and the clients the others.
bool hasProcessorsForBoth()
{
    return QThread::idealThreadCount() >= 4;
}

void leaveProcessorsToServers()
{
    cpu_set_t processors;
    if (!hasProcessorsForBoth() || sched_getaffinity(0, sizeof processors, &processors) != 0)
        return;
    CPU_CLR(0, &processors);
    CPU_CLR(1, &processors);
    sched_setaffinity(0, sizeof processors, &processors);
}

QByteArray outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
    if (!process.waitForFinished(600'000) || process.exitCode() != 0)
        fail(program + u" failed"_s);
    return process.readAllStandardOutput();
}

/// A shop made by `balcao-server seed`, with a key of its platform, created once.
class Shop
{
public:
    explicit Shop(const QString &folder)
        : m_folder(folder)
    {
        const QString keyFile = m_folder + u"/http.key"_s;
        if (!QFile::exists(keyFile)) {
            QDir(m_folder + u"/http"_s).removeRecursively();
            const QStringList data{u"--data"_s, m_folder + u"/http"_s, u"--platform"_s, kPlatform};
            outputOf(QStringLiteral(BALCAO_SERVER),
                     QStringList{u"seed"_s, u"--sandbox"_s, u"--count"_s,
                                 QString::number(kTransactions)} +
                         data);
            const QByteArray key =
                outputOf(QStringLiteral(BALCAO_SERVER),
                         QStringList{u"key"_s, u"create"_s, u"--sandbox"_s, u"--name"_s, u"x"_s,
                                     u"--scopes"_s, u"read,cashin"_s} +
                             data);
            QFile file(keyFile);
            if (!file.open(QIODevice::WriteOnly) || file.write(key.trimmed()) < 0)
                fail(u"the key cannot be kept"_s);
        }
        QFile file(keyFile);
        if (!file.open(QIODevice::ReadOnly))
            fail(u"no key"_s);
        m_key = file.readAll();
    }

    [[nodiscard]] const QByteArray &key() const { return m_key; }

    /// Returns a folder with a copy of the database for one server.
    [[nodiscard]] QString copy(const QString &name) const
    {
        const QString folder = m_folder + u"/run-"_s + name;
        QDir(folder).removeRecursively();
        if (!QDir().mkpath(folder))
            fail(u"no folder"_s);
        outputOf(u"cp"_s, {u"--reflink=auto"_s, m_folder + u"/http/balcao.db"_s, folder});
        outputOf(u"sync"_s, {folder + u"/balcao.db"_s});
        return folder;
    }

private:
    const QString m_folder;
    QByteArray m_key;
};

/// A running server on its own copy.
class Server
{
    Q_DISABLE_COPY_MOVE(Server)

public:
    Server(const QString &folder, const QStringList &command, const QString &preloaded = {})
        : m_folder(folder)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        if (!preloaded.isEmpty())
            environment.insert(u"LD_PRELOAD"_s, preloaded);
        m_process.setProcessEnvironment(environment);
        m_process.setStandardErrorFile(QProcess::nullDevice());
        const QStringList pinned{u"taskset"_s, u"-c"_s, u"0,1"_s};
        const QStringList all = hasProcessorsForBoth() ? pinned + command : command;
        m_process.start(all.constFirst(), all.mid(1));
        QByteArray line;
        while (!line.contains('\n') && m_process.waitForReadyRead(60'000))
            line += m_process.readAllStandardOutput();
        m_port = static_cast<uint16_t>(line.trimmed().split(':').last().toUInt());
        if (m_port == 0)
            fail(command.join(u' ') + u" does not serve"_s);
    }
    ~Server()
    {
        m_process.terminate();
        m_process.waitForFinished(20'000);
        QDir(m_folder).removeRecursively();
    }

    [[nodiscard]] uint16_t port() const { return m_port; }

    /// Returns the processor time so far, in seconds.
    [[nodiscard]] double processorTime() const
    {
        const QByteArray stat = read(u"stat"_s);
        const QByteArrayList fields = stat.sliced(stat.lastIndexOf(')') + 2).split(' ');
        return (fields.at(11).toDouble() + fields.at(12).toDouble()) /
               static_cast<double>(sysconf(_SC_CLK_TCK));
    }

    /// Returns the maximum resident memory so far, in MiB.
    [[nodiscard]] double peak() const
    {
        const QByteArray status = read(u"status"_s);
        return status.sliced(status.indexOf("VmHWM:") + 6).simplified().split(' ')[0].toDouble() /
               1024;
    }

private:
    [[nodiscard]] QByteArray read(const QString &what) const
    {
        QFile file(u"/proc/%1/%2"_s.arg(m_process.processId()).arg(what));
        if (!file.open(QIODevice::ReadOnly))
            fail(u"a server is gone"_s);
        return file.readAll();
    }

    const QString m_folder;
    QProcess m_process;
    uint16_t m_port = 0;
};

/// The kinds of requests.
enum class Call { Create, Show, List };
enum class Picture { Without, With };

class Requests
{
public:
    explicit Requests(const QByteArray &key)
        : m_key(key.toStdString())
    {}

    /// Sets the id of show requests; any thread.
    void setId(const std::string &id) { m_id = id; }

    [[nodiscard]] std::string make(Call call, Picture picture)
    {
        switch (call) {
        case Call::Create:
            return creation(picture);
        case Call::Show:
            return get("/api/v1/transaction/" + m_id, picture);
        case Call::List:
            break;
        }
        return get("/api/v1/transactions?status=paid&page=1", picture);
    }

private:
    [[nodiscard]] std::string fields(Picture picture) const
    {
        return " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer " + m_key + "\r\n" +
               (picture == Picture::Without ? "Prefer: omit=qr_code_image\r\n" : "");
    }
    [[nodiscard]] std::string get(const std::string &path, Picture picture) const
    {
        return "GET " + path + fields(picture) + "\r\n";
    }
    [[nodiscard]] std::string creation(Picture picture)
    {
        const std::string number = std::to_string(++m_created);
        const std::string body =
            R"({"name":"Maria da Conceição","email":"maria@example.com","phone":"+5511987654321",)"
            R"("description":"Pedido )" +
            number + R"(","document":"52998224725","amount":)" +
            std::to_string(m_created % 900 + 1) + R"(.25,"platform":")" + kPlatform.toStdString() +
            R"(","reference":"bench-)" + number + R"(","extra":"x"})";
        return "POST /api/v1/transaction/pix/cashin" + fields(picture) +
               "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
               "\r\n\r\n" + body;
    }

    const std::string m_key;
    std::string m_id;
    std::atomic<int> m_created = 0;
};

/// The measurements of one server, one per round.
struct Figures
{
    std::vector<double> rates;
    std::vector<double> slowest;    ///< milliseconds, 99th percentile
    std::vector<double> processors; ///< microseconds of processor time per answer
};

void measure(const Server &server, Requests &requests, Call call, Picture picture, int connections,
             Figures &figures)
{
    const double before = server.processorTime();
    const bench::Seen seen =
        bench::load(server.port(), connections, kSeconds,
                    [&requests, call, picture] { return requests.make(call, picture); });
    if (seen.refused > 0)
        fail(u"a server refused what was sound"_s);
    figures.rates.push_back(seen.rate);
    figures.slowest.push_back(bench::quantile(seen.latencies, 0.99));
    figures.processors.push_back((server.processorTime() - before) * 1e6 /
                                 static_cast<double>(seen.latencies.size()));
}

/// One line of the comparison. 0: no goal.
struct Case
{
    const char *what;
    Call call;
    Picture picture;
    int connections;
    double ofFloor;    ///< minimum rate relative to the lower bound
    double ofPeer;     ///< minimum rate relative to Fastify
    double slowOfPeer; ///< maximum 99th percentile relative to Fastify
};

constexpr std::array kCases{
    Case{"creation, 1 connection", Call::Create, Picture::Without, 1, 0.6, 1, 0},
    Case{"creation, 16 connections", Call::Create, Picture::Without, 16, 0.6, 3, 0},
    Case{"creation, 64 connections", Call::Create, Picture::Without, 64, 0.6, 4, 0.2},
    Case{"creation with picture, 1 connection", Call::Create, Picture::With, 1, 0, 5, 0},
    Case{"creation with picture, 16 connections", Call::Create, Picture::With, 16, 0, 8, 0},
    Case{"show, 1 connection", Call::Show, Picture::Without, 1, 0, 1.2, 0},
    Case{"show, 16 connections", Call::Show, Picture::Without, 16, 0, 1.5, 0},
    Case{"show, 64 connections", Call::Show, Picture::Without, 64, 0, 1.5, 0},
    Case{"show with picture, 16 connections", Call::Show, Picture::With, 16, 0, 1.5, 0},
    Case{"list of paid, 1 connection", Call::List, Picture::Without, 1, 0, 15, 0},
    Case{"list of paid, 16 connections", Call::List, Picture::Without, 16, 0, 15, 0},
    Case{"list of paid, 64 connections", Call::List, Picture::Without, 64, 0, 15, 0},
    Case{"list with 100 pictures, 1 connection", Call::List, Picture::With, 1, 1, 0, 0},
    Case{"list with 100 pictures, 16 connections", Call::List, Picture::With, 16, 1, 0, 0},
};

class Comparison
{
public:
    Comparison(const Shop &shop, const QString &peer)
        : m_shop(shop)
        , m_requests(shop.key())
        , m_hasPeer(!peer.isEmpty())
    {
        const QString key = QString::fromLatin1(shop.key());
        const auto add = [this](const char *name, const QString &folder,
                                const QStringList &command) {
            m_names.push_back(name);
            m_servers.push_back(std::make_unique<Server>(folder, command));
        };
        const QString ours = shop.copy(u"server"_s);
        add("server", ours, serving(ours));
        const QString floor = shop.copy(u"floor"_s);
        add("floor", floor, {QStringLiteral(HTTP_FLOOR), floor + u"/balcao.db"_s, key, kPlatform});
        if (m_hasPeer) {
            const QString copy = shop.copy(u"peer"_s);
            add("Fastify", copy,
                {u"node"_s, peer + u"/peer.js"_s, copy + u"/balcao.db"_s, key, kPlatform});
        }
        for (const auto &server : m_servers) {
            const std::string list =
                bench::answerTo(server->port(), m_requests.make(Call::List, Picture::Without));
            // The newest paid cash-in: the id precedes its operation.
            const size_t operation = list.find(R"(","operation":"cashin")");
            if (operation == std::string::npos || operation < 36)
                fail(u"a server does not list what is paid"_s);
            m_requests.setId(list.substr(operation - 36, 36));
            const std::string shown =
                bench::answerTo(server->port(), m_requests.make(Call::Show, Picture::With));
            if (shown.find("data:image/png;base64, ") == std::string::npos)
                fail(u"a server does not show what it lists"_s);
        }
    }

    void run(bench::Report &report, const QRegularExpression &only)
    {
        QThread::sleep(3); // time to store pending expiries
        for (const Case &each : kCases) {
            if (only.match(QLatin1StringView(each.what)).hasMatch())
                compare(report, each);
        }
        report.title(u"Memory"_s);
        for (size_t i = 0; i < m_servers.size(); ++i)
            report.print(u"at most, "_s + QLatin1StringView(m_names[i]), m_servers[i]->peak(),
                         "MiB");
        if (m_hasPeer)
            report.atMost(u"of Fastify's"_s, m_servers[0]->peak() / m_servers[2]->peak(), 0.7, "x");
    }

    static QStringList serving(const QString &folder)
    {
        return {QStringLiteral(BALCAO_SERVER),
                u"serve"_s,
                u"--sandbox"_s,
                u"--listen"_s,
                u"127.0.0.1:0"_s,
                u"--data"_s,
                folder};
    }

private:
    void compare(bench::Report &report, const Case &asked)
    {
        // The peer would need minutes for hundreds of images.
        const bool isForPeer = asked.ofPeer > 0;
        std::vector<Figures> figures(isForPeer ? m_servers.size() : 2);
        for (int round = 0; round <= kRounds; ++round) {
            if (round == 1)
                figures.assign(figures.size(), {}); // the first round has cold caches
            for (size_t i = 0; i < figures.size(); ++i)
                measure(*m_servers[i], m_requests, asked.call, asked.picture, asked.connections,
                        figures[i]);
        }
        report.title(QLatin1StringView(asked.what));
        for (size_t i = 0; i < figures.size(); ++i) {
            std::printf("  %-8s %9.0f /s   p99 %8.2f ms   %8.1f us of processors each\n",
                        m_names[i], bench::median(figures[i].rates),
                        bench::median(figures[i].slowest), bench::median(figures[i].processors));
        }
        const Figures &ours = figures[0];
        const double ofFloor = bench::medianRatio(ours.rates, figures[1].rates);
        if (asked.ofFloor > 0)
            report.atLeast(u"rate, of the floor's"_s, ofFloor, asked.ofFloor, "x");
        else
            report.print(u"rate, of the floor's"_s, ofFloor, "x");
        if (!isForPeer || !m_hasPeer)
            return;
        report.atLeast(u"rate, of Fastify's"_s, bench::medianRatio(ours.rates, figures[2].rates),
                       asked.ofPeer, "x");
        if (asked.slowOfPeer > 0)
            report.atMost(u"slowest hundredth, of Fastify's"_s,
                          bench::medianRatio(ours.slowest, figures[2].slowest), asked.slowOfPeer,
                          "x");
    }

    const Shop &m_shop;
    Requests m_requests;
    const bool m_hasPeer;
    std::vector<const char *> m_names;
    std::vector<std::unique_ptr<Server>> m_servers;
};

/// Measures writes on a disk where every sync takes five milliseconds longer.
void serveOnASlowDisk(bench::Report &report, const Shop &shop)
{
    const QString folder = shop.copy(u"slow"_s);
    const Server server(folder, Comparison::serving(folder), QStringLiteral(SLOW_SYNC));
    Requests requests(shop.key());
    constexpr int kConnections = 64;
    QThread::sleep(3);
    const bench::Seen seen =
        bench::load(server.port(), kConnections, kRounds * kSeconds,
                    [&requests] { return requests.make(Call::Create, Picture::With); });
    report.title(u"Creation with picture, every sync 5 ms longer, 64 connections"_s);
    report.atLeast(u"rate"_s, seen.rate, 1000, "/s");
    report.atMost(u"slowest hundredth"_s, bench::quantile(seen.latencies, 0.99), 250, "ms");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.isEmpty())
        fail(u"usage: bench_http FOLDER [PEER [REGEX]]"_s);
    const QRegularExpression only(arguments.value(2));
    leaveProcessorsToServers();
    const Shop shop(arguments.constFirst());
    bench::Report report;
    Comparison(shop, arguments.value(1)).run(report, only);
    if (only.pattern().isEmpty())
        serveOnASlowDisk(report, shop);
    return report.exitCode();
}
