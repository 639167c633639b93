// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/referencepattern.h"
#include "core/service/promise.h"
#include "core/service/relayingservice.h"

#include <memory>

namespace core
{

class ConsoleBook;

/// A service as a console sees it that has notes on transactions, tags and marks, and knows how
/// its counters write their references: TransactionFilter::note, ::tag, ::mark and ::counter
/// restrict its lists and sums, together with all other parts of a filter. Everything else is that
/// of the service, which alone decides what the other parts mean.
///
/// It is asked about each transaction with such a note, tag or mark, if they are few. Of many, or
/// of a counter, everything is read that the other parts mean, and none of it is kept but what is
/// asked for. Lists without these parts are none of its business.
class NotedService final : public RelayingService
{
    Q_OBJECT

public:
    /// Both outlive this, and live in its thread.
    NotedService(TransactionService &service, ConsoleBook &book, QObject *parent = nullptr);

    /// How references are made here; before, in the usual way.
    void setPattern(const ReferencePattern &pattern) { m_pattern = pattern; }

    [[nodiscard]] Capabilities capabilities() const override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter, const TakeSome &take) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;

private:
    struct Choice;
    struct Search;

    void choose(const TransactionFilter &filter, const Take<Choice> &take);
    void keepThose(const Choice &choice, const QList<QFuture<Result<QList<QUuid>>>> &noted,
                   const Take<Choice> &take);
    void askForEach(const Choice &choice, const Take<QList<Transaction>> &take);
    void readThose(const Choice &choice, const TakeSome &give, const Take<void> &take);
    void askNext(const std::shared_ptr<Search> &search);
    template<typename Gathering>
    auto gathered(const TransactionFilter &filter, const std::shared_ptr<Gathering> &gathering);

    ConsoleBook &m_book;
    ReferencePattern m_pattern = ReferencePattern::standard();
};

} // namespace core
