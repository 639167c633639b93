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

/// An X11 display from outside, as whoever sits before it has it: windows that come up, what is
/// painted in them and when, and keys. Wants a server of its own, without a window manager. Ends
/// the program if there is none.
class Screen
{
    Q_DISABLE_COPY_MOVE(Screen)

public:
    using Clock = std::chrono::steady_clock;
    using Judgement = std::function<bool(const QImage &)>;

    Screen();
    ~Screen();

    /// From now on the first large window that comes up is the one that is watched; splash screens
    /// and menus are not meant.
    void watchForWindow();

    /// When that window was painted so that the picture of it fits; nothing if it does not in time.
    /// Only what is painted from now on counts.
    [[nodiscard]] std::optional<Clock::time_point> paintedAs(const Judgement &isIt);

    /// When it was last painted, once it has been left alone for a quarter of a second.
    Clock::time_point lastPainted();

    /// Gives the window the keyboard, which a window manager would do.
    void focusWindow();

    /// Presses and lets go; a key symbol of X11, which for plain characters is their Latin-1 code.
    /// The time is that of the press.
    Clock::time_point press(quint32 keySymbol);

private:
    struct Connection;
    std::unique_ptr<Connection> m;
};

} // namespace bench
