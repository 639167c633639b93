// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/taker.h"

#include <utility>

namespace core
{

Taker::Taker(TakeSome take)
    : m_take(std::move(take))
    , m_thread([this] { work(); })
{}

Taker::~Taker()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

bool Taker::give(QList<Transaction> &transactions)
{
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_given - m_taken < kRoom || !m_isWanted; });
        if (!m_isWanted)
            return false;
        m_lists.at(m_given % kRoom).swap(transactions);
        ++m_given;
    }
    m_changed.notify_all();
    return true;
}

void Taker::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_given > m_taken || m_isOver; });
        if (m_given == m_taken)
            return;
        const QList<Transaction> &next = m_lists.at(m_taken % kRoom);
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

} // namespace core
