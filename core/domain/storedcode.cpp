// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/storedcode.h"

#include "core/domain/payloadcheck.h"
#include "core/domain/transaction.h"

#include <algorithm>
#include <utility>

namespace core
{

StoredCodeCheck::StoredCodeCheck(std::optional<Payee> payee, QStringList formerKeys)
    : m_payee(std::move(payee))
    , m_formerKeys(std::move(formerKeys))
{}

bool StoredCodeCheck::passes(const Transaction &transaction) const
{
    if (!m_payee || transaction.operation != Operation::CashIn ||
        transaction.status.code() != Status::Code::Pending)
        return true;
    // The usual case: the code is the one that the present settings would create.
    const auto expected = chargeCode(*m_payee, transaction.amount, transaction.id).toText();
    if (expected && transaction.qrCode == *expected)
        return true;
    const auto code = BrCode::parse(transaction.qrCode);
    return code && isOfCharge(*code, transaction);
}

/// Accepts another name, another city, a former key, and both choices of the txid.
bool StoredCodeCheck::isOfCharge(const BrCode &code, const Transaction &charge) const
{
    Payee payee = *m_payee;
    auto *merchant = std::get_if<Merchant>(&payee);
    if (!merchant) {
        const BrCode expected = chargeCode(payee, charge.amount, charge.id);
        return !payloadProblem(charge, payee) && code.url == expected.url;
    }
    if (!code.txid.isEmpty() && code.txid != chargeTxid(charge.id))
        return false;
    for (const QString &former : m_formerKeys) {
        const QList<PixKey> readings = PixKey::readings(former);
        const auto key =
            std::find_if(readings.begin(), readings.end(),
                         [&code](const PixKey &each) { return each.value() == code.key; });
        if (key != readings.end())
            merchant->key = *key;
    }
    return !payloadProblem(charge, payee);
}

} // namespace core
