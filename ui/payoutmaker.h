// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

namespace ui
{

class PayoutDesk;

/// Has the service send an order that the desk holds, and finds out what became of it, since not
/// every refusal says that nothing was made. One at a time: the next only after the one before is
/// known.
class PayoutMaker : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    PayoutMaker(core::TransactionService &service, PayoutDesk &desk, QObject *parent = nullptr);

    void make(const core::TransactionDraft &order);

    /// Nobody knows whether the order was sent. It is looked for until somebody does.
    [[nodiscard]] bool isInDoubt() const { return m_isInDoubt; }

    /// Looks for an order in doubt now, rather than some seconds later.
    void look();

Q_SIGNALS:
    void answered(); ///< the service has; what that means for the order follows

    // What became of it: of each order one of these, after any number of unknown().
    void made(const core::Transaction &transaction);
    void refused(const core::Error &error); ///< nothing was made
    void referenceTaken(); ///< by something else: nothing was made, nor will be under it
    void absent();         ///< after a doubt: the service does not know it
    void abandoned();      ///< somebody has found out elsewhere what became of it
    void unknown(const core::Error &error);

private:
    void settle(const core::Error &error);
    void lookUp(const core::Error &error);
    void takeFound(const core::TransactionPage &found, const core::Error &error);
    void follow(const core::Transaction &transaction);
    void leaveDoubt(const QString &reference);
    void doubt(const core::Error &error);
    void finish(const core::Transaction &transaction);
    void endDoubt();

    core::TransactionService &m_service;
    PayoutDesk &m_desk;
    core::TransactionDraft m_order; ///< that was asked for last
    bool m_isInDoubt = false;
    QTimer m_again; ///< looks for it once more
};

} // namespace ui
