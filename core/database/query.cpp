// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/query.h"

namespace core
{

Query::~Query() = default;

} // namespace core
