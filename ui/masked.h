// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

namespace ui
{

/// The transaction with what tells who somebody is hidden: name, document, e-mail, phone and Pix
/// key. What people wrote in words stays as they wrote it.
[[nodiscard]] core::Transaction masked(core::Transaction transaction);

} // namespace ui
