// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupcommand.h"

#include "app/shopbackup.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "app/singleinstance.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QLocale>

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
    const QString newest = QLocale().toString(contents.newest->toLocalTime(), QLocale::ShortFormat);
    return Words::tr("%1, the newest of %2", "a number of transactions; date and time")
        .arg(number, newest);
}

QString diskSentence()
{
    return Words::tr("The disk did not do what it was asked: it may be failing.");
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
        .conflict =
            Words::tr("%1 is there already and is not a backup, or a log lies beside it: it was "
                      "left as it is. Choose another name.")
                .arg(file),
        .readOnly = Words::tr("%1 cannot be written. Look whether its folder is there and may be "
                              "written.")
                        .arg(file),
        .full = Words::tr("There is not enough room for %1. A backup takes up to as much as the "
                          "shop.")
                    .arg(file),
        .busy = Words::tr("Another program keeps the shop or the backup locked. Try again in a "
                          "while."),
        .damaged = Words::tr("The data in %1 is damaged. Keep the folder and the backups that you "
                             "have.")
                       .arg(folder),
        .newer = Words::tr("The data in %1 was written by a newer version of Balcão. Use that "
                           "version.")
                     .arg(folder),
    };
}

Reasons whyNotRestored(const QString &folder, const QString &file)
{
    return {
        .conflict = Words::tr("%1 is the shop itself, and no backup.").arg(file),
        .readOnly = Words::tr("Nothing can be written into the folder %1: look at its permissions, "
                              "and whether the disk has room.")
                        .arg(folder),
        .full = Words::tr("There is not enough room in %1: the backup is put beside what is there, "
                          "which is kept.")
                    .arg(folder),
        .busy = Words::tr("Another program has the shop open. Close it and try again."),
        .damaged =
            Words::tr("%1 is damaged, or is not a backup of Balcão. Try another one.").arg(file),
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
    case Code::StorageDamaged:
        return reasons.damaged;
    case Code::StorageNewer:
        return reasons.newer;
    case Code::StorageFailed:
        return diskSentence();
    case Code::StorageOlder: // readable by both commands
    case Code::InvalidInput:
    case Code::NotFound:
    case Code::MoveRefused:
    case Code::Unsupported:
    case Code::StorageUnreachable: // of a database server only
    case Code::StorageForeign:
    case Code::Unconfirmed:
    case Code::Unreachable: // of a remote service
    case Code::Unavailable:
    case Code::NotTrusted:
    case Code::AccessDenied:
    case Code::NotUnderstood:
    case Code::Internal:
        return Words::tr("The program made a mistake.");
    }
    Q_UNREACHABLE();
}

/// Locks the shop against consoles. Returns the reason of a failure.
std::optional<QString> takeShop(SingleInstance &instance, const Reasons &reasons)
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

CommandLine::Exit backUpShop(const QString &folder, const QString &file)
{
    const QString no = Words::tr("No backup was made.");
    const QString database = databaseIn(folder);
    if (!QFile::exists(database))
        return failed(no, Words::tr("There is no shop in %1.").arg(folder));
    const auto made = ShopBackup::make(folder, file);
    if (!made && made.error().code == Code::StorageFailed)
        return failed(Words::tr("No backup was made that can be relied on."), diskSentence(),
                      made.error().detail);
    if (!made)
        return failed(no, reasonFor(made.error().code, whyNoBackup(folder, file)),
                      made.error().detail);
    return done({
        Words::tr("The backup is made and was checked: %1").arg(file),
        contentsLine(made->database),
        made->hasSettings
            ? Words::tr("Key, name and preferences of the shop are in the files beside it, whose "
                        "names begin with its own: keep them together.")
            : Words::tr("Key and name of the shop are not in it."),
        Words::tr("It holds the names and documents of your customers: keep it safe."),
    });
}

CommandLine::Exit restoreShop(const QString &folder, const QString &file)
{
    const QString no = Words::tr("Nothing was restored; the shop is as it was.");
    const Reasons reasons = whyNotRestored(folder, file);
    if (!QFile::exists(file))
        return failed(no, Words::tr("There is no file %1.").arg(file));
    if (!QDir().mkpath(folder))
        return failed(no, reasons.readOnly);
    SingleInstance instance(folder);
    if (const auto why = takeShop(instance, reasons))
        return failed(no, *why);
    return restoreHeldShop(folder, file);
}

CommandLine::Exit restoreHeldShop(const QString &folder, const QString &file)
{
    const QString no = Words::tr("Nothing was restored; the shop is as it was.");
    const auto restored = ShopBackup::restore(file, folder, QDateTime::currentDateTime());
    if (!restored) {
        const core::Error &error = restored.error();
        if (error.code == Code::StorageFailed)
            return failed(Words::tr("It is not certain that the backup was restored, and neither "
                                    "that the shop is as it was. What was there is kept, if not "
                                    "in its place then in a folder \"replaced-…\" in %1. Restore "
                                    "the backup once more.")
                              .arg(folder),
                          diskSentence(), error.detail);
        return failed(no, reasonFor(error.code, whyNotRestored(folder, file)), error.detail);
    }
    QStringList lines{
        Words::tr("The backup was checked, and is now the shop: %1").arg(folder),
        contentsLine(restored->contents.database),
    };
    if (!restored->keptFolder.isEmpty()) {
        lines += Words::tr("What was there before is kept in %1").arg(restored->keptFolder);
        lines += Words::tr("Charges made since the backup are not in the shop any more, but their "
                           "codes can still be paid: look into your bank.");
    }
    if (!QFile::exists(ShopSettings::filePath(folder)))
        lines += Words::tr("Key and name of the shop are not in this backup: Balcão asks for them "
                           "when it starts.");
    return done(lines);
}

QString backupProblem(const core::Error &error, const QString &folder, const QString &file)
{
    return reasonFor(error.code, whyNoBackup(folder, file));
}

QString restoreProblem(const core::Error &error, const QString &folder, const QString &file)
{
    return reasonFor(error.code, whyNotRestored(folder, file));
}

QString restoreCommand(const QString &folder)
{
    return u"%1 --data %2 --restore %3"_s.arg(quoted(QCoreApplication::applicationFilePath()),
                                              quoted(folder),
                                              Words::tr("BACKUP", "stands for a file name"));
}

} // namespace app
