// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/orderprogress.h"
#include "core/storage/intentstore.h"
#include "core/storage/personaldata.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using core::Intent;
using core::IntentState;
using core::OrderEvent;
using core::OrderProgress;
using namespace Qt::StringLiterals;

/// The log of orders and the transitions of OrderProgress agree.
class TestIntentStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void acceptsTheTransitionsOfAnOrder_data();
    void acceptsTheTransitionsOfAnOrder();
    void forgetsAPersonInSettledOrders_data();
    void forgetsAPersonInSettledOrders();

private:
    /// Logs an order and moves it to this state.
    [[nodiscard]] Intent logged(IntentState state);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<core::Database> m_database;
    std::unique_ptr<core::IntentStore> m_store;
};

void TestIntentStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    auto database = core::Database::open(m_folder->filePath(u"intents.db"_s),
                                         core::Database::Access::ReadWrite, core::Schema::Remote);
    QVERIFY(database);
    m_database = std::move(*database);
    m_store = std::make_unique<core::IntentStore>(*m_database);
}

void TestIntentStore::cleanup()
{
    m_store.reset();
    m_database.reset();
    m_folder.reset();
}

Intent TestIntentStore::logged(IntentState state)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto number = m_store->begin({.operation = core::Operation::CashOut,
                                        .reference = u"PED-1"_s,
                                        .amount = core::Money::fromCents(1500),
                                        .pixKey = u"maria@example.com"_s,
                                        .body = "{}",
                                        .created = now,
                                        .lastSent = now,
                                        .attempts = 1});
    Q_ASSERT(number);
    core::Statement statement(*m_database, u"UPDATE intent SET state = ? WHERE number = ?"_s);
    const auto stored = core::inWriteTransaction(
        *m_database, [&] { return statement.bind(core::toText(state)).bind(*number).run(); });
    Q_ASSERT(stored);
    return *m_store->find(u"PED-1"_s);
}

void TestIntentStore::acceptsTheTransitionsOfAnOrder_data()
{
    QTest::addColumn<IntentState>("state");
    QTest::addColumn<OrderEvent>("event");
    const auto rows = [](IntentState state) {
        const QByteArray name = core::toText(state).toLatin1();
        QTest::newRow((name + ", created").constData()) << state << OrderEvent::Created;
        QTest::newRow((name + ", sent again").constData()) << state << OrderEvent::SentAgain;
        QTest::newRow((name + ", abandoned").constData()) << state << OrderEvent::Abandoned;
    };
    for (const IntentState state :
         {IntentState::Sending, IntentState::Mismatch, IntentState::Absent, IntentState::Confirmed,
          IntentState::NotSent, IntentState::Refused, IntentState::Abandoned})
        rows(state);
    // A remote order that is unknown is never sent again, so only two events remain.
    QTest::newRow("unknown, created") << IntentState::Unknown << OrderEvent::Created;
    QTest::newRow("unknown, abandoned") << IntentState::Unknown << OrderEvent::Abandoned;
}

void TestIntentStore::acceptsTheTransitionsOfAnOrder()
{
    QFETCH(IntentState, state);
    QFETCH(OrderEvent, event);
    const Intent intent = logged(state);
    const auto next = OrderProgress(state, 1).after(event);
    core::Result<void> changed;
    if (event == OrderEvent::SentAgain)
        changed = m_store->beginAgain(intent, QDateTime::currentDateTimeUtc());
    else if (event == OrderEvent::Abandoned)
        changed = m_store->abandon(intent.reference);
    else
        changed = m_store->settle(intent.number, IntentState::Confirmed, QUuid::createUuid());
    QCOMPARE(changed.has_value(), next.has_value());
    const auto after = m_store->find(intent.reference);
    QVERIFY(after);
    QCOMPARE(after->state, next ? next->state() : state);
    QCOMPARE(after->attempts, next ? next->attempts() : 1);
}

void TestIntentStore::forgetsAPersonInSettledOrders_data()
{
    QTest::addColumn<IntentState>("state");
    QTest::addColumn<bool>("isForgotten");
    for (const IntentState state : {IntentState::Confirmed, IntentState::NotSent,
                                    IntentState::Refused, IntentState::Abandoned})
        QTest::newRow(core::toText(state).toLatin1().constData()) << state << true;
    for (const IntentState state :
         {IntentState::Sending, IntentState::Unknown, IntentState::Mismatch, IntentState::Absent})
        QTest::newRow(core::toText(state).toLatin1().constData()) << state << false;
}

/// The request of an open order may be sent again.
void TestIntentStore::forgetsAPersonInSettledOrders()
{
    QFETCH(IntentState, state);
    QFETCH(bool, isForgotten);
    const Intent before = logged(state);
    core::Statement request(*m_database, u"UPDATE intent SET body = ?"_s);
    QVERIFY(core::inWriteTransaction(
        *m_database, [&] { return request.bind(u"{\"document\": \"52998224725\"}"_s).run(); }));
    const auto other = core::TaxId::parse(u"11144477735"_s);
    QCOMPARE(core::forgetOrdersOf(*m_database, *other).value_or(-1), 0);
    const auto person = core::TaxId::parse(u"52998224725"_s);
    const qint64 expected = isForgotten ? 1 : 0;
    QCOMPARE(m_store->findOrdersOf(*other)->size(), 0);
    QCOMPARE(m_store->findOrdersOf(*person)->size(), 1);
    QCOMPARE(m_store->findOrdersOf(*person)->constFirst().state, state);
    QCOMPARE(core::isSettled(state), isForgotten);
    QCOMPARE(core::forgetOrdersOf(*m_database, *person).value_or(-1), expected);
    const auto after = m_store->find(before.reference);
    QVERIFY(after);
    QCOMPARE(after->body.contains("52998224725"), !isForgotten);
    QCOMPARE(after->pixKey, isForgotten ? QString() : before.pixKey);
    QCOMPARE(after->state, before.state);
    QCOMPARE(after->amount, before.amount);
    QCOMPARE(m_store->findOrdersOf(*person)->size(), isForgotten ? 0 : 1);
}

BALCAO_GUILESS_TEST(TestIntentStore)
#include "tst_intentstore.moc"
