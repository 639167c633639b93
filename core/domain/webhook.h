// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/webhooksecret.h"
#include "core/domain/webhookurl.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <chrono>
#include <optional>

namespace core
{

/// Where the changes of a platform's transactions are sent (specification 6).
struct Webhook
{
    struct OldSecret
    {
        WebhookSecret secret;
        QDateTime until; ///< UTC: it signs too, until then

        bool operator==(const OldSecret &) const = default;
    };

    QUuid platform;
    WebhookUrl url;
    bool isOn = true; ///< off: what is owed waits
    WebhookSecret secret;
    std::optional<OldSecret> oldSecret = {};

    bool operator==(const Webhook &) const = default;
};

/// A change of a status that a platform is told of: the same in every attempt.
struct Notice
{
    qint64 number = 0; ///< of the delivery
    QUuid transaction;
    int change = 0; ///< which one of the transaction, from 1
    Operation operation = Operation::CashIn;
    Money amount;
    QString reference = {}; ///< empty: none
    QString extra = {};
    Status status = Status::Code::Pending;
    QString endToEndId = {}; ///< as it was then; empty: none
    QDateTime at;            ///< UTC

    bool operator==(const Notice &) const = default;
};

/// What became of an attempt.
enum class DeliveryOutcome {
    Delivered,    ///< a 2xx came in time
    Refused,      ///< any other answer, also one that leads elsewhere
    TimedOut,     ///< no answer in time
    Closed,       ///< the connection ended before the answer
    NotHttp,      ///< what came was no answer
    NoSuchHost,   ///< the name has no address
    NotAllowed,   ///< it has one to which no notice goes
    NotConnected, ///< nobody is there
    NotTrusted,   ///< TLS did not come about, or with somebody else
};

/// The word of a log: "delivered", "timed_out", …
[[nodiscard]] QString toText(DeliveryOutcome outcome);

/// What came back.
struct DeliveryResult
{
    DeliveryOutcome outcome = DeliveryOutcome::Delivered;
    std::optional<int> answer = {};                  ///< status of HTTP, if one came
    std::optional<std::chrono::seconds> wanted = {}; ///< how long the answer asks to wait
    std::chrono::milliseconds took = {};

    bool operator==(const DeliveryResult &) const = default;
};

struct DeliveryAttempt
{
    int number = 0; ///< from 1
    QDateTime at;   ///< UTC, when it began
    /// Nothing while it is on its way, or if its server ended before it did.
    std::optional<DeliveryOutcome> outcome = {};
    std::optional<int> answer = {};
    std::optional<std::chrono::milliseconds> took = {};

    bool operator==(const DeliveryAttempt &) const = default;
};

/// A notice that somebody is owed, or was, for the log.
struct Delivery
{
    enum class State { Owed, Delivered, GivenUp };

    qint64 number = 0;
    QUuid platform;
    QUuid transaction;
    Status status = Status::Code::Pending;
    State state = State::Owed;
    std::optional<QDateTime> due = {}; ///< of the next attempt, UTC; a moment of the past: at once
    QList<DeliveryAttempt> attempts = {}; ///< oldest first

    bool operator==(const Delivery &) const = default;
};

/// The word of a log: "owed", "delivered", "given_up".
[[nodiscard]] QString toText(Delivery::State state);

/// How long to wait after so many failures; nothing: it is given up.
[[nodiscard]] std::optional<std::chrono::seconds> waitAfterFailures(int failures);

/// No wait is longer, with what is added to it or wanted by the receiver.
constexpr std::chrono::hours kLongestWait{11};

} // namespace core
