// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/notedservice.h"

#include "core/console/consolebook.h"
#include "core/console/gathering.h"
#include "core/domain/pageof.h"

#include <QtCore/QSet>

#include <algorithm>
#include <utility>

namespace core
{

namespace
{

/// Concurrent requests per search, so that other requests do not wait long.
constexpr int kAtOnce = 16;

/// Maximum number of transactions to request individually; above, everything is read.
constexpr qsizetype kFew = 500;

/// Returns true if the filter has a part that the console evaluates.
bool isOfConsole(const TransactionFilter &filter)
{
    return !filter.note.isEmpty() || !filter.tag.isEmpty() || filter.mark ||
           !filter.counter.isEmpty();
}

} // namespace

/// The console's part of a filter.
struct NotedService::Choice
{
    TransactionFilter others;            ///< evaluated by the service
    std::optional<QSet<QUuid>> ids = {}; ///< nullopt: all transactions
    std::optional<Mark> mark = {};
    QString counter = {};
    ReferencePattern pattern;

    [[nodiscard]] bool isFew() const { return ids && ids->size() <= kFew; }

    [[nodiscard]] bool has(const Transaction &transaction) const
    {
        return (!ids || ids->contains(transaction.id)) &&
               (!mark || canHaveMark(transaction.status, *mark)) &&
               (counter.isEmpty() ||
                pattern.counterOf(transaction.reference).compare(counter, Qt::CaseInsensitive) ==
                    0);
    }

    [[nodiscard]] QList<Transaction> of(const QList<Transaction> &some) const
    {
        QList<Transaction> those;
        std::copy_if(some.begin(), some.end(), std::back_inserter(those),
                     [this](const Transaction &transaction) { return has(transaction); });
        return those;
    }
};

/// A search that requests few transactions individually.
struct NotedService::Search
{
    Choice choice;
    QList<QUuid> ids;
    Take<QList<Transaction>> take;
    qsizetype asked = 0;
    qsizetype underWay = 0;
    QList<Transaction> found = {};
    bool isOver = false;

    void finish(const Result<QList<Transaction>> &result)
    {
        isOver = true;
        take(result);
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

/// Returns the result of the gathering over all transactions that match the filter.
template<typename Gathering>
auto NotedService::gathered(const TransactionFilter &filter,
                            const std::shared_ptr<Gathering> &gathering)
{
    using Gathered = std::decay_t<decltype(gathering->result())>;
    const auto promise = started<Gathered>();
    choose(filter, [this, promise, gathering](const Result<Choice> &choice) {
        if (!choice) {
            keep<Gathered>(promise, tl::unexpected(choice.error()));
        } else if (choice->isFew()) {
            askForEach(*choice, [promise, gathering](const Result<QList<Transaction>> &found) {
                keep<Gathered>(promise, found.map([&gathering](const QList<Transaction> &all) {
                    gathering->add(all);
                    return gathering->result();
                }));
            });
        } else {
            const auto give = [gathering](const QList<Transaction> &some) {
                gathering->add(some);
                return true;
            };
            readThose(*choice, give, [promise, gathering](const Result<void> &read) {
                keep<Gathered>(promise, read.map([&gathering] { return gathering->result(); }));
            });
        }
    });
    return promise->future();
}

QFuture<Result<TransactionPage>> NotedService::list(const TransactionFilter &filter)
{
    if (!isOfConsole(filter) || filter.page < 1)
        return service().list(filter);
    return gathered(filter, std::make_shared<PageGathering>(filter.page));
}

QFuture<Result<QList<TransactionSum>>> NotedService::sums(const TransactionFilter &filter)
{
    if (!isOfConsole(filter))
        return service().sums(filter);
    return gathered(filter, std::make_shared<SumGathering>());
}

QFuture<Result<QList<HourlySum>>> NotedService::hourlySums(const TransactionFilter &filter)
{
    if (!isOfConsole(filter))
        return service().hourlySums(filter);
    return gathered(filter, std::make_shared<HourGathering>());
}

QFuture<Result<void>> NotedService::readAll(const TransactionFilter &filter, const TakeSome &take)
{
    if (!isOfConsole(filter))
        return service().readAll(filter, take);
    const auto promise = started<void>();
    choose(filter, [this, promise, filter, take](const Result<Choice> &choice) {
        if (!choice)
            keep<void>(promise, tl::unexpected(choice.error()));
        else if (choice->isFew())
            onAnswer(TransactionService::readAll(filter, take), this, into(promise));
        else
            readThose(*choice, take, into(promise));
    });
    return promise->future();
}

void NotedService::choose(const TransactionFilter &filter, const Take<Choice> &take)
{
    Choice choice{
        .others = filter, .mark = filter.mark, .counter = filter.counter, .pattern = m_pattern};
    choice.others.note.clear();
    choice.others.tag.clear();
    choice.others.mark.reset();
    choice.others.counter.clear();
    choice.others.page = 1;
    QList<QFuture<Result<QList<QUuid>>>> noted;
    if (!filter.note.isEmpty())
        noted.append(m_book.findNotes(filter.note));
    if (!filter.tag.isEmpty())
        noted.append(m_book.findTag(filter.tag));
    if (filter.mark)
        noted.append(m_book.findMarked(*filter.mark));
    if (filter.identifier)
        choice.ids = {*filter.identifier};
    keepThose(choice, noted, take);
}

/// Intersects the choice with each of the lists in turn.
void NotedService::keepThose(const Choice &choice,
                             const QList<QFuture<Result<QList<QUuid>>>> &noted,
                             const Take<Choice> &take)
{
    if (noted.isEmpty()) {
        take(choice);
        return;
    }
    onAnswer(noted.first(), this,
             [this, choice, take, rest = noted.sliced(1)](const Result<QList<QUuid>> &answer) {
                 if (!answer) {
                     take(tl::unexpected(answer.error()));
                     return;
                 }
                 Choice less = choice;
                 const QSet<QUuid> those(answer->cbegin(), answer->cend());
                 if (less.ids)
                     less.ids->intersect(those);
                 else
                     less.ids = those;
                 keepThose(less, rest, take);
             });
}

/// Requests all transactions of the choice, newest first.
void NotedService::askForEach(const Choice &choice, const Take<QList<Transaction>> &take)
{
    const auto search = std::make_shared<Search>(Search{choice, choice.ids->values(), take});
    askNext(search);
}

void NotedService::askNext(const std::shared_ptr<Search> &search)
{
    while (search->underWay < kAtOnce && search->asked < search->ids.size()) {
        ++search->underWay;
        TransactionFilter wanted = search->choice.others;
        wanted.identifier = search->ids[search->asked++];
        onAnswer(service().list(wanted), this,
                 [this, search](const Result<TransactionPage> &answer) {
                     --search->underWay;
                     if (search->isOver)
                         return;
                     if (!answer) {
                         search->finish(tl::unexpected(answer.error()));
                         return;
                     }
                     search->found += search->choice.of(answer->transactions);
                     askNext(search);
                 });
    }
    if (search->underWay > 0 || search->isOver)
        return;
    std::sort(search->found.begin(), search->found.end(), isNewer);
    search->finish(search->found);
}

/// Passes on all matches like readAll(). Requests the first page separately, because only then an
/// unreachable service uses its cache.
void NotedService::readThose(const Choice &choice, const TakeSome &give, const Take<void> &take)
{
    onAnswer(service().list(choice.others), this,
             [this, choice, give, take](const Result<TransactionPage> &first) {
                 if (!first) {
                     take(tl::unexpected(first.error()));
                     return;
                 }
                 const auto giveThose = [choice, give](const QList<Transaction> &some) {
                     const QList<Transaction> those = choice.of(some);
                     const bool isNothing = those.isEmpty() && !some.isEmpty();
                     return isNothing || give(those); // an empty list means the end
                 };
                 onAnswer(service().readAll(choice.others, giveThose), this, take);
             });
}

} // namespace core
