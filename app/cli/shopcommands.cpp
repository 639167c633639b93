// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/shopcommands.h"

#include "app/backupcommand.h"
#include "app/backupsecret.h"
#include "app/cli/auditcommands.h"
#include "app/cli/clicontext.h"
#include "app/cli/clidisclosure.h"
#include "app/cli/clitext.h"
#include "app/diagnosticbundle.h"
#include "app/recentlog.h"
#include "app/shopbackup.h"
#include "app/shopcheck.h"
#include "app/shopfolder.h"
#include "app/singleinstance.h"
#include "app/smallfile.h"
#include "app/termtext.h"
#include "core/database/database.h"
#include "core/domain/transactionpage.h"
#include "core/service/localtransactionservice.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"
#include "ui/text/backuptext.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace app
{

using namespace Qt::StringLiterals;
using Code = core::Error::Code;
using core::JsonText;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

CliError failedCommand(const core::Error &error, const QString &message)
{
    CliError converted = writeError(error);
    converted.message = message;
    return converted;
}

/// Returns the error for a folder that this program cannot lock.
CliError heldError(const SingleInstance::Hold &hold, const QString &folder)
{
    if (!hold.isElsewhere)
        return inFolder(readError(hold.error), folder);
    return {.code = toText(Code::StorageBusy),
            .message = Words::tr("The shop is open in a window, which is now in front. Close it "
                                 "and try again.")};
}

/// Returns the settings of a new shop. The shop has no walk-in payer.
core::Result<ShopSettings> newSettings(const CliLine &line,
                                       const std::optional<core::PixKey::Kind> &kind)
{
    return core::validated(core::ShopProfileDraft{.pixKey = line.value(u"pix-key"_s),
                                                  .keyType = kind,
                                                  .merchantName = line.value(u"name"_s),
                                                  .merchantCity = line.value(u"city"_s),
                                                  .payer = {}},
                           core::PayerData::Optional)
        .map([](const core::ShopProfile &profile) {
            return ShopSettings{.profile = profile, .platform = QUuid::createUuid()};
        });
}

/// Creates the database, then the settings: settings without a database indicate a lost database.
core::Result<void> create(CliContext &context, const QString &folder, const ShopSettings &settings)
{
    const auto service = serviceSettingsOf(settings);
    if (!service)
        return tl::unexpected(service.error());
    core::LocalTransactionService shop({.database = databaseIn(folder), .settings = *service});
    if (const auto opened = context.wait(shop.open()); !opened)
        return opened;
    return settings.save(folder);
}

CliError termError(QLatin1StringView name, const QString &message)
{
    return {.code = toText(Code::InvalidInput),
            .message = message,
            .fields = {{name, u"not_allowed"_s}}};
}

/// Returns the terms with those of the command line.
tl::expected<core::ServiceTerms, CliError> changedTerms(const CliLine &line,
                                                        core::ServiceTerms terms)
{
    for (const TermText &term : termTexts()) {
        if (line.has(term.name) && !term.read(line.value(term.name), terms))
            return tl::unexpected(
                termError(term.name, Words::tr("--%1 is %2.", "option, accepted values")
                                         .arg(term.name, Words::tr(term.rule))));
    }
    if (const auto order = brokenOrder(terms))
        return tl::unexpected(termError(
            order->first, Words::tr("--%1 is less than --%2.").arg(order->first, order->second)));
    return terms;
}

/// Prints each term as the text that its option accepts.
void printTerms(CliOutput &output, const core::ServiceTerms &terms)
{
    JsonText json;
    for (const TermText &term : termTexts()) {
        const QString text = term.write(terms);
        json.add(QByteArray(term.name.data(), term.name.size()).replace('-', '_').constData(),
                 text);
        if (!output.isJson())
            output.print(u"%1 %2"_s.arg(QString(term.name).leftJustified(24), text));
    }
    if (output.isJson())
        output.print(json.toObject());
}

QString contentsText(const core::BackupContents &contents)
{
    return Words::tr("%n transaction(s)", "in a backup", static_cast<int>(contents.transactions));
}

void addContents(JsonText &json, const core::BackupContents &contents)
{
    json.add("transactions", contents.transactions);
    if (contents.newest)
        json.add("newest", cliTime(*contents.newest));
}

QString originCode(core::BackupOrigin origin)
{
    switch (origin) {
    case core::BackupOrigin::Own:
        return u"own"_s;
    case core::BackupOrigin::Encrypted:
        return u"encrypted"_s;
    case core::BackupOrigin::Foreign:
        return u"foreign"_s;
    case core::BackupOrigin::NoManifest:
        return u"no_manifest"_s;
    }
    Q_UNREACHABLE();
}

/// Returns the secret of --passphrase-file or --key-file.
tl::expected<ShopBackup::Secret, CliError> backupSecret(const CliLine &line, SecretUse use)
{
    const SecretFiles files{line.value(u"passphrase-file"_s), line.value(u"key-file"_s)};
    const auto secret = files.read(use);
    if (secret)
        return *secret;
    const QString technical =
        secret.error().detail.isEmpty() ? QString() : u" (%1)"_s.arg(secret.error().detail);
    return tl::unexpected(
        CliError{.code = u"secret_file"_s, .message = secretProblem(secret.error()) + technical});
}

CliError missingSecretError()
{
    return {.code = u"secret_required"_s, .message = missingSecretSentence()};
}

CliResult checkBackup(CliContext &context, const QString &folder, const QString &file)
{
    if (!QFileInfo(file).isFile())
        return tl::unexpected(CliError{.code = toText(Code::NotFound),
                                       .message = Words::tr("File %1 does not exist.").arg(file)});
    const auto secret = backupSecret(context.line(), SecretUse::Restore);
    if (!secret)
        return tl::unexpected(secret.error());
    if (!*secret && core::isArchive(file))
        return tl::unexpected(missingSecretError());
    context.output().showProgress(Words::tr("Reading the whole backup…"));
    const auto checked = context.waitOrStop(context.start<ShopBackup::Contents>(
        [folder, file, secret = *secret] { return ShopBackup::verify(file, folder, secret); }));
    if (!checked)
        return tl::unexpected(interruptedError());
    if (!*checked) {
        CliError error = readError(checked->error());
        error.message = restoreProblem(checked->error(), folder, file);
        return tl::unexpected(error);
    }
    const ShopBackup::Contents &contents = **checked;
    if (context.output().isJson()) {
        JsonText json;
        json.add("result", u"ok"_s).add("file", file);
        addContents(json, contents.database);
        json.add("origin", originCode(contents.origin));
        context.output().print(json.toObject());
        return ExitStatus::Done;
    }
    context.output().print(Words::tr("The backup is intact: %1").arg(file));
    context.output().print(contentsText(contents.database));
    if (const QString sentence = ui::originSentence(contents.origin); !sentence.isEmpty())
        context.output().print(sentence);
    return ExitStatus::Done;
}

QString codeOf(core::RestoredAuditLog log)
{
    switch (log) {
    case core::RestoredAuditLog::Unchanged:
        return u"unchanged"_s;
    case core::RestoredAuditLog::Extended:
        return u"extended"_s;
    case core::RestoredAuditLog::Joined:
        return u"joined"_s;
    case core::RestoredAuditLog::Refused:
        return u"refused"_s;
    }
    Q_UNREACHABLE();
}

/// Adds what a restore did with the local data of the till.
void addTill(JsonText &json, const ShopBackup::Restored &restored)
{
    if (!restored.contents.hasTill)
        return;
    json.add("annotations", restored.till.annotations)
        .add("operators", restored.till.operators)
        .add("payers", restored.till.payers)
        .add("shifts", restored.till.shifts)
        .add("held_payouts", restored.till.heldPayouts)
        .add("audit_log", codeOf(restored.till.auditLog));
}

} // namespace

CliResult initShop(CliContext &context)
{
    const CliLine &line = context.line();
    if (!line.has(u"data"_s))
        return tl::unexpected(usageError(Words::tr("%1 needs --data.").arg(u"init"_s)));
    const QString folder = QDir(line.value(u"data"_s)).absolutePath();
    std::optional<core::PixKey::Kind> kind;
    if (line.has(u"key-type"_s)) {
        kind = core::pixKeyKindFromText(line.value(u"key-type"_s).toUpper());
        if (!kind)
            return tl::unexpected(fieldError({core::Field::KeyType, core::Problem::NotAllowed}));
    }
    const auto settings = newSettings(line, kind);
    if (!settings)
        return tl::unexpected(readError(settings.error()));
    // Keeps consoles and other programs from setting up the shop meanwhile.
    const SingleInstance::Hold hold = SingleInstance::hold(folder);
    if (!hold.instance)
        return tl::unexpected(heldError(hold, folder));
    if (QFileInfo::exists(ShopSettings::filePath(folder)))
        return tl::unexpected(
            CliError{.code = toText(Code::Conflict),
                     .message = Words::tr("%1 already has a shop. Nothing was changed.")
                                    .arg(QDir::toNativeSeparators(folder))});
    if (const auto created = create(context, folder, *settings); !created)
        return tl::unexpected(inFolder(writeError(created.error()), folder));
    context.noteChange();
    const core::Merchant &merchant = settings->profile.merchant;
    if (context.output().isJson())
        context.output().print(JsonText()
                                   .add("folder", folder)
                                   .add("platform", core::toWireId(settings->platform))
                                   .add("name", merchant.name)
                                   .add("city", merchant.city)
                                   .add("pix_key", merchant.key.value())
                                   .add("key_type", core::toText(merchant.key.kind()))
                                   .toObject());
    else
        context.output().print(Words::tr("The shop %1 was created in %2.")
                                   .arg(merchant.name, QDir::toNativeSeparators(folder)));
    return ExitStatus::Done;
}

CliResult showOrChangeTerms(CliContext &context)
{
    const auto folder = localFolder(context);
    if (!folder)
        return tl::unexpected(folder.error());
    const auto settings = ShopSettings::load(*folder);
    if (!settings)
        return tl::unexpected(inFolder(readError(settings.error()), *folder));
    if (!*settings)
        return tl::unexpected(noShopError(*folder));
    const auto terms = changedTerms(context.line(), (*settings)->terms);
    if (!terms)
        return tl::unexpected(terms.error());
    if (*terms != (*settings)->terms) {
        // An open console would keep its terms, and might write the settings.
        const SingleInstance::Hold hold = SingleInstance::hold(*folder);
        if (!hold.instance)
            return tl::unexpected(heldError(hold, *folder));
        ShopSettings changed = **settings;
        changed.terms = *terms;
        if (const auto saved = changed.save(*folder); !saved)
            return tl::unexpected(inFolder(writeError(saved.error()), *folder));
        context.noteChange();
    }
    printTerms(context.output(), *terms);
    return ExitStatus::Done;
}

CliResult backUpShopTo(CliContext &context)
{
    const auto folder = localFolder(context);
    if (!folder)
        return tl::unexpected(folder.error());
    const QString file = QFileInfo(context.line().arguments.constFirst()).absoluteFilePath();
    if (!QFileInfo(databaseIn(*folder)).isFile())
        return tl::unexpected(noShopError(*folder));
    const auto secret = backupSecret(context.line(), SecretUse::Backup);
    if (!secret)
        return tl::unexpected(secret.error());
    context.output().showProgress(Words::tr("Copying and checking the shop…"));
    const auto made = context.wait(
        context.start<ShopBackup::Contents>([folder = *folder, file, secret = *secret] {
            return ShopBackup::make(folder, file, secret);
        }));
    if (!made)
        return tl::unexpected(
            failedCommand(made.error(), backupProblem(made.error(), *folder, file)));
    context.noteChange();
    if (context.output().isJson()) {
        JsonText json;
        json.add("file", file);
        addContents(json, made->database);
        json.addRaw("has_settings", made->hasSettings ? "true" : "false");
        json.addRaw("has_till", made->hasTill ? "true" : "false");
        json.addRaw("has_statements", made->hasStatements ? "true" : "false");
        json.addRaw("encrypted", *secret ? "true" : "false");
        context.output().print(json.toObject());
    } else {
        context.output().print(Words::tr("Backup created and checked: %1").arg(file));
        context.output().print(contentsText(made->database));
    }
    return ExitStatus::Done;
}

CliResult restoreShopFrom(CliContext &context)
{
    const auto folder = localFolder(context);
    if (!folder)
        return tl::unexpected(folder.error());
    const QString file = QFileInfo(context.line().arguments.constFirst()).absoluteFilePath();
    if (!QFileInfo(file).isFile())
        return tl::unexpected(CliError{.code = toText(Code::NotFound),
                                       .message = Words::tr("File %1 does not exist.").arg(file)});
    const auto secret = backupSecret(context.line(), SecretUse::Restore);
    if (!secret)
        return tl::unexpected(secret.error());
    if (!*secret && core::isArchive(file))
        return tl::unexpected(missingSecretError());
    // Keeps consoles from opening the shop meanwhile.
    const SingleInstance::Hold hold = SingleInstance::hold(*folder);
    if (!hold.instance)
        return tl::unexpected(heldError(hold, *folder));
    const auto change = ShopBackup::keyChange(file, *folder, *secret);
    std::optional<core::PixKey> accepted;
    if (change && *change) {
        accepted = acceptedKeyOf(context.line().value(u"accept-key"_s), **change);
        if (!accepted) {
            QString why = keyChangeSentence(**change);
            const auto origin = ShopBackup::origin(file, *folder);
            if (origin && !ui::originSentence(*origin).isEmpty())
                why += u' ' + ui::originSentence(*origin);
            return tl::unexpected(
                CliError{.code = u"key_change"_s,
                         .message = Words::tr("%1 If that is right, repeat the command with "
                                              "--accept-key and the new key.")
                                        .arg(why)});
        }
    }
    context.output().showProgress(Words::tr("Checking and restoring the backup…"));
    const auto restored = context.wait(context.start<ShopBackup::Restored>(
        [folder = *folder, file, accepted, secret = *secret, record = restoreRecord()] {
            return ShopBackup::restore(file, folder, QDateTime::currentDateTimeUtc(), accepted,
                                       secret, record);
        }));
    if (!restored)
        return tl::unexpected(
            failedCommand(restored.error(), restoreProblem(restored.error(), *folder, file)));
    context.noteChange();
    if (context.output().isJson()) {
        JsonText json;
        json.add("folder", *folder);
        addContents(json, restored->contents.database);
        if (!restored->keptFolder.isEmpty())
            json.add("kept_folder", restored->keptFolder);
        json.add("valid_api_keys", restored->access.validKeys)
            .add("revoked_api_keys", restored->access.revokedKeys)
            .add("disabled_webhooks", restored->access.disabledWebhooks)
            .add("origin", originCode(restored->contents.origin))
            .addRaw("has_statements", restored->contents.hasStatements ? "true" : "false");
        addTill(json, *restored);
        context.output().print(json.toObject());
    } else {
        context.output().print(Words::tr("Backup checked and restored: %1").arg(*folder));
        context.output().print(contentsText(restored->contents.database));
        if (!restored->keptFolder.isEmpty())
            context.output().print(
                Words::tr("The previous data is kept in %1").arg(restored->keptFolder));
        if (const QString sentence = ui::originSentence(restored->contents.origin);
            !sentence.isEmpty())
            context.output().print(sentence);
        for (const QString &sentence :
             companionSentences(*restored) + accessSentences(restored->access))
            context.output().print(sentence);
    }
    return ExitStatus::Done;
}

CliResult checkShop(CliContext &context)
{
    const auto folder = localFolder(context);
    if (!folder)
        return tl::unexpected(folder.error());
    if (context.line().has(u"backup"_s))
        return checkBackup(context, *folder,
                           QFileInfo(context.line().value(u"backup"_s)).absoluteFilePath());
    if (!QFileInfo::exists(databaseIn(*folder)) &&
        !QFileInfo::exists(ShopSettings::filePath(*folder)))
        return tl::unexpected(noShopError(*folder));
    if (const auto settings = ShopSettings::load(*folder); !settings)
        return tl::unexpected(readError(settings.error()));
    context.output().showProgress(Words::tr("Reading all data of the shop…"));
    const auto checked = context.waitOrStop(
        context.start<void>([folder = *folder] { return ShopCheck().run(folder); }));
    if (!checked)
        return tl::unexpected(interruptedError());
    if (!*checked)
        return tl::unexpected(readError(checked->error()));
    const auto audit = context.waitOrStop(
        context.start<core::AuditCheck>([folder = *folder] { return checkedAuditLog(folder); }));
    if (!audit)
        return tl::unexpected(interruptedError());
    if (!*audit)
        return tl::unexpected(readError(audit->error()));
    if (const auto error = auditError(**audit))
        return tl::unexpected(*error);
    const auto shifts = context.waitOrStop(
        context.start<core::ShiftCheck>([folder = *folder] { return checkedShifts(folder); }));
    if (!shifts)
        return tl::unexpected(interruptedError());
    if (!*shifts)
        return tl::unexpected(readError(shifts->error()));
    if (const auto error = shiftError(**shifts))
        return tl::unexpected(*error);
    if (context.output().isJson())
        context.output().print(JsonText().add("result", u"ok"_s).toObject());
    else
        context.output().print(Words::tr("All data is sound."));
    return ExitStatus::Done;
}

CliResult writeDiagnostics(CliContext &context)
{
    const auto folder = localFolder(context);
    if (!folder)
        return tl::unexpected(folder.error());
    if (!QFileInfo::exists(*folder))
        return tl::unexpected(noShopError(*folder));
    const QString file = QFileInfo(context.line().arguments.constFirst()).absoluteFilePath();
    context.output().showProgress(Words::tr("Reading all data of the shop…"));
    const auto written =
        context.waitOrStop(context.start<void>([folder = *folder, file]() -> core::Result<void> {
            ShopCheck check;
            return writeSmallFile(file, diagnosticBundle(folder, recentLogLines(), check));
        }));
    if (!written)
        return tl::unexpected(interruptedError());
    if (!*written)
        return tl::unexpected(writeError(written->error()));
    context.noteChange();
    if (context.output().isJson())
        context.output().print(JsonText().add("file", file).toObject());
    else
        context.output().print(Words::tr("Diagnostic file written: %1").arg(file));
    return ExitStatus::Done;
}

} // namespace app
