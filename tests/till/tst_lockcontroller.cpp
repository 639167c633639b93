// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/pin.h"
#include "core/till/lockcontroller.h"
#include "tests/support/testmain.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::LockController;
using core::LockRecord;
using Answer = LockController::Answer;
using State = LockController::State;

/// The lock without a window; m_kept holds the stored record.
class LockControllerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void knowsAPin_data();
    void knowsAPin();
    void hashesNoTwoPinsAlike();
    void isOpenWithoutAPin();
    void isLockedAtStart();
    void opensToItsPin();
    void slowsDownWrongTries();
    void countsATryBeforeItIsMade();
    void gainsNothingByARestartIfNoTryIsStored();
    void waitsNoLongerWhenTheClockWasSetBack();
    void gainsNothingBySettingTheClock();
    void changesThePin();
    void keepsThePinIfTheNewOneCannotBeKept();
    void locksItselfWhenNobodyTouchesIt();

private:
    std::unique_ptr<LockController> open(std::chrono::minutes idle = 0min)
    {
        return std::make_unique<LockController>(
            m_kept, idle,
            [this](const LockRecord &record) -> core::Result<void> {
                if (!m_canKeep)
                    return tl::unexpected(core::Error{core::Error::Code::StorageReadOnly, {}, {}});
                m_kept = record;
                return {};
            },
            [this] { return m_now.addDuration(m_wrongBy); }, [this] { return boot(); });
    }
    [[nodiscard]] std::chrono::milliseconds boot() const
    {
        return std::chrono::milliseconds(m_now.toMSecsSinceEpoch());
    }

    QByteArray m_hash; ///< of 4711
    LockRecord m_kept;
    bool m_canKeep = true;
    QDateTime m_now;
    std::chrono::seconds m_wrongBy{0}; ///< of the clock that people can set
};

void LockControllerTest::initTestCase()
{
    m_hash = core::pinHash(u"4711"_s);
    QVERIFY(!m_hash.isEmpty());
}

void LockControllerTest::init()
{
    m_kept = {.hash = m_hash};
    m_canKeep = true;
    m_wrongBy = 0s;
    m_now = QDateTime(QDate(2026, 11, 20), QTime(14, 0), Qt::UTC);
}

void LockControllerTest::knowsAPin_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isPin");
    QTest::newRow("four") << u"0000"_s << true;
    QTest::newRow("twelve") << u"123456789012"_s << true;
    QTest::newRow("three") << u"123"_s << false;
    QTest::newRow("thirteen") << u"1234567890123"_s << false;
    QTest::newRow("letter") << u"123a"_s << false;
    QTest::newRow("blank") << u"12 34"_s << false;
    QTest::newRow("other digits") << u"١٢٣٤"_s << false;
    QTest::newRow("nothing") << u""_s << false;
}

void LockControllerTest::knowsAPin()
{
    QFETCH(QString, text);
    QFETCH(bool, isPin);
    QCOMPARE(core::isPin(text), isPin);
}

void LockControllerTest::hashesNoTwoPinsAlike()
{
    const QByteArray again = core::pinHash(u"4711"_s);
    QVERIFY(again != m_hash);
    QVERIFY(core::isPinOf(again, u"4711"_s));
    QVERIFY(!core::isPinOf(again, u"4712"_s));
    QVERIFY(!core::isPinOf(QByteArray(), u"4711"_s));
    QVERIFY(!core::isPinOf(QByteArray(1000, '$'), u"4711"_s));
    QVERIFY(m_hash.startsWith("$argon2id$"));
}

void LockControllerTest::isOpenWithoutAPin()
{
    m_kept = {};
    const auto lock = open(5min);
    QCOMPARE(lock->state(), State::Open);
    QVERIFY(!lock->hasPin());
    lock->lock();
    QCOMPARE(lock->state(), State::Open);
}

void LockControllerTest::isLockedAtStart()
{
    QCOMPARE(open(0min)->state(), State::Guarded);
    QCOMPARE(open(5min)->state(), State::Covered); // otherwise a restart would unlock it
}

void LockControllerTest::opensToItsPin()
{
    const auto lock = open();
    const QSignalSpy spy(lock.get(), &LockController::stateChanged);
    QCOMPARE(lock->unlock(u"4712"_s), Answer::Wrong);
    QCOMPARE(lock->state(), State::Guarded);
    QCOMPARE(lock->unlock(u"4711"_s), Answer::Right);
    QCOMPARE(lock->state(), State::Open);
    QCOMPARE(m_kept.wrongTries, 0);
    lock->lock();
    QCOMPARE(lock->state(), State::Guarded);
    QCOMPARE(spy.size(), 2);
}

void LockControllerTest::slowsDownWrongTries()
{
    const auto lock = open();
    for (const auto wait : {0s, 0s, 30s, 60s, 120s, 240s, 480s, 900s, 900s}) {
        QCOMPARE(lock->unlock(u"0000"_s), Answer::Wrong);
        QCOMPARE(lock->wait(), wait);
        if (wait == 0s)
            continue;
        m_now = m_now.addDuration(wait - 1s);
        QCOMPARE(lock->unlock(u"4711"_s), Answer::TooSoon); // even the correct PIN
        QCOMPARE(open()->wait(), 1s);                       // and a restart does not help
        m_now = m_now.addDuration(1s);
    }
    QCOMPARE(lock->unlock(u"47"_s), Answer::Wrong); // not an attempt
    QCOMPARE(lock->wait(), 0s);
    QCOMPARE(lock->unlock(u"4711"_s), Answer::Right);
    lock->lock();
    QCOMPARE(lock->unlock(u"0000"_s), Answer::Wrong);
    QCOMPARE(lock->wait(), 0s);
}

/// Simulates the end of the program during the comparison.
void LockControllerTest::countsATryBeforeItIsMade()
{
    QList<int> kept;
    LockController lock(
        m_kept, 0min,
        [&kept](const LockRecord &record) {
            kept.append(record.wrongTries);
            return core::Result<void>();
        },
        [this] { return m_now; }, [this] { return boot(); });
    QCOMPARE(lock.unlock(u"4711"_s), Answer::Right);
    QCOMPARE(kept, (QList<int>{1, 0}));
}

/// A full disk must neither give free tries nor lock the owner out.
void LockControllerTest::gainsNothingByARestartIfNoTryIsStored()
{
    m_canKeep = false;
    for (int restart = 0; restart < 3; ++restart) {
        const auto lock = open();
        QCOMPARE(lock->unlock(u"4711"_s), Answer::TooSoon); // not verified
        QVERIFY(lock->isUnstored());
        QCOMPARE(lock->wait(), 30s);
        m_now = m_now.addSecs(29);
        QCOMPARE(lock->unlock(u"4711"_s), Answer::TooSoon);
        QCOMPARE(lock->state(), State::Guarded);
    }
    const auto lock = open();
    QCOMPARE(lock->unlock(u"0000"_s), Answer::TooSoon);
    for (int i = 0; i < 2; ++i) {
        m_now = m_now.addSecs(30);
        QCOMPARE(lock->unlock(u"0000"_s), Answer::Wrong);
        QCOMPARE_GE(lock->wait(), 30s);
    }
    m_now = m_now.addSecs(30);
    QCOMPARE(lock->unlock(u"4711"_s), Answer::Right);
    m_canKeep = true;
    lock->lock();
    QCOMPARE(lock->unlock(u"0000"_s), Answer::Wrong);
    QVERIFY(!lock->isUnstored());
    QCOMPARE(lock->wait(), 0s);
}

void LockControllerTest::waitsNoLongerWhenTheClockWasSetBack()
{
    m_kept.wrongTries = 3;
    m_kept.lastTry = m_now.addYears(3);
    const auto lock = open();
    QCOMPARE(lock->wait(), 30s);
    m_now = m_now.addYears(-1);
    QCOMPARE(lock->wait(), 30s);
}

void LockControllerTest::gainsNothingBySettingTheClock()
{
    const auto lock = open();
    for (int i = 0; i < 3; ++i)
        QCOMPARE(lock->unlock(u"0000"_s), Answer::Wrong);
    m_wrongBy = 24h;
    QCOMPARE(lock->wait(), 30s);
    QCOMPARE(lock->unlock(u"4711"_s), Answer::TooSoon);
    m_wrongBy = -24h;
    m_now = m_now.addSecs(30);
    QCOMPARE(lock->wait(), 0s);
    QCOMPARE(lock->unlock(u"4711"_s), Answer::Right);
}

void LockControllerTest::changesThePin()
{
    m_kept = {};
    const auto lock = open(5min);
    const QSignalSpy spy(lock.get(), &LockController::pinChanged);
    QCOMPARE(lock->setPin({}, u"1234"_s), Answer::Right);
    QVERIFY(lock->hasPin());
    QCOMPARE(lock->state(), State::Open); // the person who set the PIN is present
    QVERIFY(core::isPinOf(m_kept.hash, u"1234"_s));
    QCOMPARE(lock->setPin(u"4321"_s, u"5678"_s), Answer::Wrong);
    QCOMPARE(m_kept.wrongTries, 1);
    QCOMPARE(lock->setPin(u"1234"_s, u"5678"_s), Answer::Right);
    lock->lock();
    QCOMPARE(lock->unlock(u"1234"_s), Answer::Wrong);
    QCOMPARE(lock->unlock(u"5678"_s), Answer::Right);
    QCOMPARE(lock->setPin(u"5678"_s, {}), Answer::Right);
    QVERIFY(!lock->hasPin());
    QCOMPARE(m_kept, LockRecord());
    QCOMPARE(spy.size(), 3);
}

void LockControllerTest::keepsThePinIfTheNewOneCannotBeKept()
{
    const auto lock = open();
    m_canKeep = false;
    QCOMPARE(lock->setPin(u"4711"_s, u"1234"_s), Answer::TooSoon);
    m_now = m_now.addSecs(30);
    QVERIFY(!lock->setPin(u"4711"_s, u"1234"_s));
    QCOMPARE(lock->unlock(u"1234"_s), Answer::Wrong);
    m_now = m_now.addSecs(60);
    QCOMPARE(lock->unlock(u"4711"_s), Answer::Right);
    QVERIFY(!lock->setPin(u"4711"_s, {}));
    QVERIFY(lock->hasPin());
}

void LockControllerTest::locksItselfWhenNobodyTouchesIt()
{
    const auto lock = open(1min);
    QCOMPARE(lock->unlock(u"4711"_s), Answer::Right);
    auto *timer = lock->findChild<QTimer *>();
    QVERIFY(timer && timer->isActive());
    QCOMPARE(timer->intervalAsDuration(), 1min);
    timer->start(30s); // as if half of it were over
    QEvent key(QEvent::KeyPress);
    QObject touched;
    QCoreApplication::sendEvent(&touched, &key);
    QCOMPARE(timer->intervalAsDuration(), 1min); // the full timeout starts again
    QVERIFY(timer->remainingTimeAsDuration() > 59s);
    timer->start(10ms);
    QTRY_COMPARE(lock->state(), State::Covered);
    QVERIFY(!timer->isActive());

    lock->setIdle(0min);
    QCOMPARE(lock->state(), State::Covered); // until the PIN is entered
    QCOMPARE(lock->unlock(u"4711"_s), Answer::Right);
    QVERIFY(!timer->isActive());
}

BALCAO_GUILESS_TEST(LockControllerTest)
#include "tst_lockcontroller.moc"
