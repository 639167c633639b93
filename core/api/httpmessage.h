// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtNetwork/QHostAddress>

#include <utility>

namespace core
{

/// Name and value; names of requests are in small letters.
using HttpField = std::pair<QByteArray, QByteArray>;

/// A whole request that kept to the grammar and to the limits. All of it is foreign text.
struct HttpRequest
{
    QByteArray method;
    QByteArray path;  ///< as sent, nothing decoded, ".." nothing special; "*": the server itself
    QByteArray query; ///< what follows the question mark
    QList<HttpField> fields;
    QByteArray body;
    QHostAddress peer; ///< who is at the other end of the connection
    bool keepsAlive = true;

    /// The value of the first field of that name; empty if there is none.
    [[nodiscard]] QByteArray field(QByteArrayView name) const
    {
        for (const HttpField &field : fields) {
            if (field.first == name)
                return field.second;
        }
        return {};
    }
};

/// What is answered. Length, date, number and end of the connection are added by whoever sends it.
struct HttpResponse
{
    int status = 200;
    QByteArray contentType;
    QByteArray body;
    QList<HttpField> fields = {}; ///< never text of a client: a line break would be a field
    QByteArray route = {};        ///< for the log: which call it was, without what it was asked
    QByteArray caller = {};       ///< for the log: whose key it was; never the key
};

} // namespace core
