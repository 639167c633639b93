// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliation.h"
#include "tests/support/fakeunconfirmedorders.h"
#include "tests/support/toolbox.h"
#include "tests/ui/gallery/shot.h"
#include "ui/settings/backupmanager.h"

#include <memory>

namespace core
{
struct Transaction;
}

namespace gallery
{

/// Two backups; the newer one is encrypted and valid.
class Backups : public ui::BackupManager
{
public:
    [[nodiscard]] QList<ui::BackupFile> backupsIn(const QString &folder) const override;
    void make(const QString &folder) override;
    void verify(const QString &file, const ui::BackupSecret &secret) override;
    void prepareRestore(const QString &file, const ui::BackupSecret &secret) override;
    void restore(const QString &, const QString &) override {}
    void storePassphrase(const QString &) override {}
};

/// Shop of one picture. The name of the picture selects its content: "backup…" has backups, "far…"
/// a remote service, "reconcile…" bank statements, "unconfirmed…" unconfirmed orders, "lock…" a
/// PIN, "shift…" shifts, "news…" charges decided while closed, "…presets…" the maximum number of
/// presets, and "…-local" a service that cannot see payments and confirms them by hand.
class Stage
{
public:
    Stage(const Shot &shot, const QList<core::Transaction> &past);

    [[nodiscard]] FakeService &service() { return m_service; }
    [[nodiscard]] core::ConsoleDatabase &console() { return m_toolBox.console(); }
    [[nodiscard]] ui::ShopContext context();
    [[nodiscard]] ui::Environment environment() const;

private:
    [[nodiscard]] bool isOf(QLatin1StringView beginning) const
    {
        return m_name.startsWith(beginning);
    }
    [[nodiscard]] bool isLocal() const { return m_name.endsWith(QLatin1StringView("-local")); }
    void missNews();
    void addStatements();
    void addShifts();
    void setPins();

    QString m_name;
    FakeService m_service;
    FakeUnconfirmedOrders m_unconfirmedOrders;
    Backups m_backups;
    ToolBox m_toolBox;
    std::unique_ptr<core::Reconciliation> m_reconciliation; ///< null: no bank statements
};

} // namespace gallery
