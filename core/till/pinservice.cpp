// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/pinservice.h"

#include "core/console/pin.h"

#include <algorithm>
#include <ctime>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

constexpr int kFreeTries = 3;
constexpr std::chrono::seconds kFirstWait = 30s;
constexpr std::chrono::seconds kMaxWait = 15min;

std::chrono::seconds waitAfter(int wrongTries)
{
    if (wrongTries < kFreeTries)
        return 0s;
    const int doublings = std::min(wrongTries - kFreeTries, 10);
    return std::min(kFirstWait * (1 << doublings), kMaxWait);
}

} // namespace

std::chrono::milliseconds PinService::bootTime()
{
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time); // continues while the computer sleeps
    return std::chrono::seconds(time.tv_sec) + std::chrono::milliseconds(time.tv_nsec / 1'000'000);
}

PinService::PinService(LockRecord record, SaveRecord save, Clock clock, BootClock boot,
                       QObject *parent)
    : QObject(parent)
    , m_record(std::move(record))
    , m_save(std::move(save))
    , m_clock(std::move(clock))
    , m_boot(std::move(boot))
{
    if (!m_record.lastTry.isValid())
        return;
    // If the clock was set back, the cool-down restarts instead of lasting indefinitely.
    const std::chrono::milliseconds past(m_record.lastTry.msecsTo(m_clock()));
    m_triedAt = m_boot() - std::max(past, std::chrono::milliseconds(0));
}

bool PinService::hasPin() const
{
    return !m_record.isReadable || !m_record.hash.isEmpty() || m_record.hasHolders;
}

Result<void> PinService::setHolders(const QList<PinHolder> &holders)
{
    if (!m_record.hasHolders) {
        const LockRecord record{.hasHolders = true};
        if (auto kept = m_save(record); !kept)
            return kept;
        m_record = record;
    }
    m_holders = holders;
    m_areHoldersMissing = false;
    Q_EMIT pinChanged();
    return {};
}

void PinService::setHoldersMissing()
{
    Q_ASSERT(hasHolders());
    m_holders.clear();
    m_areHoldersMissing = true;
    Q_EMIT pinChanged();
}

int PinService::pinLength() const
{
    const int length = m_holders.isEmpty() ? 0 : m_holders.constFirst().length;
    const bool areEqual =
        std::all_of(m_holders.cbegin(), m_holders.cend(),
                    [length](const PinHolder &each) { return each.length == length; });
    return areEqual ? length : 0;
}

/// Compares the PIN with all that apply and sets holder().
bool PinService::isRight(const QString &pin)
{
    if (!m_record.hasHolders)
        return isPinOf(m_record.hash, pin);
    const auto found =
        std::find_if(m_holders.cbegin(), m_holders.cend(),
                     [&pin](const PinHolder &each) { return isPinOf(each.hash, pin); });
    if (found == m_holders.cend())
        return false;
    m_holder = found->id;
    return true;
}

/// Counts an attempt before verifying, so that killing the program gains nothing. The first attempt
/// that cannot be stored only starts the cool-down: a restart then gains nothing either.
PinService::Answer PinService::attempt(const QString &pin)
{
    if (!m_record.isReadable || m_areHoldersMissing)
        return Answer::Unreadable;
    if (wait() > 0s)
        return Answer::TooSoon;
    if (!isPin(pin)) // a typing error, not an attempt
        return Answer::Wrong;
    ++m_record.wrongTries;
    m_record.lastTry = m_clock();
    m_triedAt = m_boot();
    const bool wasUnstored = std::exchange(m_isUnstored, !m_save(m_record));
    if (m_isUnstored && !wasUnstored)
        return Answer::TooSoon;
    m_holder = 0;
    if (!isRight(pin))
        return Answer::Wrong;
    m_record.wrongTries = 0;
    m_record.lastTry = {};
    (void)m_save(m_record);
    if (m_holder != 0)
        Q_EMIT accepted(m_holder);
    return Answer::Right;
}

std::chrono::seconds PinService::wait() const
{
    if (!m_record.lastTry.isValid())
        return 0s;
    const std::chrono::seconds counted = waitAfter(m_record.wrongTries);
    const std::chrono::seconds whole = m_isUnstored ? std::max(kFirstWait, counted) : counted;
    const auto past = std::chrono::duration_cast<std::chrono::seconds>(m_boot() - m_triedAt);
    return std::clamp(whole - past, std::chrono::seconds(0), whole);
}

Result<PinService::Answer> PinService::setPin(const QString &current, const QString &next)
{
    Q_ASSERT(next.isEmpty() || isPin(next));
    if (hasHolders())
        return tl::unexpected(Error{Error::Code::Unsupported, {}, u"operators have their PINs"_s});
    if (hasPin()) {
        if (const Answer answer = attempt(current); answer != Answer::Right)
            return answer;
    }
    LockRecord record;
    if (!next.isEmpty()) {
        record.hash = pinHash(next);
        if (record.hash.isEmpty())
            return tl::unexpected(Error{Error::Code::Internal, {}, u"too little memory"_s});
    }
    if (const auto kept = m_save(record); !kept)
        return tl::unexpected(kept.error());
    m_record = record;
    Q_EMIT pinChanged();
    return Answer::Right;
}

} // namespace core
