// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace ui
{

/// How many receipts were made of each transaction, so that the second one says that it is. A text
/// file of the console's own, which is only added to: a line per receipt, with the moment (UTC) and
/// the transaction's id, and nothing about people. A line that a power cut left half is no receipt.
class ReceiptBook
{
public:
    explicit ReceiptBook(QString path);

    [[nodiscard]] const QString &path() const { return m_path; }

    /// None in a file that is not there; nothing if it cannot be read.
    [[nodiscard]] std::optional<int> made(const QUuid &id) const;

    /// One more. On disk, if true.
    [[nodiscard]] bool note(const QUuid &id);

private:
    QString m_path;
};

} // namespace ui
