// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace core
{
struct Transaction;
}

namespace app
{

/// The appearance of the payer's page: the name and the color of the shop, and the way back to it.
struct PageDesign
{
    static constexpr int kMaxName = 60;

    QString name;           ///< of the shop
    QByteArray color = {};  ///< as "#0b6b4f"; empty: the page's own
    QString returnUrl = {}; ///< with {id} and {reference}; empty: no way back

    bool operator==(const PageDesign &) const = default;
};

/// Parses a color of six hexadecimal digits after "#". Returns lower case; nullopt for any other
/// text.
[[nodiscard]] std::optional<QByteArray> colorFrom(const QString &text);

/// Returns "#000000" or "#ffffff", whichever has the higher contrast on the color (WCAG 2.2). The
/// contrast is at least 4.5.
[[nodiscard]] QByteArray textColorOn(const QByteArray &color);

/// Returns the address for one charge. Encodes the values of the placeholders.
[[nodiscard]] QString returnUrlFor(const QString &text, const core::Transaction &transaction);

} // namespace app
