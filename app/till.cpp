// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/till.h"

#include "app/lockfile.h"
#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/soundplayer.h"
#include "app/voice.h"
#include "core/bank/reconciliation.h"

#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QPointer>

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

constexpr auto kPrinting = "printing"_L1;
constexpr auto kLogo = "logo"_L1;

/// Returns the value of a setting as the audit log has it. Saved views and their searches may name
/// persons, so the log has no value of them. The logo is an image, and is left out.
QString recordedSetting(const QString &name, const QJsonValue &value)
{
    if (name == "listing"_L1)
        return {};
    QJsonValue recorded = value;
    if (name == kPrinting) {
        QJsonObject printing = value.toObject();
        printing.remove(kLogo);
        recorded = printing;
    }
    return QString::fromUtf8(
        QJsonDocument(QJsonObject{{name, recorded}}).toJson(QJsonDocument::Compact));
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
    , m_diagnostics(m_setup.folder)
{
    openDatabase();
    const bool isNew = !QFileInfo::exists(PreferencesFile::filePath(m_setup.folder));
    auto kept = PreferencesFile::load(m_setup.folder);
    if (isNew && !m_setup.presets.isEmpty())
        kept = {{.presets = m_setup.presets}, {}};
    m_preferences.set(kept.preferences);
    m_recorded = kept.preferences;
    if (!kept.problems.isEmpty())
        m_preferences.setProblem(
            tr("Part of %1 cannot be read and is ignored: %2. Alt+7 shows the values used instead.")
                .arg(PreferencesFile::filePath(m_setup.folder), kept.problems.join(", "_L1)));
    connect(&m_preferences, &core::PreferencesStore::changed, this, &Till::storePreferences);
    m_lock = lockOf(m_setup.folder, preferences().locking);
    openAuthorization();
    openReconciliation();
}

Till::~Till()
{
    m_preferences.setGate(nullptr);
    m_console.gate().setDecision({});
}

std::unique_ptr<core::LockController> Till::lockOf(const QString &folder,
                                                   const core::Locking &locking)
{
    return std::make_unique<core::LockController>(
        LockFile::load(folder), std::chrono::minutes(locking.idleMinutes),
        [folder](const core::LockRecord &record) { return LockFile::save(folder, record); });
}

/// Connects every recorded action with the operators.
void Till::openAuthorization()
{
    m_authorization = std::make_unique<core::Authorization>(core::Authorization::Setup{
        .operators = m_console.operators(),
        .audit = m_console.audit(),
        .lock = *m_lock,
        .approver = &m_approver,
        .approveFrom = [this] { return preferences().sending.approveFrom; },
        .till = [this] { return preferences().charging.till; },
        .preferences = &m_preferences});
    m_console.gate().setDecision(
        [this](const core::AuditRecord &record, const core::ActionFacts &facts) {
            return m_authorization->decide(record, facts);
        });
    m_preferences.setGate(&m_console.gate());
    m_authorized = std::make_unique<core::AuthorizedTransactionService>(m_service, *m_authorization,
                                                                        m_console.audit());
    connect(m_authorization.get(), &core::Authorization::failed, this,
            [this](const core::Error &error) {
                if (m_authorization->isInUse())
                    Q_EMIT noticeChanged(
                        tr("The operators cannot be read, so no PIN is accepted. (%1)")
                            .arg(error.detail));
            });
    m_authorization->open();
}

std::function<core::Result<void>(core::AuditAction)> Till::permit()
{
    return [till = QPointer(this)](core::AuditAction action) -> core::Result<void> {
        if (!till) // the shop is closed
            return {};
        return till->m_authorization->decide({.action = action})
            .map([&till](const core::AuditRecord &allowed) {
                till->m_console.audit().appendAllowed(allowed);
            });
    };
}

core::TransactionService &Till::authorize(core::TransactionService &service)
{
    m_authorizedReader = std::make_unique<core::AuthorizedTransactionService>(
        service, *m_authorization, m_console.audit());
    return *m_authorizedReader;
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
        m_service, core::Reconciliation::Setup{
                       .path = bankDatabaseIn(m_setup.folder),
                       .options = {.walkInName = m_setup.shop.payer.name,
                                   .walkInDocument = m_setup.shop.payer.document},
                       .annotations = [this] { return m_console.annotations().stored(); },
                       .till = preferences().charging.till,
                       .permit =
                           [this](const core::AuditRecord &record) {
                               return m_authorization->decide(record).map(
                                   [this](const core::AuditRecord &allowed) {
                                       m_console.audit().appendAllowed(allowed);
                                   });
                           }});
    m_reconciliation->open();
    core::AnnotationRepository &annotations = m_console.annotations();
    annotations.setStatementDays(
        [this](const QList<QUuid> &ids) { return m_reconciliation->reconciledDays(ids); });
    connect(m_reconciliation.get(), &core::Reconciliation::changed, &annotations,
            &core::AnnotationRepository::reconciledChanged);
}

/// Changes the setting back if its value is still the one after the entry.
core::Result<void> Till::undoSetting(const core::AuditEntry &entry)
{
    using Code = core::Error::Code;
    const core::AuditRecord &record = entry.record;
    const QJsonObject earlier = QJsonDocument::fromJson(record.before.toUtf8()).object();
    if (record.action != core::AuditAction::SettingChanged || earlier.size() != 1)
        return core::failure(Code::Unsupported, u"no earlier value"_s);
    const QString name = earlier.constBegin().key();
    QJsonObject settings = PreferencesFile::toJson(preferences());
    if (recordedSetting(name, settings[name]) != record.after)
        return core::failure(Code::Conflict, u"the value was changed since"_s);
    QJsonValue value = earlier[name];
    if (name == kPrinting) {
        QJsonObject printing = value.toObject();
        printing.insert(kLogo, settings[name].toObject()[kLogo]);
        value = printing;
    }
    settings.insert(name, value);
    const auto read = PreferencesFile::fromBytes(QJsonDocument(settings).toJson());
    if (!read || !read->problems.isEmpty())
        return core::failure(Code::Unsupported, u"the earlier value cannot be read"_s);
    m_undone = entry.number;
    m_preferences.set(read->preferences);
    m_undone = 0;
    if (preferences() != read->preferences)
        return core::failure(Code::AccessDenied, u"the setting must not be changed"_s);
    return {};
}

/// Records each changed setting with the values before and after.
void Till::recordSettings()
{
    const QJsonObject before = PreferencesFile::toJson(m_recorded);
    const QJsonObject after = PreferencesFile::toJson(preferences());
    const bool areRules = !core::haveEqualRules(m_recorded, preferences());
    m_recorded = preferences();
    const QStringList names = after.keys();
    for (const QString &name : names) {
        if (before[name] == after[name])
            continue;
        m_console.audit().appendAllowed(
            {.action = core::AuditAction::SettingChanged,
             .actor = areRules ? m_preferences.lastActor() : m_authorization->actor(),
             .till = preferences().charging.till,
             .subject = m_undone == 0 ? name : u"%1, undo of entry %2"_s.arg(name).arg(m_undone),
             .before = recordedSetting(name, before[name]),
             .after = recordedSetting(name, after[name])});
    }
}

void Till::storePreferences()
{
    if (m_authorization)
        recordSettings();
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
        .service = *m_authorized,
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
        .authorization = m_authorization.get(),
        .speak = speaker(),
        .settingsFormat = {.write = &PreferencesFile::toBytes,
                           .read =
                               [](const QByteArray &bytes) {
                                   return PreferencesFile::fromBytes(bytes).map(
                                       &PreferencesFile::Loaded::preferences);
                               }},
        .undoSetting = [this](const core::AuditEntry &entry) { return undoSetting(entry); },
        .diagnose = [this](const QString &path) { return m_diagnostics.write(path); },
    };
}

} // namespace app
