// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/ledger.h"
#include "core/storage/database.h"
#include "tests/support/charges.h"

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
    void verifyNothingIsTorn(Database &database);
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
    verifyNothingIsTorn(**database);

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

void KillTest::verifyNothingIsTorn(Database &database)
{
    const auto ask = [&database](const QString &sql) { return database.once(sql)->toString(); };
    QCOMPARE(ask(u"PRAGMA integrity_check"_s), u"ok"_s);
    QCOMPARE(ask(u"SELECT count(*) FROM pragma_foreign_key_check"_s), u"0"_s);

    // A torn transaction has a row without its rest, or without the event of its creation.
    QCOMPARE(ask(u"SELECT count(*) FROM tx LEFT JOIN tx_wide USING (seq) "
                 "LEFT JOIN event ON event.tx = tx.seq AND event.n = 0 AND event.status = 1 "
                 "WHERE tx_wide.seq IS NULL OR event.tx IS NULL"_s),
             u"0"_s);
    QCOMPARE(ask(u"SELECT (SELECT count(*) FROM tx) = (SELECT count(*) FROM tx_wide)"_s), u"1"_s);
    // A torn move has a status without its event, an event without its notice, or a refund without
    // its reason; or any of them without the move.
    QCOMPARE(ask(u"SELECT count(*) FROM tx WHERE status <> (SELECT status FROM event "
                 "WHERE tx = seq ORDER BY n DESC LIMIT 1)"_s),
             u"0"_s);
    QCOMPARE(ask(u"SELECT count(*) FROM event LEFT JOIN outbox USING (tx, n, status) "
                 "WHERE (n > 0) <> (outbox.id IS NOT NULL)"_s),
             u"0"_s);
    QCOMPARE(ask(u"SELECT count(*) FROM outbox LEFT JOIN event USING (tx, n, status) "
                 "WHERE event.at IS NULL OR event.at <> outbox.created"_s),
             u"0"_s);
    QCOMPARE(ask(u"SELECT count(*) FROM tx LEFT JOIN refund ON tx = seq "
                 "WHERE (status = 5) <> (reason IS NOT NULL)"_s),
             u"0"_s);
    // Who waits for a step has it, and nobody else.
    QCOMPARE(ask(u"SELECT count(*) FROM tx WHERE (due IS NOT NULL) <> (operation = 2 AND "
                 "(status IN (1, 7) OR (status = 6 AND amount % 100 <> 13)))"_s),
             u"0"_s);
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
    verifyNothingIsTorn(**database);
    QCOMPARE((*database)
                 ->once(u"SELECT count(*) FROM tx WHERE operation = 2 AND status IN (1, 7)"_s)
                 ->toInt(),
             0);
}

QTEST_GUILESS_MAIN(KillTest)
#include "tst_kill.moc"
