// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QCommandLineParser>
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

/// The option parser shared by all commands of balcao-server.
class CommandOptions
{
public:
    /// `usage`: the words of the command, after "balcao-server" in the help.
    CommandOptions(const QString &usage, const QString &description);

    /// Adds an option with a value, or a flag if `value` is empty.
    void add(const QString &name, const QString &description, const QString &value = {},
             const QString &preset = {});

    /// Parses the arguments after the words of the command. Returns the location of the data, or an
    /// exit for --help and for invalid arguments. Requires each of `required` and one of --data and
    /// --database.
    [[nodiscard]] tl::expected<DataPlace, CommandExit> read(const QStringList &arguments,
                                                            const QStringList &required = {});

    [[nodiscard]] bool has(const QString &name) const { return m_parser.isSet(name); }
    [[nodiscard]] QString value(const QString &name) const { return m_parser.value(name); }

    /// Returns the exit for invalid arguments, with the reason.
    [[nodiscard]] CommandExit wrong(const QString &why) const;

private:
    [[nodiscard]] tl::expected<DataPlace, CommandExit> place() const;

    QCommandLineParser m_parser;
    const QString m_usage;
};

} // namespace app
