// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/listpage.h"

#include "core/domain/filterparts.h"
#include "ui/errortext.h"
#include "ui/filterbar.h"
#include "ui/filtertext.h"
#include "ui/keybutton.h"
#include "ui/keyuses.h"
#include "ui/label.h"
#include "ui/listdelegate.h"
#include "ui/listfooter.h"
#include "ui/statusbadge.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/transactionmodel.h"

#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using Column = TransactionModel::Column;

namespace
{

/// Below the first width the columns that only the back office reads give way to the name, below
/// the second one also the word that the sign of the amount says.
constexpr int kWideTable = 1000;
constexpr int kNarrowTable = 820;
constexpr int kRoomForAll = 560; ///< height that choices, rows and page take

constexpr int kMargins = 24;

/// So long a filter may take before the page says that it reads.
constexpr auto kPatience = std::chrono::milliseconds(300);

/// So long nothing must change before the list is added up.
constexpr auto kRest = std::chrono::milliseconds(250);

/// So near to an end of what is read, the next page is asked for.
constexpr int kRowsAhead = 20;

int widthOf(const QString &text)
{
    return QFontMetrics(textFont(TextSize::Body)).horizontalAdvance(text) + kMargins;
}

/// As wide as what the column usually holds.
int columnWidth(Column column)
{
    switch (column) {
    case Column::Time:
        return widthOf(minuteText(QDateTime(QDate(2028, 12, 28), QTime(20, 48))));
    case Column::Operation:
        return widthOf(operationWord(core::Operation::CashIn)) + kMargins;
    case Column::State:
        return widestStatusBadge() + kMargins / 2;
    case Column::Amount:
        return widthOf(moneyText(core::Money::fromCents(-999999)));
    case Column::Reference:
        return widthOf(u"261128-DGKMQXYZ"_s);
    case Column::EndToEndId:
        return widthOf(u"…WWWWWW"_s);
    case Column::Name: // takes what is left
    case Column::Count:
        break;
    }
    return 0;
}

} // namespace

ListPage::ListPage(core::TransactionService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_model(new TransactionModel(service, this))
{
    setObjectName(u"listPage"_s);
    m_total = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_total->setObjectName(u"totalLabel"_s);
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(tr("Transactions"), TextSize::Title));
    head->addStretch();
    head->addWidget(m_total);

    m_bar = new FilterBar(service);
    connect(m_bar, &FilterBar::filterChanged, this, &ListPage::search);
    connect(m_bar, &FilterBar::panelToggled, this, &ListPage::fitFooter);
    connect(m_bar, &FilterBar::left, this,
            [this] { m_faces->currentWidget()->setFocus(Qt::OtherFocusReason); });
    m_passedOver = new Label({}, TextSize::Body, Label::Tone::Problem);
    m_passedOver->setObjectName(u"passedOverLabel"_s);
    m_passedOver->setWordWrap(true);
    m_passedOver->hide();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] { showFace(m_notice); });

    m_table = createTable();
    m_notice = createNotice();
    m_footer = new ListFooter;
    m_faces = new QStackedWidget;
    m_faces->addWidget(m_notice);
    m_faces->addWidget(m_table);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace);
    layout->addLayout(head);
    layout->addWidget(m_bar);
    layout->addWidget(m_passedOver);
    layout->addWidget(m_faces, 1);
    layout->addWidget(m_footer);

    connect(m_model, &TransactionModel::stateChanged, this, &ListPage::showState);
    connect(m_model, &TransactionModel::passedOver, this, &ListPage::passOver);
    connect(&service, &core::TransactionService::changed, this,
            [this](const core::Transaction &transaction) {
                if (m_all && transaction.events.size() == 1)
                    m_all = *m_all + 1;
            });
    connect(m_model, &TransactionModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                fitAmounts(first, last);
                fitDays(first, last + 1);
                keepPlace(first, last, 1);
            });
    connect(m_model, &TransactionModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) { keepPlace(first, last, -1); });
    connect(m_model, &TransactionModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int) { fitDays(first, first); });
    connect(m_model, &TransactionModel::dataChanged, &m_addUp, qOverload<>(&QTimer::start));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ListPage::followCursor);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ListPage::showSelection);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &ListPage::readOn);
    connect(m_footer, &ListFooter::pageRequested, this, &ListPage::goToPage);
    connect(m_footer, &ListFooter::left, this, [this] { m_faces->currentWidget()->setFocus(); });
    m_addUp.setSingleShot(true);
    m_addUp.setInterval(kRest);
    connect(&m_addUp, &QTimer::timeout, this, &ListPage::addUp);
    auto *reload = new QAction(tr("Read again"), this);
    reload->setShortcut(QKeySequence::Refresh);
    connect(reload, &QAction::triggered, this, &ListPage::readAgain);
    addAction(reload);
    showState();
}

QTableView *ListPage::createTable()
{
    auto *table = new QTableView;
    table->setObjectName(u"transactionTable"_s);
    table->setAccessibleName(tr("Transactions"));
    table->setModel(m_model);
    m_delegate = new ListDelegate(table);
    table->setItemDelegate(m_delegate);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(ListDelegate::kRowHeight);
    QHeaderView *header = table->horizontalHeader();
    header->setHighlightSections(false);
    for (int column = 0; column < m_model->columnCount(); ++column)
        table->setColumnWidth(column, columnWidth(static_cast<Column>(column)));
    header->setSectionResizeMode(static_cast<int>(Column::Name), QHeaderView::Stretch);
    header->setMinimumSectionSize(80);
    connect(table, &QTableView::activated, this, &ListPage::openCurrent);
    m_table = table;
    addKey(Qt::Key_Home, tr("To the newest"), &ListPage::goToStart);
    addKey(Qt::Key_End, tr("To the oldest"), &ListPage::goToEnd);
    addKey(QKeySequence::Copy, tr("Copy the selected rows"), &ListPage::copyRows);
    addKey(Qt::CTRL | Qt::SHIFT | Qt::Key_C, tr("Copy the cell"), &ListPage::copyCell);
    return table;
}

/// A key of the table.
void ListPage::addKey(const QKeySequence &key, const QString &words, void (ListPage::*act)())
{
    auto *shortcut = new QShortcut(key, m_table, nullptr, nullptr, Qt::WidgetShortcut);
    describeKey(shortcut, words);
    connect(shortcut, &QShortcut::activated, this, act);
}

QWidget *ListPage::createNotice()
{
    m_noticeTitle = new Label({}, TextSize::Title);
    m_noticeTitle->setObjectName(u"noticeTitle"_s);
    m_noticeText = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_noticeText->setObjectName(u"noticeText"_s);
    for (Label *label : {m_noticeTitle, m_noticeText}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_retry =
        keyButton(tr("Try again"), QKeySequence::Refresh, u"retryButton"_s, KeyScope::Borrowed);
    connect(m_retry, &QPushButton::clicked, this, &ListPage::readAgain);

    auto *notice = new QWidget;
    auto *layout = new QVBoxLayout(notice);
    layout->addStretch();
    layout->addWidget(m_noticeTitle);
    layout->addWidget(m_noticeText);
    layout->addSpacing(kSpaceSmall);
    layout->addWidget(m_retry, 0, Qt::AlignHCenter);
    layout->addStretch();
    return notice;
}

void ListPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_loaded) {
        m_loaded = true;
        m_model->reload();
    }
    m_faces->currentWidget()->setFocus();
}

/// In a low window the choices have its room.
void ListPage::fitFooter()
{
    m_footer->setVisible(height() >= kRoomForAll || !m_bar->isPanelOpen());
}

void ListPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitFooter();
    m_table->setColumnHidden(static_cast<int>(Column::Operation), width() < kNarrowTable);
    for (const Column column : {Column::Reference, Column::EndToEndId})
        m_table->setColumnHidden(static_cast<int>(column), width() < kWideTable);
}

void ListPage::showState()
{
    const bool hasRows = m_model->rowCount() > 0;
    showTotal();
    showNotice();
    if (hasRows && m_model->state() == TransactionModel::State::Ready) {
        const auto landing = std::exchange(m_landing, Landing::Nowhere);
        if (landing == Landing::Last)
            m_table->setCurrentIndex(m_model->index(m_model->rowCount() - 1, 0));
        else if (landing == Landing::First || !m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_model->index(0, 0));
    }
    // The rows of another filter are mostly there before one could read that they are read.
    const bool isPatient = !hasRows && m_model->state() == TransactionModel::State::Loading &&
                           m_faces->currentWidget() == m_table;
    if (isPatient) {
        if (!m_patience.isActive())
            m_patience.start();
        return;
    }
    m_patience.stop();
    showFace(hasRows ? static_cast<QWidget *>(m_table) : m_notice);
}

/// Who reads keeps the keyboard; who types keeps it as well.
void ListPage::showFace(QWidget *face)
{
    const bool isReading = m_faces->isAncestorOf(QApplication::focusWidget());
    m_faces->setCurrentWidget(face);
    if (isReading)
        face->setFocus();
}

void ListPage::showTotal()
{
    using State = TransactionModel::State;
    const qint64 total = m_model->total().value_or(0);
    const bool hasFilter = m_model->filter() != core::TransactionFilter();
    m_total->setText({});
    if (total > 0)
        m_total->setText(hasFilter ? tr("%n match(es)", nullptr, static_cast<int>(total))
                                   : tr("%n transaction(s)", nullptr, static_cast<int>(total)));
    const bool hasFailed = m_model->state() == State::Failed && m_model->rowCount() > 0;
    m_footer->showProblem(hasFailed ? tr("Page %1 could not be read. F5 tries again.")
                                          .arg(QLocale().toString(m_model->pageInQuestion()))
                                    : QString());
    followCursor();
    m_addUp.start();
    std::optional<qint64> hidden;
    if (m_all && m_model->total())
        hidden = qMax<qint64>(0, *m_all - total);
    m_bar->showHidden(hidden);
}

void ListPage::showNotice()
{
    using State = TransactionModel::State;
    const State state = m_model->state();
    if (m_retry->hasFocus())
        m_notice->setFocus(); // It may go, and the keyboard would go anywhere.
    m_retry->setVisible(state == State::Failed);
    if (state == State::Failed) {
        m_noticeTitle->setText(tr("The list could not be read"));
        m_noticeText->setText(errorWords(m_model->error()).happened);
    } else if (state == State::Loading) {
        m_noticeTitle->setText(tr("Reading…"));
        m_noticeText->setText({});
    } else if (m_model->filter() != core::TransactionFilter()) {
        const QStringList sentences =
            QStringList(tr("Looked for: %1.").arg(filterSentence(m_model->filter()))) + m_waysOut;
        m_noticeTitle->setText(tr("Nothing matches"));
        m_noticeText->setText(sentences.join(u'\n'));
    } else {
        m_noticeTitle->setText(tr("No transaction yet"));
        m_noticeText->setText(m_service.capabilities().readsOnly
                                  ? tr("This shop has not made a charge.")
                                  : tr("The first charge you make appears here."));
    }
}

void ListPage::search()
{
    m_missed = 0;
    m_passedOver->hide();
    m_waysOut.clear();
    m_delegate->setSums({});
    m_footer->showSums({});
    m_model->setFilter(m_bar->filter());
    countHidden();
}

/// How many there are without the filter, and, where it finds none, without a part of it.
void ListPage::countHidden()
{
    const int generation = ++m_countGeneration;
    m_all.reset();
    if (m_model->filter() == core::TransactionFilter())
        return;
    core::onAnswer(m_service.list({}), this,
                   [this, generation](const core::Result<core::TransactionPage> &answer) {
                       if (generation != m_countGeneration || !answer)
                           return;
                       m_all = answer->total;
                       showTotal();
                       lookForAWayOut();
                   });
}

void ListPage::lookForAWayOut()
{
    const core::TransactionFilter filter = m_model->filter();
    const auto parts = core::partsOf(filter);
    if (m_model->total() != 0 || parts.size() < 2)
        return;
    for (const core::FilterPart part : parts) {
        core::onAnswer(m_service.list(core::withoutPart(filter, part)), this,
                       [this, generation = m_countGeneration, words = filterText(filter, part)](
                           const core::Result<core::TransactionPage> &answer) {
                           if (generation != m_countGeneration || !answer || answer->total == 0)
                               return;
                           m_waysOut.append(tr("Without “%1” there would be %2.")
                                                .arg(words, QLocale().toString(answer->total)));
                           showNotice();
                       });
    }
}

/// What was just made is never hidden without a word.
void ListPage::passOver(const core::Transaction &transaction)
{
    ++m_missed;
    const QString key =
        QKeySequence(Qt::CTRL | Qt::Key_Backspace).toString(QKeySequence::NativeText);
    m_passedOver->setText(
        m_missed == 1 ? tr("The filter hides what was just made: %1. %2 shows all.")
                            .arg(signedMoneyText(transaction), key)
                      : tr("The filter hides %n transaction(s) made meanwhile. %1 shows all.",
                           nullptr, m_missed)
                            .arg(key));
    m_passedOver->show();
    showTotal();
}

/// An amount is never cut: the column grows with the largest that was read.
void ListPage::fitAmounts(int first, int last)
{
    constexpr auto kAmount = static_cast<int>(Column::Amount);
    int widest = m_table->columnWidth(kAmount);
    for (int row = first; row <= last; ++row)
        widest = qMax(widest, widthOf(m_model->index(row, kAmount).data().toString()));
    m_table->setColumnWidth(kAmount, widest);
}

/// The first row of a day is higher, for its band; `last` may be behind the last row.
void ListPage::fitDays(int first, int last)
{
    for (int row = first; row <= qMin(last, m_model->rowCount() - 1); ++row) {
        const bool isFirst = m_model->index(row, 0).data(TransactionModel::FirstOfDayRole).toBool();
        const int height = ListDelegate::kRowHeight + (isFirst ? ListDelegate::kBandHeight : 0);
        if (m_table->rowHeight(row) != height)
            m_table->setRowHeight(row, height);
    }
}

/// What comes or goes above does not move what one is looking at, but for a new charge, which is
/// seen to arrive by who is at the top.
void ListPage::keepPlace(int first, int last, int sign)
{
    QScrollBar *bar = m_table->verticalScrollBar();
    const bool isFilled = first == 0 && last + 1 == m_model->rowCount() && sign > 0;
    const bool isArrival = first == last && bar->value() == 0;
    if (first > 0 || isFilled || isArrival)
        return;
    int height = 0;
    for (int row = first; row <= last; ++row)
        height += m_table->rowHeight(row);
    const int value = bar->value() + sign * height;
    QTimer::singleShot(0, bar, [bar, value] { bar->setValue(value); });
}

void ListPage::goToStart()
{
    if (!m_model->isAtStart()) {
        goToPage(1);
        return;
    }
    m_table->setCurrentIndex(m_model->index(0, 0));
    m_table->scrollToTop();
}

void ListPage::goToEnd()
{
    if (m_model->isAtEnd()) {
        m_table->setCurrentIndex(m_model->index(m_model->rowCount() - 1, 0));
        return;
    }
    m_landing = Landing::Last;
    m_model->goToPage(m_model->lastPage());
}

void ListPage::goToPage(int page)
{
    m_landing = Landing::First;
    m_model->goToPage(qBound(1, page, m_model->lastPage()));
}

void ListPage::followCursor()
{
    const int row = m_table->currentIndex().row();
    const bool hasRows = m_model->rowCount() > 0;
    m_footer->showPage(hasRows ? m_model->pageOf(qMax(row, 0)) : 0, m_model->lastPage());
    if (row < 0 || m_model->state() != TransactionModel::State::Ready)
        return;
    if (row < kRowsAhead && !m_model->isAtStart())
        m_model->fetchBefore();
    else if (row >= m_model->rowCount() - kRowsAhead && row > 0)
        m_model->fetchMore({});
}

/// Whoever scrolls without the cursor comes to the rows before, too; a view asks for those after.
void ListPage::readOn()
{
    const QScrollBar *bar = m_table->verticalScrollBar();
    if (bar->value() == bar->minimum() && m_model->rowCount() > 0)
        m_model->fetchBefore();
}

/// The page that failed, or all.
void ListPage::readAgain()
{
    if (m_model->state() == TransactionModel::State::Failed && m_model->rowCount() > 0)
        m_model->readAgain();
    else
        m_model->reload();
}

void ListPage::addUp()
{
    core::onAnswer(m_service.sums(m_model->filter()), this,
                   [this, generation = ++m_sumsGeneration, filter = m_model->filter()](
                       const core::Result<QList<core::TransactionSum>> &answer) {
                       if (generation != m_sumsGeneration || filter != m_model->filter())
                           return;
                       const auto sums = answer.value_or(QList<core::TransactionSum>());
                       m_footer->showSums(sums);
                       m_delegate->setSums(sums);
                       m_table->viewport()->update();
                   });
}

void ListPage::showSelection()
{
    MoneyFlow flow;
    const auto rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : rows)
        flow += index.data(TransactionModel::TransactionRole).value<core::Transaction>();
    m_footer->showSelection(flow);
}

/// The columns that one sees, with tabs between them, as spreadsheets take them.
QString ListPage::rowText(int row) const
{
    QStringList cells;
    const QHeaderView *header = m_table->horizontalHeader();
    for (int visual = 0; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        if (!m_table->isColumnHidden(column))
            cells.append(
                m_model->index(row, column).data(TransactionModel::FullTextRole).toString());
    }
    return cells.join(u'\t');
}

void ListPage::copyRows()
{
    QList<int> rows;
    const auto selected = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : selected)
        rows.append(index.row());
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const int row : std::as_const(rows))
        lines.append(rowText(row));
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void ListPage::copyCell()
{
    QGuiApplication::clipboard()->setText(
        m_table->currentIndex().data(TransactionModel::FullTextRole).toString());
}

void ListPage::openCurrent()
{
    const QModelIndex index = m_table->currentIndex();
    if (index.isValid())
        Q_EMIT opened(index.data(TransactionModel::TransactionRole).value<core::Transaction>());
}

} // namespace ui
