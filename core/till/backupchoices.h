// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Backup settings of a shop.
struct BackupChoices
{
    static constexpr int kMaxKept = 60;

    enum class Encryption {
        None,
        Passphrase, ///< in the keyring of the system
        KeyFile,
    };

    QString folder = {}; ///< destination; empty: not chosen yet
    bool daily = false;  ///< one automatic backup on each day on which the shop is open
    int kept = 7;        ///< automatically named backups to keep, 1 to kMaxKept
    Encryption encryption = Encryption::None;
    QString keyFile = {}; ///< path; only for Encryption::KeyFile

    bool operator==(const BackupChoices &) const = default;
};

} // namespace core
