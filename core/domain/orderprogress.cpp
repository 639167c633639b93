// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/orderprogress.h"

namespace core
{

bool leavesUnconfirmed(const Error &error)
{
    using Code = Error::Code;
    return error.code == Code::Unconfirmed || error.code == Code::StorageFailed ||
           error.code == Code::Internal;
}

} // namespace core
