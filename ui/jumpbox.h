// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <functional>

class QLineEdit;
class QListWidget;

namespace ui
{

class Label;

/// Somewhere to go, or something to do.
struct JumpTarget
{
    QString kind; ///< "Page"
    QString text;
    QString key; ///< that does the same, as it is shown; empty: none
    std::function<void()> go;
};

/// A line to type part of a name in, and what fits it: pages and actions, best first, and
/// transactions that the service finds by a name, document, reference or one of their ids; without
/// `openTransaction` none of these.
class JumpBox : public QWidget
{
    Q_OBJECT

public:
    JumpBox(QList<JumpTarget> targets, core::TransactionService &service,
            std::function<void(const core::Transaction &)> openTransaction,
            QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const std::function<void()> &go);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void search();
    void ask(const core::TransactionFilter &filter);
    void take(const QList<core::Transaction> &transactions);
    void showTargets(const QList<JumpTarget> &targets);
    void choose();

    core::TransactionService &m_service;
    std::function<void(const core::Transaction &)> m_openTransaction;
    QList<JumpTarget> m_targets;
    QList<JumpTarget> m_shown;
    QList<core::Transaction> m_found;
    int m_generation = 0; ///< answers to what was typed before are dropped
    QTimer m_pause;
    QLineEdit *m_edit = nullptr;
    QListWidget *m_list = nullptr;
    Label *m_nothing = nullptr;
};

} // namespace ui
