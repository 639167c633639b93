// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/webhookurl.h"

#include "core/domain/ascii.h"

#include <QtCore/QUrl>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxLength = 2048;
constexpr quint16 kHttp = 80;
constexpr quint16 kHttps = 443;
constexpr quint16 kOtherHttps = 8443;

} // namespace

std::optional<WebhookUrl> WebhookUrl::parse(const QString &text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || (url.scheme() != "https"_L1 && url.scheme() != "http"_L1) ||
        url.host().isEmpty() || !url.userInfo().isEmpty() || url.port() == 0)
        return std::nullopt;
    WebhookUrl parsed;
    parsed.m_isEncrypted = url.scheme() == "https"_L1;
    parsed.m_host = url.host(QUrl::FullyEncoded);
    parsed.m_port = static_cast<quint16>(url.port(parsed.m_isEncrypted ? kHttps : kHttp));
    parsed.m_target =
        url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment);
    if (!parsed.m_target.startsWith('/'))
        parsed.m_target.prepend('/');
    parsed.m_text = QString::fromLatin1(url.toEncoded(QUrl::RemoveFragment));
    if (parsed.m_text.size() > kMaxLength || !isVisibleAscii(parsed.m_text))
        return std::nullopt;
    return parsed;
}

bool WebhookUrl::isWithin(WebhookReach reach) const
{
    return reach == WebhookReach::Local ||
           (m_isEncrypted && (m_port == kHttps || m_port == kOtherHttps));
}

QByteArray WebhookUrl::hostHeader() const
{
    QByteArray header = m_host.toLatin1();
    if (header.contains(':'))
        header = '[' + header + ']';
    if (m_port != (m_isEncrypted ? kHttps : kHttp))
        header += ':' + QByteArray::number(m_port);
    return header;
}

} // namespace core
