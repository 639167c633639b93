// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

namespace app
{

class CliContext;

/// An option of the command line: "--name VALUE", or the flag "--name".
struct CliOption
{
    QString name;
    QString value; ///< placeholder in the help; empty: a flag
    QString help;
    bool isRequired = false;
};

/// A required argument of a command.
struct CliArgument
{
    QString name; ///< placeholder in the help
    QString help;
};

/// A command of balcao-cli.
struct CliCommand
{
    QString name;
    QString help; ///< one sentence
    QList<CliArgument> arguments;
    QList<CliOption> options;
    QList<CliArgument> steps = {}; ///< forms of further arguments, which are optional
    CliResult (*run)(CliContext &context);
};

/// Returns all commands in the order of the help, with texts in the language of the program.
[[nodiscard]] QList<CliCommand> cliCommands();

/// Returns the options of every command.
[[nodiscard]] QList<CliOption> generalOptions();

/// Returns the help of the program.
[[nodiscard]] QString programHelp();

/// Returns the help of a command.
[[nodiscard]] QString commandHelp(const CliCommand &command);

/// A parsed command line.
struct CliLine
{
    QString command;
    QStringList arguments;
    QHash<QString, QString> options; ///< by name; flags have an empty value

    [[nodiscard]] bool has(const QString &option) const { return options.contains(option); }
    [[nodiscard]] QString value(const QString &option) const { return options.value(option); }
};

/// The result of parsing. `line` has everything that was readable before the error, so that the
/// error can be reported in the requested language and format.
struct ParsedCliLine
{
    CliLine line;
    std::optional<CliError> error; ///< nullopt: the command line is right, or asks for help
};

/// Parses the arguments after the name of the program. General options may be anywhere; "--" ends
/// the options.
[[nodiscard]] ParsedCliLine parseCliLine(const QStringList &arguments);

} // namespace app
