// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

#include <tl/expected.hpp>

namespace core
{

/// An input of the service, named by its role. A form maps the name to the widget that shows the
/// error.
enum class Field {
    Amount,
    Name,
    Email,
    Phone,
    Document,
    Description,
    Platform,
    Reference,
    Extra,
    PixKey,
    KeyType,
    MerchantName,
    MerchantCity,
    Page,
    Identifier, ///< selects a transaction
    Reason,     ///< of a refund, or of a withdrawn confirmation
    Host,
    MinAmount,
    MaxAmount,
    CashInLifetime,
    CashInCommission,
    CashOutCommission,
    ProcessingDelay,
    Ispb,
    ProfileName, ///< of a remote service on a counter; the next three fields also
    Address,
    ApiKey,
    Till,
    Note, ///< of evidence; the next four fields also
    Person,
    EndToEndId,
    MovedAt,
    StatementLine,
};

/// The rule that an input breaks.
enum class Problem {
    Missing,     ///< required, but empty or blank
    TooLong,     ///< more characters than FieldError::limit
    TooSmall,    ///< less than FieldError::limit (centavos for an amount)
    TooLarge,    ///< more than FieldError::limit (centavos for an amount)
    Malformed,   ///< invalid format
    CheckDigits, ///< correct shape but wrong check digits: usually a typing error
    AlreadyUsed, ///< must be unique, but is already in use
    NotAllowed,  ///< well-formed, but not accepted by this service
    TooLate,     ///< was possible for FieldError::limit days
    Unsettled,   ///< possible only after an earlier request is settled
    TooEarly,    ///< before the transaction was created
    InFuture,    ///< later than the clock of the service
    DayLimit, ///< more than FieldError::limit (centavos), the rest of the key's limit for the day
};

struct FieldError
{
    Field field;
    Problem problem;
    qint64 limit = 0; ///< the bound that was exceeded; 0 if the problem has no bound

    bool operator==(const FieldError &) const = default;
};

/// The reason why a call failed, in machine-readable form. ui/text/errortext.cpp creates the
/// messages for users, so that core contains no translations.
struct Error
{
    enum class Code {
        InvalidInput,      ///< `fields` lists fields and reasons; nothing was stored
        NotFound,          ///< no transaction with that id
        Conflict,          ///< a unique value is already in use; `fields` names the field
        TransitionRefused, ///< the state machine does not allow the transition from the present
                           ///< state
        Unsupported,       ///< this service does not support the operation
        StorageFull,       ///< no disk space left; nothing was stored
        StorageReadOnly,   ///< the file or its folder is not writable
        StorageFailed,    ///< a disk operation failed; after a restart, the change is either stored
                          ///< completely or not at all
        StorageBusy,      ///< another process locked the database for too long
        StorageCorrupted, ///< the file is not a valid database
        StorageOlder, ///< the file has an older version and is open read-only; a process with write
                      ///< access upgrades the file
        StorageNewer, ///< a newer version of the program wrote the file
        StorageForeign, ///< the file belongs to the other environment (sandbox or production)
        /// The database server is unreachable or refuses access; nothing was stored.
        StorageUnreachable,
        /// The connection to the database server was lost during the commit. The change may be
        /// stored or not; a lookup by reference or id decides.
        Unconfirmed,
        Unreachable,   ///< no response from the service's address; the service changed nothing
        Unavailable,   ///< the service is temporarily unavailable; the service changed nothing
        NotTrusted,    ///< the server cannot prove its identity; nothing was sent
        AccessDenied,  ///< the service rejects the key, or the key lacks the permission; with
                       ///< `fields`: the limits of the key; nothing was changed
        NotUnderstood, ///< the service returned an invalid response
        Internal,      ///< a bug in this program
    };

    Code code = Code::Internal;
    QList<FieldError> fields;
    QString detail; ///< English, for the log and the technical part of a message; no personal data

    bool operator==(const Error &) const = default;
};

/// A value or an error.
template<typename T>
using Result = tl::expected<T, Error>;

} // namespace core
