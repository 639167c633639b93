// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remotecall.h"

#include "core/http/systemproxy.h"

#include <algorithm>

namespace core
{

namespace
{

/// Returns true if the text cannot break a header line.
bool isVisible(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < '\x7F'; });
}

/// Asks the service to omit the large pictures of codes (Prefer), because the console renders codes
/// locally, unless the request needs a picture. Returns nothing for an invalid key or target.
QByteArray bytesOf(const ServiceAddress &address, const CallRequest &request)
{
    if (!isVisible(request.key) || !isVisible(request.target))
        return {};
    QByteArray head = request.method + ' ' + address.path() + request.target +
                      " HTTP/1.1\r\nHost: " + address.hostHeader() +
                      "\r\nAccept: application/json\r\nAccept-Encoding: identity\r\n"
                      "Connection: close\r\n";
    if (request.picture == CallRequest::CodePicture::Omitted)
        head += "Prefer: omit=qr_code_image\r\n";
    if (!request.key.isEmpty())
        head += "Authorization: Bearer " + request.key + "\r\n";
    if (!request.body.isEmpty())
        head += "Content-Type: application/json\r\n";
    if (request.method != "GET")
        head += "Content-Length: " + QByteArray::number(request.body.size()) + "\r\n";
    return head + "\r\n" + request.body;
}

} // namespace

RemoteCall::RemoteCall(const ServiceAddress &address, const CallRequest &request,
                       const CallLimits &limits, QObject *parent)
    : HttpCall({.endpoint = {.host = address.host(),
                             .port = address.port(),
                             .isEncrypted = address.isEncrypted(),
                             .proxy = systemProxyFor(address.host(), address.port())},
                .request = bytesOf(address, request),
                .limits = limits,
                .maxBytes = request.maxBytes},
               parent)
{}

} // namespace core
