// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixclient.h"
#include "core/apipix/clientcertificate.h"

#include <QtCore/QObject>

#include <optional>

namespace core
{

/// The steps of the test of a connection, in order.
enum class BankTestStep {
    NameResolution,
    Tls,
    Certificate,
    Token,
    Scopes,
    Payments,
    Charges,
    Key,
};

/// The result of one step.
struct BankTestResult
{
    enum class Outcome { Ok, Failed, NotChecked };
    /// The reason, for the sentence of the step.
    enum class Reason {
        None,
        NotNeeded,        ///< the step does not apply to this connection
        EarlierFailure,   ///< an earlier step failed
        NoSuchName,       ///< the name of a server is unknown
        NoConnection,     ///< no connection to a server
        NotTrusted,       ///< the certificate of a server is not trusted
        NotYetValid,      ///< the client certificate is not valid yet
        Expired,          ///< the client certificate has expired
        Refused,          ///< the server rejected the client certificate, or the access
        WrongCredentials, ///< client id or secret are wrong
        MissingScopes,    ///< `detail` lists them
        Unavailable,      ///< the bank answers with an error
        NotUnderstood,    ///< the answer is not that of an API Pix
        NotOffered,       ///< this bank does not offer the call
        NoPaymentYet,     ///< no payment or charge with the key was found
    };

    BankTestStep step = BankTestStep::NameResolution;
    Outcome outcome = Outcome::NotChecked;
    Reason reason = Reason::None;
    QString detail = {}; ///< server, scopes or error, for people

    bool operator==(const BankTestResult &) const = default;
};

/// Returns the machine-readable name of a step, such as "name_resolution".
[[nodiscard]] QString toText(BankTestStep step);

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
