// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/wire/httpproblem.h"

#include <QtCore/QByteArray>

#include <tl/expected.hpp>

#include <optional>

namespace core
{

/// The parameters of a list (specification 4.4), as they stand in the address after the question
/// mark. What is unknown, empty, there twice or not written as it has to be is refused: a slip must
/// not quietly list everything. A Pix key that can be read in two ways is taken as it is written.
[[nodiscard]] tl::expected<TransactionFilter, HttpProblem> filterFromQuery(const QByteArray &query);

/// The parameters that ask for the filter, in the order of the specification; empty if it asks for
/// everything. Nothing if the API has no parameter for something in it.
[[nodiscard]] std::optional<QByteArray> toQuery(const TransactionFilter &filter);

} // namespace core
