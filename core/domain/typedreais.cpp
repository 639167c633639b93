// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/typedreais.h"

namespace core
{

std::optional<Money> parseTypedReais(QStringView text)
{
    const auto typed = Money::parseTyped(text);
    const bool isWhole = !typed && !text.contains(u'.');
    return isWhole ? Money::parseDecimal(text.trimmed()) : typed;
}

} // namespace core
