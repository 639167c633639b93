// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Settings of the customer screen.
struct CustomerScreen
{
    QString name = {};   ///< system name of the last used screen
    bool isOpen = false; ///< whether the customer window was open; reopened with the shop

    bool operator==(const CustomerScreen &) const = default;
};

} // namespace core
