// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/webhook.h"
#include "core/service/ledger.h"
#include "core/storage/webhookstore.h"

#include <chrono>
#include <optional>

namespace core
{

class Database;

/// What is to become of a webhook; what is not set stays as it is.
struct WebhookChange
{
    std::optional<QString> url = {}; ///< needed by one that is new
    std::optional<bool> isOn = {};   ///< a new one is
    bool renewsSecret = false;       ///< a new one gets one anyway
};

/// The rules of webhooks and their deliveries, as plain calls. One per Database, whose thread it
/// shares; blocks on the disk. What a call changed is durable once it has answered. Several
/// processes may work on one database.
class Webhooks
{
    Q_DISABLE_COPY_MOVE(Webhooks)

public:
    /// An attempt is over by then, however it went.
    static constexpr std::chrono::seconds kLongestAttempt{10};
    /// From then on another server may begin the next attempt: this one has died.
    static constexpr std::chrono::seconds kLease{15};
    /// For so long an old secret signs beside the new one.
    static constexpr std::chrono::hours kRenewal{24};
    /// For so long the log tells of what is not owed any more.
    static constexpr std::chrono::hours kRetention{24 * 30};
    static constexpr int kBatch = 500;

    /// What is on its way, with all that its attempt needs.
    struct Claim
    {
        Webhook webhook;
        QList<ClaimedNotice> notices;
    };

    Webhooks(Database &database, WebhookReach reach, Clock clock, RandomSource random);

    /// Code::InvalidInput with Field::Host for an address that is none, missing, or too far away.
    [[nodiscard]] Result<Webhook> change(const QUuid &platform, const WebhookChange &change);
    [[nodiscard]] Result<QList<Webhook>> list();
    [[nodiscard]] Result<std::optional<Webhook>> find(const QUuid &platform);
    [[nodiscard]] Result<QList<Delivery>> deliveries(const DeliveryFilter &filter);

    /// At once, or after what is owed of the same transaction already. Code::NotFound.
    [[nodiscard]] Result<void> redeliver(qint64 number);

    /// The platforms of which claim() would find something.
    [[nodiscard]] Result<QList<QUuid>> withDue();
    /// At most so many notices, in their order; each for one server, until it has settled it or has
    /// been silent for kLease.
    [[nodiscard]] Result<Claim> claim(const QUuid &platform, int most);
    /// What became of it: the log has it, and what failed has its next moment, or is given up.
    [[nodiscard]] Result<void> settle(const Webhook &webhook, const ClaimedNotice &claimed,
                                      const DeliveryResult &result);
    /// Nobody will settle it: it may be claimed again at once.
    [[nodiscard]] Result<void> release(const ClaimedNotice &claimed);

    /// Drops what is older than kRetention, at most kBatch; how many it was.
    [[nodiscard]] Result<int> forgetOld();

private:
    [[nodiscard]] Result<Webhook> changed(const std::optional<Webhook> &known,
                                          const QUuid &platform, const WebhookChange &change);
    [[nodiscard]] WebhookSecret newSecret() const;
    [[nodiscard]] std::chrono::milliseconds spread(std::chrono::milliseconds wait) const;

    Database &m_database;
    WebhookStore m_store;
    const WebhookReach m_reach;
    const Clock m_clock;
    const RandomSource m_random;
};

} // namespace core
