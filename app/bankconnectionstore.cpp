// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bankconnectionstore.h"

#include "app/smallfile.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

#include <algorithm>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kConnectionFile = "bank.json"_L1;
constexpr auto kCertificateFile = "certificate.pem"_L1;
constexpr auto kAuthoritiesFile = "authorities.pem"_L1;

/// Returns the content; empty without the file.
core::Result<QByteArray> optionalFile(const QString &path)
{
    if (!isPathTaken(path))
        return QByteArray();
    return readSmallFile(path);
}

/// Writes the file, or removes the file if there is no content.
core::Result<void> writeOptionalFile(const QString &path, const QByteArray &content)
{
    if (!content.isEmpty())
        return writeSmallFile(path, content);
    if (!isPathTaken(path) || QFile::remove(path))
        return {};
    return tl::unexpected(core::Error{core::Error::Code::StorageReadOnly, {}, path});
}

} // namespace

BankConnectionStore::BankConnectionStore()
    : m_folder(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
               u"/balcao/banks"_s)
{}

QString BankConnectionStore::folderOf(const QUuid &id) const
{
    return QDir(m_folder).filePath(id.toString(QUuid::WithoutBraces));
}

QList<core::BankConnection> BankConnectionStore::all() const
{
    QList<core::BankConnection> connections;
    for (const QString &name : QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QUuid id = QUuid::fromString(name);
        if (id.isNull() || name != id.toString(QUuid::WithoutBraces))
            continue;
        if (const auto connection = load(id))
            connections.append(*connection);
    }
    std::sort(connections.begin(), connections.end(), [](const auto &one, const auto &other) {
        return one.name.localeAwareCompare(other.name) < 0;
    });
    return connections;
}

std::optional<core::BankConnection> BankConnectionStore::named(const QString &name) const
{
    for (const core::BankConnection &connection : all()) {
        if (connection.name.compare(name.simplified(), Qt::CaseInsensitive) == 0)
            return connection;
    }
    return std::nullopt;
}

QList<core::BankConnection> BankConnectionStore::withKey(const QString &pixKey) const
{
    QList<core::BankConnection> connections = all();
    connections.removeIf([&pixKey](const core::BankConnection &connection) {
        return connection.pixKey.compare(pixKey, Qt::CaseInsensitive) != 0;
    });
    return connections;
}

core::Result<core::BankConnection> BankConnectionStore::load(const QUuid &id) const
{
    return readSmallFile(QDir(folderOf(id)).filePath(kConnectionFile))
        .and_then([&id](const QByteArray &json) { return core::bankConnectionFromJson(id, json); });
}

core::Result<void> BankConnectionStore::save(const core::BankConnection &connection,
                                             const QByteArray &certificate,
                                             const QByteArray &authorities) const
{
    const auto other = named(connection.name);
    if (other && other->id != connection.id)
        return tl::unexpected(core::Error{core::Error::Code::InvalidInput,
                                          {{core::Field::ProfileName, core::Problem::AlreadyUsed}},
                                          {}});
    const QDir folder(folderOf(connection.id));
    // The connection comes last: a folder without one does not exist for all().
    return writeOptionalFile(folder.filePath(kCertificateFile), certificate)
        .and_then([&] { return writeOptionalFile(folder.filePath(kAuthoritiesFile), authorities); })
        .and_then([&] {
            return writeSmallFile(folder.filePath(kConnectionFile), core::toJson(connection));
        });
}

core::Result<void> BankConnectionStore::update(const core::BankConnection &connection) const
{
    return writeSmallFile(QDir(folderOf(connection.id)).filePath(kConnectionFile),
                          core::toJson(connection));
}

core::Result<void> BankConnectionStore::remove(const QUuid &id) const
{
    if (QDir(folderOf(id)).removeRecursively())
        return {};
    return tl::unexpected(
        core::Error{core::Error::Code::StorageReadOnly, {}, u"the folder cannot be removed"_s});
}

std::optional<core::CertificateFacts> BankConnectionStore::certificate(const QUuid &id) const
{
    const auto pem = optionalFile(QDir(folderOf(id)).filePath(kCertificateFile));
    return pem ? core::certificateFacts(*pem) : std::nullopt;
}

core::Result<core::ApiPixClient::Setup>
BankConnectionStore::clientFor(const core::BankConnection &connection,
                               const QByteArray &secret) const
{
    const auto psp = core::findPsp(connection.psp);
    if (!psp)
        return tl::unexpected(
            core::Error{core::Error::Code::StorageCorrupted, {}, u"bank.json: psp"_s});
    const QDir folder(folderOf(connection.id));
    const auto pem = optionalFile(folder.filePath(kCertificateFile));
    if (!pem)
        return tl::unexpected(pem.error());
    const auto authorities = optionalFile(folder.filePath(kAuthoritiesFile));
    if (!authorities)
        return tl::unexpected(authorities.error());
    if (connection.hasCertificate && pem->isEmpty())
        return tl::unexpected(
            core::Error{core::Error::Code::StorageCorrupted, {}, u"certificate.pem is missing"_s});
    const auto identity = core::tlsIdentity(*pem, secret, *authorities);
    if (!identity)
        return tl::unexpected(core::Error{
            core::Error::Code::AccessDenied, {}, u"the secret does not open the certificate"_s});
    return core::ApiPixClient::Setup{
        .connection = connection, .psp = *psp, .secret = secret, .identity = identity};
}

} // namespace app
