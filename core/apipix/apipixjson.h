// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <chrono>
#include <optional>

namespace core
{

// Readers of the answers of a bank's API Pix. All input is untrusted.
//
// The readers accept any order, unknown members, null for absent members, and amounts as strings or
// numbers. They never convert an amount through floating point. They reject invalid JSON, missing
// required members, and values outside the standard.

/// The state of a return of a payment.
enum class PixReturnState {
    InProgress,
    Done,    ///< the money went back
    Refused, ///< the return was not made
    Unknown, ///< a word that this version does not know
};

/// A return of a payment, or of a part, requested by the shop or by the bank.
struct PixReturn
{
    QString id;       ///< unique within one payment
    QString returnId; ///< D…; empty: not known yet
    Money amount;
    PixReturnState state = PixReturnState::Unknown;
    QString nature;                       ///< ORIGINAL, MED_FRAUDE, …; empty: not stated
    std::optional<QDateTime> requestedAt; ///< UTC
    std::optional<QDateTime> settledAt;   ///< UTC

    bool operator==(const PixReturn &) const = default;
};

/// A payment that the bank received for the shop. A listed payment is settled.
struct PixPayment
{
    QString endToEndId;
    QString txid; ///< 1 to 35 letters and digits; empty: a transfer to the key
    Money amount;
    QString pixKey;      ///< empty: not stated
    QDateTime settledAt; ///< UTC
    QList<PixReturn> returns;

    /// Returns the sum of the returns that are done.
    [[nodiscard]] Money returned() const;

    bool operator==(const PixPayment &) const = default;
};

/// One page of a list.
template<typename Item>
struct ApiPixPage
{
    QList<Item> items;
    int unreadable = 0; ///< items that could not be read
    int page = 0;       ///< from 0
    int pageCount = 0;
    qint64 itemCount = 0; ///< on all pages
};

/// The state of a charge at the bank.
enum class CobStatus {
    Active,
    Completed, ///< paid
    RemovedByShop,
    RemovedByBank,
    Unknown, ///< a word that this version does not know; never counts as paid
};

/// A charge as reported by the bank.
struct Cob
{
    QString txid;
    std::optional<int> revision; ///< nullopt: not stated
    CobStatus status = CobStatus::Unknown;
    Money amount;
    QString pixKey;
    QDateTime createdAt; ///< UTC
    std::chrono::seconds lifetime{};
    QString location; ///< without scheme; empty: not stated
    QString code;     ///< copy and paste; empty: not stated
    QList<PixPayment> payments;
};

/// A token for the calls of the API.
struct ApiPixToken
{
    QByteArray value; ///< visible ASCII
    std::chrono::seconds lifetime{};
    QStringList scopes; ///< empty: not stated
};

/// A reason of a refused request.
struct ApiPixViolation
{
    QString reason;
    QString property;
};

/// The explanation of a failed call. Only explains: the HTTP status decides.
struct ApiPixProblem
{
    QString name;          ///< last part of the type, such as "CobNaoEncontrado"
    QString text;          ///< title and detail, for people
    QString correlationId; ///< for the support of the bank
    QList<ApiPixViolation> violations;
};

[[nodiscard]] std::optional<PixPayment> pixPaymentFromJson(const QByteArray &json);
[[nodiscard]] std::optional<PixReturn> pixReturnFromJson(const QByteArray &json);

/// Reads `pix` of GET /pix.
[[nodiscard]] std::optional<ApiPixPage<PixPayment>> pixPageFromJson(const QByteArray &json);

/// `codeFields`: members with the code, in the order of preference.
[[nodiscard]] std::optional<Cob> cobFromJson(const QByteArray &json, const QStringList &codeFields);

/// Reads `cobs` of GET /cob.
[[nodiscard]] std::optional<ApiPixPage<Cob>> cobPageFromJson(const QByteArray &json,
                                                             const QStringList &codeFields);

[[nodiscard]] std::optional<ApiPixToken> apiPixTokenFromJson(const QByteArray &json);

/// Reads the standard form and the forms of single banks. Empty for any other body.
[[nodiscard]] ApiPixProblem apiPixProblemFromJson(const QByteArray &body);

/// Formats a time for a query: UTC without fractions, which every bank accepts.
[[nodiscard]] QString toApiPixTime(const QDateTime &utc);

/// Parses RFC 3339 with a time zone; returns UTC.
[[nodiscard]] std::optional<QDateTime> fromApiPixTime(const QString &text);

/// Returns true for the txid of any charge: 1 to 35 letters and digits.
[[nodiscard]] bool isApiPixTxid(QStringView text);

} // namespace core
