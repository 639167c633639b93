// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/apicall.h"
#include "core/api/qrimagecache.h"
#include "core/domain/storedcode.h"
#include "core/domain/transaction.h"

#include <QtCore/QByteArray>

namespace core
{

struct TransactionFilter;
struct TransactionPage;

/// Writes responses that contain transactions, with the pictures of their codes and the addresses
/// of their pages. Lives in the thread of the drawer.
class TransactionWriter
{
public:
    /// The public addresses for clients.
    struct Addresses
    {
        QByteArray publicUrl;  ///< without a trailing slash
        bool hasPages = false; ///< false: charges have no `payment_link`
    };

    /// The drawer must outlive the object.
    TransactionWriter(QrImageCache &qrImages, const Addresses &addresses, StoredCodeCheck codes);

    /// Returns true if the code of the transaction may reach a payer, and logs a code that may not.
    [[nodiscard]] bool hasSafeCode(const Transaction &transaction) const;

    /// Responds with Internal instead of a code that may not reach a payer.
    void send(const ApiCall &call, int status, const Transaction &transaction);

    /// Sends a page of the list for the filter `asked`. The link to the next page has the same
    /// path. Leaves out codes that may not reach a payer.
    void send(const ApiCall &call, const TransactionFilter &asked, const TransactionPage &page);

private:
    [[nodiscard]] Transaction linked(Transaction transaction) const;

    QrImageCache &m_qrImages;
    const StoredCodeCheck m_codes;
    const QByteArray m_publicUrl;
    const QString m_pages; ///< prefix of page addresses; empty: no pages
};

} // namespace core
