// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtNetwork/QNetworkProxy>

namespace core
{

/// Returns the proxy that the system configures for encrypted connections to the host:
/// `https_proxy`, `no_proxy`, or the settings of the desktop. NoProxy for this computer. May block
/// while a configuration script of the network is read.
[[nodiscard]] QNetworkProxy systemProxyFor(const QString &host, quint16 port);

} // namespace core
