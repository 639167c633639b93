// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remotereader.h"

#include "core/remote/localfilter.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

RemoteReader::RemoteReader(RemoteApi &api, QObject *parent)
    : QObject(parent)
    , m_api(api)
{}

void RemoteReader::pick(const TransactionFilter &filter, const Take<Found> &take)
{
    auto all = std::make_shared<Scan>();
    all->asked = askableOf(filter);
    all->wanted = filter;
    if (filter.endToEndId.isEmpty() && filter.endToEndIdEnding.isEmpty())
        return scan(all, take);
    // Lists omit the end-to-end ids of cash-outs, so candidates are requested one by one.
    all->wanted.endToEndId.clear();
    all->wanted.endToEndIdEnding.clear();
    scan(all, [this, filter, take](const Result<Found> &listed) {
        if (!listed)
            return take(listed);
        complete(std::make_shared<Found>(*listed), 0, [filter, take](const Result<Found> &whole) {
            take(whole.map([&filter](Found found) {
                found.removeIf([&filter](const auto &each) { return !isWanted(filter, each); });
                return found;
            }));
        });
    });
}

/// Requests the complete cash-outs of the list, from index `next` on.
void RemoteReader::complete(const std::shared_ptr<Found> &found, qsizetype next,
                            const Take<Found> &take)
{
    const auto isShort = [](const Transaction &transaction) {
        return transaction.operation == Operation::CashOut && transaction.endToEndId.isEmpty() &&
               transaction.status != Status::Code::Pending;
    };
    if (next == 0 && std::count_if(found->begin(), found->end(), isShort) > kMostCompleted)
        return take(
            failure(Error::Code::Unsupported, u"lists tell no end-to-end id of a cash-out"_s));
    while (next < found->size() && !isShort(found->at(next)))
        ++next;
    if (next == found->size())
        return take(*found);
    m_api.fetch(found->at(next).id, [this, found, next, take](const Result<Transaction> &whole) {
        if (!whole)
            return take(tl::unexpected(whole.error()));
        (*found)[next] = *whole;
        complete(found, next + 1, take);
    });
}

/// Reads page by page. Counts a row once, even if the row moves to another page.
void RemoteReader::scan(const std::shared_ptr<Scan> &scan, const Take<Found> &take)
{
    m_api.fetchPage(scan->asked, [this, scan, take](const Result<TransactionPage> &page) {
        if (!page)
            return take(tl::unexpected(page.error()));
        if (!page->unreadable.isEmpty())
            return take(failure(Error::Code::NotUnderstood, u"a row of the list makes no sense"_s));
        if (page->lastPage > kMostPages)
            return take(failure(Error::Code::Unsupported,
                                u"the service cannot be asked for that, and the list is "
                                "too long to be picked from"_s));
        if (scan->isTold)
            Q_EMIT read(page->transactions);
        for (const Transaction &transaction : page->transactions) {
            if (!scan->seen.contains(transaction.id) && isWanted(scan->wanted, transaction))
                scan->found.append(transaction);
            scan->seen.insert(transaction.id);
        }
        if (scan->asked.page >= page->lastPage || page->transactions.isEmpty())
            return take(scan->found);
        ++scan->asked.page;
        this->scan(scan, take);
    });
}

void RemoteReader::lookUp(const QString &reference, const Take<Found> &take)
{
    auto all = std::make_shared<Scan>();
    all->asked.reference = reference;
    all->isTold = false;
    scan(all, [reference, take](const Result<Found> &found) {
        take(found.map([&reference](Found transactions) {
            transactions.removeIf(
                [&reference](const Transaction &t) { return t.reference != reference; });
            return transactions;
        }));
    });
}

} // namespace core
