// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciler.h"

namespace core
{

/// The money of some days as each of the three sides records it: the bank, the service and the
/// counter. A plain value.
struct Sides
{
    struct Line
    {
        qint64 line = 0;
        Money amount = {};
        bool isExplained = false;
    };

    /// A transaction of these days. Small, because a shop may have a million.
    struct Paid
    {
        Money amount = {};
        qint32 place = -1;        ///< in Reconciler::movements(); -1: no longer listed
        bool isSettled = false;   ///< false: the service reports no money
        bool isUndecided = false; ///< without a match; only set without a place
    };

    qint64 account = 0; ///< 0: all accounts
    QDate from = {};
    QDate until = {};
    Money bank = {};                  ///< the sum of the lines, as the statements state them
    QList<Line> lines = {};           ///< of these days, except gone ones
    QList<Paid> movements = {};       ///< of the service, of these days
    QList<MovementKey> unlisted = {}; ///< the keys of those without a place
    /// Matches and notes of the counter that are newer do not count. nullopt: all count.
    std::optional<QDateTime> madeUntil = {};
};

/// Returns the sides at present. `account`: 0 for all.
[[nodiscard]] Sides sidesOf(const Reconciler &reconciler, qint64 account, QDate from, QDate until);

/// Returns the sides of a day as it was sealed. A seal does not store the days of transactions, so
/// these are the present ones.
[[nodiscard]] Sides sidesOf(const Reconciler &reconciler, const BankSeal &seal);

/// Returns Equation::Kind::Service and Kind::Counter.
///
/// The left side of Service is the sum of the movements that the service reports as settled. The
/// right side begins with the lines of the bank and follows the decisions. Amounts of matched
/// movements are those recorded with the decision. A movement that changed since, or that is
/// matched without being settled, is therefore a difference.
///
/// The left side of Counter is the sum of the charges whose goods were handed over on these days.
[[nodiscard]] QList<Equation> sideEquations(const Reconciler &reconciler, const Sides &sides);

/// Returns Equation::Kind::Carried of these seals. An item whose amount changed after sealing, or
/// that no longer exists, is a difference.
[[nodiscard]] Equation carriedEquation(const Reconciler &reconciler, const QList<BankSeal> &seals);

} // namespace core
