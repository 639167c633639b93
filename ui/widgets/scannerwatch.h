// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QKeyEvent>

namespace ui
{

/// Distinguishes a barcode scanner, which types like a keyboard, from a person. A person does not
/// type several characters less than 30 ms apart. Uses the key timestamps of the window system, so
/// a busy program causes no false detection. Keys without a timestamp count as typed by a person.
class ScannerWatch
{
public:
    /// Minimum length of a run that counts as a scan.
    static constexpr int kLongRun = 4;

    /// Returns the length of the fast run that ends with this key, at least 1. Call for each key
    /// that writes a character, and for Enter.
    [[nodiscard]] int runUpTo(const QKeyEvent &key);

private:
    quint64 m_last = 0; ///< timestamp of the last key in ms of the window system; 0: unknown
    int m_run = 0;
};

} // namespace ui
