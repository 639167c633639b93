// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace core
{

/// Paper of receipts: two roll widths of counter printers, and sheets.
enum class Paper { Roll58, Roll80, A4 };

/// Printer settings for receipts.
struct Printing
{
    QString printer; ///< system name; empty: not chosen yet
    Paper paper = Paper::Roll80;
    bool automatic = false; ///< print as soon as a charge is paid

    static constexpr qsizetype kMaxLogo = qsizetype(64) * 1024;

    /// Picture at the top of receipts, PNG of at most kMaxLogo bytes; empty: none.
    QByteArray logo = {};

    bool operator==(const Printing &) const = default;
};

} // namespace core
