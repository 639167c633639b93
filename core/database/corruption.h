// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

namespace core
{

/// Returns the error for a database or row that this program cannot have written. The detail is for
/// the log.
[[nodiscard]] inline Error corruption(const QString &detail)
{
    return {Error::Code::StorageCorrupted, {}, detail};
}

/// Returns the error for a file without a schema: emptied, or another connection is creating the
/// database.
[[nodiscard]] inline Error missingSchema()
{
    return corruption(QStringLiteral("the file is empty"));
}

} // namespace core
