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

/// Imports the exported statement of a shop into the same shop.
class TestOwnExports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofxMatchesCompletely();
};

void TestOwnExports::ofxMatchesCompletely()
{
    const QTemporaryDir folder;
    LocalTransactionService service(sealedshop::service(folder.path()));
    QVERIFY(await(service.open()));
    for (int i = 0; i < 30; ++i) {
        const auto charge = await(service.create(support::cashInDraft(500 + 100 * (i % 4))));
        QVERIFY(charge);
        if (i % 3 != 0)
            QVERIFY(await(service.confirm(charge->id, {.note = u"visto"_s})));
    }
    const QString path = folder.filePath(u"own.ofx"_s);
    ExportOrder order{.format = ExportFormat::Ofx,
                      .path = path,
                      .environment = u"local"_s,
                      .institution = u"12345678"_s,
                      .platform = support::kPlatform,
                      .firstDay = sealedshop::day(0),
                      .at = support::noon()};
    Exporter exporter(service, order);
    QSignalSpy finished(&exporter, &Exporter::finished);
    QVERIFY(finished.wait());
    const auto exported = finished.first().first().value<Result<Exporter::Outcome>>();
    QVERIFY(exported);
    QCOMPARE(exported->entries, 20);

    Reconciliation bank(service, {.path = folder.filePath(u"bank.db"_s)});
    QVERIFY(await(bank.open()));
    const auto imported = await(bank.import({.path = path, .claim = BalanceClaim::NoneToCheck}));
    QVERIFY(imported);
    QVERIFY(!imported->preview.fault);
    QCOMPARE(imported->imports.size(), 1);
    QCOMPARE(imported->matchedCount, 20);
    const auto state = await(bank.state());
    QVERIFY(state);
    QCOMPARE(state->lineCount, 20);
    for (const QueueTotal &total : state->queues) {
        const bool isMatched = total.queue == ReconcileQueue::Certain;
        QCOMPARE(total.lineCount, isMatched ? 20 : 0);
        if (total.queue != ReconcileQueue::Waiting)
            QCOMPARE(total.movementCount, isMatched ? 20 : 0);
    }
    for (const Equation &equation : state->equations)
        QVERIFY(equation.holds());
}

BALCAO_GUILESS_TEST(TestOwnExports)
#include "tst_ownexports.moc"
