// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/banksimulator.h"

#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QTcpServer>

#include <optional>

class QTcpSocket;

namespace core
{

/// A fault of the simulated bank or of the network.
enum class BankFault {
    NoAnswer,     ///< the connection stays open without an answer
    Cut,          ///< the connection ends without an answer
    HalfAnswer,   ///< the connection ends in the middle of the answer
    Garbage,      ///< bytes that are no HTTP
    WrongJson,    ///< 200 with a body of another form
    Unauthorized, ///< 401
    Conflict,     ///< 409
    TooMany,      ///< 429 with Retry-After
    Unavailable,  ///< 503
    HtmlPage,     ///< 502 with a page of a gateway
    Redirect,     ///< 302 to another address
    HugeBody,     ///< a body of six megabytes
};

/// All faults, for tests.
inline constexpr std::array kBankFaults{
    BankFault::NoAnswer,    BankFault::Cut,          BankFault::HalfAnswer, BankFault::Garbage,
    BankFault::WrongJson,   BankFault::Unauthorized, BankFault::Conflict,   BankFault::TooMany,
    BankFault::Unavailable, BankFault::HtmlPage,     BankFault::Redirect,   BankFault::HugeBody};

/// Returns the machine-readable name, such as "half_answer"; and the reverse.
[[nodiscard]] QString toText(BankFault fault);
[[nodiscard]] std::optional<BankFault> bankFaultFromText(QStringView text);

/// Serves a BankSimulator over HTTP, or over HTTPS with a required client certificate. One request
/// per connection.
///
/// POST /simulator/fault {"call": "GET /v2/pix", "fault": "unavailable", "count": 2, "acts": false}
/// makes the next calls fail. With "acts" the bank carries out the request first.
///
/// Threading: one thread with an event loop.
class SimulatorServer : public QTcpServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SimulatorServer)

public:
    /// A planned fault of calls that begin with `call`, such as "PUT /v2/cob".
    struct Plan
    {
        QByteArray call;
        BankFault fault;
        int count = 1;
        bool acts = false; ///< the request has its effect before the fault
    };

    explicit SimulatorServer(BankSimulator::Setup setup, QObject *parent = nullptr);
    ~SimulatorServer() override;

    /// Requires TLS with a client certificate. Call before listen().
    void setTls(const QSslConfiguration &tls) { m_tls = tls; }

    [[nodiscard]] BankSimulator &bank() { return m_bank; }

    /// Returns the number of requests that have arrived, also those whose fault comes before any
    /// effect.
    [[nodiscard]] int received(const QByteArray &method, const QByteArray &pathStart) const;

    void addFault(const Plan &plan) { m_plans.append(plan); }
    void clearFaults() { m_plans.clear(); }

    /// Carries out the changes that faults have held back, as a slow bank does. Nobody gets an
    /// answer.
    void actLate();

    /// Adds a duration to the Date field of all answers, as a wrong clock does.
    void setClockError(std::chrono::seconds ahead) { m_clockError = ahead; }

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void serve(QTcpSocket *socket);
    void answer(QTcpSocket *socket, const HttpRequest &request);
    [[nodiscard]] HttpResponse addFaultFrom(const HttpRequest &request);
    [[nodiscard]] std::optional<Plan> faultFor(const HttpRequest &request);
    [[nodiscard]] QByteArray bytesOf(const HttpResponse &response) const;
    void sendFault(QTcpSocket *socket, BankFault fault, const QByteArray &whole);

    BankSimulator m_bank;
    std::optional<QSslConfiguration> m_tls;
    QList<Plan> m_plans;
    QList<QByteArray> m_received;  ///< method and path of each request
    QList<HttpRequest> m_heldBack; ///< PUT and PATCH without an effect, because of a fault
    std::chrono::seconds m_clockError{0};
};

} // namespace core
