// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/apikeyusagerecorder.h"
#include "core/service/keyring.h"
#include "core/storage/keystore.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using namespace support;
using namespace std::chrono_literals;

class ApiKeyUsageRecorderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }
    void init();
    void cleanup() { m_database.reset(); }

    void writesTheFirstUseAtOnce();
    void writesLaterOnesOnceItHasRested();
    void writesNothingForEachUse();
    void writesWhatIsLeftAtTheEnd();
    void triesAgain();
    void triesAgainWhatTakesLongerThanARest();
    void letsNobodyWait();

private:
    QUuid addKey(char digit);
    std::optional<QDateTime> lastUse(const QUuid &id);

    Databases m_databases;
    QString m_address;
    std::unique_ptr<Database> m_database;
};

void ApiKeyUsageRecorderTest::init()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    m_address = m_databases.newShop(kind);
    auto database = Database::open(m_address, Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
}

/// Adds a key whose digest is that digit only.
QUuid ApiKeyUsageRecorderTest::addKey(char digit)
{
    const ApiKey key{.id = QUuid::createUuid(),
                     .name = u"Caixa"_s,
                     .platform = kPlatform,
                     .scopes = Scope::Read,
                     .created = noon(),
                     .revoked = {}};
    if (!KeyStore(*m_database).add(key, QByteArray(64, digit)))
        qFatal("the key cannot be stored");
    return key.id;
}

std::optional<QDateTime> ApiKeyUsageRecorderTest::lastUse(const QUuid &id)
{
    const auto keys = KeyStore(*m_database).all();
    for (const ListedKey &listed : keys ? *keys : QList<ListedKey>()) {
        if (listed.key.id == id)
            return listed.lastUse;
    }
    return std::nullopt;
}

void ApiKeyUsageRecorderTest::writesTheFirstUseAtOnce()
{
    const QUuid key = addKey('a');
    const QUuid other = addKey('b');
    ApiKeyUsageRecorder uses(m_address, 1h);
    const QDateTime before = QDateTime::currentDateTimeUtc();
    uses.note(key);
    QTRY_VERIFY(lastUse(key));
    QVERIFY(*lastUse(key) >= before && *lastUse(key) <= QDateTime::currentDateTimeUtc());
    QVERIFY(!lastUse(other));
}

void ApiKeyUsageRecorderTest::writesLaterOnesOnceItHasRested()
{
    const QUuid key = addKey('a');
    const QUuid other = addKey('b');
    ApiKeyUsageRecorder uses(m_address, 100ms);
    uses.note(key);
    QTRY_VERIFY(lastUse(key));
    const QDateTime first = *lastUse(key);
    QTRY_VERIFY(QDateTime::currentDateTimeUtc() > first);
    uses.note(key);
    uses.note(other);
    QTRY_VERIFY(*lastUse(key) > first && lastUse(other));
}

void ApiKeyUsageRecorderTest::writesNothingForEachUse()
{
    const QUuid key = addKey('a');
    ApiKeyUsageRecorder uses(m_address, 200ms);
    const QSignalSpy attempts(&uses, &ApiKeyUsageRecorder::attempted);
    uses.note(key);
    QTRY_COMPARE(attempts.size(), 1);
    const QDateTime first = *lastUse(key);
    for (int i = 0; i < 50; ++i)
        uses.note(key);
    QCOMPARE(*lastUse(key), first);
    QTRY_VERIFY(*lastUse(key) > first); // all of them together
    QTRY_COMPARE(attempts.size(), 2);
}

void ApiKeyUsageRecorderTest::writesWhatIsLeftAtTheEnd()
{
    const QUuid key = addKey('a');
    const QUuid other = addKey('b');
    {
        ApiKeyUsageRecorder uses(m_address, 1h);
        uses.note(key);
        uses.note(other);
    }
    QVERIFY(lastUse(key));
    QVERIFY(lastUse(other));
}

void ApiKeyUsageRecorderTest::triesAgain()
{
    const QUuid key = addKey('a');
    const QUuid other = addKey('b');
    ApiKeyUsageRecorder uses(m_address, 20ms);
    QVERIFY(executeInTransaction(*m_database, u"ALTER TABLE api_key RENAME TO away"_s));
    const QSignalSpy attempts(&uses, &ApiKeyUsageRecorder::attempted);
    uses.note(key);
    QTRY_VERIFY(!attempts.isEmpty());
    QVERIFY(!attempts.at(0).at(0).toBool());
    uses.note(other);
    QVERIFY(executeInTransaction(*m_database, u"ALTER TABLE away RENAME TO api_key"_s));
    QTRY_VERIFY(lastUse(key) && lastUse(other));
}

void ApiKeyUsageRecorderTest::triesAgainWhatTakesLongerThanARest()
{
    const QUuid key = addKey('a');
    ApiKeyUsageRecorder uses(m_address, 0ms);
    QVERIFY(executeInTransaction(*m_database, u"ALTER TABLE api_key RENAME TO away"_s));
    const QSignalSpy attempts(&uses, &ApiKeyUsageRecorder::attempted);
    uses.note(key);
    QTRY_COMPARE_GE(attempts.size(), 2);
    QVERIFY(!attempts.at(0).at(0).toBool());
    QVERIFY(executeInTransaction(*m_database, u"ALTER TABLE away RENAME TO api_key"_s));
    QTRY_VERIFY(lastUse(key));
}

/// Another connection may hold the write lock.
void ApiKeyUsageRecorderTest::letsNobodyWait()
{
    const QUuid key = addKey('a');
    KeyRing keys;
    QVERIFY(await(keys.open(m_address)));
    {
        const auto writing = WriteTransaction::begin(*m_database);
        QVERIFY(writing);
        for (int i = 0; i < 3; ++i) {
            const auto found = await(keys.find(QByteArray(64, 'a')));
            QVERIFY(found && *found);
            QCOMPARE((*found)->id, key);
        }
        QVERIFY(!lastUse(key));
    }
    QTRY_VERIFY(lastUse(key));
}

BALCAO_GUILESS_TEST(ApiKeyUsageRecorderTest)
#include "tst_apikeyusagerecorder.moc"
