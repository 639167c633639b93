// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/pspprofile.h"
#include "core/domain/money.h"
#include "core/http/httpmessage.h"

#include <QtCore/QDateTime>
#include <QtCore/QHash>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QMap>

#include <functional>
#include <map>
#include <optional>

namespace core
{

/// A simulated bank with an API Pix: tokens, charges, payments and returns in memory. No network
/// and no clock of its own. No real money moves.
///
/// The paths after /simulator need no token: they play the payer and the bank.
/// - POST /simulator/pay {"txid", "valor", "chave"}: pays a charge, or a static code. `valor` and
///   `chave` default to those of the charge.
/// - GET /simulator/state: counts requests and effects.
class BankSimulator
{
    Q_DISABLE_COPY_MOVE(BankSimulator)

public:
    using Clock = std::function<QDateTime()>;

    struct Setup
    {
        PspProfile psp;
        QByteArray clientId = "simulator";
        QByteArray secret = "secret";
        QStringList pixKeys = {};                   ///< of the account; empty: every key
        QString host = QStringLiteral("127.0.0.1"); ///< of the locations
        std::chrono::seconds tokenLifetime{3600};
        std::chrono::seconds returnDelay{0}; ///< until a return is done
        bool refusesFuture = false;          ///< lists that end in the future
        Clock clock = [] { return QDateTime::currentDateTimeUtc(); };
    };

    /// A payment to simulate.
    struct Payment
    {
        QString txid = {}; ///< of a charge, or of a static code; empty: a transfer
        Money amount = {};
        QString pixKey = {}; ///< empty: that of the charge, or the first of the account
        std::optional<QDateTime> settledAt = {}; ///< nullopt: now
    };

    explicit BankSimulator(Setup setup);

    /// Returns the answer to a request. Every effect is complete when the call returns.
    [[nodiscard]] HttpResponse handle(const HttpRequest &request);

    /// Receives a payment and returns its end-to-end id; empty if the charge cannot be paid.
    QString pay(const Payment &payment);

    /// Gives the next payment an amount that no reader accepts.
    void breakNextPayment() { m_isNextBroken = true; }

    /// Does not make the next return that the API requests.
    void refuseNextReturn() { m_isNextReturnRefused = true; }

    /// Makes a return that nobody requested through the API, as the bank itself does after a fraud.
    void returnByBank(const QString &endToEndId, Money amount);

    /// Invalidates all tokens.
    void expireTokens() { m_tokens.clear(); }

    /// Returns the number of PUT and PATCH requests that changed something.
    [[nodiscard]] int effects() const { return m_effects; }
    [[nodiscard]] int requests(const QByteArray &method, const QByteArray &pathStart) const;

    /// Returns the latest request; only for a bank that has received one.
    [[nodiscard]] const HttpRequest &lastRequest() const { return m_requests.constLast(); }

    /// Returns the body of the latest request with that method; empty: none.
    [[nodiscard]] QByteArray lastBody(const QByteArray &method) const;

    /// Returns the charges that a customer can pay now.
    [[nodiscard]] QStringList payableTxids() const;

private:
    struct Charge
    {
        QJsonObject body;
        QString status;
        QDateTime createdAt;
        qint64 lifetime = 0;
        int revision = 0;
        int location = 0;     ///< number of the location
        QStringList payments; ///< end-to-end ids
    };

    HttpResponse token(const HttpRequest &request);
    HttpResponse play(const HttpRequest &request, const QByteArray &path);
    HttpResponse charge(const HttpRequest &request, const QString &txid);
    HttpResponse putCharge(const QString &txid, const QJsonObject &body);
    HttpResponse patchCharge(const QString &txid, const QJsonObject &body);
    HttpResponse listCharges(const HttpRequest &request) const;
    HttpResponse listPayments(const HttpRequest &request) const;
    HttpResponse payment(const HttpRequest &request, const QByteArray &path);
    HttpResponse putReturn(QJsonObject &payment, const QString &id, const QJsonObject &body);
    HttpResponse payload(const QString &txid) const;

    [[nodiscard]] HttpResponse problem(int status, const QString &name, const QString &detail,
                                       const QString &property = {}) const;
    [[nodiscard]] HttpResponse pageOf(const HttpRequest &request, qsizetype count,
                                      const std::function<QJsonValue(qsizetype)> &item,
                                      const QString &member) const;
    [[nodiscard]] QJsonObject chargeJson(const QString &txid, const Charge &charge) const;
    [[nodiscard]] QJsonObject withReturns(QJsonObject payment) const;
    [[nodiscard]] QString chargeFault(const QJsonObject &body, QString &property) const;
    [[nodiscard]] bool isAuthorized(const HttpRequest &request) const;
    [[nodiscard]] std::optional<std::pair<QDateTime, QDateTime>>
    periodOf(const HttpRequest &request) const;

    const Setup m_setup;
    QHash<QByteArray, QDateTime> m_tokens; ///< end of each token
    QMap<QString, Charge> m_charges;
    QHash<QString, QJsonObject> m_payments;    ///< by end-to-end id
    std::multimap<QDateTime, QString> m_order; ///< end-to-end ids by time; equal times as received
    QList<HttpRequest> m_requests;
    int m_effects = 0;
    bool m_isNextBroken = false;
    bool m_isNextReturnRefused = false;
    quint64 m_number = 0;
};

} // namespace core
