// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/till/preferences.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

namespace app
{

/// The storage of a local shop's preferences: `preferences.json` in its folder, mode 0600, written
/// atomically and editable by hand. Older versions stored presets and printing in `shop.json`,
/// which is read until the first save().
class PreferencesFile
{
public:
    /// The readable preferences. Invalid parts count as missing, and `problems` names their
    /// position in the file ("presets 2"). No invalid preference prevents opening the shop, and
    /// every one is reported.
    struct Loaded
    {
        core::Preferences preferences;
        QStringList problems;
    };

    [[nodiscard]] static Loaded load(const QString &folder);

    /// Writes the file durably or changes nothing. First copies a file with unreadable parts to
    /// `preferences.unread.json` in the same folder.
    [[nodiscard]] static core::Result<void> save(const QString &folder,
                                                 const core::Preferences &preferences);

    /// Returns the content of the file, for another counter.
    [[nodiscard]] static QByteArray toBytes(const core::Preferences &preferences);

    /// Reads toBytes() or the content of a `preferences.json`. Code::InvalidInput for other files.
    [[nodiscard]] static core::Result<Loaded> fromBytes(const QByteArray &bytes);

    [[nodiscard]] static QString filePath(const QString &folder);

    /// Returns the contents of the file.
    [[nodiscard]] static QJsonObject toJson(const core::Preferences &preferences);
};

} // namespace app
