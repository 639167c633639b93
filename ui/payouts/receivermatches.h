// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QListWidget>

class QLineEdit;

namespace ui
{

/// List of the receivers of earlier payouts: those whose name contains a typed text, or the latest
/// ones. Hidden while there is none. The transactions are the only storage.
class ReceiverMatches : public QListWidget
{
    Q_OBJECT

public:
    static constexpr int kMinTyped = 3;
    static constexpr int kMaxShown = 5;
    static constexpr int kMaxLatest = 10;

    explicit ReceiverMatches(core::TransactionService &service, QWidget *parent = nullptr);

    /// Searches for the receivers after a short delay. Too short texts and keys find none.
    void search(const QString &typed);

    /// Shows the latest receivers and moves the focus into the list, or emits noneFound(). Hides a
    /// visible list instead.
    void showLatest();

    /// Moves the focus into the list by the Down key of `edit`.
    void followKeysOf(QLineEdit &edit);

Q_SIGNALS:
    void chosen(const QString &pixKey); ///< in its canonical form
    void noneFound();                   ///< there are no latest receivers

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void ask();
    void show(const QList<core::Transaction> &payouts);
    void choose(const QListWidgetItem *item);

    core::TransactionService &m_service;
    QTimer m_pause; ///< delay until typing has stopped
    QString m_typed;
    int m_generation = 0; ///< answers to earlier texts are ignored
};

} // namespace ui
