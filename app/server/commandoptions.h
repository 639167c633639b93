// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QCommandLineParser>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <tl/expected.hpp>

namespace app
{

/// Text to print and a code to exit with: 0 done, 1 it failed, 2 the arguments are wrong.
struct CommandExit
{
    QString text;
    int code = 0;
};

/// Where a shop's data is.
struct DataPlace
{
    QString folder;  ///< empty: on a server
    QString address; ///< as core::Database takes it
};

/// What every command of balcao-server has, and how it is read.
class CommandOptions
{
public:
    /// `usage` is what stands behind "balcao-server" in the help: the words of the command.
    CommandOptions(const QString &usage, const QString &description);

    /// An option with a value, or without one if `value` is empty.
    void add(const QString &name, const QString &description, const QString &value = {},
             const QString &preset = {});

    /// Reads what follows the words of the command; an exit for --help and for what is wrong. Each
    /// of `required` has to be there, and one of --data and --database, which is the answer.
    [[nodiscard]] tl::expected<DataPlace, CommandExit> read(const QStringList &arguments,
                                                            const QStringList &required = {});

    [[nodiscard]] bool has(const QString &name) const { return m_parser.isSet(name); }
    [[nodiscard]] QString value(const QString &name) const { return m_parser.value(name); }

    /// The arguments are wrong, and why.
    [[nodiscard]] CommandExit wrong(const QString &why) const;

private:
    [[nodiscard]] tl::expected<DataPlace, CommandExit> place() const;

    QCommandLineParser m_parser;
    const QString m_usage;
};

} // namespace app
