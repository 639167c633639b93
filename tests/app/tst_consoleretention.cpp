// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopfolder.h"
#include "core/database/database.h"
#include "core/domain/brasilia.h"
#include "core/service/transactionengine.h"
#include "core/storage/auditstore.h"
#include "tests/support/charges.h"
#include "tests/support/consolebench.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;
using core::Database;
using support::named;
using support::press;
using support::write;

/// Tests that the window removes old personal data before it opens a shop, once a day.
class TestConsoleRetention : public QObject, private support::ConsoleBench
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { end(); }

    void removesOldDataBeforeTheShopOpens();
    void keepsEverythingWithoutTheSetting();
    void removesOnceADay();
    void opensTheShopAfterAFailure();

private:
    void set(int years) const;
    /// Adds a paid charge that old.
    void addCharge(int years);
    void startShop();
    [[nodiscard]] int withName() const;
    [[nodiscard]] int removals() const;
    [[nodiscard]] QString message() const;
    [[nodiscard]] QString lastRun() const { return QDir(shop()).filePath(u"retention.json"_s); }

    int m_made = 1; ///< seeds the ids
};

void TestConsoleRetention::init()
{
    begin();
    start(shop());
    setUp();
    stop();
    addCharge(7);
    addCharge(1);
    QCOMPARE(withName(), 2);
}

void TestConsoleRetention::set(int years) const
{
    auto preferences = app::PreferencesFile::load(shop()).preferences;
    preferences.retention = {years};
    QVERIFY(app::PreferencesFile::save(shop(), preferences));
}

void TestConsoleRetention::addCharge(int years)
{
    const auto settings = app::ShopSettings::load(shop());
    QVERIFY(settings && *settings);
    const auto database = Database::open(app::databaseIn(shop()), Database::Access::ReadWrite);
    QVERIFY(database);
    support::TestClock clock;
    clock.set(QDateTime::currentDateTimeUtc().addYears(-years));
    core::ServiceOptions options = support::serviceOptions();
    options.platform = (*settings)->platform;
    core::TransactionEngine engine(**database, support::serviceSettings(options), clock,
                                   support::TestRandom(static_cast<quint64>(m_made++)));
    core::TransactionDraft draft = support::cashInDraft();
    draft.platform = options.platform;
    const auto made = engine.create(draft);
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    QVERIFY(engine.simulate(made->id, core::SimulatedOutcome::Paid));
}

void TestConsoleRetention::startShop()
{
    start(shop());
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"chargePage"_s), 60'000);
}

int TestConsoleRetention::withName() const
{
    const auto database = Database::open(app::databaseIn(shop()), Database::Access::ReadOnly);
    const auto count = database
                           ? (*database)->queryScalar(u"SELECT count(*) FROM tx WHERE name NOT "
                                                      "LIKE 'pseudonym %'"_s)
                           : core::Result<QVariant>(QVariant(-1));
    return count ? count->toInt() : -1;
}

int TestConsoleRetention::removals() const
{
    const auto till = Database::open(app::consoleDatabaseIn(shop()), Database::Access::ReadOnly,
                                     core::Schema::Console);
    const auto entries =
        till ? core::AuditStore(**till).read(1, 500) : core::Result<QList<core::AuditEntry>>();
    return entries ? static_cast<int>(std::count_if(entries->cbegin(), entries->cend(),
                                                    [](const auto &entry) {
                                                        return entry.record.action ==
                                                               core::AuditAction::PersonErased;
                                                    }))
                   : -1;
}

QString TestConsoleRetention::message() const
{
    return isOpen(u"stripText"_s) ? named<QLabel>(*m_window, u"stripText"_s)->text() : QString();
}

void TestConsoleRetention::removesOldDataBeforeTheShopOpens()
{
    set(5);
    startShop();
    QVERIFY2(message().contains(u"1 transaction"_s), qPrintable(message()));
    charge(u"700"_s); // the shop works
    stop();
    QCOMPARE(withName(), 2); // the charge of last year and the new one
    QCOMPARE(removals(), 1);
}

void TestConsoleRetention::keepsEverythingWithoutTheSetting()
{
    startShop();
    QCOMPARE(message(), QString());
    stop();
    QCOMPARE(withName(), 2);
    QCOMPARE(removals(), 0);
    QVERIFY(!QFile::exists(lastRun()));
}

void TestConsoleRetention::removesOnceADay()
{
    const auto today = [] { return core::brasiliaDay(QDateTime::currentDateTimeUtc()); };
    set(5);
    startShop();
    stop();
    QCOMPARE(removals(), 1);
    addCharge(6);
    const QDate yesterday = today().addDays(-1);
    write(lastRun(),
          u"{\"day\": \"%1\", \"years\": 5}"_s.arg(yesterday.toString(Qt::ISODate)).toUtf8());
    startShop();
    QVERIFY2(message().contains(u"1 transaction"_s), qPrintable(message()));
    stop();
    QCOMPARE(removals(), 2);
    QCOMPARE(withName(), 1);

    addCharge(6);
    QDate day;
    int before = 0;
    do { // again if midnight came meanwhile
        day = today();
        write(lastRun(),
              u"{\"day\": \"%1\", \"years\": 5}"_s.arg(day.toString(Qt::ISODate)).toUtf8());
        before = removals();
        startShop();
        stop();
    } while (today() != day);
    QCOMPARE(removals(), before);
}

/// Nothing is removed without a record, but cashiers can work.
void TestConsoleRetention::opensTheShopAfterAFailure()
{
    set(5);
    QVERIFY(QFile::remove(app::consoleDatabaseIn(shop())));
    QVERIFY(QDir(shop()).mkdir(u"console.db"_s)); // nothing can be recorded
    startShop();
    stop();
    QCOMPARE(withName(), 2);
    QVERIFY(!QFile::exists(lastRun())); // the next start tries again
}

BALCAO_TEST(TestConsoleRetention)
#include "tst_consoleretention.moc"
