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

/// The local data of a counter: annotations, preferences, receipts and locks, stored in the folder
/// of the shop.
///
/// Lifetime: longer than the pages of the shop, shorter than its service.
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
        QList<ui::Preset> presets = {}; ///< used without stored preferences
    };

    Counter(core::TransactionService &service, Setup setup);
    ~Counter() override;

    [[nodiscard]] const ui::Preferences &preferences() const { return m_preferences.value(); }

    /// Explains in complete sentences which stored preferences are unreadable; empty: none.
    [[nodiscard]] const QString &problem() const { return m_preferences.problem(); }

    /// Returns the counter's part of the tools for the pages.
    [[nodiscard]] ui::ShopTools tools();

    /// Creates the lock of the counter in that folder, also without the rest of the counter.
    [[nodiscard]] static std::unique_ptr<ui::CounterLock> lockOf(const QString &folder,
                                                                 const ui::Locking &locking);

Q_SIGNALS:
    /// Emitted with a message for the user, in complete sentences.
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
