// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixclient.h"
#include "core/apipix/banktestresult.h"
#include "core/apipix/clientcertificate.h"

#include <QtCore/QObject>

#include <optional>

namespace core
{

/// Tests a connection without effect at the bank: requests a token, then the payments of the last
/// day and the charges of the last day.
///
/// Lifetime: aborts if destroyed.
class BankConnectionTest : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BankConnectionTest)

public:
    /// `certificate`: facts about the client certificate; nullopt: there is none.
    BankConnectionTest(ApiPixClient::Setup setup, std::optional<CertificateFacts> certificate,
                       QObject *parent = nullptr);
    ~BankConnectionTest() override;

    void start();

Q_SIGNALS:
    /// Emitted once with all steps in order.
    void finished(const QList<core::BankTestResult> &results);

private:
    using Outcome = BankTestResult::Outcome;
    using Reason = BankTestResult::Reason;

    void set(BankTestStep step, Outcome outcome, Reason reason = Reason::None,
             const QString &detail = {});
    void end(BankTestStep failed, Reason reason, const QString &detail);
    [[nodiscard]] bool checkCertificate();
    [[nodiscard]] bool checkReach(const ApiPixReply &reply);
    void checkToken(const ApiPixReply &reply);
    void checkPayments(const ApiPixReply &reply);
    void checkCharges(const ApiPixReply &reply);
    void checkKey();
    void requestList(const QByteArray &path,
                     void (BankConnectionTest::*check)(const ApiPixReply &));

    const std::optional<CertificateFacts> m_certificate;
    ApiPixClient m_client;
    QList<BankTestResult> m_results;
    bool m_hasSeenKey = false;
};

} // namespace core
