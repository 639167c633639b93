// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/load.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace bench
{

namespace
{

using Clock = std::chrono::steady_clock;

[[noreturn]] void giveUp(const char *what)
{
    std::perror(what);
    std::exit(2);
}

/// A connection with the current answer.
class Client
{
public:
    Client(uint16_t port, int poll)
        : m_port(port)
        , m_poll(poll)
    {
        connect();
    }
    Client(const Client &) = delete;
    Client &operator=(const Client &) = delete;
    ~Client() { ::close(m_socket); }

    void send(const std::string &request)
    {
        if (m_isLast) {
            ::close(m_socket);
            connect();
        }
        m_bytes.clear();
        m_size = 0;
        m_sent = Clock::now();
        if (::send(m_socket, request.data(), request.size(), MSG_NOSIGNAL) !=
            static_cast<ssize_t>(request.size()))
            giveUp("send");
    }

    /// Ignores the server from now on, which may end the connection after its last answer.
    void leave() { ::epoll_ctl(m_poll, EPOLL_CTL_DEL, m_socket, nullptr); }

    /// Reads available bytes; returns true if the answer is complete.
    bool receive()
    {
        char bytes[65536];
        const ssize_t count = ::recv(m_socket, bytes, sizeof bytes, 0);
        if (count <= 0)
            giveUp("the server ended a connection");
        m_bytes.append(bytes, static_cast<size_t>(count));
        if (m_size == 0)
            readHead();
        return m_size > 0 && m_bytes.size() >= m_size;
    }

    [[nodiscard]] bool isRefused() const { return m_bytes.compare(9, 1, "2") != 0; }
    [[nodiscard]] std::string body() const { return m_bytes.substr(m_head); }
    [[nodiscard]] double milliseconds() const
    {
        return std::chrono::duration<double, std::milli>(Clock::now() - m_sent).count();
    }

private:
    void connect()
    {
        m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(m_port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(m_socket, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
            giveUp("connect");
        const int on = 1;
        ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.ptr = this;
        ::epoll_ctl(m_poll, EPOLL_CTL_ADD, m_socket, &event);
        m_isLast = false;
    }

    void readHead()
    {
        const size_t end = m_bytes.find("\r\n\r\n");
        if (end == std::string::npos)
            return;
        std::string head = m_bytes.substr(0, end);
        std::transform(head.begin(), head.end(), head.begin(),
                       [](unsigned char c) { return std::tolower(c); });
        const size_t field = head.find("content-length:");
        if (field == std::string::npos)
            giveUp("an answer without a length");
        m_head = end + 4;
        m_size = m_head + std::strtoul(head.c_str() + field + 15, nullptr, 10);
        m_isLast = head.find("connection: close") != std::string::npos;
    }

    const uint16_t m_port;
    const int m_poll;
    int m_socket = -1;
    std::string m_bytes; ///< received part of the answer
    size_t m_head = 0;   ///< bytes of the head
    size_t m_size = 0;   ///< bytes of the whole answer; 0: unknown
    bool m_isLast = false;
    Clock::time_point m_sent;
};

/// Runs the share of one thread.
Seen askRepeatedly(uint16_t port, int connections, Clock::time_point end, const MakeRequest &make)
{
    Seen seen;
    const int poll = ::epoll_create1(EPOLL_CLOEXEC);
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < connections; ++i) {
        clients.push_back(std::make_unique<Client>(port, poll));
        clients.back()->send(make());
    }
    int waiting = connections;
    std::vector<epoll_event> events(static_cast<size_t>(connections));
    while (waiting > 0) {
        const int count = ::epoll_wait(poll, events.data(), connections, 30'000);
        if (count <= 0)
            giveUp("the server does not answer");
        for (int i = 0; i < count; ++i) {
            auto *client = static_cast<Client *>(events[static_cast<size_t>(i)].data.ptr);
            if (!client->receive())
                continue;
            seen.latencies.push_back(client->milliseconds());
            seen.refused += client->isRefused() ? 1 : 0;
            if (Clock::now() < end) {
                client->send(make());
            } else {
                client->leave();
                --waiting;
            }
        }
    }
    clients.clear();
    ::close(poll);
    return seen;
}

} // namespace

Seen load(uint16_t port, int connections, double seconds, const MakeRequest &make)
{
    const int threads = std::min(connections, 2);
    const auto begin = Clock::now();
    const auto end =
        begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    std::vector<Seen> parts(static_cast<size_t>(threads));
    std::vector<std::thread> running;
    running.reserve(parts.size());
    for (Seen &part : parts) {
        running.emplace_back([&] { part = askRepeatedly(port, connections / threads, end, make); });
    }
    Seen seen;
    for (size_t i = 0; i < parts.size(); ++i) {
        running[i].join();
        seen.latencies.insert(seen.latencies.end(), parts[i].latencies.begin(),
                              parts[i].latencies.end());
        seen.refused += parts[i].refused;
    }
    const double took = std::chrono::duration<double>(Clock::now() - begin).count();
    seen.rate = static_cast<double>(seen.latencies.size()) / took;
    return seen;
}

std::string answerTo(uint16_t port, const std::string &request)
{
    Client client(port, -1);
    client.send(request);
    while (!client.receive()) {
    }
    return client.body();
}

} // namespace bench
