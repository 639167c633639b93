// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QBitArray>

#include <qrcodegen/qrcodegen.hpp>

namespace core
{

/// Returns the modules of the symbol, row by row, under the best of the eight masks of ISO/IEC
/// 18004. The best mask has the lowest penalty; on a tie the first one wins. The result equals the
/// automatic choice of qrcodegen, where the selection takes nine tenths of the time. The symbol
/// must have mask 0.
[[nodiscard]] QBitArray bestMasked(const qrcodegen::QrCode &symbol);

} // namespace core
