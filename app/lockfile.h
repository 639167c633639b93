// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "ui/counterlock.h"

namespace app
{

/// Where a shop keeps what its PIN is checked with: `lock.json` in its folder, 0600, written whole.
/// A file of its own, so that who owns the computer and has forgotten the PIN takes this one away.
class LockFile
{
public:
    /// Whose PIN: that of the counter, or of the second person who approves what is sent, which is
    /// in `approver.json`.
    enum class Whose { Counter, Approver };

    /// No file is no PIN. One that cannot be read, or holds something else, is a PIN that nobody
    /// knows: a lock that opens when it is damaged would be none.
    [[nodiscard]] static ui::LockRecord load(const QString &folder, Whose whose = Whose::Counter);

    /// All of it is on disk, or nothing changed. Without a PIN the file goes.
    [[nodiscard]] static core::Result<void>
    save(const QString &folder, const ui::LockRecord &record, Whose whose = Whose::Counter);

    [[nodiscard]] static QString filePath(const QString &folder, Whose whose = Whose::Counter);
};

} // namespace app
