// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/reconciliationpage.h"

#include "core/bank/reconciliation.h"
#include "core/console/auditrepository.h"
#include "core/console/consoledatabase.h"
#include "core/domain/brasilia.h"
#include "core/domain/transaction.h"
#include "core/till/lockcontroller.h"
#include "core/till/preferences.h"
#include "ui/reconciliation/dayspanel.h"
#include "ui/reconciliation/explainpanel.h"
#include "ui/reconciliation/filespanel.h"
#include "ui/reconciliation/importpanel.h"
#include "ui/reconciliation/linemodel.h"
#include "ui/reconciliation/matchpanel.h"
#include "ui/reconciliation/pairview.h"
#include "ui/session/completenesslabel.h"
#include "ui/text/errortext.h"
#include "ui/text/reconciletext.h"
#include "ui/text/text.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/pagenotice.h"
#include "ui/widgets/shortcutregistry.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;
using Queue = core::ReconcileQueue;

namespace
{

constexpr int kMinQueuesWidth = 200;
constexpr int kMaxQueuesShare = 42; ///< percent of the page: wider queues have no sums
constexpr int kNarrowPage = 760;
constexpr int kLowPage = 600;
constexpr int kMaxTextWidth = 560; ///< for easy reading
constexpr int kMaxMonths = 36;
constexpr int kServiceDays = 31; ///< of a comparison without a statement
constexpr int kMaxNoteCharacters = 500;
constexpr int kMaxCandidateKeys = 9;

/// Returns an area that scrolls the panel in a low window.
QWidget *scrolled(QWidget *panel)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(panel);
    return area;
}

QDate brasiliaToday()
{
    return core::brasiliaDay(QDateTime::currentDateTimeUtc());
}

core::Money shownSum(const core::QueueTotal &total)
{
    return total.lineCount > 0 ? total.lineSum : total.movementSum;
}

qsizetype shownCount(const core::QueueTotal &total)
{
    return total.lineCount > 0 ? total.lineCount : total.movementCount;
}

/// Puts the money that the bank took back before the queues of ordinary lines.
void putAlarmsFirst(QList<core::QueueTotal> &queues)
{
    const auto placeOf = [&queues](Queue queue) {
        return std::find_if(queues.begin(), queues.end(),
                            [queue](const auto &each) { return each.queue == queue; });
    };
    const auto alarm = placeOf(Queue::ReturnedByBank);
    const auto ordinary = placeOf(Queue::OnlyBankIn);
    if (alarm != queues.end() && ordinary < alarm)
        std::rotate(ordinary, alarm, alarm + 1);
}

bool isWaitingForPerson(const core::QueueTotal &total)
{
    return isOpenQueue(total.queue) && shownCount(total) > 0;
}

} // namespace

ReconciliationPage::ReconciliationPage(const ShopContext &context, QWidget *parent)
    : QWidget(parent)
    , m_service(context.service)
    , m_preferences(context.preferences)
    , m_reconciliation(*context.reconciliation)
    , m_model(new LineModel(m_reconciliation, this))
    , m_busy(new BusyIndicator(u"reconciliationWait"_s, this))
{
    setObjectName(u"reconciliationPage"_s);
    m_notice = new PageNotice(u"reconciliation"_s);
    m_import = new ImportPanel(m_reconciliation);
    m_days = new DaysPanel(m_reconciliation, context.lock,
                           context.merchant ? context.merchant->name : QString());
    connect(m_days, &DaysPanel::issued, this,
            [console = &context.console](const QString &name, const QString &form) {
                console->audit().appendReport(name, form);
            });
    m_files = new FilesPanel(m_reconciliation);
    m_news = Label::wrapping(u"reconciliationNews"_s);
    m_news->hide();
    m_faces = new QStackedWidget;
    // in the order of Face
    for (QWidget *face : {static_cast<QWidget *>(m_notice), createEmpty(), createQueues(),
                          static_cast<QWidget *>(m_import), static_cast<QWidget *>(m_days),
                          static_cast<QWidget *>(m_files)})
        m_faces->addWidget(face);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(createHead());
    layout->addWidget(m_news);
    layout->addWidget(m_faces, 1);
    connectPanels();
    // After the first synchronization, more days can be compared.
    connect(&m_service, &core::TransactionService::completenessChanged, this, [this] {
        const auto completeness = m_service.completeness();
        if (isVisible() && !m_isWhole && completeness && completeness->isComplete)
            refresh();
    });
    showFace(Face::Notice);
    m_notice->showMessage(tr("Reading…"), {});
}

QWidget *ReconciliationPage::createHead()
{
    auto *import = keyButton(tr("Import…", "statement files"), Qt::CTRL | Qt::Key_I,
                             u"importFilesButton"_s, KeyScope::Borrowed); // of StatementImport
    connect(import, &QPushButton::clicked, this, &ReconciliationPage::chooseFiles);
    m_openFiles = keyButton(tr("Statements"), Qt::Key_S, u"statementsButton"_s);
    connect(m_openFiles, &QPushButton::clicked, this, &ReconciliationPage::openFiles);
    m_openDays = keyButton(tr("Days and seals"), Qt::Key_D, u"daysButton"_s);
    connect(m_openDays, &QPushButton::clicked, this, &ReconciliationPage::openDays);
    m_undo = keyButton(tr("Undo"), QKeySequence::Undo, u"undoButton"_s);
    connect(m_undo, &QPushButton::clicked, this, &ReconciliationPage::undo);
    m_redo = keyButton(tr("Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), u"redoButton"_s);
    connect(m_redo, &QPushButton::clicked, this, &ReconciliationPage::redo);
    m_period = new ChoiceBox;
    m_period->setObjectName(u"periodBox"_s);
    m_period->setAccessibleName(tr("Period"));
    m_period->setProperty("density", u"compact"_s); // as high as the buttons
    m_period->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_period->addItem(tr("All days"));
    connect(m_period, &QComboBox::activated, this, &ReconciliationPage::applyPeriod);
    auto *row = new QWidget;
    auto *flow = new FlowLayout(row);
    flow->addWidget(new Label(tr("Reconciliation"), TextSize::Title));
    flow->addWidget(m_period);
    for (QPushButton *button : {import, m_openFiles, m_openDays, m_undo, m_redo}) {
        makeCompact(button);
        button->setFocusPolicy(Qt::TabFocus);
        flow->addWidget(button);
    }
    m_balance = Label::wrapping(u"balanceLabel"_s);
    m_difference = Label::wrapping(u"differenceLabel"_s, TextSize::Strong);
    m_sides = Label::wrapping(u"sidesLabel"_s, TextSize::Body, Label::Tone::Muted);
    auto *head = new QWidget;
    auto *layout = new QVBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(row);
    layout->addWidget(m_balance);
    layout->addWidget(m_difference);
    layout->addWidget(m_sides);
    m_completeness = new CompletenessLabel;
    layout->addWidget(m_completeness);
    return head;
}

QWidget *ReconciliationPage::createEmpty()
{
    auto *title = new Label(tr("No statement yet"), TextSize::Title);
    title->setAlignment(Qt::AlignCenter);
    auto *text = Label::wrapping(u"emptyText"_s, TextSize::Body, Label::Tone::Muted);
    text->setMaximumWidth(kMaxTextWidth);
    text->setText(tr("Import the statement of your bank: drop a file here, or choose one. OFX, CSV "
                     "and CNAB 240 can be read. Balcão compares each line with the transactions."));
    text->setAlignment(Qt::AlignCenter);
    auto *import = new QPushButton(tr("Import a statement…"));
    import->setObjectName(u"emptyImportButton"_s);
    makePrimary(import);
    connect(import, &QPushButton::clicked, this, &ReconciliationPage::chooseFiles);
    auto *service = new QPushButton(tr("Show what the service reports"));
    service->setObjectName(u"emptyServiceButton"_s);
    connect(service, &QPushButton::clicked, this, [this] {
        m_reconciliation.setScope(brasiliaToday().addDays(-kServiceDays), brasiliaToday());
        showFace(Face::Queues);
        refresh();
    });
    auto *empty = new QWidget;
    auto *layout = new QVBoxLayout(empty);
    layout->addStretch();
    layout->addWidget(title);
    auto *line = new QHBoxLayout;
    line->addStretch(1);
    line->addWidget(text, 1000);
    line->addStretch(1);
    layout->addLayout(line);
    layout->addSpacing(kSpaceSmall);
    layout->addWidget(import, 0, Qt::AlignHCenter);
    layout->addWidget(service, 0, Qt::AlignHCenter);
    layout->addStretch();
    empty->setFocusProxy(import);
    return empty;
}

QWidget *ReconciliationPage::createQueues()
{
    m_queues = new QTableWidget(0, 3);
    m_queues->setObjectName(u"queueTable"_s);
    m_queues->setAccessibleName(tr("Queues"));
    m_queues->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_queues->setSelectionMode(QAbstractItemView::SingleSelection);
    m_queues->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_queues->setTabKeyNavigation(false);
    m_queues->setShowGrid(false);
    m_queues->setWordWrap(false);
    m_queues->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_queues->horizontalHeader()->hide();
    m_queues->horizontalHeader()->setMinimumSectionSize(24);
    m_queues->verticalHeader()->hide();
    m_queues->verticalHeader()->setDefaultSectionSize(kRowCompact);
    m_queues->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_queues->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_queues->horizontalHeader()->setResizeContentsPrecision(-1); // all rows
    connect(m_queues, &QTableWidget::currentCellChanged, this, [this](int row, int, int before) {
        if (row != before)
            chooseQueue(row);
    });
    connect(m_queues->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            &ReconciliationPage::fitQueues);
    m_queueText = Label::wrapping(u"queueText"_s, TextSize::Small, Label::Tone::Muted);
    m_search = new QLineEdit;
    m_search->setObjectName(u"lineSearchEdit"_s);
    m_search->setAccessibleName(tr("Filter by amount or text"));
    m_search->setPlaceholderText(tr("Filter by amount or text") + u"   F"_s);
    m_search->setProperty("isSearch", true);
    m_search->setProperty("density", u"compact"_s);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_row = 0;
        m_model->setSearch(text.trimmed());
    });
    auto *key = new QShortcut(Qt::Key_F, this);
    describeKey(key, tr("Filter by amount or text"));
    connect(key, &QShortcut::activated, this, &ReconciliationPage::beginSearch);
    auto *list = new QWidget;
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_search);
    column->addWidget(createTable(), 1);
    auto *lines = new QSplitter(Qt::Vertical);
    lines->setChildrenCollapsible(false);
    lines->addWidget(list);
    lines->addWidget(createWork());
    lines->setStretchFactor(0, 3);
    lines->setStretchFactor(1, 2);
    m_side = new QWidget;
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(4);
    side->addWidget(m_queues, 1);
    side->addWidget(m_queueText);
    auto *body = new QHBoxLayout;
    body->setSpacing(kSpaceSmall);
    body->addWidget(m_side);
    body->addWidget(lines, 1);
    auto *queues = new QWidget;
    auto *layout = new QVBoxLayout(queues);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(body, 1);
    layout->addWidget(createBulkQuestion());
    layout->addWidget(createActions());
    queues->setFocusProxy(m_table);
    return queues;
}

/// Hides the equation of the sides in a low page.
void ReconciliationPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitQueues();
    showSides();
}

/// Gives the queues the width of whole names and numbers. Hides the sums if too wide for the page.
void ReconciliationPage::fitQueues()
{
    const auto widthOf = [this](int column) {
        int widest = 0;
        for (int row = 0; row < m_queues->rowCount(); ++row) {
            const QModelIndex cell = m_queues->model()->index(row, column);
            widest = std::max(widest, m_queues->sizeHintForIndex(cell).width());
        }
        return widest;
    };
    const QScrollBar *bar = m_queues->verticalScrollBar();
    const int barWidth = bar->maximum() > bar->minimum() ? bar->sizeHint().width() : 0;
    const int margins = 2 * m_queues->frameWidth() + barWidth;
    const int names = margins + widthOf(0) + widthOf(1);
    const int all = names + widthOf(2);
    const bool hasSums = width() >= kNarrowPage && all <= width() * kMaxQueuesShare / 100;
    m_queues->setColumnHidden(2, !hasSums);
    m_side->setFixedWidth(std::max(kMinQueuesWidth, hasSums ? all : names));
}

QTableView *ReconciliationPage::createTable()
{
    m_table = new QTableView;
    m_table->setObjectName(u"lineTable"_s);
    m_table->setAccessibleName(tr("Lines of the queue"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(kRowCompact);
    QHeaderView *header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setProperty("density", u"compact"_s);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setResizeContentsPrecision(0); // the visible rows; a queue may have many
    header->setSectionResizeMode(LineModel::Party, QHeaderView::Stretch);
    header->setSectionResizeMode(LineModel::Proposal, QHeaderView::Stretch);
    addTableKeys();
    connect(m_table, &QTableView::customContextMenuRequested, this, &ReconciliationPage::showMenu);
    connect(m_model, &LineModel::reloaded, this, &ReconciliationPage::restoreRow);
    connect(m_model, &LineModel::rowsLoaded, this, [this](int first, int last) {
        if (m_row >= first && m_row <= last)
            showCurrent();
    });
    connect(m_model, &LineModel::failed, this, &ReconciliationPage::showProblem);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                if (!index.isValid())
                    return;
                m_row = index.row();
                m_model->load(m_row, m_row);
                showCurrent();
            });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ReconciliationPage::showActions);
    const auto loadVisible = [this] {
        const int first = m_table->rowAt(0);
        const int last = m_table->rowAt(m_table->viewport()->height() - 1);
        m_model->load(first, last < 0 ? m_model->rowCount() - 1 : last);
    };
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, loadVisible);
    connect(m_table->verticalScrollBar(), &QScrollBar::rangeChanged, this, loadVisible);
    connect(m_model, &LineModel::reloaded, this, loadVisible);
    return m_table;
}

void ReconciliationPage::addTableKeys()
{
    const auto addKey = [this](const QKeySequence &key, const QString &words, const auto &act) {
        auto *shortcut = new QShortcut(key, m_table, nullptr, nullptr, Qt::WidgetShortcut);
        describeKey(shortcut, words);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    addKey(Qt::Key_J, tr("Next line"), [this] { stepRow(1); });
    addKey(Qt::Key_K, tr("Previous line"), [this] { stepRow(-1); });
    addKey(Qt::Key_Right, tr("Next queue"), [this] { stepQueue(1); });
    addKey(Qt::Key_Left, tr("Previous queue"), [this] { stepQueue(-1); });
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        addKey(key, tr("Accept the chosen candidate"), [this] { accept(); });
    for (int number = 1; number <= kMaxCandidateKeys; ++number)
        addKey(QKeySequence(Qt::Key_0 + number), tr("Choose candidate %1").arg(number),
               [this, number] { m_pair->choose(number - 1); });
}

QWidget *ReconciliationPage::createWork()
{
    m_pair = new PairView;
    m_explain = new ExplainPanel(m_reconciliation);
    m_match = new MatchPanel(m_reconciliation);
    m_compare = scrolled(m_pair);
    m_explainFace = scrolled(m_explain);
    m_matchFace = scrolled(m_match);
    m_work = new QStackedWidget;
    for (QWidget *face : {m_compare, m_explainFace, m_matchFace, createNoteField()})
        m_work->addWidget(face);
    return m_work;
}

QWidget *ReconciliationPage::createNoteField()
{
    m_note = new QLineEdit;
    m_note->setObjectName(u"lineNoteEdit"_s);
    m_note->setAccessibleName(tr("Note of the line"));
    m_note->setMaxLength(kMaxNoteCharacters);
    connect(m_note, &QLineEdit::returnPressed, this, &ReconciliationPage::storeNote);
    auto *label = new Label(tr("Note of the line"), TextSize::Strong);
    label->setBuddy(m_note);
    auto *store =
        keyButton(tr("Save the note"), Qt::Key_Enter, u"storeNoteButton"_s, KeyScope::Borrowed);
    connect(store, &QPushButton::clicked, this, &ReconciliationPage::storeNote);
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"noteBackButton"_s, KeyScope::Borrowed);
    connect(back, &QPushButton::clicked, this, &ReconciliationPage::leavePanel);
    auto *actions = new QHBoxLayout;
    actions->addStretch();
    for (QPushButton *button : {back, store}) {
        makeCompact(button);
        actions->addWidget(button);
    }
    m_noteBox = new QWidget;
    auto *layout = new QVBoxLayout(m_noteBox);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_note);
    layout->addLayout(actions);
    layout->addStretch();
    return m_noteBox;
}

QPushButton *ReconciliationPage::addAction(const QString &word, const QKeySequence &key,
                                           const QString &name, void (ReconciliationPage::*act)())
{
    auto *button = keyButton(word, key, name);
    makeCompact(button);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, act);
    m_actions->layout()->addWidget(button);
    return button;
}

/// Creates the buttons of the decisions. None takes the focus by itself, so that Enter never
/// accepts by accident.
QWidget *ReconciliationPage::createActions()
{
    using Page = ReconciliationPage;
    m_actions = new QWidget;
    new FlowLayout(m_actions);
    m_accept = keyButton(tr("Accept"), Qt::Key_Enter, u"acceptButton"_s, KeyScope::Borrowed);
    makeCompact(m_accept);
    m_accept->setFocusPolicy(Qt::TabFocus);
    connect(m_accept, &QPushButton::clicked, this, &Page::accept);
    m_actions->layout()->addWidget(m_accept);
    m_acceptAll = addAction(tr("Accept all…"), QKeySequence(Qt::CTRL | Qt::Key_Enter),
                            u"acceptAllButton"_s, &Page::askAcceptStrong);
    m_reject = addAction(tr("Not this pair"), Qt::Key_X, u"rejectButton"_s, &Page::reject);
    m_matchButton =
        addAction(tr("Match by hand"), Qt::Key_M, u"matchByHandButton"_s, &Page::beginMatch);
    m_explainButton = addAction(tr("Explain"), Qt::Key_E, u"explainButton"_s, &Page::beginExplain);
    m_unmatch = addAction(tr("Separate"), Qt::Key_U, u"unmatchButton"_s, &Page::unmatch);
    m_noteButton = addAction(tr("Note"), Qt::Key_N, u"lineNoteButton"_s, &Page::beginNote);
    m_open = addAction(tr("Open the transaction"), Qt::Key_G, u"openTransactionButton"_s,
                       &Page::openTransaction);
    return m_actions;
}

QWidget *ReconciliationPage::createBulkQuestion()
{
    m_bulkText = Label::wrapping(u"bulkQuestion"_s, TextSize::Strong);
    m_bulkYes =
        keyButton(tr("Accept all"), QKeySequence(Qt::CTRL | Qt::Key_Enter), u"bulkYesButton"_s);
    m_bulkNo = keyButton(tr("No"), Qt::Key_Escape, u"bulkNoButton"_s, KeyScope::Borrowed);
    connect(m_bulkYes, &QPushButton::clicked, this, &ReconciliationPage::acceptStrong);
    connect(m_bulkNo, &QPushButton::clicked, this, &ReconciliationPage::endBulkQuestion);
    m_bulk = new QWidget;
    auto *layout = new QHBoxLayout(m_bulk);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_bulkText, 1);
    for (QPushButton *button : {m_bulkNo, m_bulkYes}) {
        makeCompact(button);
        layout->addWidget(button);
    }
    m_bulk->hide();
    return m_bulk;
}

void ReconciliationPage::connectPanels()
{
    connect(m_busy, &BusyIndicator::messageChanged, this, [this](const QString &text) {
        if (!m_isRead)
            m_notice->showMessage(text.isEmpty() ? tr("Reading…") : text, {});
        else if (!text.isEmpty())
            showMessage(text);
    });
    connect(m_notice, &PageNotice::retried, this, &ReconciliationPage::refresh);
    auto *again = new QShortcut(QKeySequence::Refresh, this);
    describeKey(again, tr("Compare again"));
    connect(again, &QShortcut::activated, this, &ReconciliationPage::refresh);
    connect(m_pair, &PairView::chosenChanged, this, &ReconciliationPage::showActions);
    connect(m_pair, &PairView::accepted, this, &ReconciliationPage::accept);
    connect(m_explain, &ExplainPanel::left, this, &ReconciliationPage::leavePanel);
    connect(m_explain, &ExplainPanel::explained, this,
            [this](const auto &lines, auto category, const QString &phrase) {
                leavePanel();
                decide(m_reconciliation.explain(lines, category, {}, phrase,
                                                m_preferences.value().charging.till),
                       tr("Explained as: %1.").arg(categoryWord(category)));
            });
    connect(m_match, &MatchPanel::left, this, &ReconciliationPage::leavePanel);
    connect(m_match, &MatchPanel::matched, this,
            [this](const auto &lines, const auto &movements, const auto &adjustments) {
                leavePanel();
                decide(m_reconciliation.match(lines, movements, adjustments, {},
                                              m_preferences.value().charging.till),
                       tr("Matched by hand."));
            });
    connect(m_import, &ImportPanel::imported, this, [this](const core::ImportOutcome &outcome) {
        m_wantsOpenQueue = true;
        QStringList parts{
            tr("%n line(s) imported", nullptr,
               static_cast<int>(outcome.preview.statements.isEmpty()
                                    ? 0
                                    : outcome.preview.statements.first().added.size())),
            tr("%n matched by an id", "lines", static_cast<int>(outcome.matchedCount))};
        if (outcome.paidCount > 0)
            parts.append(
                tr("%n charge(s) became paid", nullptr, static_cast<int>(outcome.paidCount)));
        if (outcome.refusedCount > 0)
            parts.append(tr("%n payment(s) refused by the service", nullptr,
                            static_cast<int>(outcome.refusedCount)));
        showMessage(parts.join(u" · "_s));
    });
    connect(m_import, &ImportPanel::left, this, &ReconciliationPage::leavePanel);
    connect(m_days, &DaysPanel::left, this, &ReconciliationPage::leavePanel);
    connect(m_files, &FilesPanel::left, this, &ReconciliationPage::leavePanel);
    connect(m_files, &FilesPanel::messageChanged, this, &ReconciliationPage::showMessage);
    connect(&m_reconciliation, &core::Reconciliation::changed, this, [this] {
        if (!m_isDeciding && !m_isRefreshing)
            core::onAnswer(m_reconciliation.state(), this,
                           [this](const auto &state) { handleState(state); });
    });
}

void ReconciliationPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    const QString person = m_preferences.value().charging.till;
    m_import->setPerson(person);
    m_days->setPerson(person);
    m_files->setPerson(person);
    if (!m_import->isOpen())
        refresh();
    m_faces->currentWidget()->setFocus();
}

/// Reads the transactions again and compares them with all lines.
void ReconciliationPage::refresh()
{
    if (m_isRefreshing)
        return;
    m_isRefreshing = true;
    if (!m_isRead)
        m_notice->showMessage(tr("Reading…"), {});
    m_busy->begin({tr("Comparing…")});
    core::onAnswer(m_reconciliation.refresh(), this,
                   [this](const core::Result<core::ReconcileState> &state) {
                       m_isRefreshing = false;
                       m_busy->end();
                       handleState(state);
                   });
}

/// Shows how complete and how old the transactions are that were compared. Later runs do not change
/// the queues, so the time stays until the next comparison.
void ReconciliationPage::showCompleteness()
{
    const auto completeness = m_service.completeness();
    m_isWhole = !completeness || completeness->isComplete;
    m_completeness->setCompleteness(completeness);
}

void ReconciliationPage::handleState(const core::Result<core::ReconcileState> &state)
{
    showCompleteness();
    if (!state) {
        if (m_isRead) {
            showProblem(state.error());
            return;
        }
        m_notice->announceFailure(tr("The statements cannot be read"),
                                  errorParagraph(state.error()));
        return;
    }
    const bool isFirst = !m_isRead;
    m_isRead = true;
    m_state = *state;
    putAlarmsFirst(m_state.queues);
    showState();
    if (isFirst || m_wantsOpenQueue)
        goToOpenQueue();
    else
        m_model->reload(m_row);
    m_wantsOpenQueue = false;
}

void ReconciliationPage::showState()
{
    fillPeriods();
    showBalances();
    fillQueues();
    showPanelButtons();
    m_undo->setEnabled(m_state.undo.has_value());
    m_redo->setEnabled(m_state.redo.has_value());
    m_undo->setToolTip(m_state.undo ? stepText(*m_state.undo) : QString());
    m_redo->setToolTip(m_state.redo ? stepText(*m_state.redo) : QString());
    m_undo->setAccessibleDescription(m_undo->toolTip());
    m_redo->setAccessibleDescription(m_redo->toolTip());
    const auto face = static_cast<Face>(m_faces->currentIndex());
    if (face == Face::Notice || (face == Face::Empty && m_state.lineCount > 0))
        showFace(m_state.accounts.isEmpty() ? Face::Empty : Face::Queues);
}

/// Shows opening balance, closing balance and difference, the equation of the three sides, and
/// every other equation that does not hold.
void ReconciliationPage::showBalances()
{
    core::Money lines;
    QStringList broken;
    QStringList sides;
    for (const core::Equation &equation : std::as_const(m_state.equations)) {
        if (equation.kind == core::Equation::Kind::Lines)
            lines = equation.left;
        if (hasContent(equation))
            sides.append(equationSentence(equation));
        if (!equation.holds() && equation.kind != core::Equation::Kind::Balance)
            broken.append(u"%1: %2 ≠ %3"_s.arg(
                equationName(equation.kind), moneyText(equation.left), moneyText(equation.right)));
    }
    const QLocale locale;
    const QString days =
        m_state.from.isValid()
            ? u"%1 – %2   "_s.arg(locale.toString(m_state.from, QLocale::ShortFormat),
                                  locale.toString(m_state.until, QLocale::ShortFormat))
            : QString();
    const auto balance = [](const std::optional<core::Money> &amount) {
        return amount ? moneyText(*amount) : tr("unknown", "a balance");
    };
    m_balance->setText(
        days + tr("Opening balance %1 + lines %2 = closing balance %3")
                   .arg(balance(m_state.opening), moneyText(lines), balance(m_state.closing)));
    const bool isKnown = m_state.difference.has_value();
    const bool agrees = isKnown && m_state.difference->isZero() && broken.isEmpty();
    QString text = agrees ? tr("Difference %1: it agrees ✓").arg(moneyText(*m_state.difference))
                   : isKnown ? tr("Difference %1 ✗").arg(moneyText(*m_state.difference))
                             : tr("Difference unknown: the files state no balance.");
    if (!broken.isEmpty())
        text += u"   "_s + broken.join(u"; "_s);
    if (m_state.pendingEvidence > 0)
        text += u"   "_s + tr("%n payment(s) not recorded by the service yet", nullptr,
                              static_cast<int>(m_state.pendingEvidence));
    m_difference->setText(text);
    m_difference->setTone((isKnown && !agrees) || !broken.isEmpty() ? Label::Tone::Problem
                                                                    : Label::Tone::Normal);
    const bool hasLines = !m_state.accounts.isEmpty();
    m_balance->setVisible(hasLines);
    m_difference->setVisible(hasLines);
    m_sides->setText(sides.join(u'\n'));
    m_difference->setToolTip(m_sides->text());
    showSides();
}

/// Shows the equation of the three sides if the page is high enough for the lines below. A low page
/// has the equation as a tool tip of the difference.
void ReconciliationPage::showSides()
{
    m_sides->setVisible(!m_state.accounts.isEmpty() && !m_sides->text().isEmpty() &&
                        height() >= kLowPage);
}

const core::QueueTotal *ReconciliationPage::total(Queue queue) const
{
    const auto found =
        std::find_if(m_state.queues.cbegin(), m_state.queues.cend(),
                     [queue](const core::QueueTotal &each) { return each.queue == queue; });
    return found == m_state.queues.cend() ? nullptr : &*found;
}

/// Lists the queues with rows, and the current queue.
void ReconciliationPage::fillQueues()
{
    const QSignalBlocker quiet(m_queues);
    m_queues->setRowCount(0);
    for (const core::QueueTotal &total : std::as_const(m_state.queues)) {
        const bool isCurrent = m_model->queue() == total.queue;
        if (shownCount(total) == 0 && !isCurrent && total.queue != Queue::Certain)
            continue;
        const int row = m_queues->rowCount();
        m_queues->insertRow(row);
        const QString name = queueName(total.queue);
        const QString count = QLocale().toString(shownCount(total));
        const QString sum = amountText(shownSum(total));
        int column = 0;
        for (const QString &text : {name, count, sum}) {
            auto *item = new QTableWidgetItem(text);
            item->setData(Qt::UserRole, static_cast<int>(total.queue));
            item->setData(Qt::AccessibleTextRole, u"%1: %2, %3"_s.arg(name, count, sum));
            item->setToolTip(queueSentence(total.queue));
            item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
            if (isWaitingForPerson(total))
                item->setFont(textFont(TextSize::Strong));
            m_queues->setItem(row, column++, item);
        }
        if (isCurrent)
            m_queues->setCurrentCell(row, 0);
    }
    fitQueues();
    m_queueText->setText(m_model->queue() ? queueSentence(*m_model->queue()) : QString());
}

void ReconciliationPage::fillPeriods()
{
    QDate first;
    QDate last;
    for (const core::ReconciledAccount &account : std::as_const(m_state.accounts)) {
        first = !first.isValid() || account.from < first ? account.from : first;
        last = !last.isValid() || account.until > last ? account.until : last;
    }
    const QString before = m_period->currentText();
    const QSignalBlocker quiet(m_period);
    while (m_period->count() > 1)
        m_period->removeItem(1);
    if (first.isValid()) {
        QDate month(last.year(), last.month(), 1);
        for (int i = 0; i < kMaxMonths && month.addMonths(1) > first; ++i) {
            m_period->addItem(QLocale().toString(month, u"MMMM yyyy"_s), month);
            month = month.addMonths(-1);
        }
    }
    m_period->setCurrentIndex(std::max(m_period->findText(before), 0));
    m_period->setVisible(first.isValid());
}

void ReconciliationPage::applyPeriod()
{
    const QDate month = m_period->currentData().toDate();
    m_row = 0;
    if (month.isValid())
        m_reconciliation.setScope(month, month.addMonths(1).addDays(-1));
    else
        m_reconciliation.setScope({}, {});
    m_wantsOpenQueue = true;
    refresh();
    m_table->setFocus();
}

void ReconciliationPage::showFace(Face face)
{
    const QWidget *before = m_faces->currentWidget();
    const QWidget *focus = focusWidget();
    const bool hasFocus = focus && (focus == before || before->isAncestorOf(focus));
    m_faces->setCurrentIndex(static_cast<int>(face));
    showPanelButtons();
    if (hasFocus)
        m_faces->currentWidget()->setFocus();
}

/// Disables the buttons that open panels while one is open: the panels use the same keys.
void ReconciliationPage::showPanelButtons()
{
    const auto face = static_cast<Face>(m_faces->currentIndex());
    const bool isPanel = face == Face::Import || face == Face::Days || face == Face::Files;
    m_openFiles->setEnabled(!isPanel);
    m_openDays->setEnabled(!isPanel && !m_state.accounts.isEmpty());
}

/// Returns from a panel to the comparison.
void ReconciliationPage::leavePanel()
{
    m_work->setCurrentWidget(m_compare);
    const auto face = static_cast<Face>(m_faces->currentIndex());
    if (face == Face::Import || face == Face::Days || face == Face::Files) {
        showFace(m_state.accounts.isEmpty() ? Face::Empty : Face::Queues);
        m_isDeciding = false;
        core::onAnswer(m_reconciliation.state(), this,
                       [this](const auto &state) { handleState(state); });
    }
    showActions();
    m_faces->currentWidget()->setFocus();
}

void ReconciliationPage::chooseQueue(int row)
{
    const QTableWidgetItem *item = m_queues->item(row, 0);
    if (!item)
        return;
    const auto queue = static_cast<Queue>(item->data(Qt::UserRole).toInt());
    m_row = 0;
    m_work->setCurrentWidget(m_compare);
    m_bulk->hide();
    m_work->show();
    m_queueText->setText(queueSentence(queue));
    m_model->setQueue(queue);
    showActions();
}

void ReconciliationPage::stepQueue(int step)
{
    const int row = std::clamp(m_queues->currentRow() + step, 0, m_queues->rowCount() - 1);
    m_queues->setCurrentCell(row, 0);
}

/// Goes to the first queue that waits for a person, else to the matched lines.
void ReconciliationPage::goToOpenQueue()
{
    const auto open =
        std::find_if(m_state.queues.cbegin(), m_state.queues.cend(), &isWaitingForPerson);
    const Queue wanted = open == m_state.queues.cend() ? Queue::Certain : open->queue;
    m_row = 0;
    m_model->setQueue(wanted);
    fillQueues();
    showActions();
}

void ReconciliationPage::goToRow(int row)
{
    const QModelIndex index = m_model->index(row, 0);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

void ReconciliationPage::stepRow(int step)
{
    if (m_model->rowCount() > 0)
        goToRow(std::clamp(m_row + step, 0, m_model->rowCount() - 1));
}

/// Keeps the selection in place after the rows were read again. An empty queue leads to the next
/// one with open rows.
void ReconciliationPage::restoreRow()
{
    if (m_model->rowCount() > 0) {
        m_table->resizeColumnToContents(LineModel::Day);
        m_table->resizeColumnToContents(LineModel::Amount);
        goToRow(std::min(m_row, m_model->rowCount() - 1));
        showCurrent();
        return;
    }
    m_pair->clear();
    showActions();
    const bool isOpen = m_model->queue() && isOpenQueue(*m_model->queue());
    const bool hasOthers =
        std::any_of(m_state.queues.cbegin(), m_state.queues.cend(), &isWaitingForPerson);
    if (isOpen && m_model->search().isEmpty() && hasOthers)
        goToOpenQueue();
    else if (isOpen && m_model->search().isEmpty() && !hasOthers)
        showMessage(tr("Nothing is open in this period."));
}

std::optional<core::ReconcileRow> ReconciliationPage::current() const
{
    return m_model->row(m_table->currentIndex().row());
}

/// Returns the match or the chosen candidate of the current row; nullopt until the detail of the
/// row is read, so that nobody decides about a pair that is not shown.
std::optional<core::ReconciledMatch> ReconciliationPage::shownMatch() const
{
    const auto row = current();
    return row && m_pair->line() == row->line ? m_pair->match() : std::nullopt;
}

QList<core::ReconcileRow> ReconciliationPage::selectedLines() const
{
    QList<int> places;
    const auto selected = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : selected)
        places.append(index.row());
    std::sort(places.begin(), places.end());
    QList<core::ReconcileRow> lines;
    for (const int place : std::as_const(places)) {
        const auto row = m_model->row(place);
        if (row && row->line != 0)
            lines.append(*row);
    }
    return lines;
}

void ReconciliationPage::showCurrent()
{
    m_wantsDetail = m_isReadingDetail;
    const auto row = current();
    if (!row)
        m_pair->clear();
    else if (row->line == 0)
        m_pair->setRow(*row);
    else if (!m_isReadingDetail)
        readDetail(row->line);
    showActions();
}

/// Reads one line at a time. While a person steps through many lines, only the last one is read
/// next.
void ReconciliationPage::readDetail(qint64 line)
{
    m_isReadingDetail = true;
    core::onAnswer(m_reconciliation.line(line), this,
                   [this](const core::Result<core::LineDetail> &detail) {
                       m_isReadingDetail = false;
                       if (m_wantsDetail) {
                           showCurrent();
                           return;
                       }
                       if (detail)
                           m_pair->setDetail(*detail);
                       else
                           showProblem(detail.error());
                       showActions();
                   });
}

void ReconciliationPage::showActions()
{
    const auto row = current();
    const bool isComparing = m_work->currentWidget() == m_compare;
    const bool isLine = row && row->line != 0 && !row->isSealed;
    const auto match = shownMatch();
    const bool isCandidate = match && match->id == 0;
    const bool isDecided = isLine && ((match && match->id != 0) || row->explanation);
    const core::QueueTotal *strong = total(Queue::Strong);
    m_accept->setEnabled(isLine && isCandidate);
    m_acceptAll->setVisible(m_model->queue() == Queue::Strong && strong && strong->lineCount > 1 &&
                            m_bulk->isHidden());
    m_reject->setEnabled(isLine && isCandidate);
    m_matchButton->setEnabled(isLine && !isDecided);
    m_explainButton->setEnabled(isLine && !isDecided);
    m_unmatch->setEnabled(isDecided);
    m_noteButton->setEnabled(isLine);
    m_open->setEnabled((match && !match->movements.isEmpty()) ||
                       (row && !row->movements.isEmpty()));
    m_actions->setVisible(isComparing);
}

void ReconciliationPage::showMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"lineMenu"_s);
    const auto buttons = m_actions->findChildren<QPushButton *>(Qt::FindDirectChildrenOnly);
    for (QPushButton *button : buttons) {
        if (button->isHidden() || !button->isEnabled())
            continue;
        QAction *action = menu->addAction(button->accessibleName());
        connect(action, &QAction::triggered, button, &QPushButton::click);
    }
    menu->popup(m_table->viewport()->mapToGlobal(place));
}

void ReconciliationPage::chooseFiles()
{
    auto *dialog =
        new QFileDialog(this, tr("Statements of the bank"), QString(),
                        tr("Statements (*.ofx *.csv *.txt *.ret *.cnab *.OFX *.CSV *.TXT *.RET)") +
                            u";;"_s + tr("All files (*)"));
    dialog->setObjectName(u"importFilesDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &ReconciliationPage::importFiles);
    dialog->open();
}

void ReconciliationPage::importFiles(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    showMessage({});
    showFace(Face::Import);
    m_import->begin(paths);
}

bool ReconciliationPage::isAtWork() const
{
    return m_import->isOpen();
}

/// Applies the new state of a decision. The selection stays in place.
void ReconciliationPage::decide(QFuture<core::Result<core::ReconcileState>> answer,
                                const QString &done)
{
    m_isDeciding = true;
    m_busy->begin({tr("Recording…"), tr("Balcão keeps waiting. Closing it loses nothing.")});
    core::onAnswer(answer, this, [this, done](const core::Result<core::ReconcileState> &state) {
        m_isDeciding = false;
        m_busy->end();
        if (!state && state.error().code == core::Error::Code::TransitionRefused) {
            showMessage(tr("Nothing changed: the day is sealed, or an id proves the payment."));
            m_news->setTone(Label::Tone::Problem);
            return;
        }
        if (!state) {
            showProblem(state.error());
            return;
        }
        showMessage(done);
        handleState(state);
    });
}

void ReconciliationPage::accept()
{
    const auto row = current();
    const auto candidate = m_pair->chosen();
    if (m_isDeciding || !row || !m_accept->isEnabled() || !candidate || !shownMatch())
        return;
    const core::Money amount = row->statementLine.amount;
    decide(m_reconciliation.accept(row->line, *candidate, m_preferences.value().charging.till),
           tr("Accepted: %1. Ctrl+Z undoes it.").arg(moneyText(amount)));
}

void ReconciliationPage::askAcceptStrong()
{
    const core::QueueTotal *strong = total(Queue::Strong);
    if (!strong || strong->lineCount == 0)
        return;
    m_bulkText->setText(
        tr("Accept %n matches, together %1?", nullptr, static_cast<int>(strong->lineCount))
            .arg(moneyText(strong->lineSum)));
    m_acceptAll->hide();
    m_work->hide(); // The question is about the whole queue.
    m_bulk->show();
    m_bulkNo->setFocus();
}

void ReconciliationPage::acceptStrong()
{
    const core::QueueTotal *strong = total(Queue::Strong);
    const QString sum = strong ? moneyText(strong->lineSum) : QString();
    const auto count = static_cast<int>(strong ? strong->lineCount : 0);
    endBulkQuestion();
    if (m_isDeciding || count == 0)
        return;
    decide(m_reconciliation.acceptStrong(m_preferences.value().charging.till),
           tr("%n matches accepted, together %1. Ctrl+Z undoes all of them.", nullptr, count)
               .arg(sum));
}

void ReconciliationPage::endBulkQuestion()
{
    m_bulk->hide();
    m_work->show();
    m_table->setFocus();
    showActions();
}

void ReconciliationPage::reject()
{
    const auto row = current();
    const auto match = shownMatch();
    if (m_isDeciding || !row || !match || match->id != 0)
        return;
    QList<core::MovementKey> keys;
    for (const core::Movement &movement : match->movements)
        keys.append(core::keyOf(movement));
    decide(m_reconciliation.reject(row->line, keys, m_preferences.value().charging.till),
           tr("Remembered: this is not a pair. Ctrl+Z undoes it."));
}

void ReconciliationPage::beginMatch()
{
    const QList<core::ReconcileRow> lines = selectedLines();
    if (lines.isEmpty())
        return;
    m_work->setCurrentWidget(m_matchFace);
    showActions();
    m_match->begin(lines);
}

void ReconciliationPage::beginExplain()
{
    const QList<core::ReconcileRow> lines = selectedLines();
    if (lines.isEmpty())
        return;
    m_work->setCurrentWidget(m_explainFace);
    showActions();
    m_explain->begin(lines);
}

void ReconciliationPage::unmatch()
{
    const auto row = current();
    if (!m_isDeciding && row && m_unmatch->isEnabled() && m_pair->line() == row->line)
        decide(m_reconciliation.unmatch(row->line, m_preferences.value().charging.till),
               tr("Taken apart. Ctrl+Z undoes it."));
}

void ReconciliationPage::beginNote()
{
    const auto row = current();
    if (!row || row->line == 0)
        return;
    m_note->setText(row->note);
    m_work->setCurrentWidget(m_noteBox);
    showActions();
    m_note->setFocus();
}

void ReconciliationPage::storeNote()
{
    const auto row = current();
    const QString text = m_note->text().trimmed();
    leavePanel();
    if (row)
        decide(m_reconciliation.setNote(row->line, text, m_preferences.value().charging.till),
               tr("Note saved."));
}

void ReconciliationPage::openTransaction()
{
    const auto row = current();
    const auto match = shownMatch();
    const QList<core::Movement> movements = match ? match->movements
                                            : row ? row->movements
                                                  : QList<core::Movement>();
    if (movements.isEmpty())
        return;
    core::onAnswer(m_service.find(movements.first().transaction), this,
                   [this](const core::Result<core::Transaction> &found) {
                       if (found)
                           Q_EMIT opened(*found);
                       else
                           showProblem(found.error());
                   });
}

void ReconciliationPage::undo()
{
    if (m_isDeciding || !m_state.undo)
        return;
    decide(m_reconciliation.undo(m_preferences.value().charging.till),
           tr("Undone: %1.").arg(stepText(*m_state.undo)));
}

void ReconciliationPage::redo()
{
    if (m_isDeciding || !m_state.redo)
        return;
    decide(m_reconciliation.redo(m_preferences.value().charging.till),
           tr("Done again: %1.").arg(stepText(*m_state.redo)));
}

void ReconciliationPage::openDays()
{
    if (m_state.accounts.isEmpty())
        return;
    const auto row = current();
    showMessage({});
    showFace(Face::Days);
    m_days->begin(m_state.accounts, row ? row->account : 0);
}

void ReconciliationPage::openFiles()
{
    showMessage({});
    showFace(Face::Files);
    m_files->begin();
}

void ReconciliationPage::beginSearch()
{
    if (static_cast<Face>(m_faces->currentIndex()) != Face::Queues)
        return;
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ReconciliationPage::showMessage(const QString &text)
{
    m_news->setTone(Label::Tone::Normal);
    m_news->setText(text);
    m_news->setVisible(!text.isEmpty());
}

void ReconciliationPage::showProblem(const core::Error &error)
{
    showMessage(errorParagraph(error));
    m_news->setTone(Label::Tone::Problem);
}

void ReconciliationPage::keyPressEvent(QKeyEvent *event)
{
    const bool isEscape = event->key() == Qt::Key_Escape;
    if (isEscape && !m_bulk->isHidden())
        endBulkQuestion();
    else if (isEscape && m_work->currentWidget() != m_compare)
        leavePanel();
    else
        QWidget::keyPressEvent(event);
}

/// Returns from the filter to the list: Enter and Down keep the filter, Esc clears it.
bool ReconciliationPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Escape)
        m_search->clear();
    if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter ||
        key == Qt::Key_Down) {
        m_table->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
