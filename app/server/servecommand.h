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

/// How a server is to run.
struct ServeSetup
{
    DataPlace place;
    core::ServiceSettings settings;
    QHostAddress address;
    quint16 port = 0;     ///< 0: any that is free
    QByteArray publicUrl; ///< without a slash at the end; empty: where it listens
    bool isBehindProxy = false;
    int workers = 1; ///< as ApiServer::Setup has it
    std::optional<QSslConfiguration> tls = {};
};

/// Reads what follows "serve": whatever could be refused is, before anything runs.
[[nodiscard]] tl::expected<ServeSetup, CommandExit> readServe(const QStringList &arguments);

/// Serves until it is asked to quit; then finishes what it has.
CommandExit serve(const ServeSetup &setup, const QuitSignals &quitSignals);

} // namespace app
