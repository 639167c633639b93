// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/transactiontable.h"

#include "core/console/disclosurerepository.h"
#include "core/service/transactionservice.h"
#include "ui/transactions/columnwidths.h"
#include "ui/transactions/listdelegate.h"
#include "ui/transactions/sortheader.h"
#include "ui/transactions/transactionmodel.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtCore/QMimeData>
#include <QtCore/QScopedValueRollback>
#include <QtGui/QClipboard>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QGuiApplication>
#include <QtGui/QShortcut>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStyle>

#include <algorithm>
#include <array>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMinWidth = 80;
constexpr int kMinHeight = 64; // in the smallest window, below open filters

/// Distance to the end of the loaded rows at which the next page is requested.
constexpr int kRowsAhead = 20;

/// Delay after which a column counts as released.
constexpr auto kReleaseDelay = std::chrono::milliseconds(400);

/// Columns by priority.
constexpr std::array kByNeed{
    core::ListColumn::Amount,    core::ListColumn::State,      core::ListColumn::Name,
    core::ListColumn::Time,      core::ListColumn::Tags,       core::ListColumn::Note,
    core::ListColumn::Operation, core::ListColumn::EndToEndId, core::ListColumn::Evidence,
    core::ListColumn::Reference, core::ListColumn::Mark,       core::ListColumn::Till,
    core::ListColumn::Operator,
};

QList<core::ListColumn> allColumns()
{
    QList<core::ListColumn> all;
    for (int column = 0; column < static_cast<int>(core::ListColumn::Count); ++column)
        all.append(static_cast<core::ListColumn>(column));
    return all;
}

/// The column of each order, and the direction of the first click.
struct SortedColumn
{
    core::ListColumn column;
    core::ListOrder::Key key;
    Qt::SortOrder first;
};

constexpr std::array kSortedColumns{
    SortedColumn{core::ListColumn::Time, core::ListOrder::Key::Created, Qt::DescendingOrder},
    SortedColumn{core::ListColumn::Amount, core::ListOrder::Key::Amount, Qt::DescendingOrder},
    SortedColumn{core::ListColumn::Name, core::ListOrder::Key::Name, Qt::AscendingOrder},
    SortedColumn{core::ListColumn::State, core::ListOrder::Key::State, Qt::AscendingOrder},
};

/// Copies data of customers. Clipboard managers do not store a text with this hint.
void copyPrivately(const QString &text)
{
    auto *data = new QMimeData;
    data->setText(text);
    data->setData(u"x-kde-passwordManagerHint"_s, "secret");
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace

TransactionTable::TransactionTable(TransactionModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_delegate(new ListDelegate(this))
{
    setObjectName(u"transactionTable"_s);
    setAccessibleName(tr("Transactions"));
    setHorizontalHeader(new SortHeader(this));
    setModel(&model);
    setItemDelegate(m_delegate);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setMinimumHeight(kMinHeight);
    setTabKeyNavigation(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(m_delegate->rowHeight());
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setMinimumSectionSize(kMinWidth);
    horizontalHeader()->setSectionResizeMode(static_cast<int>(core::ListColumn::Name),
                                             QHeaderView::Stretch);
    for (const core::ListColumn column : allColumns())
        setColumnWidth(static_cast<int>(column), usualWidth(column));
    m_chosen.setSingleShot(true);
    m_chosen.setInterval(kReleaseDelay);
    connect(&m_chosen, &QTimer::timeout, this, [this] { Q_EMIT columnsChosen(m_columns); });
    connect(horizontalHeader(), &QHeaderView::sectionMoved, this,
            &TransactionTable::storeColumnOrder);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int column, int, int width) { applyWidth(column, width); });
    connect(this, &QTableView::activated, this, &TransactionTable::open);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TransactionTable::readOn);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        readAhead();
        Q_EMIT moved();
    });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TransactionTable::selectedOthers);
    followModel();
    addKey(Qt::Key_Home, tr("To the newest"), &TransactionTable::goToStart);
    addKey(Qt::Key_End, tr("To the oldest"), &TransactionTable::goToEnd);
    addKey(QKeySequence::Copy, tr("Copy the selected rows"), &TransactionTable::copyRows);
    addKey(Qt::CTRL | Qt::SHIFT | Qt::Key_C, tr("Copy the cell"), &TransactionTable::copyCell);
    addKey(Qt::CTRL | Qt::Key_Return, tr("Show in a separate window"),
           &TransactionTable::openApart);
}

void TransactionTable::addKey(const QKeySequence &key, const QString &words,
                              void (TransactionTable::*act)())
{
    auto *shortcut = new QShortcut(key, this, nullptr, nullptr, Qt::WidgetShortcut);
    describeKey(shortcut, words);
    connect(shortcut, &QShortcut::activated, this, act);
}

void TransactionTable::followModel()
{
    connect(&m_model, &TransactionModel::stateChanged, this, &TransactionTable::land);
    connect(&m_model, &TransactionModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                fitAmounts(first, last);
                fitDays(first, last + 1);
                keepPlace(first, last, 1);
            });
    connect(&m_model, &TransactionModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) { keepPlace(first, last, -1); });
    connect(&m_model, &TransactionModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int) { fitDays(first, first); });
    connect(&m_model, &TransactionModel::dataChanged, this, &TransactionTable::addFilledColumns);
}

void TransactionTable::setSums(const QList<core::TransactionSum> &sums)
{
    m_delegate->setSums(sums);
    viewport()->update();
}

void TransactionTable::setCutoff(int minutes)
{
    m_delegate->setCutoff(minutes);
    m_model.setCutoff(minutes);
}

/// Updates the range of the scroll bar, which the base class does later. A row outside of the old
/// range could not be scrolled to.
void TransactionTable::layOutRows()
{
    executeDelayedItemsLayout();
    updateGeometries();
}

/// Moves the cursor after the requested rows have arrived.
void TransactionTable::land()
{
    if (m_model.rowCount() == 0 || m_model.state() != TransactionModel::State::Ready)
        return;
    const auto landing = std::exchange(m_landing, Landing::Nowhere);
    if (landing != Landing::Nowhere)
        layOutRows();
    if (landing == Landing::Last)
        setCurrentIndex(m_model.index(m_model.rowCount() - 1, 0));
    else if (landing == Landing::First || !currentIndex().isValid())
        setCurrentIndex(m_model.index(0, 0));
    readAhead();
}

std::optional<core::Transaction> TransactionTable::current() const
{
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return std::nullopt;
    return index.data(TransactionModel::TransactionRole).value<core::Transaction>();
}

void TransactionTable::open()
{
    if (const auto transaction = current())
        Q_EMIT opened(*transaction);
}

void TransactionTable::openApart()
{
    if (const auto transaction = current())
        Q_EMIT openedApart(*transaction);
}

void TransactionTable::goToStart()
{
    if (!m_model.isAtStart()) {
        goToPage(1);
        return;
    }
    setCurrentIndex(m_model.index(0, 0));
    scrollToTop();
}

void TransactionTable::goToEnd()
{
    if (m_model.isAtEnd()) {
        setCurrentIndex(m_model.index(m_model.rowCount() - 1, 0));
        return;
    }
    m_landing = Landing::Last;
    m_model.goToPage(m_model.lastPage());
}

void TransactionTable::goToPage(int page)
{
    m_landing = Landing::First;
    m_model.goToPage(qBound(1, page, m_model.lastPage()));
}

void TransactionTable::readAhead()
{
    const int row = currentIndex().row();
    if (row < 0 || m_model.state() != TransactionModel::State::Ready)
        return;
    if (row < kRowsAhead && !m_model.isAtStart())
        m_model.fetchBefore();
    else if (row >= m_model.rowCount() - kRowsAhead && row > 0)
        m_model.fetchMore({});
}

/// Loads earlier rows while scrolling; the base class loads later rows.
void TransactionTable::readOn()
{
    const QScrollBar *bar = verticalScrollBar();
    if (bar->value() == bar->minimum() && m_model.rowCount() > 0)
        m_model.fetchBefore();
}

/// Widens the column of amounts, so that no loaded amount is elided.
void TransactionTable::fitAmounts(int first, int last)
{
    const QScopedValueRollback<bool> arranging(m_isArranging, true);
    for (const core::ListColumn column : {core::ListColumn::Amount, core::ListColumn::Commission}) {
        const auto place = static_cast<int>(column);
        if (isColumnHidden(place))
            continue;
        QStringList amounts;
        for (int row = first; row <= last; ++row)
            amounts.append(m_model.index(row, place).data().toString());
        setColumnWidth(place, qMax(columnWidth(place), widthForAmounts(amounts)));
    }
}

/// Sets the heights of rows: the first row of a day includes its band. `last` may be one past the
/// end.
void TransactionTable::fitDays(int first, int last)
{
    for (int row = first; row <= qMin(last, m_model.rowCount() - 1); ++row) {
        const bool isFirst = m_model.index(row, 0).data(TransactionModel::FirstOfDayRole).toBool();
        const int height = m_delegate->rowHeight() + (isFirst ? m_delegate->bandHeight() : 0);
        if (rowHeight(row) != height)
            setRowHeight(row, height);
    }
}

/// Keeps the scroll position when rows above change, except for a new charge while the list is
/// scrolled to the top.
void TransactionTable::keepPlace(int first, int last, int sign)
{
    QScrollBar *bar = verticalScrollBar();
    const bool isFilled = first == 0 && last + 1 == m_model.rowCount() && sign > 0;
    const bool isArrival = first == last && bar->value() == 0;
    if (first > 0 || isFilled || isArrival)
        return;
    int height = 0;
    for (int row = first; row <= last; ++row)
        height += rowHeight(row);
    const int value = bar->value() + sign * height;
    QTimer::singleShot(0, this, [this, value] {
        layOutRows();
        verticalScrollBar()->setValue(value);
    });
}

void TransactionTable::resizeEvent(QResizeEvent *event)
{
    fitColumns();
    QTableView::resizeEvent(event);
}

void TransactionTable::setCompact(bool isCompact)
{
    m_delegate->setCompact(isCompact);
    horizontalHeader()->setProperty("density", isCompact ? u"compact"_s : QString());
    horizontalHeader()->style()->unpolish(horizontalHeader()); // applies the property
    horizontalHeader()->style()->polish(horizontalHeader());
    horizontalHeader()->setMaximumHeight(isCompact ? kRowCompact : QWIDGETSIZE_MAX);
    verticalHeader()->setMinimumSectionSize(m_delegate->rowHeight());
    verticalHeader()->setDefaultSectionSize(m_delegate->rowHeight());
    fitDays(0, m_model.rowCount() - 1);
    updateGeometries();
    viewport()->update();
}

void TransactionTable::addHeaderAction(QAction *action)
{
    m_headerActions.append(action);
}

void TransactionTable::setColumns(const core::ListColumns &columns)
{
    if (columns == m_columns && !m_fitted.isEmpty())
        return;
    m_columns = columns;
    m_fitted.clear();
    fitColumns();
}

void TransactionTable::enableSorting()
{
    m_sorts = true;
    QHeaderView *header = horizontalHeader();
    // The base class would select a column.
    disconnect(header, &QHeaderView::sectionPressed, this, nullptr);
    disconnect(header, &QHeaderView::sectionEntered, this, nullptr);
    connect(header, &QHeaderView::sectionClicked, this, &TransactionTable::sortBy);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &TransactionTable::openOrderMenu);
    header->setSortIndicatorShown(true);
    header->setToolTip(tr("A click sorts by time, amount, name or state."));
    addKey(Qt::SHIFT | Qt::Key_O, tr("Sort the list"), &TransactionTable::openOrderMenu);
    setOrder(m_order);
}

void TransactionTable::setOrder(const core::ListOrder &order)
{
    m_order = order;
    for (const SortedColumn &each : kSortedColumns) {
        if (each.key == order.key)
            horizontalHeader()->setSortIndicator(static_cast<int>(each.column), order.direction);
    }
}

/// Sorts by a column, or reverses its order. Other columns keep the order.
void TransactionTable::sortBy(int column)
{
    core::ListOrder order = m_order;
    for (const SortedColumn &each : kSortedColumns) {
        if (column != static_cast<int>(each.column))
            continue;
        if (each.key != m_order.key)
            order = {each.key, each.first};
        else
            order.direction =
                m_order.direction == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
    }
    setOrder(order); // The header has moved its indicator to any clicked column.
    Q_EMIT orderChosen(order);
}

void TransactionTable::openOrderMenu()
{
    using Key = core::ListOrder::Key;
    const std::pair<core::ListOrder, QString> orders[] = {
        {{Key::Created, Qt::DescendingOrder}, tr("Newest first")},
        {{Key::Created, Qt::AscendingOrder}, tr("Oldest first")},
        {{Key::Amount, Qt::DescendingOrder}, tr("Largest amount first")},
        {{Key::Amount, Qt::AscendingOrder}, tr("Smallest amount first")},
        {{Key::Name, Qt::AscendingOrder}, tr("Names from A to Z")},
        {{Key::Name, Qt::DescendingOrder}, tr("Names from Z to A")},
        {{Key::State, Qt::AscendingOrder}, tr("By state, pending first")},
        {{Key::State, Qt::DescendingOrder}, tr("By state, pending last")},
    };
    auto *menu = new QMenu(this);
    menu->setObjectName(u"orderMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto &[order, words] : orders) {
        QAction *action =
            menu->addAction(words, this, [this, order = order] { Q_EMIT orderChosen(order); });
        action->setCheckable(true);
        action->setChecked(order == m_order);
        if (order == m_order)
            menu->setActiveAction(action);
    }
    if (!m_headerActions.isEmpty())
        menu->addSeparator();
    menu->addActions(m_headerActions);
    menu->popup(horizontalHeader()->mapToGlobal(QPoint(0, horizontalHeader()->height())));
}

/// The menu key opens the menu of the header, which cannot have the focus.
void TransactionTable::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_sorts && event->reason() == QContextMenuEvent::Keyboard) {
        openOrderMenu();
        return;
    }
    const QModelIndex index = indexAt(viewport()->mapFromGlobal(event->globalPos()));
    if (!index.isValid())
        return QTableView::contextMenuEvent(event);
    if (!selectionModel()->isRowSelected(index.row()))
        setCurrentIndex(index);
    else
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    Q_EMIT rowMenuRequested(event->globalPos());
}

/// Returns the default columns: as many as fit by priority.
QList<core::ListColumn> TransactionTable::fittingColumns() const
{
    int room = width();
    QList<core::ListColumn> fitting;
    for (const core::ListColumn column : kByNeed) {
        const bool isEmpty = (column == core::ListColumn::Note && !m_model.hasNotes()) ||
                             (column == core::ListColumn::Tags && !m_model.hasTags()) ||
                             (column == core::ListColumn::Operator && !m_model.hasOperators()) ||
                             (column == core::ListColumn::Mark && !m_model.hasAnnotations()) ||
                             (column == core::ListColumn::Evidence && !m_model.hasEvidence());
        const int needed = column == core::ListColumn::Name ? kMinName : widthOf(column);
        if (isEmpty || (needed > room && fitting.size() > 3))
            continue;
        room -= needed;
        fitting.append(column);
    }
    std::sort(fitting.begin(), fitting.end());
    return fitting;
}

void TransactionTable::fitColumns()
{
    showColumns(m_columns.shown.isEmpty() ? fittingColumns() : m_columns.shown);
}

/// Shows columns that got their first value, and hides none for them: the table scrolls sideways.
void TransactionTable::addFilledColumns()
{
    if (!m_columns.shown.isEmpty())
        return;
    QList<core::ListColumn> wanted = m_fitted;
    const QList<core::ListColumn> fitting = fittingColumns();
    for (const core::ListColumn column : fitting) {
        if (!wanted.contains(column))
            wanted.append(column);
    }
    std::sort(wanted.begin(), wanted.end());
    showColumns(wanted);
}

void TransactionTable::showColumns(const QList<core::ListColumn> &wanted)
{
    if (wanted == m_fitted)
        return;
    m_fitted = wanted;
    const QScopedValueRollback<bool> arranging(m_isArranging, true);
    QHeaderView *header = horizontalHeader();
    for (const core::ListColumn column : allColumns()) {
        const auto place = static_cast<int>(column);
        setColumnHidden(place, !wanted.contains(column));
        if (column != core::ListColumn::Name && !header->isSectionHidden(place))
            setColumnWidth(place, widthOf(column));
    }
    for (qsizetype i = 0; i < wanted.size(); ++i)
        header->moveSection(header->visualIndex(static_cast<int>(wanted[i])), static_cast<int>(i));
    if (m_model.rowCount() > 0)
        fitAmounts(0, m_model.rowCount() - 1);
}

QList<core::ListColumn> TransactionTable::shownColumns() const
{
    return m_fitted;
}

int TransactionTable::widthOf(core::ListColumn column) const
{
    if (column == core::ListColumn::Name && m_fitted.contains(column))
        return columnWidth(static_cast<int>(column));
    return m_columns.widths.value(column, usualWidth(column));
}

void TransactionTable::storeColumnOrder()
{
    if (m_isArranging)
        return;
    m_columns.shown.clear();
    const QHeaderView *header = horizontalHeader();
    for (int visual = 0; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        if (!isColumnHidden(column))
            m_columns.shown.append(static_cast<core::ListColumn>(column));
    }
    m_fitted = m_columns.shown;
    m_chosen.start();
}

void TransactionTable::applyWidth(int column, int width)
{
    if (m_isArranging || width == 0 || column == static_cast<int>(core::ListColumn::Name))
        return;
    m_columns.widths.insert(static_cast<core::ListColumn>(column), width);
    if (m_columns.shown.isEmpty())
        m_columns.shown = m_fitted; // A wider column hides no other.
    m_chosen.start();
}

MoneyFlow TransactionTable::selected() const
{
    MoneyFlow flow;
    const auto rows = selectionModel()->selectedRows();
    for (const QModelIndex &index : rows)
        flow += index.data(TransactionModel::TransactionRole).value<core::Transaction>();
    return flow;
}

/// Returns the visible columns of a row, separated by tabs for spreadsheets.
QString TransactionTable::rowText(int row) const
{
    QStringList cells;
    for (const core::ListColumn column : m_fitted)
        cells.append(m_model.index(row, static_cast<int>(column))
                         .data(TransactionModel::FullTextRole)
                         .toString());
    return cells.join(u'\t');
}

void TransactionTable::copyRows()
{
    QList<int> rows;
    const auto selected = selectionModel()->selectedRows();
    for (const QModelIndex &index : selected)
        rows.append(index.row());
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const int row : std::as_const(rows))
        lines.append(rowText(row));
    copy(lines.join(u'\n'), rows.size());
}

void TransactionTable::copyCell()
{
    copy(currentIndex().data(TransactionModel::FullTextRole).toString(), 1);
}

/// Copies a text from `rows` rows after the copy is recorded. Without the record, nothing is
/// copied.
void TransactionTable::copy(const QString &text, qint64 rows)
{
    if (!m_disclosures) {
        copyPrivately(text);
        return;
    }
    core::onAnswer(m_disclosures->recordCopy(rows), this,
                   [this, text](const core::Result<void> &recorded) {
                       if (!recorded) {
                           Q_EMIT copyRefused();
                           return;
                       }
                       copyPrivately(text);
                       Q_EMIT copied();
                   });
}

} // namespace ui
