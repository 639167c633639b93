// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QtGlobal>

#include <array>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace core
{

/// Lets a function work in a thread of its own on one `Some` after the other, in the order in which
/// they are given, while the next ones are being made. Waits where it is slower: what it holds
/// stays small.
template<typename Some>
class Taker
{
    Q_DISABLE_COPY_MOVE(Taker)

public:
    /// False: it wants no more.
    using Take = std::function<bool(const Some &some)>;

    explicit Taker(Take take)
        : m_take(std::move(take))
        , m_thread([this] { work(); })
    {}

    /// Once all that was given has been taken.
    ~Taker()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isOver = true;
        }
        m_changed.notify_all();
        m_thread.join();
    }

    /// False: no more is wanted, nor was this. Leaves another one there, whose room is free for
    /// the next.
    bool give(Some &some)
    {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [this] { return m_given - m_taken < kRoom || !m_isWanted; });
            if (!m_isWanted)
                return false;
            std::swap(m_ring.at(m_given % kRoom), some);
            ++m_given;
        }
        m_changed.notify_all();
        return true;
    }

private:
    void work()
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_changed.wait(lock, [this] { return m_given > m_taken || m_isOver; });
            if (m_given == m_taken)
                return;
            const Some &next = m_ring.at(m_taken % kRoom);
            lock.unlock();
            const bool isWanted = m_take(next);
            lock.lock();
            ++m_taken;
            m_isWanted = isWanted;
            m_changed.notify_all();
            if (!isWanted)
                return;
        }
    }

    static constexpr size_t kRoom = 8;

    const Take m_take;

    std::mutex m_mutex; ///< of all that follow
    std::condition_variable m_changed;
    std::array<Some, kRoom> m_ring;
    size_t m_given = 0;
    size_t m_taken = 0;
    bool m_isWanted = true;
    bool m_isOver = false; ///< no more will be given

    std::thread m_thread; ///< last: it uses the others
};

} // namespace core
