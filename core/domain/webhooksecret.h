// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// What a platform and the service share so that one can trust the notices of the other, as
/// Standard Webhooks has it: 24 to 64 random bytes, "whsec_" and base64 as text.
class WebhookSecret
{
public:
    static constexpr int kBytes = 32; ///< of new ones

    [[nodiscard]] static std::optional<WebhookSecret> parse(const QString &text);
    /// `random`: kBytes that nobody can guess.
    [[nodiscard]] static WebhookSecret fromRandom(const QByteArray &random);

    [[nodiscard]] QString toText() const;

    /// What stands in the header Authorization after "Bearer ": made from the secret, which cannot
    /// be made from it, so that who sees a notice still cannot sign one.
    [[nodiscard]] QByteArray bearer() const;

    /// "v1,…" of HMAC-SHA256 over these bytes.
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
