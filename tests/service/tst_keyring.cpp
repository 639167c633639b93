// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/keyring.h"
#include "core/storage/keystore.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using namespace support;

namespace
{

/// Returns the digest of the key for that digit.
QByteArray digestOf(char digit)
{
    return QByteArray(64, digit);
}

} // namespace

/// Writes of other connections are visible immediately, also for cached keys.
class KeyRingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }
    void init();
    void cleanup();

    void answersAtOnceOfAFile();
    void findsEachByItsDigest();
    void findsWhatIsNew();
    void forgetsAtOnce_data();
    void forgetsAtOnce();
    void looksAgainAfterAnything();
    void answersManyCallers();
    void reportsWhyItIsNotOpen();

private:
    ApiKey addKey(char digit);
    std::optional<ApiKey> found(const QByteArray &digest);
    std::optional<ApiKey> found(char digit) { return found(digestOf(digit)); }

    Databases m_databases;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<KeyRing> m_keys;
};

void KeyRingTest::init()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    const QString address = m_databases.newShop(kind);
    auto database = Database::open(address, Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    m_keys = std::make_unique<KeyRing>();
    QVERIFY(await(m_keys->open(address)));
}

void KeyRingTest::cleanup()
{
    m_keys.reset();
    m_database.reset();
}

ApiKey KeyRingTest::addKey(char digit)
{
    const ApiKey key{.id = QUuid::createUuid(),
                     .name = u"Caixa"_s,
                     .platform = kPlatform,
                     .scopes = Scope::Read,
                     .created = noon(),
                     .revoked = {}};
    if (!KeyStore(*m_database).add(key, digestOf(digit)))
        qFatal("the key cannot be stored");
    return key;
}

/// Looks up by every available function; all must agree.
std::optional<ApiKey> KeyRingTest::found(const QByteArray &digest)
{
    const auto near = m_keys->findAtOnce(digest);
    const auto found = await(m_keys->find(digest));
    if (!found || (near && *near != found))
        qFatal("the keys cannot be asked");
    return *found;
}

void KeyRingTest::answersAtOnceOfAFile()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    const ApiKey key = addKey('a');
    const auto near = m_keys->findAtOnce(digestOf('a'));
    QCOMPARE(near.has_value(), kind != DatabaseKind::PostgreSql);
    QVERIFY(!near || **near == key);
}

void KeyRingTest::findsEachByItsDigest()
{
    const ApiKey one = addKey('a');
    const ApiKey other = addKey('b');
    for (int i = 0; i < 3; ++i) {
        QVERIFY(found('a') == one);
        QVERIFY(found('b') == other);
        QVERIFY(!found('c'));
    }
    // Rows are found by a prefix of the digest, then compared completely.
    QVERIFY(!found(QByteArray(63, 'a') + 'b'));
}

void KeyRingTest::findsWhatIsNew()
{
    QVERIFY(!found('a'));
    QVERIFY(!found('a'));
    const ApiKey key = addKey('a');
    QVERIFY(found('a') == key);
}

void KeyRingTest::forgetsAtOnce_data()
{
    QTest::addColumn<QString>("since");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("it is revoked") << u"UPDATE api_key SET revoked = 1"_s << false;
    QTest::newRow("it is gone") << u"DELETE FROM api_key"_s << false;
    QTest::newRow("it has another scope") << u"UPDATE api_key SET scopes = 2"_s << true;
}

void KeyRingTest::forgetsAtOnce()
{
    QFETCH(QString, since);
    QFETCH(bool, isThere);
    const ApiKey key = addKey('a');
    QVERIFY(found('a') == key);
    QVERIFY(found('a') == key);
    QVERIFY(executeInTransaction(*m_database, since));
    const auto now = found('a');
    QCOMPARE(now.has_value(), isThere);
    QVERIFY(!now || now->scopes == Scope::CashIn);
    QVERIFY(found('a') == now);
}

/// Checks each of many writes, not only the first.
void KeyRingTest::looksAgainAfterAnything()
{
    addKey('a');
    for (int i = 0; i < 20; ++i) {
        const QString name = u"Caixa %1"_s.arg(i);
        QVERIFY(executeInTransaction(*m_database, u"UPDATE api_key SET name = '%1'"_s.arg(name)));
        QCOMPARE(found('a').value().name, name);
    }
}

/// Callers share lookups, but none that may have read before their call.
void KeyRingTest::answersManyCallers()
{
    const ApiKey one = addKey('a');
    const ApiKey other = addKey('b');
    constexpr int kCallers = 30;
    QList<QFuture<Result<std::optional<ApiKey>>>> before;
    for (int i = 0; i < kCallers; ++i)
        before.append(m_keys->find(digestOf(i % 2 == 0 ? 'a' : 'b')));
    QVERIFY(executeInTransaction(*m_database,
                                 u"UPDATE api_key SET revoked = 1 WHERE digest LIKE 'a%'"_s));
    for (int i = 0; i < kCallers; ++i)
        QVERIFY(*await(m_keys->find(digestOf('a'))) == std::nullopt);
    for (int i = 0; i < kCallers; ++i) {
        const std::optional<ApiKey> answer = *await(before[i]);
        QVERIFY(i % 2 == 0 ? !answer || answer == one : answer == other);
    }
}

void KeyRingTest::reportsWhyItIsNotOpen()
{
    const QTemporaryDir folder;
    KeyRing keys;
    QCOMPARE(await(keys.find(digestOf('a'))).error().code, Error::Code::Internal);
    const auto opened = await(keys.open(folder.filePath(u"none/balcao.db"_s)));
    QVERIFY(!opened);
    QCOMPARE(await(keys.find(digestOf('a'))).error().code, opened.error().code);
}

BALCAO_GUILESS_TEST(KeyRingTest)
#include "tst_keyring.moc"
