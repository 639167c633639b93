// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "ui/preferences.h"

#include <QtCore/QStringList>

namespace app
{

/// Where a local shop keeps its preferences: `preferences.json` in its folder, 0600, written whole,
/// and by hand if somebody likes to. A shop from before it kept presets and printing in
/// `shop.json`, and they are read from there until the first save().
class PreferencesFile
{
public:
    /// What could be read. A part that cannot stand is as if it were not there, and is named, the
    /// way it is found in the file ("presets 2"): no preference keeps a shop shut, and none is
    /// dropped without a word.
    struct Loaded
    {
        ui::Preferences preferences;
        QStringList problems;
    };

    [[nodiscard]] static Loaded load(const QString &folder);

    /// All of it is on disk, or nothing changed. A file with parts that could not be read is first
    /// kept as it was, as `preferences.unread.json` beside it.
    [[nodiscard]] static core::Result<void> save(const QString &folder,
                                                 const ui::Preferences &preferences);

    [[nodiscard]] static QString filePath(const QString &folder);
};

} // namespace app
