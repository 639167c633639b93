// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/servicesettings.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

constexpr std::chrono::seconds kMaxLifetime = 365 * 24h;
constexpr std::chrono::milliseconds kMaxDelay = 24h;

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

} // namespace

Result<ServiceSettings> validated(const ServiceOptions &options)
{
    QList<FieldError> broken;
    const auto note = [&broken](const std::optional<FieldError> &problem) {
        if (problem)
            broken.append(*problem);
    };
    const Result<Payee> payee = validated(options.payee);
    if (!payee)
        broken += payee.error().fields;
    if (options.platform.isNull())
        note(FieldError{Field::Platform, Problem::Missing});
    note(outside(Field::CashInLifetime, options.cashInLifetime.count(), 1, kMaxLifetime.count()));
    const AmountLimits &limits = options.limits;
    note(outside(Field::MinAmount, limits.min.cents(), 1, Money::kMaxCents));
    note(outside(Field::MaxAmount, limits.max.cents(), std::max<qint64>(1, limits.min.cents()),
                 Money::kMaxCents));
    note(commissionProblem(Field::CashInCommission, options.cashInCommission));
    note(commissionProblem(Field::CashOutCommission, options.cashOutCommission));
    note(outside(Field::ProcessingDelay, options.processingDelay.count(), 0, kMaxDelay.count()));
    if (!isIspb(options.ispb))
        note(FieldError{Field::Ispb, Problem::Malformed});
    if (!broken.isEmpty())
        return tl::unexpected(Error{Error::Code::InvalidInput, broken, u"invalid settings"_s});

    ServiceOptions clean = options;
    clean.payee = *payee;
    return ServiceSettings(clean);
}

} // namespace core
