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

/// The reason why an HTTP request failed, in the form of the response body (specification 7):
/// application/problem+json.
struct HttpProblem
{
    enum class Kind {
        Malformed,         ///< not a valid HTTP request
        BrokenJson,        ///< the body is not a JSON object
        NoKey,             ///< no valid key
        NoScope,           ///< the key lacks the permission
        KeyLimit,          ///< a limit of the key; `violations` has the limit
        NotFound,          ///< unknown transaction or path
        NotSupported,      ///< a call that this service does not have
        WrongMethod,       ///< method not allowed on the path
        TooSlow,           ///< request timeout
        BodyTooLarge,      ///< the body exceeds its limit
        AddressTooLong,    ///< the request target exceeds its limit
        HeaderTooLarge,    ///< the request header exceeds its limit
        NotJson,           ///< wrong content type of the body
        Unexpected,        ///< unsupported Expect field
        Invalid,           ///< `violations` lists the details
        ReferenceUsed,     ///< the reference is in use by transaction `existingId`
        KeyReused,         ///< the idempotency key is that of another request
        TransitionRefused, ///< transition not allowed from the present status
        TooManyRequests,   ///< rate limit of the caller; see `retryAfter`
        Overloaded,        ///< global load limit; see `retryAfter`
        NotReady,          ///< no access to the data, nothing was stored; see `retryAfter`
        Internal,          ///< a bug in the server
    };

    static constexpr int kRetryAfterOutage = 5; ///< seconds, without a database

    struct Violation
    {
        QString field;   ///< API name of the field
        QString code;    ///< machine-readable rule: "missing", "too_long", …
        QString message; ///< explanation for developers

        bool operator==(const Violation &) const = default;
    };

    Kind kind = Kind::Internal;
    QList<Violation> violations = {};
    std::optional<QUuid> existingId = {};
    int retryAfter = 0;  ///< seconds; 0: no Retry-After field
    QString reason = {}; ///< replaces the explanation of `kind`

    [[nodiscard]] int status() const; ///< HTTP status
    /// Returns the error number in the body: of the first violation, if any.
    [[nodiscard]] int number() const;
    [[nodiscard]] QByteArray toJson() const;

    bool operator==(const HttpProblem &) const = default;
};

/// The source of the fields of a call, which determines their names.
enum class CallPart {
    Body,  ///< body of a creation request
    Query, ///< query of a list
};

/// Converts the error of a call. The result contains no log details of the error.
[[nodiscard]] HttpProblem problemOf(const Error &error, CallPart part = CallPart::Body);

/// Describes the format of a field or parameter for developers.
[[nodiscard]] QString formOf(const QString &name, CallPart part);

/// Returns the violation for an unknown status in a filter.
[[nodiscard]] HttpProblem::Violation unknownStatus();

/// Converts the error of a field. The code is the name of the problem.
[[nodiscard]] HttpProblem::Violation violationOf(const FieldError &error,
                                                 CallPart part = CallPart::Body);

/// Converts an HTTP response to an error, from its status and the standard parts of its body. A
/// foreign service may return any body. Returns Code::Unconfirmed if the status leaves
/// open whether something was stored.
[[nodiscard]] Error errorOf(int status, const QByteArray &body);

} // namespace core
