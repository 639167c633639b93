// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportorder.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

namespace core
{

/// Returns the metadata of the file as one line: "environment=demo; period=…".
[[nodiscard]] QString exportFactLine(const ExportOrder &order);

/// One export of all transactions in a list. The file is created completely or not at all.
///
/// Threading: writes in the thread of the readAll() callback.
/// Lifetime: the destructor cancels a running export.
class Exporter : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Exporter)

public:
    struct Outcome
    {
        qint64 entries = 0; ///< rows, objects or movements
        qint64 bytes = 0;

        bool operator==(const Outcome &) const = default;
    };

    /// Starts immediately.
    Exporter(TransactionService &service, const ExportOrder &order, QObject *parent = nullptr);
    ~Exporter() override; ///< cancels a running export

    /// Cancels the export, deletes the file and emits canceled(). An export that is about to end
    /// still emits finished().
    void cancel();

Q_SIGNALS:
    void progressed(qint64 transactions); ///< read so far; a few times a second

    void canceled(); ///< instead of finished()

    /// Emitted once. Code::Conflict: the file exists and must not be replaced. Otherwise the errors
    /// of TransactionService::readAll() and PartialFile.
    void finished(const core::Result<core::Exporter::Outcome> &result);

private:
    class Job;

    const std::shared_ptr<Job> m_job;
    QTimer m_report;
};

} // namespace core
