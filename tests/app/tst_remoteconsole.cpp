// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/console.h"
#include "app/lockfile.h"
#include "app/preferencesfile.h"
#include "app/profilestore.h"
#include "app/sessionkeys.h"
#include "app/shopfolder.h"
#include "core/console/pin.h"
#include "core/database/database.h"
#include "core/remote/remoteintervals.h"
#include "tests/support/consolewindow.h"
#include "tests/support/looseservice.h"
#include "tests/support/samples.h"
#include "tests/support/shopserver.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/text/fieldtext.h"
#include "ui/text/text.h"

#include <QtCore/QDirIterator>
#include <QtCore/QElapsedTimer>
#include <QtCore/QLockFile>
#include <QtCore/QScopeGuard>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using app::CommandLine;
using app::Console;
using core::Error;
using core::Status;
using support::named;
using support::press;
using support::type;
using Kind = ui::Environment::Kind;

namespace
{

/// A computer without a keyring, or with a locked one.
class NoKeys final : public app::SecretStore
{
public:
    explicit NoKeys(Error::Code why)
        : m_why({why, {}, u"no keyring"_s})
    {}

    QFuture<core::Result<QByteArray>> find(const QUuid &) override
    {
        return QtFuture::makeReadyFuture(core::Result<QByteArray>(tl::unexpected(m_why)));
    }
    QFuture<core::Result<void>> keep(const QUuid &, const QByteArray &) override
    {
        return QtFuture::makeReadyFuture(core::Result<void>(tl::unexpected(m_why)));
    }
    QFuture<core::Result<void>> forget(const QUuid &) override
    {
        return QtFuture::makeReadyFuture(core::Result<void>(tl::unexpected(m_why)));
    }

private:
    const Error m_why;
};

/// The texts of the shop's form in field order. The form of a sandbox asks for no Pix key.
const QStringList kShop{
    u"Padaria Central"_s, u"Recife"_s,      u"Cliente de balcao"_s, u"52998224725"_s,
    u"ana@example.com"_s, u"11987654321"_s, u"Venda no balcao"_s,
};

core::ServiceOptions sandbox()
{
    core::ServiceOptions options = support::serviceOptions();
    options.payee = core::Merchant{core::demoKey(), u"Sandbox"_s, u"Recife"_s};
    options.environment = core::Environment::Sandbox;
    return options;
}

} // namespace

/// Tests the console with a remote service, a real one in this process.
class RemoteConsoleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void worksOverAService();
    void showsWhatOthersDo();
    void findsOutWhatNobodyKnew();
    void readsWhatItSawWithoutANetwork();
    void erasesAPersonFromTheCopy();
    void asksForTheKey_data();
    void asksForTheKey();
    void refusesWhatIsNoKey();
    void showsThatAProfileIsDamaged();
    void keepsTheKeyInNoFile();
    void isOpenInOneConsoleOnly();
    void addsAServiceByKeys();
    void showsWhatIsWrongAndLosesNothing();
    void connectsAtTheFirstRun();
    void changesTheServiceThatIsOpen();
    void acceptsANewKey();
    void removesAService();
    void leavesAGuardedServiceAlone();
    void goesToAnotherPlaceAndMixesNothing();
    void readsNothingWhereItWasStarted();
    void staysResponsiveNextToAHungConsole();
    void hearsOfMoneyWhereItWasBefore_data();
    void hearsOfMoneyWhereItWasBefore();
    void watchesNothingWhereNobodyWantsThat();
    void leavesWhatChanges();
    void staysWhileSomethingIsUnderWay_data();
    void staysWhileSomethingIsUnderWay();
    void wantsThePinBeforeItGoes();
    void goesByTheBand();

private:
    [[nodiscard]] core::RemoteShop shop(const QString &name) const;
    void save(const core::RemoteShop &shop) const;
    void start(const QString &name, std::unique_ptr<app::SecretStore> keyring);
    core::RemoteShop startAs(const QString &name);
    void charge(const QString &digits);
    void startLine(const CommandLine &line, std::unique_ptr<app::SecretStore> keyring);
    void openServices();
    void fillIn(const QStringList &texts);
    void chooseEnvironment(const QString &part);
    [[nodiscard]] QString text(const QString &label) const;
    [[nodiscard]] bool isOpen(const QString &name) const;
    [[nodiscard]] core::TransactionPage made() const;
    [[nodiscard]] std::unique_ptr<app::SecretStore> keyring(const QUuid &id) const;

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<support::ShopServer> m_server;
    std::unique_ptr<Console> m_console;
    QWidget *m_window = nullptr;
};

void RemoteConsoleTest::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_home->path()));
    support::TestClock clock;
    clock.set(QDateTime::currentDateTimeUtc()); // old charges are polled less often
    m_server =
        std::make_unique<support::ShopServer>(m_home->filePath(u"server.db"_s), sandbox(), clock);
}

void RemoteConsoleTest::cleanup()
{
    m_window = nullptr;
    m_console.reset();
    m_server.reset();
    m_home.reset();
}

core::RemoteShop RemoteConsoleTest::shop(const QString &name) const
{
    return {QUuid::createUuid(),
            *core::validated(core::ServiceProfileDraft{.name = name,
                                                       .address = m_server->url(),
                                                       .platform = support::kPlatform.toString(),
                                                       .till = u"T7"_s}),
            {samples::merchant(), samples::payer()}};
}

void RemoteConsoleTest::save(const core::RemoteShop &shop) const
{
    QVERIFY(app::ProfileStore().save(shop));
}

std::unique_ptr<app::SecretStore> RemoteConsoleTest::keyring(const QUuid &id) const
{
    auto keys = std::make_unique<app::SessionKeys>();
    keys->keep(id, m_server->key());
    return keys;
}

void RemoteConsoleTest::start(const QString &name, std::unique_ptr<app::SecretStore> keyring)
{
    CommandLine line;
    line.service = name;
    startLine(line, std::move(keyring));
}

/// Starts a new till with that name.
core::RemoteShop RemoteConsoleTest::startAs(const QString &name)
{
    const core::RemoteShop profile = shop(name);
    save(profile);
    start(name, keyring(profile.id));
    return profile;
}

void RemoteConsoleTest::startLine(const CommandLine &line,
                                  std::unique_ptr<app::SecretStore> keyring)
{
    m_console.reset();
    m_console = std::make_unique<Console>(line, std::move(keyring));
    QVERIFY(m_console->start());
    m_window = support::consoleWindow();
}

void RemoteConsoleTest::charge(const QString &digits)
{
    support::charge(*m_window, digits);
}

void RemoteConsoleTest::openServices()
{
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    press(Qt::Key_7, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"openServicesButton"_s));
    named(*m_window, u"openServicesButton"_s)->setFocus();
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"servicesPage"_s));
}

/// Fills in fields, starting at the focused one.
void RemoteConsoleTest::fillIn(const QStringList &texts)
{
    for (const QString &text : texts) {
        type(text);
        press(Qt::Key_Return);
    }
}

/// Opens the environment list by Ctrl+E and chooses the first row that contains the text.
void RemoteConsoleTest::chooseEnvironment(const QString &part)
{
    press(Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"environmentList"_s));
    auto *list = named<QListWidget>(*m_window, u"environmentList"_s);
    QTRY_VERIFY(list->hasFocus());
    press(Qt::Key_Home);
    while (list->currentRow() < list->count() - 1 && !list->currentItem()->text().contains(part))
        press(Qt::Key_Down);
    QVERIFY2(list->currentItem()->text().contains(part), qPrintable(part));
    press(Qt::Key_Return);
}

QString RemoteConsoleTest::text(const QString &label) const
{
    return named<QLabel>(*m_window, label)->text();
}

bool RemoteConsoleTest::isOpen(const QString &name) const
{
    return support::isOpen(*m_window, name);
}

core::TransactionPage RemoteConsoleTest::made() const
{
    return *await(m_server->service().list({}));
}

void RemoteConsoleTest::worksOverAService()
{
    const core::RemoteShop profile = shop(u"Loja centro"_s);
    save(profile);
    start(u"loja CENTRO"_s, keyring(profile.id));
    const QString word = ui::environmentWord({Kind::Sandbox, {}});
    for (const QString &message :
         {m_window->windowTitle(), named(*m_window, u"environmentBand"_s)->accessibleName()}) {
        QVERIFY2(message.contains(word), qPrintable(message));
        QVERIFY2(message.contains(u"Loja centro"_s), qPrintable(message));
    }
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
    const QString reference = made().transactions.constFirst().reference;
    QVERIFY2(reference.startsWith("T7-"_L1), qPrintable(reference));
    QTRY_VERIFY(isOpen(u"simulator"_s));
    const QString folder = app::ProfileStore().folderOf(profile.id);
    QVERIFY(QFileInfo::exists(app::consoleDatabaseIn(folder)));
    QVERIFY(QFileInfo::exists(app::intentDatabaseIn(folder)));
    QVERIFY(!QFileInfo::exists(app::databaseIn(folder)));
}

void RemoteConsoleTest::showsWhatOthersDo()
{
    startAs(u"Loja"_s);
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
    QVERIFY(await(m_server->service().simulate(made().transactions.constFirst().id,
                                               core::SimulatedOutcome::Paid)));
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"outcomePanel"_s), 10'000);
    QVERIFY(named(*m_window, u"outcomePanel"_s)
                ->accessibleName()
                .contains(ui::statusWord(Status::Code::Paid)));
}

/// The connection breaks after the service created the charge, and the service is unreachable for a
/// while; then the console restarts.
void RemoteConsoleTest::findsOutWhatNobodyKnew()
{
    support::LooseService remote;
    remote.mood = support::LooseService::Mood::MakesAndBreaks;
    remote.isDeaf = true;
    core::RemoteShop profile = shop(u"Loja"_s);
    const auto address = core::ServiceAddress::parse(remote.url());
    QVERIFY(address);
    profile.service.address = *address;
    save(profile);
    start(u"Loja"_s, keyring(profile.id));
    QTRY_VERIFY(isOpen(u"amountEdit"_s));
    QTRY_VERIFY(named(*m_window, u"amountEdit"_s)->hasFocus());
    type(u"1500"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(remote.orders.size(), 1);
    m_window = nullptr;
    start(u"Loja"_s, keyring(profile.id));
    QTRY_VERIFY(isOpen(u"amountEdit"_s));
    press(Qt::Key_8, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"unconfirmedOrdersPage"_s));
    const auto *rows = named<QListWidget>(*m_window, u"unconfirmedRows"_s);
    QTRY_COMPARE(rows->count(), 1);
    QVERIFY(isOpen(u"unconfirmedLookButton"_s));
    remote.isDeaf = false;
    press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"unconfirmedOpenButton"_s), 20'000);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"detailPage"_s));
    QCOMPARE(remote.orders.size(), 1);
    m_window = nullptr;
    m_console.reset();
}

/// And creates no charges meanwhile.
void RemoteConsoleTest::readsWhatItSawWithoutANetwork()
{
    const core::RemoteShop profile = startAs(u"Loja"_s);
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
    const QFileInfo file(app::copyDatabaseIn(app::ProfileStore().folderOf(profile.id)));
    QVERIFY(file.exists());
    QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    press(Qt::Key_3, Qt::AltModifier);
    const auto *table = named<QTableView>(*named(*m_window, u"listPage"_s), u"transactionTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1); // the copy has the charge
    m_server.reset();
    press(Qt::Key_F5);
    QTRY_VERIFY(isOpen(u"rememberedLabel"_s));
    QTRY_COMPARE(table->model()->rowCount(), 1);
    press(Qt::Key_F4);
    QTRY_VERIFY(isOpen(u"openTable"_s));
    const auto *truth = named<QLabel>(*m_window, u"openTruthLabel"_s);
    QTRY_VERIFY2_WITH_TIMEOUT(truth->text().startsWith(u"The service cannot be reached"_s),
                              qPrintable(truth->text()), 20'000); // no contact for 10 s
    press(Qt::Key_6, Qt::AltModifier);
    const auto *report = named<QLabel>(*m_window, u"summaryResultLabel"_s);
    QTRY_VERIFY2(report->text().startsWith(u"Received"_s), qPrintable(report->text()));
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"connectionBar"_s), 20'000); // no contact for 10 s
    press(Qt::Key_F2);
    type(u"700"_s);
    press(Qt::Key_Return);
    const auto *message = named<QLabel>(*m_window, u"chargeMessage"_s);
    const core::Error gone{core::Error::Code::Unreachable, {}, {}};
    QTRY_COMPARE(message->text(), ui::errorParagraph(gone));
}

/// The service still has the person, and does not bring the data back.
void RemoteConsoleTest::erasesAPersonFromTheCopy()
{
    const auto made = await(m_server->service().create(support::cashInDraft()));
    QVERIFY(made);
    QVERIFY(await(m_server->service().simulate(made->id, core::SimulatedOutcome::Paid)));
    const core::RemoteShop profile = startAs(u"Loja"_s);
    const auto rowCount = [this] {
        return isOpen(u"transactionTable"_s)
                   ? named<QTableView>(*m_window, u"transactionTable"_s)->model()->rowCount()
                   : -1;
    };
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_COMPARE_WITH_TIMEOUT(rowCount(), 1, 30'000);
    press(Qt::Key_7, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"erasedDocumentEdit"_s));
    named(*m_window, u"erasedDocumentEdit"_s)->setFocus();
    fillIn({u"52998224725"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"erasePersonButton"_s), 30'000);
    QVERIFY2(text(u"erasureNews"_s).contains(u"remote service still has"_s),
             qPrintable(text(u"erasureNews"_s)));
    named<QPushButton>(*m_window, u"erasePersonButton"_s)->click();
    press(Qt::Key_Space);
    const auto isErased = [this] {
        return isOpen(u"chargePage"_s) && isOpen(u"stripText"_s) &&
               text(u"stripText"_s).contains(u"lost their personal data"_s);
    };
    QTRY_VERIFY_WITH_TIMEOUT(isErased(), 30'000);
    QVERIFY2(text(u"stripText"_s).contains(u"remote service still has"_s),
             qPrintable(text(u"stripText"_s)));

    QVERIFY(await(m_server->service().create(support::cashInDraft(700)))); // read with the old one
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_COMPARE_WITH_TIMEOUT(rowCount(), 2, 90'000); // the copy is brought up to date every 30 s
    // The list may show what the service answered before the copy has it.
    const auto namedInCopy = [&profile] {
        const auto copy =
            core::Database::open(app::copyDatabaseIn(app::ProfileStore().folderOf(profile.id)),
                                 core::Database::Access::ReadOnly, core::Schema::Copy);
        const auto count = copy.and_then([](const auto &database) {
            return database->queryScalar(u"SELECT count(*) FROM tx WHERE document <> '' "
                                         "OR name NOT LIKE 'pseudonym %'"_s);
        });
        return count ? count->toInt() : -1;
    };
    QTRY_COMPARE_WITH_TIMEOUT(namedInCopy(), 1, 90'000); // the new one
    m_window = nullptr;
    m_console.reset();
    QCOMPARE(namedInCopy(), 1);
    QCOMPARE(await(m_server->service().find(made->id))->document, u"52998224725"_s);
}

void RemoteConsoleTest::asksForTheKey_data()
{
    QTest::addColumn<bool>("hasKeyring");
    QTest::addColumn<Error::Code>("why");
    QTest::newRow("a keyring without it") << true << Error::Code::NotFound;
    QTest::newRow("no keyring") << false << Error::Code::Unsupported;
    QTest::newRow("a keyring that is shut") << false << Error::Code::AccessDenied;
}

/// The key stays in memory if the user chooses so.
void RemoteConsoleTest::asksForTheKey()
{
    QFETCH(bool, hasKeyring);
    QFETCH(Error::Code, why);
    save(shop(u"Loja"_s));
    std::unique_ptr<app::SecretStore> keyring = std::make_unique<app::SessionKeys>();
    if (!hasKeyring)
        keyring = std::make_unique<NoKeys>(why);
    start(u"Loja"_s, std::move(keyring));
    QTRY_VERIFY(isOpen(u"keyPage"_s));
    QTRY_VERIFY(named(*m_window, u"apiKeyEdit"_s)->hasFocus());
    QCOMPARE(named<QLineEdit>(*m_window, u"apiKeyEdit"_s)->echoMode(), QLineEdit::Password);
    type(QString::fromLatin1(m_server->key()));
    press(Qt::Key_Return);
    if (!hasKeyring) {
        QTRY_VERIFY(named(*m_window, u"keepInMemoryButton"_s)->hasFocus());
        press(Qt::Key_Escape);
        QTRY_VERIFY(named(*m_window, u"apiKeyEdit"_s)->hasFocus());
        QCOMPARE(named<QLineEdit>(*m_window, u"apiKeyEdit"_s)->text(),
                 QString::fromLatin1(m_server->key()));
        press(Qt::Key_Return);
        QTRY_VERIFY(named(*m_window, u"keepInMemoryButton"_s)->hasFocus());
        press(Qt::Key_Return);
    }
    charge(u"700"_s);
    QTRY_COMPARE(made().total, 1);
}

void RemoteConsoleTest::refusesWhatIsNoKey()
{
    save(shop(u"Loja"_s));
    start(u"Loja"_s, std::make_unique<app::SessionKeys>());
    QTRY_VERIFY(isOpen(u"keyPage"_s));
    for (const QString &text : {u""_s, u"two words"_s}) {
        named<QLineEdit>(*m_window, u"apiKeyEdit"_s)->setText(text);
        press(Qt::Key_Return);
        QVERIFY(named<QLabel>(*m_window, u"apiKeyNews"_s)
                    ->text()
                    .startsWith(ui::fieldName(core::Field::ApiKey)));
        QCOMPARE(named<QLineEdit>(*m_window, u"apiKeyEdit"_s)->text(), text);
    }
    QVERIFY(isOpen(u"keyPage"_s));
}

void RemoteConsoleTest::showsThatAProfileIsDamaged()
{
    const core::RemoteShop profile = shop(u"Loja"_s);
    save(profile);
    const QString folder = app::ProfileStore().folderOf(profile.id);
    CommandLine line;
    line.service = u"Loja"_s;
    m_console = std::make_unique<Console>(line, std::make_unique<app::SessionKeys>());
    QVERIFY(QDir().mkdir(app::intentDatabaseIn(folder))); // a folder in its place
    start(u"Loja"_s, keyring(profile.id));
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QVERIFY(!isOpen(u"rescueButton"_s));
}

/// Checks all files written during use.
void RemoteConsoleTest::keepsTheKeyInNoFile()
{
    startAs(u"Loja"_s);
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
    m_console.reset();
    QDirIterator files(m_home->path(), QDir::Files, QDirIterator::Subdirectories);
    int looked = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains(m_server->key()), qPrintable(file.fileName()));
        ++looked;
    }
    QVERIFY(looked > 5);
}

void RemoteConsoleTest::isOpenInOneConsoleOnly()
{
    const core::RemoteShop profile = startAs(u"Loja"_s);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    CommandLine line;
    line.service = u"Loja"_s;
    Console other(line, keyring(profile.id));
    QVERIFY(other.start());
    int failures = 0;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        const auto *page = window->findChild<QWidget *>(u"failurePage"_s);
        failures += page && page->isVisible() ? 1 : 0;
    }
    QCOMPARE(failures, 1); // In another process the first window would be raised instead.
}

/// Switches from the demo to a charge at the service, without a mouse.
void RemoteConsoleTest::addsAServiceByKeys()
{
    startLine({.isDemo = true, .hasCustomers = false}, std::make_unique<app::SessionKeys>());
    openServices();
    press(Qt::Key_A);
    QTRY_VERIFY(named(*m_window, u"profileNameEdit"_s)->hasFocus());
    fillIn({u"Loja centro"_s,
            m_server->url(),
            QString::fromLatin1(m_server->key()),
            support::kPlatform.toString(QUuid::WithoutBraces),
            {},
            {},
            u"T7"_s});
    press(Qt::Key_T, Qt::ControlModifier);
    QTRY_VERIFY2(text(u"serviceNews"_s).startsWith("OK: the service accepts the key"_L1),
                 qPrintable(text(u"serviceNews"_s)));
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(named(*m_window, u"merchantNameEdit"_s)->hasFocus());
    fillIn(kShop);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"serviceList"_s));
    QTRY_VERIFY(text(u"serviceDetails"_s).contains("keyring"_L1));
    const auto kept = app::ProfileStore().all();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.constFirst().service.name, u"Loja centro"_s);
    QCOMPARE(kept.constFirst().service.till, u"T7"_s);
    QCOMPARE(kept.constFirst().shop.merchant.name, kShop[0]);
    QCOMPARE(kept.constFirst().shop.merchant.key, core::demoKey());
    chooseEnvironment(u"Loja centro"_s);
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
}

void RemoteConsoleTest::showsWhatIsWrongAndLosesNothing()
{
    startLine({.isDemo = true, .hasCustomers = false}, std::make_unique<app::SessionKeys>());
    openServices();
    press(Qt::Key_A);
    QTRY_VERIFY(named(*m_window, u"profileNameEdit"_s)->hasFocus());
    const QStringList typed{u"Loja"_s, u"http://pix.example.com"_s, u"a key"_s, u"5b1c"_s};
    fillIn(typed);
    press(Qt::Key_Return, Qt::ControlModifier);
    const QStringList edits{u"profileNameEdit"_s, u"addressEdit"_s, u"serviceKeyEdit"_s,
                            u"platformEdit"_s};
    QVERIFY(named(*m_window, edits[1])->hasFocus()); // the first invalid field
    for (qsizetype i = 0; i < edits.size(); ++i) {
        QCOMPARE(named<QLineEdit>(*m_window, edits[i])->text(), typed[i]);
        QCOMPARE(isOpen(edits[i] + u"Problem"_s), i > 0);
    }
    QVERIFY(text(u"addressEditProblem"_s).contains(u"https://"_s));
    named<QLineEdit>(*m_window, edits[1])->setText(u"http://127.0.0.1:1"_s);
    named<QLineEdit>(*m_window, edits[2])->setText(u"a-key"_s);
    named<QLineEdit>(*m_window, edits[3])->setText(support::kPlatform.toString());
    named<QLineEdit>(*m_window, edits[0])->setText({});
    press(Qt::Key_T, Qt::ControlModifier); // The check needs neither name nor counter.
    QTRY_VERIFY2(text(u"serviceNews"_s).startsWith("Wrong address"_L1),
                 qPrintable(text(u"serviceNews"_s)));
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(named(*m_window, edits[0])->hasFocus());
    type(u"Loja"_s);
    named<QLineEdit>(*m_window, u"tillEdit"_s)->setText(u"C1"_s);
    press(Qt::Key_Return, Qt::ControlModifier); // Saving does not need a reachable service.
    QTRY_VERIFY(named(*m_window, u"merchantNameEdit"_s)->hasFocus());
    press(Qt::Key_Escape);
    QTRY_VERIFY(isOpen(edits[0]));
    QCOMPARE(named<QLineEdit>(*m_window, edits[0])->text(), u"Loja"_s);
    press(Qt::Key_Escape);
    QTRY_VERIFY(isOpen(u"noServiceLabel"_s));
    QVERIFY(app::ProfileStore().all().isEmpty());
}

void RemoteConsoleTest::connectsAtTheFirstRun()
{
    startLine(CommandLine{.dataFolder = m_home->filePath(u"local"_s), .language = {}},
              std::make_unique<NoKeys>(Error::Code::Unsupported));
    QTRY_VERIFY(isOpen(u"serviceChoice"_s));
    QTRY_VERIFY(named(*m_window, u"demoChoice"_s)->hasFocus());
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QTRY_VERIFY(named(*m_window, u"profileNameEdit"_s)->hasFocus());
    fillIn({u"Loja"_s,
            m_server->url(),
            QString::fromLatin1(m_server->key()),
            support::kPlatform.toString(QUuid::WithoutBraces),
            {},
            {},
            u"T7"_s});
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(named(*named(*m_window, u"serviceEditor"_s), u"merchantNameEdit"_s)->hasFocus());
    fillIn(kShop);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(named(*m_window, u"keepInMemoryButton"_s)->hasFocus());
    press(Qt::Key_Return);
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
}

void RemoteConsoleTest::changesTheServiceThatIsOpen()
{
    const core::RemoteShop profile = startAs(u"Loja"_s);
    openServices();
    press(Qt::Key_C);
    QTRY_VERIFY(named(*m_window, u"profileNameEdit"_s)->hasFocus());
    // The stored data belongs to that platform and environment.
    QVERIFY(!named(*m_window, u"platformEdit"_s)->isEnabled());
    QVERIFY(!named(*m_window, u"serviceKindBox"_s)->isEnabled());
    press(Qt::Key_A, Qt::ControlModifier);
    type(u"Loja nova"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(named(*m_window, u"merchantNameEdit"_s)->hasFocus());
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(m_window->windowTitle().contains(u"Loja nova"_s));
    charge(u"700"_s); // with the stored key
    QTRY_COMPARE(made().total, 1);
    QCOMPARE(app::ProfileStore().all().constFirst().id, profile.id);
}

void RemoteConsoleTest::acceptsANewKey()
{
    const core::RemoteShop profile = shop(u"Loja"_s);
    save(profile);
    auto keys = std::make_unique<app::SessionKeys>();
    keys->keep(profile.id, core::newKey(core::Environment::Sandbox, QByteArray(32, 'x')));
    start(u"Loja"_s, std::move(keys));
    openServices();
    press(Qt::Key_T);
    QTRY_VERIFY2(text(u"servicesNews"_s).startsWith("Bad key"_L1),
                 qPrintable(text(u"servicesNews"_s)));
    press(Qt::Key_K);
    QTRY_VERIFY(named(*m_window, u"apiKeyEdit"_s)->hasFocus());
    type(QString::fromLatin1(m_server->key()));
    press(Qt::Key_Return);
    charge(u"700"_s); // The shop was reopened.
    QTRY_COMPARE(made().total, 1);
    openServices();
    press(Qt::Key_X);
    QTRY_VERIFY(named(*m_window, u"confirmServicesButton"_s)->hasFocus());
    press(Qt::Key_Return);
    QTRY_VERIFY(text(u"serviceDetails"_s).contains("not stored"_L1));
}

void RemoteConsoleTest::removesAService()
{
    const core::RemoteShop profile = shop(u"Loja"_s);
    save(profile);
    startLine({.isDemo = true, .hasCustomers = false}, keyring(profile.id));
    openServices();
    QTRY_VERIFY(named(*m_window, u"serviceList"_s)->hasFocus());
    press(Qt::Key_Delete);
    QTRY_VERIFY(named(*m_window, u"confirmServicesButton"_s)->hasFocus());
    press(Qt::Key_Escape);
    QCOMPARE(app::ProfileStore().all().size(), 1);
    press(Qt::Key_Delete);
    QTRY_VERIFY(named(*m_window, u"confirmServicesButton"_s)->hasFocus());
    press(Qt::Key_Return);
    QTRY_VERIFY(app::ProfileStore().all().isEmpty());
    const QString folder = app::ProfileStore().folderOf(profile.id) + u".removed"_s;
    QVERIFY(QFileInfo::exists(folder));
    QVERIFY(text(u"servicesNews"_s).remove(QChar(0x200B)).contains(folder));
}

void RemoteConsoleTest::leavesAGuardedServiceAlone()
{
    const core::RemoteShop profile = shop(u"Loja"_s);
    save(profile);
    const QString folder = app::ProfileStore().folderOf(profile.id);
    QVERIFY(app::LockFile::save(folder, {.hash = core::pinHash(u"4711"_s)}));
    startLine({.isDemo = true, .hasCustomers = false}, keyring(profile.id));
    openServices();
    QTRY_VERIFY(named(*m_window, u"serviceList"_s)->hasFocus());
    for (const Qt::Key key : {Qt::Key_C, Qt::Key_K, Qt::Key_X, Qt::Key_Delete}) {
        press(key);
        QVERIFY(text(u"servicesNews"_s).contains(u"PIN"_s));
        QVERIFY(!isOpen(u"profileNameEdit"_s) && !isOpen(u"apiKeyEdit"_s));
        QVERIFY(!isOpen(u"confirmServicesButton"_s));
    }
}

void RemoteConsoleTest::goesToAnotherPlaceAndMixesNothing()
{
    startAs(u"Loja"_s);
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
    const auto total = [this] {
        press(Qt::Key_3, Qt::AltModifier);
        return isOpen(u"totalLabel"_s) ? text(u"totalLabel"_s) : QString();
    };
    chooseEnvironment(ui::environmentWord({Kind::Demo, {}}));
    QTRY_VERIFY(m_window->windowTitle().contains(ui::environmentWord({Kind::Demo, {}})));
    charge(u"900"_s);
    QTRY_VERIFY2(total().contains(u"1.501"_s), qPrintable(total()));
    chooseEnvironment(u"Loja"_s);
    QTRY_VERIFY(m_window->windowTitle().contains(u"Loja"_s));
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QTRY_VERIFY2(total().contains(u"1"_s) && !total().contains(u"1.501"_s), qPrintable(total()));
    QCOMPARE(made().total, 1);
    chooseEnvironment(ui::environmentWord({Kind::Demo, {}})); // unchanged
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QTRY_VERIFY2(total().contains(u"1.501"_s), qPrintable(total()));
    chooseEnvironment(ui::environmentWord({Kind::Local, {}})); // not set up yet
    QTRY_VERIFY(isOpen(u"firstRunPage"_s));
}

/// The demo has no folder, and therefore no preferences.
void RemoteConsoleTest::readsNothingWhereItWasStarted()
{
    const QTemporaryDir where;
    QVERIFY(app::PreferencesFile::save(where.path(), {.language = u"es"_s}));
    const QString before = QDir::currentPath();
    const auto back = qScopeGuard([&before] { QDir::setCurrent(before); });
    QVERIFY(QDir::setCurrent(where.path()));
    startAs(u"Loja"_s);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QSignalSpy chosen(m_console.get(), &Console::languageChosen);
    const QString demo = ui::environmentWord({Kind::Demo, {}});
    chooseEnvironment(demo);
    QTRY_VERIFY(m_window->windowTitle().contains(demo));
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QCOMPARE(chosen, QList<QVariantList>());
}

/// The other console hangs: it holds the lock and does not respond.
void RemoteConsoleTest::staysResponsiveNextToAHungConsole()
{
    const core::RemoteShop other = shop(u"Filial"_s);
    save(other);
    const QString folder = app::ProfileStore().folderOf(other.id);
    QVERIFY(QDir().mkpath(folder));
    QLockFile lock(QDir(folder).filePath(u"balcao.lock"_s));
    QVERIFY(lock.tryLock());
    startAs(u"Loja"_s);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    const QString title = m_window->windowTitle();
    qint64 stood = 0; // longest time between two turns of the event loop
    QElapsedTimer sinceTurn;
    QTimer turns;
    connect(&turns, &QTimer::timeout, this,
            [&stood, &sinceTurn] { stood = qMax(stood, sinceTurn.restart()); });
    chooseEnvironment(u"Filial"_s);
    sinceTurn.start();
    turns.start();
    QTRY_VERIFY(isOpen(u"noticeBar"_s));
    QTRY_VERIFY(stood > 0);
    QVERIFY2(stood < 3000, qPrintable(QString::number(stood))); // 300 ms, plus a margin
    QCOMPARE(m_window->windowTitle(), title);
}

void RemoteConsoleTest::hearsOfMoneyWhereItWasBefore_data()
{
    QTest::addColumn<bool>("isBack"); // at the time of the payment
    QTest::newRow("elsewhere") << false;
    QTest::newRow("after the way back") << true;
}

/// A charge is pending when the user switches to another environment.
void RemoteConsoleTest::hearsOfMoneyWhereItWasBefore()
{
    QFETCH(bool, isBack);
    startAs(u"Loja"_s);
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
    const auto waits = [this] { return text(u"statusLine"_s).contains(u"Loja"_s); };
    const auto looks = [this] { return m_server->answersTo("/api/v1/transaction/{id}"); };
    const auto pay = [this] {
        return await(m_server->service().simulate(made().transactions.constFirst().id,
                                                  core::SimulatedOutcome::Paid));
    };
    const QString demo = ui::environmentWord({Kind::Demo, {}});
    const int before = looks();
    chooseEnvironment(demo);
    QTRY_VERIFY(m_window->windowTitle().contains(demo));
    QTRY_COMPARE(looks(), before + 1);
    QTRY_VERIFY2(waits(), qPrintable(text(u"statusLine"_s)));
    QVERIFY(text(u"statusLine"_s).startsWith(u'1'));
    QVERIFY(!isOpen(u"noticeBar"_s));
    if (!isBack) {
        QVERIFY(pay());
        QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"noticeBar"_s), 20'000);
        const auto *bar = named(*m_window, u"noticeBar"_s);
        const QString message = named<QLabel>(*bar, u"stripText"_s)->text();
        QVERIFY2(message.contains(ui::moneyText(core::Money::fromCents(1500))),
                 qPrintable(message));
        QVERIFY2(message.contains(u"Loja"_s), qPrintable(message));
        QTRY_VERIFY(!waits()); // The watch has ended.
    }
    chooseEnvironment(u"Loja"_s);
    QTRY_VERIFY(m_window->windowTitle().contains(u"Loja"_s));
    if (!isBack) {
        QTRY_VERIFY(isOpen(u"newsPage"_s)); // as after a restart of the console
        return;
    }
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(!text(u"statusLine"_s).startsWith(u'1'));
    QTRY_COMPARE(looks(), before + 2); // Otherwise the payment counts as news since the last start.
    QVERIFY(pay());
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"latePaymentBar"_s), 20'000);
}

/// The payment is then shown on return.
void RemoteConsoleTest::watchesNothingWhereNobodyWantsThat()
{
    startAs(u"Loja"_s);
    press(Qt::Key_7, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"watchesLeftBox"_s));
    auto *box = named<QComboBox>(*m_window, u"watchesLeftBox"_s);
    QCOMPARE(box->currentIndex(), 1); // the default is yes
    box->setFocus();
    press(Qt::Key_Up);
    press(Qt::Key_F2);
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
    const QString demo = ui::environmentWord({Kind::Demo, {}});
    chooseEnvironment(demo);
    QTRY_VERIFY(m_window->windowTitle().contains(demo));
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(await(m_server->service().simulate(made().transactions.constFirst().id,
                                               core::SimulatedOutcome::Paid)));
    QTRY_COMPARE(m_server->connectionCount(), 0);
    const int answers = m_server->answers();
    const std::chrono::milliseconds afterAPoll = core::RemoteIntervals().poll * 3 / 2;
    QVERIFY(!QTest::qWaitFor([this, answers] { return m_server->answers() > answers; },
                             static_cast<int>(afterAPoll.count())));
    QVERIFY(!text(u"statusLine"_s).contains(u"Loja"_s));
    QVERIFY(!isOpen(u"noticeBar"_s));
    chooseEnvironment(u"Loja"_s);
    QTRY_VERIFY(isOpen(u"newsPage"_s));
}

/// The watch on another environment ends when its service is edited or removed.
void RemoteConsoleTest::leavesWhatChanges()
{
    const core::RemoteShop profile = startAs(u"Loja"_s);
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
    const QString demo = ui::environmentWord({Kind::Demo, {}});
    chooseEnvironment(demo);
    QTRY_VERIFY(text(u"statusLine"_s).startsWith(u'1'));
    openServices();
    QTRY_VERIFY(named(*m_window, u"serviceList"_s)->hasFocus());
    press(Qt::Key_Delete);
    QTRY_VERIFY(isOpen(u"confirmServicesButton"_s));
    press(Qt::Key_Return);
    QTRY_VERIFY(app::ProfileStore().all().isEmpty());
    QVERIFY(isOpen(u"noticeBar"_s));
    QVERIFY(!text(u"statusLine"_s).contains(u"Loja"_s));
    QVERIFY(!QFileInfo::exists(app::ProfileStore().folderOf(profile.id)));
}

void RemoteConsoleTest::staysWhileSomethingIsUnderWay_data()
{
    QTest::addColumn<bool>("isPayout");
    QTest::newRow("a Pix is read once more") << true;
    QTest::newRow("an amount is typed") << false;
}

void RemoteConsoleTest::staysWhileSomethingIsUnderWay()
{
    QFETCH(bool, isPayout);
    startAs(u"Loja"_s);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QTRY_VERIFY(named(*m_window, u"amountEdit"_s)->hasFocus());
    if (isPayout) {
        press(Qt::Key_4, Qt::AltModifier);
        QTRY_VERIFY(isOpen(u"sendPage"_s));
        QTRY_VERIFY(named(*m_window, u"sendKeyEdit"_s)->hasFocus());
        fillIn({u"ana@example.com"_s, u"5,00"_s, u"Ana Souza"_s, u"11144477735"_s,
                u"ana@example.com"_s, u"11987654712"_s, u"Aluguel"_s});
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(isOpen(u"sendReview"_s));
    } else {
        type(u"15"_s);
    }
    const QString title = m_window->windowTitle();
    chooseEnvironment(ui::environmentWord({Kind::Demo, {}}));
    QVERIFY(isOpen(u"environmentNews"_s));
    QVERIFY(isOpen(u"environmentList"_s));
    press(Qt::Key_Return);
    support::settle();
    if (isPayout) {
        QCOMPARE(m_window->windowTitle(), title);
        QVERIFY(isOpen(u"environmentNews"_s));
    } else {
        QTRY_VERIFY(m_window->windowTitle() != title); // The second request confirms.
    }
}

void RemoteConsoleTest::wantsThePinBeforeItGoes()
{
    const core::RemoteShop profile = shop(u"Loja"_s);
    save(profile);
    const QString folder = app::ProfileStore().folderOf(profile.id);
    QVERIFY(app::LockFile::save(folder, {.hash = core::pinHash(u"4711"_s)}));
    start(u"Loja"_s, keyring(profile.id));
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    press(Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(named(*m_window, u"pinEdit"_s)->hasFocus());
    QVERIFY(!isOpen(u"environmentList"_s));
    type(u"4712"_s);
    press(Qt::Key_Return);
    QVERIFY(!isOpen(u"environmentList"_s));
    type(u"4711"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(named(*m_window, u"environmentList"_s)->hasFocus());
    press(Qt::Key_Home);
    press(Qt::Key_Return);
    QTRY_VERIFY(m_window->windowTitle().contains(ui::environmentWord({Kind::Demo, {}})));
    chooseEnvironment(u"Loja"_s); // locked again
    QTRY_VERIFY(m_window->windowTitle().contains(u"Loja"_s));
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(isOpen(u"guardPage"_s));
}

void RemoteConsoleTest::goesByTheBand()
{
    startLine({.isDemo = true, .hasCustomers = false}, std::make_unique<app::SessionKeys>());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QTest::mouseClick(named(*m_window, u"environmentBand"_s), Qt::LeftButton);
    QTRY_VERIFY(isOpen(u"environmentList"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!isOpen(u"environmentList"_s));
}

BALCAO_TEST(RemoteConsoleTest)
#include "tst_remoteconsole.moc"
