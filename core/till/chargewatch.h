// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consoledatabase.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QSet>

namespace core
{

/// Watches charges after they leave the counter's screen, also across restarts, with the data in
/// the counter store. Reports a payment as late if paid after the charge was abandoned or left the
/// screen. Inactive if the shop cannot see payments.
class ChargeWatch : public QObject
{
    Q_OBJECT

public:
    /// `console` must outlive this object.
    ChargeWatch(TransactionService &service, ConsoleDatabase &console, QObject *parent = nullptr);

    /// Compares the stored charges with the service. Call once.
    void begin();

    /// Sets the charge on the screen and watches the charge from then on. A payment of this charge
    /// is never late.
    void setInFront(const std::optional<Transaction> &charge);

    /// Sets the charges that were set aside for another customer. The counter shows their payments,
    /// so a payment is late only if unseen when the program ends.
    void setSetAside(const QList<Transaction> &charges);

    /// Returns late payments that nobody has acknowledged, oldest first.
    [[nodiscard]] const QList<Transaction> &late() const { return m_late; }

    /// Removes a late payment from late().
    void acknowledge(const QUuid &id);

    /// Returns the charges decided while the console was closed, in order of creation.
    [[nodiscard]] const QList<Transaction> &news() const { return m_news; }

    /// Clears the news.
    void dismissNews();

Q_SIGNALS:
    /// Emitted for each late payment, also at startup for payments found then.
    void paidLate(const core::Transaction &charge);

    void lateChanged();
    void newsFound(); ///< at most once, by begin()

private:
    struct Known
    {
        Status::Code status = Status::Code::Pending;
        bool isAbandoned = false; ///< when the console was opened
    };

    void handleRecords(const QList<WatchedCharge> &charges,
                       const QHash<QUuid, Annotations> &annotations);
    void compare(const WatchedCharge &recorded, const Result<Transaction> &answer);
    void sort(const WatchedCharge &recorded, const Transaction &charge);
    void handleChange(const Transaction &transaction);
    void raise(const Transaction &charge);
    void keep(const Transaction &charge);
    void forget(const QUuid &id);

    QPointer<TransactionService> m_service; ///< may be destroyed before the window
    ConsoleDatabase &m_console;
    const bool m_seesPayments;
    std::optional<QUuid> m_inFront;
    QSet<QUuid> m_setAside;
    QHash<QUuid, Known> m_watched;
    QList<Transaction> m_late;
    QList<Transaction> m_news;
    qsizetype m_toCompare = 0;
};

} // namespace core
