// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/appearance.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <tl/expected.hpp>

namespace app
{

/// What the program was asked to do.
struct CommandLine
{
    using Theme = ui::Appearance::Theme;

    QString dataFolder;       ///< of a local shop, absolute; empty: another place
    QString backupFile = {};  ///< absolute: where to back the shop up to, instead of opening it
    QString restoreFile = {}; ///< absolute: the backup to bring back, instead of opening the shop
    QString language;         ///< a code of ui::languages(); empty: none was asked for
    QString service = {};     ///< the name of a service far away; empty: another place
    Theme theme = Theme::System; ///< System: what the shop has chosen, and then the system's

    [[nodiscard]] bool isDemo() const { return dataFolder.isEmpty() && service.isEmpty(); }

    /// Text to print and a code to exit with, instead of a window: for --help, --version and
    /// arguments that make no sense.
    struct Exit
    {
        QString text;
        int code = 0;     ///< 0: as asked; 2: the arguments are wrong
        QString language; ///< as CommandLine::language, so that the text can be said in it
    };

    /// `arguments` with the program's name first.
    [[nodiscard]] static tl::expected<CommandLine, Exit> parse(const QStringList &arguments);
};

} // namespace app
