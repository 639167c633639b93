// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statement/csvlayout.h"
#include "core/statement/draftstatement.h"
#include "core/statement/textdecoding.h"

#include <optional>

namespace core
{

/// Reads a table of movements. Without a mapping, the header decides about the layout. Quotation
/// marks follow RFC 4180, but a mark inside a field is text.
[[nodiscard]] StatementResult<DraftStatement> readCsv(const DecodedText &file,
                                                      const std::optional<CsvMapping> &mapping);

} // namespace core
