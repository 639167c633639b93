// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/console.h"

#include "app/backupcommand.h"
#include "app/desktopnotifier.h"
#include "app/lastshop.h"
#include "app/localshop.h"
#include "app/preferencesfile.h"
#include "app/retentiontext.h"
#include "app/shopfolder.h"

#include "ui/session/chime.h"
#include "ui/text/errortext.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtDBus/QDBusConnection>

#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

/// Maximum blocking time while another console is raised.
constexpr auto kPause = std::chrono::milliseconds(300);

} // namespace

Console::Console(const CommandLine &line, std::unique_ptr<SecretStore> keyring)
    : Console(line, startPlaceOf(line), std::move(keyring))
{}

Console::Console(const CommandLine &line, const StartPlace &start,
                 std::unique_ptr<SecretStore> keyring)
    : m_line(line)
    , m_startPlace(start.place)
    , m_firstRun(start.firstRun)
    , m_profiles(std::make_unique<ProfileManager>(start.localFolder, std::move(keyring)))
    , m_window(std::make_unique<ui::MainWindow>(ui::Environment()))
    , m_background(std::make_unique<BackgroundSessions>(*m_window))
{
    m_window->setPlaces(m_profiles.get());
    connectWindow();
    connectProfiles();
    connect(m_background.get(), &BackgroundSessions::paid, this,
            [this](const core::Transaction &charge) {
                if (till())
                    ui::Chime(till()->context()).announceDecided(charge);
            });
}

/// Connects the requests of the user. Requests that destroy their sender with the shop are queued.
void Console::connectWindow()
{
    using Window = ui::MainWindow;
    const Window *window = m_window.get();
    connect(window, &Window::environmentChosen, this, &Console::goTo, Qt::QueuedConnection);
    connect(window, &Window::shopChanged, this, &Console::changeShop, Qt::QueuedConnection);
    connect(window, &Window::termsChanged, this, &Console::changeTerms, Qt::QueuedConnection);
    connect(window, &Window::setupRequested, this, &Console::beginSetup, Qt::QueuedConnection);
    connect(window, &Window::keyGiven, this, &Console::startRemote);
    connect(window, &Window::setupFinished, this, &Console::setUp);
    connect(window, &Window::demoRequested, this, &Console::tryDemo);
    connect(window, &Window::shopRequested, this, &Console::openUsualShop);
    connect(window, &Window::languageChosen, this, &Console::speak);
    connect(window, &Window::paymentArrived, this,
            [this](const QString &title, const QString &body) {
                auto *notifier = findChild<DesktopNotifier *>();
                if (!notifier) // Connecting to the bus would delay the start.
                    notifier = new DesktopNotifier(QDBusConnection::sessionBus(), this);
                notifier->notify(title, body);
            });
    connect(window, &Window::rescueRequested, this, &Console::startRescue);
    connect(
        window, &Window::restoreRequested, this,
        [this](const QString &file) { restore(file, {}, ShopBackupManager::Recorded::NotYet); },
        Qt::QueuedConnection); // queued, because the page of the failure is destroyed
    connect(window, &Window::shopGivenUp, this, &Console::giveUpShop);
}

void Console::connectProfiles()
{
    connect(m_profiles.get(), &ProfileManager::reopenRequested, this, &Console::reopen,
            Qt::QueuedConnection); // queued, because the page is destroyed with the shop
    connect(m_profiles.get(), &ProfileManager::outdated, m_background.get(),
            &BackgroundSessions::giveUp);
}

DemoCustomers *Console::demoCustomers() const
{
    const auto *demo = std::get_if<DemoSession>(&m_session);
    return demo ? demo->customers.get() : nullptr;
}

/// Returns the till of the shown shop; null: no shop is shown.
Till *Console::till()
{
    const auto *place = tillIn(m_session);
    return place ? place->get() : nullptr;
}

bool Console::start()
{
    selectProfile(m_startPlace);
    if (!m_folder.isEmpty()) {
        SingleInstance::Hold hold = SingleInstance::hold(m_folder);
        if (hold.isElsewhere)
            return false;
        if (!hold.instance) {
            fail(hold.error, m_folder);
            m_window->show();
            return true;
        }
        adoptInstance(std::move(hold.instance));
        // Early, so that the display server creates the window while the shop is loaded.
        m_window->show();
    }
    openSelected();
    m_window->show();
    return true;
}

/// Sets the environment without opening anything.
void Console::selectProfile(const core::Workplace &place)
{
    m_place = place;
    m_folder = m_profiles->folderOf(place);
    m_profiles->setOpen(place.kind, place.id);
    m_window->setEnvironment(m_profiles->environmentOf(place));
}

void Console::adoptInstance(std::unique_ptr<SingleInstance> instance)
{
    m_instance = std::move(instance);
    connect(m_instance.get(), &SingleInstance::raiseRequested, m_window.get(),
            &ui::MainWindow::bringToFront);
}

/// Opens the present environment.
void Console::openSelected()
{
    switch (m_place.kind) {
    case core::Workplace::Kind::Demo:
        return startDemo();
    case core::Workplace::Kind::Local:
        return startLocal();
    case core::Workplace::Kind::Remote:
        return startRemote();
    }
    Q_UNREACHABLE();
}

/// Switches to another environment. A failed switch changes nothing.
void Console::goTo(const core::Workplace &place)
{
    if (place.kind == m_place.kind && place.id == m_place.id)
        return;
    m_background->drop(place.id);
    SingleInstance::Hold hold;
    if (const QString folder = m_profiles->folderOf(place); !folder.isEmpty()) {
        hold = SingleInstance::hold(folder, kPause);
        if (hold.isElsewhere)
            return m_window->showMessage(
                tr("That shop is open in another window of Balcão, which is now "
                   "in front. This window stays here."));
        if (!hold.instance)
            return m_window->showMessage(ui::errorParagraph(hold.error));
    }
    leave();
    selectProfile(place);
    if (hold.instance)
        adoptInstance(std::move(hold.instance));
    if (!m_folder.isEmpty()) // the demo has no stored preferences
        followLanguageOf(PreferencesFile::load(m_folder).preferences.language);
    openSelected();
}

/// Leaves the present environment. Pending charges of a remote service stay under watch, unless
/// disabled in its preferences.
void Console::leave()
{
    const auto shop = m_profiles->load(m_place.id);
    std::unique_ptr<RemoteSession> remote;
    if (auto *session = std::get_if<RemoteTillSession>(&m_session);
        session && shop && session->till && session->till->preferences().watchesBackground)
        remote = std::move(session->remote);
    closeShop(tr("Switching shops…"));
    m_backups.reset();
    if (remote)
        m_background->add(*shop, m_folder, std::move(m_instance), std::move(remote));
    m_instance.reset();
}

/// Reopens the service after a change of its connection settings, unless unsaved input would be
/// lost.
void Console::reopen()
{
    if (!m_window->canChangeWords())
        return m_window->showMessage(
            tr("The change takes effect when you open this shop again: something "
               "is typed on another page, or a Pix is being sent."));
    closeShop(tr("Opening the shop…"));
    selectProfile(m_place);
    openSelected();
}

void Console::startRemote()
{
    const auto shop = m_profiles->load(m_place.id);
    if (!shop)
        return fail(shop.error(), m_folder);
    core::onAnswer(m_profiles->key(m_place.id), this,
                   [this, shop = *shop](const core::Result<QByteArray> &key) {
                       if (m_place.id != shop.id ||
                           std::holds_alternative<RemoteTillSession>(m_session))
                           return; // the user has switched meanwhile
                       if (key)
                           openRemote(shop, *key);
                       else
                           m_window->showKeyPage(shop, key.error());
                   });
}

void Console::openRemote(const core::RemoteShop &shop, const QByteArray &key)
{
    auto opened = std::make_unique<RemoteSession>(shop, key, m_folder);
    RemoteSession &remote = *opened;
    m_session = RemoteTillSession{std::move(opened)};
    core::onAnswer(remote.open(), &remote, [this, shop, &remote](const core::Result<void> &answer) {
        if (!answer)
            return fail(answer.error(), intentDatabaseIn(m_folder));
        remote.service().startSynchronization();
        showShop(shop.shop);
    });
}

/// Opens the demo in the state of the last visit.
void Console::startDemo()
{
    if (!m_demo)
        m_demo = std::make_unique<DemoShop>(m_line.count);
    if (!m_demo->isValid()) {
        fail({core::Error::Code::StorageReadOnly, {}, m_demo->errorString()}, QDir::tempPath());
        m_demo.reset();
        return;
    }
    m_folder = m_demo->folder();
    openShop(m_demo->service(), m_demo->settings());
}

void Console::startLocal()
{
    m_backups = std::make_unique<ShopBackupManager>(m_folder);
    m_backups->setKeyring(&m_profiles->keyring());
    connect(
        m_backups.get(), &ShopBackupManager::restoreRequested, this,
        [this](const QString &file, const QString &acceptedKey) {
            restore(file, acceptedKey, ShopBackupManager::Recorded::Already);
        },
        Qt::QueuedConnection); // queued, because the sender is destroyed with the shop
    connect(m_backups.get(), &ShopBackupManager::dailyFailed, this, [this](const QString &why) {
        m_window->showMessage(tr("Today's backup failed. %1").arg(why));
    });
    connect(m_backups.get(), &ShopBackupManager::broughtBack, this,
            [this](const QString &sentences) {
                m_window->showMessage(sentences);
                openFolder();
            });
    openFolder();
}

/// Opens the shop in the folder, or the setup if there is none. If the shop that was open last is
/// missing, the user must choose another one.
void Console::openFolder()
{
    const auto settings = ShopSettings::load(m_folder);
    const bool isNew = settings && !*settings;
    if (m_firstRun.isAnythingMissing() || (isNew && !m_line.isPractice))
        m_window->showSetup(m_firstRun);
    else if (!settings)
        fail(settings.error(), ShopSettings::filePath(m_folder));
    else if (isNew)
        createPractice();
    else if (RetentionTask::isDue(m_folder, QDateTime::currentDateTimeUtc()))
        removeOldData(**settings);
    else
        openLocal(**settings);
}

/// Removes old personal data, then opens the shop. The shop also opens after an error.
void Console::removeOldData(const ShopSettings &settings)
{
    m_window->closeShop(tr("Removing old personal data…"));
    m_retention = std::make_unique<RetentionTask>(m_folder);
    connect(m_retention.get(), &RetentionTask::finished, this,
            [this, settings](const core::Result<RetentionReport> &report) {
                if (!report)
                    m_window->showMessage(
                        tr("Old personal data could not be removed: %1 The next start tries again.")
                            .arg(ui::errorParagraph(report.error())));
                else if (report->transactions.transactions > 0)
                    m_window->showMessage(retentionSentences(*report).join(u' '));
                openLocal(settings);
            });
    m_retention->start(QDateTime::currentDateTimeUtc());
}

/// Lets the settings of the shop erase a person. The demo is discarded at its end.
void Console::connectErasure()
{
    if (m_place.kind == core::Workplace::Kind::Demo)
        return;
    m_eraser = std::make_unique<PersonEraser>(m_folder, *till()->context().authorization);
    connect(m_eraser.get(), &PersonEraser::erasureRequested, this, &Console::erase,
            Qt::QueuedConnection); // queued, because the sender is destroyed with the shop
}

/// Closes the shop, erases the person, and opens the shop again with the report. Open programs have
/// names in memory.
void Console::erase(const core::TaxId &person, const core::AuditRecord &record)
{
    closeShop(tr("Erasing the person…"));
    m_erasure = std::make_unique<ErasureTask>(m_folder);
    connect(m_erasure.get(), &ErasureTask::finished, this,
            [this](const core::Result<ErasureReport> &report) {
                m_window->showMessage(report ? erasureSentences(*report).join(u' ')
                                             : tr("The person could not be erased: %1")
                                                   .arg(ui::errorParagraph(report.error())));
                if (m_place.kind == core::Workplace::Kind::Local)
                    openFolder();
                else
                    openSelected();
            });
    m_erasure->start(person, record);
}

/// Opens the shop that the welcome page offered in place of a missing one.
void Console::openUsualShop()
{
    m_firstRun = {};
    openFolder();
}

/// Switches from the demo to the shop of the user, or to its setup form.
void Console::beginSetup()
{
    m_firstRun = {.face = ui::FirstRun::Face::Form};
    goTo({.kind = core::Workplace::Kind::Local});
}

/// Closes the pages, then the objects that they used.
void Console::closeShop(const QString &meanwhile)
{
    m_window->closeShop(meanwhile);
    m_retention.reset();
    m_erasure.reset();
    m_eraser.reset();
    if (m_backups)
        m_backups->setDaily({});
    m_session = {};
}

void Console::restore(const QString &file, const QString &acceptedKey,
                      ShopBackupManager::Recorded recorded)
{
    closeShop(tr("Checking and restoring the backup…"));
    m_backups->bringBack(file, acceptedKey, recorded);
}

void Console::changeShop(const core::ShopProfile &profile)
{
    ShopSettings settings = localSessionIn(m_session)->settings;
    settings.profile = profile;
    reopenLocal(settings);
}

/// Opens the shop again with other terms. The demo keeps its terms until its end.
void Console::changeTerms(const core::ServiceTerms &terms)
{
    if (m_place.kind == core::Workplace::Kind::Demo) {
        m_demo->setTerms(terms);
        closeShop(tr("Opening the shop…"));
        return startDemo();
    }
    ShopSettings settings = localSessionIn(m_session)->settings;
    settings.terms = terms;
    reopenLocal(settings);
}

/// Changes the settings of the same shop. A failed save changes nothing.
void Console::reopenLocal(const ShopSettings &settings)
{
    if (const auto saved = settings.save(m_folder); !saved)
        return m_window->showMessage(
            tr("The shop could not be changed and stays as it was: %1").arg(saved.error().detail));
    closeShop(tr("Opening the shop…"));
    openLocal(settings);
}

/// Shows the demo in place of a shop that is not set up yet. Releases the folder, so that another
/// console can set up the shop meanwhile.
void Console::tryDemo()
{
    m_backups.reset();
    m_instance.reset();
    selectProfile({.kind = core::Workplace::Kind::Demo});
    openSelected();
}

/// Sets the language. If saving fails, the language applies until the end of the program.
void Console::speak(const QString &language)
{
    core::Preferences preferences = PreferencesFile::load(m_folder).preferences;
    preferences.language = language;
    (void)PreferencesFile::save(m_folder, preferences);
    Q_EMIT languageChosen(language);
}

/// Applies the language of the next environment, unless the command line specifies one.
void Console::followLanguageOf(const QString &language)
{
    if (!language.isEmpty() && m_line.language.isEmpty() && language != m_language)
        Q_EMIT languageChosen(language);
}

/// Applies the language, unless unsaved input would be lost; in this case the next start applies
/// it.
void Console::followLanguage()
{
    const QString &language = till()->preferences().language;
    if (std::exchange(m_language, language) == language)
        return;
    if (m_window->canChangeWords())
        Q_EMIT languageChosen(language);
    else
        m_window->showMessage(
            tr("The language changes at the next start: something is typed on another "
               "page, or a Pix is being sent."));
}

void Console::setUp(const core::ShopProfile &profile)
{
    create({profile, QUuid::createUuid()},
           [this](const core::Error &error) { m_window->showSetupProblem(error); });
}

void Console::createPractice()
{
    create(newPracticeShop(),
           [this](const core::Error &error) { fail(error, ShopSettings::filePath(m_folder)); });
}

/// Creates a shop. Calls `failed` if its settings cannot be saved.
void Console::create(const ShopSettings &settings,
                     const std::function<void(const core::Error &)> &failed)
{
    auto setup = localShopSetup(settings, m_folder);
    if (!setup)
        return failed(setup.error());
    setup->openMode = core::LocalTransactionService::OpenMode::Allowed;
    // Saved after the database exists: a folder with settings only never had a database.
    openShop(*setup, settings, [this, settings, failed] {
        const auto saved = settings.save(m_folder);
        if (!saved)
            failed(saved.error());
        return saved.has_value();
    });
}

void Console::openLocal(const ShopSettings &settings, const std::function<bool()> &then)
{
    const auto setup = localShopSetup(settings, m_folder);
    if (!setup)
        return fail(setup.error(), ShopSettings::filePath(m_folder));
    openShop(*setup, settings, then);
}

void Console::openShop(core::LocalTransactionService::Setup setup, const ShopSettings &settings,
                       const std::function<bool()> &then)
{
    const QString path = setup.database;
    auto service = std::make_unique<core::LocalTransactionService>(std::move(setup));
    connect(service.get(), &core::LocalTransactionService::foundDamage, this,
            [this](const core::Error &error) {
                localSessionIn(m_session)->damage = error;
                m_window->reportDamage();
            });
    const auto opened = service->open();
    core::onAnswer(opened, service.get(),
                   [this, path, settings, then](const core::Result<void> &answer) {
                       if (!answer)
                           fail(answer.error(), path);
                       else if (then())
                           showShop(settings.profile);
                   });
    LocalSession session{settings, std::move(service)};
    if (m_place.kind == core::Workplace::Kind::Demo)
        m_session = DemoSession{std::move(session)};
    else
        m_session = std::move(session);
}

/// Shows a failure. `place`: the file or folder at fault. Backups and rescue concern the database
/// only.
void Console::fail(const core::Error &error, const QString &place)
{
    const bool isOfData = m_place.kind == core::Workplace::Kind::Local &&
                          place != ShopSettings::filePath(m_folder) &&
                          error.code != core::Error::Code::StorageBusy;
    m_failure = {error, QDir::toNativeSeparators(place)};
    if (isOfData) {
        const QFileInfo database(databaseIn(m_folder));
        m_failure.restoreCommand = restoreCommand(m_folder);
        m_failure.isMissing = error.code == core::Error::Code::StorageCorrupted &&
                              (!database.exists() || (database.isFile() && database.size() == 0));
        m_failure.hasData = database.isFile() && database.size() > 0;
        if (ui::isHealedByRestoring(error))
            m_failure.backups = restorableBackups();
    }
    m_window->showFailure(m_failure);
}

/// Returns the newest readable backups that keep the Pix key of the shop. Another key, or an
/// encrypted backup, needs the command line.
QList<ui::BackupFile> Console::restorableBackups() const
{
    constexpr qsizetype kMaxOffered = 10;
    const QString folder = PreferencesFile::load(m_folder).preferences.backups.folder;
    QList<ui::BackupFile> backups;
    if (!m_backups || folder.isEmpty())
        return backups;
    for (const ui::BackupFile &backup : m_backups->backupsIn(folder)) {
        const auto change = ShopBackup::keyChange(backup.file, m_folder);
        if (backups.size() < kMaxOffered && change && !*change)
            backups.append(backup);
    }
    return backups;
}

void Console::giveUpShop()
{
    const core::Error damage = localSessionIn(m_session)->damage;
    closeShop(tr("Closing the shop…"));
    fail(damage, databaseIn(m_folder));
}

void Console::startRescue()
{
    m_session = {}; // closes the database first
    auto opened = std::make_unique<Rescue>(m_folder);
    Rescue &rescue = *opened;
    m_session = RescueSession{std::move(opened)};
    core::onAnswer(rescue.open(), &rescue, [this, &rescue](const core::Result<bool> &isSound) {
        using Extent = ui::RescueNotice::Extent;
        if (isSound)
            m_window->showRescue(rescue.service(), m_failure,
                                 *isSound ? Extent::Whole : Extent::Partial, &rescue.lock(),
                                 &rescue.disclosures(), &rescue.authorization());
        else
            m_window->showRescueProblem(isSound.error());
    });
}

/// Records the environment for the next start and for balcao-cli. A failure must not disturb the
/// cashier.
void Console::recordShop() const
{
    switch (m_place.kind) {
    case core::Workplace::Kind::Demo:
        (void)LastShop::saveDemo();
        return;
    case core::Workplace::Kind::Local:
        (void)LastShop{.folder = m_folder}.save();
        return;
    case core::Workplace::Kind::Remote:
        (void)LastShop{.profile = m_place.id}.save();
        return;
    }
    Q_UNREACHABLE();
}

/// Shows the pages of the shop. Its service is open.
void Console::showShop(const core::ShopProfile &shop)
{
    recordShop();
    m_firstRun = {};
    m_window->setEnvironment(m_profiles->environmentOf(m_place)); // the name may be new
    addBankCodes(shop);
    *tillIn(m_session) = createTill(shop);
    m_language = till()->preferences().language;
    // the demo discards them at its end
    Q_EMIT appearanceChosen(till()->preferences().appearance);
    ui::ShopContext context = till()->context();
    context.backups = m_backups.get();
    if (m_backups)
        m_backups->setPermit(till()->permit());
    context.places = m_profiles.get();
    context.bank = openBank(shop);
    connectErasure();
    context.erasure = m_eraser.get();
    if (const auto *remote = std::get_if<RemoteTillSession>(&m_session))
        context.reading = &till()->authorize(remote->remote->reader());
    m_window->showShop(context);
    if (auto *demo = std::get_if<DemoSession>(&m_session); demo && m_line.hasCustomers)
        demo->customers =
            std::make_unique<DemoCustomers>(*demo->local.service, context.console.annotations());
    if (!till()->problem().isEmpty())
        m_window->showMessage(till()->problem());
    if (m_backups)
        m_backups->setDaily(till()->preferences().backups);
}

/// Adds the codes of the bank to an own shop, if a connection has them.
void Console::addBankCodes(const core::ShopProfile &shop)
{
    auto *local = std::get_if<LocalSession>(&m_session);
    if (!local || local->settings.isPractice || local->charges)
        return;
    const auto connections = BankConnectionStore().withKey(shop.merchant.key.value());
    if (connections.isEmpty() || !connections.constFirst().makesCodes)
        return;
    local->charges = std::make_unique<core::BankTransactionService>(
        *local->service,
        core::BankTransactionService::Setup{.intents = intentDatabaseIn(m_folder)});
    local->charges->open([this](const core::Result<void> &opened) {
        if (!opened)
            m_window->showMessage(tr("No charge can be created at the bank, because the file %1 "
                                     "cannot be used. (%2)")
                                      .arg(QDir::toNativeSeparators(intentDatabaseIn(m_folder)),
                                           opened.error().detail));
    });
}

/// Opens the bank of an own shop. Returns null for any other shop.
core::BankRepository *Console::openBank(const core::ShopProfile &shop)
{
    auto *local = std::get_if<LocalSession>(&m_session);
    if (!local || local->settings.isPractice)
        return nullptr;
    local->bank =
        std::make_unique<BankManager>(*local->service, m_profiles->keyring(),
                                      BankManager::Setup{.folder = m_folder,
                                                         .pixKey = shop.merchant.key.value(),
                                                         .charges = local->charges.get()});
    connect(local->bank.get(), &BankManager::noticeChanged, m_window.get(),
            &ui::MainWindow::showMessage);
    local->bank->start();
    return local->bank.get();
}

std::unique_ptr<Till> Console::createTill(const core::ShopProfile &shop)
{
    const auto *local = localSessionIn(m_session);
    const bool isFictitious =
        std::holds_alternative<DemoSession>(m_session) || (local && local->settings.isPractice);
    auto created = std::make_unique<Till>(
        *serviceIn(m_session),
        Till::Setup{.folder = m_folder,
                    .shop = shop,
                    .terms = local ? std::optional(local->settings.terms) : std::nullopt,
                    .environment = m_window->environment().kind,
                    .presets = isFictitious ? DemoShop::presets() : QList<core::Preset>()});
    connect(created.get(), &Till::noticeChanged, m_window.get(), &ui::MainWindow::showMessage);
    connect(created.get(), &Till::preferencesChanged, this, &Console::applyPreferences);
    return created;
}

/// Applies preferences of the till that concern the whole program, after a change.
void Console::applyPreferences()
{
    Q_EMIT appearanceChosen(till()->preferences().appearance);
    followLanguage();
    if (m_backups)
        m_backups->setDaily(till()->preferences().backups);
}

} // namespace app
