// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/claimtext.h"

#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "ui/text/evidencetext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ReceiptCheck)
};

/// Returns the time in the format of Brazilian receipts.
QString minuteInBrasilia(const QDateTime &minute)
{
    return core::brasiliaTime(minute).toString("dd/MM/yyyy HH:mm"_L1);
}

QString flawSentence(core::ClaimFlaw flaw, const QDateTime &minute)
{
    using core::ClaimFlaw;
    switch (flaw) {
    case ClaimFlaw::Length:
        return Words::tr(
            "An end-to-end id has 32 characters, and this one does not. Type it again or scan it.");
    case ClaimFlaw::Characters:
        return Words::tr(
            "This is not an end-to-end id: E, a bank number, a date and eleven characters.");
    case ClaimFlaw::Return:
        return Words::tr("It begins with D: it is the id of a refund, not of a payment.");
    case ClaimFlaw::Future:
        return Words::tr("Its time is in the future: %1 in Brasília. It is scheduled or false.")
            .arg(minuteInBrasilia(minute));
    case ClaimFlaw::OtherDay:
        return Words::tr("It is from another day: %1 in Brasília.").arg(minuteInBrasilia(minute));
    }
    Q_UNREACHABLE();
}

QString usedSentence(const core::ClaimVerdict &verdict)
{
    if (verdict.handedOver)
        return Words::tr("The goods of this payment were already handed over, on %1.")
            .arg(minuteText(*verdict.handedOver));
    return verdict.payment ? Words::tr("This payment was refunded.")
                           : Words::tr("This payment already confirms another charge.");
}

} // namespace

ClaimWords claimWords(const core::ClaimVerdict &verdict,
                      const std::optional<core::Transaction> &inFront,
                      const core::TransactionService::Capabilities &can)
{
    using core::ClaimAnswer;
    const QString keep = Words::tr("Do not hand over the goods.");
    const auto withWarning = [&keep](const QString &sentence) { return sentence + u' ' + keep; };
    switch (verdict.answer) {
    case ClaimAnswer::PaidThis: {
        const QString evidence = verdict.payment ? evidenceText(*verdict.payment) : QString();
        return {Words::tr("Paid: this charge"),
                evidence.isEmpty()
                    ? Words::tr("The money for this charge has arrived. Hand over the goods.")
                    : Words::tr("%1. Hand over the goods.", "how the payment was confirmed")
                          .arg(evidence)};
    }
    case ClaimAnswer::PaidOther:
        return {Words::tr("Paid, but for another sale"),
                inFront ? withWarning(Words::tr("This money is not for this charge."))
                        : Words::tr("Hand over only the goods of that sale.")};
    case ClaimAnswer::AlreadyUsed:
        return {Words::tr("Already used"), withWarning(usedSentence(verdict))};
    case ClaimAnswer::NotReceived:
        return {
            Words::tr("Not received"),
            withWarning(Words::tr("The receipt looks correct, but the money has not arrived. It is "
                                  "probably only scheduled."))};
    case ClaimAnswer::Impossible:
        return {Words::tr("Not a real payment"),
                withWarning(flawSentence(verdict.flaw.value_or(core::ClaimFlaw::Characters),
                                         verdict.minute))};
    case ClaimAnswer::Unverified:
        return {Words::tr("Cannot be verified now"),
                can.seesPayments ? withWarning(Words::tr("The service cannot be read."))
                : can.confirmsPayments && inFront
                    ? Words::tr("Only your bank knows, and Balcão cannot see it. Press “Received” "
                                "when your bank's app shows the money.")
                    : Words::tr("Only your bank knows, and Balcão cannot see it. Do not hand over "
                                "the goods before the money is in your account.")};
    }
    Q_UNREACHABLE();
}

QString gapSentence(core::ClaimGap gap)
{
    using core::ClaimGap;
    switch (gap) {
    case ClaimGap::Nothing:
        return Words::tr("Scan or type what the receipt shows.");
    case ClaimGap::TooShort:
        return Words::tr("Type at least the last %1 characters of the end-to-end id.")
            .arg(core::PaymentClaim::kMinSuffixLength);
    case ClaimGap::Amount:
        return Words::tr("To look for a time, type the amount too.");
    case ClaimGap::Minute:
        return Words::tr("To look for an amount, type the time too, as on the receipt: 15,00 "
                         "14:02.");
    case ClaimGap::Several:
        return Words::tr("More than one payment matches. Type more of the end-to-end id, or scan "
                         "it. Do not hand over the goods yet.");
    }
    Q_UNREACHABLE();
}

QString claimIcon(core::ClaimAnswer answer)
{
    return answer == core::ClaimAnswer::Unverified ? u"state-unknown"_s
                                                   : statusIcon(claimColour(answer));
}

core::Status claimColour(core::ClaimAnswer answer)
{
    using Code = core::Status::Code;
    using core::ClaimAnswer;
    switch (answer) {
    case ClaimAnswer::PaidThis:
        return Code::Paid;
    case ClaimAnswer::PaidOther:
        return Code::InProcess;
    case ClaimAnswer::AlreadyUsed:
        return Code::Refund;
    case ClaimAnswer::NotReceived:
        return Code::Expired;
    case ClaimAnswer::Impossible:
        return Code::Denied;
    case ClaimAnswer::Unverified:
        return Code::Pending;
    }
    Q_UNREACHABLE();
}

QString paymentLine(const core::Transaction &payment)
{
    const auto paid = std::find_if(
        payment.events.begin(), payment.events.end(),
        [](const core::StatusEvent &event) { return event.status == core::Status::Code::Paid; });
    QStringList parts{moneyText(payment.amount)};
    if (paid != payment.events.end())
        parts += Words::tr("paid on %1").arg(timestampText(paid->at));
    parts += payment.description;
    parts += payment.reference;
    const auto confirmation = core::confirmationOf(payment);
    const QString ending = payment.endToEndId.isEmpty() && confirmation
                               ? confirmation->endToEndIdEnding
                               : payment.endToEndId.right(6);
    if (!ending.isEmpty())
        parts += Words::tr("id ends in %1").arg(ending);
    parts.removeAll(QString());
    return parts.join(u"   ·   "_s);
}

} // namespace ui
