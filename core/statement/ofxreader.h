// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statement/draftstatement.h"
#include "core/statement/textdecoding.h"

#include <vector>

namespace core
{

/// Returns true if the text has an OFX document, in any case of letters.
[[nodiscard]] bool isOfx(QByteArrayView bytes);

/// Reads the account statements of an OFX document. OFX 2 is read as XML. OFX 1 and XML that is not
/// well-formed are read with tolerance: elements may be open, closed, or on one line. Text may have
/// raw "<" and "&".
[[nodiscard]] StatementResult<std::vector<DraftStatement>> readOfx(const EncodedText &file);

} // namespace core
