// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/annotatedtransactionservice.h"

#include "core/console/annotationrepository.h"
#include "core/console/collectors.h"
#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/pageof.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/search/listsorting.h"

#include <QtCore/QSet>

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

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
           !filter.till.isEmpty() || filter.reconciled || !filter.operatorName.isEmpty() ||
           filter.unusual;
}

/// Returns the earliest day of a payment that is in a statement; nullopt if there is none.
std::optional<QDate> firstReconciledDay(const QHash<QUuid, Annotations> &annotations)
{
    std::optional<QDate> first;
    for (const Annotations &each : annotations) {
        if (each.reconciledOn && (!first || *each.reconciledOn < *first))
            first = each.reconciledOn;
    }
    return first;
}

/// Returns the statuses that the service can select for the reason; empty: all.
QList<Status::Code> statusesOf(Unusual unusual)
{
    switch (unusual) {
    case Unusual::Refunded:
        return {Status::Code::Refund};
    case Unusual::Denied:
        return {Status::Code::Denied};
    case Unusual::UnderReview:
        return {Status::Code::InAnalysis};
    case Unusual::PaidLate:
        return {Status::Code::Paid, Status::Code::Refund};
    case Unusual::Unreconciled:
        return {Status::Code::Paid};
    case Unusual::Any:
    case Unusual::Contradicted:
    case Unusual::Withdrawn:
    case Unusual::UnknownState:
        return {};
    }
    Q_UNREACHABLE();
}

Error unsorted()
{
    return {Error::Code::Unsupported, {}, u"the list cannot be sorted"_s};
}

} // namespace

/// The console's part of a filter.
struct AnnotatedTransactionService::Choice
{
    TransactionFilter others;            ///< evaluated by the service
    std::optional<QSet<QUuid>> ids = {}; ///< nullopt: all transactions
    QSet<QUuid> excluded = {};
    std::optional<Mark> mark = {};
    QString till = {};
    ReferencePattern pattern;
    std::optional<Unusual> unusual = {};
    QHash<QUuid, Annotations> annotations = {};  ///< for `unusual`
    std::optional<QDate> firstStatementDay = {}; ///< nullopt: no payment is in a statement
    QDateTime now = {};                          ///< UTC

    [[nodiscard]] bool isFew() const { return ids && ids->size() <= kFew; }

    [[nodiscard]] bool has(const Transaction &transaction) const
    {
        return (!ids || ids->contains(transaction.id)) && !excluded.contains(transaction.id) &&
               (!mark || canHaveMark(transaction.status, *mark)) &&
               (till.isEmpty() ||
                pattern.tillOf(transaction.reference).compare(till, Qt::CaseInsensitive) == 0) &&
               (!unusual || isUnusual(transaction));
    }

    /// Returns None for payments before the first statement.
    [[nodiscard]] Statements statementsOf(const Transaction &transaction) const
    {
        const QDateTime paid = paymentTime(transaction).value_or(transaction.created);
        const bool isCovered = firstStatementDay && brasiliaDay(paid) >= *firstStatementDay;
        return isCovered ? Statements::Imported : Statements::None;
    }

    [[nodiscard]] bool isUnusual(const Transaction &transaction) const
    {
        const QList<Unusual> reasons = unusualReasons(
            transaction, annotations.value(transaction.id), statementsOf(transaction), now);
        return unusual == Unusual::Any ? !reasons.isEmpty() : reasons.contains(*unusual);
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
struct AnnotatedTransactionService::Search
{
    Choice choice;
    QList<QUuid> ids;
    Callback<QList<Transaction>> callback;
    qsizetype asked = 0;
    qsizetype underWay = 0;
    QList<Transaction> found = {};
    bool isDone = false;

    void finish(const Result<QList<Transaction>> &result)
    {
        isDone = true;
        callback(result);
    }
};

AnnotatedTransactionService::AnnotatedTransactionService(TransactionService &service,
                                                         AnnotationRepository &repository,
                                                         QObject *parent)
    : TransactionServiceDecorator(service, parent)
    , m_repository(repository)
{}

TransactionService::Capabilities AnnotatedTransactionService::capabilities() const
{
    Capabilities can = service().capabilities();
    can.findsNotes = true;
    can.findsReconciled = m_repository.hasStatementDays();
    return can;
}

/// Returns the result of the gathering over all transactions that match the filter.
template<typename Collector>
auto AnnotatedTransactionService::collected(const TransactionFilter &filter,
                                            const std::shared_ptr<Collector> &collector)
{
    using Collected = std::decay_t<decltype(collector->result())>;
    const auto promise = makePromise<Collected>();
    choose(filter, [this, promise, collector](const Result<Choice> &choice) {
        if (!choice) {
            resolve<Collected>(promise, tl::unexpected(choice.error()));
        } else if (choice->isFew()) {
            askForEach(*choice, [promise, collector](const Result<QList<Transaction>> &found) {
                resolve<Collected>(promise, found.map([&collector](const QList<Transaction> &all) {
                    collector->add(all);
                    return collector->result();
                }));
            });
        } else {
            const auto give = [collector](const QList<Transaction> &some) {
                collector->add(some);
                return true;
            };
            readThose(*choice, give, [promise, collector](const Result<void> &read) {
                resolve<Collected>(promise, read.map([&collector] { return collector->result(); }));
            });
        }
    });
    return promise->future();
}

QFuture<Result<TransactionPage>> AnnotatedTransactionService::list(const TransactionFilter &filter)
{
    if (!isOfConsole(filter) || filter.page < 1)
        return service().list(filter);
    if (filter.after || filter.pageSize != TransactionPage::kSize) {
        const auto refusal = makePromise<TransactionPage>();
        resolve<TransactionPage>(
            refusal, tl::unexpected(Error{Error::Code::Unsupported, {}, u"only whole pages"_s}));
        return refusal->future();
    }
    if (filter.order == ListOrder())
        return collected(filter, std::make_shared<PageCollector>(filter.page));
    const auto promise = makePromise<TransactionPage>();
    if (!capabilities().sortsLists) {
        resolve<TransactionPage>(promise, tl::unexpected(unsorted()));
        return promise->future();
    }
    onAnswer(collected(filter, std::make_shared<RowCollector>(ListOrder::kMaxSorted)), this,
             [promise, filter](const Result<QList<Transaction>> &found) {
                 resolve<TransactionPage>(
                     promise, found.and_then([&filter](QList<Transaction> all) {
                         if (all.size() > ListOrder::kMaxSorted)
                             return Result<TransactionPage>(tl::unexpected(unsorted()));
                         sortTransactions(all, filter.order);
                         return Result<TransactionPage>(pageOf(all, filter.page));
                     }));
             });
    return promise->future();
}

QFuture<Result<qint64>> AnnotatedTransactionService::count(const TransactionFilter &filter)
{
    return isOfConsole(filter) ? TransactionService::count(filter) : service().count(filter);
}

QFuture<Result<QList<TransactionSum>>>
AnnotatedTransactionService::sums(const TransactionFilter &filter)
{
    if (!isOfConsole(filter))
        return service().sums(filter);
    return collected(filter, std::make_shared<SumCollector>());
}

QFuture<Result<QList<HourlySum>>>
AnnotatedTransactionService::hourlySums(const TransactionFilter &filter)
{
    if (!isOfConsole(filter))
        return service().hourlySums(filter);
    return collected(filter, std::make_shared<HourCollector>());
}

QFuture<Result<void>> AnnotatedTransactionService::readAll(const TransactionFilter &filter,
                                                           const BatchVisitor &callback)
{
    if (!isOfConsole(filter))
        return service().readAll(filter, callback);
    const auto promise = makePromise<void>();
    choose(filter, [this, promise, filter, callback](const Result<Choice> &choice) {
        if (!choice)
            resolve<void>(promise, tl::unexpected(choice.error()));
        else if (choice->isFew())
            onAnswer(TransactionService::readAll(filter, callback), this, resolver(promise));
        else
            readThose(*choice, callback, resolver(promise));
    });
    return promise->future();
}

void AnnotatedTransactionService::choose(const TransactionFilter &filter,
                                         const Callback<Choice> &callback)
{
    Choice choice{.others = filter, .mark = filter.mark, .till = filter.till, .pattern = m_pattern};
    choice.others.note.clear();
    choice.others.tag.clear();
    choice.others.mark.reset();
    choice.others.till.clear();
    choice.others.reconciled.reset();
    choice.others.operatorName.clear();
    choice.others.unusual.reset();
    choice.unusual = filter.unusual;
    if (filter.unusual && filter.statuses.isEmpty())
        choice.others.statuses = statusesOf(*filter.unusual);
    choice.others.page = 1;
    choice.others.order = {};
    QList<QFuture<Result<QList<QUuid>>>> annotated;
    if (!filter.note.isEmpty())
        annotated.append(m_repository.findNotes(filter.note));
    if (!filter.tag.isEmpty())
        annotated.append(m_repository.findTag(filter.tag));
    if (filter.mark)
        annotated.append(m_repository.findMarked(*filter.mark));
    if (!filter.operatorName.isEmpty())
        annotated.append(m_repository.findCreatedBy(filter.operatorName));
    if (filter.reconciled == Reconciled::Yes)
        annotated.append(m_repository.findReconciled());
    if (filter.identifier)
        choice.ids = {*filter.identifier};
    if (!filter.unusual) {
        chooseReconciled(choice, filter, annotated, callback);
        return;
    }
    choice.now = QDateTime::currentDateTimeUtc();
    onAnswer(m_repository.all(), this,
             [this, choice, filter, annotated,
              callback](const Result<QHash<QUuid, Annotations>> &annotations) {
                 if (!annotations) {
                     callback(tl::unexpected(annotations.error()));
                     return;
                 }
                 Choice whole = choice;
                 whole.annotations = *annotations;
                 whole.firstStatementDay = firstReconciledDay(*annotations);
                 chooseReconciled(whole, filter, annotated, callback);
             });
}

/// Applies the remaining parts to the choice: annotations, and the absence of a statement line.
void AnnotatedTransactionService::chooseReconciled(
    const Choice &choice, const TransactionFilter &filter,
    const QList<QFuture<Result<QList<QUuid>>>> &annotated, const Callback<Choice> &callback)
{
    if (filter.reconciled != Reconciled::No) {
        keepThose(choice, annotated, callback);
        return;
    }
    onAnswer(m_repository.findReconciled(), this,
             [this, choice, annotated, callback](const Result<QList<QUuid>> &reconciled) {
                 if (!reconciled) {
                     callback(tl::unexpected(reconciled.error()));
                     return;
                 }
                 Choice rest = choice;
                 rest.excluded = QSet<QUuid>(reconciled->cbegin(), reconciled->cend());
                 keepThose(rest, annotated, callback);
             });
}

/// Intersects the choice with each of the lists in turn.
void AnnotatedTransactionService::keepThose(const Choice &choice,
                                            const QList<QFuture<Result<QList<QUuid>>>> &annotated,
                                            const Callback<Choice> &callback)
{
    if (annotated.isEmpty()) {
        callback(choice);
        return;
    }
    onAnswer(
        annotated.first(), this,
        [this, choice, callback, rest = annotated.sliced(1)](const Result<QList<QUuid>> &answer) {
            if (!answer) {
                callback(tl::unexpected(answer.error()));
                return;
            }
            Choice less = choice;
            const QSet<QUuid> those(answer->cbegin(), answer->cend());
            if (less.ids)
                less.ids->intersect(those);
            else
                less.ids = those;
            keepThose(less, rest, callback);
        });
}

/// Requests all transactions of the choice, newest first.
void AnnotatedTransactionService::askForEach(const Choice &choice,
                                             const Callback<QList<Transaction>> &callback)
{
    const auto search = std::make_shared<Search>(Search{choice, choice.ids->values(), callback});
    askNext(search);
}

void AnnotatedTransactionService::askNext(const std::shared_ptr<Search> &search)
{
    while (search->underWay < kAtOnce && search->asked < search->ids.size()) {
        ++search->underWay;
        TransactionFilter wanted = search->choice.others;
        wanted.identifier = search->ids[search->asked++];
        onAnswer(service().list(wanted), this,
                 [this, search](const Result<TransactionPage> &answer) {
                     --search->underWay;
                     if (search->isDone)
                         return;
                     if (!answer) {
                         search->finish(tl::unexpected(answer.error()));
                         return;
                     }
                     search->found += search->choice.of(answer->transactions);
                     askNext(search);
                 });
    }
    if (search->underWay > 0 || search->isDone)
        return;
    std::sort(search->found.begin(), search->found.end(), isNewer);
    search->finish(search->found);
}

/// Passes on all matches like readAll(). Requests the first page separately, because only then an
/// unreachable service uses its cache.
void AnnotatedTransactionService::readThose(const Choice &choice, const BatchVisitor &give,
                                            const Callback<void> &callback)
{
    onAnswer(service().list(choice.others), this,
             [this, choice, give, callback](const Result<TransactionPage> &first) {
                 if (!first) {
                     callback(tl::unexpected(first.error()));
                     return;
                 }
                 const auto giveThose = [choice, give](const QList<Transaction> &some) {
                     const QList<Transaction> those = choice.of(some);
                     const bool isNothing = those.isEmpty() && !some.isEmpty();
                     return isNothing || give(those); // an empty list means the end
                 };
                 onAnswer(service().readAll(choice.others, giveThose), this, callback);
             });
}

} // namespace core
