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
    case RemainingData::Service:
        return Words::tr("The remote service still has its data: ask its operator to erase the "
                         "person there.");
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
    if (report.copies > 0)
        sentences += Words::tr("%n transaction(s) in the copy of the remote service lost their "
                               "personal data.",
                               "", static_cast<int>(report.copies));
    if (report.orders > 0)
        sentences += Words::tr("The content of %n request(s) to the service or the bank was "
                               "deleted.",
                               "", static_cast<int>(report.orders));
    if (sentences.isEmpty())
        sentences += Words::tr("The counter stored nothing about this person.");
    return sentences + remainingSentences(report);
}

QStringList erasableData(const ErasureReport &report)
{
    QStringList data;
    const auto add = [&data](qint64 count, const QString &text) {
        if (count > 0)
            data += text;
    };
    const core::ForgottenAtTill &till = report.till;
    add(till.annotations, Words::tr("%n note(s) and tag(s)", "to be erased", till.annotations));
    add(till.payers, Words::tr("%n known customer(s)", "to be erased", till.payers));
    add(till.payouts, Words::tr("%n refused payout(s)", "to be erased", till.payouts));
    add(till.disclosures,
        Words::tr("%n search(es) in the record of files", "to be erased", till.disclosures));
    add(report.copies, Words::tr("personal data of %n transaction(s) in the copy of the service",
                                 "to be erased", static_cast<int>(report.copies)));
    add(report.orders, Words::tr("%n request(s) to the service or the bank", "to be erased",
                                 static_cast<int>(report.orders)));
    return data;
}

QStringList remainingSentences(const ErasureReport &report)
{
    QStringList sentences;
    if (report.transactions > 0)
        sentences += Words::tr("%n transaction(s) of this person stay: accounting needs them. The "
                               "setting “Remove personal data of transactions” removes the person "
                               "from old ones.",
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
