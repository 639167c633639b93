// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// The addresses that a webhook may use.
enum class WebhookReach {
    Public, ///< https, standard ports, public internet addresses only
    Local,  ///< also http, any port, this computer and private networks: for a sandbox
};

/// The URL of a webhook: https or http, with a host, without user name and password. Stored in its
/// wire form: ASCII, without a fragment, at most 2048 characters.
class WebhookUrl
{
public:
    [[nodiscard]] static std::optional<WebhookUrl> parse(const QString &text);

    /// Checks the URL itself against the reach. Does not resolve the host name.
    [[nodiscard]] bool isWithin(WebhookReach reach) const;

    [[nodiscard]] const QString &toText() const { return m_text; }
    [[nodiscard]] bool isEncrypted() const { return m_isEncrypted; }
    [[nodiscard]] const QString &host() const { return m_host; } ///< without the brackets of IPv6
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QByteArray hostHeader() const;
    [[nodiscard]] const QByteArray &target() const { return m_target; } ///< path and query

    bool operator==(const WebhookUrl &) const = default;

private:
    WebhookUrl() = default;

    QString m_text;
    bool m_isEncrypted = true;
    QString m_host;
    quint16 m_port = 0;
    QByteArray m_target;
};

} // namespace core
