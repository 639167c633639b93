// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QUrl>

#include <optional>

namespace core
{

/// A payment page of a service that is safe to open in a browser: https with a host. A user name is
/// refused, because people could take it for the host. The class cannot check the honesty of the
/// page; the person must read the host.
class PaymentLink
{
public:
    [[nodiscard]] static std::optional<PaymentLink> parse(const QString &text);

    [[nodiscard]] const QUrl &url() const { return m_url; }

    /// Returns the host in ASCII, as the browser resolves it. Look-alike letters appear as "xn--…".
    /// Includes the port unless it is the default.
    [[nodiscard]] QString host() const;

    /// Returns true if the host has letters outside ASCII, shown by host() as "xn--…".
    [[nodiscard]] bool hasForeignLetters() const;

private:
    explicit PaymentLink(const QUrl &url)
        : m_url(url)
    {}

    QUrl m_url;
};

} // namespace core
