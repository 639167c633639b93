// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArrayView>

namespace core
{

/// Returns true for one JSON text in UTF-8 exactly as RFC 8259 defines it, at most 1024 levels
/// deep. Qt's parser also accepts unknown escapes, raw control characters, numbers such as "5." and
/// bytes of other encodings. A proxy or signer before the server could then see another text.
[[nodiscard]] bool isStrictJson(QByteArrayView text);

} // namespace core
