// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/receipts/printout.h"
#include "ui/text/shifttext.h"

namespace ui
{

/// Printed X or Z report, for rolls and A4. On A4, the lists of open transactions are shortened to
/// one page.
class ShiftSlip : public Printout
{
public:
    ShiftSlip(const ShiftDocument &document, const ReceiptIssuer &issuer, core::Paper paper);

    /// Returns the name of the file: "shift-z-12.pdf".
    [[nodiscard]] static QString fileName(const ShiftDocument &document);

private:
    void set(const ShiftDocument &document, const ReceiptIssuer &issuer, int maxOpen);
};

} // namespace ui
