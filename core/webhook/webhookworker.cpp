// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhookworker.h"

#include "core/storage/database.h"
#include "core/wire/noticejson.h"

#include <QtCore/QLoggingCategory>
#include <QtCore/QRandomGenerator>
#include <QtCore/QThread>

#include <algorithm>

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
constexpr std::chrono::hours kForgetEvery{1};

/// Returns the headers that authenticate the notification and identify repeated attempts. A request
/// has one bearer only: while the secret is being renewed, each attempt after a failed one has the
/// other bearer.
QByteArray fieldsOf(const Webhook &webhook, const ClaimedNotice &claimed, const QByteArray &body,
                    const QDateTime &now)
{
    const QByteArray id = wireIdOf(claimed.notice);
    const qint64 seconds = now.toSecsSinceEpoch();
    QByteArray signatures = webhook.secret.signature(id, seconds, body);
    QByteArray bearer = webhook.secret.bearer();
    if (webhook.oldSecret && now < webhook.oldSecret->until) {
        const WebhookSecret &old = webhook.oldSecret->secret;
        signatures += ' ' + old.signature(id, seconds, body);
        if (claimed.failures % 2 == 1)
            bearer = old.bearer();
    }
    return "User-Agent: Balcao\r\nAuthorization: Bearer " + bearer + "\r\nwebhook-id: " + id +
           "\r\nwebhook-timestamp: " + QByteArray::number(seconds) +
           "\r\nwebhook-signature: " + signatures + "\r\n";
}

void showThatTheyWait(const Error &error)
{
    qCWarning(lcWebhook) << "notices wait:" << error.detail;
}

/// Returns true for an error of one platform: the webhook was turned off meanwhile, or its data is
/// invalid.
bool isOfOnePlatform(const Error &error)
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
    m_grace.setSingleShot(true);
    m_grace.setInterval(kGrace);
    connect(&m_grace, &QTimer::timeout, this, &WebhookWorker::quit);
}

WebhookWorker::~WebhookWorker() = default;

void WebhookWorker::work()
{
    if (open()) {
        settle();
        if (!m_isStopping) {
            begin();
            forgetOld();
        }
    }
    if (!m_isStopping)
        m_timer.start();
    else if (m_attempts.empty())
        quit();
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

/// Starts due attempts; failed starts repeat a second later. An error of one platform does not
/// affect the others. A database that rejects writes ends the round, because every platform would
/// wait for the lock.
void WebhookWorker::begin()
{
    const auto platforms = m_webhooks->withDue();
    if (!platforms)
        return showThatTheyWait(platforms.error());
    for (const QUuid &platform : *platforms) {
        const auto begun = begin(platform);
        if (begun)
            continue;
        showThatTheyWait(begun.error());
        if (!isOfOnePlatform(begun.error()))
            return;
    }
}

Result<void> WebhookWorker::begin(const QUuid &platform)
{
    const int room = std::min(kMaxOfPlatform - underWay(platform),
                              kMaxCount - static_cast<int>(m_attempts.size()));
    if (room <= 0)
        return {};
    return m_webhooks->claim(platform, room).map([this](const Webhooks::Claim &claim) {
        for (const ClaimedNotice &notice : claim.notices)
            begin(claim.webhook, notice);
    });
}

void WebhookWorker::begin(const Webhook &webhook, const ClaimedNotice &claimed)
{
    const QByteArray body = toJson(claimed.notice);
    auto post = std::make_unique<WebhookPost>(
        WebhookRequest{.url = webhook.url,
                       .reach = m_setup.reach,
                       .fields = fieldsOf(webhook, claimed, body, m_setup.clock()),
                       .body = body},
        m_setup.resolver, m_setup.maxAttempt);
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
            work();
        },
        Qt::QueuedConnection); // the callback may delete the attempt
    m_attempts.push_back({webhook, claimed, std::move(post)});
    one->start();
}

/// Stores the results. A result that cannot be stored stays in the queue.
void WebhookWorker::settle()
{
    Result<void> settled;
    std::erase_if(m_attempts, [&](const Attempt &attempt) {
        if (!attempt.result || !settled)
            return false;
        settled = m_webhooks->settle(attempt.webhook, attempt.claimed, *attempt.result);
        return settled.has_value();
    });
    if (!settled)
        qCWarning(lcWebhook) << "a delivery is not noted:" << settled.error().detail;
}

int WebhookWorker::underWay(const QUuid &platform) const
{
    return static_cast<int>(
        std::count_if(m_attempts.begin(), m_attempts.end(), [&platform](const Attempt &attempt) {
            return attempt.webhook.platform == platform;
        }));
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

/// Abandons running attempts. Their outcome is unknown, so another server repeats them.
void WebhookWorker::quit()
{
    m_timer.stop();
    m_grace.stop();
    for (const Attempt &attempt : m_attempts) {
        if (m_webhooks && !attempt.result)
            std::ignore = m_webhooks->release(attempt.claimed);
    }
    m_attempts.clear();
    m_webhooks.reset();
    m_database.reset();
    QThread::currentThread()->quit();
}

} // namespace core
