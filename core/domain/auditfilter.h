// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"

#include <QtCore/QDateTime>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// A selection of the audit log. Unset members select everything.
struct AuditFilter
{
    std::optional<AuditAction> action = {};
    std::optional<qint64> actor = {}; ///< also as the operator who authorized
    QUuid transaction = {};
    QDateTime from = {};  ///< UTC, inclusive
    QDateTime until = {}; ///< UTC, exclusive

    bool operator==(const AuditFilter &) const = default;
};

} // namespace core
