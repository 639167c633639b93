// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/pixkey.h"

#include <QtCore/QString>

namespace ui
{

/// Returns "CPF", "Mobile number", …
[[nodiscard]] QString keyKindWord(core::PixKey::Kind kind);

/// Returns the key in its usual notation: "529.982.247-25", "+55 11 98765-4321".
[[nodiscard]] QString keyText(const core::PixKey &key);

/// Works as keyText(), with invisible places where a line of a narrow window may break.
[[nodiscard]] QString breakableKeyText(const core::PixKey &key);

/// Works as keyText() for the canonical form used in transactions.
[[nodiscard]] QString keyText(const QString &canonical);

/// Returns the receiver of a payout: name and key, or only the key if the name is empty.
[[nodiscard]] QString receiverText(const QString &name, const QString &canonicalKey);

/// Returns the same text masked, so that the key neither identifies a person nor can be paid. A
/// CNPJ is public and not masked.
[[nodiscard]] QString maskedKeyText(const QString &canonical);

} // namespace ui
