// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/commandoptions.h"

#include "app/shopfolder.h"
#include "core/storage/database.h"

#include <QtCore/QDir>

namespace app
{

using namespace Qt::StringLiterals;

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
    for (const QString &name : required) {
        if (m_parser.value(name).isEmpty())
            return tl::unexpected(wrong(u"--%1 is required."_s.arg(name)));
    }
    return place();
}

tl::expected<DataPlace, CommandExit> CommandOptions::place() const
{
    const QString folder = value(u"data"_s);
    const QString address = value(u"database"_s);
    if (folder.isEmpty() == address.isEmpty())
        return tl::unexpected(wrong(u"Use either --data or --database."_s));
    if (!folder.isEmpty()) {
        const QString path = QDir(folder).absolutePath();
        return DataPlace{path, databaseIn(path)};
    }
    if (!core::Database::isOnServer(address))
        return tl::unexpected(wrong(u"--database begins with postgresql://."_s));
    return DataPlace{{}, address};
}

CommandExit CommandOptions::wrong(const QString &why) const
{
    return {
        u"balcao-server %1: %2\nbalcao-server %1 --help shows the options.\n"_s.arg(m_usage, why),
        2};
}

} // namespace app
