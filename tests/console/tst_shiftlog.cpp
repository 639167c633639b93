// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/database/database.h"
#include "tests/support/await.h"
#include "tests/support/programs.h"
#include "tests/support/testmain.h"

#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

/// The closed shifts in a file, also changed by another program.
class ShiftLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void numbersWithoutGaps();
    void keepsUnknownCommissions();
    void refusesAnotherShift();
    void recordsNothingForbidden();
    void noticesEveryChange_data();
    void noticesEveryChange();
    void isOpenOrClosedAfterAKill();

private:
    static constexpr int kCount = 4;

    void fill();
    [[nodiscard]] QString path() const { return m_folder->filePath(u"console.db"_s); }
    [[nodiscard]] std::unique_ptr<ConsoleDatabase> open() const
    {
        auto console = std::make_unique<ConsoleDatabase>(ConsoleDatabase::Setup{path()});
        console->open();
        return console;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ShiftLogTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void ShiftLogTest::fill()
{
    const auto console = open();
    for (int i = 1; i <= kCount; ++i) {
        const auto opened = await(console->shifts().open(u"C1"_s, Money::fromCents(i), 0));
        QVERIFY(opened);
        Shift shift{.start = *opened,
                    .closed = QDateTime::currentDateTimeUtc(),
                    .counted = Money::fromCents(100 + i)};
        for (int line = 0; line < i; ++line)
            shift.lines.append({.id = QUuid::createUuid(),
                                .created = shift.closed,
                                .status = Status::Code::Paid,
                                .amount = Money::fromCents(1000 + line),
                                .evidence = EvidenceKind::Statement,
                                .reference = u"C1-%1"_s.arg(line),
                                .operatorName = u"Ana"_s});
        QVERIFY(await(console->shifts().close(shift)));
    }
}

void ShiftLogTest::numbersWithoutGaps()
{
    fill();
    fill(); // also after a restart
    const auto console = open();
    const QList<Shift> shifts = *await(console->shifts().shifts());
    QCOMPARE(shifts.size(), 2 * kCount);
    QByteArray digest;
    for (qint64 number = 1; number <= shifts.size(); ++number) {
        const Shift shift = *await(console->shifts().shift(number));
        QCOMPARE(shift.number, number);
        QCOMPARE(shift.digest, shiftDigest(shift, digest));
        QCOMPARE(shift.start.begins < shift.closed || shift.start.begins == shift.closed, true);
        digest = shift.digest;
    }
    QCOMPARE(await(console->shifts().check()),
             (ShiftCheck{.shifts = 2 * kCount, .digest = digest}));
    QCOMPARE(await(console->shifts().shifts(3))->size(), 2);
}

void ShiftLogTest::keepsUnknownCommissions()
{
    const auto console = open();
    const auto opened = await(console->shifts().open(u"C1"_s, Money(), 0));
    QVERIFY(opened);
    Shift shift{.start = *opened, .closed = QDateTime::currentDateTimeUtc()};
    for (const std::optional<Money> &commission :
         {std::optional<Money>(), std::optional(Money()), std::optional(Money::fromCents(1))})
        shift.lines.append({.id = QUuid::createUuid(),
                            .created = shift.closed,
                            .status = Status::Code::Paid,
                            .amount = Money::fromCents(1000),
                            .commission = commission});
    QVERIFY(await(console->shifts().close(shift)));
    const Shift read = *await(console->shifts().shift(1));
    QCOMPARE(read.lines.size(), 3);
    QVERIFY(!read.lines[0].commission);
    QVERIFY(read.lines[1].commission == Money());
    QVERIFY(read.lines[2].commission == Money::fromCents(1));
    QCOMPARE(totalsOf(read.lines).moved().unknownCommissionCount, 1);
    QCOMPARE(await(console->shifts().check())->brokenAt, std::nullopt);
    Shift other = read;
    other.lines[0].commission = Money();
    QVERIFY(shiftDigest(other, {}) != shiftDigest(read, {}));
}

void ShiftLogTest::refusesAnotherShift()
{
    const auto console = open();
    const OpenShift opened = *await(console->shifts().open(u"C1"_s, Money(), 0));
    Shift other{.start = opened, .closed = opened.opened};
    other.start.cashFloat = Money::fromCents(1);
    QCOMPARE(await(console->shifts().close(other)).error().code, Error::Code::Conflict);
    QCOMPARE(*await(console->shifts().openShift()), std::optional(opened));
    const Shift shift{.start = opened, .closed = opened.opened};
    QVERIFY(await(console->shifts().close(shift)));
    QCOMPARE(await(console->shifts().close(shift)).error().code, Error::Code::Conflict);
    QCOMPARE(await(console->shifts().shifts())->size(), 1);
}

void ShiftLogTest::recordsNothingForbidden()
{
    const auto console = open();
    console->gate().setDecision(
        [](const AuditRecord &, const ActionFacts &) -> Result<AuditRecord> {
            return tl::unexpected(Error{Error::Code::AccessDenied, {}, {}});
        });
    QCOMPARE(await(console->shifts().open(u"C1"_s, Money(), 0)).error().code,
             Error::Code::AccessDenied);
    QCOMPARE(*await(console->shifts().openShift()), std::optional<OpenShift>());
    console->gate().setDecision({});
}

void ShiftLogTest::noticesEveryChange_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<qint64>("brokenAt");
    const auto row = [](const char *name, const QString &sql, qint64 brokenAt) {
        QTest::newRow(name) << QStringList{u"PRAGMA foreign_keys = OFF"_s, sql} << brokenAt;
    };
    for (const char *column :
         {"begins", "opened", "closed", "opener", "closer", "cash_float", "cash_counted"})
        QTest::addRow("shift: %s", column)
            << QStringList{u"UPDATE shift SET %1 = %1 + 1 WHERE number = 2"_s.arg(
                   QLatin1StringView(column))}
            << qint64(2);
    for (const char *column : {"till", "opener_name", "closer_name"})
        QTest::addRow("shift: %s", column)
            << QStringList{u"UPDATE shift SET %1 = %1 || 'x' WHERE number = 3"_s.arg(
                   QLatin1StringView(column))}
            << qint64(3);
    for (const char *column : {"created", "amount", "commission"})
        QTest::addRow("line: %s", column)
            << QStringList{u"UPDATE shift_line SET %1 = %1 + 1 WHERE shift = 4 AND place = 3"_s.arg(
                   QLatin1StringView(column))}
            << qint64(4);
    for (const char *column : {"operation", "status", "evidence", "reference", "operator_name"})
        QTest::addRow("line: %s", column)
            << QStringList{u"UPDATE shift_line SET %1 = %1 || 'x' WHERE shift = 4 AND place = 3"_s
                               .arg(QLatin1StringView(column))}
            << qint64(4);
    row("day", u"UPDATE shift SET day = '2020-01-01' WHERE number = 1"_s, 1);
    row("carried", u"UPDATE shift_line SET carried = 1 WHERE shift = 1"_s, 1);
    row("reconciled", u"UPDATE shift_line SET reconciled = 1 WHERE shift = 1"_s, 1);
    row("a line removed", u"DELETE FROM shift_line WHERE shift = 3 AND place = 3"_s, 3);
    row("the last shift removed", u"DELETE FROM shift WHERE number = 4"_s, 4);
    row("the first shift removed", u"DELETE FROM shift WHERE number = 1"_s, 1);
    row("the head removed", u"DELETE FROM shift_head"_s, 1);
    row("lines of no shift",
        u"INSERT INTO shift_line SELECT 9, place, tx, carried, created, operation, status, amount, "
        "commission, evidence, reconciled, reference, operator_name FROM shift_line "
        "WHERE shift = 1"_s,
        5);
}

void ShiftLogTest::noticesEveryChange()
{
    QFETCH(QStringList, statements);
    fill();
    {
        const auto database = Database::open(path(), Database::Access::ReadWrite, Schema::Console);
        QVERIFY(database);
        for (const QString &sql : std::as_const(statements)) {
            const auto done = (*database)->queryScalar(sql);
            QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
        }
    }
    const auto check = await(open()->shifts().check());
    QVERIFY(check);
    QTEST(check->brokenAt.value_or(0), "brokenAt");
}

/// Every shift is open or closed, every number was used once, and the audit log has each of them.
void ShiftLogTest::isOpenOrClosedAfterAKill()
{
    qint64 last = 0;
    for (int cycle = 0; cycle < 6; ++cycle) {
        QProcess writer;
        writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        writer.start(support::programPath(u"console_shiftwriter"_s), {path()}, QIODevice::ReadOnly);
        QVERIFY(writer.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(writer.bytesAvailable() > 4 + cycle * 3, 30'000);
        QCOMPARE(writer.state(), QProcess::Running);
        writer.kill();
        writer.waitForFinished();
        while (writer.canReadLine()) {
            const qint64 number = writer.readLine().trimmed().toLongLong();
            QCOMPARE_GT(number, last);
            last = number;
        }
        const auto console = open();
        const ShiftCheck check = *await(console->shifts().check());
        QCOMPARE(check.brokenAt, std::nullopt);
        QVERIFY(check.shifts == last || check.shifts == last + 1); // killed before the output
        last = check.shifts;
        const bool isOpen = await(console->shifts().openShift())->has_value();
        qint64 openedCount = 0;
        qint64 closedCount = 0;
        for (qint64 first = 1;;) {
            const QList<AuditEntry> entries = *await(console->audit().read(first));
            if (entries.isEmpty())
                break;
            for (const AuditEntry &entry : entries) {
                openedCount += entry.record.action == AuditAction::ShiftOpened ? 1 : 0;
                closedCount += entry.record.action == AuditAction::ShiftClosed ? 1 : 0;
            }
            first = entries.constLast().number + 1;
        }
        QCOMPARE(closedCount, check.shifts);
        QCOMPARE(openedCount, closedCount + (isOpen ? 1 : 0));
    }
    QCOMPARE_GT(last, 5); // otherwise nothing was tested
}

BALCAO_GUILESS_TEST(ShiftLogTest)
#include "tst_shiftlog.moc"
