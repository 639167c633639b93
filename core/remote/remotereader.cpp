// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remotereader.h"

#include "core/domain/transactionpage.h"
#include "core/remote/localfilter.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

RemoteReader::RemoteReader(RemoteApi &api, QObject *parent)
    : QObject(parent)
    , m_api(api)
{}

void RemoteReader::pick(const TransactionFilter &filter, const Callback<Found> &callback)
{
    auto all = std::make_shared<Scan>();
    all->asked = askableOf(filter);
    all->wanted = filter;
    if (filter.endToEndId.isEmpty() && filter.endToEndIdEnding.isEmpty())
        return scan(all, callback);
    // Lists omit the end-to-end ids of cash-outs, so candidates are requested one by one.
    all->wanted.endToEndId.clear();
    all->wanted.endToEndIdEnding.clear();
    scan(all, [this, filter, callback](const Result<Found> &listed) {
        if (!listed)
            return callback(listed);
        complete(
            std::make_shared<Found>(*listed), 0, [filter, callback](const Result<Found> &whole) {
                callback(whole.map([&filter](Found found) {
                    found.removeIf([&filter](const auto &each) { return !isWanted(filter, each); });
                    return found;
                }));
            });
    });
}

/// Requests the complete cash-outs of the list, from index `next` on.
void RemoteReader::complete(const std::shared_ptr<Found> &found, qsizetype next,
                            const Callback<Found> &callback)
{
    const auto isShort = [](const Transaction &transaction) {
        return transaction.operation == Operation::CashOut && transaction.endToEndId.isEmpty() &&
               transaction.status != Status::Code::Pending;
    };
    if (next == 0 && std::count_if(found->begin(), found->end(), isShort) > kMaxCompleted)
        return callback(
            failure(Error::Code::Unsupported, u"lists tell no end-to-end id of a cash-out"_s));
    while (next < found->size() && !isShort(found->at(next)))
        ++next;
    if (next == found->size())
        return callback(*found);
    m_api.fetch(found->at(next).id,
                [this, found, next, callback](const Result<Transaction> &whole) {
                    if (!whole)
                        return callback(tl::unexpected(whole.error()));
                    (*found)[next] = *whole;
                    complete(found, next + 1, callback);
                });
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
            return callback(failure(Error::Code::Unsupported,
                                    u"the service cannot be asked for that, and the list is "
                                    "too long to be picked from"_s));
        if (scan->isReported)
            Q_EMIT read(page->transactions);
        for (const Transaction &transaction : page->transactions) {
            if (!scan->seen.contains(transaction.id) && isWanted(scan->wanted, transaction))
                scan->found.append(transaction);
            scan->seen.insert(transaction.id);
        }
        if (scan->asked.page >= page->lastPage || page->transactions.isEmpty())
            return callback(scan->found);
        ++scan->asked.page;
        this->scan(scan, callback);
    });
}

void RemoteReader::lookUp(const QString &reference, const Callback<Found> &callback)
{
    auto all = std::make_shared<Scan>();
    all->asked.reference = reference;
    all->isReported = false;
    scan(all, [reference, callback](const Result<Found> &found) {
        callback(found.map([&reference](Found transactions) {
            transactions.removeIf(
                [&reference](const Transaction &t) { return t.reference != reference; });
            return transactions;
        }));
    });
}

} // namespace core
