// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/socketwatchdog.h"
#include "core/database/statement.h"
#include "core/service/transactionengine.h"
#include "core/storage/integritycheck.h"
#include "tests/support/charges.h"
#include "tests/support/postgresserver.h"
#include "tests/support/testmain.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QElapsedTimer>
#include <QtCore/QScopeGuard>
#include <QtCore/QThread>
#include <QtTest/QTest>

#include <future>

#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

/// Tests servers that accept connections and do not respond, as on a computer that hangs.
class SocketWatchdogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsOnlyWhatLastsTooLong();
    void endsACall_data();
    void endsACall();
    void endsAReading();
    void waitsForWhatTakesItsTime();
    void waitsForACheck();
    void reportsAnUnknownOutcomeOfACommit();

private:
    static constexpr std::chrono::milliseconds kTimeout = 500ms;
    static constexpr double kLonger = 0.75; ///< seconds; longer than kTimeout

    std::unique_ptr<Database> opened(const DatabaseTimeouts &timeouts = {})
    {
        const QString address = u"%1&connect_timeout=2&tcp_user_timeout=%2"_s;
        auto database =
            Database::open(address.arg(m_server.emptiedDatabase()).arg(kTimeout.count()),
                           Database::Access::ReadWrite, Schema::Shop, timeouts);
        if (!database || !(*database)->queryScalar(u"CREATE TABLE t (a INTEGER)"_s))
            qFatal("the database of the test does not open");
        return std::move(*database);
    }
    static Result<void> insert(Database &database)
    {
        return Statement(database, u"INSERT INTO t VALUES (?)"_s).bind(1).run();
    }
    static Result<int> rows(Database &database)
    {
        return database.queryScalar(u"SELECT count(*) FROM t"_s).map([](const QVariant &n) {
            return n.toInt();
        });
    }

    support::PostgresServer m_server;
};

void SocketWatchdogTest::endsOnlyWhatLastsTooLong()
{
    int sockets[2] = {};
    QCOMPARE(socketpair(AF_UNIX, SOCK_STREAM, 0, sockets), 0);
    const auto closed = qScopeGuard([&sockets] {
        close(sockets[0]);
        close(sockets[1]);
    });
    SocketWatchdog watch(sockets[0], 100ms);
    for (int i = 0; i < 5; ++i) {
        const SocketWatchdog::Call call(&watch, 10s);
        QTest::qSleep(50);
    }
    QTest::qSleep(300); // no call is waiting
    char byte = 'x';
    QCOMPARE(write(sockets[1], &byte, 1), 1);
    QCOMPARE(read(sockets[0], &byte, 1), 1);

    const SocketWatchdog::Call call(&watch, watch.timeout());
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(read(sockets[0], &byte, 1), 0); // would block forever
    QVERIFY(timer.elapsed() < 30'000);
}

void SocketWatchdogTest::endsACall_data()
{
    QTest::addColumn<bool>("hasBegun");
    QTest::newRow("before the transaction begins") << false;
    QTest::newRow("in the middle of it") << true;
}

void SocketWatchdogTest::endsACall()
{
    QFETCH(bool, hasBegun);
    const auto database = opened();
    QVERIFY(inWriteTransaction(*database, [&] { return insert(*database); }));
    const auto thaw = qScopeGuard([this] { m_server.thaw(); });
    QElapsedTimer timer;
    const auto fallSilent = [&] {
        m_server.freeze();
        timer.start();
    };
    if (!hasBegun)
        fallSilent();
    const auto done = inWriteTransaction(*database, [&] {
        if (hasBegun)
            fallSilent();
        return insert(*database);
    });
    const std::chrono::milliseconds waited(timer.elapsed());
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::StorageUnreachable);
    QCOMPARE_GE(waited.count(), kTimeout.count());
    QCOMPARE_LT(waited.count(), 30'000);

    m_server.thaw();
    QVERIFY(inWriteTransaction(*database, [&] { return insert(*database); }));
    QCOMPARE(rows(*database), 2);
}

void SocketWatchdogTest::endsAReading()
{
    const auto database = opened();
    const auto thaw = qScopeGuard([this] { m_server.thaw(); });
    const auto found = inReadTransaction(*database, [&] {
        m_server.freeze();
        return rows(*database);
    });
    QVERIFY(!found);
    QCOMPARE(found.error().code, Error::Code::StorageUnreachable);
    m_server.thaw();
    QCOMPARE(inReadTransaction(*database, [&] { return rows(*database); }), 0);
}

void SocketWatchdogTest::waitsForWhatTakesItsTime()
{
    const auto database = opened();
    const auto sleep = [&] { return database->queryScalar(u"SELECT pg_sleep(%1)"_s.arg(kLonger)); };
    QVERIFY(inReadTransaction(*database,
                              [&] { return database->allowLongStatements().and_then(sleep); }));
    QVERIFY(inWriteTransaction(*database,
                               [&] { return database->allowLongStatements().and_then(sleep); }));
    // The timeout applies only to that transaction.
    QCOMPARE(inReadTransaction(*database,
                               [&] { return database->queryScalar(u"SHOW statement_timeout"_s); })
                 ->toString(),
             u"1min"_s);
    QCOMPARE(inReadTransaction(*database, sleep).error().code, Error::Code::StorageUnreachable);
}

void SocketWatchdogTest::waitsForACheck()
{
    const auto database = opened();
    TransactionEngine engine(*database, support::serviceSettings(), support::TestClock(),
                             support::TestRandom());
    QVERIFY(engine.create(support::cashInDraft()));
    // Replaces the table by a slow view, on this connection.
    QVERIFY(database->queryScalar(u"CREATE TEMPORARY VIEW tx_wide AS SELECT * FROM public.tx_wide "
                                  "WHERE pg_sleep(%1)::text = ''"_s.arg(kLonger)));
    const auto sound = checkContents(*database);
    QVERIFY2(sound, sound ? "" : qPrintable(sound.error().detail));
}

/// Takes 15 seconds, the time limit for the outcome of a commit.
void SocketWatchdogTest::reportsAnUnknownOutcomeOfACommit()
{
    const auto database = opened({.settle = 1s});
    auto other = Database::open(database->address(), Database::Access::ReadOnly);
    QVERIFY(other && (*other)->queryScalar(u"SELECT pg_advisory_lock(1)"_s));
    for (const auto &sql :
         {u"CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0 AS "
          "$$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END $$"_s,
          u"CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON t DEFERRABLE INITIALLY DEFERRED "
          "FOR EACH ROW EXECUTE FUNCTION dawdle()"_s})
        QVERIFY(database->queryScalar(sql));
    const auto thaw = qScopeGuard([this] { m_server.thaw(); });
    std::future<void> freezing;
    auto transaction = WriteTransaction::begin(*database);
    QVERIFY(transaction && insert(*database));
    freezing = std::async(std::launch::async, [this] {
        const auto isDelayed = [this] {
            return m_server.ask(u"SELECT count(*) FROM pg_stat_activity "
                                "WHERE wait_event = 'advisory'"_s) == "1"_L1;
        };
        for (const QDeadlineTimer deadline(30s); !isDelayed() && !deadline.hasExpired();)
            QThread::yieldCurrentThread();
        m_server.freeze();
    });
    const auto done = transaction->commit();
    freezing.get();
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::Unconfirmed);
    m_server.thaw();
    other->reset(); // unblocks the commit
    // Here the server stores the commit after the thaw.
    QTRY_COMPARE(inReadTransaction(*database, [&] { return rows(*database); }), 1);
}

BALCAO_GUILESS_TEST(SocketWatchdogTest)
#include "tst_socketwatchdog.moc"
