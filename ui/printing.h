// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace ui
{

/// What receipts are printed on: the two rolls of counter printers, and sheets.
enum class Paper { Roll58, Roll80, A4 };

/// Where receipts come out on paper.
struct Printing
{
    QString printer; ///< as the system calls it; empty: nobody has chosen one yet
    Paper paper = Paper::Roll80;
    bool automatic = false; ///< as soon as a charge is paid, without being asked

    bool operator==(const Printing &) const = default;
};

} // namespace ui
