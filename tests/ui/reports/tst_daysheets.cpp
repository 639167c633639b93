// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/pdf.h"
#include "tests/support/testmain.h"
#include "ui/reports/daypaper.h"
#include "ui/reports/daysheets.h"
#include "ui/text/reconciletext.h"
#include "ui/text/text.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Equation;
using core::Money;
using PartKind = core::EquationPart::Kind;
using Queue = core::ReconcileQueue;

namespace
{

const QDate kDay(2026, 11, 3);

QString money(qint64 cents)
{
    return ui::moneyText(Money::fromCents(cents));
}

/// Returns the equation of the service; `paid`: its left side. The right side is R$ 50,00.
Equation serviceEquation(qint64 paid)
{
    return {.kind = Equation::Kind::Service,
            .left = Money::fromCents(paid),
            .right = Money::fromCents(5'000),
            .parts = {{PartKind::BankLines, 4, Money::fromCents(4'700)},
                      {PartKind::ExplainedLines, 1, Money::fromCents(150)},
                      {PartKind::OpenLines, 1, Money::fromCents(-50)},
                      {PartKind::NotAtBank, 2, Money::fromCents(200)}}};
}

core::SealedDay sealedDay(const QList<Equation> &equations)
{
    core::SealedDay sealed;
    sealed.day = {.day = kDay,
                  .account = 1,
                  .opening = Money::fromCents(10'000),
                  .credits = Money::fromCents(4'850),
                  .debits = Money::fromCents(-150),
                  .closing = Money::fromCents(14'700),
                  .equations = equations,
                  .isSealed = true,
                  .sealedAt = QDateTime(kDay, QTime(15, 0), Qt::UTC),
                  .person = u"Ana"_s,
                  .carriedReason = u"aguarda o extrato"_s,
                  .digest = QByteArray(32, '\x5a')};
    sealed.day.queues = {
        {.queue = Queue::Certain, .lineCount = 1, .lineSum = Money::fromCents(800)},
        {.queue = Queue::PaidLate, .lineCount = 2, .lineSum = Money::fromCents(4'000)},
        {.queue = Queue::Twice}};
    core::ReconcileRow carried{.line = 7};
    carried.statementLine.text = u"DEPOSITO SEM NOME"_s;
    carried.statementLine.amount = Money::fromCents(50);
    sealed.carried = {carried};
    return sealed;
}

/// Returns "name|count|sum" of each row.
QStringList rowsOf(const ui::DaySheet &sheet)
{
    QStringList rows;
    for (const ui::DaySheet::Row &row : sheet.rows)
        rows.append(row.name + u'|' + row.count + u'|' + row.sum);
    return rows;
}

const core::ReconciledAccount kAccount{.id = 1, .account = {u"001"_s, u"1234"_s, u"98765-4"_s}};

} // namespace

/// Tests the printed days of reconciliation.
class TestDaySheets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"pt_BR"_s)); }
    void writesEquations_data();
    void writesEquations();
    void listsSidesQueuesAndCarriedItems();
    void showsTheDifferenceOfASide();
    void omitsSidesWithoutContent();
    void printsEverything();
};

void TestDaySheets::writesEquations_data()
{
    QTest::addColumn<qint64>("paid");
    QTest::addColumn<QString>("sentence");
    const QString parts = u"%1 lines of the bank (4) + %2 explained lines (1) − %3 lines without a "
                          "decision (1) + %4 not at the bank (2)"_s.arg(money(4'700), money(150),
                                                                        money(50), money(200));
    QTest::newRow("holds") << qint64{5'000} << u"Paid here %1 = %2"_s.arg(money(5'000), parts);
    QTest::newRow("differs") << qint64{5'001}
                             << u"Paid here %1 ≠ %2: difference %3"_s.arg(money(5'001), parts,
                                                                          money(1));
    QTest::newRow("less") << qint64{0}
                          << u"Paid here %1 ≠ %2: difference %3"_s.arg(money(0), parts,
                                                                       money(-5'000));
}

void TestDaySheets::writesEquations()
{
    QFETCH(qint64, paid);
    QFETCH(QString, sentence);
    QCOMPARE(ui::equationSentence(serviceEquation(paid)), sentence);
}

void TestDaySheets::listsSidesQueuesAndCarriedItems()
{
    const ui::DaySheet sheet =
        ui::daySheet(sealedDay({serviceEquation(5'000)}), kAccount, u"Padaria"_s);
    QCOMPARE(
        rowsOf(sheet),
        (QStringList{
            u"Balance||"_s, u"Opening balance||"_s + money(10'000), u"Money in||"_s + money(4'850),
            u"Money out||"_s + money(-150), u"Closing balance||"_s + money(14'700),
            u"Service, bank and counter||"_s, u"lines of the bank|4|"_s + money(4'700),
            u"explained lines|1|"_s + money(150), u"lines without a decision|1|"_s + money(-50),
            u"not at the bank|2|"_s + money(200), u"Paid here||"_s + money(5'000), u"Queues||"_s,
            u"Matched|1|"_s + money(800), u"Paid late|2|"_s + money(4'000),
            u"Carried over: aguarda o extrato||"_s, u"DEPOSITO SEM NOME||"_s + money(50)}));
}

void TestDaySheets::showsTheDifferenceOfASide()
{
    const QStringList rows =
        rowsOf(ui::daySheet(sealedDay({serviceEquation(5'007)}), kAccount, u"Padaria"_s));
    const qsizetype difference = rows.indexOf(u"Difference||"_s + money(7));
    QVERIFY2(difference > 0, qPrintable(rows.join(u'\n')));
    QCOMPARE(rows[difference + 1], u"Paid here||"_s + money(5'007));
}

void TestDaySheets::omitsSidesWithoutContent()
{
    const Equation counter{.kind = Equation::Kind::Counter,
                           .parts = {{PartKind::SettledHere, 1, Money::fromCents(800)},
                                     {PartKind::NotHandedOver, 1, Money::fromCents(-800)}}};
    QVERIFY(!ui::hasContent(counter));
    const Equation lines{.kind = Equation::Kind::Lines, .left = Money::fromCents(1)};
    const QStringList rows =
        rowsOf(ui::daySheet(sealedDay({counter, lines}), kAccount, u"Padaria"_s));
    QVERIFY2(!rows.contains(u"Service, bank and counter||"_s), qPrintable(rows.join(u'\n')));
    Equation broken = counter;
    broken.right = Money::fromCents(3);
    QVERIFY(ui::hasContent(broken));
}

void TestDaySheets::printsEverything()
{
    const QTemporaryDir folder;
    const ui::DaySheet sheet =
        ui::daySheet(sealedDay({serviceEquation(5'000)}), kAccount, u"Padaria"_s);
    const QString path = folder.filePath(u"dia.pdf"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(ui::DayPaper(sheet).toPdf());
    file.close();
    const auto plain = [](QString text) { return text.remove(QChar(QChar::Nbsp)).remove(u' '); };
    const QString text = plain(support::pdfText(path));
    for (const ui::DaySheet::Row &row : sheet.rows) {
        const QString line = plain(row.name + row.count + row.sum);
        QVERIFY2(text.contains(line), qPrintable(line + u'\n' + text));
    }
    for (const QString &head : sheet.head)
        QVERIFY2(text.contains(plain(head)), qPrintable(head));
    QVERIFY(text.contains(sheet.digest));
    QVERIFY(text.contains(u"98765-4"_s));
}

BALCAO_TEST(TestDaySheets)
#include "tst_daysheets.moc"
