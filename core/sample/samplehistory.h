// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/servicesettings.h"
#include "core/sample/partygenerator.h"
#include "core/sample/tradingdays.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QUuid>

namespace core
{

struct Transaction;

/// The kind of a generated history.
enum class Trade {
    Mixed,  ///< every status occurs early, and a fifth are payouts; for tests and benchmarks
    Bakery, ///< a shop with a profit and regular customers; for the demo
};

struct SampleHistoryOptions
{
    qint64 count = 0;                 ///< number of transactions, at most 10,000,000
    quint32 seed = 0;                 ///< different seeds give different histories
    QDateTime now;                    ///< UTC; upper bound of every timestamp
    ServiceSettings settings;         ///< of the service that could have written the history
    QList<QUuid> otherPlatforms = {}; ///< at most two, with 9 and 1 % of the transactions
    Trade trade = Trade::Mixed;
};

/// Generates the history of a fictitious bakery for demonstrations, tests and benchmarks.
/// Transactions are ordered by strictly increasing `created` (see TradingDays), with about four
/// sales per payment to a supplier. From 100 transactions on, every status of the specification
/// occurs. Transactions that are not final are younger than a day. Exception: above kLarge
/// transactions, half a percent stay in analysis permanently.
///
/// Parties and their numbers are fictitious, with valid check digits (see PartyGenerator). There is
/// one customer per five transactions, and some customers return more often than others. One
/// supplier receives a tenth of all payouts.
///
/// Trade::Bakery differs: one payout per fifty transactions, with smaller amounts and none today,
/// so that the shop receives more than it pays. Cheap products are sold most often, a few sales of
/// today are open, and kRegulars customers come back.
///
/// A plain value without stored lists. The same options give the same transactions, each generated
/// independently, in any order and on any thread.
class SampleHistory
{
public:
    static constexpr qint64 kLarge = 10'000;
    static constexpr qint64 kRegulars = 120; ///< customers of Trade::Bakery

    explicit SampleHistory(const SampleHistoryOptions &options);

    [[nodiscard]] qint64 count() const { return m_options.count; }

    /// Returns transaction `number`, from 0.
    [[nodiscard]] Transaction at(qint64 number) const;

    /// Returns the transactions from number `first` to before `end`.
    [[nodiscard]] QList<Transaction> range(qint64 first, qint64 end) const;

    /// Returns all transactions. For small counts only.
    [[nodiscard]] QList<Transaction> all() const { return range(0, count()); }

private:
    struct Outcome;

    [[nodiscard]] Outcome outcomeOf(qint64 number, const QDateTime &created,
                                    SeededRandom &random) const;
    [[nodiscard]] QUuid platformOf(SeededRandom &random) const;
    void fillCashIn(Transaction &transaction, qint64 number, SeededRandom &random) const;
    void fillCashOut(Transaction &transaction, qint64 cashOut, SeededRandom &random) const;

    SampleHistoryOptions m_options;
    QDateTime m_now; ///< in whole seconds
    TradingDays m_days;
    PartyGenerator m_parties;
    qint64 m_customers;
    qint64 m_suppliers;
};

} // namespace core
