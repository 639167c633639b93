// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statement/draftstatement.h"

#include <QtCore/QStringList>

namespace core
{

/// Returns true if the cells are the header of a table that Balcão exports, in any language.
[[nodiscard]] bool isOwnExport(const QStringList &header);

/// Reads tables that Balcão exports. Each row is a transaction: a settled one gives one line, a
/// refund two, and a commission another one. Other rows move no money.
class OwnExportReader
{
public:
    explicit OwnExportReader(const QString &encoding);

    /// Adds a row after the header. Returns the fault of an unreadable row.
    [[nodiscard]] std::optional<StatementFault> addRow(int number, const QStringList &cells);

    [[nodiscard]] DraftStatement finish() { return std::move(m_draft); }

private:
    DraftStatement m_draft;
};

} // namespace core
