// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhookworker.h"

#include "core/database/database.h"
#include "core/webhook/webhookfields.h"
#include "core/wire/noticejson.h"

#include <QtCore/QLoggingCategory>
#include <QtCore/QRandomGenerator>
#include <QtCore/QThread>

#include <algorithm>
#include <utility>

namespace core
{

using namespace std::chrono_literals;

namespace
{

Q_LOGGING_CATEGORY(lcWebhook, "balcao.webhook")

/// Polling interval: other processes make changes without a signal, and scheduled retries become
/// due.
constexpr std::chrono::milliseconds kInterval = 1s;
constexpr std::chrono::milliseconds kGrace = 2s;
/// Time in which attempts end that share a commit. A commit for each of them would limit the rate.
constexpr std::chrono::milliseconds kGathering = 3ms;
constexpr std::chrono::hours kForgetEvery{1};

void showThatTheyWait(const Error &error)
{
    qCWarning(lcWebhook) << "notices wait:" << error.detail;
}

/// Returns true for an error of one webhook: the webhook was turned off meanwhile, or its data is
/// invalid.
bool isOfOneWebhook(const Error &error)
{
    return error.code == Error::Code::NotFound || error.code == Error::Code::StorageCorrupted;
}

DeliverySetup completed(DeliverySetup setup)
{
    if (!setup.clock)
        setup.clock = [] { return QDateTime::currentDateTimeUtc(); };
    if (!setup.random)
        setup.random = [] { return QRandomGenerator::system()->generate64(); };
    return setup;
}

} // namespace

WebhookWorker::WebhookWorker(DeliverySetup setup)
    : m_setup(completed(std::move(setup)))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kInterval);
    connect(&m_timer, &QTimer::timeout, this, &WebhookWorker::work);
    m_gathering.setSingleShot(true);
    m_gathering.setTimerType(Qt::PreciseTimer);
    m_gathering.setInterval(kGathering);
    connect(&m_gathering, &QTimer::timeout, this, &WebhookWorker::work);
    m_grace.setSingleShot(true);
    m_grace.setInterval(kGrace);
    connect(&m_grace, &QTimer::timeout, this, &WebhookWorker::quit);
}

WebhookWorker::~WebhookWorker() = default;

void WebhookWorker::work()
{
    m_isScheduled = false;
    m_gathering.stop();
    if (open()) {
        workOnce();
        if (!m_isStopping)
            forgetOld();
    }
    if (!m_isStopping)
        m_timer.start();
    else if (m_attempts.empty())
        quit();
}

void WebhookWorker::schedule()
{
    if (!std::exchange(m_isScheduled, true))
        QMetaObject::invokeMethod(this, &WebhookWorker::work, Qt::QueuedConnection);
}

/// Works when at least half of the attempts have ended, or after kGathering, so that attempts that
/// end together share a commit. A single attempt does not wait.
void WebhookWorker::workSoon()
{
    const bool isEnough = 2 * countOfResults() >= static_cast<qsizetype>(m_attempts.size());
    if (!isEnough && !m_gathering.isActive())
        m_gathering.start();
    if (isEnough)
        schedule();
}

bool WebhookWorker::open()
{
    if (m_webhooks)
        return true;
    auto database = Database::open(m_setup.database, Database::Access::SecondWriter);
    if (!database) {
        qCWarning(lcWebhook) << "no notices are delivered:" << database.error().detail;
        return false;
    }
    m_database = std::move(*database);
    m_webhooks =
        std::make_unique<Webhooks>(*m_database, m_setup.reach, m_setup.clock, m_setup.random);
    return true;
}

/// Stores the results and starts due attempts, in one commit: a commit for each of them would limit
/// the rate. Attempts start after the commit. After an error, results stay in the queue, and the
/// round repeats a second later.
void WebhookWorker::workOnce()
{
    if (countOfResults() == 0) { // a round without work needs no lock
        const auto webhooks = m_isStopping ? QList<QUuid>() : m_webhooks->withDue();
        if (!webhooks)
            return showThatTheyWait(webhooks.error());
        if (webhooks->isEmpty())
            return;
    }
    QList<Webhooks::Claim> claims;
    const auto done = inWriteTransaction(*m_database, [&]() -> Result<void> {
        if (auto settled = settle(); !settled)
            return settled;
        return m_isStopping ? Result<void>() : claim(claims);
    });
    if (!done)
        return showThatTheyWait(done.error());
    adjustLimits();
    std::erase_if(m_attempts, [](const Attempt &attempt) { return attempt.result.has_value(); });
    for (const Webhooks::Claim &claim : std::as_const(claims)) {
        for (const ClaimedNotice &notice : claim.notices)
            begin(claim.webhook, notice);
    }
}

/// Claims due notifications. An error of one webhook does not affect the others.
Result<void> WebhookWorker::claim(QList<Webhooks::Claim> &claims)
{
    const auto webhooks = m_webhooks->withDue();
    if (!webhooks)
        return tl::unexpected(webhooks.error());
    const QHash<QUuid, int> underWay = this->underWay();
    int free = kMaxCount;
    int extra = kMaxExtra;
    for (const int running : underWay) {
        free -= running;
        extra -= std::max(0, running - kMaxOfWebhook);
    }
    for (const QUuid &id : *webhooks) {
        const int running = underWay.value(id);
        const int max = std::max({kMaxOfWebhook, running,
                                  std::min(m_limits.value(id, kMaxOfWebhook),
                                           std::max(kMaxOfWebhook, running) + extra)});
        const int count = std::min(max - running, free);
        if (count <= 0)
            continue;
        const auto claimed = m_webhooks->claim(id, count);
        if (claimed) {
            const auto started = static_cast<int>(claimed->notices.size());
            free -= started;
            extra -= std::max(0, running + started - std::max(kMaxOfWebhook, running));
            claims.append(*claimed);
            continue;
        }
        if (!isOfOneWebhook(claimed.error()))
            return tl::unexpected(claimed.error());
        showThatTheyWait(claimed.error());
    }
    return {};
}

void WebhookWorker::begin(const Webhook &webhook, const ClaimedNotice &claimed)
{
    const QByteArray body = toJson(claimed.notice);
    auto post = std::make_unique<WebhookPost>(
        WebhookRequest{.url = webhook.url,
                       .reach = m_setup.reach,
                       .fields = webhookFields(webhook, wireIdOf(claimed.notice), claimed.failures,
                                               body, m_setup.clock()),
                       .body = body},
        m_setup.resolver, m_setup.maxAttempt, &m_connections);
    WebhookPost *const one = post.get();
    connect(
        one, &WebhookPost::finished, this,
        [this, one](const DeliveryResult &result) {
            const auto attempt =
                std::find_if(m_attempts.begin(), m_attempts.end(),
                             [one](const Attempt &other) { return other.post.get() == one; });
            Q_ASSERT(attempt != m_attempts.end());
            attempt->result = result;
            attempt->post.reset();
            if (m_setup.log)
                m_setup.log({.platform = attempt->webhook.platform,
                             .transaction = attempt->claimed.notice.transaction,
                             .number = attempt->claimed.notice.number,
                             .attempt = attempt->claimed.attempt,
                             .result = result});
            workSoon();
        },
        Qt::QueuedConnection); // the callback may delete the attempt
    m_attempts.push_back({webhook, claimed, std::move(post)});
    one->start();
}

/// Stores the results, inside the transaction of a round.
Result<void> WebhookWorker::settle()
{
    QList<Webhooks::Ended> ended;
    for (const Attempt &attempt : m_attempts) {
        if (attempt.result)
            ended.append({attempt.webhook, attempt.claimed, *attempt.result});
    }
    return m_webhooks->settleAll(ended);
}

/// Doubles the limits of fast receivers, and resets those of others.
void WebhookWorker::adjustLimits()
{
    QHash<QUuid, bool> isFast;
    for (const Attempt &attempt : m_attempts) {
        if (!attempt.result)
            continue;
        const bool isGood =
            attempt.result->outcome == DeliveryOutcome::Delivered && attempt.result->took <= kFast;
        isFast[attempt.webhook.id] = isGood && isFast.value(attempt.webhook.id, true);
    }
    for (auto one = isFast.cbegin(); one != isFast.cend(); ++one) {
        if (one.value())
            m_limits[one.key()] =
                std::min(kMaxOfFastWebhook, 2 * m_limits.value(one.key(), kMaxOfWebhook));
        else
            m_limits.remove(one.key());
    }
}

qsizetype WebhookWorker::countOfResults() const
{
    return std::count_if(m_attempts.begin(), m_attempts.end(),
                         [](const Attempt &attempt) { return attempt.result.has_value(); });
}

/// Returns the number of running attempts of each webhook.
QHash<QUuid, int> WebhookWorker::underWay() const
{
    QHash<QUuid, int> running;
    for (const Attempt &attempt : m_attempts) {
        if (!attempt.result)
            ++running[attempt.webhook.id];
    }
    return running;
}

void WebhookWorker::forgetOld()
{
    const QDateTime now = m_setup.clock();
    if (m_forgotAt && now < m_forgotAt->addDuration(kForgetEvery) && now >= *m_forgotAt)
        return;
    const auto forgotten = m_webhooks->forgetOld();
    if (forgotten.value_or(0) < Webhooks::kBatch) // otherwise repeat soon
        m_forgotAt = now;
}

void WebhookWorker::stop()
{
    if (m_isStopping)
        return;
    m_isStopping = true;
    m_grace.start();
    work();
}

/// Returns the claims of running attempts in one commit.
void WebhookWorker::release()
{
    std::ignore = inWriteTransaction(*m_database, [this]() -> Result<void> {
        for (const Attempt &attempt : m_attempts) {
            if (attempt.result)
                continue;
            if (auto released = m_webhooks->release(attempt.claimed); !released)
                return released;
        }
        return {};
    });
}

/// Abandons running attempts. Their outcome is unknown, so another server repeats them.
void WebhookWorker::quit()
{
    m_timer.stop();
    m_grace.stop();
    m_gathering.stop();
    if (m_webhooks)
        release();
    m_attempts.clear();
    m_connections.clear();
    m_webhooks.reset();
    m_database.reset();
    QThread::currentThread()->quit();
}

} // namespace core
