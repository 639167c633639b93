// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/servicefinding.h"
#include "core/domain/serviceprofile.h"

#include <QtCore/QString>

namespace ui
{

/// Returns "Sandbox: no money moves", …
[[nodiscard]] QString serviceKindText(core::ServiceKind kind);

/// Returns in whole sentences the features that a counter has and lacks with this kind of service.
[[nodiscard]] QString abilitySentences(core::ServiceKind kind);

/// Returns the result of a test in one sentence; after success also the features of the service.
[[nodiscard]] QString findingSentence(const core::ServiceFinding &finding,
                                      const core::ServiceProfile &service);

} // namespace ui
