// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transactionfilter.h"
#include "core/wire/httpproblem.h"

#include <QtCore/QByteArray>
#include <QtCore/QStringList>

#include <tl/expected.hpp>

#include <optional>

namespace core
{

/// Parses the query parameters of a list (specification 4.4), without the question mark. An
/// unknown, empty, repeated or malformed parameter is an error: a typing error must not list
/// everything. An ambiguous Pix key keeps the kind that matches its spelling.
[[nodiscard]] tl::expected<TransactionFilter, HttpProblem> filterFromQuery(const QByteArray &query);

/// Returns the names of all query parameters, in the order of the specification.
[[nodiscard]] QStringList filterParameters();

/// Returns the query parameters for the filter, in the order of the specification. Empty if the
/// filter does not restrict. Returns nullopt if the API has no parameter for a part of the filter.
[[nodiscard]] std::optional<QByteArray> toQuery(const TransactionFilter &filter);

} // namespace core
