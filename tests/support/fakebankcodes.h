// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/bankcodes.h"
#include "core/service/promise.h"
#include "core/service/transactionservicedecorator.h"

namespace support
{

/// Codes of a bank for any service, with answers that the test sets.
class FakeBankCodes final : public core::TransactionServiceDecorator, public core::BankCodes
{
public:
    explicit FakeBankCodes(core::TransactionService &service)
        : core::TransactionServiceDecorator(service)
    {}

    [[nodiscard]] QStringList hosts() const override { return {}; }
    [[nodiscard]] bool isInUse() const override { return !isStatic; }
    void useStaticCodes() override { isStatic = true; }
    void setShown(const std::optional<QUuid> &charge) override { shown.append(charge); }
    QFuture<core::Result<core::Transaction>> cancel(const QUuid &id) override
    {
        cancels.append(id);
        return core::readyFuture<core::Transaction>(cancelAnswer);
    }
    [[nodiscard]] bool sendsBack(const core::Transaction &) const override { return false; }

    bool isStatic = false;                             ///< after useStaticCodes()
    QList<std::optional<QUuid>> shown;                 ///< arguments of every setShown()
    QList<QUuid> cancels;                              ///< arguments of every cancel()
    core::Result<core::Transaction> cancelAnswer = {}; ///< of the next cancel()
};

} // namespace support
