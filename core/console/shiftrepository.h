// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"
#include "core/domain/error.h"
#include "core/domain/shift.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace core
{

class ActionGate;
class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The shifts of a till.
///
/// Threading, lifetime and errors: see ConsoleDatabase, which owns the object.
class ShiftRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShiftRepository)

public:
    /// `clock`: UTC; called in the thread of the store.
    ShiftRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                    std::function<QDateTime()> clock);

    /// Returns the open shift; nullopt: none.
    QFuture<Result<std::optional<OpenShift>>> openShift();

    /// Opens a shift now. The opener is the operator who passes the gate. `cutoffMinutes`: see
    /// businessDay(). Code::Conflict if a shift is open.
    QFuture<Result<OpenShift>> open(const QString &till, const Money &cashFloat, int cutoffMinutes);

    /// Closes the open shift with the number of its Z report. The closer is the operator who passes
    /// the gate. Shift and audit entry are one transaction. Code::Conflict if `shift.start` is not
    /// the open shift.
    QFuture<Result<Shift>> close(const Shift &shift);

    /// Maximum number of shifts that shifts() returns.
    static constexpr int kMaxShifts = 100;

    /// Returns the shifts before the number `before`, latest first, without lines. 0: from the last
    /// one.
    QFuture<Result<QList<Shift>>> shifts(qint64 before = 0);

    /// Returns a closed shift with its lines. Code::NotFound.
    QFuture<Result<Shift>> shift(qint64 number);

    /// Returns the lines of the last closed shift that were open at its end.
    QFuture<Result<QList<ShiftLine>>> openLines();

    /// Reads all shifts and checks all digests.
    QFuture<Result<ShiftCheck>> check();

private:
    AsyncStore<ConsoleStore> &m_store;
    const ActionGate &m_gate;
    const std::function<QDateTime()> m_clock;
};

} // namespace core
