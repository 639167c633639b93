// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/servicefinding.h"
#include "core/domain/serviceprofile.h"

#include <QtCore/QFuture>
#include <QtCore/QList>
#include <QtCore/QObject>

namespace ui
{

/// Where a console can work: each has data of its own, and nothing goes from one to another.
struct Workplace
{
    enum class Kind { Demo, Local, Remote };

    Kind kind = Kind::Demo;
    QUuid id = {};      ///< of a remote one
    QString name = {};  ///< that people gave it; empty: it has none
    QString where = {}; ///< folder or address, for people
    core::ServiceKind service = core::ServiceKind::Sandbox; ///< of a remote one
    bool isOpen = false;                                    ///< one is there already
    bool isGuarded = false; ///< has a PIN, so that only who has opened it changes it
    bool isUsed = false;    ///< of a remote one: something is noted of that platform already
};

/// The places there are, and the services far away among them: what is kept of them, and their
/// keys, which are in the keyring of the computer, in the memory of this program, or nowhere. Takes
/// the answer of a call with core::onAnswer().
class ProfileDesk : public QObject
{
    Q_OBJECT

public:
    enum class KeyPlace { Nowhere, Memory, Keyring };

    using QObject::QObject;

    /// The demo, the local shop, and then the others by their names.
    [[nodiscard]] virtual QList<Workplace> places() const = 0;

    /// Folders of services of which something cannot be read, for people.
    [[nodiscard]] virtual QStringList unreadable() const = 0;

    [[nodiscard]] virtual core::Result<core::RemoteShop> load(const QUuid &id) const = 0;

    /// A new one, or in the place of what is kept under its id. Field::ProfileName,
    /// Problem::AlreadyUsed if another one has the name.
    [[nodiscard]] virtual core::Result<void> save(const core::RemoteShop &shop) = 0;

    /// Takes it and its key away, but for what the counter noted there: the folder of that.
    [[nodiscard]] virtual core::Result<QString> remove(const QUuid &id) = 0;

    /// What was saved and kept of it counts from now on: if it is the one that is open, it is
    /// opened anew, and the pages with it.
    virtual void takeEffect(const QUuid &id) = 0;

    virtual QFuture<core::Result<KeyPlace>> keyPlace(const QUuid &id) = 0;

    /// Instead of the one there was. Code::Unsupported if there is no keyring, AccessDenied if
    /// somebody does not open it; memory always works.
    virtual QFuture<core::Result<void>> keepKey(const QUuid &id, const QByteArray &key,
                                                KeyPlace place) = 0;

    virtual QFuture<core::Result<void>> forgetKey(const QUuid &id) = 0;

    /// Tries it with that key; an empty one: with the one that is kept under the id, Code::NotFound
    /// if there is none.
    virtual QFuture<core::Result<core::ServiceFinding>>
    check(const core::ServiceProfile &service, const QUuid &id, const QByteArray &key) = 0;

Q_SIGNALS:
    void changed(); ///< places(), or what is kept of one
};

} // namespace ui
