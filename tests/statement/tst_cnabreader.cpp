// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/statementreader.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(core::StatementRule)

namespace
{

/// Returns a record of 240 bytes with texts at columns counted from 1.
QByteArray record(char type, const QList<std::pair<int, QByteArray>> &fields)
{
    QByteArray bytes(240, ' ');
    bytes.replace(0, 8, QByteArray("1040001") + type);
    for (const auto &[column, text] : fields)
        bytes.replace(column - 1, text.size(), text);
    return bytes + "\r\n";
}

QByteArray amount(qint64 cents)
{
    return QByteArray::number(qAbs(cents)).rightJustified(18, '0') + (cents < 0 ? 'D' : 'C');
}

QByteArray openBatch(qint64 cents)
{
    return record('1', {{53, "01234"}, {59, "000000098765"}, {143, "01112026" + amount(cents)}});
}

QByteArray detail(qint64 cents, const QByteArray &text, const QByteArray &number)
{
    return record('3', {{14, "E"},
                        {143, "03112026" + amount(cents)},
                        {177, text},
                        {202, number.rightJustified(39, '0')}});
}

QByteArray closeBatch(qint64 cents)
{
    return record('5', {{143, "30112026" + amount(cents)}});
}

QByteArray file(const QByteArray &batches)
{
    return record('0', {}) + batches + record('9', {});
}

} // namespace

class TestCnabReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsExtract()
    {
        const auto statements = StatementReader::read(
            file(openBatch(10000) + detail(1250, "CRED PIX QR COD EST", "031428") +
                 detail(-300, "TAR PIX", "0") + closeBatch(10950)));
        QVERIFY(statements.has_value());
        QCOMPARE(statements->size(), 1);
        const BankStatement &statement = statements->first();
        QCOMPARE(statement.format, StatementFormat::Cnab240);
        QCOMPARE(statement.account, (BankAccount{u"104"_s, u"1234"_s, u"98765"_s}));
        QCOMPARE(statement.proof, BalanceProof::Whole);
        QCOMPARE(statement.opening, std::optional(Money::fromCents(10000)));
        QCOMPARE(statement.lines.size(), 2);
        const StatementLine &line = statement.lines.first();
        QCOMPARE(line.row, 3);
        QCOMPARE(line.amount.cents(), 1250);
        QCOMPARE(line.kind, LineKind::PixIn);
        QCOMPARE(line.number, u"31428"_s);
        QCOMPARE(line.time->toString(Qt::ISODate), u"2026-11-03T17:28:00Z"_s);
        QCOMPARE(statement.lines.last().kind, LineKind::Fee);
    }

    void readsSeveralBatches()
    {
        const auto statements = StatementReader::read(file(
            openBatch(0) + closeBatch(0) + openBatch(5) + detail(1, "X", "1") + closeBatch(6)));
        QCOMPARE(statements->size(), 2);
        QCOMPARE(statements->last().lines.size(), 1);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<StatementRule>("rule");
        QTest::addColumn<int>("row");
        const QByteArray open = openBatch(0);
        const QByteArray line = detail(100, "X", "1");
        const auto row = [](const char *name, const QByteArray &bytes, StatementRule rule,
                            int number) { QTest::newRow(name) << bytes << rule << number; };
        row("balances", file(open + line + closeBatch(101)), StatementRule::BalancesDisagree, 4);
        row("no end", record('0', {}) + open + line + closeBatch(100), StatementRule::CutOff, 4);
        row("batch not closed", file(open + line), StatementRule::CutOff, 4);
        row("segment", file(open + QByteArray(line).replace(13, 1, "A") + closeBatch(100)),
            StatementRule::BrokenRecord, 3);
        row("line without batch", file(line), StatementRule::BrokenRecord, 2);
        row("day", file(open + QByteArray(line).replace(142, 8, "31112026") + closeBatch(100)),
            StatementRule::DayImpossible, 3);
        row("amount", file(open + QByteArray(line).replace(150, 2, "1,") + closeBatch(100)),
            StatementRule::AmountUnreadable, 3);
        row("large amount", file(open + QByteArray(line).replace(150, 2, "99") + closeBatch(100)),
            StatementRule::AmountTooLarge, 3);
        row("direction", file(open + QByteArray(line).replace(168, 1, "X") + closeBatch(100)),
            StatementRule::DirectionUnknown, 3);
        row("nothing", file({}), StatementRule::NoStatement, 2);
        row("after the end", file({}) + record('9', {}), StatementRule::BrokenRecord, 3);
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        const auto statements = StatementReader::read(bytes);
        QVERIFY(!statements.has_value());
        QTEST(statements.error().rule, "rule");
        QTEST(statements.error().row, "row");
    }
};

BALCAO_APPLESS_TEST(TestCnabReader)
#include "tst_cnabreader.moc"
