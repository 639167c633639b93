// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/storage/auditstore.h"
#include "tests/support/consolebench.h"
#include "tests/support/largefile.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"

#include <QtCore/QLockFile>
#include <QtGui/QClipboard>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using support::contents;
using support::named;
using support::press;
using support::write;
using Code = core::Error::Code;

/// Tests missing, damaged or locked shops: messages and rescue. The files must stay unchanged.
class TestConsoleDamage : public QObject, private support::ConsoleBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void noticesThatTheDatabaseIsGone();
    void leavesDamagedFilesAsTheyAre_data();
    void leavesDamagedFilesAsTheyAre();
    void waitsForNoPipe_data();
    void waitsForNoPipe();
    void opensDespiteAPipe_data();
    void opensDespiteAPipe();
    void showsWhatCanBeReadInSpiteOfIt_data();
    void showsWhatCanBeReadInSpiteOfIt();
    void reportsDamageThatIsFoundLater();
    void showsThatNothingCanBeRead();
    void showsThatTheFolderCannotBeMade();
    void showsThatTheFolderIsTaken();

private:
    [[nodiscard]] core::AuditEntry lastEntry() const;
};

/// An empty shop instead would suggest that nobody ever paid.
void TestConsoleDamage::noticesThatTheDatabaseIsGone()
{
    start(shop());
    setUp();
    charge(u"1500"_s);
    stop();
    const QString path = QDir(shop()).filePath(u"balcao.db"_s);
    QVERIFY(QFile::remove(path));
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    for (const QString &label : {u"failureHappened"_s, u"failureNext"_s}) {
        const QString text = named<QLabel>(*m_window, label)->text();
        QVERIFY2(text.contains(u"balcao.db"_s), qPrintable(text));
    }
    QVERIFY(isOpen(u"failureCommand"_s));
    stop();
    QVERIFY(!QFile::exists(path));
}

void TestConsoleDamage::leavesDamagedFilesAsTheyAre_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("damage");
    for (const char *name : {"balcao.db", "shop.json"}) {
        for (const char *damage : {"other bytes", "a hole", "cut"})
            QTest::addRow("%s, %s", name, damage)
                << QString::fromLatin1(name) << QString::fromLatin1(damage);
    }
}

void TestConsoleDamage::leavesDamagedFilesAsTheyAre()
{
    QFETCH(QString, name);
    QFETCH(QString, damage);
    start(shop());
    setUp();
    charge(u"1500"_s);
    stop();
    const QString path = QDir(shop()).filePath(name);
    QByteArray bytes = contents(path);
    QVERIFY(!bytes.isEmpty());
    if (damage == "other bytes"_L1)
        bytes = QByteArray("not what it was\n").repeated(500);
    else if (damage == "a hole"_L1)
        bytes.replace(bytes.size() / 3, bytes.size() / 2, QByteArray(bytes.size() / 2, '\xAA'));
    else
        bytes.truncate(bytes.size() / 2);
    write(path, bytes);

    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s)); // Neither an empty shop nor the setup form.
    QVERIFY(!isOpen(u"chargePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageCorrupted, {}, {}}).happened);
    press(Qt::Key_F6);
    QVERIFY(QGuiApplication::clipboard()->text().contains(path));
    stop();
    QCOMPARE(contents(path), bytes);
}

void TestConsoleDamage::waitsForNoPipe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Code>("code");
    QTest::newRow("database") << u"balcao.db"_s << Code::StorageCorrupted;
    QTest::newRow("log") << u"balcao.db-wal"_s << Code::StorageReadOnly;
    QTest::newRow("memory of the log") << u"balcao.db-shm"_s << Code::StorageReadOnly;
    QTest::newRow("settings") << u"shop.json"_s << Code::StorageCorrupted;
    QTest::newRow("lock") << u"balcao.lock"_s << Code::StorageReadOnly;
}

void TestConsoleDamage::waitsForNoPipe()
{
    QFETCH(QString, name);
    QFETCH(Code, code);
    start(shop());
    setUp();
    stop();
    const QString path = QDir(shop()).filePath(name);
    QFile::remove(path);
    QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({code, {}, {}}).happened);
}

/// Other files next to the shop's must not block the shop.
void TestConsoleDamage::opensDespiteAPipe_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("notes") << u"console.db"_s;
    QTest::newRow("preferences") << u"preferences.json"_s;
    QTest::newRow("receipts") << u"receipts.txt"_s;
}

void TestConsoleDamage::opensDespiteAPipe()
{
    QFETCH(QString, name);
    start(shop());
    setUp();
    stop();
    const QString path = QDir(shop()).filePath(name);
    QFile::remove(path);
    QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    charge(u"700"_s);
    stop(); // waits for remaining reads
}

void TestConsoleDamage::showsWhatCanBeReadInSpiteOfIt_data()
{
    QTest::addColumn<QString>("why");
    QTest::addColumn<Code>("code");
    QTest::newRow("newer") << u"newer"_s << Code::StorageNewer;
    QTest::newRow("a sandbox's") << u"sandbox"_s << Code::StorageForeign;
    QTest::newRow("not to be written") << u"read-only"_s << Code::StorageReadOnly;
    QTest::newRow("damaged") << u"damaged"_s << Code::StorageCorrupted;
}

void TestConsoleDamage::showsWhatCanBeReadInSpiteOfIt()
{
    QFETCH(QString, why);
    QFETCH(Code, code);
    start(shop());
    setUp();
    charge(u"1500"_s);
    press(Qt::Key_F2);
    charge(u"700"_s);
    stop();
    const QString path = QDir(shop()).filePath(u"balcao.db"_s);
    const auto change = [&path](const QString &sql) {
        const auto database = core::Database::open(path, core::Database::Access::Unverified);
        return database && (*database)->queryScalar(u"PRAGMA query_only = 0"_s) &&
               (*database)->queryScalar(sql);
    };
    if (why == "newer"_L1)
        QVERIFY(change(u"INSERT INTO schema_version VALUES (999)"_s));
    else if (why == "sandbox"_L1)
        QVERIFY(change(u"INSERT INTO environment (only_one, is_sandbox) VALUES (1, 1)"_s));
    else if (why == "damaged"_L1)
        QVERIFY(change(u"UPDATE tx SET status = 6, expires = NULL WHERE seq = 1"_s)); // no event
    else // Simulates a failed lock, even for root.
        QCOMPARE(mkfifo(qPrintable(QDir(shop()).filePath(u"balcao.lock"_s)), 0600), 0);
    const QByteArray bytes = contents(path);

    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"rescueNotice"_s), 30'000); // checks a complete copy
    QTRY_VERIFY(named(*m_window, u"transactionTable"_s)->hasFocus());
    QVERIFY(named<QLabel>(*m_window, u"rescueHappened"_s)
                ->text()
                .startsWith(ui::errorWords({code, {}, {}}).happened));
    QVERIFY(
        m_window->windowTitle().contains(ui::environmentWord({ui::Environment::Kind::Rescue, {}})));
    QTRY_VERIFY2(total().contains(u"2"_s), qPrintable(total()));
    QCOMPARE(topRow().amount.cents(), 700);
    press(Qt::Key_Return);
    QVERIFY(isOpen(u"detailPage"_s));
    press(Qt::Key_F2);
    support::settle();
    QVERIFY(isOpen(u"detailPage"_s));
    QCOMPARE(QDir(m_temp->path()).entryList({u"balcao-rescue-*"_s}, QDir::Dirs).size(), 1);
    const qint64 before = lastEntry().number;
    press(Qt::Key_V);
    QTRY_COMPARE(lastEntry().number, before + 1); // recorded before the data is shown
    QCOMPARE(lastEntry().record.action, core::AuditAction::PersonalDataShown);
    QCOMPARE(lastEntry().record.till, u"rescue"_s);

    stop();
    QCOMPARE(contents(path), bytes);
    QVERIFY(QDir(m_temp->path()).entryList({u"balcao-*"_s}, QDir::Dirs).isEmpty());
}

/// Returns the last entry of the audit log.
core::AuditEntry TestConsoleDamage::lastEntry() const
{
    const auto till = core::Database::open(QDir(shop()).filePath(u"console.db"_s),
                                           core::Database::Access::ReadOnly, core::Schema::Console);
    if (!till)
        return {};
    const auto entries = core::AuditStore(**till).entries({}, 0, 1);
    return entries && !entries->isEmpty() ? entries->constFirst() : core::AuditEntry();
}

/// The file is so large that checks run while the shop is open.
void TestConsoleDamage::reportsDamageThatIsFoundLater()
{
    start(shop());
    setUp();
    charge(u"1500"_s);
    stop();
    support::makeLarge(QDir(shop()).filePath(u"balcao.db"_s));
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QTRY_VERIFY(isOpen(u"noticeBar"_s));
    QTRY_VERIFY(named(*m_window, u"amountEdit"_s)->hasFocus());
    charge(u"700"_s); // the shop stays usable
    press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QVERIFY(!isOpen(u"noticeBar"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageCorrupted, {}, {}}).happened);
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"rescueNotice"_s), 30'000); // checks a complete copy
    QTRY_VERIFY2(total().contains(u"2"_s), qPrintable(total()));
}

void TestConsoleDamage::showsThatNothingCanBeRead()
{
    start(shop());
    setUp();
    stop();
    write(QDir(shop()).filePath(u"balcao.db"_s), "Caro cliente");
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_COMPARE(named<QLabel>(*m_window, u"failureOffer"_s)->text(),
                 ui::rescueProblemSentence({Code::StorageCorrupted, {}, {}}));
    QVERIFY(isOpen(u"failurePage"_s));
}

void TestConsoleDamage::showsThatTheFolderCannotBeMade()
{
    write(m_folder->filePath(u"file"_s), "x");
    start(m_folder->filePath(u"file/shop"_s));
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageReadOnly, {}, {}}).happened);
}

/// The owner of the lock does not respond: another program, or a console that hangs.
void TestConsoleDamage::showsThatTheFolderIsTaken()
{
    QVERIFY(QDir().mkpath(shop()));
    QLockFile lock(QDir(shop()).filePath(u"balcao.lock"_s));
    lock.setStaleLockTime(0);
    QVERIFY(lock.tryLock());
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageBusy, {}, {}}).happened);
    QCOMPARE(QDir(shop()).entryList(QDir::Files), QStringList{u"balcao.lock"_s});

    lock.unlock();
    start(shop());
    QTRY_VERIFY(isOpen(u"firstRunPage"_s));
}

BALCAO_TEST(TestConsoleDamage)
#include "tst_consoledamage.moc"
