// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QKeyEvent>

namespace ui
{

/// Tells a barcode scanner, which types as a keyboard does, from fingers: nobody writes several
/// characters less than 30 ms after each other. Goes by the time stamps that the window system gave
/// the keys, so that a program that was busy takes nobody for a scanner. Keys without a time stamp
/// are typed by fingers.
class ScannerWatch
{
public:
    /// From this key of a run on, it is a scanner.
    static constexpr int kLongRun = 4;

    /// How many keys came so fast up to this one, at least 1: for each key that writes a character,
    /// and Enter.
    [[nodiscard]] int runUpTo(const QKeyEvent &key);

private:
    quint64 m_last = 0; ///< when the last key came, in ms of the window system; 0: nobody knows
    int m_run = 0;
};

} // namespace ui
