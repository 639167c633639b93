// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/eventtext.h"

#include "core/domain/statusevent.h"
#include "core/domain/transaction.h"
#include "ui/text/evidencetext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;
using Code = core::Status::Code;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// Returns the record that caused the event; nullptr: none.
const core::Evidence *causeOf(const core::Transaction &transaction, const core::StatusEvent &event)
{
    using Role = core::Evidence::Role;
    using Subject = core::Evidence::Subject;
    const auto causes = [&event](const core::Evidence &record) {
        const bool isRefund = record.subject == Subject::Refund;
        return record.recordedAt == event.at &&
               ((record.role == Role::Withdrawal && event.status == Code::Canceled) ||
                (record.role == Role::Confirmation &&
                 event.status == (isRefund ? Code::Refund : Code::Paid)));
    };
    const QList<core::Evidence> &records = transaction.evidence;
    const auto cause = std::find_if(records.cbegin(), records.cend(), causes);
    return cause == records.cend() ? nullptr : &*cause;
}

} // namespace

QString durationText(std::chrono::seconds duration)
{
    const qint64 seconds = qMax<qint64>(duration.count(), 0);
    const qint64 minutes = seconds / 60;
    const qint64 hours = minutes / 60;
    if (minutes == 0)
        return Words::tr("%1 s", "a time: seconds").arg(seconds);
    if (hours == 0)
        return Words::tr("%1 min %2 s", "a time: minutes, seconds").arg(minutes).arg(seconds % 60);
    if (hours < 24)
        return Words::tr("%1 h %2 min", "a time: hours, minutes").arg(hours).arg(minutes % 60);
    return Words::tr("%1 d %2 h", "a time: days, hours").arg(hours / 24).arg(hours % 24);
}

QString eventGapText(const core::Transaction &transaction, qsizetype index)
{
    const QList<core::StatusEvent> &events = transaction.events;
    if (index + 1 >= events.size())
        return {};
    const core::StatusEvent &before = events[index + 1];
    const QString gap = durationText(std::chrono::seconds(before.at.secsTo(events[index].at)));
    return index + 2 == events.size()
               ? Words::tr("%1 after creation", "a time, as in 38 s").arg(gap)
               : Words::tr("%1 after “%2”", "a time, the state before")
                     .arg(gap, statusWord(before.status));
}

QString eventSourceText(const core::Transaction &transaction, qsizetype index,
                        const core::TransactionService::Capabilities &can)
{
    const bool isIn = transaction.operation == core::Operation::CashIn;
    const Code code = transaction.events[index].status.code();
    if (const core::Evidence *cause = causeOf(transaction, transaction.events[index]))
        return evidenceRecordText(*cause);
    if (index + 1 == transaction.events.size() && code == Code::Pending)
        return Words::tr("created by the shop");
    if (isIn && code == Code::Expired)
        return Words::tr("automatically: not paid in time");
    if (isIn && code == Code::Refund && (can.refunds || !transaction.refundReason.isEmpty()))
        return Words::tr("by a person of the shop");
    if (isIn && can.simulates && (code == Code::Paid || code == Code::Canceled))
        return Words::tr("simulated by a person: no money moved");
    if (!isIn && can.simulates)
        return Words::tr("by the sandbox: no money moved");
    return Words::tr("reported by the service");
}

} // namespace ui
