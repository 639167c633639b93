// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/mark.h"
#include "core/domain/money.h"
#include "core/domain/pixkey.h"
#include "core/domain/status.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QMetaType>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

enum class Operation {
    CashIn,  ///< a payment requested from a payer
    CashOut, ///< a transfer to a Pix key
};

/// Returns the API word (specification 1): "cashin", "cashout".
[[nodiscard]] QString toText(Operation operation);
[[nodiscard]] std::optional<Operation> operationFromText(QStringView text);

/// A transaction as the service returns it (specification 2.1). A plain value: data of a foreign
/// service is kept unchanged. Texts are empty if the service returns no value.
struct Transaction
{
    QUuid id;
    Operation operation = Operation::CashIn;
    Status status = Status::Code::Pending;
    Money amount;
    Money commission;  ///< commission of the service: a forecast until the transaction is final, 0
                       ///< if no money moved; a refund does not return the commission
    QDateTime created; ///< UTC
    std::optional<QDateTime> finished; ///< UTC; nullopt until the status is final
    /// UTC: expiry of a pending cash-in; nullopt: not pending, or no expiry.
    std::optional<QDateTime> expires;

    QString name; ///< payer of a cash-in, receiver of a cash-out
    QString email;
    QString phone;    ///< E.164
    QString document; ///< CPF or CNPJ without mask
    QString description;
    QUuid platform;
    QString reference;  ///< the client's own identifier, unique per platform; empty: none
    QString extra;      ///< the client's own text, returned with every notification
    QString endToEndId; ///< empty until the money moves

    QString paymentLink; ///< cash-in: page for the payer; empty if the service has none
    QString qrCode;      ///< cash-in: BR Code text ("copia e cola")
    QString pixKey;      ///< cash-out: destination, canonical form

    QString refundReason; ///< reason of the refund; empty: none given

    QList<StatusEvent> events; ///< newest first; the last event is pending

    /// UTC: time of the cached answer while the service is unreachable; nullopt: a live answer of
    /// the service.
    std::optional<QDateTime> asOf;

    bool operator==(const Transaction &) const = default;
};

/// A request to create a transaction (specification 4.1, 4.2), as typed or received.
struct TransactionDraft
{
    Operation operation = Operation::CashIn;
    std::optional<Money> amount = {};
    QString name = {};
    QString email = {};
    QString phone = {};
    QString document = {};
    QString description = {};
    std::optional<QUuid> platform = {};
    QString reference = {};
    QString extra = {};
    QString pixKey = {};                      ///< cash-out only
    std::optional<PixKey::Kind> keyType = {}; ///< cash-out only

    /// Cash-out only. False: the service rejects the payout while another one with the same amount
    /// and key is not final, which prevents accidental double payments. Not part of the API: API
    /// clients can pay one person twice at once.
    bool mayHaveTwin = true;

    bool operator==(const TransactionDraft &) const = default;
};

/// The criteria of a list (specification 4.4). Unset criteria do not restrict; all set criteria
/// must match.
struct TransactionFilter
{
    std::optional<QUuid> identifier = {};
    QString reference = {};            ///< exact match
    QString endToEndId = {};           ///< exact match
    QString endToEndIdEnding = {};     ///< last 6 to 32 characters, case-insensitive
    QList<Status::Code> statuses = {}; ///< any of these, each in Status::kKnown
    std::optional<Operation> operation = {};
    std::optional<Money> minAmount = {};
    std::optional<Money> maxAmount = {};
    std::optional<QDateTime> paidFrom = {};     ///< money moved at or after this time
    std::optional<QDateTime> paidUntil = {};    ///< money moved before this time
    std::optional<QDateTime> createdFrom = {};  ///< created at or after this time
    std::optional<QDateTime> createdUntil = {}; ///< created before this time
    /// Part of the name, ignoring case and accents, or the beginning of the document.
    QString nameOrDocument = {};
    QString phone = {};     ///< digits at any position in the number
    QDate initialDate = {}; ///< created on or after this day in Brasília; invalid: no bound
    QDate finalDate = {};   ///< created on or before this day in Brasília; invalid: no bound
    std::optional<QUuid> platform = {};
    QString pixKey = {}; ///< exact match, canonical form
    /// Part of the note, ignoring case and accents; requires Capabilities::findsNotes.
    QString note = {};
    QString tag = {}; ///< whole tag, ignoring case and accents; requires Capabilities::findsNotes
    std::optional<Mark> mark = {}; ///< mark set by a counter; requires Capabilities::findsNotes
    QString till = {}; ///< counter named in the reference; requires Capabilities::findsNotes
    int page = 1;      ///< from 1

    bool operator==(const TransactionFilter &) const = default;
};

/// One page of a list, newest first (specification 2.3).
struct TransactionPage
{
    static constexpr int kSize = 100; ///< specification 8

    QList<Transaction> transactions; ///< at most kSize; empty after the last page
    int currentPage = 1;
    int lastPage = 1; ///< at least 1
    qint64 total = 0; ///< of all pages, exact

    /// Row numbers, from 1, of invalid transactions that a foreign service returned. These rows are
    /// missing in `transactions`.
    QList<int> unreadable = {};

    bool operator==(const TransactionPage &) const = default;
};

/// The total of the transactions with one day, status and operation. The totals of a filter can be
/// added up by day, status or operation, and all together give the total of the list.
struct TransactionSum
{
    QDate day;                                   ///< creation day in Brasília
    Status::Code status = Status::Code::Pending; ///< one of Status::kKnown
    Operation operation = Operation::CashIn;
    qint64 count = 0; ///< at least 1
    Money amount;     ///< never negative, also for cash-outs
    Money commission;

    bool operator==(const TransactionSum &) const = default;
};

/// The total of the transactions created within one hour.
struct HourlySum
{
    QDateTime hour; ///< UTC, start of the hour; a full hour, in Brasília too
    TransactionSum sum;

    bool operator==(const HourlySum &) const = default;
};

} // namespace core

Q_DECLARE_METATYPE(core::Transaction)
