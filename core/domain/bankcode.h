// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QUuid>

namespace core
{

/// A dynamic code that the shop's bank issued for a charge. Verified before a charge gets the code.
struct BankCode
{
    QUuid id;     ///< of the charge; the 32 digits are the txid at the bank
    QString text; ///< BR Code
    QString host; ///< of the location, from the settings of the shop
};

} // namespace core
