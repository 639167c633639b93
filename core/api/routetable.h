// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/apicall.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>

#include <optional>

namespace core
{

/// One route of the API.
struct Route
{
    QByteArray pattern; ///< of the path; may contain {id} once
    QList<QByteArray> methods;
    std::optional<Scope> scope; ///< scope required of the caller's key; nullopt: no key needed
    ServeCall serve;
};

/// All routes. A plain value.
class RouteTable
{
public:
    struct Match
    {
        const Route *route; ///< null: no such path; valid as long as the table
        std::optional<QUuid> id;
    };

    explicit RouteTable(const QList<Route> &routes);

    /// Returns the first route that matches a path. Does not decode the path.
    [[nodiscard]] Match match(const QByteArray &path) const;

    /// Returns the methods of all routes, without duplicates, in alphabetical order.
    [[nodiscard]] QList<QByteArray> methods() const;

private:
    struct Entry
    {
        Route route;
        QByteArray before; ///< the pattern up to {id}, or the whole pattern
        QByteArray after;  ///< the pattern after {id}
        bool hasId;
    };

    QList<Entry> m_entries;
};

} // namespace core
