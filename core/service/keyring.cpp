// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/keyring.h"

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
        if (auto found = KeyStore(*m_near).find(digest))
            return QtFuture::makeReadyFuture(std::move(found));
    }
    return findLater(digest);
}

QFuture<Result<std::optional<ApiKey>>> KeyRing::findLater(const QByteArray &digest)
{
    if (m_last.hasBegun && !*m_last.hasBegun && m_last.digest == digest)
        return m_last.answer;
    const auto hasBegun = std::make_shared<std::atomic<bool>>(false);
    const auto look = [this, digest, hasBegun]() -> Result<std::optional<ApiKey>> {
        *hasBegun = true;
        if (!m_database)
            return tl::unexpected(Error{Error::Code::Internal, {}, u"the keys are not open"_s});
        return KeyStore(*m_database).find(digest);
    };
    m_last = {digest, hasBegun, m_thread->run<std::optional<ApiKey>>(look)};
    return m_last.answer;
}

} // namespace core
