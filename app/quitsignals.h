// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>
#include <QtCore/QSocketNotifier>

namespace app
{

/// Lets SIGINT, SIGTERM and SIGHUP, such as the end of a session, close the program as its window
/// would: what was accepted is finished, and a demo is thrown away. Once this is gone they do
/// nothing: somebody in a hurry must not break off the end. One per program, main thread.
class QuitSignals : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuitSignals)

public:
    /// Before the application, whose loop reads them, and before any thread is started: threads
    /// inherit what is blocked. Where the system refuses, the signals end the program at once, as
    /// they do by default.
    QuitSignals();
    ~QuitSignals() override;

Q_SIGNALS:
    void quitRequested();

private:
    int m_descriptor; ///< of signalfd(); -1: none
    QSocketNotifier m_notifier{QSocketNotifier::Read};
};

} // namespace app
