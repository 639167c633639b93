// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline.h"
#include "core/domain/error.h"

#include <QtCore/QString>

namespace app
{

// The functions behind --backup and --restore. Each returns the text to print and the exit code: 0
// for success, 1 for failure. The functions block until done and need a QCoreApplication, but no
// display.

/// Backs up the shop in the folder to the file. The shop may be open.
[[nodiscard]] CommandLine::Exit backUpShop(const QString &folder, const QString &file);

/// Replaces the database in the folder by the backup, unless the shop is open.
[[nodiscard]] CommandLine::Exit restoreShop(const QString &folder, const QString &file);

/// Restores like restoreShop(), for a caller that holds the shop and has closed all its files.
[[nodiscard]] CommandLine::Exit restoreHeldShop(const QString &folder, const QString &file);

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
