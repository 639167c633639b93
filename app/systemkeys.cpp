// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/systemkeys.h"

#include "core/service/promise.h"

#include <qt6keychain/keychain.h>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;
using core::Error;
using core::Result;

namespace
{

const QString kService = u"balcao"_s;

Error::Code codeOf(QKeychain::Error error)
{
    switch (error) {
    case QKeychain::EntryNotFound:
        return Error::Code::NotFound;
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return Error::Code::AccessDenied;
    case QKeychain::NoError:
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
    case QKeychain::OtherError:
        break;
    }
    return Error::Code::Unsupported;
}

/// Starts the job, which deletes itself. `read` converts the result of a successful job.
template<typename T, typename Job, typename Read>
QFuture<Result<T>> asked(Job *job, const QUuid &profile, Read read)
{
    const auto promise = core::makePromise<T>();
    job->setInsecureFallback(false);
    job->setKey(u"api-key/"_s + profile.toString(QUuid::WithoutBraces));
    QObject::connect(job, &QKeychain::Job::finished, job, [job, promise, read] {
        if (job->error() == QKeychain::NoError)
            core::resolve<T>(promise, read(*job));
        else
            core::resolve<T>(promise, core::failure(codeOf(job->error()), job->errorString()));
    });
    job->start();
    return promise->future();
}

} // namespace

QFuture<Result<QByteArray>> SystemKeys::find(const QUuid &profile)
{
    return asked<QByteArray>(
        new QKeychain::ReadPasswordJob(kService), profile,
        [](const QKeychain::ReadPasswordJob &job) -> Result<QByteArray> {
            const QByteArray key = job.textData().toLatin1();
            if (key.isEmpty())
                return tl::unexpected(Error{Error::Code::NotFound, {}, u"empty"_s});
            return key;
        });
}

QFuture<Result<void>> SystemKeys::keep(const QUuid &profile, const QByteArray &key)
{
    auto *job = new QKeychain::WritePasswordJob(kService);
    job->setTextData(QString::fromLatin1(key));
    return asked<void>(job, profile, [](const auto &) { return Result<void>(); });
}

QFuture<Result<void>> SystemKeys::forget(const QUuid &profile)
{
    return asked<void>(new QKeychain::DeletePasswordJob(kService), profile,
                       [](const auto &) { return Result<void>(); });
}

} // namespace app
