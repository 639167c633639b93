// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>

namespace core
{

// An archive of files in one encrypted file. The contents are encrypted and authenticated in blocks
// of 64 KiB with XChaCha20-Poly1305 (secretstream of libsodium). Each block depends on the blocks
// before it. Changed, missing, exchanged or additional bytes are therefore refused.
//
// Threading: any thread. Every function blocks on the disk, and for a passphrase about a second on
// the processor, with 256 MiB of memory.

/// The secret of an archive.
struct ArchiveSecret
{
    enum class Kind {
        Passphrase, ///< a text in UTF-8; hashed with Argon2id
        KeyFile,    ///< the bytes of a file, at least kMinKeyFile
    };

    static constexpr qsizetype kMinPassphrase = 12; ///< characters of new passphrases
    static constexpr qsizetype kMinKeyFile = 32;

    Kind kind = Kind::Passphrase;
    QByteArray bytes = {};

    bool operator==(const ArchiveSecret &) const = default;
};

struct ArchivedFile
{
    QString name; ///< lower-case letters and dots, in the archive
    QString path;
};

/// Returns true if the file begins like an archive. Nothing but the first bytes is read.
[[nodiscard]] bool isArchive(const QString &path);

/// Returns the kind of secret that opens the archive. Code::StorageCorrupted for other files.
[[nodiscard]] Result<ArchiveSecret::Kind> secretKindOf(const QString &archive);

/// Encrypts the files, in this order. The new archive is decrypted once as a check before it
/// replaces the target, as PartialFile. Errors as PartialFile for the target; Code::StorageFailed
/// for unreadable files, Internal without enough memory.
[[nodiscard]] Result<void> writeArchive(const QList<ArchivedFile> &files, const QString &target,
                                        const ArchiveSecret &secret);

/// Decrypts all files into the folder, with mode 0600. The folder must be empty and private. After
/// an error the folder may have files, which must not be used.
///
/// Code::AccessDenied if the secret does not open the archive. StorageCorrupted for a changed or
/// incomplete archive. Other errors as PartialFile.
///
/// `stopBefore`: name of a file at which to stop. The files before it are authentic. The rest of
/// the archive is then not checked.
[[nodiscard]] Result<void> readArchive(const QString &archive, const QString &folder,
                                       const ArchiveSecret &secret, const QString &stopBefore = {});

/// Decrypts the whole archive without storing anything. Errors as readArchive().
[[nodiscard]] Result<void> verifyArchive(const QString &archive, const ArchiveSecret &secret);

} // namespace core
