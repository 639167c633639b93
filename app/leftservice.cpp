// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/leftservice.h"

#include "app/shopfolder.h"

#include <utility>

namespace app
{

LeftService::LeftService(core::RemoteShop shop, const QString &folder,
                         std::unique_ptr<SingleInstance> instance, std::unique_ptr<FarService> far)
    : m_shop(std::move(shop))
    , m_instance(std::move(instance))
    , m_far(std::move(far))
    , m_book({.path = consoleBookIn(folder)})
{}

LeftService::~LeftService() = default;

void LeftService::begin()
{
    connect(&m_far->service(), &core::TransactionService::changed, this, &LeftService::take);
    m_book.open();
    core::onAnswer(
        m_book.watched(), this, [this](const core::Result<QList<core::WatchedCharge>> &watched) {
            for (const core::WatchedCharge &charge :
                 watched.value_or(QList<core::WatchedCharge>())) {
                if (charge.status.isFinal())
                    continue;
                m_waiting.insert(charge.id);
                core::onAnswer(
                    m_far->service().find(charge.id), this,
                    [this, id = charge.id](const core::Result<core::Transaction> &found) {
                        if (found)
                            take(*found);
                        else if (found.error().code == core::Error::Code::NotFound)
                            forget(id);
                    });
            }
            Q_EMIT countChanged();
            if (m_waiting.isEmpty())
                Q_EMIT ended();
        });
}

void LeftService::take(const core::Transaction &charge)
{
    if (!charge.status.isFinal() || !m_waiting.contains(charge.id))
        return;
    if (charge.status == core::Status::Code::Paid)
        Q_EMIT paid(charge);
    forget(charge.id);
}

void LeftService::forget(const QUuid &id)
{
    m_waiting.remove(id);
    Q_EMIT countChanged();
    if (m_waiting.isEmpty())
        Q_EMIT ended();
}

} // namespace app
