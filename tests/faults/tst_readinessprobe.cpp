// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/readinessprobe.h"

#include "core/database/database.h"
#include "tests/faults/diskwatch.h"
#include "tests/support/await.h"
#include "tests/support/postgresserver.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cerrno>

using namespace Qt::StringLiterals;
using namespace core;
using namespace faults;
using namespace std::chrono_literals;

namespace
{

using Access = Database::Access;
using Kind = DiskCall::Kind;

/// A disk whose calls of one kind fail. The files of the database work.
class BadDisk : public DiskWatch
{
public:
    BadDisk(const QString &folder, Kind kind, int error)
        : DiskWatch(folder)
        , m_kind(kind)
        , m_error(error)
    {}

    int refusal(DiskCall &call) override
    {
        if (call.kind != m_kind || call.path.startsWith("shop.db"))
            return 0;
        if (m_error == ENOSPC && call.kind == Kind::Write) { // the last part does not fit
            call.bytes.truncate(call.bytes.size() / 2);
            return 0;
        }
        return m_error;
    }

private:
    const Kind m_kind;
    const int m_error;
};

} // namespace

class ReadinessProbeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void isReady();
    void reportsABadDisk_data();
    void reportsABadDisk();
    void keepsASuccessForAWhile();
    void waitsNoLongerThanTheTimeout();
    void reportsALockedDatabase();
    void connectsAgain();

private:
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] QString address() const { return m_folder->filePath(u"shop.db"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ReadinessProbeTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(Database::open(address(), Access::ReadWrite));
}

/// Leaves no file behind, and no change.
void ReadinessProbeTest::isReady()
{
    const auto writer = Database::open(address(), Access::ReadWrite);
    QVERIFY(writer);
    const QString ask = u"PRAGMA data_version"_s; // changes by other connections
    const QVariant before = (*writer)->queryScalar(ask).value();
    ReadinessProbe probe(address(), 0ms);
    for (int i = 0; i < 3; ++i)
        QVERIFY(await(probe.check()));
    QCOMPARE((*writer)->queryScalar(ask).value(), before);
    const QStringList files =
        QDir(folder()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    QCOMPARE(files, (QStringList{u"shop.db"_s, u"shop.db-shm"_s, u"shop.db-wal"_s}));
}

void ReadinessProbeTest::reportsABadDisk_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("error");
    QTest::addColumn<Error::Code>("code");
    QTest::newRow("full") << Kind::Write << ENOSPC << Error::Code::StorageFull;
    QTest::newRow("no quota") << Kind::Write << EDQUOT << Error::Code::StorageFull;
    QTest::newRow("full of files") << Kind::Open << ENOSPC << Error::Code::StorageFull;
    QTest::newRow("read-only") << Kind::Open << EROFS << Error::Code::StorageReadOnly;
    QTest::newRow("no permission") << Kind::Open << EACCES << Error::Code::StorageReadOnly;
    QTest::newRow("broken") << Kind::Write << EIO << Error::Code::StorageFailed;
    QTest::newRow("lost after writing") << Kind::Sync << EIO << Error::Code::StorageFailed;
}

void ReadinessProbeTest::reportsABadDisk()
{
    QFETCH(Kind, kind);
    QFETCH(int, error);
    ReadinessProbe probe(address(), 0ms);
    QVERIFY(await(probe.check()));
    {
        const BadDisk disk(folder(), kind, error);
        const Result<void> checked = await(probe.check());
        QVERIFY(!checked);
        QTEST(checked.error().code, "code");
    }
    QVERIFY(await(probe.check())); // repaired
}

/// A client that calls without a pause must not occupy the disk and the lock.
void ReadinessProbeTest::keepsASuccessForAWhile()
{
    ReadinessProbe probe(address(), 1h);
    {
        const BadDisk disk(folder(), Kind::Write, EIO);
        QVERIFY(!await(probe.check())); // a failure is not kept
    }
    QVERIFY(await(probe.check()));
    const BadDisk disk(folder(), Kind::Write, EIO);
    QVERIFY(await(probe.check()));
}

/// A server that hangs must not keep a balancer waiting, nor queue up checks.
void ReadinessProbeTest::waitsNoLongerThanTheTimeout()
{
    support::PostgresServer server;
    const QString database = server.newDatabase();
    QVERIFY(Database::open(database, Access::ReadWrite));
    ReadinessProbe probe(database, 0ms);
    QVERIFY(await(probe.check()));
    server.freeze();
    QElapsedTimer timer;
    timer.start();
    const auto first = probe.check();
    const auto second = probe.check();
    QVERIFY(timer.elapsed() < 1'000); // the caller does not wait
    for (const auto &checked : {await(first), await(second)}) {
        QVERIFY(!checked);
        QCOMPARE(checked.error().code, Error::Code::StorageBusy);
    }
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
    const auto third = probe.check();
    server.thaw();
    QVERIFY(await(third)); // shares the result of the slow check
    QVERIFY(await(probe.check()));
}

void ReadinessProbeTest::reportsALockedDatabase()
{
    ReadinessProbe probe(address(), 0ms);
    QVERIFY(await(probe.check()));
    const auto other = Database::open(address(), Access::ReadWrite);
    QVERIFY(other);
    {
        const auto lock = WriteTransaction::begin(**other);
        QVERIFY(lock);
        const Result<void> checked = await(probe.check());
        QVERIFY(!checked);
        QCOMPARE(checked.error().code, Error::Code::StorageBusy);
    }
    QTRY_VERIFY_WITH_TIMEOUT(await(probe.check()), 10'000);
}

void ReadinessProbeTest::connectsAgain()
{
    const QString away = m_folder->filePath(u"away"_s);
    QVERIFY(QFile::rename(address(), away));
    ReadinessProbe probe(address(), 0ms);
    QVERIFY(!await(probe.check()));
    QVERIFY(QFile::remove(address()) || !QFile::exists(address()));
    QVERIFY(QFile::rename(away, address()));
    QTRY_VERIFY_WITH_TIMEOUT(await(probe.check()), 10'000);
}

BALCAO_GUILESS_TEST(ReadinessProbeTest)
#include "tst_readinessprobe.moc"
