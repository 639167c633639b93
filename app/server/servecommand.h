// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"
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
    quint16 port = 0;     ///< 0: any free port
    QByteArray publicUrl; ///< without a trailing slash; empty: the listening address
    bool isBehindProxy = false;
    int workers = 1; ///< as in ApiServer::Setup
    std::optional<QSslConfiguration> tls = {};
    QStringList formerKeys = {}; ///< Pix keys that the shop had before
};

/// Parses the arguments after "serve". Validates everything possible before the server starts.
[[nodiscard]] tl::expected<ServeSetup, CommandExit> readServe(const QStringList &arguments);

/// Serves until a quit signal, then finishes the requests in progress.
CommandExit serve(const ServeSetup &setup, const QuitSignals &quitSignals);

} // namespace app
