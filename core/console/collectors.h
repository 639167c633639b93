// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/transactionsum.h"

namespace core
{

struct TransactionPage;

/// Extracts one page from a list of any length that is read from beginning to end.
class PageCollector
{
public:
    explicit PageCollector(int page)
        : m_page(page)
    {}

    void add(const QList<Transaction> &some);
    [[nodiscard]] TransactionPage result() const;

private:
    const int m_page;
    qint64 m_total = 0;
    QList<Transaction> m_rows;
};

/// Collects the rows of a list, up to `max` and one more.
class RowCollector
{
public:
    explicit RowCollector(qint64 max)
        : m_max(max)
    {}

    void add(const QList<Transaction> &some);
    [[nodiscard]] const QList<Transaction> &result() const { return m_rows; }

private:
    const qint64 m_max;
    QList<Transaction> m_rows;
};

/// Calculates the totals of a list, newest first, in the form of TransactionService::sums().
class SumCollector
{
public:
    void add(const QList<Transaction> &some);
    [[nodiscard]] const QList<TransactionSum> &result() const { return m_sums; }

private:
    QList<TransactionSum> m_sums;
};

/// Calculates the totals of a list by hour.
class HourCollector
{
public:
    void add(const QList<Transaction> &some);
    [[nodiscard]] const QList<HourlySum> &result() const { return m_sums; }

private:
    QList<HourlySum> m_sums;
};

} // namespace core
