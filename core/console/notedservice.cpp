// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/notedservice.h"

#include "core/console/consolebook.h"
#include "core/domain/pageof.h"
#include "core/domain/sums.h"
#include "core/service/promise.h"

#include <QtCore/QSet>

#include <algorithm>
#include <utility>

namespace core
{

namespace
{

/// So many questions are under way at once: others do not wait long behind them.
constexpr int kAtOnce = 16;

/// Whether it has a part that the notes of the console decide.
bool isOfNotes(const TransactionFilter &filter)
{
    return !filter.note.isEmpty() || !filter.tag.isEmpty();
}

/// The answer that `turn` makes of a good one.
template<typename T, typename Turn>
auto turned(const QFuture<Result<T>> &answer, QObject *context, Turn turn)
{
    using Turned = decltype(turn(std::declval<T>()));
    const auto promise = started<Turned>();
    onAnswer(answer, context,
             [promise, turn](const Result<T> &result) { keep(promise, result.map(turn)); });
    return promise->future();
}

} // namespace

/// The transactions with a note, which the service is asked about one after the other.
struct NotedService::Search
{
    TransactionFilter filter; ///< without note and tag
    std::optional<QList<QUuid>> ids = {};
    qsizetype asked = 0;
    qsizetype underWay = 0;
    QList<Transaction> found = {};
    QPromise<Result<QList<Transaction>>> promise = {};
    bool isOver = false;

    void finish(const Result<QList<Transaction>> &result)
    {
        isOver = true;
        promise.addResult(result);
        promise.finish();
    }
};

NotedService::NotedService(TransactionService &service, ConsoleBook &book, QObject *parent)
    : RelayingService(service, parent)
    , m_book(book)
{}

TransactionService::Capabilities NotedService::capabilities() const
{
    Capabilities can = service().capabilities();
    can.findsNotes = true;
    return can;
}

QFuture<Result<TransactionPage>> NotedService::list(const TransactionFilter &filter)
{
    if (!isOfNotes(filter) || filter.page < 1)
        return service().list(filter);
    return turned(noted(filter), this, [page = filter.page](const QList<Transaction> &all) {
        return pageOf(all, page);
    });
}

QFuture<Result<void>> NotedService::readAll(const TransactionFilter &filter, const TakeSome &take)
{
    return isOfNotes(filter) ? TransactionService::readAll(filter, take)
                             : service().readAll(filter, take);
}

QFuture<Result<QList<TransactionSum>>> NotedService::sums(const TransactionFilter &filter)
{
    if (!isOfNotes(filter))
        return service().sums(filter);
    return turned(noted(filter), this, &sumsOf);
}

QFuture<Result<QList<HourlySum>>> NotedService::hourlySums(const TransactionFilter &filter)
{
    if (!isOfNotes(filter))
        return service().hourlySums(filter);
    return turned(noted(filter), this, &hourlySumsOf);
}

/// All of the filter's, newest first.
QFuture<Result<QList<Transaction>>> NotedService::noted(const TransactionFilter &filter)
{
    auto search = std::make_shared<Search>();
    search->filter = filter;
    search->filter.note.clear();
    search->filter.tag.clear();
    search->filter.page = 1;
    search->promise.start();
    if (filter.identifier)
        search->ids = {*filter.identifier};
    QList<QFuture<Result<QList<QUuid>>>> noted;
    if (!filter.note.isEmpty())
        noted.append(m_book.findNotes(filter.note));
    if (!filter.tag.isEmpty())
        noted.append(m_book.findTag(filter.tag));
    keepThose(search, noted);
    return search->promise.future();
}

/// Of the search those that all of these have, one after the other.
void NotedService::keepThose(const std::shared_ptr<Search> &search,
                             const QList<QFuture<Result<QList<QUuid>>>> &noted)
{
    if (noted.isEmpty()) {
        askNext(search);
        return;
    }
    onAnswer(noted.first(), this,
             [this, search, rest = noted.sliced(1)](const Result<QList<QUuid>> &answer) {
                 if (!answer) {
                     search->finish(tl::unexpected(answer.error()));
                     return;
                 }
                 const QSet<QUuid> those(answer->cbegin(), answer->cend());
                 if (search->ids)
                     search->ids->removeIf([&](const QUuid &id) { return !those.contains(id); });
                 else
                     search->ids = *answer;
                 keepThose(search, rest);
             });
}

void NotedService::askNext(const std::shared_ptr<Search> &search)
{
    while (search->underWay < kAtOnce && search->asked < search->ids->size()) {
        ++search->underWay;
        search->filter.identifier = (*search->ids)[search->asked++];
        onAnswer(service().list(search->filter), this,
                 [this, search](const Result<TransactionPage> &answer) {
                     --search->underWay;
                     if (search->isOver)
                         return;
                     if (!answer) {
                         search->finish(tl::unexpected(answer.error()));
                         return;
                     }
                     search->found += answer->transactions;
                     askNext(search);
                 });
    }
    if (search->underWay > 0 || search->isOver)
        return;
    std::sort(search->found.begin(), search->found.end(), isNewer);
    search->finish(search->found);
}

} // namespace core
