// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"
#include "core/apipix/bankconnection.h"
#include "core/apipix/bankpaymentlog.h"
#include "core/apipix/banktransactionservice.h"
#include "core/apipix/paymentsync.h"
#include "core/apipix/paymentwatch.h"

#include <memory>

namespace app
{

class CliContext;

/// Returns everything for calls of the bank. The secret is that of --secret-file, else of the
/// keyring.
[[nodiscard]] tl::expected<core::ApiPixClient::Setup, CliError>
bankClientOf(CliContext &context, const core::BankConnection &connection);

/// The bank of a local shop whose charges get codes of the bank, for one command.
///
/// Lifetime: the shop must live longer.
class CliBank
{
    Q_DISABLE_COPY_MOVE(CliBank)

public:
    using Opened = tl::expected<std::unique_ptr<CliBank>, CliError>;

    /// Connects the shop in `folder` with its bank. Nothing is sent yet, except lookups of earlier
    /// orders without a known outcome.
    [[nodiscard]] static Opened open(CliContext &context, core::LocalTransactionService &shop,
                                     const QString &folder, const core::BankConnection &connection);

    /// Returns the service that charges and refunds through the bank.
    [[nodiscard]] core::TransactionService &service() { return m_charges; }

    /// Looks up the orders whose outcome is unknown, and waits for the answers of the bank. Charges
    /// that the bank has are stored in the shop.
    void lookUpOrders(CliContext &context);

    /// Returns the orders to this bank.
    [[nodiscard]] core::UnconfirmedOrders &orders() { return m_charges.orders(); }

    /// Reads the payments of the bank until the end of the command, so that charges become paid.
    /// `shown`: the charge whose code the customer sees.
    [[nodiscard]] core::Result<void> watchPayments(CliContext &context, const QUuid &shown);

private:
    CliBank(core::LocalTransactionService &shop, const QString &folder,
            const core::ApiPixClient::Setup &setup);

    core::LocalTransactionService &m_shop;
    core::BankTransactionService m_charges;
    core::BankPaymentLog m_log;
    core::ApiPixClient m_client;
    std::unique_ptr<core::PaymentSync> m_sync; ///< null: payments are not read
    std::unique_ptr<core::PaymentWatch> m_watch;
};

} // namespace app
