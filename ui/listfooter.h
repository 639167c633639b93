// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/moneyflow.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace ui
{

class Label;

/// Below a list: what it comes to, what is selected comes to, and which of its pages one is on.
class ListFooter : public QWidget
{
    Q_OBJECT

public:
    explicit ListFooter(QWidget *parent = nullptr);

    void showSums(const QList<core::TransactionSum> &sums); ///< of all that matches
    void showSelection(const MoneyFlow &flow);              ///< of one: says nothing
    void showPage(int page, int lastPage);                  ///< 0: there is none

    /// What is waited for; empty: nothing.
    void showWait(const QString &sentence);

    /// What could not be read; empty: nothing.
    void showProblem(const QString &sentence);

    void askForPage(); ///< the keyboard goes to the number of the page

Q_SIGNALS:
    void pageRequested(int page);
    void retried(); ///< what could not be read
    void left();    ///< the keyboard is to go back

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Label *m_sums = nullptr;
    Label *m_selection = nullptr;
    Label *m_wait = nullptr;
    Label *m_problem = nullptr;
    QPushButton *m_retry = nullptr;
    QWidget *m_pages = nullptr;
    QLineEdit *m_page = nullptr;
    Label *m_last = nullptr;
    int m_current = 0;
};

} // namespace ui
