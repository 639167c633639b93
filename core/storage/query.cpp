// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/query.h"

namespace core
{

Query::~Query() = default;

} // namespace core
