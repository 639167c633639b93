// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// What came of trying a service out, before anything depends on it.
struct ServiceFinding
{
    enum class Kind {
        Fine,
        NoNetwork,     ///< this computer reaches nobody
        NoSuchHost,    ///< nobody has the name in the address
        NobodyThere,   ///< that computer is there, and nothing of it listens
        Silent,        ///< it took too long
        NotTrusted,    ///< TLS does not trust who is there; nothing was sent
        NotTheService, ///< somebody answers there, but not this API
        KeyRefused,
        MayNotRead,    ///< the key is good, but not for what a counter needs most
        WrongPlatform, ///< the key belongs to another one
        Troubled,      ///< the service has a fault of its own, or too much to do
    };

    Kind kind = Kind::Troubled;
    bool mayCharge = true; ///< if Fine: the key was not refused for charges
    QString detail = {};   ///< English, for the technical part; never the key

    bool operator==(const ServiceFinding &) const = default;
};

} // namespace core
