// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

namespace core
{

/// Makes one page of a list that is read from its beginning to its end, of any length.
class PageGathering
{
public:
    explicit PageGathering(int page)
        : m_page(page)
    {}

    void add(const QList<Transaction> &some);
    [[nodiscard]] TransactionPage result() const;

private:
    const int m_page;
    qint64 m_total = 0;
    QList<Transaction> m_rows;
};

/// Adds up such a list, newest first, as TransactionService::sums() tells it.
class SumGathering
{
public:
    void add(const QList<Transaction> &some);
    [[nodiscard]] const QList<TransactionSum> &result() const { return m_sums; }

private:
    QList<TransactionSum> m_sums;
};

/// The same by hours.
class HourGathering
{
public:
    void add(const QList<Transaction> &some);
    [[nodiscard]] const QList<HourlySum> &result() const { return m_sums; }

private:
    QList<HourlySum> m_sums;
};

} // namespace core
