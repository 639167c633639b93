// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/till.h"

#include "app/lockfile.h"
#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/soundplayer.h"
#include "app/voice.h"
#include "core/bank/reconciliation.h"

#include <QtCore/QFileInfo>

#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

ui::ReceiptIssuer issuerOf(const Till::Setup &setup)
{
    return {
        .merchant = setup.shop.merchant,
        .walkIn = setup.shop.payer,
        .environment = setup.environment,
    };
}

ui::PlaySound playSound()
{
    const SoundPlayer sound;
    if (!sound.isThere())
        return {};
    return [sound](const QByteArray &samples) { sound.play(samples); };
}

/// Returns the voice in the language of the program; empty without one.
std::function<void(const QString &)> speaker()
{
    const Voice voice;
    if (!voice.isThere())
        return {};
    return [voice](const QString &text) { voice.say(text, QLocale().name()); };
}

} // namespace

Till::Till(core::TransactionService &service, Setup setup)
    : m_service(service)
    , m_setup(std::move(setup))
    , m_console({.path = consoleDatabaseIn(m_setup.folder),
                 .receipts = receiptDatabaseIn(m_setup.folder)})
    , m_receipts(service, issuerOf(m_setup), m_console, m_preferences)
    , m_approver(LockFile::load(m_setup.folder, LockFile::Whose::Approver),
                 [folder = m_setup.folder](const core::LockRecord &record) {
                     return LockFile::save(folder, record, LockFile::Whose::Approver);
                 })
{
    openDatabase();
    const bool isNew = !QFileInfo::exists(PreferencesFile::filePath(m_setup.folder));
    auto kept = PreferencesFile::load(m_setup.folder);
    if (isNew && !m_setup.presets.isEmpty())
        kept = {{.presets = m_setup.presets}, {}};
    m_preferences.set(kept.preferences);
    if (!kept.problems.isEmpty())
        m_preferences.setProblem(
            tr("Part of %1 cannot be read and is ignored: %2. Alt+7 shows the values used instead.")
                .arg(PreferencesFile::filePath(m_setup.folder), kept.problems.join(", "_L1)));
    connect(&m_preferences, &core::PreferencesStore::changed, this, &Till::storePreferences);
    m_lock = lockOf(m_setup.folder, preferences().locking);
    openReconciliation();
}

Till::~Till() = default;

std::unique_ptr<core::LockController> Till::lockOf(const QString &folder,
                                                   const core::Locking &locking)
{
    return std::make_unique<core::LockController>(
        LockFile::load(folder), std::chrono::minutes(locking.idleMinutes),
        [folder](const core::LockRecord &record) { return LockFile::save(folder, record); });
}

void Till::openDatabase()
{
    core::onAnswer(m_console.open(), this, [this](const core::Result<QString> &aside) {
        if (!aside)
            Q_EMIT noticeChanged(
                tr("You can charge, but the notes of this counter cannot be used: known customers, "
                   "printed receipts, used receipts. No receipt is printed until then. (%1)")
                    .arg(aside.error().detail));
        else if (!aside->isEmpty())
            Q_EMIT noticeChanged(
                tr("The notes of this counter were damaged, so Balcão started new ones. "
                   "The old ones are in %1, with customer names: delete the file when it "
                   "is no longer needed.")
                    .arg(QDir::toNativeSeparators(*aside)));
    });
}

/// Opens the bank statements of the shop. The page shows an error.
void Till::openReconciliation()
{
    m_reconciliation = std::make_unique<core::Reconciliation>(
        m_service,
        core::Reconciliation::Setup{.path = bankDatabaseIn(m_setup.folder),
                                    .options = {.walkInName = m_setup.shop.payer.name,
                                                .walkInDocument = m_setup.shop.payer.document},
                                    .annotations = [this] { return m_console.annotations().all(); },
                                    .till = preferences().charging.till});
    m_reconciliation->open();
}

void Till::storePreferences()
{
    Q_EMIT preferencesChanged();
    const auto saved = PreferencesFile::save(m_setup.folder, preferences());
    m_preferences.setProblem(
        saved ? QString()
              : tr("This applies until Balcão is closed; it could not be saved: %1")
                    .arg(saved.error().detail));
}

ui::ShopContext Till::context()
{
    return {
        .service = m_service,
        .payer = m_setup.shop.payer,
        .receipts = m_receipts,
        .preferences = m_preferences,
        .console = m_console,
        .lock = *m_lock,
        .playSound = playSound(),
        .merchant = m_setup.environment == ui::Environment::Kind::Local
                        ? std::optional(m_setup.shop.merchant)
                        : std::nullopt,
        .terms = m_setup.terms,
        .approver = &m_approver,
        .reconciliation = m_reconciliation.get(),
        .speak = speaker(),
        .settingsFormat = {.write = &PreferencesFile::toBytes,
                           .read =
                               [](const QByteArray &bytes) {
                                   return PreferencesFile::fromBytes(bytes).map(
                                       &PreferencesFile::Loaded::preferences);
                               }},
    };
}

} // namespace app
