// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/migrations.h"
#include "tests/support/await.h"
#include "tests/support/examplerecords.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

/// Tests databases of older program versions, as written by console_examplewriter at that time.
class ConsoleUpgradeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatAnOlderVersionWrote_data();
    void readsWhatAnOlderVersionWrote();
};

void ConsoleUpgradeTest::readsWhatAnOlderVersionWrote_data()
{
    QTest::addColumn<int>("version");
    constexpr int kFirst = 5;
    for (int version = kFirst; version < latestSchemaVersion(Schema::Console); ++version)
        QTest::addRow("schema %d", version) << version;
}

void ConsoleUpgradeTest::readsWhatAnOlderVersionWrote()
{
    QFETCH(int, version);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"console.db"_s);
    QVERIFY(QFile::copy(u"%1/console-%2.db"_s.arg(QStringLiteral(TEST_DATA)).arg(version), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));

    for (int round = 0; round < 2; ++round) { // before and after the migration
        ConsoleDatabase console({.path = path, .clock = support::exampleTimestamp});
        QCOMPARE(await(console.open()), QString()); // no file was replaced
        QCOMPARE(await(console.annotations().all()), support::exampleAnnotations(version));
        QCOMPARE(await(console.annotations().findNotes(u"sao joao"_s)),
                 QList{support::exampleId(1)});
        QCOMPARE(await(console.disclosures().reveals(support::exampleId(1))),
                 QList{support::exampleTimestamp()});
        const QList<AnnotationEdit> edits =
            *await(console.annotations().edits(support::exampleId(3)));
        QCOMPARE(edits, (QList<AnnotationEdit>{{AnnotationEdit::What::Note,
                                                support::exampleTimestamp(), u"só uma nota"_s}}));
        QCOMPARE(await(console.payouts().payouts()), QList{support::examplePayout()});
        const auto known = *await(console.payers().recall(u"maria"_s));
        QCOMPARE(known.size(), 1);
        QCOMPARE(known.first().payer, support::examplePayer());
        const auto watched = *await(console.watchedCharges().watched());
        QCOMPARE(watched.size(), 1);
        QCOMPARE(watched.first().id, support::exampleId(9));
        QCOMPARE_GT(await(console.numbers().nextNumber()).value(), 1);
    }
    const auto database = Database::open(path, Database::Access::ReadWrite, Schema::Console);
    QVERIFY(database);
    QCOMPARE(schemaVersion(**database), latestSchemaVersion(Schema::Console));
    QCOMPARE((*database)->queryScalar(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);
}

BALCAO_GUILESS_TEST(ConsoleUpgradeTest)
#include "tst_consoleupgrade.moc"
