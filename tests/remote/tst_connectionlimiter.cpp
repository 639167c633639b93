// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/remote/connectionlimiter.h"
#include "core/remote/remoteapi.h"
#include "core/remote/servicecheck.h"
#include "core/wire/transactionjson.h"
#include "tests/support/charges.h"
#include "tests/support/faultyservice.h"
#include "tests/support/testmain.h"

#include <QtCore/QPointer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;
using Phase = FaultyService::Phase;

/// Tests the number and the order of connections. The service holds each request until the test
/// answers.
class ConnectionLimiterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void sharesTwoConnections();
    void startsOrdersBeforeReads();
    void sendsAbortedReadsAgain();
    void neverAbortsAnOrder();
    void skipsCallsOfDestroyedOwners();
    void limitsEachServiceAlone();

private:
    struct Held
    {
        QPointer<QSslSocket> socket;
        QByteArray line;
    };

    [[nodiscard]] qsizetype open() const
    {
        return std::count_if(m_held.cbegin(), m_held.cend(),
                             [](const Held &held) { return isOpen(held); });
    }
    static bool isOpen(const Held &held)
    {
        return held.socket && held.socket->state() == QAbstractSocket::ConnectedState;
    }
    void answerFirst();
    std::unique_ptr<RemoteApi> newApi() const;
    void read(RemoteApi &api, const QString &reference);
    void order(RemoteApi &api);

    std::unique_ptr<FaultyService> m_service;
    QList<Held> m_held; ///< requests in the order of arrival
    QStringList m_done; ///< calls with an answer
};

void ConnectionLimiterTest::init()
{
    m_held.clear();
    m_done.clear();
    m_service = std::make_unique<FaultyService>(FaultyService::Behaviour{
        Phase::Request, [this](QSslSocket &socket, const FaultyService::Request &request) {
            m_held.append({&socket, request.line()});
        }});
}

void ConnectionLimiterTest::cleanup()
{
    m_service.reset();
}

/// Answers the oldest request of an open connection.
void ConnectionLimiterTest::answerFirst()
{
    for (Held &held : m_held) {
        if (!isOpen(held))
            continue;
        const TransactionPage page{.transactions = {}, .currentPage = 1, .lastPage = 1};
        QSslSocket *const socket = std::exchange(held.socket, nullptr);
        socket->write(FaultyService::answer(200, toJson(page, {})));
        socket->disconnectFromHost();
        return;
    }
    QFAIL("no request to answer");
}

std::unique_ptr<RemoteApi> ConnectionLimiterTest::newApi() const
{
    return std::make_unique<RemoteApi>(*ServiceAddress::parse(m_service->url()), "secret",
                                       CallLimits());
}

void ConnectionLimiterTest::read(RemoteApi &api, const QString &reference)
{
    api.fetchPage({.reference = reference}, [this, reference](const Result<TransactionPage> &page) {
        QVERIFY(page);
        m_done.append(reference);
    });
}

void ConnectionLimiterTest::order(RemoteApi &api)
{
    api.create(Operation::CashIn, "{}", [this](const CallResult &result) {
        QCOMPARE(result.reach, CallReach::Answered);
        m_done.append(u"order"_s);
    });
}

/// The callers do not know of each other: two sessions, and a test of the connection.
void ConnectionLimiterTest::sharesTwoConnections()
{
    const auto one = newApi();
    const auto other = newApi();
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s}) {
        read(*one, name);
        read(*other, name + name);
    }
    ServiceCheck check({.address = *ServiceAddress::parse(m_service->url()),
                        .key = "secret",
                        .platform = kPlatform});
    QSignalSpy checked(&check, &ServiceCheck::finished);
    check.start();
    QTRY_COMPARE(open(), 2);
    int answers = 0;
    while (m_done.size() < 6 || checked.isEmpty()) {
        QTRY_VERIFY(open() > 0 || (m_done.size() == 6 && !checked.isEmpty()));
        QVERIFY(open() <= ConnectionLimiter::kMaxConnections);
        QVERIFY(m_service->connections <= ConnectionLimiter::kMaxConnections + answers);
        if (open() == 0)
            break;
        answerFirst();
        ++answers;
        QTRY_VERIFY(m_done.size() + checked.size() >= answers - 2); // the check has three calls
    }
    QTRY_COMPARE(checked.size(), 1);
    QCOMPARE(m_service->connections, 9);
    m_done.sort(); // two answers can overtake each other
    QCOMPARE(m_done, QStringList({u"a"_s, u"aa"_s, u"b"_s, u"bb"_s, u"c"_s, u"cc"_s}));
}

void ConnectionLimiterTest::startsOrdersBeforeReads()
{
    const auto api = newApi();
    order(*api);
    order(*api);
    QTRY_COMPARE(open(), 2);
    read(*api, u"a"_s);
    order(*api);
    answerFirst();
    QTRY_COMPARE(m_held.size(), 3);
    QVERIFY(m_held.constLast().line.startsWith("POST"));
    answerFirst();
    QTRY_COMPARE(m_held.size(), 4);
    QVERIFY(m_held.constLast().line.startsWith("GET"));
    answerFirst();
    answerFirst();
    QTRY_COMPARE(m_done.size(), 4);
}

void ConnectionLimiterTest::sendsAbortedReadsAgain()
{
    const auto api = newApi();
    QSignalSpy missed(api.get(), &RemoteApi::missed);
    read(*api, u"a"_s);
    read(*api, u"b"_s);
    read(*api, u"c"_s);
    QTRY_COMPARE(m_held.size(), 2);
    order(*api);
    QTRY_COMPARE(m_held.size(), 3);
    QVERIFY(m_held.constLast().line.startsWith("POST"));
    QTRY_COMPARE(open(), 2); // the service has seen the end of the aborted read
    for (int answers = 0; answers < 4; ++answers) {
        QTRY_VERIFY(open() > 0);
        answerFirst();
        QTRY_COMPARE(m_done.size(), answers + 1);
    }
    m_done.sort();
    QCOMPARE(m_done, QStringList({u"a"_s, u"b"_s, u"c"_s, u"order"_s}));
    QCOMPARE(m_service->connections, 5);
    QVERIFY(missed.isEmpty());
}

/// An aborted order could arrive without an answer.
void ConnectionLimiterTest::neverAbortsAnOrder()
{
    const auto api = newApi();
    for (int i = 0; i < 3; ++i)
        order(*api);
    QTRY_COMPARE(open(), 2);
    answerFirst();
    QTRY_COMPARE(m_held.size(), 3);
    answerFirst();
    answerFirst();
    QTRY_COMPARE(m_done.size(), 3);
    QCOMPARE(m_service->connections, 3);
}

void ConnectionLimiterTest::skipsCallsOfDestroyedOwners()
{
    auto gone = newApi();
    const auto api = newApi();
    read(*gone, u"a"_s);
    read(*gone, u"b"_s);
    read(*gone, u"c"_s);
    read(*api, u"d"_s);
    QTRY_COMPARE(open(), 2);
    gone.reset();
    QTRY_COMPARE(m_held.size(), 3);
    QTRY_COMPARE(open(), 1);
    answerFirst();
    QTRY_COMPARE(m_done, QStringList({u"d"_s}));
    QCOMPARE(m_service->connections, 3);
}

void ConnectionLimiterTest::limitsEachServiceAlone()
{
    const auto api = newApi();
    read(*api, u"a"_s);
    read(*api, u"b"_s);
    QTRY_COMPARE(open(), 2);
    const TransactionPage page{.transactions = {}, .currentPage = 1, .lastPage = 1};
    const FaultyService other(
        FaultyService::responds(FaultyService::answer(200, toJson(page, {}))));
    RemoteApi otherApi(*ServiceAddress::parse(other.url()), "secret", CallLimits());
    read(otherApi, u"other"_s);
    QTRY_COMPARE(m_done, QStringList({u"other"_s}));
}

BALCAO_GUILESS_TEST(ConnectionLimiterTest)
#include "tst_connectionlimiter.moc"
