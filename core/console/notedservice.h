// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/relayingservice.h"

#include <memory>

namespace core
{

class ConsoleBook;

/// A service as a console sees it that has notes on transactions, and tags: TransactionFilter::note
/// and ::tag restrict its lists and sums, together with all other parts of a filter. Everything
/// else is that of the service, which is asked about each transaction with such a note, so that it
/// alone decides what the other parts mean. It knows as many transactions at once as have a
/// matching note or tag; lists without these parts are none of its business.
class NotedService final : public RelayingService
{
    Q_OBJECT

public:
    /// Both outlive this, and live in its thread.
    NotedService(TransactionService &service, ConsoleBook &book, QObject *parent = nullptr);

    [[nodiscard]] Capabilities capabilities() const override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<void>> readAll(const TransactionFilter &filter, const TakeSome &take) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;

private:
    struct Search;

    QFuture<Result<QList<Transaction>>> noted(const TransactionFilter &filter);
    void keepThose(const std::shared_ptr<Search> &search,
                   const QList<QFuture<Result<QList<QUuid>>>> &noted);
    void askNext(const std::shared_ptr<Search> &search);

    ConsoleBook &m_book;
};

} // namespace core
