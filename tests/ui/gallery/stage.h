// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/fakeledger.h"
#include "tests/support/toolbox.h"
#include "tests/ui/gallery/shot.h"
#include "ui/backupdesk.h"

namespace gallery
{

/// Two backups, the newer of which is whole.
class Backups : public ui::BackupDesk
{
public:
    [[nodiscard]] QList<ui::BackupFile> backupsIn(const QString &folder) const override;
    void make(const QString &folder) override;
    void verify(const QString &file) override;
    void restore(const QString &) override {}
};

/// The shop of one picture. What it has, the picture's name tells: "backup…" has backups, "far…" a
/// service far away, "ledger…" a ledger, "lock…" a PIN, "news…" charges that ended while nobody
/// looked, "…presets…" as many presets as there may be, and "…-local" a service that only counts.
class Stage
{
public:
    Stage(const Shot &shot, const QList<core::Transaction> &past);

    [[nodiscard]] FakeService &service() { return m_service; }
    [[nodiscard]] ui::ShopTools tools();
    [[nodiscard]] ui::Environment environment() const;

private:
    [[nodiscard]] bool isOf(QLatin1StringView beginning) const
    {
        return m_name.startsWith(beginning);
    }
    [[nodiscard]] bool isLocal() const { return m_name.endsWith(QLatin1StringView("-local")); }
    void missNews();
    void setPins();

    QString m_name;
    FakeService m_service;
    FakeLedger m_ledger;
    Backups m_backups;
    ToolBox m_toolBox;
};

} // namespace gallery
