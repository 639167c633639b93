// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/database.h"
#include "core/storage/migrations.h"
#include "core/storage/transactionstore.h"
#include "tests/support/examplehistory.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

/// Files that older versions of this program left behind, as storage_examplewriter made them then.
class UpgradeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatAnOlderVersionWrote_data();
    void readsWhatAnOlderVersionWrote();
};

void UpgradeTest::readsWhatAnOlderVersionWrote_data()
{
    QTest::addColumn<int>("version");
    QTest::newRow("schema 1") << 1;
    QTest::newRow("schema 2") << 2;
    QTest::newRow("schema 3") << 3;
}

void UpgradeTest::readsWhatAnOlderVersionWrote()
{
    QFETCH(int, version);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"shop.db"_s);
    QVERIFY(QFile::copy(u"%1/schema-%2.db"_s.arg(QStringLiteral(TEST_DATA)).arg(version), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));

    QList<Transaction> expected = support::exampleHistory();
    for (int round = 0; round < 2; ++round) { // as it was, and once it is up to date
        const auto database = Database::open(path, Database::Access::ReadWrite);
        QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
        QCOMPARE(schemaVersion(**database), latestSchemaVersion());
        QCOMPARE((*database)->once(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);

        TransactionStore store(**database);
        const auto page =
            inReadTransaction(**database, [&store] { return store.list(TransactionFilter()); });
        QVERIFY(page);
        QList<Transaction> found = page->transactions;
        std::reverse(found.begin(), found.end());
        QCOMPARE(found, expected);

        // Nobody is owed notices of what happened before there were any, and nothing moves by
        // itself that did not then.
        QCOMPARE((*database)->once(u"SELECT count(*) FROM outbox"_s)->toInt(), 0);
        QCOMPARE((*database)->once(u"SELECT count(*) FROM tx WHERE due > 0"_s)->toInt(), 0);
    }
}

QTEST_GUILESS_MAIN(UpgradeTest)
#include "tst_upgrade.moc"
