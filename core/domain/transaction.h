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
    CashIn,  ///< a payment asked of a payer
    CashOut, ///< a transfer to a Pix key
};

/// The word of the API (specification 1): "cashin", "cashout".
[[nodiscard]] QString toText(Operation operation);
[[nodiscard]] std::optional<Operation> operationFromText(QStringView text);

/// A transaction as the service tells it (specification 2.1). A plain value: what a foreign service
/// says is kept as said. Texts are empty where the service has nothing to say.
struct Transaction
{
    QUuid id;
    Operation operation = Operation::CashIn;
    Status status = Status::Code::Pending;
    Money amount;
    Money commission;  ///< what the service keeps: a forecast until the transaction is final, and
                       ///< nothing if no money moved; a refund does not give it back
    QDateTime created; ///< UTC
    std::optional<QDateTime> finished; ///< UTC; nothing while the status is not final
    std::optional<QDateTime> expires;  ///< UTC: until when a pending cash-in waits for the money;
                                       ///< nothing: it does not wait, or for ever

    QString name; ///< payer of a cash-in, receiver of a cash-out
    QString email;
    QString phone;    ///< E.164
    QString document; ///< CPF or CNPJ without mask
    QString description;
    QUuid platform;
    QString reference;  ///< the client's own identifier, unique per platform; empty: none
    QString extra;      ///< the client's own text, handed back with every notice
    QString endToEndId; ///< empty until the money moves

    QString paymentLink; ///< cash-in: page for the payer; empty where the service has none
    QString qrCode;      ///< cash-in: BR Code text ("copia e cola")
    QString pixKey;      ///< cash-out: destination, canonical form

    QString refundReason; ///< why it was given back; empty if nobody said why

    QList<StatusEvent> events; ///< newest first; the last one is pending

    /// UTC: when the service told it, if it is remembered since the service cannot be asked now;
    /// nothing: it is what the service says.
    std::optional<QDateTime> asOf;

    bool operator==(const Transaction &) const = default;
};

/// What a client asks the service to create (specification 4.1, 4.2), as it was typed or sent.
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

    /// Cash-out only. False: it is refused while another one of this amount to this key is not
    /// final, so that nothing is sent twice because it seems stuck. The API has no word for it, and
    /// its clients may pay one person twice at once.
    bool mayHaveTwin = true;

    bool operator==(const TransactionDraft &) const = default;
};

/// Which transactions a list is to hold (specification 4.4); what is not set does not restrict, and
/// what is set must hold together.
struct TransactionFilter
{
    std::optional<QUuid> identifier = {};
    QString reference = {};            ///< exactly
    QString endToEndId = {};           ///< exactly
    QString endToEndIdEnding = {};     ///< its last characters, 6 to 32 of them, in any case
    QList<Status::Code> statuses = {}; ///< any of these, out of Status::kKnown
    std::optional<Operation> operation = {};
    std::optional<Money> leastAmount = {};
    std::optional<Money> largestAmount = {};
    std::optional<QDateTime> paidFrom = {};     ///< the money arrived or left then or later
    std::optional<QDateTime> paidUntil = {};    ///< and earlier than then
    std::optional<QDateTime> createdFrom = {};  ///< created then or later
    std::optional<QDateTime> createdUntil = {}; ///< and earlier than then
    QString nameOrDocument = {}; ///< part of the name, case and accents aside, or the document from
                                 ///< its first character on
    QString phone = {};          ///< its digits, anywhere in the number
    QDate initialDate = {};      ///< created on this day in Brasília or later; invalid: no bound
    QDate finalDate = {};        ///< created on this day in Brasília or earlier; invalid: no bound
    std::optional<QUuid> platform = {};
    QString pixKey = {}; ///< exactly, canonical form
    QString note = {};   ///< part of what was noted of it, case and accents aside; only where
                         ///< Capabilities::findsNotes
    QString tag = {};    ///< under which it was put, case and accents aside; likewise
    std::optional<Mark> mark = {}; ///< that a counter put on it; likewise
    QString counter = {};          ///< whose charge it is, as its reference tells; likewise
    int page = 1;                  ///< from 1

    bool operator==(const TransactionFilter &) const = default;
};

/// One page of a list, newest first (specification 2.3).
struct TransactionPage
{
    static constexpr int kSize = 100; ///< specification 8

    QList<Transaction> transactions; ///< at most kSize; none past the last page
    int currentPage = 1;
    int lastPage = 1; ///< at least 1
    qint64 total = 0; ///< of all pages, exact

    /// Rows of the page, from 1 on, in which a foreign service has written what is no transaction;
    /// they are missing above.
    QList<int> unreadable = {};

    bool operator==(const TransactionPage &) const = default;
};

/// What the transactions of one day, state and operation come to. Some of a filter's sums add up
/// to those of any day, state or operation, and all of them to those of the whole list.
struct TransactionSum
{
    QDate day;                                   ///< in Brasília, of the creation
    Status::Code status = Status::Code::Pending; ///< out of Status::kKnown
    Operation operation = Operation::CashIn;
    qint64 count = 0; ///< at least 1
    Money amount;     ///< never negative, also of cash-outs
    Money commission;

    bool operator==(const TransactionSum &) const = default;
};

/// The same of those that were created within one hour.
struct HourlySum
{
    QDateTime hour; ///< UTC, when it begins; a full one, in Brasília too
    TransactionSum sum;

    bool operator==(const HourlySum &) const = default;
};

} // namespace core

Q_DECLARE_METATYPE(core::Transaction)
