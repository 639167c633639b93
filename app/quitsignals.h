// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>
#include <QtCore/QSocketNotifier>

namespace app
{

/// Handles SIGINT, SIGTERM and SIGHUP like closing the window: finishes accepted work and deletes a
/// demo. SIGHUP can ask a service to reload instead. After destruction the signals stay blocked, so
/// that nobody interrupts the shutdown. One object per program, main thread.
class QuitSignals : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuitSignals)

public:
    /// The meaning of SIGHUP.
    enum class Hangup {
        Quits,   ///< the terminal is gone
        Reloads, ///< the configuration has changed
    };

    /// Create before the application, whose event loop reads the signals, and before any thread,
    /// because threads inherit the signal mask. Without system support, the signals terminate the
    /// program as by default.
    explicit QuitSignals(Hangup hangup = Hangup::Quits);
    ~QuitSignals() override;

Q_SIGNALS:
    void quitRequested();
    void reloadRequested();

private:
    const Hangup m_hangup;
    int m_descriptor; ///< of signalfd(); -1: none
    QSocketNotifier m_notifier{QSocketNotifier::Read};
};

} // namespace app
