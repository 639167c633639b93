// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/moneyflow.h"

#include <QtWidgets/QWidget>

#include <optional>

class QLineEdit;
class QPushButton;

namespace core
{
struct TransactionSum;
}

namespace ui
{

class Label;

/// Footer of a list with the totals, the totals of the selection, and the current page.
class ListFooter : public QWidget
{
    Q_OBJECT

public:
    explicit ListFooter(QWidget *parent = nullptr);

    void showSums(const QList<core::TransactionSum> &sums); ///< of all matching transactions

    /// Shows number and sum of the selected rows; hidden for a single row. `total`: all matches,
    /// because only rows that were read can be selected; nullopt: unknown.
    void showSelection(const MoneyFlow &flow, std::optional<qint64> total);

    void showPage(int page, int lastPage); ///< 0: no page

    /// Shows a progress text; empty: none.
    void showBusyIndicator(const QString &sentence);

    /// Shows a read error; empty: none.
    void showProblem(const QString &sentence);

    void askForPage(); ///< moves the focus to the page number

Q_SIGNALS:
    void pageRequested(int page);
    void retried(); ///< retry of the failed read
    void left();    ///< the caller should take the focus back

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPushButton *createTurn(const QString &sign, const QString &name, const QString &objectName,
                            int by);

    Label *m_sums = nullptr;
    Label *m_selection = nullptr;
    Label *m_busy = nullptr;
    Label *m_problem = nullptr;
    QPushButton *m_retry = nullptr;
    QWidget *m_pages = nullptr;
    QLineEdit *m_page = nullptr;
    Label *m_last = nullptr;
    QPushButton *m_before = nullptr;
    QPushButton *m_next = nullptr;
    int m_current = 0;
};

} // namespace ui
