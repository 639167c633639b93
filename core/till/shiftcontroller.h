// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/referencepattern.h"
#include "core/domain/shift.h"
#include "core/service/promise.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <functional>
#include <memory>
#include <optional>

namespace core
{

class Authorization;
class ConsoleDatabase;
class TransactionService;

/// The present state of a shift that is open: an X report.
struct ShiftReport
{
    OpenShift start = {};
    QDateTime at = {};           ///< UTC: exclusive end of the transactions
    QList<ShiftLine> lines = {}; ///< in the order of creation

    bool operator==(const ShiftReport &) const = default;
};

/// Opens and closes the shifts of a till, and calculates their reports.
///
/// A shift has the transactions that its counter created: those in its audit log, and those whose
/// reference names the counter. The service reports their present state, so the reports are the
/// same for local shops and remote services. Two counters of one service have separate shifts.
///
/// Errors: those of the service and of the console database. Code::AccessDenied for totals that the
/// operator may not see.
class ShiftController : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShiftController)

public:
    struct Setup
    {
        TransactionService &service;
        ConsoleDatabase &console;
        Authorization *authorization = nullptr;         ///< null: every report is allowed
        std::function<QString()> till = {};             ///< name of the counter
        std::function<ReferencePattern()> pattern = {}; ///< of the references of the counter
        std::function<int()> cutoffMinutes = {};        ///< see businessDay()
        std::function<QDateTime()> clock = {};          ///< UTC; null: system time
    };

    /// All references must outlive the object.
    explicit ShiftController(Setup setup, QObject *parent = nullptr);

    /// Returns the open shift; nullopt: none.
    QFuture<Result<std::optional<OpenShift>>> openShift();

    /// Opens a shift. Code::Conflict if one is open.
    QFuture<Result<OpenShift>> open(const Money &cashFloat);

    /// Returns the X report. Code::NotFound without an open shift.
    QFuture<Result<ShiftReport>> report();

    /// Closes the shift. `counted`: money in the drawer; nullopt: not counted. The result has no
    /// lines if the operator may not see totals. Code::NotFound without an open shift,
    /// Code::Conflict if another process closed the shift meanwhile.
    QFuture<Result<Shift>> close(const std::optional<Money> &counted);

    /// Returns the closed shifts before the number `before`, latest first, without lines.
    QFuture<Result<QList<Shift>>> shifts(qint64 before = 0);

    /// Returns a closed shift: the Z report.
    QFuture<Result<Shift>> shift(qint64 number);

    /// Returns what changed after the shift was closed.
    QFuture<Result<ShiftDrift>> drift(qint64 number);

    /// Returns true if the operator may see totals.
    [[nodiscard]] bool maySeeTotals() const;

Q_SIGNALS:
    void changed(); ///< a shift was opened or closed

private:
    struct Reading;

    void readReport(const Callback<ShiftReport> &callback);
    void readLines(const OpenShift &start, const QDateTime &until, const QList<ShiftLine> &carried,
                   const Callback<QList<ShiftLine>> &callback);
    void keepOwn(const std::shared_ptr<Reading> &reading);
    void readCarried(const std::shared_ptr<Reading> &reading);
    void readAnnotations(const std::shared_ptr<Reading> &reading);
    [[nodiscard]] Result<void> checkTotals();

    const Setup m_setup;
};

} // namespace core
