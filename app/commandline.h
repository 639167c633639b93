// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/backupsecret.h"
#include "core/till/appearance.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <tl/expected.hpp>

namespace app
{

/// The parsed command line.
struct CommandLine
{
    using Theme = core::Appearance::Theme;

    static constexpr qint64 kUsualCount = 1500;
    static constexpr qint64 kMaxCount = 1'000'000;

    QString dataFolder = {};     ///< of a local shop, absolute; empty: another environment
    QString backupFile = {};     ///< absolute: target of a backup, instead of opening the shop
    QString restoreFile = {};    ///< absolute: backup to restore, instead of opening the shop
    QString acceptedKey = {};    ///< Pix key to which a restore may change the shop; empty: none
    SecretFiles secrets = {};    ///< of an encrypted backup
    QString language = {};       ///< a code of ui::languages(); empty: not specified
    QString service = {};        ///< name of a remote service; empty: another environment
    Theme theme = Theme::System; ///< System: use the shop's choice, then the system's
    bool isDemo = false;         ///< the demo; without any environment: the one that was open last
    qint64 count = kUsualCount;  ///< transactions of the demo, 1 to kMaxCount
    bool hasCustomers = true;    ///< the demo's customers pay without a key
    bool isPractice = false;     ///< create a practice shop in the folder if there is none

    /// A text to print and an exit code, for --help, --version and invalid arguments.
    struct Exit
    {
        QString text;
        int code = 0;     ///< 0: success; 2: invalid arguments
        QString language; ///< as CommandLine::language, for translating the text
    };

    /// Parses `arguments`, which begin with the program's name.
    [[nodiscard]] static tl::expected<CommandLine, Exit> parse(const QStringList &arguments);
};

} // namespace app
