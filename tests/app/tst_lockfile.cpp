// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lockfile.h"
#include "core/console/pin.h"
#include "core/till/lockcontroller.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using app::LockFile;
using core::LockController;
using core::LockRecord;

class LockFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatItIsGiven();
    void isForItsOwnerOnly();
    void hasNoPinWithoutAFile();
    void goesWithThePin();
    void keepsTwoPeopleApart();
    void staysLockedIfItIsDamaged_data();
    void staysLockedIfItIsDamaged();
    void countsWrongTriesOverARestart();
    void givesWayToOperators();

private:
    QTemporaryDir m_folder;
    QString path() const { return LockFile::filePath(m_folder.path()); }
    void write(const QByteArray &bytes)
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
};

void LockFileTest::keepsWhatItIsGiven()
{
    const LockRecord record{
        .hash = core::pinHash(u"4711"_s),
        .wrongTries = 4,
        .lastTry = QDateTime(QDate(2026, 11, 20), QTime(14, 2, 3, 4), Qt::UTC),
    };
    QVERIFY(LockFile::save(m_folder.path(), record));
    QCOMPARE(LockFile::load(m_folder.path()), record);
    QVERIFY(core::isPinOf(LockFile::load(m_folder.path()).hash, u"4711"_s));
}

void LockFileTest::keepsTwoPeopleApart()
{
    using Whose = LockFile::Whose;
    const LockRecord till{.hash = core::pinHash(u"4711"_s)};
    const LockRecord approver{.hash = core::pinHash(u"8642"_s)};
    QVERIFY(LockFile::save(m_folder.path(), till));
    QVERIFY(LockFile::save(m_folder.path(), approver, Whose::Approver));
    QCOMPARE(LockFile::load(m_folder.path()), till);
    QCOMPARE(LockFile::load(m_folder.path(), Whose::Approver), approver);
    QVERIFY(LockFile::save(m_folder.path(), {}, Whose::Approver));
    QCOMPARE(LockFile::load(m_folder.path(), Whose::Approver), LockRecord());
    QCOMPARE(LockFile::load(m_folder.path()), till);
}

void LockFileTest::isForItsOwnerOnly()
{
    QVERIFY(LockFile::save(m_folder.path(), {.hash = core::pinHash(u"4711"_s)}));
    constexpr auto kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                             QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QCOMPARE(QFileInfo(path()).permissions() & kOthers, QFile::Permissions());
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("4711"));
}

void LockFileTest::hasNoPinWithoutAFile()
{
    const QTemporaryDir empty;
    QCOMPARE(LockFile::load(empty.path()), LockRecord());
}

void LockFileTest::goesWithThePin()
{
    QVERIFY(LockFile::save(m_folder.path(), {.hash = core::pinHash(u"4711"_s)}));
    QVERIFY(QFile::exists(path()));
    QVERIFY(LockFile::save(m_folder.path(), {}));
    QVERIFY(!QFile::exists(path()));
    QVERIFY(LockFile::save(m_folder.path(), {}));
}

void LockFileTest::staysLockedIfItIsDamaged_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("pin");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("no PIN") << QByteArray(R"({"wrong_tries": 0, "last_try": ""})");
    QTest::newRow("an empty PIN") << QByteArray(R"({"pin": "", "wrong_tries": 0})");
    QTest::newRow("a plain PIN") << QByteArray(R"({"pin": "4711", "wrong_tries": 0})");
    QTest::newRow("no tries") << QByteArray(R"({"pin": "$argon2id$x", "last_try": ""})");
    QTest::newRow("fewer than no tries")
        << QByteArray(R"({"pin": "$argon2id$x", "wrong_tries": -5})");
    QTest::newRow("no time") << QByteArray(
        R"({"pin": "$argon2id$x", "wrong_tries": 1, "last_try": "yesterday"})");
}

void LockFileTest::staysLockedIfItIsDamaged()
{
    QFETCH(QByteArray, bytes);
    write(bytes);
    const LockRecord record = LockFile::load(m_folder.path());
    QVERIFY(!record.isReadable);
    LockController lock(record, {}, [](const LockRecord &) { return core::Result<void>(); });
    QCOMPARE(lock.state(), LockController::State::Guarded);
    QCOMPARE(lock.unlock(u"4711"_s), LockController::Answer::Unreadable);
}

void LockFileTest::countsWrongTriesOverARestart()
{
    QVERIFY(LockFile::save(m_folder.path(), {.hash = core::pinHash(u"4711"_s)}));
    for (int i = 0; i < 4; ++i) {
        LockController lock(LockFile::load(m_folder.path()), {}, [this](const LockRecord &record) {
            return LockFile::save(m_folder.path(), record);
        });
        QCOMPARE(lock.unlock(u"0000"_s),
                 i < 3 ? LockController::Answer::Wrong : LockController::Answer::TooSoon);
    }
    QCOMPARE(LockFile::load(m_folder.path()).wrongTries, 3);
}

/// The PIN file goes when operators have their own PINs, and the counter starts locked.
void LockFileTest::givesWayToOperators()
{
    const QTemporaryDir own;
    const QString folder = own.path();
    const auto write = [](const QString &path, const QByteArray &bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    for (const auto whose : {LockFile::Whose::Till, LockFile::Whose::Approver}) {
        QVERIFY(LockFile::save(folder, {.hash = core::pinHash(u"4711"_s)}, whose));
        const LockRecord operators{.wrongTries = 2, .hasHolders = true};
        QVERIFY(LockFile::save(folder, operators, whose));
        QVERIFY(!QFile::exists(LockFile::filePath(folder, whose)));
        QCOMPARE(LockFile::load(folder, whose), operators);
        // The old file has no effect, as after a power cut between the two writes.
        write(LockFile::filePath(folder, whose), "{}");
        QCOMPARE(LockFile::load(folder, whose), operators);
        write(LockFile::operatorsPath(folder, whose), "unreadable");
        const LockRecord unreadable = LockFile::load(folder, whose);
        QVERIFY(unreadable.hasHolders && !unreadable.isReadable);
    }
    LockController lock(LockFile::load(folder), {},
                        [](const LockRecord &) { return core::Result<void>(); });
    QCOMPARE(lock.state(), LockController::State::Covered);
    QCOMPARE(lock.unlock(u"4711"_s), LockController::Answer::Unreadable);
}

BALCAO_GUILESS_TEST(LockFileTest)
#include "tst_lockfile.moc"
