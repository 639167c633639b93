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

/// Calls a function in a separate thread for one `Some` after the other, in order, while the caller
/// produces the next ones. give() blocks if the function is slower, so memory use stays small.
template<typename Some>
class Taker
{
    Q_DISABLE_COPY_MOVE(Taker)

public:
    /// Returns false to stop.
    using Take = std::function<bool(const Some &some)>;

    explicit Taker(Take take)
        : m_take(std::move(take))
        , m_thread([this] { work(); })
    {}

    /// Blocks until all values have been handled.
    ~Taker()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isOver = true;
        }
        m_changed.notify_all();
        m_thread.join();
    }

    /// Passes a value. Returns false if the function has stopped; the value is then not handled.
    /// Otherwise swaps in an older value, whose memory the caller can reuse.
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

    std::mutex m_mutex; ///< guards all following members
    std::condition_variable m_changed;
    std::array<Some, kRoom> m_ring;
    size_t m_given = 0;
    size_t m_taken = 0;
    bool m_isWanted = true;
    bool m_isOver = false; ///< no further values

    std::thread m_thread; ///< last member, because the thread uses the others
};

} // namespace core
