// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/domain/brasilia.h"
#include "core/domain/businessday.h"
#include "core/domain/sums.h"
#include "core/domain/transactionsum.h"
#include "core/till/authorization.h"
#include "core/till/lockcontroller.h"
#include "core/till/shiftcontroller.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;
using Code = Status::Code;
using What = ShiftChange::What;

namespace
{

/// A counter with its own console database.
class Counter
{
public:
    Counter(FakeService &service, const QString &till, const QString &folder,
            const std::function<QDateTime()> &clock)
        : console({.path = folder + u'/' + till + u".db"_s, .clock = clock})
        , shifts({.service = service,
                  .console = console,
                  .till = [till] { return till; },
                  .cutoffMinutes = [this] { return cutoff; },
                  .clock = clock})
    {
        console.open();
        console.gate().setDecision([this](const AuditRecord &record, const ActionFacts &) {
            AuditRecord complete = record;
            complete.actor = actor;
            return Result<AuditRecord>(complete);
        });
    }

    Actor actor = {.id = 1, .name = u"Ana"_s};
    int cutoff = 0;
    ConsoleDatabase console;
    ShiftController shifts;
};

} // namespace

/// Shifts of two counters of one service, without a window.
class ShiftControllerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void opensAndCloses();
    void opensOnlyOneShift();
    void reportsWithoutAShift();
    void refusesANegativeFloat();
    void hasTheChargesOfTheSecondOfOpening();
    void hasEveryTransactionOnce();
    void carriesOpenCharges();
    void reportsLateChanges_data();
    void reportsLateChanges();
    void separatesCounters();
    void usesTheBusinessDay();
    void addsUpToTheBusinessDay_data();
    void addsUpToTheBusinessDay();
    void hidesTotals();
    void passesErrorsOn();
    void addsUpWhateverHappens_data();
    void addsUpWhateverHappens();

private:
    /// Creates a charge now; recorded at the counter or named by its reference.
    QUuid charge(Counter &counter, qint64 cents, bool isRecorded = true);
    void set(const QUuid &id, const std::function<void(Transaction &)> &change);
    void pay(const QUuid &id, std::optional<EvidenceKind> kind = EvidenceKind::ByHand);
    [[nodiscard]] ShiftTotals present(const QDateTime &from, const QDateTime &until);
    Shift close(Counter &counter)
    {
        m_now = m_now.addSecs(1);
        return *await(counter.shifts.close(std::nullopt));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<Counter> m_one;
    std::unique_ptr<Counter> m_two;
    QDateTime m_now;
    int m_number = 0;
};

void ShiftControllerTest::init()
{
    m_one.reset();
    m_two.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    m_now = QDateTime(QDate(2026, 11, 20), QTime(11, 0), Qt::UTC);
    m_number = 0;
    const auto clock = [this] { return m_now; };
    m_one = std::make_unique<Counter>(*m_service, u"C1"_s, m_folder->path(), clock);
    m_two = std::make_unique<Counter>(*m_service, u"C2"_s, m_folder->path(), clock);
}

QUuid ShiftControllerTest::charge(Counter &counter, qint64 cents, bool isRecorded)
{
    m_now = m_now.addSecs(1);
    Transaction made = samples::charge(cents, ++m_number);
    made.created = m_now;
    made.commission = Money::fromCents(cents / 100);
    made.reference.clear();
    const QString till = &counter == m_one.get() ? u"C1"_s : u"C2"_s;
    if (isRecorded)
        await(counter.console.audit().append(
            {.action = AuditAction::ChargeCreated, .till = till, .transaction = made.id}));
    else
        made.reference = ReferencePattern::standard().made(till, brasiliaDay(m_now), m_number);
    m_service->stored.prepend(made);
    return made.id;
}

void ShiftControllerTest::set(const QUuid &id, const std::function<void(Transaction &)> &change)
{
    for (Transaction &each : m_service->stored) {
        if (each.id == id)
            change(each);
    }
}

void ShiftControllerTest::pay(const QUuid &id, std::optional<EvidenceKind> kind)
{
    set(id, [&](Transaction &t) {
        t.status = Code::Paid;
        t.finished = m_now;
        t.evidence.clear();
        if (kind)
            t.evidence.append({.kind = *kind, .recordedAt = m_now, .movedDay = brasiliaDay(m_now)});
    });
}

/// Returns the totals of all transactions of a period as the service has them now: the report.
ShiftTotals ShiftControllerTest::present(const QDateTime &from, const QDateTime &until)
{
    QList<ShiftLine> lines;
    for (const Transaction &each : std::as_const(m_service->stored)) {
        if (each.created >= from && each.created < until)
            lines.append(shiftLineOf(each));
    }
    ShiftTotals totals = totalsOf(lines);
    totals.byOperator.clear();
    return totals;
}

void ShiftControllerTest::opensAndCloses()
{
    QCOMPARE(*await(m_one->shifts.openShift()), std::optional<OpenShift>());
    QSignalSpy changed(&m_one->shifts, &ShiftController::changed);
    const OpenShift open = *await(m_one->shifts.open(Money::fromCents(100'00)));
    QCOMPARE(open.opened, m_now);
    QCOMPARE(open.begins, m_now);
    QCOMPARE(open.opener.name, u"Ana"_s);
    QCOMPARE(open.cashFloat, Money::fromCents(100'00));
    QCOMPARE(open.till, u"C1"_s);
    QCOMPARE(*await(m_one->shifts.openShift()), std::optional(open));
    pay(charge(*m_one, 15'00));
    m_now = m_now.addSecs(60);
    const ShiftReport report = *await(m_one->shifts.report());
    QCOMPARE(report.start, open);
    QCOMPARE(totalsOf(report.lines).received().gross, Money::fromCents(15'00));
    QCOMPARE(*await(m_one->shifts.openShift()), std::optional(open)); // X changes nothing
    m_one->actor = {.id = 2, .name = u"Bea"_s};
    const Shift shift = *await(m_one->shifts.close(Money::fromCents(99'00)));
    QCOMPARE(shift.number, 1);
    QCOMPARE(shift.start, open);
    QCOMPARE(shift.closed, m_now);
    QCOMPARE(shift.closer.name, u"Bea"_s);
    QCOMPARE(shift.counted, std::optional(Money::fromCents(99'00)));
    QCOMPARE(shift.lines, report.lines);
    QCOMPARE(shift.lines.constFirst().operatorName, u"Ana"_s);
    QCOMPARE(shift.digest, shiftDigest(shift, {}));
    QCOMPARE(*await(m_one->shifts.openShift()), std::optional<OpenShift>());
    QCOMPARE(await(m_one->shifts.shift(1)), shift);
    QCOMPARE(changed.size(), 2);
    const QList<AuditEntry> log = *await(m_one->console.audit().read(1));
    QCOMPARE(log.constFirst().record.action, AuditAction::ShiftOpened);
    QCOMPARE(log.constLast().record.action, AuditAction::ShiftClosed);
    QCOMPARE(log.constLast().record.after, QString::fromLatin1(shift.digest.toHex()));
}

void ShiftControllerTest::opensOnlyOneShift()
{
    QVERIFY(await(m_one->shifts.open({})));
    QCOMPARE(await(m_one->shifts.open({})).error().code, Error::Code::Conflict);
    close(*m_one);
    QVERIFY(await(m_one->shifts.open({})));
    QCOMPARE(close(*m_one).number, 2);
}

void ShiftControllerTest::reportsWithoutAShift()
{
    QCOMPARE(await(m_one->shifts.report()).error().code, Error::Code::NotFound);
    QCOMPARE(await(m_one->shifts.close({})).error().code, Error::Code::NotFound);
    QCOMPARE(await(m_one->shifts.shift(1)).error().code, Error::Code::NotFound);
    QCOMPARE(await(m_one->shifts.drift(1)).error().code, Error::Code::NotFound);
    QCOMPARE(await(m_one->shifts.shifts())->size(), 0);
}

void ShiftControllerTest::refusesANegativeFloat()
{
    QCOMPARE(await(m_one->shifts.open(Money::fromCents(-1))).error().code,
             Error::Code::InvalidInput);
}

/// A remote service states creation times in whole seconds.
void ShiftControllerTest::hasTheChargesOfTheSecondOfOpening()
{
    const QDateTime second = m_now;
    m_now = m_now.addMSecs(600);
    QVERIFY(await(m_one->shifts.open({})));
    const QUuid id = charge(*m_one, 700);
    set(id, [&second](Transaction &t) { t.created = second; });
    const Shift shift = close(*m_one);
    QCOMPARE(shift.lines.size(), 1);
    QCOMPARE(shift.lines[0].id, id);
}

/// Also those between two shifts, and those that only their reference assigns to the counter.
void ShiftControllerTest::hasEveryTransactionOnce()
{
    const QUuid before = charge(*m_one, 1'00);
    m_now = m_now.addSecs(1);
    QVERIFY(await(m_one->shifts.open({})));
    const QUuid recorded = charge(*m_one, 2'00);
    const QUuid named = charge(*m_one, 3'00, false);
    const Shift first = close(*m_one);
    const QUuid between = charge(*m_one, 4'00);
    QVERIFY(await(m_one->shifts.open({})));
    const QUuid second = charge(*m_one, 5'00);
    for (const QUuid &id : {before, recorded, named, between, second})
        pay(id);
    const Shift last = close(*m_one);
    const auto idsOf = [](const Shift &shift) {
        QList<QUuid> ids;
        for (const ShiftLine &line : shift.lines) {
            if (!line.isCarried)
                ids.append(line.id);
        }
        return ids;
    };
    QCOMPARE(idsOf(first), (QList{recorded, named}));
    QCOMPARE(idsOf(last), (QList{between, second}));
}

void ShiftControllerTest::carriesOpenCharges()
{
    QVERIFY(await(m_one->shifts.open({})));
    const QUuid paid = charge(*m_one, 1'00);
    const QUuid open = charge(*m_one, 2'00);
    pay(paid);
    const Shift first = close(*m_one);
    QCOMPARE(totalsOf(first.lines).waiting.gross, Money::fromCents(2'00));
    QVERIFY(await(m_one->shifts.open({})));
    const Shift second = close(*m_one); // still open
    QCOMPARE(second.lines.size(), 1);
    QVERIFY(second.lines.constFirst().isCarried);
    QCOMPARE(second.lines.constFirst().id, open);
    QVERIFY(await(m_one->shifts.open({})));
    pay(open);
    const Shift third = close(*m_one);
    QCOMPARE(third.lines.constFirst().id, open);
    QVERIFY(third.lines.constFirst().isCarried);
    QCOMPARE(third.lines.constFirst().status.code(), Code::Paid);
    QCOMPARE(totalsOf(third.lines), ShiftTotals()); // the first shift has the money
    QVERIFY(await(m_one->shifts.open({})));
    QCOMPARE(close(*m_one).lines.size(), 0);
    const ShiftDrift drift = *await(m_one->shifts.drift(1));
    QCOMPARE(drift.changes.size(), 1);
    QCOMPARE(drift.changes.constFirst().what, What::Paid);
    QCOMPARE(drift.effect, Money::fromCents(1'98)); // minus the commission
}

void ShiftControllerTest::reportsLateChanges_data()
{
    using Change = std::function<void(Transaction &)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("isPaid");
    QTest::addColumn<QList<What>>("expected");
    QTest::addColumn<qint64>("effect");
    const auto row = [](const char *name, bool isPaid, const QList<What> &expected, qint64 effect,
                        const Change &change) {
        QTest::newRow(name) << change << isPaid << expected << effect;
    };
    row("nothing", true, {}, 0, [](Transaction &) {});
    row("paid late", false, {What::Paid}, 9'90, [](Transaction &t) { t.status = Code::Paid; });
    row("refunded", true, {What::Refunded}, -10'00,
        [](Transaction &t) { t.status = Code::Refund; });
    row("withdrawn", true, {What::Withdrawn}, -9'90,
        [](Transaction &t) { t.status = Code::Canceled; });
    row("expired", false, {What::Ended}, 0, [](Transaction &t) { t.status = Code::Expired; });
    row("in process", false, {}, 0, [](Transaction &t) { t.status = Code::InProcess; });
    row("another commission", true, {What::Corrected}, -15,
        [](Transaction &t) { *t.commission += Money::fromCents(15); });
    row("a commission that became unknown", true, {What::Corrected}, 10,
        [](Transaction &t) { t.commission.reset(); });
    row("a forecast that became unknown", false, {}, 0,
        [](Transaction &t) { t.commission.reset(); });
    row("a forecast", false, {}, 0, [](Transaction &t) { *t.commission += Money::fromCents(15); });
    row("seen by the bank", true, {What::Evidence}, 0, [](Transaction &t) {
        t.evidence.append({.role = Evidence::Role::Verification, .kind = EvidenceKind::BankApi});
    });
}

void ShiftControllerTest::reportsLateChanges()
{
    QFETCH(std::function<void(Transaction &)>, change);
    QFETCH(bool, isPaid);
    QVERIFY(await(m_one->shifts.open({})));
    const QUuid id = charge(*m_one, 10'00);
    const QUuid other = charge(*m_one, 20'00);
    pay(other);
    if (isPaid)
        pay(id);
    close(*m_one);
    QCOMPARE(await(m_one->shifts.drift(1)), ShiftDrift());
    set(id, change);
    const ShiftDrift drift = *await(m_one->shifts.drift(1));
    QList<What> found;
    for (const ShiftChange &each : drift.changes)
        found.append(each.what);
    QTEST(found, "expected");
    QTEST(drift.effect.cents(), "effect");
    QCOMPARE(await(m_one->console.shifts().check())->brokenAt, std::nullopt);
}

void ShiftControllerTest::separatesCounters()
{
    QVERIFY(await(m_one->shifts.open({})));
    QVERIFY(await(m_two->shifts.open({})));
    for (const bool isRecorded : {false, true}) {
        pay(charge(*m_one, 1'00, isRecorded));
        pay(charge(*m_two, 50'00, isRecorded));
    }
    const Shift one = close(*m_one);
    const Shift two = close(*m_two);
    QCOMPARE(one.number, 1);
    QCOMPARE(two.number, 1);
    QCOMPARE(totalsOf(one.lines).received().gross, Money::fromCents(2'00));
    QCOMPARE(totalsOf(two.lines).received().gross, Money::fromCents(100'00));
}

void ShiftControllerTest::usesTheBusinessDay()
{
    m_one->cutoff = 120;
    m_now = QDateTime(QDate(2026, 11, 21), QTime(4, 59), Qt::UTC); // 01:59 in Brasília
    QCOMPARE(await(m_one->shifts.open({}))->day, QDate(2026, 11, 20));
    close(*m_one);
    m_now = QDateTime(QDate(2026, 11, 21), QTime(5, 0), Qt::UTC);
    QCOMPARE(await(m_one->shifts.open({}))->day, QDate(2026, 11, 21));
}

void ShiftControllerTest::addsUpToTheBusinessDay_data()
{
    QTest::addColumn<int>("cutoff");
    for (const int cutoff : {0, 60, 120, 360})
        QTest::addRow("%d", cutoff) << cutoff;
}

/// The shifts of each day add up to the report of the day, which uses the same cutoff.
void ShiftControllerTest::addsUpToTheBusinessDay()
{
    QFETCH(int, cutoff);
    const QDate first(2026, 11, 20);
    m_one->cutoff = m_two->cutoff = cutoff;
    QMap<QDate, NetTotals> shifts;
    for (QDate day = first; day < first.addDays(3); day = day.addDays(1)) {
        m_now = startOfBusinessDay(day, cutoff);
        for (Counter *counter : {m_one.get(), m_two.get()})
            QVERIFY(await(counter->shifts.open({})));
        for (int hour = 0; hour < 24; ++hour) {
            m_now = startOfBusinessDay(day, cutoff).addSecs(hour * 3600 + 1800);
            pay(charge(*m_one, 1'00 + hour));
            pay(charge(*m_two, 50'00 + hour, hour % 2 == 0));
        }
        m_now = startOfBusinessDay(day.addDays(1), cutoff).addSecs(-1);
        for (Counter *counter : {m_one.get(), m_two.get()}) {
            const Shift shift = *await(counter->shifts.close(std::nullopt));
            QCOMPARE(shift.start.day, day);
            shifts[shift.start.day] += totalsOf(shift.lines).moved();
        }
    }
    QMap<QDate, NetTotals> reports;
    const QList<HourlySum> hours =
        *await(m_service->hourlySums(withDays({}, first, first.addDays(2), cutoff)));
    for (const TransactionSum &sum : dailySums(hours, cutoff))
        reports[sum.day] += netTotalsOf(sum);
    QCOMPARE(reports.size(), 3);
    QCOMPARE(reports, shifts);
}

/// Without a permission the shift is closed, but nothing of its totals is returned.
void ShiftControllerTest::hidesTotals()
{
    LockController lock({}, std::chrono::minutes(0),
                        [](const LockRecord &) { return Result<void>(); });
    Authorization authorization(
        {.operators = m_one->console.operators(), .audit = m_one->console.audit(), .lock = lock});
    QVERIFY(await(m_one->console.operators().add({{.name = u"Olga"_s,
                                                   .shortName = u"Olga"_s,
                                                   .role = Role::Owner,
                                                   .pinHash = "x",
                                                   .pinLength = 4}})));
    authorization.open();
    QTRY_VERIFY(authorization.isInUse()); // nobody is signed in
    ShiftController shifts({.service = *m_service,
                            .console = m_one->console,
                            .authorization = &authorization,
                            .till = [] { return u"C1"_s; },
                            .clock = [this] { return m_now; }});
    QVERIFY(await(shifts.open({})));
    pay(charge(*m_one, 1'00));
    m_now = m_now.addSecs(1);
    QVERIFY(!shifts.maySeeTotals());
    QCOMPARE(await(shifts.report()).error().code, Error::Code::AccessDenied);
    QCOMPARE(await(shifts.close({}))->lines, QList<ShiftLine>());
    QCOMPARE(await(shifts.shift(1)).error().code, Error::Code::AccessDenied);
    QCOMPARE(await(shifts.drift(1)).error().code, Error::Code::AccessDenied);
    QCOMPARE(await(m_one->shifts.shift(1))->lines.size(), 1);
}

void ShiftControllerTest::passesErrorsOn()
{
    QVERIFY(await(m_one->shifts.open({})));
    charge(*m_one, 1'00);
    m_now = m_now.addSecs(1);
    const Error error{Error::Code::StorageBusy, {}, u"busy"_s};
    m_service->onList = [&error](const TransactionFilter &) -> Result<TransactionPage> {
        return tl::unexpected(error);
    };
    QCOMPARE(await(m_one->shifts.report()).error(), error);
    QCOMPARE(await(m_one->shifts.close({})).error(), error);
    QVERIFY(await(m_one->shifts.openShift())->has_value()); // still open
}

void ShiftControllerTest::addsUpWhateverHappens_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

/// Random operators, counters, shifts and late changes. The Z reports and the drift of all shifts
/// give the report of the day to the centavo, by kind of evidence.
void ShiftControllerTest::addsUpWhateverHappens()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    const QDateTime begin = m_now;
    const QStringList names{u"Ana"_s, u"Bea"_s, u"Caio"_s};
    QHash<QUuid, QString> madeBy;
    QVERIFY(await(m_one->shifts.open({})));
    QVERIFY(await(m_two->shifts.open({})));
    int shiftCount = 0;
    for (int step = 0; step < 80; ++step) {
        m_now = m_now.addSecs(random.bounded(1, 90));
        Counter &counter = random.bounded(2) == 0 ? *m_one : *m_two;
        const qint64 place = random.bounded(int(names.size()));
        counter.actor = {.id = place + 1, .name = names[place]};
        const auto any = [&]() -> QUuid {
            return m_service->stored.isEmpty()
                       ? QUuid()
                       : m_service->stored[random.bounded(int(m_service->stored.size()))].id;
        };
        const int what = random.bounded(10);
        if (what < 5) {
            const bool isRecorded = random.bounded(4) != 0;
            const QUuid id = charge(counter, random.bounded(1, 100'000), isRecorded);
            if (isRecorded)
                madeBy.insert(id, counter.actor.name);
        } else if (what < 8) {
            const int kind = random.bounded(4);
            pay(any(), kind == 3
                           ? std::nullopt
                           : std::optional(kEvidenceKinds.at(static_cast<std::size_t>(kind))));
        } else if (what == 8) {
            const Code code = QList{Code::Refund, Code::Canceled, Code::Expired,
                                    Code::Pending}[random.bounded(4)];
            set(any(), [code](Transaction &t) {
                t.status = code;
                t.evidence.clear();
            });
        } else if (random.bounded(2) == 0) {
            close(counter);
            ++shiftCount;
            m_now = m_now.addSecs(random.bounded(1, 30));
            QVERIFY(await(counter.shifts.open(Money::fromCents(random.bounded(10'000)))));
        }
    }
    close(*m_one);
    close(*m_two);
    shiftCount += 2;
    ShiftTotals all;
    Money driftedNet;
    int found = 0;
    for (Counter *counter : {m_one.get(), m_two.get()}) {
        const QList<Shift> shifts = *await(counter->shifts.shifts());
        for (qsizetype i = 0; i < shifts.size(); ++i) {
            QCOMPARE(shifts[i].number, shifts.size() - i); // no gap
            const Shift shift = *await(counter->shifts.shift(shifts[i].number));
            for (const ShiftLine &line : shift.lines)
                QCOMPARE(line.operatorName, madeBy.value(line.id));
            // The closed lines with every late change are the present lines.
            const ShiftDrift drift = *await(counter->shifts.drift(shift.number));
            QHash<QUuid, ShiftLine> changed;
            for (const ShiftChange &change : drift.changes)
                changed.insert(change.after.id, change.after);
            QList<ShiftLine> now = shift.lines;
            for (ShiftLine &line : now) {
                if (!line.isCarried)
                    line = changed.value(line.id, line);
            }
            all += totalsOf(now);
            QCOMPARE(totalsOf(shift.lines).moved().net + drift.effect, totalsOf(now).moved().net);
            driftedNet += totalsOf(shift.lines).moved().net + drift.effect;
            ++found;
        }
        QCOMPARE(await(counter->console.shifts().check())->brokenAt, std::nullopt);
        QCOMPARE(await(counter->console.audit().check())->brokenAt, std::nullopt);
    }
    QCOMPARE(found, shiftCount);
    const ShiftTotals report = present(begin, m_now.addDays(1));
    QVERIFY(report.received().count > 0);
    all.byOperator.clear();
    QCOMPARE(all.seen, report.seen);
    QCOMPARE(all.byEvidence, report.byEvidence);
    QCOMPARE(all.refunded, report.refunded);
    QCOMPARE(all, report);
    QCOMPARE(driftedNet, report.moved().net);
}

BALCAO_GUILESS_TEST(ShiftControllerTest)
#include "tst_shiftcontroller.moc"
