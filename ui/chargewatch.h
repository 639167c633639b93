// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shoptools.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QSet>

namespace ui
{

/// Has an eye on the charges of this counter after they left its screen, over restarts too, by the
/// counter's book. One that is paid then, or after the counter gave it up, is late: somebody has to
/// find the customer. Sees nothing in a shop that cannot see payments.
class ChargeWatch : public QObject
{
    Q_OBJECT

public:
    explicit ChargeWatch(const ShopTools &tools, QObject *parent = nullptr);

    /// Once: compares what the book has with the service.
    void begin();

    /// What the counter has on its screen now; of that no payment is late. Watched from now on.
    void setInFront(const std::optional<core::Transaction> &charge);

    /// What it set aside for another customer, and shows when it is paid; that is late only if
    /// nobody has seen it before the program ends.
    void setSetAside(const QList<core::Transaction> &charges);

    /// Paid late, and nobody has said yet that they know; oldest first.
    [[nodiscard]] const QList<core::Transaction> &late() const { return m_late; }

    /// Somebody knows of this late payment.
    void acknowledge(const QUuid &id);

    /// What was decided while the console was closed, in the order in which it was made.
    [[nodiscard]] const QList<core::Transaction> &news() const { return m_news; }

    /// Nobody needs the news any more.
    void dismissNews();

Q_SIGNALS:
    /// Also at a start, of each that nobody knew of before.
    void paidLate(const core::Transaction &charge);

    void lateChanged();
    void newsFound(); ///< once, by begin()

private:
    struct Known
    {
        core::Status::Code status = core::Status::Code::Pending;
        bool isAbandoned = false; ///< when the console was opened
    };

    void takeBook(const QList<core::WatchedCharge> &charges,
                  const QHash<QUuid, core::Marks> &marks);
    void compare(const core::WatchedCharge &noted, const core::Result<core::Transaction> &answer);
    void sort(const core::WatchedCharge &noted, const core::Transaction &charge);
    void take(const core::Transaction &transaction);
    void raise(const core::Transaction &charge);
    void keep(const core::Transaction &charge);
    void forget(const QUuid &id);

    QPointer<core::TransactionService> m_service; ///< may go before the window
    core::ConsoleBook &m_book;
    const bool m_seesPayments;
    std::optional<QUuid> m_inFront;
    QSet<QUuid> m_setAside;
    QHash<QUuid, Known> m_watched;
    QList<core::Transaction> m_late;
    QList<core::Transaction> m_news;
    qsizetype m_toCompare = 0;
};

} // namespace ui
