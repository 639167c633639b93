// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/numberrepository.h"

#include "core/service/asyncstore.h"
#include "core/service/transactionservice.h"
#include "core/storage/consolestore.h"

#include <utility>

namespace core
{

namespace
{

/// Numbers reserved per commit.
constexpr int kNumbersAtOnce = 64;

} // namespace

NumberRepository::NumberRepository(AsyncStore<ConsoleStore> &store)
    : m_store(store)
{}

QFuture<Result<qint64>> NumberRepository::nextNumber()
{
    return m_store.run<qint64>([this](ConsoleStore &store) { return readNumber(store); });
}

Result<qint64> NumberRepository::readNumber(ConsoleStore &store)
{
    if (m_nextNumber == m_endOfNumbers) {
        const auto first = store.reserveNumbers(kNumbersAtOnce);
        if (!first)
            return first;
        m_nextNumber = *first;
        m_endOfNumbers = *first + kNumbersAtOnce;
    }
    return m_nextNumber++;
}

std::optional<qint64> NumberRepository::useNumber()
{
    const auto number = std::exchange(m_upcomingNumber, std::nullopt);
    readUpcomingNumber();
    return number;
}

void NumberRepository::readUpcomingNumber()
{
    if (m_upcomingNumber || m_isReadingNumber)
        return;
    m_isReadingNumber = true;
    const auto read = m_store.run<qint64>([this](ConsoleStore &store) {
        m_lastUpcoming.reset();
        const auto number = readNumber(store);
        if (number)
            m_lastUpcoming = *number;
        return number;
    });
    onAnswer(read, this, [this](const Result<qint64> &number) {
        m_isReadingNumber = false;
        if (number)
            m_upcomingNumber = *number;
        Q_EMIT upcomingNumberChanged();
    });
}

void NumberRepository::returnNumbers(ConsoleStore &store, bool isUpcomingUnused)
{
    // The number read in advance belongs to the range again, unless a later one was issued.
    if (isUpcomingUnused && m_lastUpcoming && m_nextNumber == *m_lastUpcoming + 1)
        m_nextNumber = *m_lastUpcoming;
    if (m_nextNumber < m_endOfNumbers)
        (void)store.returnNumbers(m_nextNumber, m_endOfNumbers); // a failure leaves a gap
}

} // namespace core
