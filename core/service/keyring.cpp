// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/keyring.h"

#include "core/storage/database.h"
#include "core/storage/keystore.h"

#include <QtCore/QPromise>

namespace core
{

using namespace Qt::StringLiterals;

KeyRing::KeyRing(QObject *parent)
    : QObject(parent)
{
    m_thread.setObjectName(u"keys"_s);
    m_context.moveToThread(&m_thread);
    m_thread.start();
}

KeyRing::~KeyRing()
{
    const auto end = [this] {
        m_database.reset();
        m_thread.quit();
    };
    QMetaObject::invokeMethod(&m_context, end, Qt::QueuedConnection);
    m_thread.wait();
}

/// The answer of work, which runs on the thread.
template<typename T, typename Work>
QFuture<Result<T>> KeyRing::inThread(Work work)
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    const auto job = [this, promise, work] {
        const auto deliver = [promise, result = Result<T>(work())] {
            promise->addResult(result);
            promise->finish();
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    };
    QMetaObject::invokeMethod(&m_context, job, Qt::QueuedConnection);
    return promise->future();
}

QFuture<Result<void>> KeyRing::open(const QString &address)
{
    return inThread<void>([this, address]() -> Result<void> {
        auto opened = Database::open(address, Database::Access::ReadOnly);
        if (!opened)
            return tl::unexpected(opened.error());
        m_database = std::move(*opened);
        return {};
    });
}

QFuture<Result<std::optional<ApiKey>>> KeyRing::find(const QByteArray &digest)
{
    return inThread<std::optional<ApiKey>>([this, digest]() -> Result<std::optional<ApiKey>> {
        if (!m_database)
            return tl::unexpected(Error{Error::Code::Internal, {}, u"the keys are not open"_s});
        return KeyStore(*m_database).find(digest);
    });
}

} // namespace core
