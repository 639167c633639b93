// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backgroundsession.h"

#include "app/shopfolder.h"

#include <utility>

namespace app
{

BackgroundSession::BackgroundSession(core::RemoteShop shop, const QString &folder,
                                     std::unique_ptr<SingleInstance> instance,
                                     std::unique_ptr<RemoteSession> remote)
    : m_shop(std::move(shop))
    , m_instance(std::move(instance))
    , m_remote(std::move(remote))
    , m_console({.path = consoleDatabaseIn(folder)})
{}

BackgroundSession::~BackgroundSession() = default;

void BackgroundSession::begin()
{
    connect(&m_remote->service(), &core::TransactionService::changed, this,
            &BackgroundSession::handleUpdate);
    m_console.open();
    core::onAnswer(
        m_console.watchedCharges().watched(), this,
        [this](const core::Result<QList<core::WatchedCharge>> &watched) {
            for (const core::WatchedCharge &charge :
                 watched.value_or(QList<core::WatchedCharge>())) {
                if (charge.status.isFinal())
                    continue;
                m_waiting.insert(charge.id);
                core::onAnswer(
                    m_remote->service().find(charge.id), this,
                    [this, id = charge.id](const core::Result<core::Transaction> &found) {
                        if (found)
                            handleUpdate(*found);
                        else if (found.error().code == core::Error::Code::NotFound)
                            forget(id);
                    });
            }
            Q_EMIT countChanged();
            if (m_waiting.isEmpty())
                Q_EMIT ended();
        });
}

void BackgroundSession::handleUpdate(const core::Transaction &charge)
{
    if (!charge.status.isFinal() || !m_waiting.contains(charge.id))
        return;
    if (charge.status == core::Status::Code::Paid)
        Q_EMIT paid(charge);
    forget(charge.id);
}

void BackgroundSession::forget(const QUuid &id)
{
    m_waiting.remove(id);
    Q_EMIT countChanged();
    if (m_waiting.isEmpty())
        Q_EMIT ended();
}

} // namespace app
