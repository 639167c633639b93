// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Whether a spreadsheet might take the text for something to calculate: it begins with = + - @, a
/// tab or a line break, also behind blanks and quotation marks.
[[nodiscard]] bool looksLikeFormula(QStringView text);

/// With U+FFFD in place of characters that nobody can see, which XML cannot hold either.
[[nodiscard]] QString seenText(const QString &text);

/// seenText(), with an apostrophe in front of what looks like a formula.
[[nodiscard]] QString sheetText(const QString &text);

/// A phone as Brazil writes its own: "(11) 98765-4321"; another one as it is. A spreadsheet would
/// take "+5511…" for a number.
[[nodiscard]] QString sheetPhone(const QString &phone);

/// As TaxId::toText(), so that no spreadsheet takes it for a number; another text as it is.
[[nodiscard]] QString sheetDocument(const QString &document);

} // namespace core
