// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline.h"
#include "core/domain/error.h"

#include <QtCore/QString>

namespace app
{

// --backup and --restore: what they do, and what is printed then, with 0 if it was done and 1 if
// not. They block until it is over and need no display, only a QCoreApplication.

/// Backs up the shop in the folder, which may be open, to the file.
[[nodiscard]] CommandLine::Exit backUpShop(const QString &folder, const QString &file);

/// Puts the backup in the place of the database in the folder, unless the shop is open.
[[nodiscard]] CommandLine::Exit restoreShop(const QString &folder, const QString &file);

/// As restoreShop(), for who holds the shop already and has nothing of it open.
[[nodiscard]] CommandLine::Exit restoreHeldShop(const QString &folder, const QString &file);

/// Why there is no backup, or not one that can be relied on, in whole sentences.
[[nodiscard]] QString backupProblem(const core::Error &error, const QString &folder,
                                    const QString &file);

/// Why the backup cannot be brought back, in whole sentences.
[[nodiscard]] QString restoreProblem(const core::Error &error, const QString &folder,
                                     const QString &file);

/// What a person types into a shell to bring a backup of the shop back with this very program; a
/// word in capitals stands for the backup.
[[nodiscard]] QString restoreCommand(const QString &folder);

} // namespace app
