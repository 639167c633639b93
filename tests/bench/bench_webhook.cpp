// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures the delivery of notifications to a fast receiver on this computer. The notifications
// come from a database file on the disk, and from PostgreSQL without waits for the disk. Checks
// that each arrives once, and that those of a transaction arrive in order. Exits with 1 if a goal
// is missed or a check fails: bench_webhook FOLDER [NUMBER OF TRANSACTIONS].

#include "core/database/database.h"
#include "core/service/transactionengine.h"
#include "core/storage/webhookstore.h"
#include "core/webhook/webhookdeliverer.h"
#include "tests/bench/report.h"
#include "tests/support/charges.h"
#include "tests/support/postgresserver.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QHash>
#include <QtCore/QJsonDocument>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

#include <atomic>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

constexpr int kTransactions = 2000;
constexpr int kChanges = 2;    ///< of each transaction: paid, refund
constexpr double kGoal = 1000; ///< per second
constexpr std::chrono::milliseconds kLimit = std::chrono::minutes(5);

[[noreturn]] void fail(const QString &why)
{
    std::fprintf(stderr, "%s\n", qPrintable(why));
    std::exit(1);
}

/// Returns the processor time of the calling thread in seconds.
double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

enum class Connections { Kept, Closed };

/// Answers each notification with 200 and records the order of the statuses.
class Receiver : public QTcpServer
{
public:
    explicit Receiver(Connections connections)
        : m_connections(connections)
    {
        if (!listen(QHostAddress::LocalHost))
            fail(errorString());
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *const socket = nextPendingConnection()) {
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
            }
        });
    }

    QHash<QString, QStringList> statuses; ///< by transaction
    int count = 0;

private:
    void read(QTcpSocket &socket)
    {
        const QByteArray text = socket.peek(socket.bytesAvailable());
        const qsizetype end = text.indexOf("\r\n\r\n");
        const qsizetype length = text.toLower().indexOf("content-length: ");
        if (end < 0 || length < 0)
            return;
        const QByteArray body = text.sliced(end + 4);
        if (body.size() < text.sliced(length + 16).split('\r').constFirst().toInt())
            return;
        socket.readAll();
        const bool isAsked = text.first(end).toLower().contains("\r\nconnection: close");
        if (m_connections == Connections::Kept && !isAsked) {
            socket.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        } else {
            socket.write("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
            socket.disconnectFromHost();
        }
        const QJsonDocument notice = QJsonDocument::fromJson(body);
        statuses[notice["transaction_id"_L1].toString()].append(notice["status"_L1].toString());
        ++count;
    }

    const Connections m_connections;
};

/// Creates charges, then pays and refunds them. All changes wait for delivery.
void fill(Database &database, quint16 port, int count)
{
    TransactionEngine engine(
        database, support::serviceSettings(), [] { return QDateTime::currentDateTimeUtc(); },
        support::TestRandom());
    const Webhook webhook{.id = support::kPlatform,
                          .platform = support::kPlatform,
                          .url = *WebhookUrl::parse(u"http://localhost:%1/"_s.arg(port)),
                          .secret = WebhookSecret::fromRandom(QByteArray(32, 'a'))};
    const auto filled = inWriteTransaction(database, [&]() -> Result<void> {
        if (auto put = WebhookStore(database).put(webhook); !put)
            return put;
        for (int i = 0; i < count; ++i) {
            const auto refunded =
                engine.create(support::cashInDraft(100 + i))
                    .and_then([&](const Transaction &created) {
                        return engine.simulate(created.id, SimulatedOutcome::Paid);
                    })
                    .and_then([&](const Transaction &paid) {
                        return engine.refund(paid.id, u"engano"_s);
                    });
            if (!refunded)
                return tl::unexpected(refunded.error());
        }
        return {};
    });
    if (!filled)
        fail(filled.error().detail);
}

/// Delivers the changes of new charges and reports the rate.
void measure(bench::Report &report, const QString &what, const QString &address,
             Connections connections, int count)
{
    const auto database = Database::open(address, Database::Access::ReadWrite);
    if (!database)
        fail(database.error().detail);
    Receiver receiver(connections);
    fill(**database, receiver.serverPort(), count);

    const int owed = count * kChanges;
    std::atomic<double> processor = 0; // of the thread of the deliverer
    const auto measureProcessor = [&processor](const DeliveryRecord &) {
        processor = processorSeconds();
    };
    QElapsedTimer timer;
    timer.start();
    {
        const WebhookDeliverer deliverer(
            {.database = address, .reach = WebhookReach::Local, .log = measureProcessor});
        while (receiver.count < owed && timer.elapsed() < kLimit.count())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    }
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    if (receiver.count != owed)
        fail(u"%1 of %2 notifications arrived"_s.arg(receiver.count).arg(owed));
    for (const QStringList &statuses : std::as_const(receiver.statuses)) {
        if (statuses != QStringList{u"paid"_s, u"refund"_s})
            fail(u"the notifications of a transaction arrived out of order"_s);
    }
    if (connections == Connections::Kept)
        report.atLeast(what, owed / seconds, kGoal, "/s");
    else
        report.print(what, owed / seconds, "/s");
    report.print(u"  processor time of the deliverer for each"_s, 1000 * processor / owed, "ms");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int count = arguments.size() > 2 ? arguments.at(2).toInt() : kTransactions;
    if (arguments.size() < 2 || count < 1)
        fail(u"bench_webhook FOLDER [NUMBER OF TRANSACTIONS]"_s);
    QDir().mkpath(arguments.at(1));
    const QTemporaryDir folder(arguments.at(1) + u"/webhook-XXXXXX"_s);
    support::PostgresServer server;
    bench::Report report;
    report.title(u"Notifications of one platform to a fast receiver"_s);
    measure(report, u"SQLite on the disk"_s, folder.filePath(u"kept.db"_s), Connections::Kept,
            count);
    measure(report, u"SQLite, the receiver closes each connection"_s,
            folder.filePath(u"closed.db"_s), Connections::Closed, count);
    measure(report, u"PostgreSQL"_s, server.newDatabase(), Connections::Kept, count);
    return report.exitCode();
}
