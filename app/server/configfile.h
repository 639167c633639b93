// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QHash>
#include <QtCore/QString>

#include <tl/expected.hpp>

namespace app
{

/// A setting in a configuration file.
struct ConfiguredValue
{
    QString value;
    int line = 0; ///< from 1
};

using ConfigFile = QHash<QString, ConfiguredValue>;

/// Reads "NAME = VALUE" lines. Empty lines and lines that begin with "#" are ignored, and so are
/// blanks around name and value. Returns a sentence with the line for any other line, for a
/// repeated name, and for a file that cannot be read or has more than 64 KiB.
[[nodiscard]] tl::expected<ConfigFile, QString> readConfigFile(const QString &path);

} // namespace app
