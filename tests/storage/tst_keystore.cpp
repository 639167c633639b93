// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/keystore.h"
#include "core/storage/transactionstore.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using namespace support;

namespace
{

QByteArray digest(char digit)
{
    return QByteArray(64, digit);
}

ApiKey key(const QString &name, Scopes scopes = Scope::Read)
{
    return {.id = QUuid::createUuid(),
            .name = name,
            .platform = kPlatform,
            .scopes = scopes,
            .created = noon().addSecs(name.size()),
            .revoked = {}};
}

} // namespace

class KeyStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }
    void init();
    void cleanup() { m_database.reset(); }

    void findsWhatWasAdded();
    void findsOnlyTheWholeDigest();
    void findsNothingRevoked();
    void revokesOnce();
    void listsInOrder();
    void remembersTheLastUse();
    void keepsLimits();
    void addsUpEachDay();
    void settlesTheEnvironmentForEver();
    void treatsTransactionsAsRealMoney();
    void acceptsADeclaredSandbox();

private:
    void addTransaction();

    Databases m_databases;
    std::unique_ptr<Database> m_database;
    std::optional<KeyStore> m_store;
};

void KeyStoreTest::init()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    auto database = Database::open(m_databases.newDatabase(kind), Database::Access::ReadWrite);
    QVERIFY(database);
    m_database = std::move(*database);
    m_store.emplace(*m_database);
}

void KeyStoreTest::addTransaction()
{
    TransactionStore transactions(*m_database);
    QVERIFY(
        inWriteTransaction(*m_database, [&] { return transactions.insert(samples::charge(100)); }));
}

void KeyStoreTest::findsWhatWasAdded()
{
    const ApiKey added = key(u"Caixa 1"_s, kAllScopes);
    QVERIFY(m_store->add(added, digest('a')));
    QVERIFY(m_store->add(key(u"Caixa 2"_s), digest('b')));
    const auto found = m_store->find(digest('a'));
    QVERIFY(found && *found);
    QVERIFY(**found == added);
    QVERIFY(!*m_store->find(digest('c')));
}

void KeyStoreTest::findsOnlyTheWholeDigest()
{
    QVERIFY(m_store->add(key(u"Caixa"_s), digest('a')));
    QByteArray other = digest('a');
    other.back() = 'b';
    QVERIFY(!*m_store->find(other));
}

void KeyStoreTest::findsNothingRevoked()
{
    const ApiKey added = key(u"Caixa"_s);
    QVERIFY(m_store->add(added, digest('a')));
    QVERIFY(m_store->revoke(added.id, noon()));
    QVERIFY(!*m_store->find(digest('a')));
    QVERIFY(m_store->all()->constFirst().key.revoked == noon());
}

void KeyStoreTest::revokesOnce()
{
    const ApiKey added = key(u"Caixa"_s);
    QVERIFY(m_store->add(added, digest('a')));
    QVERIFY(m_store->revoke(added.id, noon()));
    QVERIFY(m_store->revoke(added.id, noon().addDays(1)));
    QVERIFY(m_store->all()->constFirst().key.revoked == noon());
    const auto unknown = m_store->revoke(QUuid::createUuid(), noon());
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().code, Error::Code::NotFound);
}

void KeyStoreTest::listsInOrder()
{
    QVERIFY(m_store->add(key(u"second"_s), digest('a')));
    QVERIFY(m_store->add(key(u"first"_s), digest('b')));
    const auto all = m_store->all();
    QCOMPARE(all->size(), 2);
    QCOMPARE(all->constFirst().key.name, u"first"_s);
}

void KeyStoreTest::remembersTheLastUse()
{
    const ApiKey added = key(u"Caixa"_s);
    QVERIFY(m_store->add(added, digest('a')));
    const ApiKey other = key(u"Outro caixa"_s);
    QVERIFY(m_store->add(other, digest('b')));
    const auto lastUse = [this] { return m_store->all()->constFirst().lastUse; };
    QVERIFY(!lastUse());
    QVERIFY(m_store->recordUses({{added.id, noon()}, {QUuid::createUuid(), noon()}}));
    QVERIFY(lastUse() == noon());
    QVERIFY(m_store->recordUses({{added.id, noon().addSecs(1)}}));
    QVERIFY(m_store->recordUses({{added.id, noon()}})); // a late report of another server
    QVERIFY(lastUse() == noon().addSecs(1));
    QVERIFY(!m_store->all()->constLast().lastUse);
    QVERIFY(**m_store->find(digest('a')) == added);
}

void KeyStoreTest::keepsLimits()
{
    ApiKey limited = key(u"Caixa"_s);
    limited.expires = noon().addDays(30);
    limited.limits = {.maxCharge = Money::fromCents(1),
                      .maxPayout = Money::fromCents(2),
                      .maxPerDay = Money::fromCents(Money::kMaxCents),
                      .requestsPerMinute = KeyLimits::kMaxRequestsPerMinute};
    QVERIFY(m_store->add(limited, digest('a')));
    QVERIFY(**m_store->find(digest('a')) == limited);
    QVERIFY(m_store->all()->constFirst().key == limited);
    QVERIFY(*m_store->limits(limited.id) == limited.limits);
    const ApiKey unlimited = key(u"Outro caixa"_s);
    QVERIFY(m_store->add(unlimited, digest('b')));
    QVERIFY(*m_store->limits(unlimited.id) == KeyLimits());
    const auto unknown = m_store->limits(QUuid::createUuid());
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().code, Error::Code::NotFound);
}

void KeyStoreTest::addsUpEachDay()
{
    const ApiKey one = key(u"Caixa"_s);
    const ApiKey other = key(u"Outro caixa"_s);
    QVERIFY(m_store->add(one, digest('a')));
    QVERIFY(m_store->add(other, digest('b')));
    const QDate day = noon().date();
    const auto total = [&](QDate of, const ApiKey &key) {
        return m_store->totalOn(of, key.id)->cents();
    };
    QCOMPARE(total(day, one), 0);
    QVERIFY(m_store->addToDay(day, one.id, Money::fromCents(100)));
    QVERIFY(m_store->addToDay(day, one.id, Money::fromCents(23)));
    QVERIFY(m_store->addToDay(day.addDays(1), one.id, Money::fromCents(7)));
    QCOMPARE(total(day, one), 123);
    QCOMPARE(total(day.addDays(1), one), 7);
    QCOMPARE(total(day, other), 0);
}

void KeyStoreTest::settlesTheEnvironmentForEver()
{
    QVERIFY(!*m_store->environment());
    QVERIFY(m_store->settleEnvironment(Environment::Sandbox));
    QVERIFY(m_store->settleEnvironment(Environment::Sandbox));
    QVERIFY(*m_store->environment() == Environment::Sandbox);
    addTransaction();
    QVERIFY(*m_store->environment() == Environment::Sandbox);
    const auto other = m_store->settleEnvironment(Environment::Production);
    QVERIFY(!other);
    QCOMPARE(other.error().code, Error::Code::StorageForeign);
}

void KeyStoreTest::treatsTransactionsAsRealMoney()
{
    addTransaction();
    QVERIFY(*m_store->environment() == Environment::Production);
    QVERIFY(!m_store->settleEnvironment(Environment::Sandbox));
    QVERIFY(m_store->settleEnvironment(Environment::Production));
    QVERIFY(!m_store->declareSandbox());
}

void KeyStoreTest::acceptsADeclaredSandbox()
{
    addTransaction();
    QVERIFY(m_store->declareSandbox());
    QVERIFY(*m_store->environment() == Environment::Sandbox);
}

BALCAO_GUILESS_TEST(KeyStoreTest)
#include "tst_keystore.moc"
