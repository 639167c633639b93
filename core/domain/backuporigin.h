// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace core
{

/// Where a backup comes from, as far as the shop can prove.
enum class BackupOrigin {
    Own,        ///< the manifest has a valid authentication code of this shop
    Encrypted,  ///< made with the passphrase or key file that opened the backup
    Foreign,    ///< the manifest belongs to another key: another shop, computer or person
    NoManifest, ///< made by an older version, or the manifest was removed
};

} // namespace core
