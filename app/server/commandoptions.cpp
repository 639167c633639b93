// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/commandoptions.h"

#include "app/shopfolder.h"
#include "core/database/database.h"

#include <QtCore/QDir>

#include <algorithm>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

const QString kConfig = u"config"_s;
const QString kPrintConfig = u"print-config"_s;

/// Returns the variable of an option: "BALCAO_PUBLIC_URL" for "public-url".
QString variableOf(const QString &name)
{
    return u"BALCAO_"_s + name.toUpper().replace(u'-', u'_');
}

} // namespace

CommandOptions::CommandOptions(const QString &usage, const QString &description)
    : m_usage(usage)
{
    m_parser.setApplicationDescription(description);
    m_parser.addOption({{u"h"_s, u"help"_s}, u"Prints this text."_s});
    add(u"data"_s, u"The folder of a shop; created if it does not exist."_s, u"DIR"_s);
    add(u"database"_s,
        u"Instead of --data: postgresql://user@host:port/name of an existing database. Put "
        "the password in ~/.pgpass: others can read arguments."_s,
        u"URL"_s);
}

void CommandOptions::add(const QString &name, const QString &description, const QString &value,
                         const QString &preset)
{
    m_parser.addOption({name, description, value, preset});
    m_options.append({name, value.isEmpty()});
}

void CommandOptions::addConfiguration()
{
    m_isConfigurable = true;
    add(kConfig,
        u"Reads options from FILE, one \"NAME = VALUE\" per line, without the hyphens in "
        "front of the name. Arguments come before variables such as BALCAO_PUBLIC_URL, and "
        "variables come before the file."_s,
        u"FILE"_s);
    add(kPrintConfig, u"Prints the resulting configuration without passwords, and exits."_s);
}

tl::expected<DataPlace, CommandExit> CommandOptions::read(const QStringList &arguments,
                                                          const QStringList &required)
{
    const bool isRead = m_parser.parse(QStringList{QString()} + arguments);
    if (m_parser.isSet(u"help"_s)) {
        // Qt's usage line does not contain the command.
        const QString rest = m_parser.helpText().section(u'\n', 1);
        return tl::unexpected(
            CommandExit{u"Usage: balcao-server %1 [OPTIONS]\n%2"_s.arg(m_usage, rest), 0});
    }
    if (!isRead)
        return tl::unexpected(wrong(m_parser.errorText()));
    if (!m_parser.positionalArguments().isEmpty())
        return tl::unexpected(
            wrong(u"“%1” is not an option."_s.arg(m_parser.positionalArguments().constFirst())));
    if (m_isConfigurable) {
        if (const auto sources = readSources(); !sources)
            return tl::unexpected(sources.error());
    }
    for (const QString &name : required) {
        if (value(name).isEmpty())
            return tl::unexpected(wrong(u"--%1 is required."_s.arg(name)));
    }
    return place();
}

/// Reads the variables, then the file, because a variable may name the file.
tl::expected<void, CommandExit> CommandOptions::readSources()
{
    for (const Option &option : std::as_const(m_options)) {
        const QString variable = qEnvironmentVariable(qPrintable(variableOf(option.name)));
        if (!variable.isEmpty() && option.name != kPrintConfig)
            m_environment.insert(option.name, variable);
    }
    if (has(kConfig)) {
        auto file = readConfigFile(configPath());
        if (!file)
            return tl::unexpected(wrong(file.error()));
        const QStringList known = names();
        for (auto each = file->cbegin(); each != file->cend(); ++each) {
            if (!known.contains(each.key()))
                return tl::unexpected(wrong(u"%1:%2: “%3” is not a setting."_s.arg(configPath())
                                                .arg(each->line)
                                                .arg(each.key())));
        }
        m_file = std::move(*file);
    }
    return checkFlags();
}

tl::expected<void, CommandExit> CommandOptions::checkFlags() const
{
    for (const Option &option : m_options) {
        const Source source = sourceOf(option.name);
        if (!option.isFlag || source == Source::Default || source == Source::Argument)
            continue;
        if (const QString text = value(option.name); text != "true"_L1 && text != "false"_L1)
            return tl::unexpected(wrong(textOf(option.name) + u" is true or false."_s));
    }
    return {};
}

bool CommandOptions::has(const QString &name) const
{
    switch (sourceOf(name)) {
    case Source::Default:
        return false;
    case Source::File:
    case Source::Environment:
        return !isFlag(name) || value(name) == "true"_L1;
    case Source::Argument:
        return true;
    }
    Q_UNREACHABLE();
}

QString CommandOptions::value(const QString &name) const
{
    switch (sourceOf(name)) {
    case Source::Default:
    case Source::Argument:
        return m_parser.value(name);
    case Source::File:
        return m_file.value(name).value;
    case Source::Environment:
        return m_environment.value(name);
    }
    Q_UNREACHABLE();
}

CommandOptions::Source CommandOptions::sourceOf(const QString &name) const
{
    if (m_parser.isSet(name))
        return Source::Argument;
    if (m_environment.contains(name))
        return Source::Environment;
    return m_file.contains(name) ? Source::File : Source::Default;
}

QString CommandOptions::textOf(const QString &name) const
{
    switch (sourceOf(name)) {
    case Source::Default:
    case Source::Argument:
        return u"--"_s + name;
    case Source::File:
        return u"%1:%2: %3"_s.arg(configPath()).arg(m_file.value(name).line).arg(name);
    case Source::Environment:
        return variableOf(name);
    }
    Q_UNREACHABLE();
}

QStringList CommandOptions::names() const
{
    QStringList names;
    for (const Option &option : m_options) {
        if (option.name != kConfig && option.name != kPrintConfig)
            names.append(option.name);
    }
    return names;
}

bool CommandOptions::isFlag(const QString &name) const
{
    return std::any_of(m_options.begin(), m_options.end(), [&name](const Option &option) {
        return option.name == name && option.isFlag;
    });
}

tl::expected<DataPlace, CommandExit> CommandOptions::place() const
{
    const QString data = u"data"_s;
    const QString database = u"database"_s;
    const Source folderSource = sourceOf(data);
    const Source addressSource = sourceOf(database);
    if (folderSource == addressSource)
        return tl::unexpected(wrong(u"Use either --data or --database."_s));
    if (folderSource > addressSource) {
        if (value(data).isEmpty())
            return tl::unexpected(wrong(textOf(data) + u" is the name of a folder."_s));
        const QString path = QDir(value(data)).absolutePath();
        return DataPlace{path, databaseIn(path)};
    }
    if (!core::Database::isOnServer(value(database)))
        return tl::unexpected(wrong(textOf(database) + u" begins with postgresql://."_s));
    return DataPlace{{}, value(database)};
}

CommandExit CommandOptions::wrong(const QString &why) const
{
    return {
        u"balcao-server %1: %2\nbalcao-server %1 --help shows the options.\n"_s.arg(m_usage, why),
        2};
}

} // namespace app
