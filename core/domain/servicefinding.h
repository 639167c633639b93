// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// The result of a connection test, before the profile is used.
struct ServiceFinding
{
    enum class Kind {
        Fine,
        NoNetwork,     ///< this computer has no network connection
        NoProxy,       ///< the proxy of this computer's settings forwards nothing
        NoSuchHost,    ///< the host name does not exist
        NobodyThere,   ///< the computer responds, but nothing listens on the port
        Silent,        ///< timeout
        NotTrusted,    ///< TLS does not trust the server; nothing was sent
        NotTheService, ///< a server responds, but not with this API
        KeyRefused,
        MayNotRead,    ///< the key is valid but lacks the permission to read
        WrongPlatform, ///< the key belongs to another platform
        Troubled,      ///< the service has an internal error or too much load
    };

    Kind kind = Kind::Troubled;
    bool mayCharge = true; ///< if Fine: false if the key was rejected for charges
    QString detail = {};   ///< English, for the technical part of a message; never the key

    bool operator==(const ServiceFinding &) const = default;
};

} // namespace core
