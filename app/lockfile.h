// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/till/pinservice.h"

namespace app
{

/// The storage of a shop's PIN hash: `lock.json` in its folder, mode 0600, written atomically. A
/// separate file, so that the owner of the computer can delete a forgotten PIN.
class LockFile
{
public:
    /// The owner of the PIN: the counter, or the second person who approves payouts
    /// (`approver.json`). A shop with operators has `operators.json` and `approvers.json` instead,
    /// which count the attempts. The PINs of operators are in the database of the counter.
    enum class Whose { Till, Approver };

    /// Loads the PIN, or the attempts at the PINs of operators if their file exists. A missing file
    /// means no PIN. An unreadable or invalid file means an unknown PIN: damage must not open the
    /// lock.
    [[nodiscard]] static core::LockRecord load(const QString &folder, Whose whose = Whose::Till);

    /// Writes the file durably or changes nothing. Without a PIN, deletes the file.
    [[nodiscard]] static core::Result<void>
    save(const QString &folder, const core::LockRecord &record, Whose whose = Whose::Till);

    [[nodiscard]] static QString filePath(const QString &folder, Whose whose = Whose::Till);

    /// Returns the file that counts the attempts at the PINs of operators.
    [[nodiscard]] static QString operatorsPath(const QString &folder, Whose whose = Whose::Till);
};

} // namespace app
