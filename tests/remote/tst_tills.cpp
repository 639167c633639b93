// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transactionpage.h"
#include "core/remote/remotetransactionservice.h"
#include "core/service/unconfirmedorders.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

namespace
{

constexpr int kTills = 8;

/// A console that charges, receives payments, cancels and pays, and records every reported change.
class Till
{
public:
    Till(int number, const QUrl &url, const QByteArray &key, const QString &folder)
        : m_number(number)
        , m_service({.address = *ServiceAddress::parse(url.toString()),
                     .key = key,
                     .platform = support::kPlatform,
                     .intents = folder + u"/intents-%1.db"_s.arg(number),
                     .intervals = {.poll = 500ms, .lookup = 500ms}})
        , m_random(static_cast<quint32>(number))
    {
        QObject::connect(
            &m_service, &TransactionService::changed, &m_service,
            [this](const Transaction &t) { described.insert(t.id, t.status.toText()); });
        QVERIFY(await(m_service.open()));
        QTRY_VERIFY(m_service.contact()->checked);
    }

    void start() { next(); }
    void stop() { m_isStopping = true; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    RemoteTransactionService &service() { return m_service; }

    QHash<QUuid, QString> described;
    int made = 0;
    int failed = 0;

private:
    void next()
    {
        m_isBusy = !m_isStopping;
        if (m_isStopping)
            return;
        const QString reference = u"caixa-%1-%2"_s.arg(m_number).arg(++m_orders);
        const bool pays = m_random.bounded(4) == 0;
        // The sandbox gives these centavos no special treatment, so every transaction becomes
        // final.
        const qint64 cents = 100 * (1 + m_random.bounded(9000)) + 20 + m_random.bounded(80);
        const TransactionDraft draft =
            pays ? support::cashOutDraft(cents, reference) : support::cashInDraft(cents, reference);
        onAnswer(m_service.create(draft), &m_service, [this](const Result<Transaction> &answer) {
            if (!answer) {
                ++failed;
                return later();
            }
            ++made;
            if (answer->operation == Operation::CashOut || m_random.bounded(3) == 0)
                return later();
            const auto outcome =
                m_random.bounded(2) == 0 ? SimulatedOutcome::Paid : SimulatedOutcome::Canceled;
            onAnswer(m_service.simulate(answer->id, outcome), &m_service,
                     [this](const Result<Transaction> &moved) {
                         failed += moved ? 0 : 1;
                         later();
                     });
        });
    }

    void later()
    {
        QTimer::singleShot(100 + m_random.bounded(200), &m_service, [this] { next(); });
    }

    const int m_number;
    RemoteTransactionService m_service;
    QRandomGenerator m_random;
    int m_orders = 0;
    bool m_isBusy = false;
    bool m_isStopping = false;
};

} // namespace

/// Several consoles with one real server: each receives the changes made by all, and ends with the
/// state of the server. BALCAO_COUNTERS=600 runs them for ten minutes.
class TillsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreeWithTheServer();
};

void TillsTest::agreeWithTheServer()
{
    const QTemporaryDir folder;
    const QStringList place{u"--data"_s, folder.filePath(u"shop"_s)};
    const auto key = support::runServerProgram(
        QStringList{u"key"_s, u"create"_s, u"--sandbox"_s, u"--name"_s, u"Test"_s, u"--platform"_s,
                    support::kPlatform.toString(QUuid::WithoutBraces), u"--scopes"_s,
                    u"read,cashin,cashout"_s} +
        place);
    QCOMPARE(key.code, 0);
    support::ServerProcess server(place);
    std::vector<std::unique_ptr<Till>> tills;
    for (int number = 1; number <= kTills; ++number)
        tills.push_back(std::make_unique<Till>(number, server.url(),
                                               key.output.trimmed().toLatin1(), folder.path()));
    const int seconds = qMax(3, qEnvironmentVariableIntValue("BALCAO_COUNTERS"));
    for (const auto &till : tills)
        till->start();
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < qint64(seconds) * 1000) {
        QTest::qWait(100);
        (void)server.errors(); // reads the log, so that the pipe does not fill
    }
    int made = 0;
    for (const auto &till : tills) {
        till->stop();
        QVERIFY(QTest::qWaitFor([&till] { return !till->isBusy(); }, kWaitLimit));
        QCOMPARE(till->failed, 0);
        made += till->made;
    }
    QVERIFY(made > kTills);

    // The state of the server, after all payouts are final.
    QHash<QUuid, QString> truth;
    const auto readTruth = [&] {
        truth.clear();
        bool isSettled = true;
        int last = 1;
        for (int page = 1; page <= last; ++page) {
            const auto read = await(tills.front()->service().list({.page = page}));
            if (!read)
                return false;
            last = read->lastPage;
            for (const Transaction &t : read->transactions) {
                truth.insert(t.id, t.status.toText());
                isSettled = isSettled && (t.operation == Operation::CashIn || t.status.isFinal());
            }
        }
        return isSettled;
    };
    QVERIFY(QTest::qWaitFor(readTruth, 60'000));
    QCOMPARE(truth.size(), made);
    for (const auto &till : tills) {
        QVERIFY(QTest::qWaitFor([&] { return till->described == truth; }, 30'000));
        QVERIFY(await(till->service().unconfirmedOrders()->entries())->isEmpty());
    }
    QCOMPARE(server.stop(), 0);
}

BALCAO_GUILESS_TEST(TillsTest)
#include "tests/support/waitlimit.h"
#include "tst_tills.moc"
