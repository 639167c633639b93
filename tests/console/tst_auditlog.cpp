// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/database/database.h"
#include "tests/support/await.h"
#include "tests/support/testmain.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

/// The audit log in a file, also changed by another program.
class AuditLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void numbersWithoutGaps();
    void chainsDigests();
    void recordsChangesInTheirTransaction();
    void recordsNoChangeThatChangesNothing();
    void recordsNothingForbidden();
    void hasNoPersonalData();
    void undoesNotesAndTags();
    void refusesToUndoAnotherValue();
    void refusesToUndoErasedTexts();
    void refusesToUndoOtherActions();
    void asksThePermissionForAnUndo();
    void noticesEveryChangedColumn_data();
    void noticesEveryChangedColumn();
    void noticesEveryRemovedRow();
    void noticesSwappedRows();
    void noticesAddedRows();
    void noticesAMissingHead();
    void filtersEntries();
    void restoresEarlierTexts();
    void knowsTheCreator();
    void annotatesNewTransactions();

private:
    static constexpr int kCount = 12;

    void fill();
    [[nodiscard]] QString path() const { return m_folder->filePath(u"console.db"_s); }
    [[nodiscard]] std::unique_ptr<ConsoleDatabase> open() const
    {
        auto console = std::make_unique<ConsoleDatabase>(ConsoleDatabase::Setup{path()});
        console->open();
        return console;
    }
    /// Runs statements as another program does.
    void tamper(const QStringList &statements) const
    {
        const auto database = Database::open(path(), Database::Access::ReadWrite, Schema::Console);
        QVERIFY(database);
        for (const QString &sql : statements) {
            const auto done = (*database)->queryScalar(sql);
            QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
        }
    }
    [[nodiscard]] std::optional<qint64> brokenAt() const
    {
        return await(open()->audit().check())->brokenAt;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void AuditLogTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void AuditLogTest::fill()
{
    const auto console = open();
    for (int i = 1; i <= kCount; ++i)
        QVERIFY(await(console->audit().append(
            {.action = i % 2 ? AuditAction::ChargeCreated : AuditAction::Confirmed,
             .actor =
                 {.id = i % 3, .name = u"Ana"_s, .authorizedById = 7, .authorizedBy = u"Bea"_s},
             .till = u"C1"_s,
             .transaction = QUuid::createUuid(),
             .subject = u"s%1"_s.arg(i),
             .before = u"b"_s,
             .after = u"a"_s})));
}

void AuditLogTest::numbersWithoutGaps()
{
    fill();
    fill(); // also after a restart
    const QList<AuditEntry> entries = *await(open()->audit().read(1));
    QCOMPARE(entries.size(), 2 * kCount);
    for (qsizetype i = 0; i < entries.size(); ++i)
        QCOMPARE(entries[i].number, i + 1);
}

void AuditLogTest::chainsDigests()
{
    fill();
    const auto console = open();
    const QList<AuditEntry> entries = *await(console->audit().read(1));
    QCOMPARE(entries[0].digest, auditDigest(entries[0], {}));
    QCOMPARE(entries[1].digest, auditDigest(entries[1], entries[0].digest));
    const auto check = await(console->audit().check());
    QCOMPARE(check->entries, kCount);
    QCOMPARE(check->digest, entries.constLast().digest);
    QCOMPARE(check->brokenAt, std::nullopt);
}

void AuditLogTest::recordsChangesInTheirTransaction()
{
    const auto console = open();
    const QUuid id = QUuid::createUuid();
    QVERIFY(await(console->annotations().setNote(id, u"Bolo"_s)));
    QVERIFY(await(console->annotations().setTags(id, u"festa"_s)));
    QVERIFY(await(console->annotations().abandon(id)));
    QVERIFY(await(console->annotations().undoAbandon(id)));
    const auto handedOver = await(console->receipts().handOver(id));
    QVERIFY(await(console->receipts().undoHandOver(id, handedOver->at)));
    QVERIFY(await(console->receipts().countReceipt(id)));
    QVERIFY(await(console->disclosures().reveal(id)));
    QVERIFY(await(console->disclosures().beginDisclosure({})));
    QVERIFY(await(console->disclosures().recordCopy(3)));
    QList<AuditAction> actions;
    const QList<AuditEntry> entries = *await(console->audit().read(1));
    for (const AuditEntry &entry : entries) {
        actions.append(entry.record.action);
        if (entry.record.action == AuditAction::RowsCopied)
            QCOMPARE(entry.record.after, u"3"_s);
        else if (entry.record.action != AuditAction::FileExported)
            QCOMPARE(entry.record.transaction, id);
    }
    QCOMPARE(actions, (QList{AuditAction::NoteChanged, AuditAction::TagsChanged,
                             AuditAction::ChargeAbandoned, AuditAction::AbandonUndone,
                             AuditAction::HandedOver, AuditAction::HandOverUndone,
                             AuditAction::ReceiptPrinted, AuditAction::PersonalDataShown,
                             AuditAction::FileExported, AuditAction::RowsCopied}));
    // A failed change leaves no entry.
    QVERIFY(!await(console->annotations().setNote(id, QString(501, u'x'))));
    QCOMPARE(await(console->audit().read(1))->size(), actions.size());
}

void AuditLogTest::recordsNoChangeThatChangesNothing()
{
    const auto console = open();
    const QUuid id = QUuid::createUuid();
    QVERIFY(await(console->annotations().setNote(id, u"Bolo"_s)));
    QVERIFY(await(console->annotations().setNote(id, u"Bolo"_s)));
    QCOMPARE(await(console->audit().read(1))->size(), 1);
}

void AuditLogTest::recordsNothingForbidden()
{
    const auto console = open();
    console->gate().setDecision([](const AuditRecord &, const ActionFacts &) {
        return Result<AuditRecord>(tl::unexpected(Error{Error::Code::AccessDenied, {}, u"no"_s}));
    });
    const QUuid id = QUuid::createUuid();
    QCOMPARE(await(console->annotations().setNote(id, u"Bolo"_s)).error().code,
             Error::Code::AccessDenied);
    QCOMPARE(await(console->disclosures().reveal(id)).error().code, Error::Code::AccessDenied);
    QVERIFY(await(console->disclosures().reveals(id))->isEmpty());
    QVERIFY(await(console->annotations().find({id}))->isEmpty());
    QVERIFY(await(console->audit().read(1))->isEmpty());
}

void AuditLogTest::hasNoPersonalData()
{
    const auto console = open();
    const QUuid id = QUuid::createUuid();
    QVERIFY(await(console->annotations().setNote(id, u"Maria, 52998224725"_s)));
    QVERIFY(await(console->annotations().setTags(id, u"Maria"_s)));
    QVERIFY(await(console->disclosures().beginDisclosure(
        {.path = u"/home/ana/Maria.csv"_s, .content = u"Maria"_s})));
    const QList<AuditEntry> entries = *await(console->audit().read(1));
    for (const AuditEntry &entry : entries) {
        const QString texts = entry.record.subject + entry.record.before + entry.record.after;
        QVERIFY2(!texts.contains(u"Maria"_s), qPrintable(texts));
        QVERIFY(!texts.contains(u"529"_s));
    }
}

void AuditLogTest::undoesNotesAndTags()
{
    const auto console = open();
    core::AnnotationRepository &annotations = console->annotations();
    const QUuid id = QUuid::createUuid();
    const auto now = [&] { return await(annotations.find({id}))->value(id); };
    const auto last = [&] { return await(console->audit().entries({}))->constFirst(); };
    QVERIFY(await(annotations.setNote(id, u"Bolo"_s)));
    const AuditEntry first = last();
    QVERIFY(await(annotations.setTags(id, u"festa, domingo"_s)));
    QVERIFY(await(annotations.setNote(id, u"errado"_s)));

    QVERIFY(await(annotations.undo(last())));
    QCOMPARE(now().note, u"Bolo"_s);
    const AuditEntry undone = last();
    QCOMPARE(undone.number, 4);
    QCOMPARE(undone.record.action, AuditAction::NoteChanged);
    QCOMPARE(undone.record.transaction, id);
    QCOMPARE(undone.record.subject, u"undo of entry 3"_s);
    QCOMPARE(undone.record.before, u"edit 3"_s);
    QCOMPARE(undone.record.after, u"edit 4"_s);
    QVERIFY(await(annotations.undo(undone))); // an undo can be undone
    QCOMPARE(now().note, u"errado"_s);

    const AuditEntry tags = (*await(console->audit().read(2))).constFirst();
    QVERIFY(await(annotations.undo(tags)));
    QVERIFY(now().tags.isEmpty()); // there were none before
    QVERIFY(await(annotations.undo(last())));
    QCOMPARE(now().tags, (QStringList{u"festa"_s, u"domingo"_s}));
    QCOMPARE(await(annotations.undo(first)).error().code, Error::Code::Conflict);
    QVERIFY(!await(console->audit().check())->brokenAt);
}

/// Compares entries, not values: a value that was changed and changed back is another one.
void AuditLogTest::refusesToUndoAnotherValue()
{
    const auto console = open();
    core::AnnotationRepository &annotations = console->annotations();
    const QUuid id = QUuid::createUuid();
    QVERIFY(await(annotations.setNote(id, u"Bolo"_s)));
    QVERIFY(await(annotations.setNote(id, u"errado"_s)));
    QVERIFY(await(annotations.setNote(id, u"Bolo"_s)));
    const QList<AuditEntry> entries = *await(console->audit().read(1));
    for (const qsizetype old : {0, 1})
        QCOMPARE(await(annotations.undo(entries[old])).error().code, Error::Code::Conflict);
    AuditEntry changed = entries[2];
    changed.record.before = u"edit 1"_s; // not as in the log
    QCOMPARE(await(annotations.undo(changed)).error().code, Error::Code::Conflict);
    QCOMPARE(await(annotations.find({id}))->value(id).note, u"Bolo"_s);
    QCOMPARE(await(console->audit().read(1))->size(), entries.size());
}

void AuditLogTest::refusesToUndoErasedTexts()
{
    const QUuid id = QUuid::createUuid();
    {
        const auto console = open();
        QVERIFY(await(console->annotations().setNote(id, u"Maria"_s)));
        QVERIFY(await(console->annotations().setNote(id, u"Bolo"_s)));
    }
    tamper({u"DELETE FROM edit WHERE text = 'Maria'"_s});
    const auto console = open();
    const AuditEntry last = await(console->audit().entries({}))->constFirst();
    QCOMPARE(await(console->annotations().undo(last)).error().code, Error::Code::NotFound);
    QCOMPARE(await(console->annotations().find({id}))->value(id).note, u"Bolo"_s);
}

void AuditLogTest::refusesToUndoOtherActions()
{
    const auto console = open();
    QVERIFY(await(console->annotations().abandon(QUuid::createUuid())));
    AuditEntry entry = await(console->audit().entries({}))->constFirst();
    QCOMPARE(await(console->annotations().undo(entry)).error().code, Error::Code::Unsupported);
    entry.record.action = AuditAction::NoteChanged; // without an earlier value
    QCOMPARE(await(console->annotations().undo(entry)).error().code, Error::Code::Unsupported);
}

void AuditLogTest::asksThePermissionForAnUndo()
{
    const auto console = open();
    const QUuid id = QUuid::createUuid();
    QVERIFY(await(console->annotations().setNote(id, u"Bolo"_s)));
    const AuditEntry entry = await(console->audit().entries({}))->constFirst();
    console->gate().setDecision([](const AuditRecord &record, const ActionFacts &) {
        return permissionOf(record.action) == core::Permission::Annotate
                   ? Result<AuditRecord>(
                         tl::unexpected(Error{Error::Code::AccessDenied, {}, u"no"_s}))
                   : Result<AuditRecord>(record);
    });
    QCOMPARE(await(console->annotations().undo(entry)).error().code, Error::Code::AccessDenied);
    QCOMPARE(await(console->annotations().find({id}))->value(id).note, u"Bolo"_s);
}

void AuditLogTest::noticesEveryChangedColumn_data()
{
    QTest::addColumn<QString>("change");
    QTest::newRow("time") << u"at = at + 1"_s;
    QTest::newRow("action") << u"action = 'locked'"_s;
    QTest::newRow("unknown action") << u"action = 'nonsense'"_s;
    QTest::newRow("operator") << u"operator = operator + 1"_s;
    QTest::newRow("name") << u"operator_name = 'Bia'"_s;
    QTest::newRow("authorized by") << u"authorized_by = 0"_s;
    QTest::newRow("authorized name") << u"authorized_name = ''"_s;
    QTest::newRow("till") << u"till = 'C2'"_s;
    QTest::newRow("no transaction") << u"tx = NULL"_s;
    QTest::newRow("transaction") << u"tx = zeroblob(16)"_s;
    QTest::newRow("subject") << u"subject = ''"_s;
    QTest::newRow("before") << u"before = 'x'"_s;
    QTest::newRow("after") << u"after = 'x'"_s;
    QTest::newRow("text moved to the next column") << u"before = '', after = before || after"_s;
    QTest::newRow("digest") << u"digest = zeroblob(32)"_s;
}

void AuditLogTest::noticesEveryChangedColumn()
{
    QFETCH(QString, change);
    fill();
    QCOMPARE(brokenAt(), std::nullopt);
    for (const int number : {1, 6, kCount}) {
        const QString copy = m_folder->filePath(u"copy.db"_s);
        QFile::remove(copy);
        QVERIFY(QFile::copy(path(), copy));
        tamper({u"UPDATE audit SET %1 WHERE number = %2"_s.arg(change).arg(number)});
        QCOMPARE(brokenAt(), number);
        QFile::remove(path() + u"-wal"_s);
        QFile::remove(path() + u"-shm"_s);
        QVERIFY(QFile::remove(path()));
        QVERIFY(QFile::copy(copy, path()));
    }
}

void AuditLogTest::noticesEveryRemovedRow()
{
    for (int number = 1; number <= kCount; ++number) {
        init();
        fill();
        tamper({u"DELETE FROM audit WHERE number = %1"_s.arg(number)});
        QCOMPARE(brokenAt(), number);
    }
    init();
    fill();
    tamper({u"DELETE FROM audit"_s});
    QCOMPARE(brokenAt(), 1);
}

/// Renumbers the rows after a removed one, which hides the gap.
void AuditLogTest::noticesSwappedRows()
{
    fill();
    tamper({u"DELETE FROM audit WHERE number = 5"_s,
            u"UPDATE audit SET number = 105 WHERE number = 6"_s,
            u"UPDATE audit SET number = 5 WHERE number = 105"_s});
    QCOMPARE(brokenAt(), 5);
}

void AuditLogTest::noticesAddedRows()
{
    fill();
    tamper(
        {u"INSERT INTO audit SELECT %1, at, action, operator, operator_name, authorized_by, "
         "authorized_name, till, tx, subject, before, after, digest FROM audit WHERE number = 1"_s
             .arg(kCount + 1)});
    QCOMPARE(brokenAt(), kCount + 1);
}

void AuditLogTest::noticesAMissingHead()
{
    fill();
    tamper({u"DELETE FROM audit_head"_s});
    QVERIFY(brokenAt());
}

void AuditLogTest::filtersEntries()
{
    fill();
    const auto console = open();
    const QList<AuditEntry> all = *await(console->audit().entries({}));
    QCOMPARE(all.size(), kCount);
    QCOMPARE(all.constFirst().number, kCount);
    QCOMPARE(await(console->audit().entries({.action = AuditAction::Confirmed}))->size(),
             kCount / 2);
    QCOMPARE(await(console->audit().entries({.actor = 1}))->size(), kCount / 3);
    QCOMPARE(await(console->audit().entries({.actor = 7}))->size(), kCount); // authorized by
    QCOMPARE(await(console->audit().entries({.transaction = all[3].record.transaction})),
             QList{all[3]});
    QCOMPARE(await(console->audit().entries({}, 3))->size(), 2);
    const QDateTime last = all.constFirst().at;
    QCOMPARE(await(console->audit().entries({.from = last.addMSecs(1)}))->size(), 0);
    QCOMPARE(await(console->audit().entries({.until = last.addMSecs(1)}))->size(), kCount);
}

void AuditLogTest::restoresEarlierTexts()
{
    const auto console = open();
    const QUuid id = QUuid::createUuid();
    QVERIFY(await(console->annotations().setNote(id, u"Bolo de festa"_s)));
    QVERIFY(await(console->annotations().setNote(id, u"errado"_s)));
    QVERIFY(await(console->annotations().setTags(id, u"festa, fiado"_s)));
    QVERIFY(await(console->annotations().setTags(id, {})));
    const QList<AnnotationEdit> edits = *await(console->annotations().edits(id));
    QCOMPARE(edits.size(), 4);
    for (const AnnotationEdit &edit : edits) {
        if (edit.text == u"Bolo de festa"_s || edit.text == u"festa, fiado"_s)
            QVERIFY(await(console->annotations().restore(id, edit)));
    }
    const Annotations now = await(console->annotations().find({id}))->value(id);
    QCOMPARE(now.note, u"Bolo de festa"_s);
    QCOMPARE(now.tags, (QStringList{u"festa"_s, u"fiado"_s}));
    QCOMPARE(await(console->audit().read(1))->size(), 6);
    QVERIFY(!await(console->annotations().restore(id, {AnnotationEdit::What::Abandoned, {}})));
}

void AuditLogTest::knowsTheCreator()
{
    fill();
    const auto console = open();
    const QList<AuditEntry> all = *await(console->audit().read(1));
    const auto creators =
        *await(console->audit().creators({all[0].record.transaction, all[1].record.transaction}));
    QCOMPARE(creators.size(), 1); // the second entry is a confirmation
    QCOMPARE(creators.value(all[0].record.transaction), all[0].record.actor);
}

/// Operator and counter of a new transaction are annotations, which the owner of a list follows.
void AuditLogTest::annotatesNewTransactions()
{
    const auto console = open();
    AnnotationRepository &annotations = console->annotations();
    QSignalSpy marked(&annotations, &AnnotationRepository::marked);
    QList<QUuid> ids;
    const auto add = [&](AuditAction action, const QString &name, qint64 id = 1) {
        ids.append(QUuid::createUuid());
        QVERIFY(await(console->audit().append({.action = action,
                                               .actor = {.id = id, .name = name},
                                               .till = u"C1"_s,
                                               .transaction = ids.constLast()})));
    };
    add(AuditAction::ChargeCreated, u"Ana"_s);
    add(AuditAction::PayoutCreated, u"Bea"_s);
    add(AuditAction::Confirmed, u"Bea"_s);
    add(AuditAction::ChargeCreated, u""_s, 0); // a counter without operators
    add(AuditAction::ChargeCreated, u"balcao-cli"_s, 0);
    QCOMPARE(marked, (QList<QVariantList>{{ids[0]}, {ids[1]}, {ids[3]}, {ids[4]}}));
    QVERIFY(await(annotations.setNote(ids[0], u"Bolo"_s)));
    const auto found = *await(annotations.find(ids));
    QCOMPARE(found.value(ids[0]),
             (Annotations{.note = u"Bolo"_s, .createdBy = u"Ana"_s, .till = u"C1"_s}));
    QCOMPARE(found.value(ids[1]), (Annotations{.createdBy = u"Bea"_s, .till = u"C1"_s}));
    QVERIFY(!found.contains(ids[2]));
    QCOMPARE(found.value(ids[3]), (Annotations{.till = u"C1"_s}));
    QCOMPARE(found.value(ids[4]), (Annotations{.till = u"C1"_s})); // no person
    QCOMPARE(await(annotations.all()), found);
    QCOMPARE(await(annotations.stored())->keys(), QList{ids[0]});
    QCOMPARE(await(annotations.findCreatedBy(u"Ana"_s)), QList{ids[0]});
    QCOMPARE(await(annotations.findCreatedBy(u"balcao-cli"_s)), QList<QUuid>());
    QCOMPARE(await(annotations.creators()), (QStringList{u"Ana"_s, u"Bea"_s}));
}

BALCAO_GUILESS_TEST(AuditLogTest)
#include "tst_auditlog.moc"
