// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/termtext.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;
using core::CommissionRule;
using core::Money;
using core::ServiceTerms;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace
{

/// Units of a duration in milliseconds, longest first.
constexpr std::array<std::pair<QLatin1StringView, qint64>, 5> kUnits{{
    {"d"_L1, 86'400'000},
    {"h"_L1, 3'600'000},
    {"min"_L1, 60'000},
    {"s"_L1, 1'000},
    {"ms"_L1, 1},
}};

/// Parses digits and a unit: "90s". Returns nullopt for any other text.
std::optional<milliseconds> durationFrom(const QString &text)
{
    static const QRegularExpression form(u"^(\\d{1,9})(ms|s|min|h|d)$"_s,
                                         QRegularExpression::DontCaptureOption);
    static const QRegularExpression digits(u"^[0-9]+"_s);
    if (!form.match(text).hasMatch())
        return std::nullopt;
    const QString number = digits.match(text).captured();
    const auto *unit = std::find_if(kUnits.begin(), kUnits.end(), [&](const auto &each) {
        return text.mid(number.size()) == each.first;
    });
    return milliseconds(number.toLongLong() * unit->second);
}

QString toText(milliseconds duration)
{
    if (duration.count() == 0)
        return u"0s"_s;
    const auto *unit = std::find_if(kUnits.begin(), kUnits.end(), [duration](const auto &each) {
        return duration.count() % each.second == 0;
    });
    return QString::number(duration.count() / unit->second) + unit->first;
}

bool readAmount(const QString &text, Money min, Money &amount)
{
    const auto read = Money::parseDecimal(text);
    if (!read || *read < min)
        return false;
    amount = *read;
    return true;
}

/// Reads a percentage with two decimals. One hundredth of a percent is a basis point.
bool readRate(QString text, qint64 &basisPoints)
{
    if (text.endsWith(u'%'))
        text.chop(1);
    const auto read = Money::parseDecimal(text.trimmed());
    if (!read || read->cents() > CommissionRule::kWhole)
        return false;
    basisPoints = read->cents();
    return true;
}

constexpr auto kAmountRule = QT_TRANSLATE_NOOP("Cli", "0.00 to 9999999999.99, as in 0.10");

template<CommissionRule ServiceTerms::*Rule>
constexpr auto readCommissionRate = [](const QString &text, ServiceTerms &terms) {
    return readRate(text, (terms.*Rule).basisPoints);
};

template<CommissionRule ServiceTerms::*Rule>
constexpr auto writeCommissionRate = [](const ServiceTerms &terms) {
    return Money::fromCents((terms.*Rule).basisPoints).toDecimal() + u'%';
};

template<CommissionRule ServiceTerms::*Rule, Money CommissionRule::*Part>
constexpr auto readCommissionPart = [](const QString &text, ServiceTerms &terms) {
    return readAmount(text, {}, (terms.*Rule).*Part);
};

template<CommissionRule ServiceTerms::*Rule, Money CommissionRule::*Part>
constexpr auto writeCommissionPart =
    [](const ServiceTerms &terms) { return ((terms.*Rule).*Part).toDecimal(); };

template<CommissionRule ServiceTerms::*Rule, Money CommissionRule::*Part>
constexpr TermText commissionPart(QLatin1StringView name, const char *description)
{
    return {name,
            "REAIS"_L1,
            description,
            kAmountRule,
            readCommissionPart<Rule, Part>,
            writeCommissionPart<Rule, Part>};
}

template<CommissionRule ServiceTerms::*Rule>
constexpr TermText commissionRate(QLatin1StringView name, const char *description)
{
    return {name,
            "PERCENT"_L1,
            description,
            QT_TRANSLATE_NOOP("Cli", "0 to 100 percent with at most two decimals, as in 0.99"),
            readCommissionRate<Rule>,
            writeCommissionRate<Rule>};
}

constexpr auto kCashIn = &ServiceTerms::cashInCommission;
constexpr auto kCashOut = &ServiceTerms::cashOutCommission;

constexpr std::array kTerms{
    TermText{"charge-lifetime"_L1, "DURATION"_L1,
             QT_TRANSLATE_NOOP("Cli", "Time after which an unpaid charge expires."),
             QT_TRANSLATE_NOOP("Cli", "1s to 365d, as in 90s, 15min, 24h or 2d"),
             [](const QString &text, ServiceTerms &terms) {
                 const auto read = durationFrom(text);
                 if (!read || *read < core::kMinChargeLifetime ||
                     *read > core::kMaxChargeLifetime || *read % seconds(1) != milliseconds(0))
                     return false;
                 terms.cashInLifetime = std::chrono::duration_cast<seconds>(*read);
                 return true;
             },
             [](const ServiceTerms &terms) { return toText(terms.cashInLifetime); }},
    TermText{"min-amount"_L1, "REAIS"_L1,
             QT_TRANSLATE_NOOP("Cli", "Smallest amount of a charge or payout."),
             QT_TRANSLATE_NOOP("Cli", "0.01 to 9999999999.99, as in 5.00"),
             [](const QString &text, ServiceTerms &terms) {
                 return readAmount(text, Money::fromCents(1), terms.limits.min);
             },
             [](const ServiceTerms &terms) { return terms.limits.min.toDecimal(); }},
    TermText{"max-amount"_L1, "REAIS"_L1,
             QT_TRANSLATE_NOOP("Cli", "Largest amount of a charge or payout."),
             QT_TRANSLATE_NOOP("Cli", "0.01 to 9999999999.99, as in 5000.00"),
             [](const QString &text, ServiceTerms &terms) {
                 return readAmount(text, Money::fromCents(1), terms.limits.max);
             },
             [](const ServiceTerms &terms) { return terms.limits.max.toDecimal(); }},
    commissionRate<kCashIn>(
        "cashin-commission-rate"_L1,
        QT_TRANSLATE_NOOP("Cli", "Commission on a charge: share of the amount.")),
    commissionPart<kCashIn, &CommissionRule::fixed>(
        "cashin-commission-fixed"_L1,
        QT_TRANSLATE_NOOP("Cli", "Commission on a charge: fixed part, added to the share.")),
    commissionPart<kCashIn, &CommissionRule::min>(
        "cashin-commission-min"_L1, QT_TRANSLATE_NOOP("Cli", "Commission on a charge: minimum.")),
    commissionPart<kCashIn, &CommissionRule::max>(
        "cashin-commission-max"_L1, QT_TRANSLATE_NOOP("Cli", "Commission on a charge: maximum.")),
    commissionRate<kCashOut>(
        "cashout-commission-rate"_L1,
        QT_TRANSLATE_NOOP("Cli", "Commission on a payout: share of the amount.")),
    commissionPart<kCashOut, &CommissionRule::fixed>(
        "cashout-commission-fixed"_L1,
        QT_TRANSLATE_NOOP("Cli", "Commission on a payout: fixed part, added to the share.")),
    commissionPart<kCashOut, &CommissionRule::min>(
        "cashout-commission-min"_L1, QT_TRANSLATE_NOOP("Cli", "Commission on a payout: minimum.")),
    commissionPart<kCashOut, &CommissionRule::max>(
        "cashout-commission-max"_L1, QT_TRANSLATE_NOOP("Cli", "Commission on a payout: maximum.")),
    TermText{"payout-delay"_L1, "DURATION"_L1,
             QT_TRANSLATE_NOOP("Cli", "Sandbox: time before each step of a payout."),
             QT_TRANSLATE_NOOP("Cli", "0s to 1d, as in 500ms or 2s"),
             [](const QString &text, ServiceTerms &terms) {
                 const auto read = durationFrom(text);
                 if (!read || *read > ServiceTerms::kMaxDelay)
                     return false;
                 terms.processingDelay = *read;
                 return true;
             },
             [](const ServiceTerms &terms) { return toText(terms.processingDelay); }},
    TermText{"ispb"_L1, "NUMBER"_L1,
             QT_TRANSLATE_NOOP("Cli", "Sandbox: institution in the ids of simulated payments."),
             QT_TRANSLATE_NOOP("Cli", "8 characters out of 0-9 and A-Z"),
             [](const QString &text, ServiceTerms &terms) {
                 ServiceTerms changed = terms;
                 changed.ispb = text;
                 for (const core::FieldError &problem : core::problemsIn(changed)) {
                     if (problem.field == core::Field::Ispb)
                         return false;
                 }
                 terms.ispb = text;
                 return true;
             },
             [](const ServiceTerms &terms) { return terms.ispb; }},
};

} // namespace

std::span<const TermText> termTexts()
{
    return kTerms;
}

std::optional<TermOrder> brokenOrder(const ServiceTerms &terms)
{
    for (const core::FieldError &problem : core::problemsIn(terms)) {
        if (problem.field == core::Field::MaxAmount)
            return TermOrder{"max-amount"_L1, "min-amount"_L1};
        if (problem.field == core::Field::CashInCommission)
            return TermOrder{"cashin-commission-max"_L1, "cashin-commission-min"_L1};
        if (problem.field == core::Field::CashOutCommission)
            return TermOrder{"cashout-commission-max"_L1, "cashout-commission-min"_L1};
    }
    return std::nullopt;
}

} // namespace app
