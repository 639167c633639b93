// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/braketext.h"

#include "ui/errortext.h"
#include "ui/text.h"

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

QString brakeSentence(const core::BrakeFinding &finding)
{
    const QString amount = finding.about ? moneyText(finding.about->amount) : QString();
    const QString made = finding.about ? momentText(finding.about->created) : QString();
    switch (finding.brake) {
    case core::Brake::Unsettled:
        return Words::tr("%1 is on its way to this key already, since %2, and not final. Nothing "
                         "more is sent before that has come to an end: never send again because "
                         "it seems stuck.",
                         "amount, moment")
            .arg(amount, made);
    case core::Brake::PaidYou:
        return Words::tr("This person paid you %1 on %2. If this is to give money back, refund "
                         "that payment instead: whoever asks for a new Pix may contest the old "
                         "one, and have both.",
                         "amount, moment")
            .arg(amount, momentText(finding.about->finished.value_or(finding.about->created)));
    case core::Brake::SameLately:
        return Words::tr("%1 went to this key already, on %2. Is this one meant?", "amount, moment")
            .arg(amount, made);
    case core::Brake::FirstToKey:
        return Words::tr("Nothing was ever paid to this key from here. Compare it, group by group, "
                         "with what the receiver gave you.");
    }
    Q_UNREACHABLE();
}

QString notSentSentence(const core::Error &error)
{
    return errorWords(error).happened + u' ' +
           Words::tr("Nothing was sent: the money is where it was.");
}

bool leavesInDoubt(const core::Error &error)
{
    using Code = core::Error::Code;
    return error.code == Code::Unconfirmed || error.code == Code::StorageFailed ||
           error.code == Code::Internal;
}

} // namespace ui
