// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "tests/bank/sealedshop.h"
#include "tests/support/await.h"
#include "tests/support/programs.h"
#include "tests/support/testmain.h"

#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace core;

/// Kills a program that imports and seals.
class TestBankKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void importsAndSealsAreWhole();
};

/// Imports are whole or absent, and every reported seal is stored and agrees.
void TestBankKill::importsAndSealsAreWhole()
{
    const QTemporaryDir folder;
    int killed = 0;
    for (int cycle = 0; cycle < 6; ++cycle) {
        QProcess sealer;
        sealer.start(support::programPath(u"bank_sealer"_s), {folder.path()}, QIODevice::ReadOnly);
        QVERIFY(sealer.waitForStarted());
        // Later cycles first repeat the lines of the earlier ones.
        int lines = 0;
        int imported = -1;
        int sealed = -1;
        const auto readLines = [&] {
            while (sealer.canReadLine()) {
                const QByteArray line = sealer.readLine().trimmed();
                const int index = line.mid(line.indexOf(' ') + 1).toInt();
                (line.startsWith("imported") ? imported : sealed) = index;
                ++lines;
            }
            return lines;
        };
        QTRY_VERIFY_WITH_TIMEOUT(readLines() >= 4 * cycle + 3, 60'000);
        QTest::qWait(cycle * 7); // at another place in the import or the seal
        sealer.kill();
        sealer.waitForFinished();
        killed += sealer.exitStatus() == QProcess::CrashExit ? 1 : 0;
        readLines();

        LocalTransactionService service(sealedshop::service(folder.path()));
        QVERIFY(await(service.open()));
        Reconciliation bank(service, {.path = folder.filePath(u"bank.db"_s)});
        QVERIFY(await(bank.open()));
        const auto state = await(bank.refresh());
        QVERIFY(state);
        QCOMPARE(state->lineCount % sealedshop::kLines, 0);
        QVERIFY(state->lineCount >= (imported + 1) * sealedshop::kLines);
        QCOMPARE(state->difference, Money());
        for (const Equation &equation : state->equations)
            QVERIFY(equation.holds());
        const auto days = await(bank.days(1));
        QVERIFY(days);
        int seals = 0;
        QByteArray previous;
        for (const ReconcileDay &day : *days) {
            if (!day.isSealed)
                continue;
            ++seals;
            const auto shown = await(bank.sealedDay(1, day.day));
            QVERIFY(shown);
            QCOMPARE(shown->carried.size(), sealedshop::kLines);
            QCOMPARE(shown->previousDigest, previous);
            previous = day.digest;
        }
        QVERIFY(seals > sealed);
        QVERIFY(await(bank.changesAfterSeal())->isEmpty());
    }
    QVERIFY(killed > 3);
}

BALCAO_GUILESS_TEST(TestBankKill)
#include "tst_bankkill.moc"
