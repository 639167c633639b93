// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace ui
{

/// What a shop chose about its backups.
struct BackupChoices
{
    static constexpr int kMostKept = 60;

    QString folder = {}; ///< where they go; empty: nobody has chosen one
    bool daily = false;  ///< one by itself, each day on which the shop is open
    int kept = 7;        ///< so many of those that were named by the program, 1 to kMostKept

    bool operator==(const BackupChoices &) const = default;
};

} // namespace ui
