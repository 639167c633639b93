// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remotereader.h"

#include "core/domain/transactionpage.h"

namespace core
{

using namespace Qt::StringLiterals;

RemoteReader::RemoteReader(RemoteApi &api, QObject *parent)
    : QObject(parent)
    , m_api(api)
{}

void RemoteReader::payoutsTo(const QString &pixKey, const Callback<Found> &callback)
{
    auto all = std::make_shared<Scan>();
    all->asked.pixKey = pixKey;
    all->isWanted = [](const Transaction &transaction) {
        return transaction.operation == Operation::CashOut;
    };
    scan(all, callback);
}

void RemoteReader::lookUp(const QString &reference, const Callback<Found> &callback)
{
    auto all = std::make_shared<Scan>();
    all->asked.reference = reference;
    all->isWanted = [reference](const Transaction &transaction) {
        return transaction.reference == reference;
    };
    all->isReported = false;
    scan(all, callback);
}

/// Reads page by page. Counts a row once, even if the row moves to another page.
void RemoteReader::scan(const std::shared_ptr<Scan> &scan, const Callback<Found> &callback)
{
    m_api.fetchPage(scan->asked, [this, scan, callback](const Result<TransactionPage> &page) {
        if (!page)
            return callback(tl::unexpected(page.error()));
        if (!page->unreadable.isEmpty())
            return callback(
                failure(Error::Code::NotUnderstood, u"a row of the list makes no sense"_s));
        if (page->lastPage > kMaxPages)
            return callback(
                failure(Error::Code::Unsupported, u"the list is too long for a lookup"_s));
        if (scan->isReported)
            Q_EMIT read(page->transactions);
        for (const Transaction &transaction : page->transactions) {
            if (!scan->seen.contains(transaction.id) && scan->isWanted(transaction))
                scan->found.append(transaction);
            scan->seen.insert(transaction.id);
        }
        if (scan->asked.page >= page->lastPage || page->transactions.isEmpty())
            return callback(scan->found);
        ++scan->asked.page;
        this->scan(scan, callback);
    });
}

} // namespace core
