// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/seqset.h"

#include <QtCore/QByteArrayView>

#include <optional>
#include <vector>

namespace core
{

/// Which cells of a block's column (0006_blocks.sql) fit. Nothing, if there are not as many cells
/// as the block has transactions: the file is damaged.
namespace cells
{

/// Those with the text in them. UTF-8, not empty, without a line break.
[[nodiscard]] std::optional<SeqSet::Bits> containing(QByteArrayView cells, QByteArrayView text);

/// Those that begin with it.
[[nodiscard]] std::optional<SeqSet::Bits> beginningWith(QByteArrayView cells, QByteArrayView text);

/// Those whose number is from `least` to `largest`.
[[nodiscard]] std::optional<SeqSet::Bits> between(QByteArrayView cells, qint64 least,
                                                  qint64 largest);

/// Those whose character is among the wanted ones, by its number.
[[nodiscard]] std::optional<SeqSet::Bits> among(QByteArrayView cells,
                                                const std::vector<bool> &wanted);

} // namespace cells

} // namespace core
