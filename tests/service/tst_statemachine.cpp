// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/service/transactionengine.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QSet>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

using Code = Status::Code;

/// Returns a past transaction in that status, by any path.
Transaction past(Operation operation, Code code, int number)
{
    Transaction transaction;
    transaction.id = QUuid(u"00000000-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0')));
    transaction.operation = operation;
    transaction.status = code;
    transaction.amount = Money::fromCents(100);
    transaction.created = noon().addSecs(number - 1000);
    transaction.name = u"Ana"_s;
    transaction.platform = kPlatform;
    if (operation == Operation::CashOut)
        transaction.pixKey = u"ana@example.com"_s;
    transaction.events = {{Code::Pending, transaction.created}};
    if (code != Code::Pending)
        transaction.events.prepend({code, transaction.created.addSecs(1)});
    if (transaction.status.isFinal())
        transaction.finished = transaction.created.addSecs(1);
    return transaction;
}

/// Returns the newest transition as "cashin: pending to paid".
QString moveOf(const Transaction &transaction)
{
    return u"%1: %2 to %3"_s.arg(toText(transaction.operation),
                                 transaction.events.at(1).status.toText(),
                                 transaction.events.at(0).status.toText());
}

} // namespace

/// Tests which transitions the calls of the service can cause. tst_transactionstore shows that the
/// storage refuses all other transitions of the 64, and those from outdated statuses.
class StateMachineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void makesTheseMovesAndNoOthers();
    void movesNothingThatIsOver_data();
    void movesNothingThatIsOver();
    void paysAnExpiredChargeNeverMore();
    void neverTurnsTimeAround();

private:
    void everyCallOn(const QUuid &id);
    qint64 number(const QString &sql) { return m_database->queryScalar(sql).value().toLongLong(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<TransactionEngine> m_engine;
    TestClock m_clock;
};

void StateMachineTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock.set(noon());
    auto database = Database::open(m_folder->filePath(u"shop.db"_s), Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    QVERIFY(m_database->queryScalar(u"PRAGMA synchronous = OFF"_s));
    m_engine =
        std::make_unique<TransactionEngine>(*m_database, serviceSettings(), m_clock, TestRandom());
}

void StateMachineTest::cleanup()
{
    m_engine.reset();
    m_database.reset();
    m_folder.reset();
}

/// Makes every possible call, with a time step after each.
void StateMachineTest::everyCallOn(const QUuid &id)
{
    const auto pass = [this] {
        m_clock.advance(5s);
        QVERIFY(m_engine->processDue());
    };
    std::ignore = m_engine->simulate(id, SimulatedOutcome::Canceled);
    pass();
    std::ignore = m_engine->simulate(id, SimulatedOutcome::Paid);
    pass();
    std::ignore = m_engine->refund(id, u"engano"_s);
    pass();
    m_clock.advance(48h);
    QVERIFY(m_engine->expireDue());
    pass();
}

void StateMachineTest::makesTheseMovesAndNoOthers()
{
    // Covers every status that a file may hold, then every path of a new transaction, with each
    // call first once.
    QList<Transaction> history;
    for (const Operation operation : {Operation::CashIn, Operation::CashOut}) {
        for (const Code code : Status::kKnown)
            history.append(past(operation, code, static_cast<int>(history.size()) + 1));
    }
    QVERIFY(m_engine->seed([&history] { return history; }));
    for (const Transaction &transaction : std::as_const(history))
        everyCallOn(transaction.id);
    const auto create = [this](const TransactionDraft &draft) {
        return m_engine->create(draft).value_or(Transaction()).id;
    };
    const QUuid paid = create(cashInDraft());
    QVERIFY(m_engine->simulate(paid, SimulatedOutcome::Paid));
    everyCallOn(paid);
    everyCallOn(create(cashInDraft()));
    create(cashInDraft()); // and never paid
    for (const qint64 cents : {10, 11, 12, 13, 14})
        everyCallOn(create(cashOutDraft(cents)));

    QSet<QString> moves;
    for (const Transaction &transaction : m_engine->handleChange()) {
        if (transaction.events.size() > 1)
            moves.insert(moveOf(transaction));
    }
    QStringList made = moves.values();
    made.sort();
    const QStringList expected{
        u"cashin: paid to refund"_s,
        u"cashin: pending to canceled"_s,
        u"cashin: pending to expired"_s,
        u"cashin: pending to paid"_s,
        u"cashout: in_analysis to in_process"_s,
        u"cashout: in_process to canceled"_s,
        u"cashout: in_process to denied"_s,
        u"cashout: in_process to paid"_s,
        u"cashout: pending to in_analysis"_s,
        u"cashout: pending to in_process"_s,
    };
    QCOMPARE(made, expected);
}

void StateMachineTest::movesNothingThatIsOver_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<Code>("code");
    for (const Operation operation : {Operation::CashIn, Operation::CashOut}) {
        for (const Code code : Status::kKnown) {
            const bool isFinished =
                Status(code).isFinal() && !(operation == Operation::CashIn && code == Code::Paid);
            if (isFinished)
                QTest::addRow("%s %s", qPrintable(toText(operation)),
                              qPrintable(Status(code).toText()))
                    << operation << code;
        }
    }
}

void StateMachineTest::movesNothingThatIsOver()
{
    QFETCH(Operation, operation);
    QFETCH(Code, code);
    const Transaction before = past(operation, code, 1);
    QVERIFY(m_engine->seed([&before] { return QList<Transaction>{before}; }));
    everyCallOn(before.id);
    everyCallOn(before.id);
    QCOMPARE(*m_engine->find(before.id), before);
    QVERIFY(m_engine->handleChange().isEmpty());
    QCOMPARE(number(u"SELECT count(*) FROM outbox"_s), 0);
}

/// The payment arrives after the expiry, before the expiry was detected.
void StateMachineTest::paysAnExpiredChargeNeverMore()
{
    const auto charge = m_engine->create(cashInDraft());
    QVERIFY(charge);
    m_clock.advance(24h);
    for (int i = 0; i < 2; ++i) {
        const auto late = m_engine->simulate(charge->id, SimulatedOutcome::Paid);
        QVERIFY(!late);
        QCOMPARE(late.error().code, Error::Code::TransitionRefused);
        QVERIFY(m_engine->find(charge->id)->status == Code::Expired);
        m_clock.advance(-2h); // not even after the clock is set back
    }
}

void StateMachineTest::neverTurnsTimeAround()
{
    const quint32 seed = QRandomGenerator::system()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    QList<QUuid> ids;
    for (int i = 0; i < 400; ++i) {
        m_clock.advance(std::chrono::minutes(random.bounded(400) - 180)); // nearly half go back
        const auto created =
            m_engine->create(random.bounded(2) == 0 ? cashInDraft(i + 1) : cashOutDraft(i + 1));
        QVERIFY(created);
        ids.append(created->id);
        const QUuid id = ids.at(random.bounded(static_cast<int>(ids.size())));
        std::ignore = m_engine->simulate(id, SimulatedOutcome::Paid);
        std::ignore = m_engine->refund(id, u"engano"_s);
        QVERIFY(m_engine->processDue());
    }
    QCOMPARE_GT(number(u"SELECT count(*) FROM event WHERE n > 0"_s), 400);
    QCOMPARE(number(u"SELECT count(*) FROM event AS a JOIN event AS b "
                    "ON a.tx = b.tx AND a.n + 1 = b.n WHERE b.at < a.at"_s),
             0);
    QCOMPARE(number(u"SELECT count(*) FROM tx AS a JOIN tx AS b ON a.seq + 1 = b.seq "
                    "WHERE b.day < a.day"_s),
             0);
    QCOMPARE(number(u"SELECT count(*) FROM tx JOIN event ON event.tx = tx.seq AND event.n = 0 "
                    "WHERE event.at <> tx.created"_s),
             0);
    QCOMPARE(number(u"SELECT count(*) FROM tx WHERE finished <> "
                    "(SELECT max(at) FROM event WHERE event.tx = tx.seq)"_s),
             0);
}

BALCAO_GUILESS_TEST(StateMachineTest)
#include "tst_statemachine.moc"
