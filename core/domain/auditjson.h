// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"

#include <QtCore/QByteArray>

namespace core
{

/// Returns the entry as one line of JSON with everything that its digest covers, and the digest.
[[nodiscard]] QByteArray auditJson(const AuditEntry &entry);

} // namespace core
