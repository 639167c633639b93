// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhookurl.h"

namespace core
{

/// Where a service is that one calls over the net: https, or http to this computer only, since a
/// key travels with every call. May have a path, which those of the specification stand behind; no
/// query, no name or password of a user.
class ServiceAddress
{
public:
    [[nodiscard]] static std::optional<ServiceAddress> parse(const QString &text);

    /// As it was read, without a slash at the end; the host of another script as it is in the net.
    [[nodiscard]] QString toText() const;
    [[nodiscard]] bool isEncrypted() const { return m_url.isEncrypted(); }
    [[nodiscard]] const QString &host() const { return m_url.host(); } ///< IPv6 without brackets
    [[nodiscard]] quint16 port() const { return m_url.port(); }
    [[nodiscard]] QByteArray hostHeader() const { return m_url.hostHeader(); }
    /// What stands before the paths of the specification; without a slash at the end.
    [[nodiscard]] const QByteArray &path() const { return m_path; }

    bool operator==(const ServiceAddress &other) const { return toText() == other.toText(); }

private:
    explicit ServiceAddress(WebhookUrl url);

    WebhookUrl m_url;
    QByteArray m_path;
};

} // namespace core
