// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backgroundsessions.h"

#include "ui/shell/mainwindow.h"
#include "ui/text/text.h"

#include <utility>

namespace app
{

BackgroundSessions::BackgroundSessions(ui::MainWindow &window)
    : m_window(window)
{}

void BackgroundSessions::add(const core::RemoteShop &shop, const QString &folder,
                             std::unique_ptr<SingleInstance> instance,
                             std::unique_ptr<RemoteSession> remote)
{
    if (!remote->service().capabilities().seesPayments)
        return;
    auto left =
        std::make_unique<BackgroundSession>(shop, folder, std::move(instance), std::move(remote));
    BackgroundSession &added = *left;
    connect(&added, &BackgroundSession::countChanged, this, &BackgroundSessions::showWaiting);
    connect(&added, &BackgroundSession::paid, this,
            [this, shop](const core::Transaction &charge) { reportPaid(charge, shop); });
    connect(
        &added, &BackgroundSession::ended, this, [this, id = shop.id] { drop(id); },
        Qt::QueuedConnection); // queued, because the sender is destroyed
    m_all.push_back(std::move(left));
    added.begin();
}

bool BackgroundSessions::drop(const QUuid &profile)
{
    const auto count =
        std::erase_if(m_all, [&profile](const std::unique_ptr<BackgroundSession> &left) {
            return left->shop().id == profile;
        });
    if (count > 0)
        showWaiting();
    return count > 0;
}

void BackgroundSessions::giveUp(const QUuid &profile)
{
    if (drop(profile))
        m_window.showMessage(
            tr("Charges waiting at that service are no longer watched from here."));
}

void BackgroundSessions::reportPaid(const core::Transaction &charge, const core::RemoteShop &shop)
{
    m_window.showMessage(
        tr("%1 was paid at %2, for a charge of this counter. Ctrl+E goes back.",
           "amount, name of a service")
            .arg(ui::moneyText(charge.amount), ui::foreignText(shop.service.name)));
    Q_EMIT paid(charge);
}

void BackgroundSessions::showWaiting()
{
    QList<ui::WaitingElsewhere> all;
    for (const std::unique_ptr<BackgroundSession> &left : m_all) {
        if (left->count() > 0)
            all.append({left->shop().service.name, left->count()});
    }
    m_window.setWaitingElsewhere(all);
}

} // namespace app
