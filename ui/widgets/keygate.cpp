// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/keygate.h"

#include <utility>

namespace ui
{

namespace
{

constexpr auto kTick = std::chrono::milliseconds(25);

/// Ticks without a key that end a scan: after a busy period the event loop delivers timers before
/// the pending keys.
constexpr int kEnoughQuietTicks = 2;

/// Some scanners send the final Enter late.
constexpr quint64 kLateEnter = 500; ///< ms

bool isEnter(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

bool writes(const QKeyEvent &key)
{
    return isEnter(key) || (!key.text().isEmpty() && key.text()[0].isPrint());
}

} // namespace

KeyGate::KeyGate(QObject *parent)
    : QObject(parent)
{
    m_tick.setInterval(kTick);
    connect(&m_tick, &QTimer::timeout, this, &KeyGate::countQuietTick);
}

bool KeyGate::swallows(const QKeyEvent &key)
{
    if (!writes(key))
        return false;
    const int run = m_watch.runUpTo(key);
    const quint64 now = key.timestamp();
    const bool endsScan = isEnter(key) && m_lastScanned > 0 && now - m_lastScanned < kLateEnter;
    if (run >= ScannerWatch::kLongRun || endsScan) {
        if (run == ScannerWatch::kLongRun) {
            m_scanned.clear();
            for (const auto &held : m_held)
                m_scanned += held->text();
        }
        drop();
        m_isScanning = !isEnter(key);
        m_lastScanned = now;
        if (!isEnter(key))
            m_scanned += key.text();
        if (run == ScannerWatch::kLongRun)
            Q_EMIT scanned();
        if (isEnter(key))
            Q_EMIT read(m_scanned);
        return true;
    }
    m_isScanning = false;
    if (now == 0 && m_held.empty()) // Scanner keys have timestamps.
        return false;
    m_held.emplace_back(key.clone());
    m_quietTicks = 0;
    m_tick.start();
    return true;
}

void KeyGate::drop()
{
    m_held.clear();
    m_tick.stop();
}

void KeyGate::countQuietTick()
{
    if (++m_quietTicks >= kEnoughQuietTicks)
        release();
}

void KeyGate::release()
{
    m_tick.stop();
    for (const auto &key : std::exchange(m_held, {}))
        Q_EMIT typed(key.get());
}

} // namespace ui
