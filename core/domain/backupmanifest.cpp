// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/backupmanifest.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QMessageAuthenticationCode>
#include <QtCore/QRegularExpression>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kIdDigits = 16;
constexpr qsizetype kMaxManifest = 4096;

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// Compares in a time that does not depend on the position of a difference.
bool isSameCode(const QByteArray &a, const QByteArray &b)
{
    if (a.size() != b.size())
        return false;
    int difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference |= a.at(i) ^ b.at(i);
    return difference == 0;
}

} // namespace

std::optional<BackupKey> BackupKey::parse(const QByteArray &text)
{
    const BackupKey key(QByteArray::fromHex(text));
    if (key.m_bytes.size() != kBytes || key.toText() != text)
        return std::nullopt;
    return key;
}

BackupKey BackupKey::fromRandom(const QByteArray &random)
{
    Q_ASSERT(random.size() == kBytes);
    return BackupKey(random);
}

QByteArray BackupKey::id() const
{
    return sha256("balcao-backup-key " + m_bytes).first(kIdDigits);
}

QByteArray BackupKey::authenticationCode(const QByteArray &message) const
{
    return QMessageAuthenticationCode::hash(message, m_bytes, QCryptographicHash::Sha256).toHex();
}

BackupManifest::BackupManifest(const QDateTime &made, const QList<File> &files,
                               const BackupKey &key)
    : m_made(QDateTime::fromSecsSinceEpoch(made.toSecsSinceEpoch(), Qt::UTC))
    , m_files(files)
    , m_keyId(key.id())
    , m_code(key.authenticationCode(authenticatedText()))
{}

QByteArray BackupManifest::authenticatedText() const
{
    QByteArray text = "balcao-backup 1\nmade " + m_made.toString(Qt::ISODate).toLatin1() + '\n';
    for (const File &file : m_files)
        text +=
            file.name.toLatin1() + ' ' + QByteArray::number(file.bytes) + ' ' + file.digest + '\n';
    return text + "key " + m_keyId + '\n';
}

QByteArray BackupManifest::toText() const
{
    const QByteArray text = authenticatedText() + "hmac-sha256 " + m_code + '\n';
    return text + "sha256 " + sha256(text) + '\n';
}

std::optional<BackupManifest> BackupManifest::parse(const QByteArray &text)
{
    static const QRegularExpression pattern(
        u"\\Abalcao-backup 1\\nmade ([^\\n]{20})\\n((?:[a-z.]{1,40} [0-9]{1,18} [0-9a-f]{64}\\n)*)"
        "key ([0-9a-f]{16})\\nhmac-sha256 ([0-9a-f]{64})\\nsha256 [0-9a-f]{64}\\n\\z"_s);
    if (text.size() > kMaxManifest)
        return std::nullopt;
    const auto match = pattern.match(QString::fromLatin1(text));
    if (!match.hasMatch())
        return std::nullopt;
    BackupManifest manifest;
    manifest.m_made = QDateTime::fromString(match.captured(1), Qt::ISODate);
    for (const QString &line : match.captured(2).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList parts = line.split(u' ');
        manifest.m_files += {parts[0], parts[1].toLongLong(), parts[2].toLatin1()};
    }
    manifest.m_keyId = match.captured(3).toLatin1();
    manifest.m_code = match.captured(4).toLatin1();
    return manifest.toText() == text ? std::optional(manifest) : std::nullopt;
}

bool BackupManifest::isAuthenticatedBy(const BackupKey &key) const
{
    return namesKey(key) && isSameCode(m_code, key.authenticationCode(authenticatedText()));
}

} // namespace core
