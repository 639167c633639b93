// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/service/transactionengine.h"
#include "tests/support/charges.h"
#include "tests/support/programs.h"
#include "tests/support/testmain.h"
#include "tests/support/wholeness.h"

#include <QtCore/QProcess>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtCore/QThread>
#include <QtCore/QTimer>
#include <QtTest/QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

/// Three programs create, pay, confirm and withdraw in one shop, with several calls at once, and
/// are killed at random times, repeatedly. Confirmed transactions must exist completely;
/// unconfirmed ones may exist, but only completely. BALCAO_KILL_CYCLES sets the number of cycles.
class KillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();

    void losesNothingThatWasAnswered_data();
    void losesNothingThatWasAnswered();

private:
    struct Answer
    {
        QUuid id;
        Status status;
    };

    QList<Answer> answersUntilKilled(bool areOpenBefore);
    void verify(const QList<Answer> &answers);
    void verifyNothingIsTorn();
    void finishPayouts();

    QString m_path;
    bool m_isOwn = false; ///< a shop that sees no payments by itself
    QRandomGenerator m_random;
    qsizetype m_kills = 0;
    qsizetype m_answers = 0;
    qsizetype m_transactions = 0;
};

namespace
{

constexpr int kWriters = 3;

/// The cycles per shop are limited, because checks take longer in a larger shop. Checks run only
/// every few cycles, because damage is permanent.
constexpr int kCyclesPerShop = 30;
constexpr int kCyclesPerLook = 10;

} // namespace

void KillTest::initTestCase()
{
    const quint32 seed = QRandomGenerator::system()->generate();
    m_random.seed(seed);
    qInfo("seed %u", seed);
}

void KillTest::cleanupTestCase()
{
    const auto number = [](qsizetype n) { return static_cast<long long>(n); };
    qInfo("%lld programs were killed, %lld calls answered, %lld transactions looked at",
          number(m_kills), number(m_answers), number(m_transactions));
}

void KillTest::losesNothingThatWasAnswered_data()
{
    QTest::addColumn<int>("cycles");
    QTest::addColumn<bool>("isOwn");
    bool isSet = false;
    const int wanted = qEnvironmentVariableIntValue("BALCAO_KILL_CYCLES", &isSet);
    int left = isSet ? wanted : kCyclesPerShop;
    for (int shop = 1; left > 0; ++shop, left -= kCyclesPerShop) {
        const int cycles = std::min(left, kCyclesPerShop);
        QTest::addRow("shop %d, sandbox", shop) << (cycles + 1) / 2 << false;
        QTest::addRow("shop %d, of one's own", shop) << (cycles + 1) / 2 << true;
    }
}

void KillTest::losesNothingThatWasAnswered()
{
    QFETCH(int, cycles);
    QFETCH(bool, isOwn);
    m_isOwn = isOwn;
    const QTemporaryDir folder;
    m_path = folder.filePath(u"shop.db"_s);
    QList<Answer> all;
    for (int cycle = 0; cycle < cycles; ++cycle) {
        const QList<Answer> answers = answersUntilKilled(cycle % 3 != 0);
        if (QTest::currentTestFailed())
            return;
        verify(answers);
        if ((cycle + 1) % kCyclesPerLook == 0)
            verifyNothingIsTorn();
        if (QTest::currentTestFailed())
            return;
        all += answers;
    }
    verify(all);
    m_answers += all.size();
    QCOMPARE_GE(all.size(), cycles); // otherwise nothing was tested
    finishPayouts();
}

/// Kills programs at random times and returns the answers until then. Every third program may still
/// be opening the database. Payouts take a step every 100 ms. The last program must continue after
/// the first.
QList<KillTest::Answer> KillTest::answersUntilKilled(bool areOpenBefore)
{
    std::array<QProcess, kWriters> writers;
    for (QProcess &writer : writers) {
        writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        writer.start(support::programPath(u"service_chargewriter"_s),
                     {m_path, m_isOwn ? u"own"_s : u"sandbox"_s}, QIODevice::ReadOnly);
        if (!writer.waitForStarted())
            QTest::qFail("the program does not start", __FILE__, __LINE__);
    }
    const auto isAtWork = [](const QProcess &writer) { return writer.bytesAvailable() > 0; };
    if (areOpenBefore &&
        !QTest::qWaitFor([&] { return std::all_of(writers.begin(), writers.end(), isAtWork); },
                         30'000)) {
        QTest::qFail("the programs do not charge", __FILE__, __LINE__);
    }
    QList<Answer> answers;
    std::chrono::milliseconds delay(0);
    qsizetype left = kWriters;
    for (QProcess &writer : writers) {
        delay += std::chrono::milliseconds(m_random.bounded(60));
        QTimer::singleShot(delay, Qt::PreciseTimer, &writer, [this, &writer, &left] {
            QThread::usleep(m_random.bounded(1000));
            if (writer.state() != QProcess::Running)
                QTest::qFail("a program ended by itself", __FILE__, __LINE__);
            writer.kill();
            ++m_kills;
            --left;
        });
    }
    if (!QTest::qWaitFor([&left] { return left == 0; }, 30'000))
        QTest::qFail("the programs are not killed", __FILE__, __LINE__);
    for (QProcess &writer : writers) {
        writer.waitForFinished();
        while (writer.canReadLine()) { // an incomplete line is not an answer
            const QStringList words =
                QString::fromLatin1(writer.readLine()).simplified().split(u' ');
            answers.append({QUuid::fromString(words.first()), Status::fromText(words.last())});
        }
    }
    return answers;
}

void KillTest::verify(const QList<Answer> &answers)
{
    const auto database = Database::open(m_path, Database::Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    TransactionEngine engine(**database, support::serviceSettings(), support::TestClock(),
                             support::TestRandom());
    for (const Answer &answer : answers) {
        const auto found = engine.find(answer.id);
        QVERIFY2(found, qPrintable(answer.id.toString()));
        QCOMPARE(found->events.constFirst().status, found->status);
        QCOMPARE(found->events.constLast().status, Status(Status::Code::Pending));
        // In that status or a later one: every confirmed status has an event.
        QVERIFY(std::any_of(found->events.begin(), found->events.end(),
                            [&answer](const StatusEvent &e) { return e.status == answer.status; }));
        for (qsizetype i = 1; i < found->events.size(); ++i) {
            const Status &before = found->events.at(i).status;
            const Status::Code after = found->events.at(i - 1).status.code();
            QVERIFY(m_isOwn ? before.canTransitionByEvidenceTo(after)
                            : before.canTransitionTo(after));
        }
        // Each change by evidence has its record.
        QCOMPARE(found->evidence.size(), m_isOwn ? found->events.size() - 1 : 0);
        QCOMPARE(found->qrCode.isEmpty(), found->operation == Operation::CashOut);
    }
}

void KillTest::verifyNothingIsTorn()
{
    const auto database = Database::open(m_path, Database::Access::ReadWrite);
    QVERIFY(database);
    QCOMPARE(support::brokenPart(**database), QString());
}

/// Payouts in progress at the kill proceed to their end. A shop of one's own has none.
void KillTest::finishPayouts()
{
    const auto database = Database::open(m_path, Database::Access::ReadWrite);
    QVERIFY(database);
    support::TestClock clock;
    clock.set(QDateTime::currentDateTimeUtc());
    TransactionEngine engine(**database, support::serviceSettings(), clock, support::TestRandom());
    for (bool isLeft = true; isLeft;) {
        clock.advance(24h);
        const auto moved = engine.processDue();
        QVERIFY(moved);
        isLeft = !moved->isEmpty();
    }
    QCOMPARE(support::brokenPart(**database), QString());
    QCOMPARE(
        (*database)
            ->queryScalar(u"SELECT count(*) FROM tx WHERE operation = 2 AND status IN (1, 7)"_s)
            ->toInt(),
        0);
    m_transactions += (*database)->queryScalar(u"SELECT count(*) FROM tx"_s)->toLongLong();
}

BALCAO_GUILESS_TEST(KillTest)
#include "tst_kill.moc"
