// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

class QAbstractButton;
class QButtonGroup;

namespace ui
{

class PayoutDesk;

/// Where a payout stands: made up here, waiting here, or with the service.
enum class PayoutTab {
    New,
    ToApprove, ///< another person has to look at it
    Held,      ///< not sent, or nobody knows
    OnTheWay,  ///< the service has it, and it is not final
    Done,
    Refused, ///< by the service, or by who was to approve it
};

/// The filter of those that the service has.
[[nodiscard]] core::TransactionFilter filterOf(PayoutTab tab);

/// How a person goes from one to the other, and how many are there.
class PayoutTabs : public QWidget
{
    Q_OBJECT

public:
    PayoutTabs(core::TransactionService &service, const PayoutDesk &desk,
               QWidget *parent = nullptr);

    void choose(PayoutTab tab);
    [[nodiscard]] PayoutTab chosen() const;

    /// Counts what the service has; once for many calls.
    void count();

Q_SIGNALS:
    void chosenChanged();

private:
    void add(PayoutTab tab, const QString &name, const QString &objectName);
    void countNext(PayoutTab tab);
    void countHere();
    void show(PayoutTab tab, qint64 count);

    core::TransactionService &m_service;
    const PayoutDesk &m_desk;
    QButtonGroup *m_buttons;
    qint64 m_refused = 0; ///< by the service
    bool m_isCounting = false;
    bool m_isOld = false; ///< something changed while it counted
};

} // namespace ui
