// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/scannerwatch.h"

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
    // Auto-repeat is equally fast but does not come from a scanner.
    m_run = isKnown && now - m_last < kFinger && !key.isAutoRepeat() ? m_run + 1 : 1;
    m_last = now;
    return m_run;
}

} // namespace ui
