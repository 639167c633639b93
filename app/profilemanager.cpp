// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/profilemanager.h"

#include "app/lockfile.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"

#include "core/remote/servicecheck.h"
#include "core/service/promise.h"
#include "core/service/transactionservice.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <utility>

namespace app
{

using namespace Qt::StringLiterals;
using core::Error;
using core::Result;
using core::Workplace;

namespace
{

/// Returns the settings of the shop in the folder; nullopt: not set up, or unreadable.
std::optional<ShopSettings> settingsIn(const QString &folder)
{
    return ShopSettings::load(folder).value_or(std::nullopt);
}

} // namespace

ProfileManager::ProfileManager(QString localFolder, std::unique_ptr<SecretStore> keyring,
                               QObject *parent)
    : ProfileRepository(parent)
    , m_isUsualFolder(localFolder.isEmpty())
    , m_localFolder(m_isUsualFolder ? usualShopFolder() : std::move(localFolder))
    , m_keyring(std::move(keyring))
{}

ProfileManager::~ProfileManager() = default;

void ProfileManager::setOpen(Workplace::Kind kind, const QUuid &id)
{
    m_openKind = kind;
    m_open = id;
    Q_EMIT changed();
}

QString ProfileManager::folderOf(const Workplace &place) const
{
    switch (place.kind) {
    case Workplace::Kind::Demo:
        return {};
    case Workplace::Kind::Local:
        return m_localFolder;
    case Workplace::Kind::Remote:
        return m_store.folderOf(place.id);
    }
    Q_UNREACHABLE();
}

/// Returns the environment. An unreadable profile counts as possibly real money.
ui::Environment ProfileManager::environmentOf(const Workplace &place) const
{
    using Kind = ui::Environment::Kind;
    if (place.kind == Workplace::Kind::Demo)
        return {Kind::Demo, {}};
    const QString folder = QDir::toNativeSeparators(folderOf(place));
    if (place.kind == Workplace::Kind::Local) {
        const auto settings = settingsIn(m_localFolder);
        if (!settings)
            return {Kind::Local, m_isUsualFolder ? QString() : folder};
        return {settings->isPractice ? Kind::Practice : Kind::Local,
                settings->profile.merchant.name};
    }
    const auto shop = load(place.id);
    if (!shop)
        return {Kind::Production, folder};
    const core::ServiceProfile &service = shop->service;
    return {service.environment() == core::Environment::Sandbox ? Kind::Sandbox : Kind::Production,
            u"%1 · %2"_s.arg(service.name, service.address.host())};
}

void ProfileManager::applyKey(const QUuid &id)
{
    if (m_openKind == Workplace::Kind::Remote && id == m_open)
        Q_EMIT reopenRequested();
    else
        Q_EMIT outdated(id);
}

QList<Workplace> ProfileManager::places() const
{
    const auto local = settingsIn(m_localFolder);
    QList<Workplace> places{{.kind = Workplace::Kind::Demo},
                            {.kind = Workplace::Kind::Local,
                             .name = local ? local->profile.merchant.name : QString(),
                             .isPractice = local && local->isPractice,
                             .where = QDir::toNativeSeparators(m_localFolder)}};
    for (const core::RemoteShop &shop : m_store.all())
        places.append({.kind = Workplace::Kind::Remote,
                       .id = shop.id,
                       .name = shop.service.name,
                       .where = shop.service.address.toText(),
                       .service = shop.service.kind});
    for (Workplace &place : places) {
        const QString folder = folderOf(place);
        const bool isHere = place.kind == m_openKind && place.id == m_open;
        place.isOpen = isHere;
        place.isGuarded = !folder.isEmpty() && LockFile::load(folder) != core::LockRecord();
        place.isUsed =
            place.kind == Workplace::Kind::Remote && QFileInfo::exists(intentDatabaseIn(folder));
    }
    return places;
}

Result<core::RemoteShop> ProfileManager::load(const QUuid &id) const
{
    return m_store.load(id);
}

Result<void> ProfileManager::save(const core::RemoteShop &shop)
{
    auto saved = m_store.save(shop);
    if (saved)
        Q_EMIT changed();
    return saved;
}

Result<QString> ProfileManager::remove(const QUuid &id)
{
    Q_EMIT outdated(id);
    auto folder = m_store.setAside(id);
    if (folder) {
        forgetKey(id); // on failure, an unused key remains
        Q_EMIT changed();
    }
    return folder;
}

QFuture<Result<QByteArray>> ProfileManager::key(const QUuid &id)
{
    return m_memory.has(id) ? m_memory.find(id) : m_keyring->find(id);
}

QFuture<Result<core::ProfileRepository::KeyPlace>> ProfileManager::keyPlace(const QUuid &id)
{
    if (m_memory.has(id))
        return QtFuture::makeReadyFuture(Result<KeyPlace>(KeyPlace::Memory));
    const auto promise = core::makePromise<KeyPlace>();
    core::onAnswer(m_keyring->find(id), this, [promise](const Result<QByteArray> &key) {
        core::resolve(promise, Result<KeyPlace>(key ? KeyPlace::Keyring : KeyPlace::Nowhere));
    });
    return promise->future();
}

/// Stores the key in one place and deletes an old key in the other.
QFuture<Result<void>> ProfileManager::keepKey(const QUuid &id, const QByteArray &key,
                                              KeyPlace place)
{
    const auto promise = core::makePromise<void>();
    SecretStore &secrets =
        place == KeyPlace::Keyring ? *m_keyring : static_cast<SecretStore &>(m_memory);
    core::onAnswer(secrets.keep(id, key), this,
                   [this, promise, id, place](const Result<void> &kept) {
                       if (kept && place == KeyPlace::Keyring)
                           m_memory.forget(id);
                       else if (kept)
                           m_keyring->forget(id);
                       if (kept)
                           Q_EMIT changed();
                       core::resolve(promise, kept);
                   });
    return promise->future();
}

QFuture<Result<void>> ProfileManager::forgetKey(const QUuid &id)
{
    m_memory.forget(id);
    const auto promise = core::makePromise<void>();
    core::onAnswer(m_keyring->forget(id), this, [this, promise](const Result<void> &forgotten) {
        const bool isGone = forgotten || forgotten.error().code == Error::Code::NotFound ||
                            forgotten.error().code == Error::Code::Unsupported;
        Q_EMIT changed();
        core::resolve(promise, isGone ? Result<void>() : forgotten);
    });
    return promise->future();
}

QFuture<Result<core::ServiceFinding>> ProfileManager::check(const core::ServiceProfile &service,
                                                            const QUuid &id, const QByteArray &key)
{
    const auto promise = core::makePromise<core::ServiceFinding>();
    const auto start = [this, promise, service](const QByteArray &used) {
        auto *check = new core::ServiceCheck({.address = service.address,
                                              .key = used,
                                              .platform = service.platform,
                                              .kind = service.kind},
                                             this);
        connect(check, &core::ServiceCheck::finished, this,
                [check, promise](const core::ServiceFinding &finding) {
                    check->deleteLater();
                    core::resolve(promise, Result<core::ServiceFinding>(finding));
                });
        check->start();
    };
    if (!key.isEmpty()) {
        start(key);
        return promise->future();
    }
    core::onAnswer(this->key(id), this, [promise, start](const Result<QByteArray> &kept) {
        if (kept)
            start(*kept);
        else
            core::resolve(promise, Result<core::ServiceFinding>(tl::unexpected(kept.error())));
    });
    return promise->future();
}

} // namespace app
