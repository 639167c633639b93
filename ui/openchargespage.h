// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/keygate.h"
#include "ui/openchargesmodel.h"
#include "ui/shoptools.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QPushButton;
class QStackedWidget;
class QTableView;

namespace ui
{

class Label;
class PageNotice;
class Wait;

/// What still waits for money, oldest first: what the counter set aside, and what it gave up.
class OpenChargesPage : public QWidget
{
    Q_OBJECT

public:
    OpenChargesPage(const ShopTools &tools, OpenChargesModel &model, QWidget *parent = nullptr);

    /// The charge that the cursor is on.
    [[nodiscard]] std::optional<core::Transaction> current() const;

Q_SIGNALS:
    /// A person wants it on the counter again.
    void resumeRequested(const core::Transaction &transaction);

    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QTableView *createTable();
    QWidget *createActions();
    [[nodiscard]] bool takeKey(const QKeyEvent &key);
    void openCurrent();
    void abandonCurrent();
    void takeAbandonBack(const core::Transaction &charge);
    void showActions();
    void copyCurrent();
    void readAgain();
    void checkCurrent();
    void keepCurrent();
    void showState();
    [[nodiscard]] QString truthText() const;
    void say(const QString &text);

    core::TransactionService &m_service;
    const core::TransactionService::Capabilities m_can;
    core::ConsoleBook &m_book;
    OpenChargesModel &m_model;
    KeyGate m_gate;
    QTimer m_tick;     ///< while the page is in front
    QUuid m_currentId; ///< of the row the cursor is on; survives that all are read again

    Wait *m_wait;     ///< for the list
    Wait *m_checking; ///< for the state of one

    Label *m_total = nullptr;
    Label *m_truth = nullptr;
    Label *m_news = nullptr;
    QStackedWidget *m_faces = nullptr;
    QTableView *m_table = nullptr;
    PageNotice *m_notice = nullptr;
    QWidget *m_actions = nullptr;
    QPushButton *m_abandon = nullptr;
    QPushButton *m_takeBack = nullptr; ///< in its place, where the charge is abandoned
};

} // namespace ui
