// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/apicall.h"
#include "core/api/codedrawer.h"

#include <QtCore/QByteArray>

namespace core
{

/// Answers that tell transactions, with the pictures of their codes and the addresses of their
/// pages. Thread of the drawer.
class TransactionWriter
{
public:
    /// What is told of where clients go.
    struct Addresses
    {
        QByteArray publicUrl;  ///< without a slash at the end
        bool hasPages = false; ///< else charges have no `payment_link`
    };

    /// The drawer outlives it.
    TransactionWriter(CodeDrawer &drawer, const Addresses &addresses);

    void send(const ApiCall &call, int status, const Transaction &transaction);

    /// The page of a list that `asked` for it, whose next one is behind the same path.
    void send(const ApiCall &call, const TransactionFilter &asked, const TransactionPage &page);

private:
    [[nodiscard]] Transaction linked(Transaction transaction) const;

    CodeDrawer &m_drawer;
    const QByteArray m_publicUrl;
    const QString m_pages; ///< what the address of a page begins with; empty: there are none
};

} // namespace core
