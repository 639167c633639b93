// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/sample/samplehistory.h"
#include "core/service/localtransactionservice.h"

#include <QtCore/QEventLoop>
#include <QtCore/QString>

/// The shop that everything is measured in, in several sizes, each a file of its own.
namespace bench
{

/// The first one has nine tenths of the transactions, the last one a hundredth.
[[nodiscard]] const QList<QUuid> &platforms();

[[nodiscard]] core::SampleHistory history(qint64 count);

[[nodiscard]] QString pathOf(const QString &folder, qint64 count);

/// A copy of that shop, for who adds to it; on the disk, until this goes. One at a time.
class Copy
{
    Q_DISABLE_COPY_MOVE(Copy)

public:
    Copy(const QString &folder, qint64 count);
    ~Copy();

    [[nodiscard]] const QString &path() const { return m_path; }

private:
    const QString m_path;
};

/// What the program was called with: a folder, then sizes; ends the program if it was not.
struct Arguments
{
    QString folder;
    QList<qint64> sizes; ///< smallest first
};
[[nodiscard]] Arguments arguments();

/// A service over that file, at the time at which the history ends.
[[nodiscard]] core::LocalTransactionService::Setup setup(const QString &path);

[[noreturn]] void fail(const core::Error &error);

/// Lets the event loop run until the answer is there. Ends the program if it is an error.
template<typename T>
T wait(const QFuture<core::Result<T>> &answer)
{
    core::Result<T> result = tl::unexpected(core::Error{});
    QEventLoop loop;
    QObject context;
    core::onAnswer(answer, &context, [&](const core::Result<T> &come) {
        result = come;
        loop.quit();
    });
    loop.exec();
    if (!result)
        fail(result.error());
    if constexpr (!std::is_void_v<T>)
        return *result;
}

} // namespace bench
