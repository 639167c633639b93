// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QtGlobal>
#include <QtGui/QImage>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace bench
{

/// An X11 display as its user sees it: new windows, painted contents and their times, and key
/// presses. Needs a private server without a window manager. Aborts the program if there is none.
class Screen
{
    Q_DISABLE_COPY_MOVE(Screen)

public:
    using Clock = std::chrono::steady_clock;
    using Judgement = std::function<bool(const QImage &)>;

    Screen();
    ~Screen();

    /// Watches for the next large window, ignoring splash screens and menus.
    void watchForWindow();

    /// Returns the time of the first paint that satisfies `isIt`; nullopt after a timeout. Only
    /// later paints count.
    [[nodiscard]] std::optional<Clock::time_point> paintedAs(const Judgement &isIt);

    /// Waits until the window has been unchanged for a quarter of a second, and returns the time of
    /// the last paint.
    Clock::time_point lastPainted();

    /// Gives the window the keyboard focus, in place of a window manager.
    void focusWindow();

    /// Presses and releases a key, given as a key symbol of X11: the Latin-1 code for plain
    /// characters. Returns the time of the press.
    Clock::time_point press(quint32 keySymbol);

private:
    struct Connection;
    std::unique_ptr<Connection> m;
};

} // namespace bench
