// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "core/domain/confirmation.h"
#include "core/domain/transaction.h"
#include "core/export/exporter.h"
#include "tests/bank/sealedshop.h"
#include "tests/support/await.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>

using namespace Qt::StringLiterals;
using namespace core;

/// Imports the exported files of a shop into the same shop.
class TestOwnExports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesCompletely_data();
    void matchesCompletely();
    void commissionsAreLinesOfTheirOwn();
    void unknownCommissionsAreNoLines();

private:
    void makeShop(LocalTransactionService &service);
    ExportOrder exported(LocalTransactionService &service, ExportFormat format,
                         const QString &path);
};

namespace
{

constexpr int kPaid = 20;
constexpr int kRefunds = 2;
constexpr int kPayouts = 3;
constexpr int kMovements = kPaid + kRefunds + kPayouts;

LocalTransactionService::Setup sandbox(const QString &folder, Money commission = {})
{
    ServiceOptions options = support::serviceOptions();
    options.terms.cashInCommission = {.fixed = commission};
    options.terms.processingDelay = std::chrono::milliseconds(0); // of payouts
    return {.database = folder + u"/balcao.db"_s,
            .settings = support::serviceSettings(options),
            .clock = support::TestClock()};
}

} // namespace

/// Creates paid, refunded and waiting charges, and payouts.
void TestOwnExports::makeShop(LocalTransactionService &service)
{
    QVERIFY(await(service.open()));
    int refunds = 0;
    for (int i = 0; i < 30; ++i) {
        const auto charge = await(service.create(support::cashInDraft(500 + 100 * (i % 4))));
        QVERIFY(charge);
        if (i % 3 == 0)
            continue;
        QVERIFY(await(service.simulate(charge->id, SimulatedOutcome::Paid)));
        if (refunds < kRefunds && ++refunds > 0)
            QVERIFY(await(service.refund(charge->id, u"troca; \"bolo\""_s)));
    }
    for (int i = 0; i < kPayouts; ++i) {
        const auto payout = await(service.create(support::cashOutDraft(700 + i)));
        QVERIFY(payout);
        QTRY_COMPARE(await(service.find(payout->id))->status.code(), Status::Code::Paid);
    }
}

ExportOrder TestOwnExports::exported(LocalTransactionService &service, ExportFormat format,
                                     const QString &path)
{
    ExportOrder order{.format = format,
                      .path = path,
                      .environment = u"local"_s,
                      .institution = u"12345678"_s,
                      .platform = support::kPlatform,
                      .firstDay = sealedshop::day(0),
                      .at = support::noon()};
    order.words.columns = {u"Created"_s, u"Paid"_s,   u"Ended"_s,      u"Operation"_s,
                           u"State"_s,   u"Amount"_s, u"Commission"_s, u"Net"_s,
                           u"Name"_s,    u"CPF"_s,    u"Phone"_s,      u"E-mail"_s,
                           u"Pix key"_s, u"Text"_s,   u"Reference"_s,  u"Extra"_s,
                           u"Reason"_s,  u"E2E"_s,    u"ID"_s,         u"Platform"_s};
    order.words.operations = {{Operation::CashIn, u"Received"_s}, {Operation::CashOut, u"Sent"_s}};
    order.words.statuses = {{Status::Code::Paid, u"Paid"_s},
                            {Status::Code::Refund, u"Refunded"_s},
                            {Status::Code::Pending, u"Waiting"_s}};
    order.words.sheet = u"Transactions"_s;
    order.words.about = u"About"_s;
    order.words.facts = {u"Columns v6; and more."_s};
    Exporter exporter(service, order);
    QSignalSpy finished(&exporter, &Exporter::finished);
    if (!finished.wait(kWaitLimit))
        qFatal("no export");
    const auto outcome = finished.first().first().value<Result<Exporter::Outcome>>();
    if (!outcome)
        qFatal("%s", qPrintable(outcome.error().detail));
    return order;
}

void TestOwnExports::matchesCompletely_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QString>("name");
    QTest::newRow("OFX") << ExportFormat::Ofx << u"own.ofx"_s;
    QTest::newRow("CSV for programs") << ExportFormat::DataCsv << u"own_data.csv"_s;
    QTest::newRow("CSV for Excel") << ExportFormat::SheetCsv << u"own.csv"_s;
    QTest::newRow("XLSX") << ExportFormat::Xlsx << u"own.xlsx"_s;
}

/// Each movement is one line, and an identifier matches each line.
void TestOwnExports::matchesCompletely()
{
    QFETCH(ExportFormat, format);
    QFETCH(QString, name);
    const QTemporaryDir folder;
    LocalTransactionService service(sandbox(folder.path()));
    makeShop(service);
    const QString path = folder.filePath(name);
    exported(service, format, path);

    Reconciliation bank(service, {.path = folder.filePath(u"bank.db"_s)});
    QVERIFY(await(bank.open()));
    const auto imported = await(bank.import({.path = path, .claim = BalanceClaim::NoneToCheck}));
    QVERIFY(imported);
    QVERIFY2(!imported->preview.fault,
             qPrintable(imported->preview.fault.value_or(StatementFault()).text));
    QCOMPARE(imported->imports.size(), 1);
    QCOMPARE(imported->matchedCount, kMovements);
    const auto state = await(bank.state());
    QVERIFY(state);
    QCOMPARE(state->lineCount, kMovements);
    for (const QueueTotal &total : state->queues) {
        const bool isMatched = total.queue == ReconcileQueue::Certain;
        QCOMPARE(total.lineCount, isMatched ? kMovements : 0);
        if (total.queue != ReconcileQueue::Waiting)
            QCOMPARE(total.movementCount, isMatched ? kMovements : 0);
    }
    for (const Equation &equation : state->equations)
        QVERIFY(equation.holds());
    // The same file again adds nothing.
    QVERIFY(
        await(bank.import({.path = path, .claim = BalanceClaim::NoneToCheck}))->imports.isEmpty());
}

void TestOwnExports::commissionsAreLinesOfTheirOwn()
{
    const QTemporaryDir folder;
    LocalTransactionService service(sandbox(folder.path(), Money::fromCents(9)));
    makeShop(service);
    for (const auto format : {ExportFormat::DataCsv, ExportFormat::Xlsx, ExportFormat::Ofx}) {
        const QString path = folder.filePath(u"own-%1"_s.arg(static_cast<int>(format)));
        exported(service, format, path);
        Reconciliation bank(service, {.path = path + u".db"_s});
        QVERIFY(await(bank.open()));
        const auto imported =
            await(bank.import({.path = path, .claim = BalanceClaim::NoneToCheck}));
        QVERIFY(imported && !imported->preview.fault);
        const auto state = await(bank.state());
        QCOMPARE(state->lineCount, kMovements + kPaid);
        const QueueTotal &matched = state->queues[static_cast<qsizetype>(ReconcileQueue::Certain)];
        QCOMPARE(matched.lineCount, kMovements);
        QCOMPARE(matched.movementCount, kMovements);
        const QueueTotal &fees = state->queues[static_cast<qsizetype>(ReconcileQueue::OnlyBankOut)];
        QCOMPARE(fees.lineCount, kPaid);
        QCOMPARE(fees.lineSum, Money::fromCents(-9 * kPaid));
    }
}

/// An empty cell is an unknown commission of a remote service.
void TestOwnExports::unknownCommissionsAreNoLines()
{
    const QTemporaryDir folder;
    LocalTransactionService service(sandbox(folder.path()));
    makeShop(service);
    const QString path = folder.filePath(u"own.csv"_s);
    exported(service, ExportFormat::DataCsv, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray text = file.readAll();
    // Commission and net of a paid charge, after its amount.
    const QByteArray known = ",5.00,0.00,5.00,";
    QVERIFY(text.contains(known));
    text.replace(known, ",5.00,,,");
    QVERIFY(file.resize(0) && file.seek(0) && file.write(text) == text.size());
    file.close();

    Reconciliation bank(service, {.path = folder.filePath(u"bank.db"_s)});
    QVERIFY(await(bank.open()));
    const auto imported = await(bank.import({.path = path, .claim = BalanceClaim::NoneToCheck}));
    QVERIFY(imported);
    QVERIFY2(!imported->preview.fault,
             qPrintable(imported->preview.fault.value_or(StatementFault()).text));
    QCOMPARE(imported->matchedCount, kMovements);
    QCOMPARE(await(bank.state())->lineCount, kMovements);
}

BALCAO_GUILESS_TEST(TestOwnExports)
#include "tests/support/waitlimit.h"
#include "tst_ownexports.moc"
