// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/webhooksecret.h"

#include <QtCore/QMessageAuthenticationCode>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kPrefix = "whsec_"_L1;
constexpr qsizetype kMinBytes = 24;
constexpr qsizetype kMaxBytes = 64;

QByteArray hmac(const QByteArray &message, const QByteArray &key)
{
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256);
}

} // namespace

std::optional<WebhookSecret> WebhookSecret::parse(const QString &text)
{
    if (!text.startsWith(kPrefix))
        return std::nullopt;
    const auto decoded = QByteArray::fromBase64Encoding(text.sliced(kPrefix.size()).toLatin1(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || (*decoded).size() < kMinBytes || (*decoded).size() > kMaxBytes)
        return std::nullopt;
    return WebhookSecret(*decoded);
}

WebhookSecret WebhookSecret::fromRandom(const QByteArray &random)
{
    Q_ASSERT(random.size() == kBytes);
    return WebhookSecret(random);
}

QString WebhookSecret::toText() const
{
    return kPrefix + QString::fromLatin1(m_bytes.toBase64());
}

QByteArray WebhookSecret::bearer() const
{
    return "blc_hook_" +
           hmac("bearer", m_bytes)
               .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

QByteArray WebhookSecret::signature(const QByteArray &id, qint64 secondsSinceEpoch,
                                    const QByteArray &body) const
{
    const QByteArray message = id + '.' + QByteArray::number(secondsSinceEpoch) + '.' + body;
    return "v1," + hmac(message, m_bytes).toBase64();
}

} // namespace core
