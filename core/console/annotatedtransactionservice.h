// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/referencepattern.h"
#include "core/service/promise.h"
#include "core/service/transactionservicedecorator.h"

#include <memory>

namespace core
{

struct HourlySum;
struct Transaction;
struct TransactionFilter;
struct TransactionPage;
struct TransactionSum;

class AnnotationRepository;

/// A decorator of a service that adds filters by annotations. TransactionFilter::note, ::tag,
/// ::mark, ::till, ::reconciled, ::operatorName and ::unusual restrict its lists and totals, in
/// addition to the other parts of a filter. The service evaluates the other parts.
///
/// For few annotated transactions, requests each one from the service. For many, for a counter, or
/// for unusual ones, reads all transactions that match the other parts and keeps only the matches.
/// Passes on lists without these parts.
class AnnotatedTransactionService final : public TransactionServiceDecorator
{
    Q_OBJECT

public:
    /// Both references must outlive the object and live in its thread.
    AnnotatedTransactionService(TransactionService &service, AnnotationRepository &repository,
                                QObject *parent = nullptr);

    /// Sets the pattern of references; the default is ReferencePattern::standard().
    void setPattern(const ReferencePattern &pattern) { m_pattern = pattern; }

    [[nodiscard]] Capabilities capabilities() const override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<qint64>> count(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter,
                                  const BatchVisitor &callback) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;

private:
    struct Choice;
    struct Search;

    void choose(const TransactionFilter &filter, const Callback<Choice> &callback);
    void chooseReconciled(const Choice &choice, const TransactionFilter &filter,
                          const QList<QFuture<Result<QList<QUuid>>>> &annotated,
                          const Callback<Choice> &callback);
    void keepThose(const Choice &choice, const QList<QFuture<Result<QList<QUuid>>>> &annotated,
                   const Callback<Choice> &callback);
    void askForEach(const Choice &choice, const Callback<QList<Transaction>> &callback);
    void readThose(const Choice &choice, const BatchVisitor &give, const Callback<void> &callback);
    void askNext(const std::shared_ptr<Search> &search);
    template<typename Collector>
    auto collected(const TransactionFilter &filter, const std::shared_ptr<Collector> &collector);

    AnnotationRepository &m_repository;
    ReferencePattern m_pattern = ReferencePattern::standard();
};

} // namespace core
