// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "tests/support/await.h"
#include "tests/support/bakerymonth.h"
#include "tests/support/fakeservice.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace core;
using bakery::Bank;

/// Reconciles an invented month of a bakery with 300 sales a day, in the layouts of five banks.
class TestBakeryMonth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reconcilesTheMonth_data();
    void reconcilesTheMonth();
};

void TestBakeryMonth::reconcilesTheMonth_data()
{
    QTest::addColumn<Bank>("bank");
    QTest::addColumn<bool>("hasBalances");
    QTest::addColumn<int>("certain"); ///< percent of the lines that an identifier matches
    QTest::addColumn<int>("strong");  ///< at least, that one decision accepts
    QTest::newRow("Banco do Brasil, OFX") << Bank::BancoDoBrasil << true << 0 << 97;
    QTest::newRow("Caixa, table") << Bank::Caixa << true << 0 << 0;
    QTest::newRow("Sicredi, table") << Bank::Sicredi << true << 0 << 95;
    QTest::newRow("Nubank, table") << Bank::Nubank << false << 0 << 95;
    QTest::newRow("provider, table") << Bank::Provider << false << 100 << 0;
}

void TestBakeryMonth::reconcilesTheMonth()
{
    QFETCH(Bank, bank);
    QFETCH(bool, hasBalances);
    QFETCH(int, certain);
    QFETCH(int, strong);
    const bakery::Month month = bakery::monthOf(1);
    FakeService stored;
    stored.stored = month.transactions();
    bakery::Service service(stored);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"extrato"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bakery::statementOf(month, bank));
    file.close();
    Reconciliation statements(service, {.path = folder.filePath(u"bank.db"_s)});
    QVERIFY(await(statements.open()));
    const auto imported = await(statements.import(
        {.path = file.fileName(),
         .claim = hasBalances ? BalanceClaim::AddUp : BalanceClaim::NoneToCheck}));
    QVERIFY(imported);
    const StatementFault fault = imported->preview.fault.value_or(StatementFault());
    QVERIFY2(!imported->preview.fault, qPrintable(u"row %1, rule %2: %3"_s.arg(fault.row)
                                                      .arg(static_cast<int>(fault.rule))
                                                      .arg(fault.text)));
    QCOMPARE(imported->imports.size(), 1);
    const qsizetype sales = month.sales.size();
    const qsizetype all = sales + bakery::extraLines(bank);
    QCOMPARE(imported->matchedCount, certain * sales / 100);
    auto state = await(statements.acceptStrong(u"Ana"_s));
    QVERIFY(state);
    QCOMPARE(state->lineCount, all);
    const auto linesOf = [&state](ReconcileQueue queue) {
        return state->queues[static_cast<qsizetype>(queue)].lineCount;
    };
    const qsizetype bulk = linesOf(ReconcileQueue::Certain);
    QVERIFY2(bulk * 100 >= (certain + strong) * sales,
             qPrintable(u"%1 of %2"_s.arg(bulk).arg(sales)));
    // A sample of the matches: line and sale have the same day, amount and time.
    QHash<QUuid, const bakery::Sale *> sold;
    for (const bakery::Sale &sale : month.sales)
        sold.insert(sale.charge.id, &sale);
    constexpr qsizetype kSample = 60;
    const auto matches = await(statements.matches());
    for (qsizetype i = 0; i < matches->size(); i += kSample) {
        const ReconciledMatch &match = matches->at(i);
        const auto detail = await(statements.line(match.lines.first()));
        QVERIFY(detail);
        const StatementLine &line = detail->row.statementLine;
        const bakery::Sale *sale = sold.value(match.movements.first().transaction);
        QVERIFY(sale);
        QCOMPARE(line.day, sale->paid.date());
        QCOMPARE(line.amount, sale->charge.amount);
        if (line.time)
            QVERIFY(qAbs(line.time->secsTo(sale->paid)) <= 180);
        if (!line.document.isEmpty())
            QCOMPARE(line.document, sale->charge.document);
    }
    if (bank == Bank::BancoDoBrasil) { // one line of fees for each day
        const auto fees = await(statements.suggestions());
        qsizetype days = 0;
        for (const ReconciledMatch &match : *fees)
            days += match.rule == DecisionRule::DayFees ? 1 : 0;
        QCOMPARE(days, bakery::kDays);
    }
    QCOMPARE(state->difference.value_or(Money()), Money());
    QCOMPARE(state->closing.has_value(), hasBalances);
    for (const Equation &equation : state->equations)
        QVERIFY(equation.holds());
    qInfo("%lld of %lld lines need no look at a single line", static_cast<long long>(bulk),
          static_cast<long long>(all));
    // The same file again changes nothing.
    QVERIFY(await(statements.import({.path = file.fileName()}))->imports.isEmpty());
}

BALCAO_GUILESS_TEST(TestBakeryMonth)
#include "tst_bakerymonth.moc"
