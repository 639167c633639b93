// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/transactionservice.h"

#include "core/domain/filterparts.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/service/promise.h"
#include "core/service/workthread.h"

#include <QtCore/QPromise>
#include <QtCore/QSet>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Implements readAll() with list(): requests a page, passes its new transactions on, and requests
/// the next page.
class PageAfterPage : public std::enable_shared_from_this<PageAfterPage>
{
public:
    PageAfterPage(TransactionService &service, WorkThread &visitorThread,
                  const TransactionFilter &filter, BatchVisitor visit)
        : m_service(service)
        , m_visitorThread(visitorThread)
        , m_filter(filter.firstPage())
        , m_consume(std::move(visit))
    {
        m_filter.order = {};
        m_promise.start();
    }

    QFuture<Result<void>> future() { return m_promise.future(); }

    void ask()
    {
        onAnswer(m_service.list(m_filter), &m_service,
                 [self = shared_from_this()](const Result<TransactionPage> &answer) {
                     if (answer)
                         self->give(*answer);
                     else
                         self->finish(tl::unexpected(answer.error()));
                 });
    }

private:
    void give(const TransactionPage &page)
    {
        if (!m_total)
            m_total = page.total;
        m_isLast = page.transactions.isEmpty() || m_filter.page >= page.lastPage;
        const QList<Transaction> fresh = freshOf(page);
        for (const Transaction &transaction : fresh)
            m_given.insert(transaction.id);
        if (m_isLast && m_given.size() != m_total) {
            finish(tl::unexpected(
                Error{Error::Code::Unconfirmed, {}, u"the list changed while it was read"_s}));
            return;
        }
        hand(fresh);
    }

    /// Runs in the other thread; an empty list would mean the end.
    void hand(const QList<Transaction> &fresh)
    {
        const auto work = [visit = m_consume, fresh, isLast = m_isLast]() -> bool {
            return (fresh.isEmpty() || visit(fresh)) && (!isLast || visit({}));
        };
        onAnswer(m_visitorThread.run<bool>(work), &m_service,
                 [self = shared_from_this()](const Result<bool> &isWanted) {
                     if (self->m_isLast || !*isWanted) {
                         self->finish({});
                         return;
                     }
                     ++self->m_filter.page;
                     self->ask();
                 });
    }

    /// Returns the rows after the last row that was passed on before. Transactions created
    /// meanwhile push such rows onto later pages and precede them. Timestamps cannot decide: after
    /// the clock was set back they may increase further down.
    [[nodiscard]] QList<Transaction> freshOf(const TransactionPage &page) const
    {
        QList<Transaction> fresh;
        for (const Transaction &transaction : page.transactions) {
            if (m_given.contains(transaction.id))
                fresh.clear();
            else
                fresh.append(transaction);
        }
        return fresh;
    }

    void finish(const Result<void> &result)
    {
        m_promise.addResult(result);
        m_promise.finish();
    }

    TransactionService &m_service;
    WorkThread &m_visitorThread;
    TransactionFilter m_filter;
    const BatchVisitor m_consume;
    QPromise<Result<void>> m_promise;
    std::optional<qint64> m_total; ///< at the beginning
    QSet<QUuid> m_given;
    bool m_isLast = false; ///< no further pages
};

} // namespace

TransactionService::TransactionService(QObject *parent)
    : QObject(parent)
{}

TransactionService::~TransactionService()
{
    if (m_visitorThread)
        m_visitorThread->end([] {});
}

QList<FilterPart> TransactionService::partsPickedHere(const TransactionFilter & /*filter*/) const
{
    return {};
}

QFuture<Result<qint64>> TransactionService::count(const TransactionFilter &filter)
{
    TransactionFilter first = filter.firstPage();
    first.order = {};
    const auto promise = makePromise<qint64>();
    onAnswer(list(first), this, [promise](const Result<TransactionPage> &page) {
        resolve<qint64>(promise, page.map([](const TransactionPage &of) { return of.total; }));
    });
    return promise->future();
}

QFuture<Result<void>> TransactionService::readAll(const TransactionFilter &filter,
                                                  const BatchVisitor &visit)
{
    if (!m_visitorThread)
        m_visitorThread = std::make_unique<WorkThread>(u"visitor"_s);
    const auto reading = std::make_shared<PageAfterPage>(*this, *m_visitorThread, filter, visit);
    reading->ask();
    return reading->future();
}

QFuture<Result<Transaction>> TransactionService::confirm(const QUuid & /*id*/,
                                                         const Confirmation & /*confirmation*/)
{
    return readyFuture<Transaction>(
        tl::unexpected(Error{Error::Code::Unsupported, {}, u"confirms no payments"_s}));
}

QFuture<Result<Transaction>> TransactionService::cancel(const QUuid & /*id*/)
{
    return readyFuture<Transaction>(
        tl::unexpected(Error{Error::Code::Unsupported, {}, u"cancels no charges"_s}));
}

QFuture<Result<Transaction>> TransactionService::withdraw(const QUuid & /*id*/,
                                                          const Withdrawal & /*withdrawal*/)
{
    return readyFuture<Transaction>(
        tl::unexpected(Error{Error::Code::Unsupported, {}, u"confirms no payments"_s}));
}

} // namespace core
