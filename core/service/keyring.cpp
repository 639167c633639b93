// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/keyring.h"

#include "core/service/keyuses.h"
#include "core/service/transactionservice.h"
#include "core/service/workthread.h"
#include "core/storage/database.h"
#include "core/storage/keystore.h"

namespace core
{

using namespace Qt::StringLiterals;

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
    m_uses = std::make_unique<KeyUses>(address);
    if (!Database::isOnServer(address)) {
        auto opened = Database::open(address, Database::Access::ReadAtOnce);
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

QFuture<Result<std::optional<ApiKey>>> KeyRing::find(const QByteArray &digest)
{
    if (m_near) {
        auto found = KeyStore(*m_near).find(digest);
        noteUse(found);
        if (found)
            return QtFuture::makeReadyFuture(std::move(found));
    }
    return findLater(digest);
}

QFuture<Result<std::optional<ApiKey>>> KeyRing::findLater(const QByteArray &digest)
{
    const auto promise = started<std::optional<ApiKey>>();
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
             [this, search = m_last](const Result<std::optional<ApiKey>> &found) {
                 noteUse(found);
                 for (const auto &promise : std::as_const(search->promises))
                     keep(promise, found);
             });
}

void KeyRing::noteUse(const Result<std::optional<ApiKey>> &found)
{
    if (found && *found)
        m_uses->note((*found)->id);
}

} // namespace core
