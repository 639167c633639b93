// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/shift.h"

#include "core/domain/chargeevidence.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionsum.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QHash>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using ShiftWhat = ShiftChange::What;

NetTotals totalsOfLine(const ShiftLine &line)
{
    TransactionSum sum;
    sum.status = line.status.code();
    sum.operation = line.operation;
    sum.count = 1;
    sum.amount = line.amount;
    sum.commission = line.commission.value_or(Money());
    sum.unknownCommissionCount = line.commission ? 0 : 1;
    return netTotalsOf(sum);
}

bool isPaidLine(const ShiftLine &line)
{
    return line.status.code() == Status::Code::Paid;
}

/// Returns the effect of a line on the account, without its partial returns.
Money effectOf(const ShiftLine &line)
{
    return totalsOfLine(line).net - line.refunded;
}

/// Returns what happened to a line; nullopt if nothing that a report shows has changed.
std::optional<ShiftWhat> changeOf(const ShiftLine &before, const ShiftLine &after)
{
    if (before.status != after.status) {
        if (isPaidLine(after))
            return ShiftWhat::Paid;
        if (after.status.code() == Status::Code::Refund)
            return ShiftWhat::Refunded;
        if (isPaidLine(before) || before.status.code() == Status::Code::Refund)
            return ShiftWhat::Withdrawn;
        // One open status follows another without an effect on the report.
        return isOpen(before) && isOpen(after) ? std::nullopt : std::optional(ShiftWhat::Ended);
    }
    if (before.refunded != after.refunded)
        return ShiftWhat::Refunded;
    if (before.amount != after.amount ||
        totalsOfLine(before).commission != totalsOfLine(after).commission ||
        totalsOfLine(before).unknownCommissionCount != totalsOfLine(after).unknownCommissionCount)
        return ShiftWhat::Corrected;
    if (before.evidence != after.evidence)
        return ShiftWhat::Evidence;
    if (before.isReconciled != after.isReconciled)
        return ShiftWhat::Reconciled;
    return std::nullopt;
}

} // namespace

ShiftLine shiftLineOf(const Transaction &transaction)
{
    return {.id = transaction.id,
            .created = transaction.created,
            .operation = transaction.operation,
            .status = transaction.status,
            .amount = transaction.amount,
            .commission = transaction.commission,
            .evidence = evidenceKindOf(transaction),
            .refunded =
                transaction.status == Status::Code::Paid ? returnedAmount(transaction) : Money(),
            .reference = transaction.reference};
}

bool isOpen(const ShiftLine &line)
{
    switch (line.status.code()) {
    case Status::Code::Pending:
    case Status::Code::InProcess:
    case Status::Code::InAnalysis:
        return true;
    case Status::Code::Paid:
    case Status::Code::Denied:
    case Status::Code::Canceled:
    case Status::Code::Refund:
    case Status::Code::Expired:
    case Status::Code::Unknown:
        return false;
    }
    Q_UNREACHABLE();
}

QByteArray shiftDigest(const Shift &shift, const QByteArray &previous)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray("shift 1\n"));
    // The length before each text separates it from the next text.
    const auto add = [&hash](const QByteArray &part) {
        hash.addData(QByteArray::number(part.size()) + ':' + part + '\n');
    };
    const auto addNumber = [&add](qint64 number) { add(QByteArray::number(number)); };
    const auto addActor = [&](const Actor &actor) {
        addNumber(actor.id);
        add(actor.name.toUtf8());
    };
    addNumber(shift.number);
    addNumber(shift.start.begins.toMSecsSinceEpoch());
    addNumber(shift.start.opened.toMSecsSinceEpoch());
    addNumber(shift.closed.toMSecsSinceEpoch());
    add(shift.start.day.toString(Qt::ISODate).toLatin1());
    add(shift.start.till.toUtf8());
    addActor(shift.start.opener);
    addActor(shift.closer);
    addNumber(shift.start.cashFloat.cents());
    add(shift.counted ? QByteArray::number(shift.counted->cents()) : QByteArray());
    addNumber(shift.lines.size());
    for (const ShiftLine &line : shift.lines) {
        add(line.id.toRfc4122().toHex());
        addNumber(line.isCarried ? 1 : 0);
        addNumber(line.created.toMSecsSinceEpoch());
        add(toText(line.operation).toUtf8());
        add(line.status.toText().toUtf8());
        addNumber(line.amount.cents());
        add(line.commission ? QByteArray::number(line.commission->cents()) : QByteArray());
        add(line.evidence ? toText(*line.evidence).toUtf8() : QByteArray());
        addNumber(line.isReconciled ? 1 : 0);
        add(line.reference.toUtf8());
        add(line.operatorName.toUtf8());
    }
    add(previous.toHex());
    return hash.result();
}

NetTotals ShiftTotals::received() const
{
    NetTotals all = seen;
    for (const NetTotals &kind : byEvidence)
        all += kind;
    return all;
}

NetTotals ShiftTotals::moved() const
{
    NetTotals all = received();
    all += refunded;
    all += sent;
    return all;
}

ShiftTotals &ShiftTotals::operator+=(const ShiftTotals &other)
{
    seen += other.seen;
    for (std::size_t i = 0; i < byEvidence.size(); ++i)
        byEvidence.at(i) += other.byEvidence.at(i);
    refunded += other.refunded;
    sent += other.sent;
    waiting += other.waiting;
    ended += other.ended;
    for (const auto &[name, totals] : other.byOperator.asKeyValueRange())
        byOperator[name] += totals;
    return *this;
}

ShiftTotals totalsOf(const QList<ShiftLine> &lines)
{
    ShiftTotals totals;
    for (const ShiftLine &line : lines) {
        if (line.isCarried)
            continue;
        const NetTotals one = totalsOfLine(line);
        if (isOpen(line)) {
            totals.waiting += one;
        } else if (line.status.code() == Status::Code::Refund) {
            totals.refunded += one;
        } else if (!isPaidLine(line)) {
            totals.ended += one;
        } else if (line.operation == Operation::CashOut) {
            totals.sent += one;
        } else {
            if (line.evidence)
                totals.byEvidence.at(static_cast<std::size_t>(
                    std::find(kEvidenceKinds.begin(), kEvidenceKinds.end(), *line.evidence) -
                    kEvidenceKinds.begin())) += one;
            else
                totals.seen += one;
            if (!line.operatorName.isEmpty())
                totals.byOperator[line.operatorName] += one;
        }
    }
    return totals;
}

ShiftDrift driftOf(const QList<ShiftLine> &closed, const QList<ShiftLine> &now)
{
    QHash<QUuid, ShiftLine> present;
    for (const ShiftLine &line : now) {
        if (!line.isCarried)
            present.insert(line.id, line);
    }
    ShiftDrift drift;
    const auto add = [&drift](ShiftWhat what, const ShiftLine &before, const ShiftLine &after,
                              const Money &effect) {
        drift.changes.append({what, before, after, effect});
        drift.effect += effect;
    };
    for (const ShiftLine &before : closed) {
        if (before.isCarried)
            continue;
        const auto found = present.constFind(before.id);
        if (found == present.cend()) {
            add(ShiftWhat::Removed, before, before, -effectOf(before));
            continue;
        }
        const ShiftLine &after = *found;
        if (const auto what = changeOf(before, after))
            add(*what, before, after, effectOf(after) - effectOf(before));
        present.erase(found);
    }
    for (const ShiftLine &line : now) {
        if (present.contains(line.id))
            add(ShiftWhat::Added, line, line, effectOf(line));
    }
    return drift;
}

} // namespace core
