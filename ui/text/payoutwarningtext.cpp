// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/payoutwarningtext.h"

#include "ui/text/errortext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString payoutWarningSentence(const core::PayoutWarningFinding &finding)
{
    const QString amount = finding.about ? moneyText(finding.about->amount) : QString();
    const QString made = finding.about ? timestampText(finding.about->created) : QString();
    switch (finding.warning) {
    case core::PayoutWarning::Unsettled:
        return Words::tr("%1 is already on its way to this key, since %2, and not final. Nothing "
                         "more is sent until then: do not send again because it seems stuck.",
                         "amount, time")
            .arg(amount, made);
    case core::PayoutWarning::PaidYou:
        return Words::tr(
                   "This person paid you %1 on %2. To return money, refund that payment: with a "
                   "new Pix, the payer could also contest the old payment and get both.",
                   "amount, time")
            .arg(amount, timestampText(finding.about->finished.value_or(finding.about->created)));
    case core::PayoutWarning::SameLately:
        return Words::tr("%1 already went to this key, on %2. Send this one too?", "amount, time")
            .arg(amount, made);
    case core::PayoutWarning::FirstToKey:
        return Words::tr("First Pix to this key. Check the key with the receiver.");
    }
    Q_UNREACHABLE();
}

QString notSentSentence(const core::Error &error)
{
    return errorWords(error).happened + u' ' +
           Words::tr("Nothing was sent: the money is where it was.");
}

} // namespace ui
