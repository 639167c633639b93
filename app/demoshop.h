// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/shopsettings.h"
#include "app/temporaryfolder.h"
#include "core/service/localtransactionservice.h"
#include "core/till/preset.h"

#include <QtCore/QList>

namespace app
{

/// The demo shop: a bakery with a generated history, whose payers the counter knows. Keeps its data
/// between visits and deletes the data on destruction.
class DemoShop
{
public:
    /// `count`: number of past transactions.
    explicit DemoShop(qint64 count);

    /// Returns true if the temporary folder exists.
    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString errorString() const { return m_folder.errorString(); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    [[nodiscard]] const ShopSettings &settings() const { return m_settings; }
    [[nodiscard]] core::LocalTransactionService::Setup service() const;

    /// Sets the terms of later visits, and of the service if it is opened again.
    void setTerms(const core::ServiceTerms &terms) { m_settings.terms = terms; }

    /// Returns the initial preset buttons.
    [[nodiscard]] static QList<core::Preset> presets();

private:
    const TemporaryFolder m_folder;
    const qint64 m_count;
    ShopSettings m_settings;
};

} // namespace app
