// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

namespace core
{

/// The steps of the test of a connection, in order.
enum class BankTestStep {
    NameResolution,
    Tls,
    Certificate,
    Token,
    GrantedScopes,
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

} // namespace core
