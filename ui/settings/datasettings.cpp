// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/datasettings.h"

#include "core/till/lockcontroller.h"
#include "core/till/preferences.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/session/shopcontext.h"
#include "ui/settings/auditview.h"
#include "ui/settings/backuppanel.h"
#include "ui/settings/disclosureview.h"
#include "ui/settings/passphraseeditor.h"
#include "ui/settings/personerasurepanel.h"
#include "ui/settings/settingrows.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/savefolder.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using When = SettingRows::When;
template<typename T>
using Options = SettingRows::Options<T>;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DataSettings)
};

/// Adds the removal of old personal data, for shops on this computer.
void addRetention(SettingRows &rows)
{
    Options<int> years;
    for (const int number : core::Retention::kChoices)
        years.append({number == 0 ? Words::tr("Never")
                                  : Words::tr("After %n year(s)", "personal data", number),
                      number});
    rows.addChoice<int>(
        {Words::tr("Remove personal data of transactions"),
         Words::tr("Names, documents, phones, e-mails, descriptions, notes and tags of finished "
                   "transactions. Amounts, times and codes stay. Nobody can undo this: ask your "
                   "accountant how many years the law requires. Backups keep the data."),
         When::NextStart},
        u"retentionBox"_s, years, [](core::Preferences &p) -> int & { return p.retention.years; });
}

void addPrivacy(SettingRows &rows, const ShopContext &context)
{
    core::ConsoleDatabase &console = context.console;
    rows.beginSection(Words::tr("Privacy"), u"privacySection"_s);
    Options<int> months{{Words::tr("Do not remember"), 0}};
    for (const int number : {1, 3, 6, 12, 24, 60})
        months.append({Words::tr("%n month(s)", "how long a payer is remembered", number), number});
    rows.addChoice<int>(
        {Words::tr("Remember payers for"),
         Words::tr("Deletes the data of customers who have not bought for longer than this."),
         When::AtOnce},
        u"rememberBox"_s, months,
        [](core::Preferences &p) -> int & { return p.charging.rememberMonths; });
    rows.addChoice<core::Masking>(
        {Words::tr("What the counter shows of customers"),
         Words::tr("For cards, open charges, the list and known customers. Prints always mask part "
                   "of the data, and the customer window shows no names. The page of a transaction "
                   "hides everything until V."),
         When::AtOnce},
        u"maskingBox"_s,
        {{Words::tr("Names and numbers masked"), core::Masking::All},
         {Words::tr("Names in full, numbers masked"), core::Masking::Numbers},
         {Words::tr("Names and numbers in full"), core::Masking::Nothing}},
        [](core::Preferences &p) -> core::Masking & { return p.charging.masking; });
    if (context.backups)
        addRetention(rows);
    if (context.erasure)
        rows.addWide({Words::tr("Erase a person"),
                      Words::tr("At the request of a customer (LGPD). Erases known data, notes, "
                                "tags and copies. Accounting keeps the transactions."),
                      When::AtOnce},
                     new PersonErasurePanel(*context.erasure, context.lock));
    rows.addWide({Words::tr("Files with data of customers"),
                  Words::tr("Each export and each folder for the accountant is recorded before it "
                            "is written. The record stays."),
                  When::Never},
                 new DisclosureView(console.disclosures()));
    rows.addWide({Words::tr("Audit log"),
                  Words::tr("Who did what at this counter. Each entry has a digest over the entry "
                            "before, so the check notices changed and removed entries."),
                  When::Never},
                 new AuditView(console, context.undoSetting));
}

void chooseBackupFolder(SettingRows &rows, const core::PreferencesStore &preferences)
{
    auto *dialog =
        new QFileDialog(&rows, Words::tr("Folder for backups"), preferences.value().backups.folder);
    dialog->setObjectName(u"backupFolderDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, &rows, [&rows](const QString &folder) {
        rows.change([&folder](core::Preferences &p) { p.backups.folder = folder; });
    });
    dialog->open();
}

void addBackups(SettingRows &rows, BackupManager &manager, const ShopContext &context)
{
    rows.addText(
        {Words::tr("Folder for backups"),
         Words::tr("Use another disk: if one fails, you still have the other."), When::AtOnce},
        u"backupFolderEdit"_s, Words::tr("/media/usb/backups"),
        [](const QString &folder) {
            return folder.isEmpty() || QFileInfo(folder).isDir() ? QString()
                                                                 : Words::tr("Folder: not found.");
        },
        [](const core::Preferences &p) { return p.backups.folder; },
        [](core::Preferences &p, const QString &folder) { p.backups.folder = folder; });
    auto *choose = new QPushButton(Words::tr("Choose the folder…"));
    choose->setObjectName(u"chooseBackupFolderButton"_s);
    makeCompact(choose);
    QObject::connect(
        choose, &QPushButton::clicked, &rows,
        [&rows, &preferences = context.preferences] { chooseBackupFolder(rows, preferences); });
    auto *panel = new BackupPanel(manager, context.lock);
    rows.follow([panel](const core::Preferences &p) { panel->setFolder(p.backups.folder); });
    auto *backups = new QWidget;
    auto *layout = new QVBoxLayout(backups);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(choose, 0, Qt::AlignLeft);
    layout->addWidget(panel);
    rows.addWide({Words::tr("Backups"),
                  Words::tr("Each is a copy of all data, with key, name and preferences, and is "
                            "checked completely."),
                  When::Never},
                 backups);
}

void addDailyBackup(SettingRows &rows)
{
    rows.addToggle(
        {Words::tr("Automatic daily backup"),
         Words::tr("The first time Balcão opens each day, if a folder is chosen."), When::AtOnce},
        u"dailyBackupBox"_s, [](core::Preferences &p) -> bool & { return p.backups.daily; });
    Options<int> kept;
    for (const int number : {3, 7, 14, 30, core::BackupChoices::kMaxKept})
        kept.append({Words::tr("The newest %1").arg(number), number});
    rows.addChoice<int>({Words::tr("Backups to keep"),
                         Words::tr("The next backup deletes older ones with automatic names. "
                                   "Backups that you named are kept."),
                         When::AtOnce},
                        u"keptBackupsBox"_s, kept,
                        [](core::Preferences &p) -> int & { return p.backups.kept; });
}

void addEncryption(SettingRows &rows, BackupManager &manager)
{
    using Encryption = core::BackupChoices::Encryption;
    rows.addChoice<Encryption>(
        {Words::tr("Encrypt backups"),
         Words::tr("Attention: without the passphrase or the key file nobody can restore an "
                   "encrypted backup, not even you. Keep it away from the backups."),
         When::AtOnce},
        u"backupEncryptionBox"_s,
        {{Words::tr("Not encrypted"), Encryption::None},
         {Words::tr("With a passphrase"), Encryption::Passphrase},
         {Words::tr("With a key file"), Encryption::KeyFile}},
        [](core::Preferences &p) -> Encryption & { return p.backups.encryption; });
    auto *editor = new PassphraseEditor(manager);
    QObject::connect(editor, &PassphraseEditor::stored, &rows, [&rows] {
        rows.change([](core::Preferences &p) { p.backups.encryption = Encryption::Passphrase; });
    });
    rows.addWide({Words::tr("Passphrase for backups"),
                  Words::tr("At least 12 characters. The keyring of this computer remembers the "
                            "passphrase for the daily backup."),
                  When::Never},
                 editor);
    rows.addText(
        {Words::tr("Key file for backups"),
         Words::tr("A file with at least 32 random bytes that only you can read."), When::AtOnce},
        u"backupKeyFileEdit"_s, Words::tr("/media/usb/backup.secret"),
        [](const QString &file) {
            return file.isEmpty() || QFileInfo(file).isFile() ? QString()
                                                              : Words::tr("File: not found.");
        },
        [](const core::Preferences &p) { return p.backups.keyFile; },
        [](core::Preferences &p, const QString &file) { p.backups.keyFile = file; });
}

void exportSettings(SettingRows &rows, const ShopContext &context, Label &news)
{
    auto *dialog = new QFileDialog(&rows, Words::tr("Export the settings"), saveFolder(),
                                   Words::tr("Settings (*.json)"));
    dialog->setObjectName(u"exportSettingsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->selectFile(Words::tr("balcao-settings.json", "name of a file"));
    QObject::connect(
        dialog, &QFileDialog::fileSelected, &rows, [context, &news](const QString &path) {
            const QByteArray bytes = context.settingsFormat.write(context.preferences.value());
            QSaveFile file(path);
            const bool isWritten = file.open(QIODevice::WriteOnly) &&
                                   file.write(bytes) == bytes.size() && file.commit();
            news.setText((isWritten ? Words::tr("Settings saved as %1.")
                                    : Words::tr("They could not be saved as %1."))
                             .arg(breakableText(path)));
        });
    dialog->open();
}

/// Returns the imported settings with the parts that belong to this counter.
core::Preferences adopted(core::Preferences imported, const core::Preferences &own)
{
    imported.charging.till = own.charging.till;
    imported.printing.printer = own.printing.printer;
    imported.customerScreen = own.customerScreen;
    imported.backups = own.backups;
    imported.retention = own.retention; // a file removes no data
    imported.exporting.folder = own.exporting.folder;
    return imported;
}

void importSettings(SettingRows &rows, const ShopContext &context, Label &news)
{
    auto *dialog = new QFileDialog(&rows, Words::tr("Import settings"), saveFolder(),
                                   Words::tr("Settings (*.json)"));
    dialog->setObjectName(u"importSettingsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(
        dialog, &QFileDialog::fileSelected, &rows, [&rows, context, &news](const QString &path) {
            constexpr qint64 kMaxFile = 1'000'000;
            QFile file(path);
            const auto imported =
                file.open(QIODevice::ReadOnly)
                    ? context.settingsFormat.read(file.read(kMaxFile))
                    : tl::unexpected(core::Error{core::Error::Code::StorageFailed, {}, {}});
            if (!imported) {
                news.setText(Words::tr("This is no file of settings. Nothing was changed."));
                return;
            }
            rows.change([&](core::Preferences &p) { p = adopted(*imported, p); });
            news.setText(Words::tr("Settings imported from %1.").arg(breakableText(path)));
        });
    dialog->open();
}

/// Adds the export and import of all settings, for a second counter.
void addSettingsFile(SettingRows &rows, const ShopContext &context)
{
    if (!context.settingsFormat.write)
        return;
    auto *save = new QPushButton(Words::tr("Export…"));
    save->setObjectName(u"exportSettingsButton"_s);
    auto *load = new QPushButton(Words::tr("Import…"));
    load->setObjectName(u"importSettingsButton"_s);
    auto *news = Label::wrapping(u"settingsFileNews"_s);
    QObject::connect(save, &QPushButton::clicked, &rows,
                     [&rows, context, news] { exportSettings(rows, context, *news); });
    QObject::connect(load, &QPushButton::clicked, &rows,
                     [&rows, context, news] { importSettings(rows, context, *news); });
    auto *editor = new QWidget;
    auto *layout = new QVBoxLayout(editor);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {save, load}) {
        makeCompact(button);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    layout->addLayout(buttons);
    layout->addWidget(news);
    rows.addWide(
        {Words::tr("Settings as a file"),
         Words::tr("For another counter. The name of the counter, the printer, the screens "
                   "and the folders of this computer stay."),
         When::AtOnce},
        editor);
}

void addData(SettingRows &rows, const ShopContext &context)
{
    rows.beginSection(Words::tr("Data"), u"dataSection"_s);
    addSettingsFile(rows, context);
    if (!context.backups) {
        const bool isDemo = context.receipts.issuer().environment == Environment::Kind::Demo;
        auto *words = new Label(
            isDemo ? Words::tr("The demo keeps no data, so there is nothing to back up.")
                   : Words::tr(
                         "The service stores the transactions, and its operator backs them up. The "
                         "notes of this counter are only on this computer, and in no backup."));
        words->setWordWrap(true);
        rows.addWide({Words::tr("Backups"), {}, When::Never}, words);
        return;
    }
    addBackups(rows, *context.backups, context);
    addDailyBackup(rows);
    addEncryption(rows, *context.backups);
}

} // namespace

void addDataSettings(SettingRows &rows, const ShopContext &context)
{
    addPrivacy(rows, context);
    addData(rows, context);
}

} // namespace ui
