// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/reports/summary.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QPushButton;
class QTableView;

namespace core
{

struct TransactionFilter;
class ConsoleDatabase;
} // namespace core

namespace ui
{

class AccountantController;
class BarChart;
class DayEdit;
class Label;
class BusyIndicator;
class SummaryModel;
class SummaryOutput;

/// Page with the totals of a day, week or month. A row of the table opens the matching list. Output
/// as text, print, PDF and accountant pack. Updates on changes.
class SummaryPage : public QWidget
{
    Q_OBJECT

public:
    /// `head`: shop and environment; the time of reading is ignored. `console` may be null:
    /// annotations are then left out.
    SummaryPage(core::TransactionService &service, SummaryHead head,
                core::ConsoleDatabase *console = nullptr, QWidget *parent = nullptr);

    /// Returns true while an accountant pack is being written.
    [[nodiscard]] bool isAtWork() const;

Q_SIGNALS:
    /// Emitted to show exactly the transactions of a row in the list.
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
    void setDay(QDate day); ///< in the selected span
    void askForDay();
    void read();
    template<typename Sum>
    void handleSums(int generation, const core::Result<QList<Sum>> &answer);
    void readEvidence(int generation, const Summary &summary, std::size_t kind);
    void showRead(const Summary &summary);
    void showFailure(const core::Error &error);
    void showIncomplete(const core::TransactionService::Completeness &completeness);
    void show(const Summary &summary);
    void goToRow(int row);
    void openCurrent();
    void showMessage(const QString &news);

    core::TransactionService &m_service;
    SummaryHead m_head;
    Summary m_summary;
    SummaryPeriod m_period; ///< requested period; the shown summary may still be the previous one
    SummaryModel *m_model;
    QList<QPushButton *> m_spans; ///< in the order of SummaryPeriod::Span
    QPushButton *m_next = nullptr;
    DayEdit *m_day = nullptr;
    Label *m_title = nullptr;
    Label *m_place = nullptr;
    Label *m_result = nullptr;
    Label *m_notice = nullptr; ///< empty period or read error
    Label *m_news = nullptr;   ///< result of the last output
    BarChart *m_chart = nullptr;
    QList<QPushButton *> m_outputs; ///< print, save, copy, accountant pack
    QTableView *m_table = nullptr;
    AccountantController *m_accountant;
    SummaryOutput *m_output;
    QTimer m_rest;         ///< delay until changes have stopped
    BusyIndicator *m_busy; ///< shown while reading
    int m_generation = 0;
    bool m_isStale = true;
    bool m_isRead = false; ///< the summary was read
};

} // namespace ui
