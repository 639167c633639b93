// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"
#include "core/domain/error.h"
#include "ui/session/shopcontext.h"

#include <QtWidgets/QWidget>

#include <optional>

class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTableWidget;

namespace core
{
class Reconciliation;
struct Transaction;
} // namespace core

namespace ui
{

class BusyIndicator;
class ChoiceBox;
class CompletenessLabel;
class DaysPanel;
class ExplainPanel;
class FilesPanel;
class ImportPanel;
class Label;
class LineModel;
class MatchPanel;
class PageNotice;
class PairView;

/// Page that reconciles bank statements with transactions: balances, queues with count and sum, the
/// lines of one queue, and the chosen line next to its candidates. Every decision has a key and a
/// button, and can be undone.
class ReconciliationPage : public QWidget
{
    Q_OBJECT

public:
    /// `context` has a reconciliation.
    explicit ReconciliationPage(const ShopContext &context, QWidget *parent = nullptr);

    /// Previews statement files, for example dropped ones.
    void importFiles(const QStringList &paths);

    /// Opens a dialog for the statement files to preview.
    void chooseFiles();

    /// Returns true while the preview of a file is open.
    [[nodiscard]] bool isAtWork() const;

Q_SIGNALS:
    void opened(const core::Transaction &transaction);

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The faces of the page below its head.
    enum class Face { Notice, Empty, Queues, Import, Days, Files };

    QWidget *createHead();
    QWidget *createEmpty();
    QWidget *createQueues();
    QWidget *createWork();
    QWidget *createActions();
    QWidget *createBulkQuestion();
    QWidget *createNoteField();
    QTableView *createTable();
    void addTableKeys();
    QPushButton *addAction(const QString &word, const QKeySequence &key, const QString &name,
                           void (ReconciliationPage::*act)());
    void connectPanels();

    void refresh();
    void showCompleteness();
    void handleState(const core::Result<core::ReconcileState> &state);
    void showState();
    void showBalances();
    void showSides();
    void fitQueues();
    void fillQueues();
    void fillPeriods();
    void applyPeriod();
    void showFace(Face face);
    void showPanelButtons();
    void leavePanel();

    void chooseQueue(int row);
    void stepQueue(int step);
    void goToOpenQueue();
    void goToRow(int row);
    void stepRow(int step);
    void restoreRow();
    void showCurrent();
    void readDetail(qint64 line);
    void showActions();
    void showMenu(const QPoint &place);
    [[nodiscard]] std::optional<core::ReconcileRow> current() const;
    [[nodiscard]] std::optional<core::ReconciledMatch> shownMatch() const;
    [[nodiscard]] QList<core::ReconcileRow> selectedLines() const;
    [[nodiscard]] const core::QueueTotal *total(core::ReconcileQueue queue) const;

    void accept();
    void askAcceptStrong();
    void acceptStrong();
    void endBulkQuestion();
    void reject();
    void beginMatch();
    void beginExplain();
    void unmatch();
    void beginNote();
    void storeNote();
    void openTransaction();
    void undo();
    void redo();
    void openDays();
    void openFiles();
    void beginSearch();
    void decide(QFuture<core::Result<core::ReconcileState>> answer, const QString &done);
    void showMessage(const QString &text);
    void showProblem(const core::Error &error);

    core::TransactionService &m_service;
    core::PreferencesStore &m_preferences;
    core::Reconciliation &m_reconciliation;
    core::ReconcileState m_state;
    bool m_isRead = false;
    bool m_isRefreshing = false;
    bool m_isDeciding = false;
    bool m_wantsOpenQueue = false; ///< go to the first open queue with the next state
    int m_row = 0;                 ///< current row, also while the model is reloaded
    bool m_isWhole = true;         ///< every transaction of the service could be compared
    bool m_isReadingDetail = false;
    bool m_wantsDetail = false; ///< of another row, after the detail that is read
    LineModel *m_model;
    BusyIndicator *m_busy;

    Label *m_balance = nullptr;
    Label *m_difference = nullptr;
    Label *m_sides = nullptr;
    CompletenessLabel *m_completeness = nullptr;
    ChoiceBox *m_period = nullptr;
    QStackedWidget *m_faces = nullptr;
    PageNotice *m_notice = nullptr;
    QWidget *m_side = nullptr; ///< queues and the text of the current queue
    QTableWidget *m_queues = nullptr;
    Label *m_queueText = nullptr;
    QLineEdit *m_search = nullptr;
    QTableView *m_table = nullptr;
    QStackedWidget *m_work = nullptr; ///< comparison, or a panel for a decision
    QWidget *m_compare = nullptr;
    QWidget *m_explainFace = nullptr;
    QWidget *m_matchFace = nullptr;
    PairView *m_pair = nullptr;
    ExplainPanel *m_explain = nullptr;
    MatchPanel *m_match = nullptr;
    QWidget *m_noteBox = nullptr;
    QLineEdit *m_note = nullptr;
    QWidget *m_bulk = nullptr;
    Label *m_bulkText = nullptr;
    QPushButton *m_bulkYes = nullptr;
    QPushButton *m_bulkNo = nullptr;
    ImportPanel *m_import = nullptr;
    DaysPanel *m_days = nullptr;
    FilesPanel *m_files = nullptr;
    Label *m_news = nullptr;
    QWidget *m_actions = nullptr;
    QPushButton *m_accept = nullptr;
    QPushButton *m_acceptAll = nullptr;
    QPushButton *m_reject = nullptr;
    QPushButton *m_matchButton = nullptr;
    QPushButton *m_explainButton = nullptr;
    QPushButton *m_unmatch = nullptr;
    QPushButton *m_noteButton = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_openFiles = nullptr;
    QPushButton *m_openDays = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_redo = nullptr;
};

} // namespace ui
