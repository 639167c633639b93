// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/shopsettings.h"
#include "app/throwawayfolder.h"
#include "core/service/localtransactionservice.h"
#include "ui/preset.h"

#include <QtCore/QList>

namespace app
{

/// The shop of the demo: a bakery with a made-up past, which is as it was left whenever somebody
/// comes back, and is forgotten with this.
class DemoShop
{
public:
    DemoShop();

    /// Whether there is a folder for it.
    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString errorString() const { return m_folder.errorString(); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    [[nodiscard]] const ShopSettings &settings() const { return m_settings; }
    [[nodiscard]] core::LocalTransactionService::Setup service() const;

    /// What is on the buttons of its counter at first.
    [[nodiscard]] static QList<ui::Preset> presets();

private:
    const ThrowAwayFolder m_folder;
    const ShopSettings m_settings;
};

} // namespace app
