// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/ledger.h"
#include "core/storage/database.h"
#include "tests/support/charges.h"
#include "tests/support/wholeness.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QProcess>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

/// A program that charges and pays is killed at any moment, again and again, on one database. What
/// it had answered for must be there, whole; what it had not may be there, but whole as well.
class KillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void losesNothingThatWasAnswered();

private:
    struct Answer
    {
        QUuid id;
        Status status;
    };

    QList<Answer> answersUntilKilled(bool isOpenBefore);
    void verify(const QList<Answer> &answers);
    void finishPayouts();

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"shop.db"_s);
    QRandomGenerator m_random;
};

void KillTest::losesNothingThatWasAnswered()
{
    const quint32 seed = QRandomGenerator::system()->generate();
    m_random.seed(seed);
    qInfo("seed %u", seed);
    constexpr int kKills = 30;
    qsizetype answered = 0;
    for (int round = 0; round < kKills; ++round) {
        const QList<Answer> answers = answersUntilKilled(round % 3 != 0);
        if (QTest::currentTestFailed())
            return;
        verify(answers);
        if (QTest::currentTestFailed())
            return;
        answered += answers.size();
    }
    qInfo("%lld calls were answered", static_cast<long long>(answered));
    QCOMPARE_GE(answered, kKills); // else nothing was tried
    finishPayouts();
}

/// Every third program is killed while it may still be opening the database, the others while they
/// work, which lets payouts take a step every 100 ms.
QList<KillTest::Answer> KillTest::answersUntilKilled(bool isOpenBefore)
{
    QProcess writer;
    writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    writer.start(QStringLiteral(CHARGE_WRITER), {m_path}, QIODevice::ReadOnly);
    if (!writer.waitForStarted()) {
        QTest::qFail("the program does not start", __FILE__, __LINE__);
        return {};
    }
    if (isOpenBefore && !writer.waitForReadyRead(30'000))
        QTest::qFail("the program does not charge", __FILE__, __LINE__);
    QDeadlineTimer deadline(std::chrono::microseconds(m_random.bounded(150'000)), Qt::PreciseTimer);
    while (!deadline.hasExpired() && writer.state() == QProcess::Running)
        writer.waitForReadyRead(static_cast<int>(deadline.remainingTime()));
    if (writer.state() != QProcess::Running)
        QTest::qFail("the program ended by itself", __FILE__, __LINE__);
    writer.kill();
    writer.waitForFinished();

    QList<Answer> answers;
    while (writer.canReadLine()) { // a line without its end was not answered
        const QStringList words = QString::fromLatin1(writer.readLine()).simplified().split(u' ');
        answers.append({QUuid::fromString(words.first()), Status::fromText(words.last())});
    }
    return answers;
}

void KillTest::verify(const QList<Answer> &answers)
{
    const auto database = Database::open(m_path, Database::Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    QCOMPARE(support::brokenPart(**database), QString());

    Ledger ledger(**database, support::serviceSettings(), support::TestClock(),
                  support::TestRandom());
    for (const Answer &answer : answers) {
        const auto found = ledger.find(answer.id);
        QVERIFY2(found, qPrintable(answer.id.toString()));
        QCOMPARE(found->events.constFirst().status, found->status);
        QCOMPARE(found->events.constLast().status, Status(Status::Code::Pending));
        // There, or further: every answer was told of by an event that stays.
        QVERIFY(std::any_of(found->events.begin(), found->events.end(),
                            [&answer](const StatusEvent &e) { return e.status == answer.status; }));
        for (qsizetype i = 1; i < found->events.size(); ++i)
            QVERIFY(found->events.at(i).status.canMoveTo(found->events.at(i - 1).status.code()));
        QCOMPARE(found->qrCode.isEmpty(), found->operation == Operation::CashOut);
    }
}

/// What was on its way when the program was killed goes on to its end.
void KillTest::finishPayouts()
{
    const auto database = Database::open(m_path, Database::Access::ReadWrite);
    QVERIFY(database);
    support::TestClock clock;
    clock.set(QDateTime::currentDateTimeUtc());
    Ledger ledger(**database, support::serviceSettings(), clock, support::TestRandom());
    qsizetype steps = 0;
    for (;;) {
        clock.advance(24h);
        const auto moved = ledger.processDue();
        QVERIFY(moved);
        if (moved->isEmpty())
            break;
        steps += moved->size();
    }
    qInfo("%lld steps were left", static_cast<long long>(steps));
    QCOMPARE(support::brokenPart(**database), QString());
    QCOMPARE((*database)
                 ->once(u"SELECT count(*) FROM tx WHERE operation = 2 AND status IN (1, 7)"_s)
                 ->toInt(),
             0);
}

QTEST_GUILESS_MAIN(KillTest)
#include "tst_kill.moc"
