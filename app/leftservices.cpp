// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/leftservices.h"

#include "ui/mainwindow.h"
#include "ui/text.h"

#include <utility>

namespace app
{

LeftServices::LeftServices(ui::MainWindow &window)
    : m_window(window)
{}

void LeftServices::add(const core::RemoteShop &shop, const QString &folder,
                       std::unique_ptr<SingleInstance> instance, std::unique_ptr<FarService> far)
{
    if (!far->service().capabilities().seesPayments)
        return;
    auto left = std::make_unique<LeftService>(shop, folder, std::move(instance), std::move(far));
    LeftService &added = *left;
    connect(&added, &LeftService::countChanged, this, &LeftServices::showWaiting);
    connect(&added, &LeftService::paid, this,
            [this, shop](const core::Transaction &charge) { tellOf(charge, shop); });
    connect(
        &added, &LeftService::ended, this, [this, id = shop.id] { drop(id); },
        Qt::QueuedConnection); // queued, because the sender is destroyed
    m_all.push_back(std::move(left));
    added.begin();
}

bool LeftServices::drop(const QUuid &profile)
{
    const auto count = std::erase_if(m_all, [&profile](const std::unique_ptr<LeftService> &left) {
        return left->shop().id == profile;
    });
    if (count > 0)
        showWaiting();
    return count > 0;
}

void LeftServices::giveUp(const QUuid &profile)
{
    if (drop(profile))
        m_window.tell(tr("Charges waiting at that service are no longer watched from here."));
}

void LeftServices::tellOf(const core::Transaction &charge, const core::RemoteShop &shop)
{
    m_window.tell(tr("%1 was paid at %2, for a charge of this counter. Ctrl+E goes back.",
                     "amount, name of a service")
                      .arg(ui::moneyText(charge.amount), ui::foreignText(shop.service.name)));
    Q_EMIT paid(charge);
}

void LeftServices::showWaiting()
{
    QList<ui::WaitingElsewhere> all;
    for (const std::unique_ptr<LeftService> &left : m_all) {
        if (left->count() > 0)
            all.append({left->shop().service.name, left->count()});
    }
    m_window.setWaitingElsewhere(all);
}

} // namespace app
