// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/scannerwatch.h"

namespace ui
{

namespace
{

constexpr quint64 kFinger = 30; ///< ms

} // namespace

int ScannerWatch::runUpTo(const QKeyEvent &key)
{
    const quint64 now = key.timestamp();
    const bool isKnown = m_last > 0 && now >= m_last;
    // A key that is held comes as fast, and is none of a scanner's.
    m_run = isKnown && now - m_last < kFinger && !key.isAutoRepeat() ? m_run + 1 : 1;
    m_last = now;
    return m_run;
}

} // namespace ui
