// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/shiftstore.h"

#include "core/database/database.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kShiftColumns = "number, begins, opened, closed, day, till, opener, opener_name, "
                               "closer, closer_name, cash_float, cash_counted, digest"_L1;
/// Represents an unknown commission in shift_line, whose column has no NULL.
constexpr qint64 kUnknownCommission = -1;

constexpr auto kShiftLineColumns = "tx, carried, created, operation, status, amount, commission, "
                                   "evidence, reconciled, reference, operator_name"_L1;

struct ShiftHead
{
    qint64 number = 0;
    QByteArray digest = {};
};

QByteArray copyOf(const QByteArray &bytes)
{
    return {bytes.constData(), bytes.size()};
}

Result<ShiftHead> shiftHead(Database &database)
{
    Statement statement(database, u"SELECT number, digest FROM shift_head"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    ShiftHead head; // a missing head is a broken chain; see check()
    if (statement.next())
        head = {statement.number(0), copyOf(statement.bytes(1))};
    return statement.end().map([&head] { return head; });
}

Shift shiftAt(const Statement &row)
{
    return {.number = row.number(0),
            .start = {.begins = row.time(1),
                      .opened = row.time(2),
                      .day = QDate::fromString(row.text(4), Qt::ISODate),
                      .till = row.text(5),
                      .opener = {.id = row.number(6), .name = row.text(7)},
                      .cashFloat = Money::fromCents(row.number(10))},
            .closed = row.time(3),
            .closer = {.id = row.number(8), .name = row.text(9)},
            .counted =
                row.isNull(11) ? std::nullopt : std::optional(Money::fromCents(row.number(11))),
            .digest = copyOf(row.bytes(12))};
}

/// An unknown operation becomes a payout, which no digest accepts.
ShiftLine shiftLineAt(const Statement &row)
{
    return {.id = row.id(0),
            .isCarried = row.number(1) != 0,
            .created = row.time(2),
            .operation = operationFromText(row.text(3)).value_or(Operation::CashOut),
            .status = Status::fromText(row.text(4)),
            .amount = Money::fromCents(row.number(5)),
            .commission = row.number(6) == kUnknownCommission
                              ? std::nullopt
                              : std::optional(Money::fromCents(row.number(6))),
            .evidence = evidenceKindFromText(row.text(7)),
            .isReconciled = row.number(8) != 0,
            .reference = row.text(9),
            .operatorName = row.text(10)};
}

/// Returns the time with the precision of the database, which the digest covers.
QDateTime storedTime(const QDateTime &time)
{
    return QDateTime::fromMSecsSinceEpoch(time.toMSecsSinceEpoch(), Qt::UTC);
}

tl::unexpected<Error> shiftConflict(const QString &detail)
{
    return tl::unexpected(Error{Error::Code::Conflict, {}, detail});
}

} // namespace

Result<std::optional<OpenShift>> ShiftStore::openShift()
{
    Statement statement(m_database, u"SELECT begins, opened, day, till, opener, opener_name, "
                                    "cash_float FROM shift_open"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    std::optional<OpenShift> open;
    if (statement.next())
        open = OpenShift{.begins = statement.time(0),
                         .opened = statement.time(1),
                         .day = QDate::fromString(statement.text(2), Qt::ISODate),
                         .till = statement.text(3),
                         .opener = {.id = statement.number(4), .name = statement.text(5)},
                         .cashFloat = Money::fromCents(statement.number(6))};
    return statement.end().map([&open] { return open; });
}

Result<OpenShift> ShiftStore::open(const OpenShift &shift)
{
    return inWriteTransaction(m_database, [&]() -> Result<OpenShift> {
        const auto present = openShift();
        if (!present)
            return tl::unexpected(present.error());
        if (*present)
            return shiftConflict(u"a shift is open"_s);
        const auto last = shifts(0, 1);
        if (!last)
            return tl::unexpected(last.error());
        OpenShift opened = shift;
        opened.opened = storedTime(shift.opened);
        // A service may state creation times in whole seconds.
        opened.begins =
            last->isEmpty()
                ? QDateTime::fromSecsSinceEpoch(opened.opened.toSecsSinceEpoch(), Qt::UTC)
                : last->constFirst().closed;
        Statement statement(m_database,
                            u"INSERT INTO shift_open (id, begins, opened, day, till, opener, "
                            "opener_name, cash_float) VALUES (1, ?, ?, ?, ?, ?, ?, ?)"_s);
        return statement.bind(opened.begins)
            .bind(opened.opened)
            .bind(opened.day.toString(Qt::ISODate))
            .bind(opened.till)
            .bind(opened.opener.id)
            .bind(opened.opener.name)
            .bind(opened.cashFloat)
            .run()
            .map([&opened] { return opened; });
    });
}

Result<void> ShiftStore::addLine(qint64 number, int place, const ShiftLine &line)
{
    Statement statement(m_database, u"INSERT INTO shift_line (shift, place, "_s +
                                        kShiftLineColumns +
                                        ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_L1);
    return statement.bind(number)
        .bind(qint64{place})
        .bind(line.id)
        .bind(qint64{line.isCarried ? 1 : 0})
        .bind(line.created)
        .bind(toText(line.operation))
        .bind(line.status.toText())
        .bind(line.amount)
        .bind(line.commission ? line.commission->cents() : kUnknownCommission)
        .bind(line.evidence ? toText(*line.evidence) : QString())
        .bind(qint64{line.isReconciled ? 1 : 0})
        .bind(line.reference)
        .bind(line.operatorName)
        .run();
}

Result<Shift> ShiftStore::close(const Shift &shift)
{
    return inWriteTransaction(m_database, [&]() -> Result<Shift> {
        const auto present = openShift();
        if (!present)
            return tl::unexpected(present.error());
        if (*present != shift.start)
            return shiftConflict(u"the shift is not open"_s);
        const auto head = shiftHead(m_database);
        if (!head)
            return tl::unexpected(head.error());
        Shift closed = shift;
        closed.number = head->number + 1;
        closed.closed = storedTime(shift.closed);
        for (ShiftLine &line : closed.lines)
            line.created = storedTime(line.created);
        closed.digest = shiftDigest(closed, head->digest);
        {
            Statement statement(m_database,
                                u"INSERT INTO shift ("_s + kShiftColumns +
                                    ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_L1);
            const auto done =
                statement.bind(closed.number)
                    .bind(closed.start.begins)
                    .bind(closed.start.opened)
                    .bind(closed.closed)
                    .bind(closed.start.day.toString(Qt::ISODate))
                    .bind(closed.start.till)
                    .bind(closed.start.opener.id)
                    .bind(closed.start.opener.name)
                    .bind(closed.closer.id)
                    .bind(closed.closer.name)
                    .bind(closed.start.cashFloat)
                    .bindStored(closed.counted ? sqlValue(*closed.counted) : QVariant())
                    .bindStored(closed.digest)
                    .run();
            if (!done)
                return tl::unexpected(done.error());
        }
        int place = 0;
        for (const ShiftLine &line : std::as_const(closed.lines)) {
            if (const auto done = addLine(closed.number, ++place, line); !done)
                return tl::unexpected(done.error());
        }
        Statement next(m_database, u"UPDATE shift_head SET number = ?, digest = ?"_s);
        if (const auto done = next.bind(closed.number).bindStored(closed.digest).run(); !done)
            return tl::unexpected(done.error());
        Statement gone(m_database, u"DELETE FROM shift_open"_s);
        return gone.run().map([&closed] { return closed; });
    });
}

Result<QList<Shift>> ShiftStore::shifts(qint64 before, int max)
{
    Statement statement(m_database, u"SELECT "_s + kShiftColumns +
                                        " FROM shift WHERE ? = 0 OR number < ? "
                                        "ORDER BY number DESC LIMIT ?"_L1);
    if (const auto run = statement.bind(before).bind(before).bind(qint64{max}).run(); !run)
        return tl::unexpected(run.error());
    QList<Shift> all;
    while (statement.next())
        all.append(shiftAt(statement));
    return statement.end().map([&all] { return all; });
}

Result<QList<ShiftLine>> ShiftStore::lines(qint64 number)
{
    Statement statement(m_database, u"SELECT "_s + kShiftLineColumns +
                                        " FROM shift_line WHERE shift = ? ORDER BY place"_L1);
    if (const auto run = statement.bind(number).run(); !run)
        return tl::unexpected(run.error());
    QList<ShiftLine> all;
    while (statement.next())
        all.append(shiftLineAt(statement));
    return statement.end().map([&all] { return all; });
}

Result<Shift> ShiftStore::shift(qint64 number)
{
    return inReadTransaction(m_database, [&]() -> Result<Shift> {
        const auto found = shifts(number + 1, 1);
        if (!found)
            return tl::unexpected(found.error());
        if (found->isEmpty() || found->constFirst().number != number)
            return tl::unexpected(Error{Error::Code::NotFound, {}, u"no such shift"_s});
        const auto own = lines(number);
        if (!own)
            return tl::unexpected(own.error());
        Shift shift = found->constFirst();
        shift.lines = *own;
        return shift;
    });
}

Result<QList<ShiftLine>> ShiftStore::openLines()
{
    return inReadTransaction(m_database, [&]() -> Result<QList<ShiftLine>> {
        const auto last = shifts(0, 1);
        if (!last || last->isEmpty())
            return last.map([](const auto & /*none*/) { return QList<ShiftLine>(); });
        return lines(last->constFirst().number).map([](QList<ShiftLine> all) {
            all.removeIf([](const ShiftLine &line) { return !isOpen(line); });
            return all;
        });
    });
}

Result<ShiftCheck> ShiftStore::check()
{
    return inReadTransaction(m_database, [&]() -> Result<ShiftCheck> {
        const auto head = shiftHead(m_database);
        if (!head)
            return tl::unexpected(head.error());
        const auto stored = m_database.queryScalar(u"SELECT count(*) FROM shift"_s);
        if (!stored)
            return tl::unexpected(stored.error());
        const auto lineCount = m_database.queryScalar(
            u"SELECT count(*) FROM shift_line WHERE shift NOT IN (SELECT number FROM shift)"_s);
        if (!lineCount)
            return tl::unexpected(lineCount.error());
        ShiftCheck check;
        for (qint64 number = 1; number <= stored->toLongLong(); ++number) {
            const auto next = shift(number);
            const bool isMissing = !next && next.error().code == Error::Code::NotFound;
            if (!next && !isMissing)
                return tl::unexpected(next.error());
            if (isMissing || next->digest != shiftDigest(*next, check.digest)) {
                check.brokenAt = number;
                return check;
            }
            check.shifts = number;
            check.digest = next->digest;
        }
        if (check.shifts != head->number || check.digest != head->digest ||
            lineCount->toLongLong() != 0)
            check.brokenAt = qMin(check.shifts, head->number) + 1;
        return check;
    });
}

} // namespace core
