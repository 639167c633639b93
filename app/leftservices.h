// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/leftservice.h"

#include <memory>
#include <vector>

namespace ui
{
class MainWindow;
} // namespace ui

namespace app
{

/// All that were left while charges wait there, each until none does; and what the window says of
/// them.
class LeftServices : public QObject
{
    Q_OBJECT

public:
    /// The window is there whenever something is called.
    explicit LeftServices(ui::MainWindow &window);

    /// Where nobody sees payments there is nothing to watch.
    void add(const core::RemoteShop &shop, const QString &folder,
             std::unique_ptr<SingleInstance> instance, std::unique_ptr<FarService> far);

    /// Somebody goes back there. False if it was not among them.
    bool drop(const QUuid &profile);

    /// It changes, or goes.
    void giveUp(const QUuid &profile);

Q_SIGNALS:
    void paid(const core::Transaction &charge);

private:
    void tellOf(const core::Transaction &charge, const core::RemoteShop &shop);
    void showWaiting();

    ui::MainWindow &m_window;
    std::vector<std::unique_ptr<LeftService>> m_all;
};

} // namespace app
