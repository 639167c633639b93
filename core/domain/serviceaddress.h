// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/webhookurl.h"

namespace core
{

/// The address of a remote service: https, or http to this computer only, because every request
/// carries a key. May have a path, to which the paths of the specification are appended. No query,
/// user name or password.
class ServiceAddress
{
public:
    [[nodiscard]] static std::optional<ServiceAddress> parse(const QString &text);

    /// Returns the address as parsed, without a trailing slash. International host names have their
    /// ASCII form.
    [[nodiscard]] QString toText() const;
    [[nodiscard]] bool isEncrypted() const { return m_url.isEncrypted(); }
    [[nodiscard]] const QString &host() const { return m_url.host(); } ///< IPv6 without brackets
    [[nodiscard]] quint16 port() const { return m_url.port(); }
    [[nodiscard]] QByteArray hostHeader() const { return m_url.hostHeader(); }
    /// Returns the prefix of the specification's paths, without a trailing slash.
    [[nodiscard]] const QByteArray &path() const { return m_path; }

    bool operator==(const ServiceAddress &other) const { return toText() == other.toText(); }

private:
    explicit ServiceAddress(WebhookUrl url);

    WebhookUrl m_url;
    QByteArray m_path;
};

} // namespace core
