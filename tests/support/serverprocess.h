// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/programs.h"
#include "tests/support/waitlimit.h"

#include <QtCore/QProcess>
#include <QtCore/QUrl>
#include <QtTest/QTest>

#include <signal.h>

namespace support
{

struct Ended
{
    int code = -1;
    QString output;
    QString errors;
};

/// Runs a command of balcao-server to its end.
inline Ended runServerProgram(const QStringList &arguments)
{
    QProcess process;
    process.start(support::programPath(QStringLiteral("balcao-server")), arguments);
    if (!process.waitForFinished(60'000))
        qFatal("balcao-server %s does not end", qPrintable(arguments.join(u' ')));
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// A running server, by default a sandbox.
class ServerProcess
{
public:
    /// Whether the server gets the argument --sandbox.
    enum class Mode { Sandbox, AsConfigured };

    /// Aborts the test program if the server does not start soon. `place`: the arguments with the
    /// location of the data, and further ones.
    explicit ServerProcess(const QStringList &place, Mode mode = Mode::Sandbox)
    {
        QStringList arguments{QStringLiteral("serve"), QStringLiteral("--listen"),
                              QStringLiteral("127.0.0.1:0")};
        if (mode == Mode::Sandbox)
            arguments += QStringLiteral("--sandbox");
        m_process.start(support::programPath(QStringLiteral("balcao-server")), arguments + place);
        QByteArray line;
        const bool isReady = QTest::qWaitFor(
            [this, &line] {
                line += m_process.readAllStandardOutput();
                return line.endsWith('\n') || m_process.state() == QProcess::NotRunning;
            },
            60'000);
        if (!isReady || !line.startsWith("listening on "))
            qFatal("it does not serve: %s", m_process.readAllStandardError().constData());
        m_url = QUrl(QString::fromLatin1(line.trimmed().sliced(13)));
    }
    ~ServerProcess()
    {
        if (m_process.state() != QProcess::NotRunning)
            stop(SIGKILL);
    }

    [[nodiscard]] const QUrl &url() const { return m_url; }
    [[nodiscard]] quint16 port() const { return static_cast<quint16>(m_url.port()); }

    [[nodiscard]] pid_t processId() const { return static_cast<pid_t>(m_process.processId()); }

    /// Returns the standard error output since the last call.
    [[nodiscard]] QByteArray errors() { return m_process.readAllStandardError(); }

    /// Stops the server by a signal and returns the exit code; -1 if it was killed or does not end.
    int stop(int signal = SIGTERM)
    {
        ::kill(static_cast<pid_t>(m_process.processId()), signal);
        const bool hasEnded = QTest::qWaitFor(
            [this] { return m_process.state() == QProcess::NotRunning; }, kWaitLimit);
        const bool isExit = hasEnded && m_process.exitStatus() == QProcess::NormalExit;
        return isExit ? m_process.exitCode() : -1;
    }

private:
    QProcess m_process;
    QUrl m_url;
};

} // namespace support
