// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// The secret that a platform and the service share to authenticate notifications, as in Standard
/// Webhooks. 24 to 64 random bytes; the text form is "whsec_" and base64.
class WebhookSecret
{
public:
    static constexpr int kBytes = 32; ///< size of new secrets

    [[nodiscard]] static std::optional<WebhookSecret> parse(const QString &text);
    /// Creates a secret from kBytes cryptographically random bytes.
    [[nodiscard]] static WebhookSecret fromRandom(const QByteArray &random);

    [[nodiscard]] QString toText() const;

    /// Returns the token for the Authorization header after "Bearer ". The token is derived from
    /// the secret by a one-way function, so a person who sees a notification cannot sign one.
    [[nodiscard]] QByteArray bearer() const;

    /// Returns "v1,…" with the HMAC-SHA256 of these values.
    [[nodiscard]] QByteArray signature(const QByteArray &id, qint64 secondsSinceEpoch,
                                       const QByteArray &body) const;

    bool operator==(const WebhookSecret &) const = default;

private:
    explicit WebhookSecret(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {}

    QByteArray m_bytes;
};

} // namespace core
