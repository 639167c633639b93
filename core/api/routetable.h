// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/apicall.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>

#include <optional>

namespace core
{

/// One way in.
struct Route
{
    QByteArray pattern; ///< of the path; {id} stands for an id, in it once at most
    QList<QByteArray> methods;
    std::optional<Scope> scope; ///< that the caller's key needs; nothing: no key is needed
    ServeCall serve;
};

/// All ways in. A plain value.
class RouteTable
{
public:
    struct Match
    {
        const Route *route; ///< null: there is no such path; as long as the table
        std::optional<QUuid> id;
    };

    explicit RouteTable(const QList<Route> &routes);

    /// The first route that a path fits. Nothing of a path is decoded.
    [[nodiscard]] Match match(const QByteArray &path) const;

    /// Those of all ways, each once, in their alphabet.
    [[nodiscard]] QList<QByteArray> methods() const;

private:
    struct Entry
    {
        Route route;
        QByteArray before; ///< its pattern up to {id}, or all of it
        QByteArray after;  ///< … and from there on
        bool hasId;
    };

    QList<Entry> m_entries;
};

} // namespace core
