// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/serviceprofile.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/payloadcheck.h"
#include "core/domain/referencepattern.h"

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxApiKey = 512; // characters; a request head is limited to 8192 bytes

struct KindName
{
    ServiceKind kind;
    QLatin1StringView name;
};

constexpr std::array kKindNames{
    KindName{ServiceKind::Sandbox, "sandbox"_L1},
    KindName{ServiceKind::Provider, "provider"_L1},
    KindName{ServiceKind::OwnShop, "own_shop"_L1},
};

std::optional<FieldError> nameProblem(const QString &name)
{
    if (const auto problem = textProblem(Field::Name, name))
        return FieldError{Field::ProfileName, problem->problem, ServiceProfile::kMaxName};
    if (name.size() > ServiceProfile::kMaxName)
        return FieldError{Field::ProfileName, Problem::TooLong, ServiceProfile::kMaxName};
    return std::nullopt;
}

Problem addressProblem(const QString &text)
{
    if (text.isEmpty())
        return Problem::Missing;
    QString encrypted = text;
    const bool isOpen = encrypted.startsWith("http://"_L1, Qt::CaseInsensitive);
    encrypted.replace(0, 7, u"https://"_s);
    return isOpen && ServiceAddress::parse(encrypted) ? Problem::NotAllowed : Problem::Malformed;
}

/// Returns nullopt for an empty host and for one that is valid in a payee.
std::optional<FieldError> hostProblem(const QString &host)
{
    if (host.isEmpty())
        return std::nullopt;
    const auto payee = validated(Payee(HostedMerchant{host, u"X"_s, u"X"_s}));
    return payee ? std::nullopt : std::optional(payee.error().fields.constFirst());
}

} // namespace

Environment ServiceProfile::environment() const
{
    return kind == ServiceKind::Sandbox ? Environment::Sandbox : Environment::Production;
}

Result<ServiceProfile> validated(const ServiceProfileDraft &draft)
{
    QList<FieldError> broken;
    const auto note = [&broken](const std::optional<FieldError> &problem) {
        if (problem)
            broken.append(*problem);
    };
    const QString name = draft.name.simplified();
    const QString addressText = draft.address.trimmed();
    const QString platformText = draft.platform.trimmed();
    const QString host = draft.host.trimmed().toLower();
    const QString till = draft.till.trimmed();
    const auto address = ServiceAddress::parse(addressText);
    const QUuid platform = QUuid::fromString(platformText);

    note(nameProblem(name));
    if (!address)
        broken.append({Field::Address, addressProblem(addressText)});
    if (platform.isNull())
        broken.append(
            {Field::Platform, platformText.isEmpty() ? Problem::Missing : Problem::Malformed});
    note(hostProblem(host));
    if (till.isEmpty())
        broken.append({Field::Till, Problem::Missing});
    else if (till.size() > ReferencePattern::kMaxTill)
        broken.append({Field::Till, Problem::TooLong, ReferencePattern::kMaxTill});
    else if (!ReferencePattern::isTill(till))
        broken.append({Field::Till, Problem::Malformed});
    if (!broken.isEmpty())
        return tl::unexpected(Error{Error::Code::InvalidInput, broken, u"invalid profile"_s});
    return ServiceProfile{name, *address, platform, draft.kind, host, till};
}

Payee payeeOf(const ServiceProfile &profile, const Merchant &shop)
{
    if (!profile.host.isEmpty())
        return HostedMerchant{profile.host, shop.name, shop.city};
    if (profile.kind == ServiceKind::Sandbox)
        return Merchant{demoKey(), shop.name, shop.city};
    return shop;
}

Result<QByteArray> apiKeyFrom(const QString &text)
{
    const QString key = text.trimmed();
    const auto refuse = [](Problem problem, qint64 limit = 0) {
        return tl::unexpected(
            Error{Error::Code::InvalidInput, {{Field::ApiKey, problem, limit}}, {}});
    };
    if (key.isEmpty())
        return refuse(Problem::Missing);
    if (key.size() > kMaxApiKey)
        return refuse(Problem::TooLong, kMaxApiKey);
    const bool isVisible = std::all_of(key.cbegin(), key.cend(),
                                       [](QChar c) { return c > QChar(u' ') && c < QChar(0x7F); });
    return isVisible ? Result<QByteArray>(key.toLatin1()) : refuse(Problem::Malformed);
}

QString toText(ServiceKind kind)
{
    for (const KindName &known : kKindNames) {
        if (known.kind == kind)
            return known.name;
    }
    Q_UNREACHABLE();
}

std::optional<ServiceKind> serviceKindFromText(const QString &text)
{
    for (const KindName &known : kKindNames) {
        if (known.name == text)
            return known.kind;
    }
    return std::nullopt;
}

} // namespace core
