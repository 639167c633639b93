// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

namespace core
{
class PreferencesStore;
}

namespace ui
{

class Label;

/// Bar above all pages about payments whose money went back, or may go back: a refund by somebody
/// else, or a dispute. Visible until each is acknowledged.
class ReversalBar : public QWidget
{
    Q_OBJECT

public:
    /// Delay in which dismiss() prevents the message.
    static constexpr auto kDelay = std::chrono::milliseconds(400);

    ReversalBar(core::TransactionService &service, core::PreferencesStore &preferences,
                core::PayerProfile walkIn, QWidget *parent = nullptr);

    /// Removes a payment that this console refunded itself.
    void dismiss(const QUuid &id);

Q_SIGNALS:
    void opened(const core::Transaction &charge);
    void announced(const core::Transaction &charge);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void handleChange(const core::Transaction &charge);
    void announce(const QUuid &id);
    void showFirst();

    core::PreferencesStore &m_preferences;
    const core::PayerProfile m_walkIn;  ///< the name of the walk-in payer is not masked
    QList<core::Transaction> m_waiting; ///< within kDelay
    QList<core::Transaction> m_reversed;
    Label *m_text = nullptr;
};

} // namespace ui
