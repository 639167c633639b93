// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/backupsecret.h"
#include "app/commandline.h"
#include "app/shopbackup.h"
#include "core/domain/error.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

namespace app
{

// The functions behind --backup and --restore. Each returns the text to print and the exit code: 0
// for success, 1 for failure. The functions block until done and need a QCoreApplication, but no
// display.

/// Backs up the shop in the folder to the file. The shop may be open. `secrets`: encrypts the
/// backup.
[[nodiscard]] CommandLine::Exit backUpShop(const QString &folder, const QString &file,
                                           const SecretFiles &secrets = {});

/// Replaces the database in the folder by the backup, unless the shop is open. The audit log names
/// the program. `acceptedKey`: the Pix key to which the shop may change, in any form that a person
/// types; empty: none. `secrets`: opens an encrypted backup.
[[nodiscard]] CommandLine::Exit restoreShop(const QString &folder, const QString &file,
                                            const QString &acceptedKey = {},
                                            const SecretFiles &secrets = {});

/// Restores like restoreShop(), for a caller that holds the shop and has closed all its files.
/// `record`: as ShopBackup::restore().
[[nodiscard]] CommandLine::Exit
restoreHeldShop(const QString &folder, const QString &file, const QString &acceptedKey = {},
                const ShopBackup::Secret &secret = {},
                const std::optional<core::AuditRecord> &record = {});

/// Returns the record of a restore that no operator has decided about.
[[nodiscard]] core::AuditRecord programRecord();

/// Explains why a file with the secret of a backup cannot be used.
[[nodiscard]] QString secretProblem(const core::Error &error);

/// Explains that an encrypted backup needs its secret.
[[nodiscard]] QString missingSecretSentence();

/// Explains which Pix key the codes would pay after a restore. Does not mention how to accept.
[[nodiscard]] QString keyChangeSentence(const ShopBackup::KeyChange &change);

/// Returns sentences about the local data of the till and the bank statements after a restore;
/// empty for a backup without them.
[[nodiscard]] QStringList companionSentences(const ShopBackup::Restored &restored);

/// Explains what a restore did to API keys and webhooks; empty if the shop has none.
[[nodiscard]] QStringList accessSentences(const core::RestoredAccess &access);

/// Returns the key that the text accepts: the restored key if the text is that key, else nullopt.
[[nodiscard]] std::optional<core::PixKey> acceptedKeyOf(const QString &text,
                                                        const ShopBackup::KeyChange &change);

/// Explains in complete sentences why the backup is missing or unreliable.
[[nodiscard]] QString backupProblem(const core::Error &error, const QString &folder,
                                    const QString &file);

/// Explains in complete sentences why the backup cannot be restored.
[[nodiscard]] QString restoreProblem(const core::Error &error, const QString &folder,
                                     const QString &file);

/// Returns the shell command that restores a backup with this executable. A word in capitals is the
/// placeholder for the backup.
[[nodiscard]] QString restoreCommand(const QString &folder);

} // namespace app
