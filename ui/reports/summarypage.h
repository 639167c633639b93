// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/reports/summary.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <memory>

class QPushButton;
class QTableView;

namespace core
{

struct TransactionFilter;
class AnnotatedTransactionService;
class ConsoleDatabase;
class DisclosureRepository;
class PreferencesStore;
class Reconciliation;
} // namespace core

namespace ui
{

class AccountantController;
class BarChart;
class DayEdit;
class FigureBar;
class HeaderMenu;
class Label;
class BusyIndicator;
class SalesReader;
class SummaryModel;
class SummaryOutput;

/// Page with the totals of a day, week, month or range of days. A row of the table and a bar of the
/// chart open the matching list. Output as text, print, PDF and accountant pack. Updates on
/// changes.
class SummaryPage : public QWidget
{
    Q_OBJECT

public:
    /// `head`: shop and environment; the time of reading is ignored. `console` may be null:
    /// annotations are then left out. `reconciliation` may be null: sealed days are then left out.
    SummaryPage(core::TransactionService &service, SummaryHead head,
                core::ConsoleDatabase *console = nullptr,
                core::Reconciliation *reconciliation = nullptr, QWidget *parent = nullptr);
    ~SummaryPage() override;

    /// Adds totals by counter and by product, and the cutoff of business days. `preferences` has
    /// the cutoff and the pattern of references.
    void addSales(const core::PreferencesStore &preferences);

    /// Sets the record of data that leaves, for rescue mode. Call before show().
    void setDisclosures(core::DisclosureRepository *disclosures);

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
    void applyCutoff();
    [[nodiscard]] QDate today() const; ///< business day
    [[nodiscard]] SummaryPeriod around(QDate day, SummaryPeriod::Span span) const;
    void setDay(QDate day); ///< in the selected span; the first day of a range
    void setLastDay(QDate day);
    DayEdit *createDay(const QString &name, const QString &objectName);
    void askForDay();
    void read();
    template<typename Sum>
    void handleSums(int generation, const core::Result<QList<Sum>> &answer);
    void readReturns(int generation, const Summary &summary);
    void readEvidence(int generation, const Summary &summary, std::size_t kind);
    void readReconciled(int generation, const Summary &summary);
    void showRead(const Summary &summary);
    void readBefore();
    void readSales();
    void showFailure(const core::Error &error);
    void showIncomplete(const core::TransactionService::Completeness &completeness);
    void show(const Summary &summary);
    void showTable();
    void goToRow(int row);
    void openCurrent();
    void showMessage(const QString &news);

    std::unique_ptr<core::AnnotatedTransactionService> m_annotated; ///< null without a console
    core::TransactionService &m_service;                            ///< *m_annotated unless null
    SummaryHead m_head;
    Summary m_summary;
    SummaryPeriod m_period; ///< requested period; the shown summary may still be the previous one
    SummaryModel *m_model;
    QList<QPushButton *> m_spans; ///< in the order of SummaryPeriod::Span
    QPushButton *m_next = nullptr;
    DayEdit *m_day = nullptr;
    DayEdit *m_lastDay = nullptr; ///< hidden unless a range is selected
    Label *m_to = nullptr;        ///< between the days
    Label *m_title = nullptr;
    Label *m_place = nullptr;
    Label *m_result = nullptr;
    Label *m_notice = nullptr; ///< empty period or read error
    Label *m_news = nullptr;   ///< result of the last output
    FigureBar *m_figures = nullptr;
    BarChart *m_chart = nullptr;
    QList<QPushButton *> m_outputs; ///< print, save, copy, accountant pack
    QTableView *m_table = nullptr;
    HeaderMenu *m_headerMenu = nullptr;
    const core::PreferencesStore *m_preferences = nullptr; ///< null: no totals of sales
    SalesReader *m_sales;
    AccountantController *m_accountant;
    QPushButton *m_openFolder = nullptr; ///< visible after a folder for the accountant
    QString m_writtenFolder;
    SummaryOutput *m_output;
    QTimer m_rest;         ///< delay until changes have stopped
    BusyIndicator *m_busy; ///< shown while reading
    int m_cutoff = 0;      ///< see core::businessDay()
    int m_generation = 0;
    bool m_isStale = true;
    bool m_isRead = false;    ///< the summary was read
    bool m_isUnknown = false; ///< the summary could not be read, so zeros would be wrong
};

} // namespace ui
