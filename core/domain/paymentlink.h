// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QUrl>

#include <optional>

namespace core
{

/// A page for payers, as a service names it, that a browser may be sent to: https, a host, and
/// nothing before the host that could pass for it. Whether the page is an honest one nobody knows:
/// that is for the person who reads the host.
class PaymentLink
{
public:
    [[nodiscard]] static std::optional<PaymentLink> parse(const QString &text);

    [[nodiscard]] const QUrl &url() const { return m_url; }

    /// Where the browser goes, ASCII: letters that only look like others stand as "xn--…". With its
    /// port unless that is the usual one.
    [[nodiscard]] QString host() const;

    /// A part of the host is not written in the letters that host() shows.
    [[nodiscard]] bool hasForeignLetters() const;

private:
    explicit PaymentLink(const QUrl &url)
        : m_url(url)
    {}

    QUrl m_url;
};

} // namespace core
