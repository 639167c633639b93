// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/referencepattern.h"
#include "core/service/transactionservice.h"
#include "ui/reports/salestotals.h"

#include <QtCore/QHash>
#include <QtCore/QUuid>

#include <atomic>
#include <memory>

namespace core
{
class ConsoleDatabase;
}

namespace ui
{

struct SummaryPeriod;

/// Adds up the received payments of a period by counter, by operator, by tag and by product. A new
/// read cancels the read before.
class SalesReader : public QObject
{
    Q_OBJECT

public:
    /// Maximum number of payments of one read: about a second, or a few hundred pages of a remote
    /// service.
    static constexpr qint64 kMaxLocal = 200'000;
    static constexpr qint64 kMaxRemote = 5'000;

    /// `console` has the operators and tags; null: no totals by operator and by tag.
    explicit SalesReader(core::TransactionService &service,
                         core::ConsoleDatabase *console = nullptr, QObject *parent = nullptr);
    ~SalesReader() override;

    /// Returns the maximum number of payments of one read of this service.
    [[nodiscard]] qint64 maxCount() const;

    /// Begins to read; emits read() or failed() later. `pattern` identifies the counters.
    void begin(const SummaryPeriod &period, const core::ReferencePattern &pattern);

    /// Stops without a signal.
    void cancel();

Q_SIGNALS:
    void read(const ui::SalesTotals &sales);
    void failed(const core::Error &error);

private:
    /// Shared with the thread of the service.
    struct Work
    {
        std::atomic<bool> isCanceled = false;
        SalesTotals sales; ///< complete once the future is finished
        bool needsConsole = false;
        QHash<QUuid, core::NetTotals> payments; ///< only with needsConsole
    };

    void readOperators(const std::shared_ptr<Work> &work);
    void readTags(const std::shared_ptr<Work> &work);

    core::TransactionService &m_service;
    core::ConsoleDatabase *m_console;
    std::shared_ptr<Work> m_work; ///< null: nothing is being read
};

} // namespace ui
