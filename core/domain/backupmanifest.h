// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// The secret with which a shop authenticates its backups.
class BackupKey
{
public:
    static constexpr int kBytes = 32;

    /// Parses toText(). nullopt for anything else.
    [[nodiscard]] static std::optional<BackupKey> parse(const QByteArray &text);

    /// Returns the key of `kBytes` random bytes.
    [[nodiscard]] static BackupKey fromRandom(const QByteArray &random);

    /// Returns 64 hexadecimal digits.
    [[nodiscard]] QByteArray toText() const { return m_bytes.toHex(); }

    /// Returns 16 hexadecimal digits that identify the key without revealing it.
    [[nodiscard]] QByteArray id() const;

    /// Returns the HMAC-SHA256 of the message in hexadecimal digits.
    [[nodiscard]] QByteArray authenticationCode(const QByteArray &message) const;

private:
    explicit BackupKey(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {}

    QByteArray m_bytes;
};

/// The list of the files of a backup with sizes and digests. A text with one item per line:
///
///     balcao-backup 1
///     made 2026-11-21T12:30:05Z
///     database 81920 <SHA-256>
///     shop.json 512 <SHA-256>
///     key <id of the key>
///     hmac-sha256 <authentication code of all lines above>
///     sha256 <digest of all lines above>
///
/// The last line detects damage without the key. parse() accepts exactly the texts of toText().
class BackupManifest
{
public:
    struct File
    {
        QString name; ///< lower-case letters and dots
        qint64 bytes = 0;
        QByteArray digest; ///< SHA-256 in hexadecimal digits

        bool operator==(const File &) const = default;
    };

    BackupManifest(const QDateTime &made, const QList<File> &files, const BackupKey &key);

    /// nullopt for a damaged or changed text.
    [[nodiscard]] static std::optional<BackupManifest> parse(const QByteArray &text);

    [[nodiscard]] QByteArray toText() const;

    [[nodiscard]] const QDateTime &made() const { return m_made; } ///< UTC, in seconds
    [[nodiscard]] const QList<File> &files() const { return m_files; }

    /// Returns true if the manifest names this key. The authentication code may still be wrong.
    [[nodiscard]] bool namesKey(const BackupKey &key) const { return m_keyId == key.id(); }

    /// Returns true if the holder of this key made the manifest.
    [[nodiscard]] bool isAuthenticatedBy(const BackupKey &key) const;

private:
    BackupManifest() = default;

    /// Returns the lines above the authentication code.
    [[nodiscard]] QByteArray authenticatedText() const;

    QDateTime m_made;
    QList<File> m_files;
    QByteArray m_keyId;
    QByteArray m_code;
};

} // namespace core
