// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

namespace core
{

/// That a database, or a row of it, is not as this program leaves it. The detail is for the log.
[[nodiscard]] inline Error damaged(const QString &detail)
{
    return {Error::Code::StorageDamaged, {}, detail};
}

} // namespace core
