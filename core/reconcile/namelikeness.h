// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace core
{

/// The words of a name that identify its owner: without accents, case, connecting words and company
/// types.
struct NameKey
{
    QStringList words = {};
    QString letters = {}; ///< the words without blanks
};

[[nodiscard]] NameKey nameKey(QStringView name);

/// Returns true if both can be the same party: equal, one a cut form of the other with at least
/// eight letters, or at least two thirds of the words in common. Names without words are unlike.
[[nodiscard]] bool isLike(const NameKey &a, const NameKey &b);

} // namespace core
