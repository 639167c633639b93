// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/shiftrepository.h"

#include "core/console/recordedcall.h"
#include "core/domain/businessday.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

ShiftRepository::ShiftRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                                 std::function<QDateTime()> clock)
    : m_store(store)
    , m_gate(gate)
    , m_clock(std::move(clock))
{}

QFuture<Result<std::optional<OpenShift>>> ShiftRepository::openShift()
{
    return m_store.run<std::optional<OpenShift>>(
        [](ConsoleStore &store) { return store.shifts().openShift(); });
}

QFuture<Result<OpenShift>> ShiftRepository::open(const QString &till, const Money &cashFloat,
                                                 int cutoffMinutes)
{
    return runRecorded<OpenShift>(
        m_store, m_gate, {.action = AuditAction::ShiftOpened, .till = till}, m_clock,
        [till, cashFloat, cutoffMinutes, clock = m_clock](ConsoleStore &store,
                                                          AuditRecord &record) {
            const QDateTime now = clock();
            record.after = QString::number(cashFloat.cents());
            return store.shifts().open({.opened = now,
                                        .day = businessDay(now, cutoffMinutes),
                                        .till = till,
                                        .opener = record.actor,
                                        .cashFloat = cashFloat});
        });
}

QFuture<Result<Shift>> ShiftRepository::close(const Shift &shift)
{
    return runRecorded<Shift>(
        m_store, m_gate, {.action = AuditAction::ShiftClosed, .till = shift.start.till}, m_clock,
        [shift](ConsoleStore &store, AuditRecord &record) {
            Shift closed = shift;
            closed.closer = {.id = record.actor.id, .name = record.actor.name};
            const auto stored = store.shifts().close(closed);
            if (stored) {
                record.subject = QString::number(stored->number);
                record.after = QString::fromLatin1(stored->digest.toHex());
            }
            return stored;
        });
}

QFuture<Result<QList<Shift>>> ShiftRepository::shifts(qint64 before)
{
    return m_store.run<QList<Shift>>(
        [before](ConsoleStore &store) { return store.shifts().shifts(before, kMaxShifts); });
}

QFuture<Result<Shift>> ShiftRepository::shift(qint64 number)
{
    return m_store.run<Shift>(
        [number](ConsoleStore &store) { return store.shifts().shift(number); });
}

QFuture<Result<QList<ShiftLine>>> ShiftRepository::openLines()
{
    return m_store.run<QList<ShiftLine>>(
        [](ConsoleStore &store) { return store.shifts().openLines(); });
}

QFuture<Result<ShiftCheck>> ShiftRepository::check()
{
    return m_store.run<ShiftCheck>([](ConsoleStore &store) { return store.shifts().check(); });
}

} // namespace core
