// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/keyring.h"

#include "core/database/database.h"
#include "core/service/apikeyusagerecorder.h"
#include "core/service/transactionservice.h"
#include "core/service/workthread.h"
#include "core/storage/keystore.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns nullopt instead of an expired key.
Result<std::optional<ApiKey>> unlessExpired(Result<std::optional<ApiKey>> found)
{
    if (found && *found && !(*found)->isValidAt(QDateTime::currentDateTimeUtc()))
        return std::optional<ApiKey>();
    return found;
}

} // namespace

KeyRing::KeyRing(QObject *parent)
    : QObject(parent)
    , m_thread(std::make_unique<WorkThread>(u"keys"_s))
{}

KeyRing::~KeyRing()
{
    m_thread->end([this] { m_database.reset(); });
}

QFuture<Result<void>> KeyRing::open(const QString &address)
{
    m_uses = std::make_unique<ApiKeyUsageRecorder>(address);
    if (!Database::isOnServer(address)) {
        auto opened = Database::open(address, Database::Access::ReadNoWait);
        if (opened)
            m_near = std::move(*opened);
    }
    return m_thread->run<void>([this, address]() -> Result<void> {
        auto opened = Database::open(address, Database::Access::ReadOnly);
        if (!opened)
            return tl::unexpected(opened.error());
        m_database = std::move(*opened);
        return {};
    });
}

std::optional<Result<std::optional<ApiKey>>> KeyRing::findAtOnce(const QByteArray &digest)
{
    if (!m_near)
        return std::nullopt;
    auto found = unlessExpired(findNear(digest));
    if (!found)
        return std::nullopt;
    recordUse(found);
    return found;
}

/// Reads the version first: a write between the two reads changes the version and is noticed next
/// time.
Result<std::optional<ApiKey>> KeyRing::findNear(const QByteArray &digest)
{
    KeyStore store(*m_near);
    const auto version = store.version();
    if (!version)
        return tl::unexpected(version.error());
    if (std::exchange(m_seenAt, *version) != *version)
        m_seen.clear();
    if (const auto seen = m_seen.find(digest); seen != m_seen.end())
        return std::optional(seen->second);
    auto found = store.find(digest);
    if (found && *found)
        m_seen.emplace(digest, **found);
    return found;
}

QFuture<Result<std::optional<ApiKey>>> KeyRing::find(const QByteArray &digest)
{
    const auto promise = makePromise<std::optional<ApiKey>>();
    if (!m_last || m_last->hasBegun || m_last->digest != digest)
        look(digest);
    m_last->promises.append(promise);
    return promise->future();
}

void KeyRing::look(const QByteArray &digest)
{
    m_last = std::make_shared<Search>();
    m_last->digest = digest;
    const auto work = [this, search = m_last]() -> Result<std::optional<ApiKey>> {
        search->hasBegun = true;
        if (!m_database)
            return tl::unexpected(Error{Error::Code::Internal, {}, u"the keys are not open"_s});
        return KeyStore(*m_database).find(search->digest);
    };
    onAnswer(m_thread->run<std::optional<ApiKey>>(work), this,
             [this, search = m_last](const Result<std::optional<ApiKey>> &stored) {
                 const auto found = unlessExpired(stored);
                 recordUse(found);
                 for (const auto &promise : std::as_const(search->promises))
                     resolve(promise, found);
             });
}

void KeyRing::recordUse(const Result<std::optional<ApiKey>> &found)
{
    if (found && *found)
        m_uses->note((*found)->id);
}

} // namespace core
