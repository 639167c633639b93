// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

class QPushButton;
class QStackedWidget;
class QTableView;

namespace ui
{

class Label;
class TransactionModel;

/// All transactions, newest first, read a page at a time while one scrolls.
class ListPage : public QWidget
{
    Q_OBJECT

public:
    explicit ListPage(core::TransactionService &service, QWidget *parent = nullptr);

Q_SIGNALS:
    void opened(const core::Transaction &transaction);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QTableView *createTable();
    QWidget *createNotice();
    void showState();
    void openCurrent();
    void fitAmounts(int first, int last);
    void goToRow(int row);
    void goToEnd();

    core::TransactionService &m_service;
    TransactionModel *m_model;
    Label *m_total = nullptr;
    QStackedWidget *m_faces = nullptr;
    QTableView *m_table = nullptr;
    QWidget *m_notice = nullptr;
    Label *m_noticeTitle = nullptr;
    Label *m_noticeText = nullptr;
    QPushButton *m_retry = nullptr;
    bool m_loaded = false;
    bool m_onWayToEnd = false;
};

} // namespace ui
