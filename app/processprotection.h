// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace app
{

/// Protects the personal data and keys of this process: only the owner can read new files, and the
/// system writes no core dumps. Call first in main().
void protectProcess();

} // namespace app
