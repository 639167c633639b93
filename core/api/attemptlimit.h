// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/clientblock.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QHash>
#include <QtNetwork/QHostAddress>

namespace core
{

/// Limits failed attempts per address, or per block of IPv6 (see clientBlock()). A plain value for
/// one thread.
class AttemptLimit
{
public:
    static constexpr int kMaxCount = 10; ///< attempts within kSeconds
    static constexpr int kSeconds = 60;  ///< from the first attempt on
    static constexpr int kMaxAddresses = 10'000;

    void note(const QHostAddress &address)
    {
        if (m_attempts.size() >= kMaxAddresses)
            m_attempts.removeIf([](const auto &entry) { return entry->until.hasExpired(); });
        if (m_attempts.size() >= kMaxAddresses)
            m_attempts.clear(); // no protection against attacks from many addresses
        Attempts &attempts = m_attempts[clientBlock(address)];
        if (attempts.until.hasExpired())
            attempts = {0, QDeadlineTimer(qint64{kSeconds} * 1000)};
        ++attempts.count;
    }

    /// Returns the remaining blocking time of the address in seconds; 0: not blocked.
    [[nodiscard]] int wait(const QHostAddress &address) const
    {
        const auto found = m_attempts.constFind(clientBlock(address));
        if (found == m_attempts.cend() || found->count < kMaxCount || found->until.hasExpired())
            return 0;
        return static_cast<int>((found->until.remainingTime() + 999) / 1000);
    }

private:
    struct Attempts
    {
        int count = 0;
        QDeadlineTimer until = QDeadlineTimer(0);
    };

    QHash<QHostAddress, Attempts> m_attempts;
};

} // namespace core
