// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/farservice.h"
#include "app/singleinstance.h"
#include "core/console/consolebook.h"
#include "core/domain/serviceprofile.h"

#include <QtCore/QSet>

#include <memory>

namespace app
{

/// A service far away that somebody has left for another place, while charges of this counter wait
/// there: it is polled on, so that the counter hears of their money. Notes nothing, so that whoever
/// comes back finds all of it as news.
class LeftService : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LeftService)

public:
    /// `instance` holds the folder, in which nobody else works.
    LeftService(core::RemoteShop shop, const QString &folder,
                std::unique_ptr<SingleInstance> instance, std::unique_ptr<FarService> far);
    ~LeftService() override;

    /// Which charges wait, by the counter's book and then by the service. Once.
    void begin();

    [[nodiscard]] const core::RemoteShop &shop() const { return m_shop; }

    /// Of the charges that wait.
    [[nodiscard]] int count() const { return static_cast<int>(m_waiting.size()); }

Q_SIGNALS:
    void countChanged();
    void paid(const core::Transaction &charge);
    void ended(); ///< nothing waits there any more

private:
    void take(const core::Transaction &charge);
    void forget(const QUuid &id);

    const core::RemoteShop m_shop;
    std::unique_ptr<SingleInstance> m_instance;
    std::unique_ptr<FarService> m_far;
    core::ConsoleBook m_book;
    QSet<QUuid> m_waiting;
};

} // namespace app
