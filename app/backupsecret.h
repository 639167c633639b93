// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/storage/encryptedarchive.h"

#include <QtCore/QString>

#include <optional>

namespace app
{

/// The purpose of a secret. A new passphrase must be long enough.
enum class SecretUse { Backup, Restore };

/// Returns the secret of a typed passphrase, in Unicode form C, so that every keyboard gives the
/// same bytes. Code::InvalidInput for an empty passphrase, or one that is too short for a backup.
[[nodiscard]] core::Result<core::ArchiveSecret> passphraseSecret(const QString &typed,
                                                                 SecretUse use);

/// Reads a passphrase or a key from a file. The line end after a passphrase does not count.
///
/// Errors: as readSmallFile(). Code::AccessDenied if others may read the file. InvalidInput as
/// passphraseSecret(), and for a key file with less than ArchiveSecret::kMinKeyFile bytes.
[[nodiscard]] core::Result<core::ArchiveSecret> secretFromFile(core::ArchiveSecret::Kind kind,
                                                               const QString &path, SecretUse use);

/// The files of a command line with the secret of a backup. At most one is named.
struct SecretFiles
{
    QString passphraseFile = {}; ///< empty: none
    QString keyFile = {};        ///< empty: none

    [[nodiscard]] bool isEmpty() const { return passphraseFile.isEmpty() && keyFile.isEmpty(); }

    /// Reads the file that is named. nullopt without a file. Errors as secretFromFile().
    [[nodiscard]] core::Result<std::optional<core::ArchiveSecret>> read(SecretUse use) const;

    bool operator==(const SecretFiles &) const = default;
};

} // namespace app
