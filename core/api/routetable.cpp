// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/routetable.h"

#include "core/wire/wiretime.h"

#include <algorithm>

namespace core
{

RouteTable::RouteTable(const QList<Route> &routes)
{
    constexpr QByteArrayView kHole("{id}");
    for (const Route &route : routes) {
        const qsizetype hole = route.pattern.indexOf(kHole);
        const bool hasId = hole >= 0;
        m_entries.append({.route = route,
                          .before = hasId ? route.pattern.first(hole) : route.pattern,
                          .after = hasId ? route.pattern.sliced(hole + kHole.size()) : QByteArray(),
                          .hasId = hasId});
    }
}

RouteTable::Match RouteTable::match(const QByteArray &path) const
{
    for (const Entry &entry : m_entries) {
        if (!entry.hasId && path == entry.before)
            return {&entry.route, std::nullopt};
        const qsizetype length = path.size() - entry.before.size() - entry.after.size();
        if (!entry.hasId || length <= 0 || !path.startsWith(entry.before) ||
            !path.endsWith(entry.after))
            continue;
        const QByteArray id = path.sliced(entry.before.size(), length);
        if (!id.contains('/'))
            return {&entry.route, fromWireId(QString::fromLatin1(id))};
    }
    return {nullptr, std::nullopt};
}

QList<QByteArray> RouteTable::methods() const
{
    QList<QByteArray> all;
    for (const Entry &entry : m_entries)
        all += entry.route.methods;
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

} // namespace core
