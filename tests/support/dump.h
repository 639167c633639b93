// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace support
{

/// Returns every value of a database as an SQL literal, table by table and row by row. Equal texts
/// mean equal contents. Aborts the program on read errors.
inline QString dumpOf(core::Database &database)
{
    const auto ask = [&database](const QString &sql) {
        const auto answer = database.queryScalar(sql);
        if (!answer)
            qFatal("%s", qPrintable(answer.error().detail));
        return answer->toString();
    };
    QString dump;
    const QStringList tables =
        ask(QStringLiteral("SELECT group_concat(name) FROM (SELECT name FROM sqlite_master "
                           "WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' "
                           "ORDER BY name)"))
            .split(u',');
    for (const QString &table : tables) {
        const QString row =
            ask(QStringLiteral("SELECT group_concat('quote(' || name || ')', ' || '','' || ') "
                               "FROM pragma_table_info('%1')")
                    .arg(table));
        dump += table + u'\n' +
                ask(QStringLiteral("SELECT coalesce(group_concat(line, char(10)), '') FROM "
                                   "(SELECT %1 AS line FROM %2 ORDER BY 1)")
                        .arg(row, table)) +
                u'\n';
    }
    return dump;
}

} // namespace support
