// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/console.h"

#include "app/backupcommand.h"
#include "app/lockfile.h"
#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/soundplayer.h"

#include "core/domain/preflight.h"
#include "core/remote/remotetransactionservice.h"
#include "core/sample/samplehistory.h"
#include "ui/errortext.h"

#include <QtCore/QDir>
#include <QtCore/QRandomGenerator>
#include <QtCore/QStandardPaths>
#include <QtCore/QStorageInfo>

#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kDemoTransactions = 200;

core::Merchant demoMerchant()
{
    return {core::demoKey(), u"Padaria Demonstração"_s, u"São Paulo"_s};
}

core::ServiceSettings demoSettings(const QUuid &platform)
{
    const auto settings = core::validated(core::ServiceOptions{
        .payee = demoMerchant(),
        .platform = platform,
        .environment = core::Environment::Sandbox,
        .ispb = u"99999999"_s, // No institution has this number.
    });
    Q_ASSERT(settings);
    return *settings;
}

core::PayerProfile demoPayer()
{
    return {
        .name = u"Cliente de balcão"_s,
        .email = u"cliente@padaria.example"_s,
        .phone = u"+5511987654321"_s,
        .document = u"11144477735"_s,
        .description = u"Venda no balcão"_s,
    };
}

/// In the language of the bakery, as its other data.
QList<ui::Preset> demoPresets()
{
    using core::Money;
    return {
        {.name = u"Café"_s, .amount = Money::fromCents(500), .sendsAtOnce = true},
        {.name = u"Pão na chapa"_s, .amount = Money::fromCents(750)},
        {.name = u"Pão de queijo"_s, .amount = Money::fromCents(600)},
        {.name = u"Média com leite"_s, .amount = Money::fromCents(850)},
        {.name = u"Suco de laranja"_s, .amount = Money::fromCents(1200)},
        {.name = u"Bolo (fatia)"_s, .amount = Money::fromCents(950)},
    };
}

core::Error::Code whyNotWritable(const QString &folder)
{
    const QStorageInfo disk(folder);
    return disk.isReadOnly() || disk.bytesAvailable() > 0 ? core::Error::Code::StorageReadOnly
                                                          : core::Error::Code::StorageFull;
}

/// Beside the services far away of the same person, unless somebody said where.
QString localFolderOf(const CommandLine &line)
{
    return line.dataFolder.isEmpty()
               ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                     u"/balcao/shop"_s
               : line.dataFolder;
}

ui::Environment environmentOf(const core::ServiceProfile &service)
{
    using Kind = ui::Environment::Kind;
    return {service.environment() == core::Environment::Sandbox ? Kind::Sandbox : Kind::Production,
            u"%1 · %2"_s.arg(service.name, service.address.host())};
}

core::TransactionService::Capabilities capabilitiesOf(core::ServiceKind kind)
{
    switch (kind) {
    case core::ServiceKind::Sandbox:
        return {.simulates = true, .seesPayments = true, .sendsMoney = true};
    case core::ServiceKind::Provider:
        return {.seesPayments = true, .sendsMoney = true};
    case core::ServiceKind::OwnShop:
        return {};
    }
    Q_UNREACHABLE();
}

/// A folder that is this process's own from now on, or why it is not.
struct Hold
{
    std::unique_ptr<SingleInstance> instance;
    bool isElsewhere = false; ///< another console has it, and has come to the front
    core::Error error = {};
};

Hold holdOf(const QString &folder)
{
    using Code = core::Error::Code;
    if (!QDir().mkpath(folder))
        return {nullptr, false, {Code::StorageReadOnly, {}, u"mkpath failed"_s}};
    auto instance = std::make_unique<SingleInstance>(folder);
    switch (instance->start()) {
    case SingleInstance::Role::Second:
        return {nullptr, true, {}};
    case SingleInstance::Role::Failed:
        return {nullptr, false, {Code::StorageBusy, {}, u"the folder is locked"_s}};
    case SingleInstance::Role::Denied:
        return {nullptr, false, {whyNotWritable(folder), {}, u"no lock can be made"_s}};
    case SingleInstance::Role::First:
        break;
    }
    return {std::move(instance), false, {}};
}

} // namespace

Console::Console(const CommandLine &line, std::unique_ptr<KeyKeeper> keyring)
    : m_line(line)
    , m_desk(std::make_unique<ServiceDesk>(localFolderOf(line), std::move(keyring)))
    , m_window(std::make_unique<ui::MainWindow>(ui::Environment()))
{
    m_window->setPlaces(m_desk.get());
    connect(m_window.get(), &ui::MainWindow::placeChosen, this, &Console::goTo,
            Qt::QueuedConnection); // The page goes with the shop.
    connect(m_window.get(), &ui::MainWindow::keyGiven, this, &Console::startRemote);
    connect(m_desk.get(), &ServiceDesk::reopenRequested, this, &Console::reopen,
            Qt::QueuedConnection); // So does this one.
    connect(m_window.get(), &ui::MainWindow::setupFinished, this, &Console::setUp);
    connect(m_window.get(), &ui::MainWindow::shopChanged, this, &Console::changeShop,
            Qt::QueuedConnection); // The page goes with the shop.
    connect(m_window.get(), &ui::MainWindow::demoRequested, this, &Console::tryDemo);
    connect(m_window.get(), &ui::MainWindow::languageChosen, this, &Console::speak);
    connect(m_window.get(), &ui::MainWindow::rescueRequested, this, &Console::startRescue);
    connect(m_window.get(), &ui::MainWindow::shopGivenUp, this, &Console::giveUpShop);
}

bool Console::start()
{
    ui::Workplace place;
    if (const auto service = m_desk->store().named(m_line.service))
        place = {.kind = ui::Workplace::Kind::Remote, .id = service->id};
    else if (!m_line.isDemo())
        place = {.kind = ui::Workplace::Kind::Local};
    settle(place);
    if (!m_folder.isEmpty()) {
        Hold hold = holdOf(m_folder);
        if (hold.isElsewhere)
            return false;
        if (!hold.instance) {
            fail(hold.error, m_folder);
            m_window->show();
            return true;
        }
        have(std::move(hold.instance));
        m_window->show(); // While the display makes it, there is time to read.
    }
    enter();
    m_window->show();
    return true;
}

/// Nothing is opened yet.
void Console::settle(const ui::Workplace &place)
{
    m_place = place;
    m_folder = m_desk->folderOf(place);
    m_desk->setOpen(place.kind, place.id);
    switch (place.kind) {
    case ui::Workplace::Kind::Demo:
        m_window->setEnvironment({ui::Environment::Kind::Demo, {}});
        return;
    case ui::Workplace::Kind::Local:
        m_window->setEnvironment(
            {ui::Environment::Kind::Local, QDir::toNativeSeparators(m_folder)});
        return;
    case ui::Workplace::Kind::Remote: {
        const auto shop = m_desk->load(place.id);
        m_window->setEnvironment(shop ? environmentOf(shop->service)
                                      : ui::Environment{ui::Environment::Kind::Production,
                                                        QDir::toNativeSeparators(m_folder)});
        return;
    }
    }
    Q_UNREACHABLE();
}

void Console::have(std::unique_ptr<SingleInstance> instance)
{
    m_instance = std::move(instance);
    connect(m_instance.get(), &SingleInstance::raiseRequested, m_window.get(),
            &ui::MainWindow::bringToFront);
}

/// The place that was settled.
void Console::enter()
{
    switch (m_place.kind) {
    case ui::Workplace::Kind::Demo:
        return startDemo();
    case ui::Workplace::Kind::Local:
        return startLocal();
    case ui::Workplace::Kind::Remote:
        return startRemote();
    }
    Q_UNREACHABLE();
}

/// To another one; where that cannot be had, everything stays as it is.
void Console::goTo(const ui::Workplace &place)
{
    if (place.kind == m_place.kind && place.id == m_place.id)
        return;
    Hold hold;
    if (const QString folder = m_desk->folderOf(place); !folder.isEmpty()) {
        hold = holdOf(folder);
        if (hold.isElsewhere)
            return m_window->tell(tr("That environment is open in another window of Balcão, which "
                                     "is in front now. This one stays where it is."));
        if (!hold.instance)
            return m_window->tell(ui::errorParagraph(hold.error));
    }
    closeShop(tr("Going to another environment…"));
    m_backups.reset();
    m_instance.reset();
    settle(place);
    if (hold.instance)
        have(std::move(hold.instance));
    followLanguageOf(PreferencesFile::load(m_folder).preferences.language);
    enter();
}

/// What the open service is reached by has changed. Not while something would be lost by it.
void Console::reopen()
{
    if (!m_window->canChangeWords())
        return m_window->tell(tr("The change counts when this environment is opened the next time: "
                                 "something is typed on another page, or is being sent."));
    closeShop(tr("Opening the shop…"));
    settle(m_place);
    enter();
}

void Console::startRemote()
{
    const auto shop = m_desk->load(m_place.id);
    if (!shop)
        return fail(shop.error(), m_folder);
    core::onAnswer(m_desk->key(m_place.id), this,
                   [this, shop = *shop](const core::Result<QByteArray> &key) {
                       if (m_place.id != shop.id || m_service)
                           return; // Somebody has gone elsewhere meanwhile.
                       if (key)
                           openRemote(shop, *key);
                       else
                           m_window->showKeyPage(shop, key.error());
                   });
}

void Console::openRemote(const core::RemoteShop &shop, const QByteArray &key)
{
    const QString path = intentBookIn(m_folder);
    auto service =
        std::make_unique<core::RemoteTransactionService>(core::RemoteTransactionService::Setup{
            .address = shop.service.address,
            .key = key,
            .platform = shop.service.platform,
            .payee = core::payeeOf(shop.service, shop.shop.merchant),
            .can = capabilitiesOf(shop.service.kind),
            .intents = path,
        });
    remember(*service, shop);
    const auto opened = service->open();
    m_service = std::move(service);
    core::onAnswer(opened, m_service.get(), [this, path, shop](const core::Result<void> &answer) {
        if (answer)
            showShop({shop.shop, shop.service.platform});
        else
            fail(answer.error(), path);
    });
}

/// All that it tells, for when it cannot be asked. Without that file there is nothing to fall back
/// on, and nothing else is lost.
void Console::remember(core::RemoteTransactionService &service, const core::RemoteShop &shop)
{
    m_mirror = std::make_unique<core::Mirror>(
        core::Mirror::Setup{.path = mirrorIn(m_folder),
                            .platform = shop.service.platform,
                            .payee = core::payeeOf(shop.service, shop.shop.merchant)});
    m_mirror->open();
    connect(&service, &core::RemoteTransactionService::told, m_mirror.get(), &core::Mirror::keep);
    m_reading = std::make_unique<core::RememberingService>(service, *m_mirror);
}

/// As it was left, if somebody was there before.
void Console::startDemo()
{
    if (!m_demoFolder) {
        m_demoFolder = std::make_unique<ThrowAwayFolder>(u"demo"_s);
        m_demoPlatform = QUuid::createUuid();
    }
    if (!m_demoFolder->isValid()) {
        const QString why = m_demoFolder->errorString();
        m_demoFolder.reset();
        fail({core::Error::Code::StorageReadOnly, {}, why}, QDir::tempPath());
        return;
    }
    m_folder = m_demoFolder->path();
    const QUuid platform = m_demoPlatform;
    const core::ServiceSettings settings = demoSettings(platform);
    core::LocalTransactionService::Setup setup{
        .database = databaseIn(m_demoFolder->path()),
        .settings = settings,
        .history =
            [settings] {
                return core::SampleHistory({
                                               .count = kDemoTransactions,
                                               .seed = QRandomGenerator::global()->generate(),
                                               .now = QDateTime::currentDateTimeUtc(),
                                               .settings = settings,
                                           })
                    .all();
            },
    };
    openShop(std::move(setup), {{demoMerchant(), demoPayer()}, platform});
}

void Console::startLocal()
{
    m_backups = std::make_unique<ShopBackupDesk>(m_folder);
    connect(m_backups.get(), &ShopBackupDesk::restoreRequested, this, &Console::restore,
            Qt::QueuedConnection); // Whoever asks goes with the shop.
    connect(m_backups.get(), &ShopBackupDesk::dailyFailed, this, [this](const QString &why) {
        m_window->tell(tr("The backup of today could not be made. %1").arg(why));
    });
    connect(m_backups.get(), &ShopBackupDesk::broughtBack, this, [this](const QString &sentences) {
        m_window->tell(sentences);
        openFolder();
    });
    openFolder();
}

/// What there is in it: a shop, or none yet.
void Console::openFolder()
{
    const auto settings = ShopSettings::load(m_folder);
    if (!settings)
        fail(settings.error(), ShopSettings::filePath(m_folder));
    else if (!*settings)
        m_window->showSetup();
    else
        openLocal(**settings, Beginning::Refused);
}

/// The pages, and then what they worked with.
void Console::closeShop(const QString &meanwhile)
{
    m_window->closeShop(meanwhile);
    m_rescue.reset();
    m_rescueFolder.reset();
    m_receipts.reset();
    m_lock.reset();
    m_preferences.reset();
    m_book.reset();
    m_reading.reset();
    m_mirror.reset();
    m_service.reset();
}

void Console::restore(const QString &file)
{
    closeShop(tr("The backup is being checked and brought back…"));
    m_backups->bringBack(file);
}

/// The same shop, with another key or other words; if that cannot be kept, nothing changes.
void Console::changeShop(const core::ShopProfile &profile)
{
    const ShopSettings settings{profile, m_service->platform()};
    if (const auto saved = settings.save(m_folder); !saved) {
        m_window->tell(
            tr("The shop could not be changed, and is as it was: %1").arg(saved.error().detail));
        return;
    }
    closeShop(tr("Opening the shop…"));
    openLocal(settings, Beginning::Refused);
}

/// In this window, in place of a shop that is not set up yet. Its folder is let go of: another
/// console may set it up meanwhile.
void Console::tryDemo()
{
    m_backups.reset();
    m_instance.reset();
    settle({.kind = ui::Workplace::Kind::Demo});
    enter();
}

/// If it cannot be noted, it holds until the end.
void Console::speak(const QString &language)
{
    ui::Preferences preferences = PreferencesFile::load(m_folder).preferences;
    preferences.language = language;
    (void)PreferencesFile::save(m_folder, preferences);
    Q_EMIT languageChosen(language);
}

/// That of the place one goes to, if it has one and nobody asked for another at the start.
void Console::followLanguageOf(const QString &language)
{
    if (!language.isEmpty() && m_line.language.isEmpty() && language != m_language)
        Q_EMIT languageChosen(language);
}

/// Not if something would be lost by it: then the next start does.
void Console::followLanguage()
{
    const QString &language = m_preferences->value().language;
    if (std::exchange(m_language, language) == language)
        return;
    if (m_window->canChangeWords())
        Q_EMIT languageChosen(language);
    else
        m_window->tell(tr("The language changes at the next start: something is typed on another "
                          "page, or is being sent."));
}

void Console::setUp(const core::ShopProfile &profile)
{
    // Saved once there is a database: where settings are, one was, and its loss is noticed.
    const ShopSettings settings{profile, QUuid::createUuid()};
    openLocal(settings, Beginning::Allowed, [this, settings] {
        const auto saved = settings.save(m_folder);
        if (!saved)
            m_window->showSetupProblem(saved.error());
        return saved.has_value();
    });
}

void Console::openLocal(const ShopSettings &settings, Beginning beginning,
                        const std::function<bool()> &then)
{
    const auto service = core::validated(core::ServiceOptions{
        .payee = settings.profile.merchant,
        .platform = settings.platform,
        .environment = core::Environment::Production,
    });
    if (!service) {
        fail(service.error(), ShopSettings::filePath(m_folder));
        return;
    }
    core::LocalTransactionService::Setup setup{
        .database = databaseIn(m_folder),
        .settings = *service,
        .beginning = beginning,
    };
    openShop(std::move(setup), settings, then);
}

void Console::openShop(core::LocalTransactionService::Setup setup, const ShopSettings &settings,
                       const std::function<bool()> &then)
{
    const QString path = setup.database;
    auto service = std::make_unique<core::LocalTransactionService>(std::move(setup));
    connect(service.get(), &core::LocalTransactionService::foundDamage, this,
            [this](const core::Error &error) {
                m_damage = error;
                m_window->tellOfDamage();
            });
    const auto opened = service->open();
    m_service = std::move(service);
    core::onAnswer(opened, m_service.get(),
                   [this, path, settings, then](const core::Result<void> &answer) {
                       if (!answer)
                           fail(answer.error(), path);
                       else if (then())
                           showShop(settings);
                   });
}

/// `place`: the file or folder that is at fault. What a backup replaces, and what there is to be
/// read, is the database.
void Console::fail(const core::Error &error, const QString &place)
{
    const bool isLocal = m_place.kind == ui::Workplace::Kind::Local;
    const QString database = databaseIn(m_folder);
    const bool isOfSettings = place == ShopSettings::filePath(m_folder);
    const bool isBusy = error.code == core::Error::Code::StorageBusy;
    m_failure = {error, QDir::toNativeSeparators(place)};
    if (isLocal && !isOfSettings && !isBusy) {
        m_failure.restoreCommand = restoreCommand(m_folder);
        m_failure.hasData = QFileInfo(database).isFile() && QFileInfo(database).size() > 0;
    }
    m_window->showFailure(m_failure);
}

void Console::giveUpShop()
{
    closeShop(tr("The shop is being closed…"));
    fail(m_damage, databaseIn(m_folder));
}

void Console::startRescue()
{
    m_service.reset();
    m_rescue.reset();
    m_rescueFolder = std::make_unique<ThrowAwayFolder>(u"rescue"_s);
    if (!m_rescueFolder->isValid()) {
        m_window->showRescueProblem({core::Error::Code::StorageFull, {}, {}});
        return;
    }
    m_rescue = std::make_unique<core::RescueService>(databaseIn(m_folder), m_rescueFolder->path());
    core::onAnswer(m_rescue->open(), this, [this](const core::Result<bool> &isSound) {
        using Extent = ui::RescueNotice::Extent;
        if (!isSound) {
            m_window->showRescueProblem(isSound.error());
            return;
        }
        openLock(m_folder, PreferencesFile::load(m_folder).preferences);
        m_window->showRescue(*m_rescue, m_failure, *isSound ? Extent::Whole : Extent::Partial,
                             m_lock.get());
    });
}

void Console::openLock(const QString &folder, const ui::Preferences &preferences)
{
    using Whose = LockFile::Whose;
    m_approver = std::make_unique<ui::PinKeeper>(
        LockFile::load(folder, Whose::Approver), [folder](const ui::LockRecord &record) {
            return LockFile::save(folder, record, Whose::Approver);
        });
    m_lock = std::make_unique<ui::CounterLock>(
        LockFile::load(folder), std::chrono::minutes(preferences.locking.idleMinutes),
        [folder](const ui::LockRecord &record) { return LockFile::save(folder, record); });
}

void Console::showShop(const ShopSettings &settings)
{
    const bool isDemo = m_place.kind == ui::Workplace::Kind::Demo;
    const QString folder = m_folder;
    m_book = std::make_unique<core::ConsoleBook>(
        core::ConsoleBook::Setup{.path = consoleBookIn(folder), .receipts = receiptBookIn(folder)});
    core::onAnswer(m_book->open(), this, [this](const core::Result<QString> &aside) {
        if (!aside)
            m_window->tell(tr("Charges can be made, but the notes of this counter cannot be used: "
                              "who paid before, which receipts were made, which have served. No "
                              "receipt is printed meanwhile. (%1)")
                               .arg(aside.error().detail));
        else if (!aside->isEmpty())
            m_window->tell(
                tr("The notes of this counter were damaged, and new ones were begun. The "
                   "old ones are in %1, with names of customers: delete the file once "
                   "nobody needs it.")
                    .arg(QDir::toNativeSeparators(*aside)));
    });
    const bool isNewDemo = isDemo && !QFileInfo::exists(PreferencesFile::filePath(folder));
    const auto kept = isNewDemo ? PreferencesFile::Loaded{{.presets = demoPresets()}, {}}
                                : PreferencesFile::load(folder);
    m_preferences = std::make_unique<ui::PreferenceKeeper>(kept.preferences);
    m_language = kept.preferences.language;
    // The demo forgets them with the rest.
    Q_EMIT appearanceChosen(kept.preferences.appearance);
    connect(m_preferences.get(), &ui::PreferenceKeeper::changed, this, [this, folder] {
        Q_EMIT appearanceChosen(m_preferences->value().appearance);
        followLanguage();
        const auto saved = PreferencesFile::save(folder, m_preferences->value());
        m_preferences->setProblem(
            saved ? QString()
                  : tr("This counts until the program ends, and could not be kept: %1")
                        .arg(saved.error().detail));
    });
    const ui::ReceiptIssuer issuer{
        .merchant = settings.profile.merchant,
        .walkIn = settings.profile.payer,
        .environment = m_window->environment().kind,
    };
    m_receipts = std::make_unique<ui::ReceiptDesk>(*m_service, issuer, *m_book, *m_preferences);
    openLock(folder, m_preferences->value());
    const SoundPlayer sound;
    m_window->showShop(
        {*m_service, settings.profile.payer, *m_receipts, *m_preferences, *m_book, *m_lock,
         m_backups.get(),
         sound.isThere()
             ? ui::PlaySound([sound](const QByteArray &samples) { sound.play(samples); })
             : ui::PlaySound(),
         m_place.kind == ui::Workplace::Kind::Local ? std::optional(settings.profile.merchant)
                                                    : std::nullopt,
         m_approver.get(), m_desk.get(), m_reading.get()});
    if (!kept.problems.isEmpty()) {
        const QString said =
            tr("Part of %1 cannot be read and counts for nothing: %2. Alt+8 shows "
               "what counts instead.")
                .arg(PreferencesFile::filePath(folder), kept.problems.join(", "_L1));
        m_window->tell(said);
        m_preferences->setProblem(said);
    }
    const ui::BackupChoices &backups = kept.preferences.backups;
    if (m_backups && backups.daily && !backups.folder.isEmpty())
        m_backups->makeDaily(backups);
}

} // namespace app
