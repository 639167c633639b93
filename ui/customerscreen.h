// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace ui
{

/// Where the customers of a counter look.
struct CustomerScreen
{
    QString name = {};   ///< of the screen that was used last, as the system calls it
    bool isOpen = false; ///< whether the customers' window stood there; it comes back with the shop

    bool operator==(const CustomerScreen &) const = default;
};

} // namespace ui
