// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/domain/brasilia.h"
#include "core/domain/confirmation.h"
#include "core/service/localtransactionservice.h"
#include "core/till/shiftcontroller.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <map>

using namespace core;
using namespace Qt::StringLiterals;
using support::DatabaseKind;

namespace
{

/// A counter of a shop, with its own console database.
class ModelCounter
{
public:
    ModelCounter(TransactionService &service, const QString &till, const QString &folder,
                 const std::function<QDateTime()> &clock)
        : name(till)
        , console({.path = folder + u'/' + till + u".db"_s, .clock = clock})
        , shifts({.service = service,
                  .console = console,
                  .till = [till] { return till; },
                  .clock = clock})
    {
        console.open();
        console.gate().setDecision([this](const AuditRecord &record, const ActionFacts &) {
            AuditRecord complete = record;
            complete.actor = actor;
            return Result<AuditRecord>(complete);
        });
    }

    const QString name;
    Actor actor;
    ConsoleDatabase console;
    ShiftController shifts;
};

/// A charge as the test knows it, without any code of the program.
struct ModelCharge
{
    enum class State { Open, Paid, Refunded, Ended };

    QUuid id;
    qint64 cents = 0;
    State state = State::Open;
    EvidenceKind evidence = EvidenceKind::ByHand; ///< of a payment
    QString till;
    QString person; ///< empty: not recorded
    int shift = 0;  ///< number of the shift that created the charge
};

/// The received payments in centavos, by kind of evidence.
using ModelTotals = std::map<EvidenceKind, qint64>;

ModelTotals received(const QList<ModelCharge> &charges, const QString &till, int shift)
{
    ModelTotals totals;
    for (const ModelCharge &charge : charges) {
        if (charge.state == ModelCharge::State::Paid && charge.till == till &&
            charge.shift == shift)
            totals[charge.evidence] += charge.cents;
    }
    return totals;
}

ModelTotals received(const ShiftTotals &totals)
{
    ModelTotals found;
    for (std::size_t i = 0; i < kEvidenceKinds.size(); ++i) {
        if (totals.byEvidence.at(i).count > 0)
            found[kEvidenceKinds.at(i)] = totals.byEvidence.at(i).gross.cents();
    }
    return found;
}

} // namespace

/// Random operators, shifts and late changes of two counters of one shop on a real database,
/// compared with a plain list.
class ShiftModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithAList_data();
    void agreesWithAList();

private:
    void create(ModelCounter &counter, qint64 cents, bool isRecorded);
    void change(ModelCharge &charge, int what);
    void close(ModelCounter &counter);
    void compare(ModelCounter &counter);

    support::Databases m_databases;
    std::unique_ptr<LocalTransactionService> m_service;
    support::TestClock m_clock;
    QList<ModelCharge> m_charges;
    QHash<QString, int> m_shifts;                    ///< number of the open shift, by counter
    QHash<QString, QList<ModelTotals>> m_closed;     ///< by counter
    QHash<QString, QList<qsizetype>> m_closedCounts; ///< charges of each closed shift, by counter
    int m_number = 0;
};

void ShiftModelTest::agreesWithAList_data()
{
    QTest::addColumn<DatabaseKind>("kind");
    QTest::addColumn<quint32>("seed");
    QTest::newRow("SQLite, seed 1") << DatabaseKind::Sqlite << quint32(1);
    QTest::newRow("SQLite, seed 2") << DatabaseKind::Sqlite << quint32(2);
    QTest::newRow("PostgreSQL, seed 3") << DatabaseKind::PostgreSql << quint32(3);
}

void ShiftModelTest::create(ModelCounter &counter, qint64 cents, bool isRecorded)
{
    TransactionDraft draft = support::cashInDraft(cents);
    if (!isRecorded)
        draft.reference =
            ReferencePattern::standard().made(counter.name, brasiliaDay(m_clock()), ++m_number);
    const auto made = await(m_service->create(draft));
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    if (isRecorded)
        QVERIFY(await(counter.console.audit().append({.action = AuditAction::ChargeCreated,
                                                      .till = counter.name,
                                                      .transaction = made->id})));
    m_charges.append({.id = made->id,
                      .cents = cents,
                      .till = counter.name,
                      .person = isRecorded ? counter.actor.name : QString(),
                      .shift = m_shifts.value(counter.name)});
}

/// Changes a charge in a way that its state allows.
void ShiftModelTest::change(ModelCharge &charge, int what)
{
    using State = ModelCharge::State;
    Result<Transaction> changed = tl::unexpected(Error{});
    if (charge.state == State::Refunded)
        return;
    if (charge.state != State::Paid) {
        Confirmation confirmation{.note = u"no app"_s, .person = u"Ana"_s, .till = charge.till};
        charge.evidence = what == 0 ? EvidenceKind::Statement : EvidenceKind::ByHand;
        if (charge.evidence == EvidenceKind::Statement)
            confirmation = {.kind = EvidenceKind::Statement,
                            .match = Evidence::Match::ByIdentifier,
                            .source = u"extrato.ofx"_s,
                            .line = u"line %1"_s.arg(++m_number)};
        changed = await(m_service->confirm(charge.id, confirmation));
        charge.state = State::Paid;
    } else if (what == 1) {
        changed = await(m_service->refund(charge.id, u"troca"_s));
        charge.state = State::Refunded;
    } else if (charge.evidence == EvidenceKind::ByHand) {
        changed = await(m_service->withdraw(charge.id, {.reason = u"engano"_s}));
        charge.state = State::Ended;
    } else {
        return;
    }
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().detail));
}

void ShiftModelTest::close(ModelCounter &counter)
{
    const int number = m_shifts.value(counter.name);
    const auto closed = await(counter.shifts.close(std::nullopt));
    QVERIFY2(closed, closed ? "" : qPrintable(closed.error().detail));
    QCOMPARE(closed->number, number);
    QVERIFY(received(totalsOf(closed->lines)) == received(m_charges, counter.name, number));
    m_closed[counter.name].append(received(m_charges, counter.name, number));
    m_closedCounts[counter.name].append(
        std::count_if(m_charges.cbegin(), m_charges.cend(), [&](const ModelCharge &each) {
            return each.till == counter.name && each.shift == number;
        }));
    m_shifts[counter.name] = number + 1;
}

/// Compares all closed shifts of a counter with the list: as closed, and with their later changes.
void ShiftModelTest::compare(ModelCounter &counter)
{
    QHash<QUuid, QString> people;
    for (const ModelCharge &charge : std::as_const(m_charges))
        people.insert(charge.id, charge.person);
    const QList<ModelTotals> closed = m_closed.value(counter.name);
    for (qsizetype i = 0; i < closed.size(); ++i) {
        const int number = int(i) + 1;
        const auto shift = await(counter.shifts.shift(number));
        const auto drift = await(counter.shifts.drift(number));
        QVERIFY(shift && drift);
        QVERIFY(received(totalsOf(shift->lines)) == closed[i]); // never changes
        QHash<QUuid, ShiftLine> changes;
        for (const ShiftChange &change : drift->changes)
            changes.insert(change.after.id, change.after);
        QList<ShiftLine> now;
        for (const ShiftLine &line : shift->lines) {
            QCOMPARE(line.operatorName, people.value(line.id));
            if (!line.isCarried)
                now.append(changes.value(line.id, line));
        }
        QCOMPARE(now.size(), m_closedCounts.value(counter.name)[i]);
        QVERIFY(received(totalsOf(now)) == received(m_charges, counter.name, number));
        QCOMPARE(totalsOf(shift->lines).moved().net + drift->effect, totalsOf(now).moved().net);
    }
    QCOMPARE(await(counter.console.shifts().check())->brokenAt, std::nullopt);
    QCOMPARE(await(counter.console.audit().check())->brokenAt, std::nullopt);
}

void ShiftModelTest::agreesWithAList()
{
    QFETCH(DatabaseKind, kind);
    QFETCH(quint32, seed);
    constexpr int kSteps = 50;
    const QTemporaryDir folder;
    m_charges.clear();
    m_closed.clear();
    m_closedCounts.clear();
    m_clock.set(support::noon());
    ServiceOptions options = support::serviceOptions();
    options.environment = Environment::Production;
    m_service = std::make_unique<LocalTransactionService>(
        LocalTransactionService::Setup{.database = m_databases.newShop(kind),
                                       .settings = support::serviceSettings(options),
                                       .clock = m_clock,
                                       .random = support::TestRandom(seed)});
    QVERIFY(await(m_service->open()));
    {
        ModelCounter one(*m_service, u"C1"_s, folder.path(), m_clock);
        ModelCounter two(*m_service, u"C2"_s, folder.path(), m_clock);
        m_shifts = {{u"C1"_s, 1}, {u"C2"_s, 1}};
        for (ModelCounter *counter : {&one, &two})
            QVERIFY(await(counter->shifts.open({})));
        QRandomGenerator random(seed);
        const QStringList names{u"Ana"_s, u"Bea"_s, u"Caio"_s};
        for (int step = 0; step < kSteps; ++step) {
            m_clock.advance(std::chrono::seconds(random.bounded(1, 90)));
            ModelCounter &counter = random.bounded(2) == 0 ? one : two;
            const int person = random.bounded(int(names.size()));
            counter.actor = {.id = person + 1, .name = names[person]};
            const int what = random.bounded(10);
            if (what < 5 || m_charges.isEmpty()) {
                create(counter, random.bounded(100, 100'000), random.bounded(4) != 0);
            } else if (what < 9) {
                change(m_charges[random.bounded(int(m_charges.size()))], random.bounded(3));
            } else {
                close(counter);
                m_clock.advance(std::chrono::seconds(random.bounded(1, 30)));
                QVERIFY(await(counter.shifts.open(Money::fromCents(random.bounded(10'000)))));
            }
            if (QTest::currentTestFailed())
                return;
        }
        for (ModelCounter *counter : {&one, &two}) {
            m_clock.advance(std::chrono::seconds(1));
            close(*counter);
            m_clock.advance(std::chrono::seconds(1));
            change(m_charges[random.bounded(int(m_charges.size()))], 0); // late
        }
        for (ModelCounter *counter : {&one, &two})
            compare(*counter);
        QCOMPARE_GT(m_closed.value(u"C1"_s).size() + m_closed.value(u"C2"_s).size(), 3);
    }
    m_service.reset();
}

BALCAO_GUILESS_TEST(ShiftModelTest)
#include "tst_shiftmodel.moc"
