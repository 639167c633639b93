// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <optional>

class QPushButton;
class QStackedWidget;
class QTableView;

namespace ui
{

class FilterBar;
class Label;
class ListDelegate;
class ListFooter;
class TransactionModel;

/// Transactions, newest first, read a page at a time while one scrolls: all of them, or those that
/// a filter means.
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
    void showFace(QWidget *face);
    void showTotal();
    void showNotice();
    void search();
    void countHidden();
    void passOver(const core::Transaction &transaction);
    void lookForAWayOut();
    void openCurrent();
    void fitAmounts(int first, int last);
    void fitDays(int first, int last);
    void fitFooter();
    void addKey(const QKeySequence &key, const QString &words, void (ListPage::*act)());
    void goToStart();
    void goToEnd();
    void goToPage(int page);
    void followCursor();
    void readOn();
    void keepPlace(int first, int last, int sign);
    void readAgain();
    void addUp();
    void showSelection();
    void copyRows();
    void copyCell();
    [[nodiscard]] QString rowText(int row) const;

    core::TransactionService &m_service;
    TransactionModel *m_model;
    FilterBar *m_bar = nullptr;
    Label *m_total = nullptr;
    Label *m_passedOver = nullptr;
    QStackedWidget *m_faces = nullptr;
    QTableView *m_table = nullptr;
    ListDelegate *m_delegate = nullptr;
    ListFooter *m_footer = nullptr;
    QWidget *m_notice = nullptr;
    Label *m_noticeTitle = nullptr;
    Label *m_noticeText = nullptr;
    QPushButton *m_retry = nullptr;
    QTimer m_patience;           ///< until the rows of another filter are waited for visibly
    std::optional<qint64> m_all; ///< without a filter; nothing: not known
    QStringList m_waysOut;       ///< which part of the filter alone keeps how many away
    int m_countGeneration = 0;   ///< answers to older questions are dropped
    int m_missed = 0;            ///< made since the filter is there, and not in the list
    bool m_loaded = false;
    enum class Landing { Nowhere, First, Last };
    Landing m_landing = Landing::Nowhere; ///< where the cursor goes once the page is there
    QTimer m_addUp;                       ///< until nothing has changed for a while
    int m_sumsGeneration = 0;
};

} // namespace ui
