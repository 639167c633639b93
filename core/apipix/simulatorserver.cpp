// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/simulatorserver.h"

#include "core/http/requestparser.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QLocale>
#include <QtNetwork/QSslSocket>

#include <algorithm>
#include <memory>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

QString toText(BankFault fault)
{
    switch (fault) {
    case BankFault::NoAnswer:
        return u"no_answer"_s;
    case BankFault::Cut:
        return u"cut"_s;
    case BankFault::HalfAnswer:
        return u"half_answer"_s;
    case BankFault::Garbage:
        return u"garbage"_s;
    case BankFault::WrongJson:
        return u"wrong_json"_s;
    case BankFault::Unauthorized:
        return u"unauthorized"_s;
    case BankFault::Conflict:
        return u"conflict"_s;
    case BankFault::TooMany:
        return u"too_many"_s;
    case BankFault::Unavailable:
        return u"unavailable"_s;
    case BankFault::HtmlPage:
        return u"html_page"_s;
    case BankFault::Redirect:
        return u"redirect"_s;
    case BankFault::HugeBody:
        return u"huge_body"_s;
    }
    Q_UNREACHABLE();
}

std::optional<BankFault> bankFaultFromText(QStringView text)
{
    for (const BankFault fault : kBankFaults) {
        if (text == toText(fault))
            return fault;
    }
    return std::nullopt;
}

SimulatorServer::SimulatorServer(BankSimulator::Setup setup, QObject *parent)
    : QTcpServer(parent)
    , m_bank(std::move(setup))
{}

SimulatorServer::~SimulatorServer()
{
    close();
}

void SimulatorServer::incomingConnection(qintptr descriptor)
{
    auto *socket = new QSslSocket(this);
    if (!socket->setSocketDescriptor(descriptor)) {
        delete socket;
        return;
    }
    connect(socket, &QAbstractSocket::disconnected, socket, &QObject::deleteLater);
    if (m_tls) {
        socket->setSslConfiguration(*m_tls);
        socket->startServerEncryption();
    }
    serve(socket);
}

void SimulatorServer::serve(QTcpSocket *socket)
{
    const auto parser = std::make_shared<RequestParser>(RequestLimits{.target = 8192});
    connect(socket, &QIODevice::readyRead, this, [this, socket, parser] {
        if (parser->state() == RequestParser::State::Refused)
            return;
        parser->feed(socket->readAll());
        if (parser->state() == RequestParser::State::Done)
            answer(socket, parser->popRequest());
        else if (parser->state() == RequestParser::State::Refused)
            socket->disconnectFromHost();
    });
}

std::optional<SimulatorServer::Plan> SimulatorServer::faultFor(const HttpRequest &request)
{
    const QByteArray call = request.method + ' ' + request.path;
    const auto plan = std::find_if(m_plans.begin(), m_plans.end(), [&call](const Plan &each) {
        return call.startsWith(each.call);
    });
    if (plan == m_plans.end())
        return std::nullopt;
    const Plan found = *plan;
    if (--plan->count <= 0)
        m_plans.erase(plan);
    return found;
}

HttpResponse SimulatorServer::addFaultFrom(const HttpRequest &request)
{
    const QJsonObject body = QJsonDocument::fromJson(request.body).object();
    const auto fault = bankFaultFromText(body["fault"_L1].toString());
    const QByteArray call = body["call"_L1].toString().toLatin1();
    if (!fault || call.isEmpty())
        return {.status = 400, .contentType = "application/json", .body = "{}"};
    addFault({.call = call,
              .fault = *fault,
              .count = body["count"_L1].toInt(1),
              .acts = body["acts"_L1].toBool()});
    return {.status = 200, .contentType = "application/json", .body = "{}"};
}

void SimulatorServer::answer(QTcpSocket *socket, const HttpRequest &request)
{
    if (request.path == "/simulator/fault") {
        socket->write(bytesOf(addFaultFrom(request)));
        socket->disconnectFromHost();
        return;
    }
    m_received.append(request.method + ' ' + request.path);
    const auto plan = faultFor(request);
    const QByteArray whole = !plan || plan->acts ? bytesOf(m_bank.handle(request)) : QByteArray();
    if (plan && !plan->acts && (request.method == "PUT" || request.method == "PATCH"))
        m_heldBack.append(request);
    if (plan)
        return sendFault(socket, plan->fault, whole);
    socket->write(whole);
    socket->disconnectFromHost();
}

void SimulatorServer::actLate()
{
    const QList<HttpRequest> requests = std::exchange(m_heldBack, {});
    for (const HttpRequest &request : requests)
        (void)m_bank.handle(request);
}

int SimulatorServer::received(const QByteArray &method, const QByteArray &pathStart) const
{
    return static_cast<int>(std::count_if(
        m_received.begin(), m_received.end(),
        [start = method + ' ' + pathStart](const auto &each) { return each.startsWith(start); }));
}

QByteArray SimulatorServer::bytesOf(const HttpResponse &response) const
{
    const QDateTime now = QDateTime::currentDateTimeUtc().addSecs(m_clockError.count());
    const QByteArray date =
        QLocale::c().toString(now, u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s).toLatin1();
    QByteArray head = "HTTP/1.1 " + QByteArray::number(response.status) + " \r\nDate: " + date +
                      "\r\nContent-Type: " + response.contentType +
                      "\r\nContent-Length: " + QByteArray::number(response.body.size()) +
                      "\r\nConnection: close\r\n";
    for (const HttpField &field : response.fields)
        head += field.first + ": " + field.second + "\r\n";
    return head + "\r\n" + response.body;
}

void SimulatorServer::sendFault(QTcpSocket *socket, BankFault fault, const QByteArray &whole)
{
    constexpr qsizetype kHuge = qsizetype(6) * 1024 * 1024;
    const auto send = [this, socket](int status, const QByteArray &body,
                                     const QList<HttpField> &fields = {}) {
        socket->write(bytesOf(
            {.status = status, .contentType = "application/json", .body = body, .fields = fields}));
    };
    switch (fault) {
    case BankFault::NoAnswer:
        return;
    case BankFault::Cut:
        break;
    case BankFault::HalfAnswer: {
        const QByteArray some = whole.isEmpty() ? bytesOf({.status = 200,
                                                           .contentType = "application/json",
                                                           .body = R"({"parametros":{}})"})
                                                : whole;
        socket->write(some.chopped(5));
        break;
    }
    case BankFault::Garbage:
        socket->write("\x16\x03garbage\r\n\r\n\xFF\xFE");
        break;
    case BankFault::WrongJson:
        send(200, R"({"txid":7,"valor":{"original":12.00},"pix":"none","access_token":[]})");
        break;
    case BankFault::Unauthorized:
        send(401, R"({"message":"Unauthorized"})");
        break;
    case BankFault::Conflict:
        send(409, R"({"nome":"txid_duplicado","mensagem":"txid em uso"})");
        break;
    case BankFault::TooMany:
        send(429, R"({"message":"too many requests"})", {{"Retry-After", "1"}});
        break;
    case BankFault::Unavailable:
        send(503, R"({"title":"Serviço Indisponível","status":503})");
        break;
    case BankFault::HtmlPage:
        send(502, "<html><body>Bad Gateway</body></html>");
        break;
    case BankFault::Redirect:
        send(302, {}, {{"Location", "http://127.0.0.1:1/elsewhere"}});
        break;
    case BankFault::HugeBody:
        send(200, QByteArray(kHuge, ' '));
        break;
    }
    socket->disconnectFromHost();
}

} // namespace core
