// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <atomic>
#include <thread>
#include <vector>

namespace support
{

/// A local proxy in front of a PostgreSQL server that cuts connections at critical points.
class CuttingProxy
{
    Q_DISABLE_COPY_MOVE(CuttingProxy)

public:
    /// The treatment of a client's next COMMIT; everything else passes.
    enum class Cut {
        None,
        BeforeTheServer, ///< not forwarded; the connection to the server is closed
        WithoutAWord,    ///< not forwarded; the server keeps waiting
        BeforeTheAnswer, ///< forwarded; the answer is not
        Late,            ///< like BeforeTheAnswer, but forwarded when the client has connected
                         ///< again and waits for the write lock
        ForGood,         ///< forwarded; afterwards no connection is accepted
    };

    explicit CuttingProxy(const QString &socket); ///< of the server
    ~CuttingProxy();

    [[nodiscard]] int port() const { return m_port; }
    void cutNextCommit(Cut cut) { m_cut = cut; }
    [[nodiscard]] bool hasCut() const { return m_cut == Cut::None; }
    /// Returns the number of messages from clients so far.
    [[nodiscard]] int messages() const { return m_messages; }

private:
    void listen();
    void serve(int client);
    bool forward(int client, int server);

    const QByteArray m_socket;
    int m_listener = -1;
    int m_port = 0;
    std::atomic<Cut> m_cut = Cut::None;
    std::atomic<bool> m_isClosed = false; ///< accepts no connection any more
    std::atomic<int> m_messages = 0;
    std::atomic<int> m_lockRequests = 0; ///< that have reached the server
    std::atomic<bool> m_isStopping = false;
    std::vector<std::thread> m_clients; ///< used by the listening thread
    std::thread m_thread;
};

} // namespace support
