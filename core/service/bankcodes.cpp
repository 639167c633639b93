// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/bankcodes.h"

#include "core/service/transactionservicedecorator.h"

namespace core
{

BankCodes::~BankCodes() = default;

BankCodes *bankCodesOf(const TransactionService &service)
{
    const TransactionService *each = &service;
    while (each) {
        if (const auto *codes = dynamic_cast<const BankCodes *>(each))
            return const_cast<BankCodes *>(codes);
        const auto *decorator = qobject_cast<const TransactionServiceDecorator *>(each);
        each = decorator ? &decorator->decorated() : nullptr;
    }
    return nullptr;
}

QStringList bankHostsOf(const TransactionService &service)
{
    const BankCodes *codes = bankCodesOf(service);
    return codes ? codes->hosts() : QStringList();
}

} // namespace core
