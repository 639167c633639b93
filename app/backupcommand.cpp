// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupcommand.h"

#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "app/singleinstance.h"
#include "ui/text/backuptext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>

namespace app
{

using namespace Qt::StringLiterals;
using Code = core::Error::Code;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BackupCommand)
};

CommandLine::Exit done(const QStringList &lines)
{
    return {lines.join(u'\n') + u'\n', 0, {}};
}

CommandLine::Exit failed(const QString &what, const QString &why, const QString &detail = {})
{
    const QString technical = detail.isEmpty() ? QString() : u"(%1)\n"_s.arg(detail);
    return {u"%1 %2\n%3"_s.arg(what, why, technical), 1, {}};
}

QString contentsLine(const core::BackupContents &contents)
{
    const QString number =
        Words::tr("%n transaction(s)", "in a backup", static_cast<int>(contents.transactions));
    if (!contents.newest)
        return number;
    QString newest = ui::minuteText(*contents.newest);
    if (const QString note = ui::zoneNote(); !note.isEmpty())
        newest += u" (%1)"_s.arg(note);
    return Words::tr("%1, the newest of %2", "a number of transactions; date and time")
        .arg(number, newest);
}

QString diskSentence()
{
    return Words::tr("The disk reported an error and may be failing.");
}

/// The failure reasons, phrased for one of the commands.
struct Reasons
{
    QString conflict;
    QString readOnly;
    QString full;
    QString busy;
    QString damaged;
    QString newer;
};

Reasons whyNoBackup(const QString &folder, const QString &file)
{
    return {
        .conflict = Words::tr("%1 already exists and is not a backup, or has a log next to it. It "
                              "was not changed. Choose another name.")
                        .arg(file),
        .readOnly =
            Words::tr("Cannot write %1. Check that its folder exists and is writable.").arg(file),
        .full = Words::tr("Not enough space for %1. A backup can be as large as the shop's data.")
                    .arg(file),
        .busy = Words::tr("Another program has locked the shop or the backup. Try again later."),
        .damaged =
            Words::tr("The data in %1 is damaged. Keep the folder and your backups.").arg(folder),
        .newer = Words::tr("The data in %1 was written by a newer version of Balcão. Use that "
                           "version.")
                     .arg(folder),
    };
}

Reasons whyNotRestored(const QString &folder, const QString &file)
{
    return {
        .conflict = Words::tr("%1 is the shop itself, not a backup.").arg(file),
        .readOnly = Words::tr("Cannot write to the folder %1: check its permissions and the free "
                              "space on the disk.")
                        .arg(folder),
        .full = Words::tr(
                    "Not enough space in %1: the current data is kept next to the restored backup.")
                    .arg(folder),
        .busy = Words::tr("Another program has the shop open. Close it and try again."),
        .damaged = Words::tr("%1 is damaged or is not a Balcão backup. Try another one.").arg(file),
        .newer = Words::tr("%1 was made by a newer version of Balcão. Use that version.").arg(file),
    };
}

QString reasonFor(Code code, const Reasons &reasons)
{
    switch (code) {
    case Code::Conflict:
        return reasons.conflict;
    case Code::StorageReadOnly:
        return reasons.readOnly;
    case Code::StorageFull:
        return reasons.full;
    case Code::StorageBusy:
        return reasons.busy;
    case Code::StorageCorrupted:
        return reasons.damaged;
    case Code::StorageNewer:
        return reasons.newer;
    case Code::StorageFailed:
        return diskSentence();
    case Code::StorageForeign:
        return Words::tr("One of the two is a practice shop, and the other is a real one.");
    case Code::NotTrusted:
        return Words::tr("The Pix key in the backup is not the one that was accepted.");
    case Code::AccessDenied:
        return Words::tr("The passphrase or the key file does not open this backup.");
    case Code::StorageOlder: // readable by both commands
    case Code::InvalidInput:
    case Code::NotFound:
    case Code::TransitionRefused:
    case Code::Unsupported:
    case Code::StorageUnreachable: // of a database server only
    case Code::Unconfirmed:
    case Code::Unreachable: // of a remote service
    case Code::Unavailable:
    case Code::NotUnderstood:
    case Code::Internal:
        return Words::tr("An error occurred in the program.");
    }
    Q_UNREACHABLE();
}

/// Locks the shop against consoles. Returns the reason of a failure.
std::optional<QString> applyShop(SingleInstance &instance, const Reasons &reasons)
{
    switch (instance.start()) {
    case SingleInstance::Role::First:
        return std::nullopt;
    case SingleInstance::Role::Second:
        return Words::tr("The shop is open in a window, which is now in front. Close it and try "
                         "again.");
    case SingleInstance::Role::Failed:
        return reasons.busy;
    case SingleInstance::Role::Denied:
        return reasons.readOnly;
    }
    Q_UNREACHABLE();
}

QString quoted(QString word)
{
    return u"'%1'"_s.arg(word.replace(u'\'', "'\\''"_L1));
}

} // namespace

CommandLine::Exit backUpShop(const QString &folder, const QString &file, const SecretFiles &secrets)
{
    const QString no = Words::tr("No backup was made.");
    const QString database = databaseIn(folder);
    if (!QFile::exists(database))
        return failed(no, Words::tr("There is no shop in %1.").arg(folder));
    const auto secret = secrets.read(SecretUse::Backup);
    if (!secret)
        return failed(no, secretProblem(secret.error()), secret.error().detail);
    const auto made = ShopBackup::make(folder, file, *secret);
    if (!made && made.error().code == Code::StorageFailed)
        return failed(Words::tr("No reliable backup was made."), diskSentence(),
                      made.error().detail);
    if (!made)
        return failed(no, reasonFor(made.error().code, whyNoBackup(folder, file)),
                      made.error().detail);
    if (*secret)
        return done({
            Words::tr("Backup created and checked: %1").arg(file),
            contentsLine(made->database),
            Words::tr("It is encrypted. Nobody can restore it without the passphrase or the key "
                      "file: keep them in another place."),
        });
    return done({
        Words::tr("Backup created and checked: %1").arg(file),
        contentsLine(made->database),
        made->hasSettings ? Words::tr("The shop's key, name and preferences are in the files next "
                                      "to it that begin with the same name: keep them together.")
                          : Words::tr("It does not contain the shop's key and name."),
        Words::tr("It contains your customers' names and documents: keep it safe."),
    });
}

CommandLine::Exit restoreShop(const QString &folder, const QString &file,
                              const QString &acceptedKey, const SecretFiles &secrets)
{
    const QString no = Words::tr("Nothing was restored; the shop is unchanged.");
    const Reasons reasons = whyNotRestored(folder, file);
    if (!QFile::exists(file))
        return failed(no, Words::tr("File %1 does not exist.").arg(file));
    const auto secret = secrets.read(SecretUse::Restore);
    if (!secret)
        return failed(no, secretProblem(secret.error()), secret.error().detail);
    if (!*secret && core::isArchive(file))
        return failed(no, missingSecretSentence());
    if (!QDir().mkpath(folder))
        return failed(no, reasons.readOnly);
    SingleInstance instance(folder);
    if (const auto why = applyShop(instance, reasons))
        return failed(no, *why);
    return restoreHeldShop(folder, file, acceptedKey, *secret, programRecord());
}

core::AuditRecord programRecord()
{
    return {.actor = {.name = u"balcao"_s}};
}

QString secretProblem(const core::Error &error)
{
    if (error.code == Code::InvalidInput)
        return Words::tr("A passphrase needs at least %1 characters, and a key file at least %2 "
                         "bytes.")
            .arg(core::ArchiveSecret::kMinPassphrase)
            .arg(core::ArchiveSecret::kMinKeyFile);
    return Words::tr("The file with the passphrase or key cannot be used.");
}

QString missingSecretSentence()
{
    return Words::tr("The backup is encrypted. Repeat the command with --passphrase-file or "
                     "--key-file.");
}

QString keyChangeSentence(const ShopBackup::KeyChange &change)
{
    if (!change.current)
        return Words::tr(
                   "The codes of the shop would pay the Pix key %1. The present key cannot be "
                   "read.")
            .arg(change.restored.value());
    return Words::tr("The codes of the shop would pay the Pix key %1 instead of %2.")
        .arg(change.restored.value(), change.current->value());
}

QStringList accessSentences(const core::RestoredAccess &access)
{
    QStringList sentences;
    if (access.revokedKeys > 0)
        sentences +=
            Words::tr("%n API key(s) of the backup were revoked, because the replaced data has no "
                      "such valid key. Create new ones where needed.",
                      "", access.revokedKeys);
    if (access.validKeys > 0)
        sentences += Words::tr("%n API key(s) remain valid.", "", access.validKeys);
    if (access.disabledWebhooks > 0)
        sentences += Words::tr("%n webhook(s) of the backup were turned off, because they were not "
                               "on in the replaced data.",
                               "", access.disabledWebhooks);
    if (access.webhooks > 0)
        sentences += Words::tr("%n webhook(s) keep the address and secret of the replaced data.",
                               "", access.webhooks);
    return sentences;
}

QStringList companionSentences(const ShopBackup::Restored &restored)
{
    QStringList sentences;
    const core::RestoredTill &till = restored.till;
    if (restored.contents.hasTill) {
        sentences += Words::tr("%n note(s) and tag(s) of the counter were restored. Later notes "
                               "stay.",
                               "", till.annotations);
        sentences +=
            till.operators > 0
                ? Words::tr("%n operator(s) were restored with the PINs of the backup. Change PINs "
                            "that were changed since.",
                            "", till.operators)
                : Words::tr("Operators, PINs and known customers stay as they were.");
        if (till.shifts > 0)
            sentences += Words::tr("%n closed shift(s) were restored.", "", till.shifts);
    }
    switch (till.auditLog) {
    case core::RestoredAuditLog::Unchanged:
        break;
    case core::RestoredAuditLog::Extended:
        sentences += Words::tr("The audit log was restored.");
        break;
    case core::RestoredAuditLog::Joined:
        sentences += Words::tr("The audit log was restored before the entries of this counter, "
                               "which have new numbers and digests.");
        break;
    case core::RestoredAuditLog::Refused:
        sentences += Words::tr("The audit log of the backup is damaged or differs from the log of "
                               "this counter, which stays as it was.");
        break;
    }
    if (till.heldPayouts > 0)
        sentences += Words::tr("%n payout(s) on hold were not restored, because they may have been "
                               "sent since the backup.",
                               "", till.heldPayouts);
    if (restored.contents.hasStatements)
        sentences += Words::tr("The bank statements and their matches were restored.");
    return sentences;
}

std::optional<core::PixKey> acceptedKeyOf(const QString &text, const ShopBackup::KeyChange &change)
{
    const auto typed = core::PixKey::parse(text, change.restored.kind());
    return typed == change.restored ? typed : std::nullopt;
}

CommandLine::Exit restoreHeldShop(const QString &folder, const QString &file,
                                  const QString &acceptedKey, const ShopBackup::Secret &secret,
                                  const std::optional<core::AuditRecord> &record)
{
    const QString no = Words::tr("Nothing was restored; the shop is unchanged.");
    const auto change = ShopBackup::keyChange(file, folder, secret);
    std::optional<core::PixKey> accepted;
    if (change && *change) {
        accepted = acceptedKeyOf(acceptedKey, **change);
        if (!accepted) {
            QStringList sentences{keyChangeSentence(**change)};
            if (const auto origin = ShopBackup::origin(file, folder))
                sentences += ui::originSentence(*origin);
            sentences += Words::tr("If that is right, repeat the command with --accept-key and "
                                   "the new key.");
            sentences.removeAll(QString());
            return failed(no, sentences.join(u' '));
        }
    }
    const auto restored = ShopBackup::restore(file, folder, QDateTime::currentDateTimeUtc(),
                                              accepted, secret, record);
    if (!restored) {
        const core::Error &error = restored.error();
        if (error.code == Code::StorageFailed)
            return failed(
                Words::tr("The restore may be incomplete. The previous data is in its place or in "
                          "a folder \"replaced-…\" in %1. Restore the backup again.")
                    .arg(folder),
                diskSentence(), error.detail);
        return failed(no, restoreProblem(error, folder, file), error.detail);
    }
    QStringList lines{
        Words::tr("Backup checked and restored: %1").arg(folder),
        contentsLine(restored->contents.database),
    };
    if (!restored->keptFolder.isEmpty()) {
        lines += Words::tr("The previous data is kept in %1").arg(restored->keptFolder);
        lines += Words::tr("Charges made since the backup are no longer in the shop, but their "
                           "codes can still be paid: check your bank.");
    }
    lines += ui::originSentence(restored->contents.origin);
    lines.removeAll(QString());
    lines += companionSentences(*restored);
    lines += accessSentences(restored->access);
    if (const auto settings = ShopSettings::load(folder); settings && *settings)
        lines += Words::tr("The codes of the shop pay the Pix key %1.")
                     .arg((*settings)->profile.merchant.key.value());
    else
        lines += Words::tr("This backup does not contain the shop's key and name: Balcão asks for "
                           "them at the next start.");
    return done(lines);
}

QString backupProblem(const core::Error &error, const QString &folder, const QString &file)
{
    return reasonFor(error.code, whyNoBackup(folder, file));
}

QString restoreProblem(const core::Error &error, const QString &folder, const QString &file)
{
    if (ShopBackup::isManifestError(error))
        return Words::tr("The files of %1 differ from its manifest: the backup is damaged, "
                         "incomplete or was changed. Try another one.")
            .arg(file);
    return reasonFor(error.code, whyNotRestored(folder, file));
}

QString restoreCommand(const QString &folder)
{
    return u"%1 --data %2 --restore %3"_s.arg(quoted(QCoreApplication::applicationFilePath()),
                                              quoted(folder),
                                              Words::tr("BACKUP", "stands for a file name"));
}

} // namespace app
