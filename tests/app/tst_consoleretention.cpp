// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lockfile.h"
#include "app/shopfolder.h"
#include "core/database/database.h"
#include "core/domain/brasilia.h"
#include "core/service/transactionengine.h"
#include "core/storage/auditstore.h"
#include "core/storage/consolestore.h"
#include "tests/support/charges.h"
#include "tests/support/consolebench.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using core::Database;
using support::named;
using support::press;
using support::type;
using support::write;

namespace
{

/// A hash of 4711 that takes no time.
constexpr auto kQuickHash =
    "$argon2id$v=19$m=8,t=1,p=1$lg6AUkYO9UiP1UbR9TVW2w$5/vMLIgfVgQ06i0FgGbpqAuBPmNRTC4jJi5eGAaH49U";

} // namespace

/// Tests that the window removes old personal data before it opens a shop, once a day, and
/// erases a person from its settings.
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
    void erasesAPersonFromTheSettings();

private:
    void set(int years) const;
    /// Adds a paid charge that old.
    void addCharge(int years);
    void startShop();
    /// Sets a PIN, adds a known payer, and opens the settings.
    void openSettings();
    /// Types into a field of the settings, and presses Enter.
    void enter(const QString &field, const QString &text);
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

void TestConsoleRetention::openSettings()
{
    {
        const auto till = Database::open(app::consoleDatabaseIn(shop()),
                                         Database::Access::ReadWrite, core::Schema::Console);
        QVERIFY(till);
        core::ConsoleStore store(**till);
        QVERIFY(store.prepare());
        QVERIFY(store.payers().remember(
            {.name = u"José da Conceição"_s, .document = u"52998224725"_s}, support::noon()));
    }
    QVERIFY(app::LockFile::save(shop(), {.hash = kQuickHash}));
    startShop();
    press(Qt::Key_7, Qt::AltModifier);
    type(u"4711"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"settingsPage"_s));
}

void TestConsoleRetention::enter(const QString &field, const QString &text)
{
    named(*m_window, field)->setFocus();
    QTRY_VERIFY(named(*m_window, field)->hasFocus());
    type(text);
    press(Qt::Key_Return);
}

/// Needs the PIN again, and keeps the keyboard in the field while nobody is found.
void TestConsoleRetention::erasesAPersonFromTheSettings()
{
    openSettings();
    const auto news = [this] { return named<QLabel>(*m_window, u"erasureNews"_s)->text(); };
    const auto search = [this](const QString &document) {
        named<QLineEdit>(*m_window, u"erasedDocumentEdit"_s)->clear();
        enter(u"erasedDocumentEdit"_s, document);
    };
    search(u"529.982.247-26"_s); // wrong check digits
    QTRY_VERIFY(isOpen(u"erasureNews"_s));
    search(u"11144477735"_s); // nobody
    QTRY_VERIFY(news().startsWith(u"Nothing about this person"_s));
    QVERIFY(!isOpen(u"erasePersonButton"_s));
    QVERIFY(named(*m_window, u"erasedDocumentEdit"_s)->hasFocus());
    search(u"529.982.247-25"_s);
    QTRY_VERIFY(isOpen(u"erasePersonButton"_s));
    QVERIFY2(news().contains(u"1 known customer"_s), qPrintable(news()));
    QVERIFY2(news().contains(u"2 transaction"_s), qPrintable(news())); // accounting needs them

    named<QPushButton>(*m_window, u"erasePersonButton"_s)->click();
    enter(u"erasurePinEdit"_s, u"4712"_s);
    named<QPushButton>(*m_window, u"confirmErasureButton"_s)->click(); // without a PIN
    press(Qt::Key_Escape);
    QTRY_VERIFY(isOpen(u"erasePersonButton"_s)); // the shop is still open
    named<QPushButton>(*m_window, u"erasePersonButton"_s)->click();
    enter(u"erasurePinEdit"_s, u"4711"_s);
    QTRY_VERIFY(isOpen(u"chargePage"_s) && !message().isEmpty());
    QVERIFY2(message().contains(u"1 known customer"_s), qPrintable(message()));
    QVERIFY2(message().contains(u"2 transaction"_s), qPrintable(message()));
    stop();
    QCOMPARE(removals(), 1);
    QCOMPARE(withName(), 2);
    const auto till = Database::open(app::consoleDatabaseIn(shop()), Database::Access::ReadOnly,
                                     core::Schema::Console);
    QVERIFY(till);
    const auto payers = (*till)->queryScalar(u"SELECT count(*) FROM payer"_s);
    QVERIFY(payers);
    QCOMPARE(payers->toInt(), 0);
}

BALCAO_TEST(TestConsoleRetention)
#include "tst_consoleretention.moc"
