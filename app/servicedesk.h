// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/keykeeper.h"
#include "app/profilestore.h"
#include "app/sessionkeys.h"
#include "ui/environmentband.h"
#include "ui/profiledesk.h"

#include <memory>

namespace app
{

/// The services far away of this user, with their keys. A key in memory goes before the one in the
/// keyring, since somebody has said so since.
class ServiceDesk : public ui::ProfileDesk
{
    Q_OBJECT

public:
    /// `localFolder`: of the local shop; empty: beside the services far away.
    ServiceDesk(QString localFolder, std::unique_ptr<KeyKeeper> keyring, QObject *parent = nullptr);
    ~ServiceDesk() override;

    /// Which one is worked in now.
    void setOpen(ui::Workplace::Kind kind, const QUuid &id = {});

    [[nodiscard]] const ProfileStore &store() const { return m_store; }
    [[nodiscard]] QString folderOf(const ui::Workplace &place) const;
    [[nodiscard]] ui::Environment environmentOf(const ui::Workplace &place) const;

    /// Code::NotFound if there is none.
    QFuture<core::Result<QByteArray>> key(const QUuid &id);

    [[nodiscard]] QList<ui::Workplace> places() const override;
    [[nodiscard]] QStringList unreadable() const override { return m_store.unreadable(); }
    [[nodiscard]] core::Result<core::RemoteShop> load(const QUuid &id) const override;
    [[nodiscard]] core::Result<void> save(const core::RemoteShop &shop) override;
    [[nodiscard]] core::Result<QString> remove(const QUuid &id) override;
    void takeEffect(const QUuid &id) override;
    QFuture<core::Result<KeyPlace>> keyPlace(const QUuid &id) override;
    QFuture<core::Result<void>> keepKey(const QUuid &id, const QByteArray &key,
                                        KeyPlace place) override;
    QFuture<core::Result<void>> forgetKey(const QUuid &id) override;
    QFuture<core::Result<core::ServiceFinding>>
    check(const core::ServiceProfile &service, const QUuid &id, const QByteArray &key) override;

Q_SIGNALS:
    /// The one that is open is to be opened anew.
    void reopenRequested();

    /// Another one changes or goes, and so must all that works with it.
    void outdated(const QUuid &id);

private:
    const QString m_localFolder;
    const ProfileStore m_store;
    const std::unique_ptr<KeyKeeper> m_keyring;
    SessionKeys m_memory;
    ui::Workplace::Kind m_openKind = ui::Workplace::Kind::Demo;
    QUuid m_open; ///< of a remote one
};

} // namespace app
