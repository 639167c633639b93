// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lockfile.h"

#include "app/shopfolder.h"
#include "app/smallfile.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

/// Prefix of the hashes of libsodium.
constexpr auto kHashBegins = "$argon2"_L1;

constexpr int kMaxTries = 1'000'000;

core::Result<void> removed(const QString &path)
{
    if (!isPathTaken(path) || QFile::remove(path))
        return {};
    return tl::unexpected(core::Error{
        core::Error::Code::StorageReadOnly, {}, u"the file of a PIN cannot be removed"_s});
}

} // namespace

QString LockFile::filePath(const QString &folder, Whose whose)
{
    return whose == Whose::Till ? pinFileIn(folder) : QDir(folder).filePath(u"approver.json"_s);
}

QString LockFile::operatorsPath(const QString &folder, Whose whose)
{
    return QDir(folder).filePath(whose == Whose::Till ? u"operators.json"_s : u"approvers.json"_s);
}

core::LockRecord LockFile::load(const QString &folder, Whose whose)
{
    const bool hasHolders = isPathTaken(operatorsPath(folder, whose));
    const QString path = hasHolders ? operatorsPath(folder, whose) : filePath(folder, whose);
    if (!isPathTaken(path))
        return {};
    const auto bytes = readSmallFile(path);
    const QJsonObject object = bytes ? QJsonDocument::fromJson(*bytes).object() : QJsonObject();
    const QString hash = object["pin"_L1].toString();
    const int tries = object["wrong_tries"_L1].toInt(-1);
    const QString last = object["last_try"_L1].toString();
    const QDateTime lastTry = QDateTime::fromString(last, Qt::ISODate);
    const bool hasHash = hasHolders || hash.startsWith(kHashBegins);
    const bool isWhole =
        hasHash && tries >= 0 && tries <= kMaxTries && (last.isEmpty() || lastTry.isValid());
    if (!isWhole)
        return {.isReadable = false, .hasHolders = hasHolders};
    return {.hash = hasHolders ? QByteArray() : hash.toLatin1(),
            .wrongTries = tries,
            .lastTry = lastTry.toUTC(),
            .hasHolders = hasHolders};
}

core::Result<void> LockFile::save(const QString &folder, const core::LockRecord &record,
                                  Whose whose)
{
    const QString path = filePath(folder, whose);
    if (record.hash.isEmpty() && !record.hasHolders)
        return removed(path);
    QJsonObject object{
        {u"wrong_tries"_s, record.wrongTries},
        {u"last_try"_s, record.lastTry.toString(Qt::ISODateWithMs)},
    };
    if (!record.hasHolders) {
        object.insert(u"pin"_s, QString::fromLatin1(record.hash));
        return writeSmallFile(path, QJsonDocument(object).toJson());
    }
    // The new file first: with both files, the operators count.
    return writeSmallFile(operatorsPath(folder, whose), QJsonDocument(object).toJson())
        .and_then([&path] { return removed(path); });
}

} // namespace app
