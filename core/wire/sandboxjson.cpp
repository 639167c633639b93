// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/sandboxjson.h"

#include "core/wire/jsonmembers.h"
#include "core/wire/strictjson.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>
#include <array>
#include <optional>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using Violation = HttpProblem::Violation;

struct FailureName
{
    QLatin1StringView name;
    SandboxFailures::Kind kind;
};

constexpr std::array kFailureNames{
    FailureName{"unavailable"_L1, SandboxFailures::Kind::Unavailable},
    FailureName{"lost_answer"_L1, SandboxFailures::Kind::LostAnswer},
    FailureName{"slow"_L1, SandboxFailures::Kind::Slow},
};

/// Returns the object of a body, with the violations of its names.
tl::expected<QJsonObject, HttpProblem> objectFrom(const QByteArray &body,
                                                  const QSet<QString> &known)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (!document.isObject() || !isStrictJson(body))
        return tl::unexpected(HttpProblem{.kind = HttpProblem::Kind::BrokenJson});
    const QList<Violation> violations = unexpectedMembers(jsonMembersOf(body), known);
    if (!violations.isEmpty())
        return tl::unexpected(
            HttpProblem{.kind = HttpProblem::Kind::Invalid, .violations = violations});
    return document.object();
}

/// Reads a whole number from 0 to `max`. Returns the violation, if any.
std::optional<Violation> readCount(const QJsonValue &value, const QString &name, qint64 max,
                                   qint64 &number)
{
    if (value.isUndefined())
        return Violation{name, u"missing"_s, u"is required"_s};
    number = value.toInteger(-1);
    if (number < 0 || number > max || value.toDouble() != static_cast<double>(number))
        return Violation{name, u"malformed"_s, u"must be a whole number, 0 to %1"_s.arg(max)};
    return std::nullopt;
}

} // namespace

tl::expected<SandboxFailures, HttpProblem> failuresFromJson(const QByteArray &body)
{
    const auto object = objectFrom(body, {u"kind"_s, u"count"_s});
    if (!object)
        return tl::unexpected(object.error());
    QList<Violation> violations;
    SandboxFailures failures;
    const QJsonValue kind = (*object)["kind"_L1];
    const auto *const known =
        std::find_if(kFailureNames.begin(), kFailureNames.end(),
                     [&kind](const FailureName &one) { return kind.toString() == one.name; });
    if (known == kFailureNames.end())
        violations.append({u"kind"_s, kind.isUndefined() ? u"missing"_s : u"not_allowed"_s,
                           u"must be unavailable, lost_answer or slow"_s});
    else
        failures.kind = known->kind;
    qint64 count = 0;
    const auto problem =
        readCount((*object)["count"_L1], u"count"_s, SandboxFailures::kMaxCount, count);
    if (problem)
        violations.append(*problem);
    if (!violations.isEmpty())
        return tl::unexpected(
            HttpProblem{.kind = HttpProblem::Kind::Invalid, .violations = violations});
    failures.count = static_cast<int>(count);
    return failures;
}

tl::expected<std::chrono::seconds, HttpProblem> clockStepFromJson(const QByteArray &body)
{
    const auto object = objectFrom(body, {u"advance"_s});
    if (!object)
        return tl::unexpected(object.error());
    qint64 seconds = 0;
    const auto problem =
        readCount((*object)["advance"_L1], u"advance"_s, kMaxClockStep.count(), seconds);
    if (problem)
        return tl::unexpected(
            HttpProblem{.kind = HttpProblem::Kind::Invalid, .violations = {*problem}});
    return std::chrono::seconds(seconds);
}

} // namespace core
