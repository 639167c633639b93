// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"
#include "app/server/pagedesign.h"
#include "core/domain/servicesettings.h"

#include <QtCore/QByteArray>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QSslConfiguration>

#include <optional>

namespace app
{

class QuitSignals;

/// The configuration of a server.
struct ServeSetup
{
    DataPlace place;
    core::ServiceSettings settings;
    QHostAddress address;
    quint16 port = 0; ///< 0: any free port
    /// Listening socket of the service manager, instead of address and port.
    std::optional<int> socket = {};
    QByteArray publicUrl; ///< without a trailing slash; empty: the listening address
    bool isBehindProxy = false;
    int workers = 1; ///< as in ApiServer::Setup
    int maxConnections = 0;
    int maxConnectionsPerAddress = 0;
    bool hasPublicMetrics = false; ///< /metrics is served on the main address
    /// Second address, for operators only.
    std::optional<std::pair<QHostAddress, quint16>> operations = {};
    std::optional<QSslConfiguration> tls = {};
    PageDesign design = {};      ///< of the payer's page; no name: that in the codes
    QStringList formerKeys = {}; ///< Pix keys that the shop had before
};

/// Parses the arguments after "serve". Validates everything possible before the server starts.
[[nodiscard]] tl::expected<ServeSetup, CommandExit> readServe(const QStringList &arguments);

/// Serves until a quit signal, then finishes the requests in progress. A reload reads `arguments`
/// again and applies the certificate and the limits of connections.
CommandExit serve(const ServeSetup &setup, const QStringList &arguments,
                  const QuitSignals &quitSignals);

} // namespace app
