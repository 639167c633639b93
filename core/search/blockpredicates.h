// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/rowbitmap.h"

#include <QtCore/QByteArrayView>

#include <optional>
#include <vector>

namespace core
{

/// Predicates on the cells of one block column (0006_blocks.sql). Each returns a bitmap of matching
/// cells. nullopt if the number of cells differs from the number of transactions of a block: the
/// file is damaged.
namespace blockpredicates
{

/// Matches cells that contain the text: UTF-8, not empty, without a line break.
[[nodiscard]] std::optional<RowBitmap::Bits> containing(QByteArrayView cells, QByteArrayView text);

/// Matches cells that begin with the text.
[[nodiscard]] std::optional<RowBitmap::Bits> beginningWith(QByteArrayView cells,
                                                           QByteArrayView text);

/// Matches cells with a number from `min` to `max`, inclusive.
[[nodiscard]] std::optional<RowBitmap::Bits> between(QByteArrayView cells, qint64 min, qint64 max);

/// Matches cells whose character has a true entry in `wanted`, indexed by the number of the
/// character.
[[nodiscard]] std::optional<RowBitmap::Bits> among(QByteArrayView cells,
                                                   const std::vector<bool> &wanted);

} // namespace blockpredicates

} // namespace core
