// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/remotesession.h"
#include "app/singleinstance.h"
#include "core/console/consoledatabase.h"
#include "core/domain/serviceprofile.h"

#include <QtCore/QSet>

#include <memory>

namespace core
{
struct Transaction;
}

namespace app
{

/// A remote service in the background, polled while charges of the counter are pending there.
/// Stores no changes, so the user sees all of them as news after returning.
class BackgroundSession : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BackgroundSession)

public:
    /// `instance` holds the lock of the folder.
    BackgroundSession(core::RemoteShop shop, const QString &folder,
                      std::unique_ptr<SingleInstance> instance,
                      std::unique_ptr<RemoteSession> remote);
    ~BackgroundSession() override;

    /// Loads the pending charges from the counter's database, then from the service. Call once.
    void begin();

    [[nodiscard]] const core::RemoteShop &shop() const { return m_shop; }

    /// Returns the number of pending charges.
    [[nodiscard]] int count() const { return static_cast<int>(m_waiting.size()); }

Q_SIGNALS:
    void countChanged();
    void paid(const core::Transaction &charge);
    void ended(); ///< no charges are pending any more

private:
    void handleUpdate(const core::Transaction &charge);
    void forget(const QUuid &id);

    const core::RemoteShop m_shop;
    std::unique_ptr<SingleInstance> m_instance;
    std::unique_ptr<RemoteSession> m_remote;
    core::ConsoleDatabase m_console;
    QSet<QUuid> m_waiting;
};

} // namespace app
