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
/// produces the next ones. add() blocks if the function is slower, so memory use stays small.
template<typename Some>
class BackgroundConsumer
{
    Q_DISABLE_COPY_MOVE(BackgroundConsumer)

public:
    /// Returns false to stop.
    using Consume = std::function<bool(const Some &some)>;

    explicit BackgroundConsumer(Consume consume)
        : m_consume(std::move(consume))
        , m_thread([this] { work(); })
    {}

    /// Blocks until all values have been handled.
    ~BackgroundConsumer()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isDone = true;
        }
        m_changed.notify_all();
        m_thread.join();
    }

    /// Passes a value. Returns false if the function has stopped; the value is then not handled.
    /// Otherwise swaps in an older value, whose memory the caller can reuse.
    bool add(Some &some)
    {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock,
                           [this] { return m_produced - m_consumed < kCapacity || !m_isWanted; });
            if (!m_isWanted)
                return false;
            std::swap(m_ring.at(m_produced % kCapacity), some);
            ++m_produced;
        }
        m_changed.notify_all();
        return true;
    }

private:
    void work()
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_changed.wait(lock, [this] { return m_produced > m_consumed || m_isDone; });
            if (m_produced == m_consumed)
                return;
            const Some &next = m_ring.at(m_consumed % kCapacity);
            lock.unlock();
            const bool isWanted = m_consume(next);
            lock.lock();
            ++m_consumed;
            m_isWanted = isWanted;
            m_changed.notify_all();
            if (!isWanted)
                return;
        }
    }

    static constexpr size_t kCapacity = 8;

    const Consume m_consume;

    std::mutex m_mutex; ///< guards all following members
    std::condition_variable m_changed;
    std::array<Some, kCapacity> m_ring;
    size_t m_produced = 0;
    size_t m_consumed = 0;
    bool m_isWanted = true;
    bool m_isDone = false; ///< no further values

    std::thread m_thread; ///< last member, because the thread uses the others
};

} // namespace core
