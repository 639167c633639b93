// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/reconciletext.h"

#include "ui/text/statementtext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace ui
{

using namespace Qt::StringLiterals;
using core::DecisionRule;
using core::ExplanationCategory;
using Queue = core::ReconcileQueue;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ReconcileText)
};

} // namespace

QString queueName(Queue queue)
{
    switch (queue) {
    case Queue::Certain:
        return Words::tr("Matched", "a queue of reconciliation");
    case Queue::Strong:
        return Words::tr("To confirm", "a queue of reconciliation");
    case Queue::Likely:
        return Words::tr("To check", "a queue of reconciliation");
    case Queue::Possible:
        return Words::tr("Possible", "a queue of reconciliation");
    case Queue::AmountDiffers:
        return Words::tr("Amount differs", "a queue of reconciliation");
    case Queue::Twice:
        return Words::tr("Twice", "a queue of reconciliation");
    case Queue::OnlyBankIn:
        return Words::tr("Only at the bank: in", "a queue of reconciliation");
    case Queue::OnlyBankOut:
        return Words::tr("Only at the bank: out", "a queue of reconciliation");
    case Queue::OnlyService:
        return Words::tr("Only here", "a queue of reconciliation");
    case Queue::NotYet:
        return Words::tr("Not yet at the bank", "a queue of reconciliation");
    case Queue::Waiting:
        return Words::tr("Waiting", "a queue of reconciliation");
    case Queue::GoodsOutNoMoney:
        return Words::tr("Goods out, no money", "a queue of reconciliation");
    case Queue::Gone:
        return Words::tr("Gone at the bank", "a queue of reconciliation");
    case Queue::Explained:
        return Words::tr("Explained", "a queue of reconciliation");
    case Queue::ReturnedByBank:
        return Words::tr("Returned by the bank", "a queue of reconciliation");
    case Queue::PaidLate:
        return Words::tr("Paid late", "a queue of reconciliation");
    }
    Q_UNREACHABLE();
}

QString queueSentence(Queue queue)
{
    switch (queue) {
    case Queue::Certain:
        return Words::tr("Line and transaction belong together.");
    case Queue::Strong:
        return Words::tr("Time or document, and nothing else fits as well. Accept all at once, or "
                         "one by one.");
    case Queue::Likely:
        return Words::tr("Probably right. Look at each one.");
    case Queue::Possible:
        return Words::tr("Only amount and day fit. Look at each one.");
    case Queue::AmountDiffers:
        return Words::tr("An id fits, but the amount does not. Match by hand with the difference, "
                         "or ask the bank.");
    case Queue::Twice:
        return Words::tr("Two lines for one payment, or two payments for one line.");
    case Queue::OnlyBankIn:
        return Words::tr("The bank received money for which there is no charge. Match it by hand "
                         "or explain it.");
    case Queue::OnlyBankOut:
        return Words::tr("Money left the account without a payout. Explain it, for example as a "
                         "fee.");
    case Queue::OnlyService:
        return Words::tr("Paid according to the service, but not at the bank after three days.");
    case Queue::NotYet:
        return Words::tr("Paid so late that the bank may report it in the next statement.");
    case Queue::Waiting:
        return Words::tr("Charges that nobody has paid according to the bank.");
    case Queue::GoodsOutNoMoney:
        return Words::tr("The goods were handed over for a receipt, but the money never arrived.");
    case Queue::Gone:
        return Words::tr("A later file of the bank no longer has these lines.");
    case Queue::Explained:
        return Words::tr("Lines that need no transaction, such as fees.");
    case Queue::ReturnedByBank:
        return Words::tr("Received money went back, and no refund was recorded. If you gave it "
                         "back, record the refund: R on the payment, or on the server. Then match "
                         "the line with M. Otherwise ask the bank, for example about a fraud "
                         "report (MED).");
    case Queue::PaidLate:
        return Words::tr("The money arrived after the charge had expired or was canceled. Give the "
                         "customer the goods, or the money back.");
    }
    Q_UNREACHABLE();
}

bool isOpenQueue(Queue queue)
{
    switch (queue) {
    case Queue::Strong:
    case Queue::Likely:
    case Queue::Possible:
    case Queue::AmountDiffers:
    case Queue::Twice:
    case Queue::OnlyBankIn:
    case Queue::OnlyBankOut:
    case Queue::OnlyService:
    case Queue::GoodsOutNoMoney:
    case Queue::Gone:
    case Queue::ReturnedByBank:
        return true;
    case Queue::Certain:
    case Queue::NotYet:
    case Queue::Waiting:
    case Queue::Explained:
    case Queue::PaidLate:
        return false;
    }
    Q_UNREACHABLE();
}

QString categoryWord(ExplanationCategory category)
{
    switch (category) {
    case ExplanationCategory::Fee:
        return Words::tr("Fee", "of the bank");
    case ExplanationCategory::Yield:
        return Words::tr("Yield", "of money at the bank");
    case ExplanationCategory::Tax:
        return Words::tr("Tax");
    case ExplanationCategory::OwnTransfer:
        return Words::tr("Own transfer");
    case ExplanationCategory::Card:
        return Words::tr("Card sales");
    case ExplanationCategory::Loan:
        return Words::tr("Loan");
    case ExplanationCategory::Cash:
        return Words::tr("Cash");
    case ExplanationCategory::Other:
        return Words::tr("Other", "an explanation");
    }
    Q_UNREACHABLE();
}

QString matchSentence(const core::ReconciledMatch &match)
{
    switch (match.rule) {
    case DecisionRule::EndToEndId:
    case DecisionRule::Txid:
    case DecisionRule::ServiceId:
    case DecisionRule::Reference:
    case DecisionRule::AmountTimeParty:
    case DecisionRule::AmountDocument:
    case DecisionRule::AmountTime:
    case DecisionRule::AmountName:
    case DecisionRule::AmountDay:
    case DecisionRule::EqualSet: // the first rules are those of MatchRule
        return reasonSentence(static_cast<core::MatchRule>(match.rule), match.reason);
    case DecisionRule::Settlement:
        return Words::tr("One line pays %n transaction(s), less their fees.", nullptr,
                         static_cast<int>(match.movements.size()));
    case DecisionRule::Reversal:
        return Words::tr("This line takes another line back: equal amount, other direction.");
    case DecisionRule::DayFees:
        return Words::tr("The fee equals the commissions of all payments of one day.");
    case DecisionRule::ByHand:
        return match.person.isEmpty()
                   ? Words::tr("Matched by hand.")
                   : Words::tr("Matched by hand by %1.").arg(foreignText(match.person));
    }
    Q_UNREACHABLE();
}

QString matchWord(const core::ReconciledMatch &match)
{
    return match.confidence ? confidenceWord(*match.confidence) : Words::tr("by hand", "a match");
}

QString movementStateWord(core::MovementState state)
{
    switch (state) {
    case core::MovementState::Settled:
        return Words::tr("paid", "a transaction");
    case core::MovementState::Waiting:
        return Words::tr("waiting", "a transaction");
    case core::MovementState::Closed:
        return Words::tr("closed without payment", "a transaction");
    }
    Q_UNREACHABLE();
}

QString stepText(const core::StepSummary &step)
{
    const auto count = static_cast<int>(step.count);
    const QString sum = moneyText(step.sum);
    switch (step.kind) {
    case core::StepKind::Import:
        return Words::tr("Import of %n line(s)", nullptr, count);
    case core::StepKind::Rollback:
        return Words::tr("Removal of an import");
    case core::StepKind::Automatic:
        return Words::tr("%n automatic match(es)", nullptr, count);
    case core::StepKind::Accept:
        return Words::tr("%n match(es) accepted, %1", nullptr, count).arg(sum);
    case core::StepKind::Reject:
        return Words::tr("“Not this pair”, %1").arg(sum);
    case core::StepKind::MatchByHand:
        return Words::tr("Match by hand, %1").arg(sum);
    case core::StepKind::Unmatch:
        return Words::tr("Match taken apart, %1").arg(sum);
    case core::StepKind::Explain:
        return Words::tr("%n line(s) explained, %1", nullptr, count).arg(sum);
    case core::StepKind::AddRule:
        return Words::tr("New rule, %n line(s) explained", nullptr, count);
    case core::StepKind::RemoveRule:
        return Words::tr("Rule removed");
    case core::StepKind::Note:
        return Words::tr("Note");
    }
    Q_UNREACHABLE();
}

QString importProblemSentence(core::ImportProblem problem)
{
    switch (problem) {
    case core::ImportProblem::BalancesUnproven:
        return Words::tr("The file does not prove that it is complete. Type the balance before "
                         "the first line, or state that the file has no balances.");
    case core::ImportProblem::AccountMissing:
        return Words::tr("The file does not name the account. Type bank and account number.");
    case core::ImportProblem::Card:
        return Words::tr("This is a card statement. Choose the statement of the account.");
    case core::ImportProblem::NoLines:
        return Words::tr("The statement is empty.");
    }
    Q_UNREACHABLE();
}

QString obstacleSentence(core::SealObstacle obstacle)
{
    switch (obstacle) {
    case core::SealObstacle::NoStatement:
        return Words::tr("No statement covers this day.");
    case core::SealObstacle::BalanceDiffers:
        return Words::tr("The balances of the statements contradict each other.");
    case core::SealObstacle::AmountDiffers:
        return Words::tr("An amount differs.");
    case core::SealObstacle::Twice:
        return Words::tr("Something appears twice.");
    case core::SealObstacle::Gone:
        return Words::tr("A line is gone at the bank.");
    case core::SealObstacle::Contradicted:
        return Words::tr("The bank contradicts a charge.");
    case core::SealObstacle::EvidencePending:
        return Words::tr("A payment is not recorded by the service yet.");
    case core::SealObstacle::OpenItems:
        return Words::tr("Open items are carried over: type a reason.");
    case core::SealObstacle::EarlierDayOpen:
        return Words::tr("An earlier day is not sealed yet.");
    }
    Q_UNREACHABLE();
}

QString bookingDayText(QDate day, const std::optional<QDateTime> &time)
{
    const QString date = QLocale().toString(day, QLocale::ShortFormat);
    return time ? u"%1 %2"_s.arg(date, timeText(*time).left(5)) : date;
}

QString lineEffectWord(core::LineEffect effect)
{
    switch (effect) {
    case core::LineEffect::Gone:
        return Words::tr("Gone", "a line that a later file omits");
    case core::LineEffect::New:
        return Words::tr("New", "a line that is not stored yet");
    case core::LineEffect::Known:
        return Words::tr("Known", "a line that is stored already");
    }
    Q_UNREACHABLE();
}

QString equationName(core::Equation::Kind kind)
{
    switch (kind) {
    case core::Equation::Kind::Lines:
        return Words::tr("All lines = lines of all queues");
    case core::Equation::Kind::Movements:
        return Words::tr("All transactions = transactions of all queues");
    case core::Equation::Kind::Certain:
        return Words::tr("Certain lines = their transactions");
    case core::Equation::Kind::Matches:
        return Words::tr("Matched lines = their transactions and differences");
    case core::Equation::Kind::Balance:
        return Words::tr("Opening balance + lines = closing balance");
    case core::Equation::Kind::Service:
        return Words::tr("Paid here = bank and open items");
    case core::Equation::Kind::Counter:
        return Words::tr("Handed over at the counter = paid and unpaid charges");
    case core::Equation::Kind::Carried:
        return Words::tr("Carried by sealed days = decided later + still open");
    }
    Q_UNREACHABLE();
}

QString equationSide(core::Equation::Kind kind)
{
    switch (kind) {
    case core::Equation::Kind::Service:
        return Words::tr("Paid here");
    case core::Equation::Kind::Counter:
        return Words::tr("Handed over at the counter");
    case core::Equation::Kind::Carried:
        return Words::tr("Carried by sealed days");
    case core::Equation::Kind::Lines:
    case core::Equation::Kind::Movements:
    case core::Equation::Kind::Certain:
    case core::Equation::Kind::Matches:
    case core::Equation::Kind::Balance:
        return equationName(kind);
    }
    Q_UNREACHABLE();
}

QString partName(core::EquationPart::Kind kind)
{
    using Kind = core::EquationPart::Kind;
    switch (kind) {
    case Kind::BankLines:
        return Words::tr("lines of the bank", "a part of a sum");
    case Kind::ExplainedLines:
        return Words::tr("explained lines", "a part of a sum");
    case Kind::OpenLines:
        return Words::tr("lines without a decision", "a part of a sum");
    case Kind::Adjustments:
        return Words::tr("differences within matches", "a part of a sum");
    case Kind::LinesElsewhere:
        return Words::tr("matched lines of other days", "a part of a sum");
    case Kind::CarriedIn:
        return Words::tr("transactions of other days", "a part of a sum");
    case Kind::NotListed:
        return Words::tr("transactions that are no longer listed", "a part of a sum");
    case Kind::CarriedOut:
        return Words::tr("money that arrived on other days", "a part of a sum");
    case Kind::GoneAtBank:
        return Words::tr("gone at the bank", "a part of a sum");
    case Kind::NotAtBank:
        return Words::tr("not at the bank", "a part of a sum");
    case Kind::SettledHere:
        return Words::tr("paid here", "a part of a sum");
    case Kind::NotHandedOver:
        return Words::tr("without a note of the counter", "a part of a sum");
    case Kind::HandedOverElsewhere:
        return Words::tr("paid on other days", "a part of a sum");
    case Kind::HandedOverUnpaid:
        return Words::tr("handed over without payment", "a part of a sum");
    case Kind::DecidedLater:
        return Words::tr("matched later", "a part of a sum");
    case Kind::StillOpen:
        return Words::tr("still open", "a part of a sum");
    }
    Q_UNREACHABLE();
}

bool hasContent(const core::Equation &equation)
{
    const bool isOptional = equation.kind == core::Equation::Kind::Counter ||
                            equation.kind == core::Equation::Kind::Carried;
    return !equation.parts.isEmpty() &&
           (!isOptional || !equation.left.isZero() || !equation.holds());
}

QString equationSentence(const core::Equation &equation)
{
    QString sum;
    for (const core::EquationPart &part : equation.parts) {
        const bool isNegative = part.amount.isNegative();
        if (!sum.isEmpty() && part.amount.isZero())
            continue;
        if (!sum.isEmpty())
            sum += isNegative ? u" − "_s : u" + "_s;
        sum += u"%1 %2 (%3)"_s.arg(
            moneyText(!sum.isEmpty() && isNegative ? -part.amount : part.amount),
            partName(part.kind), QLocale().toString(part.count));
    }
    const QString text = u"%1 %2 %3 %4"_s.arg(equationSide(equation.kind), moneyText(equation.left),
                                              equation.holds() ? u"="_s : u"≠"_s, sum);
    return equation.holds() ? text
                            : Words::tr("%1: difference %2", "equation, amount")
                                  .arg(text, moneyText(equation.difference()));
}

QString changeSentence(const core::ChangeAfterSeal &change)
{
    switch (change.kind) {
    case core::ChangeAfterSeal::Kind::LineAdded:
        return Words::tr("A later file added a line.");
    case core::ChangeAfterSeal::Kind::LineGone:
        return Words::tr("A later file no longer has a line.");
    case core::ChangeAfterSeal::Kind::ChargeChanged:
        return Words::tr("A transaction changed.");
    case core::ChangeAfterSeal::Kind::ChargeAdded:
        return Words::tr("A transaction was added.");
    case core::ChangeAfterSeal::Kind::Reopened:
        return Words::tr("Opened again: %1").arg(foreignText(change.reason));
    }
    Q_UNREACHABLE();
}

} // namespace ui
