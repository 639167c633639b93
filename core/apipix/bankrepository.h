// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/bankconnection.h"
#include "core/apipix/banktestresult.h"
#include "core/apipix/certificatefacts.h"
#include "core/domain/bankpayment.h"
#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <optional>

namespace core
{

/// The secrets of a new connection, as typed and chosen.
struct BankCredentials
{
    QByteArray secret = {};      ///< empty: the bank issues none
    QByteArray certificate = {}; ///< content of the file; empty: none
    QByteArray key = {};   ///< content of the key's own file; empty: `certificate` has the key
    QString password = {}; ///< of the key
    QByteArray authorities = {}; ///< content of the file; empty: those of the system
};

/// The reason why a connection is not added: exactly one member is set.
struct BankAddProblem
{
    QList<BankField> fields = {};
    std::optional<CertificateProblem> certificate = {};
    std::optional<Error> error = {}; ///< of the keyring or the disk
};

/// The connection of the open shop to its bank, for the pages. Handle the futures with onAnswer().
class BankRepository : public QObject
{
    Q_OBJECT

public:
    struct State
    {
        std::optional<BankConnection> connection = {}; ///< nullopt: none
        std::optional<CertificateFacts> certificate = {};
        bool hasSecret = false;                  ///< the keyring has released the secret
        std::optional<QDateTime> readUntil = {}; ///< by the clock of the bank; nullopt: never
        std::optional<Error> trouble = {};       ///< of the latest retrieval

        /// Returns true if charges become paid by the payments that the bank reports.
        [[nodiscard]] bool seesPayments() const { return connection && readUntil && !trouble; }
    };

    using QObject::QObject;

    [[nodiscard]] virtual State state() const = 0;

    /// Returns the Pix key of the shop, which a connection must have.
    [[nodiscard]] virtual QString pixKey() const = 0;

    /// Adds the connection and begins to read payments. The future has nullopt on success.
    virtual QFuture<Result<std::optional<BankAddProblem>>> add(const BankConnectionDraft &draft,
                                                               const BankCredentials &secrets) = 0;

    /// Removes the connection and its secret. Recorded payments stay.
    [[nodiscard]] virtual Result<void> remove() = 0;

    /// Tests the connection without effect. Code::NotFound without a connection or its secret.
    virtual QFuture<Result<QList<BankTestResult>>> test() = 0;

    /// Reads the payments now. A result follows by changed().
    virtual void readNow() = 0;

    /// Returns payments without a charge, or with a difference, newest first.
    virtual QFuture<Result<QList<BankPayment>>> openPayments() = 0;

Q_SIGNALS:
    void changed(); ///< state()
};

} // namespace core
