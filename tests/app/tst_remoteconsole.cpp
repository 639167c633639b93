// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/console.h"
#include "app/profilestore.h"
#include "app/sessionkeys.h"
#include "app/shopfolder.h"
#include "tests/support/keys.h"
#include "tests/support/looseservice.h"
#include "tests/support/samples.h"
#include "tests/support/shopserver.h"
#include "ui/text.h"

#include <QtCore/QDirIterator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>

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

/// A computer without a keyring, or one whose keyring nobody opens.
class NoKeys final : public app::KeyKeeper
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

core::ServiceOptions sandbox()
{
    core::ServiceOptions options = support::serviceOptions();
    options.payee = core::Merchant{core::demoKey(), u"Sandbox"_s, u"Recife"_s};
    options.environment = core::Environment::Sandbox;
    return options;
}

} // namespace

/// The console over a service far away, which is a real one in this process.
class RemoteConsoleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void worksOverAService();
    void showsWhatOthersDo();
    void findsOutWhatNobodyKnew();
    void asksForTheKey_data();
    void asksForTheKey();
    void refusesWhatIsNoKey();
    void saysThatAProfileIsDamaged();
    void keepsTheKeyInNoFile();

private:
    [[nodiscard]] core::RemoteShop shop(const QString &name) const;
    void save(const core::RemoteShop &shop) const;
    void start(const QString &name, std::unique_ptr<app::KeyKeeper> keyring);
    void charge(const QString &digits);
    [[nodiscard]] bool isOpen(const QString &name) const;
    [[nodiscard]] core::TransactionPage made() const;
    [[nodiscard]] std::unique_ptr<app::KeyKeeper> keyring(const QUuid &id) const;

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
    m_server = std::make_unique<support::ShopServer>(m_home->filePath(u"server.db"_s), sandbox(),
                                                     support::TestClock());
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
                                                       .counter = u"T7"_s}),
            {samples::merchant(), samples::payer()}};
}

void RemoteConsoleTest::save(const core::RemoteShop &shop) const
{
    QVERIFY(app::ProfileStore().save(shop));
}

std::unique_ptr<app::KeyKeeper> RemoteConsoleTest::keyring(const QUuid &id) const
{
    auto keys = std::make_unique<app::SessionKeys>();
    keys->keep(id, m_server->key());
    return keys;
}

void RemoteConsoleTest::start(const QString &name, std::unique_ptr<app::KeyKeeper> keyring)
{
    m_console.reset();
    CommandLine line;
    line.service = name;
    m_console = std::make_unique<Console>(line, std::move(keyring));
    QVERIFY(m_console->start());
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->objectName() == "mainWindow"_L1)
            m_window = widget;
    }
    QVERIFY(m_window);
    support::open(*m_window);
}

void RemoteConsoleTest::charge(const QString &digits)
{
    QTRY_VERIFY(isOpen(u"amountEdit"_s));
    QTRY_VERIFY(named(*m_window, u"amountEdit"_s)->hasFocus());
    type(digits);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"liveCharge"_s));
}

bool RemoteConsoleTest::isOpen(const QString &name) const
{
    const auto *page = m_window->findChild<QWidget *>(name);
    return page && page->isVisible();
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
    for (const QString &said :
         {m_window->windowTitle(), named(*m_window, u"environmentBand"_s)->accessibleName()}) {
        QVERIFY2(said.contains(word), qPrintable(said));
        QVERIFY2(said.contains(u"Loja centro"_s), qPrintable(said));
    }
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
    press(Qt::Key_F2);
    charge(u"700"_s); // The number of the first one may have been too late for its reference.
    QTRY_COMPARE(made().total, 2);
    const QString reference = made().transactions.constFirst().reference;
    QVERIFY2(reference.startsWith("T7-"_L1), qPrintable(reference));
    QTRY_VERIFY(isOpen(u"simulator"_s));
    const QString folder = app::ProfileStore().folderOf(profile.id);
    QVERIFY(QFileInfo::exists(app::consoleBookIn(folder)));
    QVERIFY(QFileInfo::exists(app::intentBookIn(folder)));
    QVERIFY(!QFileInfo::exists(app::databaseIn(folder)));
}

void RemoteConsoleTest::showsWhatOthersDo()
{
    const core::RemoteShop profile = shop(u"Loja"_s);
    save(profile);
    start(u"Loja"_s, keyring(profile.id));
    charge(u"1500"_s);
    QTRY_COMPARE(made().total, 1);
    QVERIFY(await(m_server->service().simulate(made().transactions.constFirst().id,
                                               core::SimulatedOutcome::Paid)));
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"outcomePanel"_s), 10'000);
    QVERIFY(named(*m_window, u"outcomePanel"_s)
                ->accessibleName()
                .contains(ui::statusWord(Status::Code::Paid)));
}

/// The line is cut when the service has made the charge, and nobody answers for a while; then the
/// console is started again.
void RemoteConsoleTest::findsOutWhatNobodyKnew()
{
    support::LooseService far;
    far.mood = support::LooseService::Mood::MakesAndBreaks;
    far.isDeaf = true;
    core::RemoteShop profile = shop(u"Loja"_s);
    const auto address = core::ServiceAddress::parse(far.url());
    QVERIFY(address);
    profile.service.address = *address;
    save(profile);
    start(u"Loja"_s, keyring(profile.id));
    QTRY_VERIFY(isOpen(u"amountEdit"_s));
    QTRY_VERIFY(named(*m_window, u"amountEdit"_s)->hasFocus());
    type(u"1500"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(far.orders.size(), 1);
    m_window = nullptr;
    start(u"Loja"_s, keyring(profile.id));
    QTRY_VERIFY(isOpen(u"amountEdit"_s));
    press(Qt::Key_6, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"ledgerPage"_s));
    const auto *rows = named<QListWidget>(*m_window, u"ledgerRows"_s);
    QTRY_COMPARE(rows->count(), 1);
    QVERIFY(isOpen(u"ledgerLookButton"_s));
    far.isDeaf = false;
    press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"ledgerOpenButton"_s), 20'000);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"detailPage"_s));
    QCOMPARE(far.orders.size(), 1);
    m_window = nullptr;
    m_console.reset();
}

void RemoteConsoleTest::asksForTheKey_data()
{
    QTest::addColumn<bool>("hasKeyring");
    QTest::addColumn<Error::Code>("why");
    QTest::newRow("a keyring without it") << true << Error::Code::NotFound;
    QTest::newRow("no keyring") << false << Error::Code::Unsupported;
    QTest::newRow("a keyring that is shut") << false << Error::Code::AccessDenied;
}

/// In memory only if somebody says so.
void RemoteConsoleTest::asksForTheKey()
{
    QFETCH(bool, hasKeyring);
    QFETCH(Error::Code, why);
    save(shop(u"Loja"_s));
    std::unique_ptr<app::KeyKeeper> keyring = std::make_unique<app::SessionKeys>();
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

void RemoteConsoleTest::saysThatAProfileIsDamaged()
{
    const core::RemoteShop profile = shop(u"Loja"_s);
    save(profile);
    const QString folder = app::ProfileStore().folderOf(profile.id);
    CommandLine line;
    line.service = u"Loja"_s;
    m_console = std::make_unique<Console>(line, std::make_unique<app::SessionKeys>());
    QVERIFY(QDir().mkdir(app::intentBookIn(folder))); // no file
    start(u"Loja"_s, keyring(profile.id));
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QVERIFY(!isOpen(u"rescueButton"_s));
}

/// Whatever is written while it is used.
void RemoteConsoleTest::keepsTheKeyInNoFile()
{
    const core::RemoteShop profile = shop(u"Loja"_s);
    save(profile);
    start(u"Loja"_s, keyring(profile.id));
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

QTEST_MAIN(RemoteConsoleTest)
#include "tst_remoteconsole.moc"
