// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace ui
{

/// Writes a file of mode 0600, and replaces an earlier file only as a whole. Returns the error in
/// words; nullopt if the file is written.
[[nodiscard]] std::optional<QString> writePrivateFile(const QString &path, const QByteArray &bytes);

} // namespace ui
