// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// Returns true if a spreadsheet could interpret the text as a formula. Such a text begins with = +
/// - @, a tab or a line break, after blanks and quotation marks.
[[nodiscard]] bool looksLikeFormula(QStringView text);

/// Replaces invisible characters by U+FFFD; XML does not allow them either.
[[nodiscard]] QString seenText(const QString &text);

/// Returns seenText(), with an apostrophe before a possible formula. A comma, semicolon, bar, tab
/// or line break may begin another cell, so a formula is possible after each of them.
[[nodiscard]] QString sheetText(const QString &text);

/// Formats a Brazilian phone number as "(11) 98765-4321"; returns any other unchanged. A
/// spreadsheet would interpret "+5511…" as a number.
[[nodiscard]] QString sheetPhone(const QString &phone);

/// Formats a document like TaxId::toText(), so that no spreadsheet interprets it as a number.
/// Returns any other text unchanged.
[[nodiscard]] QString sheetDocument(const QString &document);

} // namespace core
