// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/summary.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QPushButton;
class QTableView;

namespace core
{
class ConsoleBook;
}

namespace ui
{

class AccountantDesk;
class BarChart;
class DayEdit;
class Label;
class Wait;
class SummaryModel;
class SummaryOutput;

/// What a day, week or month came to: as a chart, as a table whose rows lead to the list of just
/// these transactions, as text, on paper, as PDF, and as what an accountant is handed. It follows
/// what changes meanwhile.
class SummaryPage : public QWidget
{
    Q_OBJECT

public:
    /// Whose summary it is; when it was read does not matter yet. Without a book nothing is noted.
    SummaryPage(core::TransactionService &service, SummaryHead head,
                core::ConsoleBook *book = nullptr, QWidget *parent = nullptr);

    /// Something is being written for the accountant.
    [[nodiscard]] bool isAtWork() const;

Q_SIGNALS:
    /// The list is to show these, and nothing else.
    void listRequested(const core::TransactionFilter &filter);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createHead();
    QWidget *createPeriod();
    QPushButton *addToggle(const QString &word, Qt::Key key, const QString &name,
                           SummaryPeriod::Span span);
    QTableView *createTable();
    void setPeriod(const SummaryPeriod &period);
    void setDay(QDate day); ///< of the span that is chosen
    void askForDay();
    void read();
    template<typename Sum>
    void take(int generation, const core::Result<QList<Sum>> &answer);
    void show(const Summary &summary);
    void goToRow(int row);
    void openCurrent();
    void say(const QString &news);

    core::TransactionService &m_service;
    SummaryHead m_head;
    Summary m_summary;
    SummaryPeriod m_period; ///< that is asked for; the summary's may be the one before
    SummaryModel *m_model;
    QList<QPushButton *> m_spans; ///< in the order of SummaryPeriod::Span
    QPushButton *m_next = nullptr;
    DayEdit *m_day = nullptr;
    Label *m_title = nullptr;
    Label *m_place = nullptr;
    Label *m_result = nullptr;
    Label *m_notice = nullptr; ///< that it is empty, or could not be read
    Label *m_news = nullptr;   ///< what became of what was asked for
    BarChart *m_chart = nullptr;
    QList<QPushButton *> m_outputs; ///< print, save, copy, hand over
    QTableView *m_table = nullptr;
    AccountantDesk *m_accountant;
    SummaryOutput *m_output;
    QTimer m_rest; ///< until nothing has changed for a while
    Wait *m_wait;  ///< for what is read
    int m_generation = 0;
    bool m_isStale = true;
    bool m_isRead = false; ///< the summary is one that was read
};

} // namespace ui
