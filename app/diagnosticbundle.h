// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/shopcheck.h"
#include "core/service/promise.h"

#include <QtCore/QByteArray>
#include <QtCore/QFuture>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <memory>

class QThread;

namespace app
{

// The diagnostic bundle: one JSON file with facts for the report of a fault. Nothing is sent.
//
// The bundle has versions, settings, the last actions and messages, and the result of a check. Of
// the settings it has numbers, switches and chosen words, but no typed text. Messages lose e-mail
// addresses, long numbers, keys, paths, and the names of the shop and of operators.

/// Returns the bundle of the shop in that folder. Blocks for minutes in a large shop. `messages`:
/// see recentLogLines(). `check` reads the transactions; a stopped check counts as failed.
[[nodiscard]] QByteArray diagnosticBundle(const QString &folder, const QStringList &messages,
                                          ShopCheck &check);

/// Writes diagnostic bundles in a thread of its own.
///
/// Lifetime: the destructor stops a running check, which takes a short time.
class DiagnosticWriter
{
    Q_DISABLE_COPY_MOVE(DiagnosticWriter)

public:
    explicit DiagnosticWriter(QString folder);
    ~DiagnosticWriter();

    /// Writes the bundle to a file with mode 0600. Code::StorageBusy while another file is being
    /// written, otherwise errors as writeSmallFile().
    QFuture<core::Result<void>> write(const QString &path);

private:
    const QString m_folder;
    ShopCheck m_check;
    QFuture<core::Result<void>> m_last; ///< of the last call of write()
    std::unique_ptr<QThread> m_thread;  ///< null: nothing was written yet
};

} // namespace app
