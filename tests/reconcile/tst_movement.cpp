// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transaction.h"
#include "core/reconcile/movement.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(core::MovementState)

namespace
{

QDateTime utc(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODate);
}

Transaction charge(Status::Code code)
{
    Transaction transaction;
    transaction.id = QUuid(u"7f0c1c1e-5a55-4b3c-9a0e-3f1d2c4b5a60"_s);
    transaction.status = code;
    transaction.amount = Money::fromCents(1250);
    transaction.created = utc(u"2026-11-03T13:00:00Z"_s);
    transaction.name = u"Ana"_s;
    return transaction;
}

} // namespace

class TestMovement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesStateFromStatus_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<MovementState>("state");
        QTest::newRow("paid") << int(Status::Code::Paid) << MovementState::Settled;
        QTest::newRow("pending") << int(Status::Code::Pending) << MovementState::Waiting;
        QTest::newRow("analysis") << int(Status::Code::InAnalysis) << MovementState::Waiting;
        QTest::newRow("expired") << int(Status::Code::Expired) << MovementState::Closed;
        QTest::newRow("denied") << int(Status::Code::Denied) << MovementState::Closed;
    }
    void takesStateFromStatus()
    {
        QFETCH(int, status);
        const auto movements = movementsOf(charge(static_cast<Status::Code>(status)));
        QCOMPARE(movements.size(), 1);
        QTEST(movements.first().state, "state");
        QCOMPARE(movements.first().kind, MovementKind::Payment);
        QCOMPARE(movements.first().amount.cents(), 1250);
    }

    void usesDayInBrasilia()
    {
        Transaction transaction = charge(Status::Code::Paid);
        transaction.finished = utc(u"2026-11-04T01:30:00Z"_s);
        const Movement movement = movementsOf(transaction).first();
        QCOMPARE(movement.day, QDate(2026, 11, 3));
        QCOMPARE(movement.minute, transaction.finished->toSecsSinceEpoch() / 60);
    }

    void hasNegativePayout()
    {
        Transaction transaction = charge(Status::Code::Paid);
        transaction.operation = Operation::CashOut;
        const Movement movement = movementsOf(transaction).first();
        QCOMPARE(movement.kind, MovementKind::Payout);
        QCOMPARE(movement.amount.cents(), -1250);
    }

    void hasTwoMovementsOfReturnedCharge()
    {
        Transaction transaction = charge(Status::Code::Refund);
        transaction.endToEndId = u"E99999999202611031300AbCdEfGhI01"_s;
        transaction.finished = utc(u"2026-11-05T12:00:00Z"_s);
        transaction.evidence.append({.subject = Evidence::Subject::Refund,
                                     .endToEndId = u"D99999999202611051200AbCdEfGhI01"_s});
        const auto movements = movementsOf(transaction);
        QCOMPARE(movements.size(), 2);
        QCOMPARE(movements[0].amount.cents(), 1250);
        QCOMPARE(movements[0].endToEndId, transaction.endToEndId);
        QCOMPARE(movements[0].day, QDate(2026, 11, 3));
        QCOMPARE(movements[1].kind, MovementKind::Return);
        QCOMPARE(movements[1].amount.cents(), -1250);
        QCOMPARE(movements[1].endToEndId, u"D99999999202611051200AbCdEfGhI01"_s);
        QCOMPARE(movements[1].day, QDate(2026, 11, 5));
    }

    void findsLatePayments_data()
    {
        QTest::addColumn<QList<int>>("states"); ///< oldest first
        QTest::addColumn<bool>("isLate");
        constexpr int kPending = int(Status::Code::Pending);
        constexpr int kPaid = int(Status::Code::Paid);
        constexpr int kExpired = int(Status::Code::Expired);
        constexpr int kCanceled = int(Status::Code::Canceled);
        constexpr int kRefund = int(Status::Code::Refund);
        QTest::newRow("in time") << QList{kPending, kPaid} << false;
        QTest::newRow("expired") << QList{kPending, kExpired, kPaid} << true;
        QTest::newRow("canceled") << QList{kPending, kCanceled, kPaid} << true;
        QTest::newRow("withdrawn") << QList{kPending, kPaid, kCanceled, kPaid} << false;
        QTest::newRow("expired, withdrawn")
            << QList{kPending, kExpired, kPaid, kCanceled, kPaid} << true;
        QTest::newRow("not paid") << QList{kPending, kExpired} << false;
        QTest::newRow("taken back") << QList{kPending, kExpired, kPaid, kCanceled} << false;
        QTest::newRow("returned") << QList{kPending, kExpired, kPaid, kRefund} << true;
    }

    void findsLatePayments()
    {
        QFETCH(QList<int>, states);
        QFETCH(bool, isLate);
        Transaction transaction = charge(static_cast<Status::Code>(states.last()));
        for (const int state : std::as_const(states))
            transaction.events.prepend({static_cast<Status::Code>(state), transaction.created});
        const QList<Movement> movements = movementsOf(transaction);
        QCOMPARE(movements.first().isLate, isLate);
        if (movements.size() > 1)
            QVERIFY(!movements.last().isLate); // the return itself is in time
    }
};

BALCAO_APPLESS_TEST(TestMovement)
#include "tst_movement.moc"
