// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliationvalues.h"

namespace core
{

using namespace Qt::StringLiterals;

QString toText(ExplanationCategory category)
{
    switch (category) {
    case ExplanationCategory::Fee:
        return u"fee"_s;
    case ExplanationCategory::Yield:
        return u"yield"_s;
    case ExplanationCategory::Tax:
        return u"tax"_s;
    case ExplanationCategory::OwnTransfer:
        return u"own_transfer"_s;
    case ExplanationCategory::Card:
        return u"card"_s;
    case ExplanationCategory::Loan:
        return u"loan"_s;
    case ExplanationCategory::Cash:
        return u"cash"_s;
    case ExplanationCategory::Other:
        return u"other"_s;
    }
    Q_UNREACHABLE();
}

std::optional<ExplanationCategory> explanationCategoryFromText(QStringView text)
{
    for (const ExplanationCategory category : kExplanationCategories) {
        if (text == toText(category))
            return category;
    }
    return std::nullopt;
}

QString toText(DecisionRule rule)
{
    switch (rule) {
    case DecisionRule::EndToEndId:
        return u"e2e_id"_s;
    case DecisionRule::Txid:
        return u"txid"_s;
    case DecisionRule::ServiceId:
        return u"service_id"_s;
    case DecisionRule::Reference:
        return u"reference"_s;
    case DecisionRule::AmountTimeParty:
        return u"amount_time_party"_s;
    case DecisionRule::AmountDocument:
        return u"amount_document"_s;
    case DecisionRule::AmountTime:
        return u"amount_time"_s;
    case DecisionRule::AmountName:
        return u"amount_name"_s;
    case DecisionRule::AmountDay:
        return u"amount_day"_s;
    case DecisionRule::EqualSet:
        return u"equal_set"_s;
    case DecisionRule::Settlement:
        return u"settlement"_s;
    case DecisionRule::Reversal:
        return u"reversal"_s;
    case DecisionRule::ByHand:
        return u"by_hand"_s;
    case DecisionRule::DayFees:
        return u"day_fees"_s;
    }
    Q_UNREACHABLE();
}

QString toText(ReconcileQueue queue)
{
    switch (queue) {
    case ReconcileQueue::Certain:
        return u"certain"_s;
    case ReconcileQueue::Strong:
        return u"strong"_s;
    case ReconcileQueue::Likely:
        return u"likely"_s;
    case ReconcileQueue::Possible:
        return u"possible"_s;
    case ReconcileQueue::AmountDiffers:
        return u"amount_differs"_s;
    case ReconcileQueue::Twice:
        return u"twice"_s;
    case ReconcileQueue::OnlyBankIn:
        return u"only_bank_in"_s;
    case ReconcileQueue::OnlyBankOut:
        return u"only_bank_out"_s;
    case ReconcileQueue::OnlyService:
        return u"only_service"_s;
    case ReconcileQueue::NotYet:
        return u"not_yet"_s;
    case ReconcileQueue::Waiting:
        return u"waiting"_s;
    case ReconcileQueue::GoodsOutNoMoney:
        return u"goods_out_no_money"_s;
    case ReconcileQueue::Gone:
        return u"gone"_s;
    case ReconcileQueue::Explained:
        return u"explained"_s;
    case ReconcileQueue::ReturnedByBank:
        return u"returned_by_bank"_s;
    case ReconcileQueue::PaidLate:
        return u"paid_late"_s;
    }
    Q_UNREACHABLE();
}

QList<PreviewedLine> previewedLines(const StatementPreview &preview)
{
    QList<PreviewedLine> lines;
    lines.reserve(preview.gone.size() + preview.statement.lines.size());
    for (qsizetype i = 0; i < preview.gone.size(); ++i)
        lines.append({LineEffect::Gone, i});
    QList<bool> isNew(preview.statement.lines.size(), false);
    for (const qsizetype place : preview.added) {
        isNew[place] = true;
        lines.append({LineEffect::New, place});
    }
    for (qsizetype i = 0; i < isNew.size(); ++i) {
        if (!isNew[i])
            lines.append({LineEffect::Known, i});
    }
    return lines;
}

QString toText(LineEffect effect)
{
    switch (effect) {
    case LineEffect::Gone:
        return u"gone"_s;
    case LineEffect::New:
        return u"new"_s;
    case LineEffect::Known:
        return u"known"_s;
    }
    Q_UNREACHABLE();
}

QString toText(EquationPart::Kind kind)
{
    switch (kind) {
    case EquationPart::Kind::BankLines:
        return u"bank_lines"_s;
    case EquationPart::Kind::ExplainedLines:
        return u"explained_lines"_s;
    case EquationPart::Kind::OpenLines:
        return u"open_lines"_s;
    case EquationPart::Kind::Adjustments:
        return u"adjustments"_s;
    case EquationPart::Kind::LinesElsewhere:
        return u"lines_elsewhere"_s;
    case EquationPart::Kind::CarriedIn:
        return u"carried_in"_s;
    case EquationPart::Kind::NotListed:
        return u"not_listed"_s;
    case EquationPart::Kind::CarriedOut:
        return u"carried_out"_s;
    case EquationPart::Kind::GoneAtBank:
        return u"gone_at_bank"_s;
    case EquationPart::Kind::NotAtBank:
        return u"not_at_bank"_s;
    case EquationPart::Kind::SettledHere:
        return u"settled_here"_s;
    case EquationPart::Kind::NotHandedOver:
        return u"not_handed_over"_s;
    case EquationPart::Kind::HandedOverElsewhere:
        return u"handed_over_elsewhere"_s;
    case EquationPart::Kind::HandedOverUnpaid:
        return u"handed_over_unpaid"_s;
    case EquationPart::Kind::DecidedLater:
        return u"decided_later"_s;
    case EquationPart::Kind::StillOpen:
        return u"still_open"_s;
    }
    Q_UNREACHABLE();
}

} // namespace core
