// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>

#include <optional>

namespace core
{

/// Returns the value of a preference in Prefer fields (RFC 7240), in lower case; empty without a
/// value. Returns nullopt if absent. `name` is in lower case. The first of repeated preferences
/// counts; parameters are ignored.
[[nodiscard]] std::optional<QByteArray> preferenceIn(const QByteArray &fields, QByteArrayView name);

} // namespace core
