// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/keyring.h"

#include "core/database/database.h"
#include "core/service/apikeyusagerecorder.h"
#include "core/service/asyncstore.h"
#include "core/service/transactionservice.h"
#include "core/storage/keystore.h"

#include <algorithm>
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
    , m_store(std::make_unique<AsyncStore<KeyStore>>(u"keys"_s))
{}

KeyRing::~KeyRing() = default;

QFuture<Result<void>> KeyRing::open(const QString &address)
{
    m_uses = std::make_unique<ApiKeyUsageRecorder>(address);
    if (!Database::isOnServer(address)) {
        auto opened = Database::open(address, Database::Access::ReadNoWait);
        if (opened)
            m_near = std::move(*opened);
    }
    return m_store->open<void>([address](AsyncStore<KeyStore>::Opened &into) -> Result<void> {
        auto opened = Database::open(address, Database::Access::ReadOnly);
        if (!opened)
            return tl::unexpected(opened.error());
        into.database = std::move(*opened);
        into.store = std::make_unique<KeyStore>(*into.database);
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
    auto search =
        std::find_if(m_waiting.begin(), m_waiting.end(),
                     [&digest](const Search &waiting) { return waiting.digest == digest; });
    if (search == m_waiting.end())
        search = m_waiting.insert(m_waiting.end(), Search{digest});
    search->promises.append(promise);
    if (!m_isSearching)
        startNext();
    return promise->future();
}

/// Starts the oldest waiting lookup. A started lookup gets no further callers, because its read may
/// be older than a revocation.
void KeyRing::startNext()
{
    m_isSearching = !m_waiting.isEmpty();
    if (!m_isSearching)
        return;
    const Search search = m_waiting.takeFirst();
    onAnswer(m_store->call(&KeyStore::find, search.digest), this,
             [this, search](const Result<std::optional<ApiKey>> &stored) {
                 startNext();
                 const auto found = unlessExpired(stored);
                 recordUse(found);
                 for (const auto &promise : search.promises)
                     resolve(promise, found);
             });
}

void KeyRing::recordUse(const Result<std::optional<ApiKey>> &found)
{
    if (found && *found)
        m_uses->note((*found)->id); // only an open database finds keys
}

} // namespace core
