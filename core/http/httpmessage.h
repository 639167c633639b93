// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QByteArrayList>
#include <QtCore/QList>
#include <QtNetwork/QHostAddress>

#include <utility>

namespace core
{

/// Name and value. Names in requests are in lower case.
using HttpField = std::pair<QByteArray, QByteArray>;

/// A complete, well-formed request within the limits. All content is untrusted.
struct HttpRequest
{
    QByteArray method;
    QByteArray path;  ///< as sent, not decoded, ".." unresolved; "*": the server itself
    QByteArray query; ///< text after the question mark
    QList<HttpField> fields;
    QByteArray body;
    QHostAddress peer; ///< address of the connection's peer
    bool keepsAlive = true;

    /// Returns the value of the first field with that name; empty if absent.
    [[nodiscard]] QByteArray field(QByteArrayView name) const
    {
        for (const HttpField &field : fields) {
            if (field.first == name)
                return field.second;
        }
        return {};
    }

    /// Returns the values of all fields with that name, joined with commas (RFC 9110, 5.3); empty
    /// if absent.
    [[nodiscard]] QByteArray joinedField(QByteArrayView name) const
    {
        QByteArrayList values;
        for (const HttpField &field : fields) {
            if (field.first == name)
                values.append(field.second);
        }
        return values.join(", ");
    }
};

/// A response. The sender adds length, date, request id and connection fields.
struct HttpResponse
{
    int status = 200;
    QByteArray contentType;
    QByteArray body;
    QList<HttpField> fields = {}; ///< never client text: a line break would inject a field
    QByteArray route = {};        ///< for the log: the route, without request data
    QByteArray caller = {};       ///< for the log: the id of the key; never the key
};

} // namespace core
