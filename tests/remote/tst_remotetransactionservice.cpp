// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/domain/transactionsum.h"
#include "core/qr/qrcode.h"
#include "core/remote/remotetransactionservice.h"
#include "core/service/unconfirmedorders.h"
#include "core/storage/intentstore.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/looseservice.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;
using Mood = LooseService::Mood;

/// Tests what the interface does not show: orders with an unknown outcome, and background polls.
/// Everything else is in the contract test of services.
class RemoteTransactionServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void notesTheOrderBeforeItLeaves();
    void wantsNoPictures();
    void readsCodesFromPictures();
    void requestsNoPictureOfAFinalCharge();
    void givesAReferenceToWhatHasNone();
    void looksForWhatItDoesNotKnow_data();
    void looksForWhatItDoesNotKnow();
    void knowsItsReferenceAmongNearMisses();
    void provesAnAbsenceByAControlOnly_data();
    void provesAnAbsenceByAControlOnly();
    void findsWhatIsMadeLate();
    void refusesTheTwinOfAnUnknownPayout();
    void remembersOverARestart();
    void upgradesAnIntentLogOfTheFirstVersion();
    void reportsAMismatch_data();
    void reportsAMismatch();
    void sendsAgainOnlyWhatIsAbsent();
    void sendsNothingAgainThatTurnsUp();
    void repeatsNoOrderWithAnUnknownTwin();
    void reportsWhatWantsAnEye();
    void reportsOfWhatIsSentAgain();
    void sendsNothingItCannotNote();
    void letsAReferenceBeTriedAgainWhereNothingCameOfIt();
    void adoptsWhatADeliveryTwiceHasMade();
    void seesWhatOthersDo();
    void keepsWordsOfForeignServices();
    void neverTakesAStateBack();
    void reportsEachStepWherePollsAreQuicker_data();
    void reportsEachStepWherePollsAreQuicker();
    void pollsAtOnceAfterACallWithoutAnswer();
    void pollsAtOnceAfterAnAnswer_data();
    void pollsAtOnceAfterAnAnswer();
    void comesLessOftenWhileNobodyAnswers();
    void waitsForAsLongAsItIsAsked();
    void showsHowThingsStand_data();
    void showsHowThingsStand();
    void readsTheClockOfTheService();
    void readsAPageWithARowThatMakesNoSense();

private:
    void start(const RemoteIntervals &intervals = kIntervals);
    Result<Transaction> paid(qint64 cents, const QString &reference);
    [[nodiscard]] qsizetype pictureRequests() const
    {
        return std::count_if(m_remote->delivered.cbegin(), m_remote->delivered.cend(),
                             [](const auto &request) { return !request.head.contains("Prefer:"); });
    }
    [[nodiscard]] QList<Intent> intents() const;
    [[nodiscard]] Intent newest() const;
    TransactionService &service() { return *m_service; }

    static constexpr RemoteIntervals kIntervals{
        .poll = 20ms, .longest = 2s, .lookup = 5ms, .absent = 200ms};

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LooseService> m_remote;
    std::unique_ptr<RemoteTransactionService> m_service;
};

void RemoteTransactionServiceTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_remote = std::make_unique<LooseService>();
    start();
}

void RemoteTransactionServiceTest::cleanup()
{
    m_service.reset();
    m_remote.reset();
}

void RemoteTransactionServiceTest::start(const RemoteIntervals &intervals)
{
    m_service.reset();
    m_service = std::make_unique<RemoteTransactionService>(
        RemoteTransactionService::Setup{.address = *ServiceAddress::parse(m_remote->url()),
                                        .key = "secret",
                                        .platform = kPlatform,
                                        .intents = m_folder->filePath(u"intents.db"_s),
                                        .limits = {.reach = 2s, .inactivity = 2s, .whole = 500ms},
                                        .intervals = intervals});
    QVERIFY(await(m_service->open()));
}

Result<Transaction> RemoteTransactionServiceTest::paid(qint64 cents, const QString &reference)
{
    return await(service().create(cashOutDraft(cents, reference)));
}

/// Returns the stored intents, newest first.
QList<Intent> RemoteTransactionServiceTest::intents() const
{
    const auto database = Database::open(m_folder->filePath(u"intents.db"_s),
                                         Database::Access::ReadOnly, Schema::Remote);
    return database ? IntentStore(**database).newest(10).value_or(QList<Intent>())
                    : QList<Intent>();
}

Intent RemoteTransactionServiceTest::newest() const
{
    return intents().value(0);
}

/// Read through another connection, as after a crash of this program.
void RemoteTransactionServiceTest::notesTheOrderBeforeItLeaves()
{
    int recorded = 0;
    m_remote->onOrder = [this, &recorded](const QByteArray &body) {
        const auto database = Database::open(m_folder->filePath(u"intents.db"_s),
                                             Database::Access::ReadOnly, Schema::Remote);
        QVERIFY(database);
        const auto open = IntentStore(**database).open();
        QVERIFY(open && open->size() == 1);
        QCOMPARE(open->constFirst().body, body);
        QCOMPARE(open->constFirst().state, IntentState::Sending);
        QCOMPARE(open->constFirst().attempts, 1);
        ++recorded;
    };
    constexpr int kOrders = 20;
    for (int i = 0; i < kOrders; ++i)
        QVERIFY(paid(500, u"ordem-%1"_s.arg(i)));
    QCOMPARE(recorded, kOrders);
    QCOMPARE(newest().state, IntentState::Confirmed);
    QCOMPARE(newest().transaction, m_remote->made.constFirst().id);
}

void RemoteTransactionServiceTest::wantsNoPictures()
{
    QVERIFY(await(service().create(cashInDraft(500, u"a"_s))));
    QVERIFY(await(service().list({})));
    QVERIFY(m_remote->delivered.size() >= 2);
    for (const auto &request : std::as_const(m_remote->delivered))
        QVERIFY(request.head.contains("\r\nPrefer: omit=qr_code_image\r\n"));
}

/// The service sends the code as a picture only. One request is enough for each charge.
void RemoteTransactionServiceTest::readsCodesFromPictures()
{
    const QString code = u"00020101021226580014br.gov.bcb.pix"_s;
    m_remote->picture = QrCode::encode(code)->toDataUri();
    const auto made = await(service().create(cashInDraft(500, u"a"_s)));
    QVERIFY(made);
    QCOMPARE(made->qrCode, code);
    QCOMPARE(await(service().find(made->id))->qrCode, code);
    QCOMPARE(pictureRequests(), 1);
    start(); // another process
    QCOMPARE(await(service().find(made->id))->qrCode, code);
    QCOMPARE(pictureRequests(), 2);
}

void RemoteTransactionServiceTest::requestsNoPictureOfAFinalCharge()
{
    m_remote->picture = QrCode::encode(u"x"_s)->toDataUri();
    const Transaction made = m_remote->add(cashInDraft(500, u"a"_s));
    m_remote->move(made.id, u"paid"_s);
    QCOMPARE(await(service().find(made.id))->qrCode, QString());
    QCOMPARE(pictureRequests(), 0);
}

void RemoteTransactionServiceTest::givesAReferenceToWhatHasNone()
{
    const auto one = paid(500, {});
    const auto other = paid(600, {});
    QVERIFY(one && other);
    QVERIFY(one->reference.size() >= 20);
    QVERIFY(one->reference != other->reference);
}

void RemoteTransactionServiceTest::looksForWhatItDoesNotKnow_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::newRow("charge") << Operation::CashIn;
    QTest::newRow("payout") << Operation::CashOut;
}

void RemoteTransactionServiceTest::looksForWhatItDoesNotKnow()
{
    QFETCH(Operation, operation);
    m_remote->mood = Mood::MakesAndBreaks;
    m_remote->isDeaf = true;
    const auto answer = await(service().create(
        operation == Operation::CashIn ? cashInDraft(500, u"a"_s) : cashOutDraft(500, u"a"_s)));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::Unconfirmed);
    QCOMPARE(newest().state, IntentState::Unknown);
    const auto before = await(m_service->unconfirmedOrders()->entries());
    QVERIFY(before && before->size() == 1);
    QCOMPARE(before->constFirst().intent, newest());
    QCOMPARE(before->constFirst().draft.amount, Money::fromCents(500));

    QSignalSpy changed(m_service.get(), &TransactionService::changed);
    m_remote->isDeaf = false; // lookups run automatically
    QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Confirmed, 20'000);
    QCOMPARE(newest().transaction, m_remote->made.constFirst().id);
    QTRY_COMPARE(changed.size(), 1); // emitted after the state is stored
    QCOMPARE(changed.at(0).at(0).value<Transaction>().reference, u"a"_s);
    const auto after = await(m_service->unconfirmedOrders()->entries()); // still listed
    QVERIFY(after && after->size() == 1);
    QCOMPARE(after->constFirst().intent.state, IntentState::Confirmed);
    QCOMPARE(m_remote->orders.size(), 1);
}

void RemoteTransactionServiceTest::knowsItsReferenceAmongNearMisses()
{
    const TransactionDraft draft = cashOutDraft(500);
    for (int i = 0; i < 250; ++i) {
        TransactionDraft other = draft;
        other.reference = i % 2 == 0 ? u"ordem-1%1"_s.arg(i) : u"%1ordem-1"_s.arg(i);
        m_remote->add(other);
    }
    m_remote->mood = Mood::Breaks;
    QVERIFY(!paid(500, u"ordem-1"_s));
    QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Absent,
                              20'000); // no other order was mistaken for this one

    m_remote->mood = Mood::MakesAndBreaks;
    QVERIFY(!paid(700, u"dem-1"_s));
    for (int i = 0; i < 250; ++i) {
        TransactionDraft other = draft;
        other.reference = u"ordem-1-%1"_s.arg(i);
        m_remote->add(other);
    }
    QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Confirmed, 20'000);
    QCOMPARE(m_remote->orders.size(), 2);
}

void RemoteTransactionServiceTest::provesAnAbsenceByAControlOnly_data()
{
    QTest::addColumn<bool>("hasOther");
    QTest::addColumn<bool>("isForgetful");
    QTest::addColumn<bool>("isProven");
    QTest::newRow("finds another one") << true << false << true;
    QTest::newRow("there is no other one") << false << false << false;
    QTest::newRow("finds nothing at all") << true << true << false;
}

void RemoteTransactionServiceTest::provesAnAbsenceByAControlOnly()
{
    QFETCH(bool, hasOther);
    QFETCH(bool, isForgetful);
    QFETCH(bool, isProven);
    if (hasOther)
        QVERIFY(paid(400, u"before"_s));
    m_remote->mood = Mood::Breaks;
    m_remote->isForgetful = isForgetful;
    QVERIFY(!paid(500, u"a"_s));
    QTRY_VERIFY(newest().lookups >= 3);
    // Nor immediately: after at least twice the timeout of a call, and after the configured
    // intervals.
    if (isProven)
        QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Absent, 20'000);
    else
        QTRY_VERIFY(newest().lastSent.msecsTo(QDateTime::currentDateTimeUtc()) > 1500);
    QCOMPARE(newest().state, isProven ? IntentState::Absent : IntentState::Unknown);
    QVERIFY(newest().lastSent.msecsTo(QDateTime::currentDateTimeUtc()) >= 1000);
    QCOMPARE(m_remote->orders.size(), hasOther ? 2 : 1);
}

void RemoteTransactionServiceTest::findsWhatIsMadeLate()
{
    QVERIFY(paid(400, u"before"_s));
    m_remote->mood = Mood::MakesLate;
    m_remote->late = 150ms;
    QVERIFY(!paid(500, u"a"_s));
    QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Confirmed, 20'000);
    QVERIFY(newest().lookups >= 1);
    QCOMPARE(m_remote->orders.size(), 2);
}

void RemoteTransactionServiceTest::refusesTheTwinOfAnUnknownPayout()
{
    m_remote->mood = Mood::MakesAndBreaks;
    m_remote->isDeaf = true;
    QVERIFY(!paid(500, u"a"_s));
    const auto twin = paid(500, u"b"_s); // a twin is allowed, but not an unconfirmed one
    QVERIFY(!twin);
    QCOMPARE(twin.error().code, Error::Code::Conflict);
    QCOMPARE(twin.error().fields, QList<FieldError>({{Field::PixKey, Problem::Unsettled}}));
    const auto same = paid(500, u"a"_s);
    QCOMPARE(same.error().fields, QList<FieldError>({{Field::Reference, Problem::AlreadyUsed}}));
    QCOMPARE(m_remote->orders.size(), 1);

    m_remote->mood = Mood::Answers;
    QVERIFY(paid(501, u"c"_s)); // another amount
    QCOMPARE(await(m_service->unconfirmedOrders()->entries())->size(), 1);
    QVERIFY(await(m_service->unconfirmedOrders()->abandon(u"a"_s)));
    QVERIFY(paid(500, u"b"_s)); // settled by a person
    QVERIFY(!await(m_service->unconfirmedOrders()->abandon(u"a"_s)));
}

void RemoteTransactionServiceTest::remembersOverARestart()
{
    m_remote->mood = Mood::Waits;
    const auto never = service().create(cashOutDraft(500, u"a"_s));
    QTRY_COMPARE(m_remote->orders.size(), 1);
    m_remote->isDeaf = true;
    start(); // in transit
    QVERIFY(never.isCanceled() || never.isFinished());
    QCOMPARE(newest().state, IntentState::Unknown);
    QCOMPARE(newest().body, m_remote->orders.constFirst());
    m_remote->mood = Mood::Answers;
    QCOMPARE(paid(500, u"b"_s).error().code, Error::Code::Conflict);

    m_remote->add(cashOutDraft(500, u"a"_s)); // created after all
    m_remote->made.first().pixKey = u"jose@example.com"_s;
    m_remote->isDeaf = false;
    QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Confirmed, 20'000);
    QCOMPARE(m_remote->orders.size(), 1);
}

/// No unknown order of an earlier version is forgotten.
void RemoteTransactionServiceTest::upgradesAnIntentLogOfTheFirstVersion()
{
    m_remote->isDeaf = true;
    m_service.reset();
    {
        const QString path = m_folder->filePath(u"intents.db"_s);
        QFile::remove(path);
        const auto log = Database::open(path, Database::Access::ReadWrite, Schema::Remote);
        QVERIFY(log);
        for (const QString &sql :
             {u"DROP INDEX intent_doubted"_s, u"ALTER TABLE intent DROP COLUMN doubted"_s,
              u"DELETE FROM schema_version WHERE version = 2"_s,
              u"INSERT INTO intent (operation, reference, amount, pix_key, body, created, sent, "
              "attempts, state) SELECT 'cashin', state, 500, '', '{\"amount\":5}', 1, 1, 1, state "
              "FROM (SELECT 'sending' AS state UNION ALL SELECT 'confirmed' "
              "UNION ALL SELECT 'absent' UNION ALL SELECT 'refused')"_s})
            QVERIFY2((*log)->queryScalar(sql), qPrintable(sql));
    }
    start();
    QStringList described;
    const auto entries = await(m_service->unconfirmedOrders()->entries());
    for (const UnconfirmedOrders::Entry &entry :
         entries.value_or(QList<UnconfirmedOrders::Entry>()))
        described.append(entry.intent.reference);
    QCOMPARE(described, QStringList({u"sending"_s, u"absent"_s}));
    QCOMPARE(intents().size(), 4);
    m_remote->isDeaf = false;
}

void RemoteTransactionServiceTest::reportsAMismatch_data()
{
    QTest::addColumn<int>("twice");
    QTest::addColumn<qint64>("cents");
    QTest::newRow("another amount") << 1 << qint64(501);
    QTest::newRow("twice") << 2 << qint64(500);
}

void RemoteTransactionServiceTest::reportsAMismatch()
{
    QFETCH(int, twice);
    QFETCH(qint64, cents);
    m_remote->mood = Mood::Breaks;
    m_remote->isDeaf = true;
    QVERIFY(!paid(500, u"a"_s));
    for (int i = 0; i < twice; ++i) {
        m_remote->add(cashOutDraft(cents, u"a"_s));
        m_remote->made.first().pixKey = u"jose@example.com"_s;
    }
    m_remote->isDeaf = false;
    QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Mismatch, 20'000);
    m_remote->mood = Mood::Answers;
    QCOMPARE(paid(500, u"b"_s).error().code, Error::Code::Conflict); // still open
    QCOMPARE(m_remote->orders.size(), 1);
}

void RemoteTransactionServiceTest::sendsAgainOnlyWhatIsAbsent()
{
    QVERIFY(paid(400, u"before"_s));
    m_remote->mood = Mood::Breaks;
    QVERIFY(!paid(500, u"a"_s));
    const FieldError used{Field::Reference, Problem::AlreadyUsed};
    QVERIFY(paid(500, u"a"_s).error().fields.contains(used));
    QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Absent, 20'000);
    QCOMPARE(m_remote->orders.size(), 2);

    m_remote->mood = Mood::Answers;
    QVERIFY(paid(501, u"a"_s).error().fields.contains(used)); // another order
    QCOMPARE(m_remote->orders.size(), 2);
    const auto entries = await(m_service->unconfirmedOrders()->entries());
    QCOMPARE(entries->size(), 1);
    const auto sent = await(service().create(entries->constFirst().draft)); // the listed draft
    QVERIFY(sent);
    QCOMPARE(sent->reference, u"a"_s);
    QCOMPARE(m_remote->orders.at(2), m_remote->orders.at(1)); // byte for byte
    QCOMPARE(newest().state, IntentState::Confirmed);
    QCOMPARE(newest().attempts, 2);
    QVERIFY(paid(500, u"a"_s).error().fields.contains(used));
    QCOMPARE(m_remote->orders.size(), 3);
}

void RemoteTransactionServiceTest::sendsNothingAgainThatTurnsUp()
{
    QVERIFY(paid(400, u"before"_s));
    m_remote->mood = Mood::Breaks;
    QVERIFY(!paid(500, u"a"_s));
    QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Absent, 20'000);
    m_remote->add(cashOutDraft(500, u"a"_s));
    m_remote->made.first().pixKey = u"jose@example.com"_s;
    m_remote->mood = Mood::Answers;
    const auto found = paid(500, u"a"_s);
    QVERIFY(found);
    QCOMPARE(found->id, m_remote->made.constFirst().id);
    QCOMPARE(m_remote->orders.size(), 2);
    QCOMPARE(newest().state, IntentState::Confirmed);
}

/// An absent order is not sent again while its twin is unknown.
void RemoteTransactionServiceTest::repeatsNoOrderWithAnUnknownTwin()
{
    QVERIFY(paid(400, u"before"_s));
    m_remote->mood = Mood::Breaks;
    QVERIFY(!paid(500, u"a"_s));
    QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Absent, 20'000);
    QVERIFY(!paid(500, u"b"_s)); // an absent order blocks no other
    QCOMPARE(m_remote->orders.size(), 3);
    const auto again = paid(500, u"a"_s);
    QCOMPARE(again.error().fields, QList<FieldError>({{Field::PixKey, Problem::Unsettled}}));
    QCOMPARE(m_remote->orders.size(), 3);
}

void RemoteTransactionServiceTest::reportsWhatWantsAnEye()
{
    UnconfirmedOrders &unconfirmedOrders = *m_service->unconfirmedOrders();
    QVERIFY(paid(400, u"before"_s));
    QVERIFY(await(unconfirmedOrders.entries())->isEmpty());
    QVERIFY(!unconfirmedOrders.nextLook());
    QCOMPARE(await(unconfirmedOrders.find(u"no"_s)).error().code, Error::Code::NotFound);
    QSignalSpy changed(&unconfirmedOrders, &UnconfirmedOrders::changed);
    m_remote->mood = Mood::Breaks;
    m_remote->isDeaf = true;
    QVERIFY(!await(service().create(cashInDraft(500, u"a"_s))));
    QVERIFY(!paid(600, u"b"_s));
    QVERIFY(!changed.isEmpty());
    QTRY_VERIFY(unconfirmedOrders.nextLook());
    QVERIFY(*unconfirmedOrders.nextLook() > QDateTime::currentDateTimeUtc().addSecs(-1));
    QCOMPARE(await(unconfirmedOrders.find(u"a"_s))->state, IntentState::Unknown);

    m_remote->isDeaf = false;
    unconfirmedOrders.lookNow();
    const auto statesOf = [&unconfirmedOrders] {
        QList<IntentState> states;
        const auto entries = await(unconfirmedOrders.entries());
        for (const UnconfirmedOrders::Entry &entry :
             entries.value_or(QList<UnconfirmedOrders::Entry>()))
            states.append(entry.intent.state);
        return states;
    };
    const QList<IntentState> absent{IntentState::Absent, IntentState::Absent};
    QTRY_COMPARE_WITH_TIMEOUT(statesOf(), absent, 20'000);
    QTRY_VERIFY(!unconfirmedOrders.nextLook()); // lookups stop
    QVERIFY(await(unconfirmedOrders.abandon(u"a"_s)));
    const QList<IntentState> settled{IntentState::Absent, IntentState::Abandoned};
    QCOMPARE(statesOf(), settled);
    QVERIFY(!await(unconfirmedOrders.abandon(u"before"_s))); // never in doubt
}

/// The order stays in the list: its outcome is unknown until the new answer.
void RemoteTransactionServiceTest::reportsOfWhatIsSentAgain()
{
    UnconfirmedOrders &unconfirmedOrders = *m_service->unconfirmedOrders();
    QVERIFY(paid(400, u"before"_s));
    m_remote->mood = Mood::Breaks;
    QVERIFY(!paid(500, u"a"_s));
    QTRY_COMPARE_WITH_TIMEOUT(newest().state, IntentState::Absent, 20'000);
    m_remote->mood = Mood::Waits;
    QSignalSpy changed(&unconfirmedOrders, &UnconfirmedOrders::changed);
    const auto sent = service().create(await(unconfirmedOrders.entries())->constFirst().draft);
    QTRY_COMPARE(m_remote->orders.size(), 3);
    QVERIFY(!changed.isEmpty());
    const auto entries = await(unconfirmedOrders.entries());
    QCOMPARE(entries->size(), 1);
    QCOMPARE(entries->constFirst().intent.state, IntentState::Sending);
    QVERIFY(!await(unconfirmedOrders.abandon(u"a"_s)));
}

void RemoteTransactionServiceTest::sendsNothingItCannotNote()
{
    m_service = std::make_unique<RemoteTransactionService>(
        RemoteTransactionService::Setup{.address = *ServiceAddress::parse(m_remote->url()),
                                        .key = "secret",
                                        .platform = kPlatform,
                                        .intents = u"/proc/intents.db"_s});
    QVERIFY(!await(m_service->open()));
    QVERIFY(!paid(500, u"a"_s));
    QVERIFY(m_remote->orders.isEmpty());
}

void RemoteTransactionServiceTest::letsAReferenceBeTriedAgainWhereNothingCameOfIt()
{
    m_remote->mood = Mood::Refuses;
    QCOMPARE(paid(500, u"a"_s).error().code, Error::Code::InvalidInput);
    QCOMPARE(newest().state, IntentState::Refused);
    m_remote->mood = Mood::Answers;
    QVERIFY(paid(500, u"a"_s));
    QCOMPARE(m_remote->orders.size(), 2);

    m_remote->close();
    QCOMPARE(paid(500, u"b"_s).error().code, Error::Code::Unreachable);
    QCOMPARE(newest().state, IntentState::NotSent);
    QCOMPARE(newest().attempts, 0);
    QCOMPARE(paid(500, u"b"_s).error().code, Error::Code::Unreachable);
}

void RemoteTransactionServiceTest::adoptsWhatADeliveryTwiceHasMade()
{
    // A proxy in between has sent the order twice, and returns the second answer.
    m_remote->add(cashOutDraft(1, u"theirs"_s));
    m_remote->behave({LooseService::Phase::Request,
                      [this](QSslSocket &socket, const LooseService::Request &request) {
                          if (request.body.contains("\"ours\""))
                              m_remote->add(*draftFromJson(request.body, Operation::CashOut));
                          const TransactionPage page{m_remote->made, 1, 1, m_remote->made.size()};
                          socket.write(request.body.isEmpty()
                                           ? LooseService::answer(200, toJson(page, {}))
                                           : LooseService::answer(422, R"({"error":25})"));
                          socket.disconnectFromHost();
                      }});
    const auto answer = paid(500, u"ours"_s);
    QVERIFY(answer);
    QCOMPARE(answer->id, m_remote->made.constFirst().id);
    QCOMPARE(newest().state, IntentState::Confirmed);

    const auto refused = paid(600, u"theirs"_s);
    QCOMPARE(refused.error().code, Error::Code::Conflict);
    QCOMPARE(refused.error().fields, QList<FieldError>({{Field::Reference, Problem::AlreadyUsed}}));
    QCOMPARE(newest().state, IntentState::Refused);
}

void RemoteTransactionServiceTest::seesWhatOthersDo()
{
    QTRY_VERIFY(m_service->contact()->checked);
    QSignalSpy changed(m_service.get(), &TransactionService::changed);
    const Transaction theirs = m_remote->add(cashInDraft(500, u"theirs"_s));
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).value<Transaction>().id, theirs.id);
    m_remote->move(theirs.id, u"paid"_s);
    QTRY_COMPARE(changed.size(), 2);
    QCOMPARE(changed.at(1).at(0).value<Transaction>().status, Status::Code::Paid);
    const auto at = m_service->contact()->checked;
    QTRY_VERIFY(m_service->contact()->checked > at);
    QCOMPARE(changed.size(), 2);

    // Includes transactions that have left the newest page.
    const Transaction old = m_remote->add(cashInDraft(600, u"old"_s));
    QTRY_COMPARE(changed.size(), 3);
    for (int i = 0; i < 2 * TransactionPage::kSize; ++i) {
        m_remote->add(cashInDraft(1, u"many"_s));
        m_remote->move(m_remote->made.constFirst().id, u"paid"_s);
    }
    m_remote->move(old.id, u"canceled"_s);
    const auto isReported = [&changed, &old] {
        return std::any_of(changed.begin(), changed.end(), [&old](const auto &arguments) {
            const auto described = arguments.at(0).template value<Transaction>();
            return described.id == old.id && described.status == Status::Code::Canceled;
        });
    };
    QTRY_VERIFY(isReported());
}

void RemoteTransactionServiceTest::keepsWordsOfForeignServices()
{
    const auto charge = await(service().create(cashInDraft(500, u"a"_s)));
    QSignalSpy changed(m_service.get(), &TransactionService::changed);
    m_remote->move(charge->id, u"partially_paid"_s);
    QTRY_COMPARE(changed.size(), 1);
    const auto described = changed.at(0).at(0).value<Transaction>();
    QCOMPARE(described.status.toText(), u"partially_paid"_s);
    QVERIFY(described.status != Status::Code::Paid && !described.status.isFinal());
}

void RemoteTransactionServiceTest::neverTakesAStateBack()
{
    const auto charge = await(service().create(cashInDraft(500, u"a"_s)));
    m_remote->move(charge->id, u"paid"_s);
    QVERIFY(await(service().find(charge->id))->status == Status::Code::Paid);
    QSignalSpy changed(m_service.get(), &TransactionService::changed);
    m_remote->made.first().status = Status::Code::Pending; // a late, outdated answer
    m_remote->made.first().events.removeFirst();
    const auto at = m_service->contact()->checked;
    QTRY_VERIFY(m_service->contact()->checked > at);
    const auto again = m_service->contact()->checked;
    QTRY_VERIFY(m_service->contact()->checked > again);
    QCOMPARE(changed.size(), 0);
}

void RemoteTransactionServiceTest::reportsEachStepWherePollsAreQuicker_data()
{
    QTest::addColumn<Mood>("mood");
    QTest::newRow("the first one") << Mood::AnswersOnceListed;
    QTest::newRow("a later one, whose question comes back when it has moved on")
        << Mood::AnswersOnceAskedFor;
}

/// Polls see the transaction before its order is answered.
void RemoteTransactionServiceTest::reportsEachStepWherePollsAreQuicker()
{
    QFETCH(Mood, mood);
    QTRY_VERIFY(m_service->contact()->checked);
    m_remote->mood = mood;
    if (mood == Mood::AnswersOnceListed)
        start();
    QSignalSpy changed(m_service.get(), &TransactionService::changed);
    const auto payout = paid(500, u"a"_s);
    QVERIFY(payout);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).value<Transaction>(), *payout);
    m_remote->move(payout->id, u"in_process"_s);
    m_remote->reportAsked();
    QTRY_COMPARE(changed.size(), 2);
    QCOMPARE(changed.at(1).at(0).value<Transaction>().status, Status::Code::InProcess);
    const auto at = m_service->contact()->checked;
    QTRY_VERIFY(m_service->contact()->checked > at);
    QCOMPARE(changed.size(), 2);
}

/// Immediately, not with the next poll.
void RemoteTransactionServiceTest::pollsAtOnceAfterACallWithoutAnswer()
{
    start({.poll = 60s, .longest = 60s});
    QTRY_VERIFY(m_service->contact()->checked);
    m_remote->isDeaf = true;
    const auto found = await(service().find(QUuid::createUuid()));
    QCOMPARE(found.error().code, Error::Code::Unreachable);
    QTRY_VERIFY(m_service->contact()->trouble);
    m_remote->questions = 0;
    m_remote->connections = 0;
    QVERIFY(!await(service().find(QUuid::createUuid())));
    for (int i = 2; i <= 4; ++i) // others would ask before these
        QVERIFY(!await(service().find(QUuid::createUuid())));
    QCOMPARE(m_remote->questions, 4); // nobody else asks more often for that
    QCOMPARE(m_remote->connections, 4);
}

void RemoteTransactionServiceTest::pollsAtOnceAfterAnAnswer_data()
{
    QTest::addColumn<bool>("orders");
    QTest::newRow("by reading") << false;
    QTest::newRow("by making a charge") << true;
}

/// The service is reachable again: payments in the meantime must not wait for the next poll.
void RemoteTransactionServiceTest::pollsAtOnceAfterAnAnswer()
{
    QFETCH(bool, orders);
    m_remote->isDeaf = true;
    start({.poll = 60s, .longest = 60s});
    QTRY_VERIFY(m_service->contact()->trouble);
    m_remote->isDeaf = false;
    if (orders)
        QVERIFY(await(service().create(cashInDraft(500, u"a"_s))));
    else
        QVERIFY(await(service().list({})));
    QTRY_VERIFY(m_service->contact()->checked);
    QVERIFY(!m_service->contact()->trouble);
}

void RemoteTransactionServiceTest::comesLessOftenWhileNobodyAnswers()
{
    QVERIFY(await(service().create(cashInDraft(500, u"a"_s))));
    QTRY_VERIFY(m_service->contact()->checked);
    const auto last = m_service->contact()->checked;
    m_remote->isDeaf = true;
    QTRY_VERIFY(m_service->contact()->trouble);
    m_remote->questions = 0;
    QElapsedTimer time;
    time.start();
    QTRY_VERIFY(m_remote->questions >= 6);
    // After the next one, four times as long, and a quarter less by chance.
    QCOMPARE_GE(time.elapsed(), 5 * (kIntervals.poll.count() * 4 * 3 / 4 - 5));
    m_remote->isDeaf = false;
    QTRY_VERIFY(m_service->contact()->checked > last);
}

void RemoteTransactionServiceTest::waitsForAsLongAsItIsAsked()
{
    QVERIFY(await(service().create(cashInDraft(500, u"a"_s))));
    QTRY_VERIFY(m_service->contact()->checked);
    m_remote->questionsGet = LooseService::answer(429, R"({"error":8})", "Retry-After: 1\r\n");
    QTRY_VERIFY(m_service->contact()->trouble);
    QCOMPARE(m_service->contact()->trouble->code, Error::Code::Unavailable);
    QElapsedTimer time;
    time.start();
    m_remote->questions = 0;
    m_remote->questionsGet.clear();
    QTRY_VERIFY(m_remote->questions > 0);
    QCOMPARE_GE(time.elapsed(), 900); // the answer came a little earlier
}

void RemoteTransactionServiceTest::showsHowThingsStand_data()
{
    QTest::addColumn<QByteArray>("answer"); // empty: none
    QTest::addColumn<Error::Code>("code");
    QTest::newRow("nobody") << QByteArray() << Error::Code::Unreachable;
    QTest::newRow("key revoked") << LooseService::answer(401, R"({"error":1})")
                                 << Error::Code::AccessDenied;
    QTest::newRow("not for this") << LooseService::answer(403, R"({"error":3})")
                                  << Error::Code::AccessDenied;
    QTest::newRow("a fault") << LooseService::answer(503, "") << Error::Code::Unavailable;
    QTest::newRow("nonsense") << LooseService::answer(200, "<html>") << Error::Code::NotUnderstood;
}

void RemoteTransactionServiceTest::showsHowThingsStand()
{
    QFETCH(QByteArray, answer);
    QFETCH(Error::Code, code);
    start({.poll = 2ms});
    QTRY_VERIFY(m_service->contact()->checked);
    QVERIFY(!m_service->contact()->trouble && !m_service->contact()->since);
    const QSignalSpy described(m_service.get(), &TransactionService::contactChanged);
    m_remote->isDeaf = answer.isEmpty();
    m_remote->questionsGet = answer;
    QTRY_VERIFY(m_service->contact()->trouble);
    const auto lost = *m_service->contact();
    QCOMPARE(lost.trouble->code, code);
    QVERIFY(lost.checked && *lost.since >= *lost.checked);
    const qsizetype times = described.size();
    QTRY_VERIFY(described.size() > times); // asked again
    QCOMPARE(m_service->contact(), std::optional(lost));
    m_remote->isDeaf = false;
    m_remote->questionsGet.clear();
    QTRY_VERIFY(!m_service->contact()->trouble);
    QVERIFY(!m_service->contact()->since);
    QVERIFY(m_service->contact()->checked > lost.since);
}

/// Also respects Retry-After, even if another call is answered meanwhile.
void RemoteTransactionServiceTest::readsTheClockOfTheService()
{
    QTRY_VERIFY(m_service->contact()->checked);
    const QString then = QLocale::c().toString(QDateTime::currentDateTimeUtc().addSecs(-3600),
                                               u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    m_remote->questionsGet = LooseService::answer(
        429, R"({"error":8})", "Retry-After: 3600\r\nDate: " + then.toLatin1() + "\r\n");
    QTRY_VERIFY(m_service->contact()->trouble);
    const auto ahead = m_service->contact()->clockAhead.count();
    QVERIFY2(ahead >= 3600 && ahead < 3660, qPrintable(QString::number(ahead)));
    m_remote->questionsGet.clear();
    m_remote->connections = 0;
    for (int i = 1; i <= 4; ++i) // others would ask before these
        QVERIFY(await(service().list({})));
    QCOMPARE(m_remote->connections, 4);
    QVERIFY(m_service->contact()->trouble); // an hour is an hour
}

void RemoteTransactionServiceTest::readsAPageWithARowThatMakesNoSense()
{
    const Transaction good = m_remote->add(cashInDraft(500, u"a"_s));
    QByteArray json = toJson(TransactionPage{{good}, 1, 1, 2}, {});
    json.replace("\"transactions\":[", R"("transactions":[{"id":"x"},)");
    m_remote->questionsGet = LooseService::answer(200, json);
    const auto page = await(service().list({}));
    QVERIFY(page);
    QCOMPARE(page->unreadable, QList<int>{1});
    QCOMPARE(page->transactions.size(), 1);
    QCOMPARE(page->total, 2);
    // Sums must cover all transactions, so they need a copy.
    QCOMPARE(await(service().sums({})).error().code, Error::Code::Unsupported);
}

BALCAO_GUILESS_TEST(RemoteTransactionServiceTest)
#include "tst_remotetransactionservice.moc"
