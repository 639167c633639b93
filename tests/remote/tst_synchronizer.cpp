// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/domain/pageof.h"
#include "core/domain/sums.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/remote/synchronizer.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/clock.h"
#include "tests/support/listservice.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

constexpr RemoteIntervals kIntervals{.poll = 20ms, .sync = 20ms, .longestSync = 100ms};

/// Returns a charge with a time of its own; number 1 is the oldest.
Transaction charge(int number, std::chrono::seconds apart = 1h)
{
    Transaction row = samples::charge(1000 + number, number);
    row.id = QUuid::createUuid();
    row.created = noon().addSecs(number * apart.count());
    row.platform = kPlatform;
    row.reference = u"r%1"_s.arg(number);
    row.name = number % 7 == 0 ? u"Zuleica Ferreira"_s : u"Ana Batista"_s;
    row.expires.reset();
    row.events = {{Status::Code::Pending, row.created}};
    return row;
}

/// Moves a transaction on, a minute after its latest event.
void move(Transaction &row, Status::Code code)
{
    const QDateTime at = row.events.constFirst().at.addSecs(60);
    row.status = code;
    row.finished = row.status.isFinal() ? std::optional(at) : std::nullopt;
    row.events.prepend({row.status, at});
    if (code == Status::Code::Paid)
        row.endToEndId = u"E00000000202601151200"_s + row.id.toString(QUuid::Id128).left(11);
}

QList<Transaction> history(int count, std::chrono::seconds apart = 1h)
{
    QList<Transaction> rows;
    for (int number = 1; number <= count; ++number) {
        Transaction row = charge(number, apart);
        if (number % 3 != 0)
            move(row, number % 3 == 1 ? Status::Code::Paid : Status::Code::Expired);
        rows.prepend(row);
    }
    return rows;
}

} // namespace

/// Tests that the copy equals the service after each run, however the service changes meanwhile.
class SynchronizerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void copiesEverything_data();
    void copiesEverything();
    void copiesAnEmptyService();
    void continuesAfterAKill();
    void isUsableBeforeTheEnd();
    void stopsOnRequest();
    void addsNewTransactions();
    void catchesUpAfterALongTime();
    void readsWhatIsNotFinalAgain();
    void readsManyOpenTransactionsByStatus();
    void reportsVanishedTransactions_data();
    void reportsVanishedTransactions();
    void reportsRevertedTransactions();
    void addsTransactionsInBetween();
    void refusesAnotherPlatform();
    void keepsWordsOfForeignServices();
    void keepsUsedReferences();
    void readsServicesThatIgnoreDays();
    void readsChangesOfAListWhileItIsRead();
    void sweepsTheNewestDays();
    void waitsAsLongAsTheServiceAsks();
    void asksLessOftenWhileNothingChanges();
    void survivesClockChanges();
    void staysEqual_data();
    void staysEqual();

private:
    void open();
    [[nodiscard]] QString path() const { return m_folder->filePath(u"copy.db"_s); }
    Result<void> refresh();
    void compare();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ListService> m_service;
    std::unique_ptr<RemoteApi> m_api;
    std::unique_ptr<TransactionCopy> m_copy;
    std::unique_ptr<Synchronizer> m_synchronizer;
};

void SynchronizerTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<ListService>();
    open();
}

void SynchronizerTest::cleanup()
{
    m_synchronizer.reset();
    m_copy.reset();
    m_api.reset();
    m_service.reset();
}

/// Opens the copy as a new process does.
void SynchronizerTest::open()
{
    m_synchronizer.reset();
    m_copy.reset();
    m_api = std::make_unique<RemoteApi>(*ServiceAddress::parse(m_service->url()), "secret",
                                        CallLimits{.reach = 2s, .inactivity = 2s, .whole = 5s});
    m_copy = std::make_unique<TransactionCopy>(
        TransactionCopy::Setup{.path = path(), .platform = kPlatform});
    QVERIFY(await(m_copy->open()));
    m_synchronizer = std::make_unique<Synchronizer>(*m_api, *m_copy, kPlatform, kIntervals);
}

Result<void> SynchronizerTest::refresh()
{
    std::optional<Result<void>> result;
    QEventLoop loop;
    // Callers do not wait for the end of a long first run.
    m_synchronizer->refresh([&](const Result<void> &refreshed) {
        result = refreshed;
        loop.quit();
    });
    QTimer::singleShot(180s, &loop, &QEventLoop::quit);
    if (!result)
        loop.exec();
    if (result && *result && !m_copy->completeness()->isComplete)
        return refresh();
    return result.value_or(
        Result<void>(tl::unexpected(Error{Error::Code::Internal, {}, u"time"_s})));
}

/// Compares lists, sums and searches with the transactions of the service.
void SynchronizerTest::compare()
{
    const QList<Transaction> &rows = m_service->rows;
    const auto all = std::make_shared<QList<Transaction>>();
    QVERIFY(await(m_copy->readAll({}, [all](const QList<Transaction> &some) {
        *all += some;
        return true;
    })));
    QCOMPARE(all->size(), rows.size());
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (all->at(i) != rows.at(i))
            qWarning() << "row" << i << all->at(i).reference << rows.at(i).reference
                       << all->at(i).status.toText() << rows.at(i).status.toText();
        QVERIFY(all->at(i) == rows.at(i));
    }
    QCOMPARE(await(m_copy->count({})), Result<qint64>(rows.size()));
    QCOMPARE(await(m_copy->sums({})), Result<QList<TransactionSum>>(sumsOf(rows)));
    const auto countOf = [&rows](auto isWanted) {
        return Result<qint64>(std::count_if(rows.begin(), rows.end(), isWanted));
    };
    QCOMPARE(await(m_copy->count({.nameOrDocument = u"zuleica"_s})),
             countOf([](const Transaction &row) { return row.name.startsWith(u"Zuleica"_s); }));
    QCOMPARE(await(m_copy->count({.maxAmount = Money::fromCents(1100)})),
             countOf([](const Transaction &row) { return row.amount.cents() <= 1100; }));
    QCOMPARE(await(m_copy->count({.statuses = {Status::Code::Paid}, .nameOrDocument = u"ana"_s})),
             countOf([](const Transaction &row) {
                 return row.status == Status::Code::Paid && row.name.startsWith(u"Ana"_s);
             }));
    if (rows.isEmpty())
        return;
    const QDate day = brasiliaDay(rows.at(rows.size() / 2).created);
    QCOMPARE(await(m_copy->count({.initialDate = day, .finalDate = day})),
             countOf([day](const Transaction &row) { return brasiliaDay(row.created) == day; }));
    const int last = static_cast<int>((rows.size() + 99) / 100);
    QCOMPARE(await(m_copy->list({.page = last}))->transactions.constLast().id, rows.constLast().id);
}

void SynchronizerTest::copiesEverything_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("seconds");
    QTest::newRow("one") << 1 << 3600;
    QTest::newRow("one page") << 100 << 3600;
    QTest::newRow("many days") << 1500 << 3600;
    QTest::newRow("days with many pages") << 5000 << 60;
    QTest::newRow("gaps of weeks") << 300 << 3600 * 24 * 17;
}

void SynchronizerTest::copiesEverything()
{
    QFETCH(int, count);
    QFETCH(int, seconds);
    m_service->rows = history(count, std::chrono::seconds(seconds));
    QVERIFY(refresh());
    QVERIFY(m_copy->completeness()->isComplete);
    QCOMPARE(m_copy->completeness()->percent, 100);
    QVERIFY(m_copy->completeness()->asOf);
    compare();
    open();
    QVERIFY(m_copy->completeness()->isComplete);
    compare();
}

void SynchronizerTest::copiesAnEmptyService()
{
    QVERIFY(refresh());
    QVERIFY(m_copy->completeness()->isComplete);
    compare();
    m_service->rows = history(3);
    QVERIFY(refresh());
    compare();
}

/// The connection ends at each possible request, and a new process continues.
void SynchronizerTest::continuesAfterAKill()
{
    m_service->rows = history(4500, 600s); // 32 days with several pages
    for (Transaction &row : m_service->rows) {
        if (!row.status.isFinal())
            move(row, Status::Code::Expired);
    }
    int left = 0;
    m_service->onRequest = [&left] { return --left >= 0; };
    int processes = 0;
    QDate since;
    do {
        left = 12;
        open();
        const bool isDone = refresh().has_value();
        const auto completeness = m_copy->completeness();
        QCOMPARE(completeness->isComplete, isDone);
        if (since.isValid() && !isDone)
            QVERIFY(completeness->since <= since);
        since = completeness->since.value_or(QDate());
        if (isDone)
            break;
        // Everything from the stated day on is there.
        if (since.isValid()) {
            const auto count = std::count_if(
                m_service->rows.cbegin(), m_service->rows.cend(),
                [since](const Transaction &row) { return brasiliaDay(row.created) >= since; });
            QCOMPARE(await(m_copy->count({.initialDate = since})), Result<qint64>(count));
        }
    } while (++processes < 50);
    QVERIFY2(processes > 3 && processes < 50, qPrintable(QString::number(processes)));
    compare();
}

void SynchronizerTest::isUsableBeforeTheEnd()
{
    m_service->rows = history(1500, 600s);
    int left = 9;
    m_service->onRequest = [&left] { return --left >= 0; };
    QVERIFY(!refresh());
    const auto completeness = m_copy->completeness();
    QVERIFY(completeness->since && !completeness->isComplete);
    QVERIFY(completeness->percent > 0 && completeness->percent < 50);
    QVERIFY(completeness->covers(*completeness->since));
    QVERIFY(!completeness->covers(completeness->since->addDays(-1)));
    QVERIFY(!completeness->covers({}));
    QCOMPARE(await(m_copy->list({}))->transactions.constFirst().id, m_service->rows.first().id);
}

void SynchronizerTest::stopsOnRequest()
{
    m_service->rows = history(3000, 600s);
    m_service->onRequest = [this] {
        if (m_service->requests == 5)
            m_synchronizer->cancel();
        return true;
    };
    const auto refreshed = refresh();
    QVERIFY(!refreshed);
    QCOMPARE(refreshed.error().code, Error::Code::Unavailable);
    QVERIFY(m_service->requests < 8);
    QVERIFY(refresh());
    compare();
}

void SynchronizerTest::addsNewTransactions()
{
    m_service->rows = history(1100);
    QVERIFY(refresh());
    for (int number = 1101; number <= 1600; ++number) {
        m_service->rows.prepend(charge(number));
        if (number % 50 != 0)
            continue;
        QVERIFY(refresh());
        QCOMPARE(await(m_copy->count({})), Result<qint64>(number));
    }
    compare();
    QCOMPARE(m_copy->completeness()->vanished, 0);
}

void SynchronizerTest::catchesUpAfterALongTime()
{
    m_service->rows = history(200, 600s);
    QVERIFY(refresh());
    const QList<Transaction> older = m_service->rows;
    m_service->rows.clear();
    for (int number = 201; number <= 3000; ++number)
        m_service->rows.prepend(charge(number, 600s));
    m_service->rows += older;
    QVERIFY(refresh());
    compare();
    QCOMPARE(m_copy->completeness()->vanished, 0);
}

void SynchronizerTest::readsWhatIsNotFinalAgain()
{
    m_service->rows = history(600);
    QVERIFY(refresh());
    for (const int at : {0, 3, 240, 597})
        move(m_service->rows[at], Status::Code::Paid);
    QVERIFY(refresh());
    compare();
    QCOMPARE(m_copy->completeness()->reverted, 0);
}

void SynchronizerTest::readsManyOpenTransactionsByStatus()
{
    for (int number = 1; number <= 900; ++number)
        m_service->rows.prepend(charge(number));
    QVERIFY(refresh());
    m_service->requests = 0;
    for (int at = 0; at < 900; at += 5)
        move(m_service->rows[at], Status::Code::Expired);
    QVERIFY(refresh());
    compare();
    QVERIFY2(m_service->requests < 220, qPrintable(QString::number(m_service->requests)));
}

void SynchronizerTest::reportsVanishedTransactions_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    QTest::newRow("the newest") << 0 << 1;
    QTest::newRow("the newest pages") << 0 << 250;
    QTest::newRow("in the middle") << 1500 << 1;
    QTest::newRow("some days") << 1200 << 77;
    QTest::newRow("the oldest") << 2199 << 1;
    QTest::newRow("all") << 0 << 2200;
}

/// A service is restored from a backup, or loses rows.
void SynchronizerTest::reportsVanishedTransactions()
{
    QFETCH(int, first);
    QFETCH(int, count);
    m_service->rows = history(2200);
    QVERIFY(refresh());
    m_service->rows.remove(first, count);
    QVERIFY(refresh());
    if (m_service->rows.isEmpty())
        QVERIFY(refresh());
    compare();
    QCOMPARE(m_copy->completeness()->vanished, count);
    for (int number = 2201; number <= 2300; ++number)
        m_service->rows.prepend(charge(number));
    QVERIFY(refresh());
    compare();
}

void SynchronizerTest::reportsRevertedTransactions()
{
    m_service->rows = history(300);
    QVERIFY(refresh());
    Transaction &row = m_service->rows[2]; // on the newest page
    QVERIFY(row.status == Status::Code::Paid);
    row.status = Status::Code::Pending;
    row.events.removeFirst();
    row.finished.reset();
    QVERIFY(refresh());
    QCOMPARE(m_copy->completeness()->reverted, 1);
    QVERIFY(await(m_copy->find(row.id))->status == Status::Code::Pending);
}

void SynchronizerTest::addsTransactionsInBetween()
{
    m_service->rows = history(2200);
    QVERIFY(refresh());
    Transaction early = charge(700);
    early.reference = u"late arrival"_s;
    m_service->rows.insert(1500, early); // after the row of the same hour
    QVERIFY(refresh());
    compare();
    Transaction recent = charge(2198);
    recent.reference = u"another"_s;
    m_service->rows.insert(2, recent);
    QVERIFY(refresh());
    compare();
    QCOMPARE(m_copy->completeness()->vanished, 0);
}

void SynchronizerTest::refusesAnotherPlatform()
{
    m_service->rows = history(300);
    QVERIFY(refresh());
    const auto before = await(m_copy->list({}));
    QList<Transaction> others = history(50);
    for (Transaction &row : others)
        row.platform = QUuid::createUuid();
    m_service->rows = others;
    const auto refreshed = refresh();
    QVERIFY(!refreshed);
    QCOMPARE(refreshed.error().code, Error::Code::Conflict);
    QCOMPARE(refreshed.error().fields.value(0).field, Field::Platform);
    QCOMPARE(await(m_copy->list({}))->transactions, before->transactions);
    QVERIFY(m_synchronizer->trouble());
}

void SynchronizerTest::keepsWordsOfForeignServices()
{
    m_service->rows = history(30);
    Transaction &strange = m_service->rows[4];
    strange.status = Status::fromText(u"partially_paid"_s);
    strange.events.prepend({strange.status, strange.created.addSecs(5)});
    strange.finished.reset();
    QVERIFY(refresh());
    compare();
    QVERIFY(await(m_copy->find(strange.id))->status.toText() == u"partially_paid"_s);
    open();
    compare();
    move(strange, Status::Code::Paid);
    QVERIFY(refresh());
    compare();
}

void SynchronizerTest::keepsUsedReferences()
{
    m_service->rows = history(10);
    m_service->rows[3].reference = m_service->rows[5].reference;
    QVERIFY(refresh());
    QCOMPARE(await(m_copy->count({.reference = m_service->rows[5].reference})), Result<qint64>(2));
    compare();
}

void SynchronizerTest::readsServicesThatIgnoreDays()
{
    m_service->ignoresDays = true;
    m_service->rows = history(750);
    QVERIFY(refresh());
    compare();
    m_service->rows.prepend(charge(751));
    QVERIFY(refresh());
    compare();
}

/// A transaction is added with each request.
void SynchronizerTest::readsChangesOfAListWhileItIsRead()
{
    m_service->rows = history(1200, 300s);
    int number = 1200;
    m_service->onRequest = [this, &number] {
        if (number < 1300)
            m_service->rows.prepend(charge(++number, 300s));
        return true;
    };
    QVERIFY(refresh());
    while (number < 1300)
        QVERIFY(refresh());
    QVERIFY(refresh());
    compare();
    QCOMPARE(m_copy->completeness()->vanished, 0);
}

/// A payment of last month is refunded.
void SynchronizerTest::sweepsTheNewestDays()
{
    m_service->rows = history(400, 3600s * 2); // 33 days
    QVERIFY(refresh());
    Transaction &row = m_service->rows[300];
    QVERIFY(row.status == Status::Code::Paid);
    move(row, Status::Code::Refund);
    QVERIFY(refresh());
    QVERIFY(await(m_copy->find(row.id))->status == Status::Code::Paid);
    m_synchronizer->start();
    QTRY_VERIFY_WITH_TIMEOUT(await(m_copy->find(row.id))->status == Status::Code::Refund, 20000);
    compare();
}

void SynchronizerTest::waitsAsLongAsTheServiceAsks()
{
    m_service->instead = FaultyService::answer(429, R"({"error":8})", "Retry-After: 60\r\n");
    m_synchronizer->start();
    QTRY_VERIFY(m_synchronizer->trouble());
    QTest::qWait(300);
    QCOMPARE(m_service->requests, 1);
    QCOMPARE(m_synchronizer->trouble()->code, Error::Code::Unavailable);
}

void SynchronizerTest::asksLessOftenWhileNothingChanges()
{
    m_service->rows = history(50);
    QVERIFY(refresh());
    QList<qint64> ends;
    QElapsedTimer timer;
    timer.start();
    const QObject context;
    connect(m_synchronizer.get(), &Synchronizer::finished, &context,
            [&] { ends.append(timer.elapsed()); });
    m_synchronizer->start();
    QTRY_VERIFY(ends.size() >= 8);
    // A coarse timer may expire five percent early.
    const auto longest = kIntervals.longestSync.count() * 9 / 10;
    QVERIFY2(ends[7] - ends[6] >= longest, qPrintable(QString::number(ends[7] - ends[6])));
}

/// Somebody sets the clock of the computer back and forward during the first run.
void SynchronizerTest::survivesClockChanges()
{
    const QDateTime before = QDateTime::currentDateTimeUtc();
    const support::WallClock clock(before);
    m_service->rows = history(1500, 300s);
    m_service->onRequest = [this] {
        support::wallClockOffset = m_service->requests % 4 < 2 ? -400'000 : 400'000;
        return true;
    };
    QVERIFY(refresh());
    compare();
    m_service->onRequest = {};
    support::wallClockOffset = 0;
    m_service->rows.prepend(charge(1501, 300s));
    QVERIFY(refresh());
    compare();
    const auto completeness = m_copy->completeness();
    QVERIFY(completeness->asOf >= before.addSecs(-1));
    QVERIFY(completeness->asOf <= QDateTime::currentDateTimeUtc());
    QCOMPARE(completeness->vanished + completeness->reverted, 0);
}

void SynchronizerTest::staysEqual_data()
{
    QTest::addColumn<quint32>("seed");
    const quint32 rounds = qEnvironmentVariableIntValue("BALCAO_ROUNDS") > 0
                               ? static_cast<quint32>(qEnvironmentVariableIntValue("BALCAO_ROUNDS"))
                               : 4;
    for (quint32 seed = 1; seed <= rounds; ++seed)
        QTest::addRow("%u", seed) << seed;
}

/// The model: random changes, kills, losses and restores. After each completed run and sweep the
/// copy equals the service.
void SynchronizerTest::staysEqual()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    int number = 300 + random.bounded(1500);
    m_service->rows = history(number, 900s);
    QList<Transaction> backup = m_service->rows;
    for (int step = 0; step < 25; ++step) {
        QList<Transaction> &rows = m_service->rows;
        const auto any = [&] { return random.bounded(static_cast<int>(rows.size())); };
        switch (random.bounded(8)) {
        case 0:
            for (int i = random.bounded(300); i > 0; --i)
                rows.prepend(charge(++number, 900s));
            break;
        case 1: // whatever waits is decided
            for (Transaction &row : rows) {
                if (!row.status.isFinal() && random.bounded(3) == 0)
                    move(row, random.bounded(2) == 0 ? Status::Code::Paid : Status::Code::Expired);
            }
            break;
        case 2: // a loss
            if (rows.size() > 10)
                rows.remove(any(), 1);
            break;
        case 3: // a restore
            rows = backup;
            break;
        case 4:
            backup = rows;
            break;
        case 5: { // a kill after some requests
            int left = random.bounded(12);
            m_service->onRequest = [&left] { return --left >= 0; };
            std::ignore = refresh();
            m_service->onRequest = {};
            open();
            break;
        }
        case 6: // a row appears in between
            if (rows.size() > 10) {
                const int at = any();
                Transaction row = rows.at(at);
                row.id = QUuid::createUuid();
                row.reference = u"x%1"_s.arg(step);
                rows.insert(at, row);
            }
            break;
        default:
            rows.prepend(charge(++number, 900s));
            break;
        }
        QVERIFY(refresh());
        // A restore may return to the number of transactions that the copy has, with others: only
        // the sweep of the days detects that.
        const auto isEqual = [this] {
            const auto all = std::make_shared<QList<Transaction>>();
            std::ignore = await(m_copy->readAll({}, [all](const QList<Transaction> &some) {
                *all += some;
                return true;
            }));
            return *all == m_service->rows;
        };
        if (!isEqual()) {
            m_synchronizer->start();
            QTRY_VERIFY_WITH_TIMEOUT(isEqual(), 30000);
            m_synchronizer->cancel();
            while (!refresh()) {
            }
        }
        compare();
        if (QTest::currentTestFailed()) {
            qWarning() << "step" << step;
            return;
        }
    }
}

BALCAO_GUILESS_TEST(SynchronizerTest)
#include "tst_synchronizer.moc"
