// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/quitsignals.h"

#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

namespace app
{

namespace
{

sigset_t quitSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&signals, signal);
    return signals;
}

} // namespace

// Blocked signals wait in a descriptor that the event loop reads, so no code runs in a signal
// handler.
QuitSignals::QuitSignals(Hangup hangup)
    : m_hangup(hangup)
    , m_descriptor([] {
        const sigset_t signals = quitSignals();
        const int descriptor = signalfd(-1, &signals, SFD_NONBLOCK | SFD_CLOEXEC);
        if (descriptor >= 0)
            pthread_sigmask(SIG_BLOCK, &signals, nullptr);
        return descriptor;
    }())
{
    if (m_descriptor < 0)
        return;
    m_notifier.setSocket(m_descriptor);
    connect(&m_notifier, &QSocketNotifier::activated, this, [this] {
        signalfd_siginfo information;
        if (read(m_descriptor, &information, sizeof information) != sizeof information)
            return;
        if (information.ssi_signo == SIGHUP && m_hangup == Hangup::Reloads)
            Q_EMIT reloadRequested();
        else
            Q_EMIT quitRequested();
    });
    // There is no event loop yet: a notifier enabled now would never fire.
    QMetaObject::invokeMethod(
        &m_notifier, [this] { m_notifier.setEnabled(true); }, Qt::QueuedConnection);
}

QuitSignals::~QuitSignals()
{
    if (m_descriptor < 0)
        return;
    m_notifier.setEnabled(false);
    close(m_descriptor);
}

} // namespace app
