// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// Why a request over HTTP did not get what it asked for, as the body of the answer tells it
/// (specification 7): application/problem+json.
struct HttpProblem
{
    enum class Kind {
        Malformed,       ///< not a request
        BrokenJson,      ///< the body is not an object
        NoKey,           ///< no key, or none that is valid
        NoScope,         ///< the key may not do that
        NotFound,        ///< no such transaction, or no such path
        WrongMethod,     ///< not on this path
        TooSlow,         ///< the request was not there in time
        BodyTooLarge,    ///< more than the limit of a body
        AddressTooLong,  ///< more than the limit of a request's target
        HeaderTooLarge,  ///< more than the limit of a request's header
        NotJson,         ///< the content type of the body
        Unexpected,      ///< an Expect that nobody here can meet
        Invalid,         ///< `violations` says what
        ReferenceUsed,   ///< `existingId` is the transaction that has it
        MoveRefused,     ///< not from the present state
        TooManyRequests, ///< of this caller; `retryAfter` says when to come again
        Overloaded,      ///< by all callers; the same
        Internal,        ///< a fault of ours
    };

    struct Violation
    {
        QString field;   ///< as the API names it
        QString code;    ///< the rule, for programs: "missing", "too_long", …
        QString message; ///< the rule, for whoever writes the program

        bool operator==(const Violation &) const = default;
    };

    Kind kind = Kind::Internal;
    QList<Violation> violations = {};
    std::optional<QUuid> existingId = {};
    int retryAfter = 0; ///< seconds; 0: nothing is said of it

    [[nodiscard]] int status() const; ///< of HTTP
    /// The number of the fault in the body: of the first violation, if there are some.
    [[nodiscard]] int number() const;
    [[nodiscard]] QByteArray toJson() const;

    bool operator==(const HttpProblem &) const = default;
};

/// Where the fields of a call stood, which decides their names.
enum class CallPart {
    Body,  ///< of a creation
    Query, ///< of a list
};

/// The problem that a call's error is; nothing that the error tells the log is in it.
[[nodiscard]] HttpProblem problemOf(const Error &error, CallPart part = CallPart::Body);

/// How the value of a field or parameter of that name is written, for whoever writes the program.
[[nodiscard]] QString formOf(const QString &name, CallPart part);

/// Of a filter by a state that there is not.
[[nodiscard]] HttpProblem::Violation unknownStatus();

/// The rule that a field breaks. Its code is that of the problem.
[[nodiscard]] HttpProblem::Violation violationOf(const FieldError &error,
                                                 CallPart part = CallPart::Body);

/// The error that an answer over HTTP stands for, by its status and as much of its body as is in
/// the shape of ours; the body of a foreign service may be anything. Where the status leaves open
/// whether something was stored, Code::Unconfirmed.
[[nodiscard]] Error errorOf(int status, const QByteArray &body);

} // namespace core
