// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/servicefinding.h"
#include "core/domain/serviceprofile.h"

#include <QtCore/QFuture>
#include <QtCore/QList>
#include <QtCore/QObject>

namespace core
{

/// Environment of a console: the demo, the local shop or a remote service. Each has separate data.
struct Workplace
{
    enum class Kind { Demo, Local, Remote };

    Kind kind = Kind::Demo;
    QUuid id = {};                              ///< of a remote service
    QString name = {};                          ///< user-defined name; empty: none
    bool isPractice = false;                    ///< of a local shop: a practice shop
    QString where = {};                         ///< display text of folder or address
    ServiceKind service = ServiceKind::Sandbox; ///< of a remote service
    bool isOpen = false;                        ///< currently open
    bool isGuarded = false; ///< has a PIN: only a user who has unlocked it can change it
    bool isUsed = false;    ///< of a remote service: local data for this platform exists
};

/// Repository of the environments and remote services, including profiles and API keys. A key is
/// stored in the system keyring, in memory, or not at all. Handle the returned futures with
/// core::onAnswer().
class ProfileRepository : public QObject
{
    Q_OBJECT

public:
    enum class KeyPlace { Nowhere, Memory, Keyring };

    using QObject::QObject;

    /// Returns the demo, the local shop, then the remote services by name.
    [[nodiscard]] virtual QList<Workplace> places() const = 0;

    /// Returns the display text of folders of services with unreadable data.
    [[nodiscard]] virtual QStringList unreadable() const = 0;

    [[nodiscard]] virtual Result<RemoteShop> load(const QUuid &id) const = 0;

    /// Adds a service, or replaces the one with the same id. Error: Field::ProfileName with
    /// Problem::AlreadyUsed if another service has the name.
    [[nodiscard]] virtual Result<void> save(const RemoteShop &shop) = 0;

    /// Removes a service and its key. Keeps the counter's local data and returns its folder.
    [[nodiscard]] virtual Result<QString> remove(const QUuid &id) = 0;

    /// Applies saved changes: if the service is open, opens the service and its pages again.
    virtual void applyKey(const QUuid &id) = 0;

    virtual QFuture<Result<KeyPlace>> keyPlace(const QUuid &id) = 0;

    /// Replaces the stored key. Errors: Code::Unsupported without a keyring, AccessDenied if the
    /// user does not unlock the keyring. Storing in memory always succeeds.
    virtual QFuture<Result<void>> keepKey(const QUuid &id, const QByteArray &key,
                                          KeyPlace place) = 0;

    virtual QFuture<Result<void>> forgetKey(const QUuid &id) = 0;

    /// Tests the service with `key`. An empty `key` uses the stored key of `id`; Code::NotFound if
    /// there is none.
    virtual QFuture<Result<ServiceFinding>> check(const ServiceProfile &service, const QUuid &id,
                                                  const QByteArray &key) = 0;

Q_SIGNALS:
    void changed(); ///< places() or the data of a service
};

} // namespace core
