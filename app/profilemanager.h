// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/profilestore.h"
#include "app/secretstore.h"
#include "app/sessionkeys.h"
#include "core/till/profilerepository.h"
#include "ui/widgets/environmentband.h"

#include <memory>

namespace app
{

/// The remote services of the user, with their keys. A key in memory takes precedence over the
/// keyring, because the memory key is newer.
class ProfileManager : public core::ProfileRepository
{
    Q_OBJECT

public:
    /// `localFolder`: of the local shop; empty: the default folder next to the remote services.
    ProfileManager(QString localFolder, std::unique_ptr<SecretStore> keyring,
                   QObject *parent = nullptr);
    ~ProfileManager() override;

    /// Sets the present environment.
    void setOpen(core::Workplace::Kind kind, const QUuid &id = {});

    [[nodiscard]] const ProfileStore &store() const { return m_store; }
    [[nodiscard]] QString folderOf(const core::Workplace &place) const;

    /// Returns the environment with the name of its shop. A local shop that is not set up has the
    /// name of its folder, unless the folder is the usual one.
    [[nodiscard]] ui::Environment environmentOf(const core::Workplace &place) const;

    /// Returns the keyring of the system. Lives as long as this object.
    [[nodiscard]] SecretStore &keyring() const { return *m_keyring; }

    /// Returns the key, or Code::NotFound.
    QFuture<core::Result<QByteArray>> key(const QUuid &id);

    [[nodiscard]] QList<core::Workplace> places() const override;
    [[nodiscard]] QStringList unreadable() const override { return m_store.unreadable(); }
    [[nodiscard]] core::Result<core::RemoteShop> load(const QUuid &id) const override;
    [[nodiscard]] core::Result<void> save(const core::RemoteShop &shop) override;
    [[nodiscard]] core::Result<QString> remove(const QUuid &id) override;
    void applyKey(const QUuid &id) override;
    QFuture<core::Result<KeyPlace>> keyPlace(const QUuid &id) override;
    QFuture<core::Result<void>> keepKey(const QUuid &id, const QByteArray &key,
                                        KeyPlace place) override;
    QFuture<core::Result<void>> forgetKey(const QUuid &id) override;
    QFuture<core::Result<core::ServiceFinding>>
    check(const core::ServiceProfile &service, const QUuid &id, const QByteArray &key) override;

Q_SIGNALS:
    /// Emitted when the present service must be reopened.
    void reopenRequested();

    /// Emitted when another profile is being edited or removed; sessions with the profile must end.
    void outdated(const QUuid &id);

private:
    const bool m_isUsualFolder;
    const QString m_localFolder;
    const ProfileStore m_store;
    const std::unique_ptr<SecretStore> m_keyring;
    SessionKeys m_memory;
    core::Workplace::Kind m_openKind = core::Workplace::Kind::Demo;
    QUuid m_open; ///< id of the present remote service
};

} // namespace app
