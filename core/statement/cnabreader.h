// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statement/draftstatement.h"
#include "core/statement/textdecoding.h"

#include <vector>

namespace core
{

/// Returns true if every line has 240 characters.
[[nodiscard]] bool isCnab240(QStringView text);

/// Reads the statements (segment E) of a CNAB 240 file: one for each batch.
[[nodiscard]] StatementResult<std::vector<DraftStatement>> readCnab240(const DecodedText &file);

} // namespace core
