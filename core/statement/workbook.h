// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statement/statementfault.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace core
{

/// Returns true for the bytes of a ZIP archive, such as a workbook (XLSX).
[[nodiscard]] bool isArchive(const QByteArray &bytes);

/// Reads the first sheet of a workbook as a table with semicolons, one line for each row of the
/// sheet. Days have the form dd/mm/yyyy, and numbers with decimals have two. The result has at most
/// StatementReader::kMaxBytes characters. StatementRule::Spreadsheet if the file is no workbook.
[[nodiscard]] StatementResult<QString> readWorkbook(const QByteArray &bytes);

} // namespace core
