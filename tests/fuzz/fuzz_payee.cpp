// SPDX-License-Identifier: GPL-3.0-or-later
//
// Payees: for a valid payee, every charge has a code with its amount. The input is host or key,
// name and city, separated by "|".

#include "core/domain/payloadcheck.h"
#include "core/domain/transaction.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/secondopinion.h"

using namespace Qt::StringLiterals;
using core::BrCode;
using core::Money;

namespace
{

void charges(const core::Payee &given)
{
    const auto payee = core::validated(given);
    if (!payee)
        return;
    REQUIRE(core::validated(*payee) == payee);
    const QUuid id = QUuid::fromString(u"7d9f0335-8dcc-4054-9bf9-0dbd61d36906"_s);
    for (const qint64 cents : {qint64(1), qint64(123456), Money::kMaxCents}) {
        core::Transaction charge;
        charge.amount = Money::fromCents(cents);
        const auto text = core::chargeCode(*payee, charge.amount, id).toText();
        REQUIRE(text);
        charge.qrCode = *text;
        REQUIRE(!core::payloadProblem(charge, *payee));
        const auto code = BrCode::parse(*text);
        REQUIRE(code && code->warnings.isEmpty());
        const auto *shop = std::get_if<core::Merchant>(&*payee);
        const QString txid =
            shop && shop->txid == core::CodeTxid::Charge ? core::chargeTxid(id) : QString();
        REQUIRE(shop ? code->key == shop->key.value() && code->txid == txid
                     : code->singleUse && code->url.endsWith(id.toString(QUuid::Id128)));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    QStringList fields = fuzz::textOf(data, size).split(u'|');
    fields.resize(3);
    charges(core::HostedMerchant{fields[0], fields[1], fields[2]});
    for (const core::PixKey &key : core::PixKey::readings(fields[0]))
        for (const auto txid : {core::CodeTxid::Charge, core::CodeTxid::None})
            charges(core::Merchant{key, fields[1], fields[2], txid});
    return 0;
}
