// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/serviceterms.h"

#include <algorithm>
#include <tuple>

namespace core
{

namespace
{

std::optional<FieldError> outside(Field field, qint64 number, qint64 min, qint64 max)
{
    if (number < min)
        return FieldError{field, Problem::TooSmall, min};
    if (number > max)
        return FieldError{field, Problem::TooLarge, max};
    return std::nullopt;
}

std::optional<FieldError> commissionProblem(Field field, const CommissionRule &rule)
{
    for (const auto &problem :
         {outside(field, rule.basisPoints, 0, CommissionRule::kWhole),
          outside(field, rule.fixed.cents(), 0, Money::kMaxCents),
          outside(field, rule.min.cents(), 0, Money::kMaxCents),
          outside(field, rule.max.cents(), rule.min.cents(), Money::kMaxCents)}) {
        if (problem)
            return problem;
    }
    return std::nullopt;
}

bool isIspb(const QString &text)
{
    return text.size() == 8 && std::all_of(text.begin(), text.end(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z');
           });
}

} // namespace

bool ServiceTerms::operator==(const ServiceTerms &other) const
{
    const auto all = [](const ServiceTerms &terms) {
        return std::tuple(terms.cashInLifetime, terms.limits.min, terms.limits.max,
                          terms.processingDelay, terms.ispb);
    };
    return all(*this) == all(other) && cashInCommission == other.cashInCommission &&
           cashOutCommission == other.cashOutCommission;
}

QList<FieldError> problemsIn(const ServiceTerms &terms)
{
    QList<FieldError> broken;
    const auto note = [&broken](const std::optional<FieldError> &problem) {
        if (problem)
            broken.append(*problem);
    };
    note(outside(Field::CashInLifetime, terms.cashInLifetime.count(), kMinChargeLifetime.count(),
                 kMaxChargeLifetime.count()));
    const AmountLimits &limits = terms.limits;
    note(outside(Field::MinAmount, limits.min.cents(), 1, Money::kMaxCents));
    note(outside(Field::MaxAmount, limits.max.cents(), std::max<qint64>(1, limits.min.cents()),
                 Money::kMaxCents));
    note(commissionProblem(Field::CashInCommission, terms.cashInCommission));
    note(commissionProblem(Field::CashOutCommission, terms.cashOutCommission));
    note(outside(Field::ProcessingDelay, terms.processingDelay.count(), 0,
                 ServiceTerms::kMaxDelay.count()));
    if (!isIspb(terms.ispb))
        note(FieldError{Field::Ispb, Problem::Malformed});
    return broken;
}

} // namespace core
