// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtNetwork/QHostAddress>

#include <algorithm>
#include <iterator>

namespace core
{

/// Returns the address that stands for all addresses of one client in limits. A provider gives each
/// customer at least a block of 64 bits of IPv6, so the rest of such an address does not count.
/// Returns the IPv4 address of a mapped one. Addresses of the own network stay whole: there, a
/// block has many clients.
[[nodiscard]] inline QHostAddress clientBlock(const QHostAddress &address)
{
    bool isIpv4 = false;
    const quint32 ipv4 = address.toIPv4Address(&isIpv4);
    if (isIpv4)
        return QHostAddress(ipv4);
    if (address.protocol() != QAbstractSocket::IPv6Protocol || !address.isGlobal() ||
        address.isUniqueLocalUnicast())
        return address;
    Q_IPV6ADDR bytes = address.toIPv6Address();
    constexpr int kBlock = 8; ///< bytes
    std::fill(std::begin(bytes.c) + kBlock, std::end(bytes.c), quint8{0});
    return QHostAddress(bytes);
}

} // namespace core
