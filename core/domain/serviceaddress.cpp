// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/serviceaddress.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Checks the name only, without a DNS lookup.
bool isThisComputer(const QString &host)
{
    return host == "localhost"_L1 || host == "127.0.0.1"_L1 || host == "::1"_L1;
}

} // namespace

ServiceAddress::ServiceAddress(WebhookUrl url)
    : m_url(std::move(url))
    , m_path(m_url.target())
{
    while (m_path.endsWith('/'))
        m_path.chop(1);
}

std::optional<ServiceAddress> ServiceAddress::parse(const QString &text)
{
    const auto url = WebhookUrl::parse(text);
    const bool hasMore = text.contains(u'?') || text.contains(u'#');
    if (!url || hasMore || (!url->isEncrypted() && !isThisComputer(url->host())))
        return std::nullopt;
    return ServiceAddress(*url);
}

QString ServiceAddress::toText() const
{
    const QString scheme = m_url.isEncrypted() ? u"https://"_s : u"http://"_s;
    return scheme + QString::fromLatin1(m_url.hostHeader() + m_path);
}

} // namespace core
