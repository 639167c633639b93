// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/pixkey.h"

#include <QtCore/QString>

namespace ui
{

/// "CPF", "Mobile number", …
[[nodiscard]] QString keyKindWord(core::PixKey::Kind kind);

/// As people write it: "529.982.247-25", "+55 11 98765-4321".
[[nodiscard]] QString keyText(const core::PixKey &key);

/// In groups that are short enough to be compared one by one.
[[nodiscard]] QString keyInGroups(const core::PixKey &key);

/// As keyText(), of a key as a transaction has it.
[[nodiscard]] QString keyText(const QString &canonical);

/// The same with enough hidden that nobody is known or paid by it, but for a CNPJ, which is public.
[[nodiscard]] QString maskedKeyText(const QString &canonical);

} // namespace ui
