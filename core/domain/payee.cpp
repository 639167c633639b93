// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/payee.h"

#include <QtCore/QRegularExpression>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kPath = "/qr/v2/"_L1;
static_assert(kMaxHost + kPath.size() + 32 == BrCode::kMaxUrl);

std::optional<FieldError> hostProblem(const QString &host)
{
    // DNS labels of a name or an address, with an optional port.
    static const QRegularExpression kHost(
        uR"(^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:[1-9][0-9]{0,4})?$)"_s,
        QRegularExpression::DontCaptureOption);
    if (host.isEmpty())
        return FieldError{Field::Host, Problem::Missing};
    if (host.size() > kMaxHost)
        return FieldError{Field::Host, Problem::TooLong, kMaxHost};
    if (!kHost.match(host).hasMatch())
        return FieldError{Field::Host, Problem::Malformed};
    return std::nullopt;
}

Result<Payee> checked(const Payee &stored, const QString &name, const QString &city,
                      const std::optional<FieldError> &other)
{
    QList<FieldError> broken;
    for (const auto &problem : {other, merchantTextProblem(Field::MerchantName, name),
                                merchantTextProblem(Field::MerchantCity, city)}) {
        if (problem)
            broken.append(*problem);
    }
    if (!broken.isEmpty())
        return tl::unexpected(Error{Error::Code::InvalidInput, broken, u"invalid payee"_s});
    return stored;
}

/// Creates the code without an amount, because the location defines the amount: a bank could trust
/// the wrong one of two.
BrCode chargeCode(const HostedMerchant &merchant, Money, const QUuid &id)
{
    BrCode code;
    code.kind = BrCode::Kind::Dynamic;
    code.singleUse = true;
    code.url = merchant.host + kPath + id.toString(QUuid::Id128);
    code.merchantName = merchant.name;
    code.merchantCity = merchant.city;
    return code;
}

} // namespace

Result<Payee> validated(const Payee &payee)
{
    if (const auto *shop = std::get_if<Merchant>(&payee)) {
        return checked(Merchant{shop->key, shop->name.trimmed(), shop->city.trimmed(), shop->txid},
                       shop->name, shop->city, std::nullopt);
    }
    const auto &hosted = std::get<HostedMerchant>(payee);
    const QString host = hosted.host.trimmed().toLower();
    return checked(HostedMerchant{host, hosted.name.trimmed(), hosted.city.trimmed()}, hosted.name,
                   hosted.city, hostProblem(host));
}

BrCode chargeCode(const Payee &payee, Money amount, const QUuid &id)
{
    return std::visit(
        [amount, &id](const auto &merchant) { return chargeCode(merchant, amount, id); }, payee);
}

} // namespace core
