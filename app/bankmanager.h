// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/bankconnectionstore.h"
#include "app/secretstore.h"
#include "core/apipix/bankpaymentlog.h"
#include "core/apipix/bankrepository.h"
#include "core/apipix/paymentsync.h"
#include "core/apipix/paymentwatch.h"

#include <QtCore/QTimer>

#include <memory>

namespace core
{
class BankConnectionTest;
class BankTransactionService;
class TransactionService;
} // namespace core

namespace app
{

/// The bank of an own shop: the connection whose Pix key is that of the shop. Reads the payments
/// while the shop is open. Connects the service of dynamic codes with the bank.
///
/// Lifetime: the services and the keyring must live longer.
class BankManager : public core::BankRepository
{
    Q_OBJECT

public:
    struct Setup
    {
        QString folder; ///< of the shop
        QString pixKey;
        core::PaymentIntervals intervals = {};
        core::BankTransactionService *charges = nullptr; ///< null: static codes only
    };

    BankManager(core::TransactionService &service, SecretStore &keyring, Setup setup);
    ~BankManager() override;

    /// Looks up the connection and its secret, and begins to read payments.
    void start();

    [[nodiscard]] State state() const override;
    [[nodiscard]] QString pixKey() const override { return m_setup.pixKey; }
    QFuture<core::Result<std::optional<core::BankAddProblem>>>
    add(const core::BankConnectionDraft &draft, const core::BankCredentials &secrets) override;
    [[nodiscard]] core::Result<void> remove() override;
    QFuture<core::Result<QList<core::BankTestResult>>> test() override;
    void readNow() override;
    QFuture<core::Result<QList<core::BankPayment>>> openPayments() override;

Q_SIGNALS:
    /// Emitted with a message for the cashier: payments are not seen, or will not be soon.
    void noticeChanged(const QString &sentences);

private:
    void connectBank(const QByteArray &secret);
    void pinHost(const QString &host);
    void disconnectBank();
    void handleResult(const core::PaymentSyncResult &result);
    void warnBeforeExpiry();

    core::TransactionService &m_service;
    SecretStore &m_keyring;
    const Setup m_setup;
    const BankConnectionStore m_store;
    core::BankPaymentLog m_log;
    std::optional<core::BankConnection> m_connection;
    std::optional<core::CertificateFacts> m_certificate;
    std::optional<core::Error> m_trouble;
    std::optional<QDateTime> m_readUntil;
    QByteArray m_secret;
    bool m_hasSecret = false;
    QTimer m_daily;                               ///< repeats the warning before the expiry
    std::unique_ptr<core::ApiPixClient> m_client; ///< the next two use the client
    std::unique_ptr<core::PaymentSync> m_sync;
    std::unique_ptr<core::PaymentWatch> m_watch;
    std::unique_ptr<core::BankConnectionTest> m_test;
    int m_generation = 0; ///< of the connection; older answers are ignored
};

} // namespace app
