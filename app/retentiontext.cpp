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

void addErased(QStringList &sentences, const core::ForgottenAtTill &till)
{
    if (till.annotations > 0)
        sentences += Words::tr("%n note(s) and tag(s) were deleted.", "", till.annotations);
    if (till.payers > 0)
        sentences += Words::tr("%n known customer(s) were deleted.", "", till.payers);
    if (till.payouts > 0)
        sentences += Words::tr("%n refused payout(s) were deleted.", "", till.payouts);
}

} // namespace

QStringList erasureSentences(const ErasureReport &report)
{
    QStringList sentences;
    addErased(sentences, report.till);
    if (report.till.disclosures > 0)
        sentences += Words::tr("%n search(es) for this person were deleted from the record of "
                               "files.",
                               "", report.till.disclosures);
    if (sentences.isEmpty())
        sentences += Words::tr("The counter stored nothing about this person.");
    if (report.transactions > 0)
        sentences += Words::tr("%n transaction(s) of this person stay: accounting needs them. "
                               "“privacy pseudonymize” removes the person from old ones.",
                               "", static_cast<int>(report.transactions));
    for (const RemainingData data : report.remains) {
        if (data == RemainingData::Open)
            sentences += Words::tr("Some transactions or payouts of this person are still open.");
        else if (data != RemainingData::Accounting)
            sentences += remainingSentence(data, {});
    }
    return sentences;
}

QStringList retentionSentences(const RetentionReport &report)
{
    const core::Pseudonymized &result = report.transactions;
    const int count = static_cast<int>(result.transactions);
    QStringList sentences{
        report.isDryRun ? Words::tr("%n transaction(s) would lose their personal data.", "", count)
                        : Words::tr("%n transaction(s) lost their personal data.", "", count)};
    addErased(sentences, report.till);
    for (const RemainingData data : report.remains)
        sentences += remainingSentence(data, result);
    return sentences;
}

} // namespace app
