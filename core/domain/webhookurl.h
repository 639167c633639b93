// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// How far a webhook may reach.
enum class WebhookReach {
    Public, ///< https, on a usual port, to addresses of the internet only
    Local,  ///< also http, any port, this computer and private networks: for a sandbox
};

/// The address of a webhook: https or http, a host, and no name or password of a user. Written as
/// it goes over the wire: ASCII, without a fragment, 2048 characters at most.
class WebhookUrl
{
public:
    [[nodiscard]] static std::optional<WebhookUrl> parse(const QString &text);

    /// What can be told by the address alone: whom the host's name means is another question.
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
