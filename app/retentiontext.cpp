// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/retentiontext.h"

#include <QtCore/QCoreApplication>

namespace app
{

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Retention)
};

QString remainingSentence(RemainingData data, const core::Pseudonymized &result)
{
    switch (data) {
    case RemainingData::Accounting:
        return Words::tr("Amounts, times, states, references and payment codes stay: accounting "
                         "needs them.");
    case RemainingData::Open:
        return Words::tr("%n old transaction(s) are still open and stay unchanged.", "",
                         static_cast<int>(result.skipped));
    case RemainingData::Evidence:
        return Words::tr("Evidence of payments stays: it is never changed.");
    case RemainingData::Statements:
        return Words::tr("Imported bank statements stay, because the seals of days cover them.");
    case RemainingData::AuditLog:
        return Words::tr("The audit log stays. It has no data of customers.");
    case RemainingData::OtherCopies:
        return Words::tr("Backups, exported files and folders “replaced-…” still have the data.");
    }
    Q_UNREACHABLE();
}

} // namespace

QStringList retentionSentences(const RetentionReport &report)
{
    const core::Pseudonymized &result = report.transactions;
    const int count = static_cast<int>(result.transactions);
    QStringList sentences{
        report.isDryRun ? Words::tr("%n transaction(s) would lose their personal data.", "", count)
                        : Words::tr("%n transaction(s) lost their personal data.", "", count)};
    if (report.till.annotations > 0)
        sentences += Words::tr("%n note(s) and tag(s) were deleted.", "", report.till.annotations);
    if (report.till.payers > 0)
        sentences += Words::tr("%n known customer(s) were deleted.", "", report.till.payers);
    if (report.till.payouts > 0)
        sentences += Words::tr("%n refused payout(s) were deleted.", "", report.till.payouts);
    for (const RemainingData data : report.remains)
        sentences += remainingSentence(data, result);
    return sentences;
}

} // namespace app
