// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/nettotals.h"
#include "core/domain/operation.h"
#include "core/domain/transactionsum.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using core::NetTotals;
using core::Operation;
using core::TransactionSum;
using Code = core::Status::Code;

/// Uses three transactions of R$ 10,00 in total, with a commission of 30 centavos.
class TestNetTotals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsMoneyThatMoved_data();
    void countsMoneyThatMoved();
    void addsUp();
    void countsUnknownCommissions_data();
    void countsUnknownCommissions();
};

namespace
{

TransactionSum sumOf(Code status, Operation operation)
{
    return {.day = QDate(2026, 11, 20),
            .status = status,
            .operation = operation,
            .count = 3,
            .amount = core::Money::fromCents(1000),
            .commission = core::Money::fromCents(30)};
}

} // namespace

void TestNetTotals::countsMoneyThatMoved_data()
{
    QTest::addColumn<Code>("status");
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<qint64>("commission");
    QTest::addColumn<qint64>("net");
    const auto row = [](const char *name, Code status, Operation operation, qint64 commission,
                        qint64 net) {
        QTest::newRow(name) << status << operation << commission << net;
    };
    row("received", Code::Paid, Operation::CashIn, 30, 970);
    row("sent", Code::Paid, Operation::CashOut, 30, -1030);
    row("given back", Code::Refund, Operation::CashIn, 30, -30);
    row("sent and given back", Code::Refund, Operation::CashOut, 30, -30);
    for (const Operation operation : {Operation::CashIn, Operation::CashOut}) {
        const bool isIn = operation == Operation::CashIn;
        row(isIn ? "waiting" : "about to be sent", Code::Pending, operation, 0, 0);
        row(isIn ? "in process" : "being sent", Code::InProcess, operation, 0, 0);
        row(isIn ? "in analysis" : "held", Code::InAnalysis, operation, 0, 0);
        row(isIn ? "denied" : "refused", Code::Denied, operation, 0, 0);
        row(isIn ? "canceled" : "given up", Code::Canceled, operation, 0, 0);
        row(isIn ? "expired" : "too late", Code::Expired, operation, 0, 0);
    }
}

void TestNetTotals::countsMoneyThatMoved()
{
    QFETCH(Code, status);
    QFETCH(Operation, operation);
    QFETCH(qint64, commission);
    QFETCH(qint64, net);
    const NetTotals netTotals = core::netTotalsOf(sumOf(status, operation));
    QCOMPARE(netTotals.count, 3);
    QCOMPARE(netTotals.gross.cents(), 1000);
    QCOMPARE(netTotals.commission.cents(), commission);
    QCOMPARE(netTotals.net.cents(), net);
}

void TestNetTotals::addsUp()
{
    NetTotals all;
    all += core::netTotalsOf(sumOf(Code::Paid, Operation::CashIn));
    all += core::netTotalsOf(sumOf(Code::Paid, Operation::CashOut));
    all += core::netTotalsOf(sumOf(Code::Expired, Operation::CashIn));
    QCOMPARE(all.count, 9);
    QCOMPARE(all.gross.cents(), 3000);
    QCOMPARE(all.commission.cents(), 60);
    QCOMPARE(all.net.cents(), -60);
}

void TestNetTotals::countsUnknownCommissions_data()
{
    QTest::addColumn<Code>("status");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("received") << Code::Paid << qint64(2);
    QTest::newRow("given back") << Code::Refund << qint64(2);
    QTest::newRow("waiting") << Code::Pending << qint64(0);
    QTest::newRow("expired") << Code::Expired << qint64(0);
}

/// Only commissions on money that moved reduce the net.
void TestNetTotals::countsUnknownCommissions()
{
    QFETCH(Code, status);
    QFETCH(qint64, expected);
    TransactionSum sum = sumOf(status, Operation::CashIn);
    sum.unknownCommissionCount = 2;
    NetTotals all = core::netTotalsOf(sum);
    QCOMPARE(all.unknownCommissionCount, expected);
    all += core::netTotalsOf(sum);
    QCOMPARE(all.unknownCommissionCount, 2 * expected);
    all -= core::netTotalsOf(sum);
    QCOMPARE(all, core::netTotalsOf(sum));
}

BALCAO_GUILESS_TEST(TestNetTotals)
#include "tst_nettotals.moc"
