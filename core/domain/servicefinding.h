// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/statedcapabilities.h"

#include <QtCore/QString>

#include <chrono>
#include <optional>

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
        WrongKind,     ///< the service is a sandbox and the profile is not, or the reverse
        Troubled,      ///< the service has an internal error or too much load
    };

    Kind kind = Kind::Troubled;
    bool mayCharge = true; ///< if Fine: false if the key was rejected for charges
    QString detail = {};   ///< English, for the technical part of a message; never the key
    /// What the service states about itself; nullopt: it has no such call.
    std::optional<StatedCapabilities> stated = {};
    /// Difference between the local clock and the stated clock; negative: the local clock is
    /// behind.
    std::chrono::seconds clockAhead{0};

    bool operator==(const ServiceFinding &) const = default;
};

} // namespace core
