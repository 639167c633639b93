// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/shopsettings.h"
#include "core/console/consolebook.h"
#include "ui/counterlock.h"
#include "ui/environmentband.h"
#include "ui/preferences.h"
#include "ui/receiptdesk.h"
#include "ui/shoptools.h"

#include <memory>

namespace app
{

/// What a counter has beside its service: its notes, preferences, receipts and locks, kept in the
/// folder of the shop. Outlives the pages of that shop, and not its service.
class Counter : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Counter)

public:
    struct Setup
    {
        QString folder;
        core::ShopProfile shop;
        ui::Environment::Kind environment;
        QList<ui::Preset> presets = {}; ///< where no preferences are kept yet
    };

    Counter(core::TransactionService &service, Setup setup);
    ~Counter() override;

    [[nodiscard]] const ui::Preferences &preferences() const { return m_preferences.value(); }

    /// What cannot be read of how the preferences are kept, in whole sentences; empty: nothing.
    [[nodiscard]] const QString &problem() const { return m_preferences.problem(); }

    /// For the pages; the rest of it is of no counter.
    [[nodiscard]] ui::ShopTools tools();

    /// That of the counter in that folder, also where nothing but that can be had.
    [[nodiscard]] static std::unique_ptr<ui::CounterLock> lockOf(const QString &folder,
                                                                 const ui::Locking &locking);

Q_SIGNALS:
    /// Something that whoever is at the counter has to know, in whole sentences.
    void told(const QString &sentences);
    void preferencesChanged();

private:
    void openBook();
    void keepPreferences();

    core::TransactionService &m_service;
    const Setup m_setup;
    core::ConsoleBook m_book;
    ui::PreferenceKeeper m_preferences;
    ui::ReceiptDesk m_receipts;
    ui::PinKeeper m_approver;
    std::unique_ptr<ui::CounterLock> m_lock;
};

} // namespace app
