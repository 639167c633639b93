// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

#include <tl/expected.hpp>

namespace core
{

/// An input of the service, by the role it has for a person or a program; the form that shows it
/// finds its widget by this name.
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
    Identifier, ///< which transaction is meant
    Reason,     ///< of a refund
    Host,
    LeastAmount,
    LargestAmount,
    CashInLifetime,
    CashInCommission,
    CashOutCommission,
    ProcessingDelay,
    Ispb,
    ProfileName, ///< of a service far away, as a counter knows it; so the next three
    Address,
    ApiKey,
    Counter,
};

/// The rule that an input breaks.
enum class Problem {
    Missing,     ///< required, and nothing but blanks was given
    TooLong,     ///< more characters than FieldError::limit
    TooSmall,    ///< less than FieldError::limit (centavos for an amount)
    TooLarge,    ///< more than FieldError::limit (centavos for an amount)
    Malformed,   ///< not written as such a value is written
    CheckDigits, ///< shaped right, but its check digits do not fit: usually a slip of the finger
    AlreadyUsed, ///< must be unique, and is taken
    NotAllowed,  ///< well-formed, but not one that this service accepts here
    TooLate,     ///< was possible for FieldError::limit days
    Unsettled,   ///< possible once what was sent before has come to an end
};

struct FieldError
{
    Field field;
    Problem problem;
    qint64 limit = 0; ///< the bound that was broken; 0 where the problem has none

    bool operator==(const FieldError &) const = default;
};

/// Why a call did not do what it was asked. For programs: the words for people are made from it in
/// ui/errortext.cpp, so that core has no language.
struct Error
{
    enum class Code {
        InvalidInput,    ///< `fields` says which and why; nothing was stored
        NotFound,        ///< no transaction of that id
        Conflict,        ///< a unique value is taken; `fields` says which
        MoveRefused,     ///< the state machine has no such move from the present state
        Unsupported,     ///< this service cannot do that at all
        StorageFull,     ///< no space left; nothing was stored
        StorageReadOnly, ///< the file or its folder may not be written
        StorageFailed,   ///< the disk did not do what it was asked; a change that was to be stored
                         ///< may come to light when the program starts again, whole or not at all
        StorageBusy,     ///< another process kept the database locked for too long
        StorageDamaged,  ///< the file is not a sound database
        StorageOlder, ///< the file is of an earlier version, and may only be read: who may write it
                      ///< brings it up to date
        StorageNewer, ///< the file was written by a later version of this program
        StorageForeign, ///< a sandbox's where real money is to move, or the other way round
        /// The server of the database is gone, or lets nobody in; nothing was stored.
        StorageUnreachable,
        /// The server was lost while it stored the change, which may be there or not: the reference
        /// or the id will tell.
        Unconfirmed,
        Unreachable,  ///< nobody answered at the service's address; nothing was changed there
        Unavailable,  ///< the service is there, and cannot answer now; nothing was changed there
        NotTrusted,   ///< who answers there cannot show to be the service; nothing was sent
        AccessDenied, ///< the service does not accept the key, or not for this; nothing was changed
        NotUnderstood, ///< the service answered a question with what is no answer to it
        Internal,      ///< a fault of ours
    };

    Code code = Code::Internal;
    QList<FieldError> fields;
    QString detail; ///< English, for the log and the technical part of a message; no personal data

    bool operator==(const Error &) const = default;
};

/// A value, or the reason why there is none.
template<typename T>
using Result = tl::expected<T, Error>;

} // namespace core
