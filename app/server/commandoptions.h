// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/configfile.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <tl/expected.hpp>

namespace app
{

/// A text to print and an exit code: 0 success, 1 failure, 2 invalid arguments.
struct CommandExit
{
    QString text;
    int code = 0;
};

/// The location of a shop's data.
struct DataPlace
{
    QString folder;  ///< empty: database server
    QString address; ///< as for core::Database
};

/// The option parser shared by all commands of balcao-server. A command with a configuration also
/// reads its options from environment variables and from a file.
class CommandOptions
{
public:
    /// Where an option is set, in increasing precedence.
    enum class Source { Default, File, Environment, Argument };

    /// `usage`: the words of the command, after "balcao-server" in the help.
    CommandOptions(const QString &usage, const QString &description);

    /// Adds an option with a value, or a flag if `value` is empty.
    void add(const QString &name, const QString &description, const QString &value = {},
             const QString &preset = {});

    /// Adds --config and --print-config. Every option may then also be set by the variable of its
    /// name, BALCAO_PUBLIC_URL for --public-url, and by the file. Flags have the values "true" and
    /// "false" there. An empty variable is not set.
    void addConfiguration();

    /// Parses the arguments after the words of the command. Returns the location of the data, or an
    /// exit for --help and for invalid arguments. Requires each of `required` and one of --data and
    /// --database. Of the two, the one with the higher precedence counts.
    [[nodiscard]] tl::expected<DataPlace, CommandExit> read(const QStringList &arguments,
                                                            const QStringList &required = {});

    /// Returns true if a flag is on, or if an option with a value is set by any source.
    [[nodiscard]] bool has(const QString &name) const;
    [[nodiscard]] QString value(const QString &name) const;

    [[nodiscard]] Source sourceOf(const QString &name) const;

    /// Returns the option as the user has set it, for messages: "--workers", "BALCAO_WORKERS" or
    /// "server.conf:3: workers".
    [[nodiscard]] QString textOf(const QString &name) const;

    /// Returns the path of the configuration file; empty without one.
    [[nodiscard]] QString configPath() const { return value(QStringLiteral("config")); }

    /// Returns the names of all options that a configuration file may set, in the order of add().
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] bool isFlag(const QString &name) const;

    /// Returns the exit for invalid arguments, with the reason.
    [[nodiscard]] CommandExit wrong(const QString &why) const;

private:
    struct Option
    {
        QString name;
        bool isFlag;
    };

    [[nodiscard]] tl::expected<void, CommandExit> readSources();
    [[nodiscard]] tl::expected<void, CommandExit> checkFlags() const;
    [[nodiscard]] tl::expected<DataPlace, CommandExit> place() const;

    QCommandLineParser m_parser;
    const QString m_usage;
    QList<Option> m_options;
    bool m_isConfigurable = false;
    QHash<QString, QString> m_environment; ///< values by name of the option
    ConfigFile m_file;
};

} // namespace app
