// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/shiftcontroller.h"

#include "core/console/consoledatabase.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/service/transactionservice.h"
#include "core/till/authorization.h"

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

/// The transactions of a shift while they are read.
struct ShiftController::Reading
{
    QString till;
    QList<ShiftLine> carried; ///< as in the Z report before
    Callback<QList<ShiftLine>> callback;
    QList<ShiftLine> lines = {}; ///< filled in a thread of the service
    qsizetype asked = 0;         ///< carried lines

    void fail(const Error &error) const { callback(tl::unexpected(error)); }
};

ShiftController::ShiftController(Setup setup, QObject *parent)
    : QObject(parent)
    , m_setup([&setup] {
        if (!setup.clock)
            setup.clock = [] { return QDateTime::currentDateTimeUtc(); };
        return std::move(setup);
    }())
{}

bool ShiftController::maySeeTotals() const
{
    return !m_setup.authorization || m_setup.authorization->isAllowed(Permission::SeeTotals);
}

/// Uses a colleague's authorization, if there is one.
Result<void> ShiftController::checkTotals()
{
    if (!m_setup.authorization)
        return {};
    return m_setup.authorization->check(Permission::SeeTotals).map([](const Actor & /*actor*/) {});
}

QFuture<Result<std::optional<OpenShift>>> ShiftController::openShift()
{
    return m_setup.console.shifts().openShift();
}

QFuture<Result<OpenShift>> ShiftController::open(const Money &cashFloat)
{
    if (cashFloat < Money())
        return readyFuture<OpenShift>(tl::unexpected(Error{
            Error::Code::InvalidInput, {{Field::Amount, Problem::TooSmall}}, u"a negative sum"_s}));
    const auto promise = makePromise<OpenShift>();
    const int cutoff = m_setup.cutoffMinutes ? m_setup.cutoffMinutes() : 0;
    onAnswer(m_setup.console.shifts().open(m_setup.till(), cashFloat, cutoff), this,
             [this, promise](const Result<OpenShift> &opened) {
                 if (opened)
                     Q_EMIT changed();
                 resolve(promise, opened);
             });
    return promise->future();
}

QFuture<Result<ShiftReport>> ShiftController::report()
{
    if (const auto allowed = checkTotals(); !allowed)
        return readyFuture<ShiftReport>(tl::unexpected(allowed.error()));
    const auto promise = makePromise<ShiftReport>();
    readReport(resolver(promise));
    return promise->future();
}

void ShiftController::readReport(const Callback<ShiftReport> &callback)
{
    ShiftRepository &shifts = m_setup.console.shifts();
    const QDateTime now = m_setup.clock();
    onAnswer(shifts.openShift(), this,
             [this, &shifts, now, callback](const Result<std::optional<OpenShift>> &open) {
                 if (!open)
                     return callback(tl::unexpected(open.error()));
                 if (!*open)
                     return callback(failure(Error::Code::NotFound, u"no shift is open"_s));
                 const OpenShift start = **open;
                 onAnswer(shifts.openLines(), this,
                          [this, start, now, callback](const Result<QList<ShiftLine>> &carried) {
                              if (!carried)
                                  return callback(tl::unexpected(carried.error()));
                              readLines(
                                  start, now, *carried,
                                  [start, now, callback](const Result<QList<ShiftLine>> &lines) {
                                      callback(lines.map([&](const QList<ShiftLine> &all) {
                                          return ShiftReport{start, now, all};
                                      }));
                                  });
                          });
             });
}

/// Reads the transactions of the counter from `start` until `until`, and the present state of the
/// carried ones.
void ShiftController::readLines(const OpenShift &start, const QDateTime &until,
                                const QList<ShiftLine> &carried,
                                const Callback<QList<ShiftLine>> &callback)
{
    const auto reading = std::make_shared<Reading>(Reading{start.till, carried, callback});
    if (!(start.begins < until)) { // the clock was set back
        readCarried(reading);
        return;
    }
    const TransactionFilter filter{.createdFrom = start.begins, .createdUntil = until};
    const auto visit = [reading](const QList<Transaction> &batch) {
        for (const Transaction &transaction : batch)
            reading->lines.append(shiftLineOf(transaction));
        return true;
    };
    onAnswer(m_setup.service.readAll(filter, visit), this,
             [this, reading](const Result<void> &read) {
                 if (!read)
                     return reading->fail(read.error());
                 keepOwn(reading);
             });
}

/// Removes the transactions of other counters.
void ShiftController::keepOwn(const std::shared_ptr<Reading> &reading)
{
    QList<QUuid> ids;
    for (const ShiftLine &line : std::as_const(reading->lines))
        ids.append(line.id);
    using Creators = Result<QHash<QUuid, Actor>>;
    onAnswer(
        m_setup.console.audit().creators(ids), this, [this, reading](const Creators &creators) {
            if (!creators)
                return reading->fail(creators.error());
            const ReferencePattern pattern =
                m_setup.pattern ? m_setup.pattern() : ReferencePattern::standard();
            reading->lines.removeIf([&](const ShiftLine &line) {
                return !creators->contains(line.id) &&
                       pattern.tillOf(line.reference).compare(reading->till, Qt::CaseInsensitive) !=
                           0;
            });
            for (ShiftLine &line : reading->lines) {
                const Actor actor = creators->value(line.id);
                line.operatorName = actor.id == 0 ? QString() : actor.name; // 0: a program
            }
            readCarried(reading);
        });
}

/// Reads one carried transaction after the other. A transaction that the service no longer has
/// keeps its last state.
void ShiftController::readCarried(const std::shared_ptr<Reading> &reading)
{
    if (reading->asked == reading->carried.size()) {
        readAnnotations(reading);
        return;
    }
    ShiftLine line = reading->carried[reading->asked++];
    onAnswer(m_setup.service.find(line.id), this,
             [this, reading, line](const Result<Transaction> &found) {
                 if (!found && found.error().code != Error::Code::NotFound)
                     return reading->fail(found.error());
                 ShiftLine now = found ? shiftLineOf(*found) : line;
                 now.isCarried = true;
                 now.operatorName = line.operatorName;
                 reading->lines.append(now);
                 readCarried(reading);
             });
}

void ShiftController::readAnnotations(const std::shared_ptr<Reading> &reading)
{
    QList<QUuid> ids;
    for (const ShiftLine &line : std::as_const(reading->lines))
        ids.append(line.id);
    using Found = Result<QHash<QUuid, Annotations>>;
    onAnswer(m_setup.console.annotations().find(ids), this, [reading](const Found &found) {
        if (!found)
            return reading->fail(found.error());
        for (ShiftLine &line : reading->lines)
            line.isReconciled = found->value(line.id).reconciledOn.has_value();
        std::sort(reading->lines.begin(), reading->lines.end(),
                  [](const ShiftLine &one, const ShiftLine &other) {
                      return std::pair(one.created, one.id) < std::pair(other.created, other.id);
                  });
        reading->callback(reading->lines);
    });
}

QFuture<Result<Shift>> ShiftController::close(const std::optional<Money> &counted)
{
    const auto promise = makePromise<Shift>();
    readReport([this, promise, counted](const Result<ShiftReport> &report) {
        if (!report)
            return resolve<Shift>(promise, tl::unexpected(report.error()));
        const Shift shift{.start = report->start,
                          .closed = report->at,
                          .counted = counted,
                          .lines = report->lines};
        onAnswer(m_setup.console.shifts().close(shift), this,
                 [this, promise](Result<Shift> closed) {
                     if (closed)
                         Q_EMIT changed();
                     if (closed && !maySeeTotals())
                         closed->lines.clear();
                     resolve(promise, std::move(closed));
                 });
    });
    return promise->future();
}

QFuture<Result<QList<Shift>>> ShiftController::shifts(qint64 before)
{
    return m_setup.console.shifts().shifts(before);
}

QFuture<Result<Shift>> ShiftController::shift(qint64 number)
{
    if (const auto allowed = checkTotals(); !allowed)
        return readyFuture<Shift>(tl::unexpected(allowed.error()));
    return m_setup.console.shifts().shift(number);
}

QFuture<Result<ShiftDrift>> ShiftController::drift(qint64 number)
{
    if (const auto allowed = checkTotals(); !allowed)
        return readyFuture<ShiftDrift>(tl::unexpected(allowed.error()));
    const auto promise = makePromise<ShiftDrift>();
    onAnswer(m_setup.console.shifts().shift(number), this,
             [this, promise](const Result<Shift> &shift) {
                 if (!shift)
                     return resolve<ShiftDrift>(promise, tl::unexpected(shift.error()));
                 readLines(shift->start, shift->closed, {},
                           [promise, closed = shift->lines](const Result<QList<ShiftLine>> &now) {
                               resolve<ShiftDrift>(
                                   promise, now.map([&closed](const QList<ShiftLine> &lines) {
                                       return driftOf(closed, lines);
                                   }));
                           });
             });
    return promise->future();
}

} // namespace core
