// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

class QAbstractButton;
class QButtonGroup;

namespace core
{

class PayoutController;
struct TransactionFilter;
} // namespace core

namespace ui
{

/// Stage of a payout: being typed, waiting at this counter, or at the service.
enum class PayoutTab {
    New,
    ToApprove, ///< waits for approval by a second person
    Held,      ///< not sent, or outcome unknown
    OnTheWay,  ///< the service has the payout, which is not final
    Done,
    Refused, ///< by the service or by the approver
};

/// Returns the filter for the transactions of a tab.
[[nodiscard]] core::TransactionFilter filterOf(PayoutTab tab);

/// Tab bar of the payout page with a count for each tab.
class PayoutTabs : public QWidget
{
    Q_OBJECT

public:
    PayoutTabs(core::TransactionService &service, const core::PayoutController &payouts,
               QWidget *parent = nullptr);

    void choose(PayoutTab tab);
    [[nodiscard]] PayoutTab chosen() const;

    /// Counts the payouts at the service. Several calls in a row count once.
    void count();

Q_SIGNALS:
    void chosenChanged();

private:
    void add(PayoutTab tab, const QString &name, const QString &objectName);
    void countNext(PayoutTab tab);
    void countHere();
    void show(PayoutTab tab, qint64 count);

    core::TransactionService &m_service;
    const core::PayoutController &m_payouts;
    QButtonGroup *m_buttons;
    qint64 m_refused = 0; ///< by the service
    bool m_isCounting = false;
    bool m_isOld = false; ///< a change arrived while counting
};

} // namespace ui
