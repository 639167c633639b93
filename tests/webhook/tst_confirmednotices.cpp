// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/confirmation.h"
#include "core/domain/transactionpage.h"
#include "core/remote/remotetransactionservice.h"
#include "core/webhook/webhookdeliverer.h"
#include "tests/support/databases.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/shopserver.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

/// Tests a confirmation from a console over HTTP to a production server, and from there to the
/// webhook of the platform. Only the private address of the receiver differs from production.
class ConfirmedNoticesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { databaseKinds(); }
    void deliversConfirmationAndWithdrawal_data();
    void deliversConfirmationAndWithdrawal();
};

void ConfirmedNoticesTest::deliversConfirmationAndWithdrawal_data()
{
    QTest::addColumn<Confirmation>("confirmation");
    QTest::newRow("by hand") << Confirmation{.note = u"visto no app"_s, .endToEndId = u"f12345"_s};
    QTest::newRow("by a line of a statement") << Confirmation{
        .kind = EvidenceKind::Statement, .amount = Money::fromCents(1500), .line = u"a1"_s};
}

void ConfirmedNoticesTest::deliversConfirmationAndWithdrawal()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    QFETCH(const Confirmation, confirmation);
    Databases databases;
    TestClock clock;
    clock.set(noon());
    ServiceOptions options = serviceOptions();
    options.environment = Environment::Production;
    const QString address = databases.newShop(kind);
    ShopServer server(address, options, clock);
    HookReceiver receiver(HookReceiver::status(200));
    const auto database = Database::open(address, Database::Access::ReadWrite);
    QVERIFY(database);
    QVERIFY(Webhooks(**database, WebhookReach::Local, clock, TestRandom())
                .change(kPlatform, {.url = receiver.url()}));
    WebhookDeliverer deliverer(DeliverySetup{.database = address,
                                             .reach = WebhookReach::Local,
                                             .clock = clock,
                                             .random = TestRandom(7)});
    const QObject context; // ends the connection before the deliverer
    connect(&server.service(), &TransactionService::changed, &context,
            [&deliverer] { deliverer.wake(); });
    QTemporaryDir folder;
    RemoteTransactionService console(
        RemoteTransactionService::Setup{.address = *ServiceAddress::parse(server.url()),
                                        .key = server.key(),
                                        .platform = kPlatform,
                                        .can = {.confirmsPayments = true, .requiresPayer = true},
                                        .intents = folder.filePath(u"intents.db"_s)});
    QVERIFY(await(console.open()));

    const auto charge = await(console.create(cashInDraft(1500, u"R1"_s)));
    QVERIFY2(charge, charge ? "" : qPrintable(charge.error().detail));
    const auto paid = await(console.confirm(charge->id, confirmation));
    QVERIFY2(paid, paid ? "" : qPrintable(paid.error().detail));
    QTRY_COMPARE(receiver.requests.size(), 1);
    clock.advance(Webhooks::kLease - 1s); // The first delivery may not be settled yet.
    const Withdrawal mistake{.reason = u"engano"_s, .line = confirmation.line};
    QVERIFY(await(console.withdraw(charge->id, mistake)));
    QTRY_COMPARE(receiver.requests.size(), 2);

    QStringList statuses;
    for (const HookRequest &request : std::as_const(receiver.requests)) {
        const QJsonObject notice = QJsonDocument::fromJson(request.body).object();
        QCOMPARE(notice["transaction_id"_L1].toString(), charge->id.toString(QUuid::WithoutBraces));
        statuses.append(notice["status"_L1].toString());
    }
    QCOMPARE(statuses, (QStringList{u"paid"_s, u"canceled"_s}));
    const auto page = await(console.list({.reference = u"R1"_s}));
    QVERIFY(page);
    QCOMPARE(page->transactions.constFirst().status, Status(Status::Code::Canceled));
}

BALCAO_GUILESS_TEST(ConfirmedNoticesTest)
#include "tst_confirmednotices.moc"
