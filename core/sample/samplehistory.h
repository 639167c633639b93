// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/servicesettings.h"
#include "core/domain/transaction.h"
#include "core/sample/people.h"
#include "core/sample/shopdays.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QUuid>

namespace core
{

struct SampleHistoryOptions
{
    qint64 count = 0;                 ///< transactions, to 10 000 000
    quint32 seed = 0;                 ///< another seed, another history
    QDateTime now;                    ///< UTC; nothing happens after it
    ServiceSettings settings;         ///< of the service that could have written it
    QList<QUuid> otherPlatforms = {}; ///< at most two, which have 9 and 1 % of the transactions
};

/// The past of a bakery as its console would have recorded it, for demonstrations, tests and
/// measurements: oldest first, strictly increasing `created` (see ShopDays), about four sales to
/// one payment to a supplier. From 100 transactions on, every state of the specification occurs.
/// What is not final is younger than a day; but in more than kLarge transactions half a percent are
/// held for a check that never ends.
///
/// People, firms and their numbers are invented, with right check digits (see People). Customers
/// come back: there are a fifth as many as transactions, some more loyal than others. One supplier
/// takes a tenth of all payouts.
///
/// Only a rule, which holds no list: the same options give the same transactions, each of them by
/// itself, in any order and on any thread. A plain value.
class SampleHistory
{
public:
    static constexpr qint64 kLarge = 10'000;

    explicit SampleHistory(const SampleHistoryOptions &options);

    [[nodiscard]] qint64 count() const { return m_options.count; }

    /// Transaction `number`, from 0.
    [[nodiscard]] Transaction at(qint64 number) const;

    /// Those from number `first` to before `end`.
    [[nodiscard]] QList<Transaction> range(qint64 first, qint64 end) const;

    /// For few only.
    [[nodiscard]] QList<Transaction> all() const { return range(0, count()); }

private:
    struct Fate;

    [[nodiscard]] Fate fateOf(qint64 number, const QDateTime &created, Draw &draw) const;
    [[nodiscard]] QUuid platformOf(Draw &draw) const;
    void fillCashIn(Transaction &transaction, qint64 number, Draw &draw) const;
    void fillCashOut(Transaction &transaction, qint64 cashOut, Draw &draw) const;

    SampleHistoryOptions m_options;
    QDateTime m_now; ///< whole seconds
    ShopDays m_days;
    People m_people;
    qint64 m_customers;
    qint64 m_suppliers;
};

} // namespace core
