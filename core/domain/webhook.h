// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"
#include "core/domain/operation.h"
#include "core/domain/status.h"
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

/// A webhook of a platform: an endpoint for its status changes (specification 6). The first webhook
/// of a platform has the id of the platform.
struct Webhook
{
    /// Maximum number of webhooks of a platform.
    static constexpr int kMaxOfPlatform = 16;

    struct OldSecret
    {
        WebhookSecret secret;
        QDateTime until; ///< UTC: end of the period in which the old secret also signs

        bool operator==(const OldSecret &) const = default;
    };

    QUuid id;
    QUuid platform;
    WebhookUrl url;
    bool isOn = true; ///< false: queued notifications wait
    WebhookSecret secret;
    std::optional<OldSecret> oldSecret = {};
    std::optional<QDateTime> created = {}; ///< UTC; nullopt: by an older version
    /// The statuses to send, in the order of Status::kKnown; nullopt: all, also future ones.
    std::optional<QList<Status::Code>> events = {};

    bool operator==(const Webhook &) const = default;
};

/// A change of a webhook. Unset parts stay unchanged.
struct WebhookChange
{
    std::optional<QString> url = {}; ///< required for a new webhook
    std::optional<bool> isOn = {};   ///< true for a new webhook
    bool renewsSecret = false;       ///< a new webhook always gets a secret
    /// The outer nullopt: unchanged, or all for a new webhook. The inner one: all.
    std::optional<std::optional<QList<Status::Code>>> events = {};
};

/// The notification of a status change to a platform. Identical in every attempt.
struct Notice
{
    qint64 number = 0; ///< number of the delivery
    QUuid transaction;
    int change = 0; ///< position among the changes of the transaction, from 1
    Operation operation = Operation::CashIn;
    Money amount;
    QString reference = {}; ///< empty: none
    QString extra = {};
    Status status = Status::Code::Pending;
    QString endToEndId = {}; ///< at the time of the change; empty: none
    QDateTime at;            ///< UTC

    bool operator==(const Notice &) const = default;
};

/// The outcome of a delivery attempt.
enum class DeliveryOutcome {
    Delivered,    ///< a 2xx response in time
    Refused,      ///< any other response, including redirects
    TimedOut,     ///< no response in time
    Closed,       ///< the connection closed before the response
    NotHttp,      ///< an invalid HTTP response
    NoSuchHost,   ///< the host name has no address
    NotAllowed,   ///< the address is not allowed for webhooks
    NotConnected, ///< connection refused or unreachable
    NotTrusted,   ///< the TLS handshake or the certificate check failed
};

/// Returns the log word: "delivered", "timed_out", …
[[nodiscard]] QString toText(DeliveryOutcome outcome);

/// The result of a delivery attempt.
struct DeliveryResult
{
    DeliveryOutcome outcome = DeliveryOutcome::Delivered;
    std::optional<int> answer = {};                  ///< HTTP status, if a response arrived
    std::optional<std::chrono::seconds> wanted = {}; ///< delay requested by the response
    std::chrono::milliseconds took = {};

    bool operator==(const DeliveryResult &) const = default;
};

struct DeliveryAttempt
{
    int number = 0; ///< from 1
    QDateTime at;   ///< UTC, start of the attempt
    /// nullopt during the attempt, or if the server stopped before its end.
    std::optional<DeliveryOutcome> outcome = {};
    std::optional<int> answer = {};
    std::optional<std::chrono::milliseconds> took = {};

    bool operator==(const DeliveryAttempt &) const = default;
};

/// A pending or finished delivery of a notification, for the log.
struct Delivery
{
    enum class State { Owed, Delivered, Abandoned };

    qint64 number = 0;
    QUuid webhook;
    QUuid platform;
    QUuid transaction;
    int change = 0; ///< as in Notice
    Status status = Status::Code::Pending;
    State state = State::Owed;
    std::optional<QDateTime> due = {}; ///< UTC, time of the next attempt; in the past: immediately
    QList<DeliveryAttempt> attempts = {}; ///< oldest first

    bool operator==(const Delivery &) const = default;
};

/// Returns the log word: "owed", "delivered", "given_up".
[[nodiscard]] QString toText(Delivery::State state);

} // namespace core
