// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/reachableaddress.h"

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using Subnets = QList<std::pair<QHostAddress, int>>;

template<size_t N>
Subnets parsed(const std::array<const char *, N> &texts)
{
    Subnets subnets;
    for (const char *text : texts)
        subnets.append(QHostAddress::parseSubnet(QString::fromLatin1(text)));
    return subnets;
}

bool isInOneOf(const QHostAddress &address, const Subnets &subnets)
{
    return std::any_of(subnets.begin(), subnets.end(),
                       [&address](const auto &subnet) { return address.isInSubnet(subnet); });
}

/// Returns the loopback and private networks.
const Subnets &localSubnets()
{
    static const Subnets subnets = parsed(std::array{"127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12",
                                                     "192.168.0.0/16", "::1/128", "fc00::/7"});
    return subnets;
}

/// Returns the special-purpose networks of IANA and the transition networks that relay to IPv4.
const Subnets &specialSubnets()
{
    static const Subnets subnets = parsed(
        std::array{"0.0.0.0/8", "100.64.0.0/10", "169.254.0.0/16", "192.0.0.0/24", "192.0.2.0/24",
                   "192.88.99.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
                   "224.0.0.0/3", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"});
    return subnets;
}

bool isInternet(const QHostAddress &address)
{
    static const auto kGlobal = QHostAddress::parseSubnet(u"2000::/3"_s);
    if (isInOneOf(address, specialSubnets()))
        return false;
    return address.protocol() == QAbstractSocket::IPv4Protocol || address.isInSubnet(kGlobal);
}

} // namespace

bool isReachable(const QHostAddress &address, WebhookReach reach)
{
    if (address.protocol() != QAbstractSocket::IPv4Protocol &&
        address.protocol() != QAbstractSocket::IPv6Protocol)
        return false;
    if (isInOneOf(address, localSubnets()))
        return reach == WebhookReach::Local;
    return isInternet(address);
}

bool mayBeReachable(const WebhookUrl &url, WebhookReach reach)
{
    const QString &host = url.host();
    if (host == "localhost"_L1 || host.endsWith(".localhost"_L1)) // always this computer (RFC 6761)
        return reach == WebhookReach::Local;
    const QHostAddress address(host);
    return address.isNull() || isReachable(address, reach);
}

} // namespace core
