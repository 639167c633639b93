// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/paymentlink.h"

#include <QtCore/QStringList>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxLength = 2048;

/// Returns true for characters that browsers interpret in different ways.
bool isAmbiguous(QChar c)
{
    return c == u'\\' || c.isSpace() || !c.isPrint();
}

} // namespace

std::optional<PaymentLink> PaymentLink::parse(const QString &text)
{
    if (text.size() > kMaxLength || std::any_of(text.begin(), text.end(), isAmbiguous))
        return std::nullopt;
    const QUrl url(text, QUrl::StrictMode);
    const bool isPage = url.isValid() && url.scheme() == "https"_L1 && !url.host().isEmpty();
    // Also rejects an empty user name: readers mistake the text before the @ for the host.
    if (!isPage || url.authority(QUrl::FullyEncoded).contains(u'@'))
        return std::nullopt;
    return PaymentLink(url);
}

QString PaymentLink::host() const
{
    constexpr int kUsual = 443;
    const QString host = m_url.host(QUrl::FullyEncoded);
    const int port = m_url.port(kUsual);
    return port == kUsual ? host : u"%1:%2"_s.arg(host).arg(port);
}

bool PaymentLink::hasForeignLetters() const
{
    const QStringList parts = host().split(u'.');
    return std::any_of(parts.begin(), parts.end(),
                       [](const QString &part) { return part.startsWith("xn--"_L1); });
}

} // namespace core
