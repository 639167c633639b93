// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportorder.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

namespace core
{

/// One export under way: all that a service's list holds, written in the thread in which the
/// service lets it be taken. The file is there whole or not at all.
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

    /// Begins at once.
    Exporter(TransactionService &service, const ExportOrder &order, QObject *parent = nullptr);
    ~Exporter() override; ///< as cancel(), if it is under way

    /// Leaves nothing, which canceled() tells; but for one that is about to end: that has finished.
    void cancel();

Q_SIGNALS:
    void progressed(qint64 transactions); ///< read so far; some times a second

    void canceled(); ///< in place of finished()

    /// Once. Code::Conflict: there is a file of that name, and it is not to be replaced. Else as
    /// TransactionService::readAll() and PartialFile.
    void finished(const core::Result<core::Exporter::Outcome> &result);

private:
    class Job;

    const std::shared_ptr<Job> m_job;
    QTimer m_report;
};

} // namespace core
