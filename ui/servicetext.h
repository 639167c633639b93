// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/servicefinding.h"
#include "core/domain/serviceprofile.h"

#include <QtCore/QString>

namespace ui
{

/// "Sandbox: no money moves", …
[[nodiscard]] QString serviceKindText(core::ServiceKind kind);

/// What a counter can do there, and what it cannot, in whole sentences.
[[nodiscard]] QString abilitySentences(core::ServiceKind kind);

/// What came of trying the service out, in one sentence, and if it is fine what it can do.
[[nodiscard]] QString findingSentence(const core::ServiceFinding &finding,
                                      const core::ServiceProfile &service);

} // namespace ui
