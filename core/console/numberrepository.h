// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <optional>

namespace core
{

class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The numbers of charges and payouts of a till.
///
/// Threading, lifetime and errors: see ConsoleDatabase, which owns the object.
class NumberRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NumberRepository)

public:
    explicit NumberRepository(AsyncStore<ConsoleStore> &store);

    /// Returns a number that is never repeated, even after a crash. Numbers increase, with gaps.
    /// Most calls need no disk access.
    QFuture<Result<qint64>> nextNumber();

    /// Returns the number that useNumber() would return, without using it; nullopt until the number
    /// is read, or if the store is unavailable. An unused number is returned at the end, so that
    /// the next start begins with it.
    [[nodiscard]] std::optional<qint64> upcomingNumber() const { return m_upcomingNumber; }

    /// Returns upcomingNumber() and reads the next one. A later call never returns it again.
    std::optional<qint64> useNumber();

    /// Reads the upcoming number unless it is known or being read.
    void readUpcomingNumber();

    /// Returns true if a number was read in advance and not used, whether its answer has arrived or
    /// not.
    [[nodiscard]] bool hasUnusedNumber() const { return m_upcomingNumber || m_isReadingNumber; }

    /// Returns the rest of the reserved numbers to the store at the end. Called in the thread of
    /// the store. `isUpcomingUnused`: hasUnusedNumber() at the end.
    void returnNumbers(ConsoleStore &store, bool isUpcomingUnused);

Q_SIGNALS:
    void upcomingNumberChanged();

private:
    Result<qint64> readNumber(ConsoleStore &store);

    AsyncStore<ConsoleStore> &m_store;
    std::optional<qint64> m_upcomingNumber;
    bool m_isReadingNumber = false;
    // used by the thread of the store only
    qint64 m_nextNumber = 0;              ///< next number of the reserved range
    qint64 m_endOfNumbers = 0;            ///< end of the reserved range, exclusive
    std::optional<qint64> m_lastUpcoming; ///< last number read in advance
};

} // namespace core
