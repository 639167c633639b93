// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/service/transactionengine.h"
#include "tests/support/charges.h"
#include "tests/support/dump.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

/// The results of a day.
struct Day
{
    QString database;
    QList<Transaction> answers;
};

/// Simulates a shop's day and the following night: charges, payouts, customers who pay, cancel,
/// return or never pay. `script` seeds the events, `random` the engine.
Day dayOf(quint32 script, quint64 random)
{
    const QTemporaryDir folder;
    const auto database =
        Database::open(folder.filePath(u"shop.db"_s), Database::Access::ReadWrite);
    if (!database || !(*database)->queryScalar(u"PRAGMA synchronous = OFF"_s))
        qFatal("no database");
    TestClock clock;
    TransactionEngine engine(**database, serviceSettings(), clock, TestRandom(random));
    QRandomGenerator events(script);
    Day day;
    const auto keep = [&day](const Result<Transaction> &answer) {
        if (answer)
            day.answers.append(*answer);
    };
    QList<QUuid> ids;
    for (int i = 0; i < 500; ++i) {
        clock.advance(std::chrono::milliseconds(events.bounded(60'000)));
        const QString reference = u"r%1"_s.arg(events.bounded(400));
        const qint64 cents = 1 + events.bounded(20'000);
        const auto created = engine.create(events.bounded(4) == 0 ? cashOutDraft(cents, reference)
                                                                  : cashInDraft(cents, reference));
        keep(created);
        if (created)
            ids.append(created->id);
        const QUuid id = ids.at(events.bounded(static_cast<int>(ids.size())));
        if (events.bounded(2) == 0)
            keep(engine.simulate(id, events.bounded(5) == 0 ? SimulatedOutcome::Canceled
                                                            : SimulatedOutcome::Paid));
        if (events.bounded(9) == 0)
            keep(engine.refund(id, u"motivo %1"_s.arg(i)));
        day.answers += engine.processDue().value_or(QList<Transaction>());
    }
    clock.advance(24h);
    day.answers += engine.expireDue().value_or(QList<Transaction>());
    day.database = dumpOf(**database);
    return day;
}

} // namespace

/// Time and random numbers are the only inputs: the stored data must depend on nothing else.
class ReplayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repeatsADayByteForByte();
    void drawsFromItsSourceAlone();
};

void ReplayTest::repeatsADayByteForByte()
{
    const Day first = dayOf(7, 1);
    const Day second = dayOf(7, 1);
    QCOMPARE_GT(first.answers.size(), 500);
    QCOMPARE(second.answers, first.answers);
    QVERIFY(first.database.contains(u"refund"_s) && first.database.size() > 100'000);
    QVERIFY(second.database == first.database);
}

/// Another source gives other ids and no other difference.
void ReplayTest::drawsFromItsSourceAlone()
{
    const Day first = dayOf(7, 1);
    const Day second = dayOf(7, 2);
    QVERIFY(second.database != first.database);
    QCOMPARE(second.answers.size(), first.answers.size());
    for (qsizetype i = 0; i < first.answers.size(); ++i) {
        Transaction transaction = second.answers.at(i);
        QVERIFY(transaction.id != first.answers.at(i).id);
        transaction.id = first.answers.at(i).id;
        transaction.qrCode = first.answers.at(i).qrCode;
        transaction.endToEndId = first.answers.at(i).endToEndId;
        QCOMPARE(transaction, first.answers.at(i));
    }
}

BALCAO_GUILESS_TEST(ReplayTest)
#include "tst_replay.moc"
