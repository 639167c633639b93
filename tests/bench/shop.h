// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/sample/samplehistory.h"
#include "core/service/localtransactionservice.h"

#include <QtCore/QEventLoop>
#include <QtCore/QString>

/// The shop for all measurements, in several sizes, one file each.
namespace bench
{

/// Returns the platforms of a shop. The first one has nine tenths of the transactions, the last one
/// a hundredth.
[[nodiscard]] const QList<QUuid> &platforms();

[[nodiscard]] core::SampleHistory history(qint64 count);

[[nodiscard]] QString pathOf(const QString &folder, qint64 count);

/// Returns the path of the same shop, filled by one insert for each transaction.
[[nodiscard]] QString grownPathOf(const QString &folder, qint64 count);

/// A temporary copy of a shop on disk, for measurements that write. One at a time in a folder.
class Copy
{
    Q_DISABLE_COPY_MOVE(Copy)

public:
    explicit Copy(const QString &shop);
    ~Copy();

    [[nodiscard]] const QString &path() const { return m_path; }

private:
    const QString m_path;
};

/// The program arguments: a folder, then sizes. Aborts the program if they are invalid.
struct Arguments
{
    QString folder;
    QList<qint64> sizes; ///< smallest first
};
[[nodiscard]] Arguments arguments();

/// Returns a service on that file, with the clock at the end of the history.
[[nodiscard]] core::LocalTransactionService::Setup setup(const QString &path);

[[noreturn]] void fail(const core::Error &error);

/// Runs the event loop until the answer arrives. Aborts the program on an error.
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
