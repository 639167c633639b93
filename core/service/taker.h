// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <array>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace core
{

/// Lets a TakeSome work in a thread of its own, in the order in which it is given something, while
/// the next ones are being read. Waits where it is slower: what it holds stays small.
class Taker
{
    Q_DISABLE_COPY_MOVE(Taker)

public:
    explicit Taker(TakeSome take);
    ~Taker(); ///< once all that was given has been taken

    /// False: no more is wanted, nor was this. Leaves other transactions in the list, whose texts
    /// have room for the next ones.
    bool give(QList<Transaction> &transactions);

private:
    void work();

    static constexpr size_t kRoom = 8; ///< lists

    const TakeSome m_take;

    std::mutex m_mutex; ///< of all that follow
    std::condition_variable m_changed;
    std::array<QList<Transaction>, kRoom> m_lists; ///< in a circle
    size_t m_given = 0;
    size_t m_taken = 0;
    bool m_isWanted = true;
    bool m_isOver = false; ///< no more will be given

    std::thread m_thread; ///< last: it uses the others
};

} // namespace core
