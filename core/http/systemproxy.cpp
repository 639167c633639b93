// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/systemproxy.h"

#include <QtCore/QUrl>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QNetworkProxyFactory>
#include <QtNetwork/QNetworkProxyQuery>

namespace core
{

using namespace Qt::StringLiterals;

QNetworkProxy systemProxyFor(const QString &host, quint16 port)
{
    const QNetworkProxy none(QNetworkProxy::NoProxy);
    if (host == "localhost"_L1 || QHostAddress(host).isLoopback())
        return none;
    QUrl url;
    url.setScheme(u"https"_s);
    url.setHost(host);
    url.setPort(port);
    const auto proxies = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url));
    const QNetworkProxy first = proxies.value(0, none);
    const bool canForward = first.capabilities().testFlag(QNetworkProxy::TunnelingCapability);
    return canForward ? first : none;
}

} // namespace core
