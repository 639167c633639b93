// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/transactionmodel.h"

#include "core/domain/businessday.h"
#include "core/domain/chargeevidence.h"
#include "core/till/contactwatch.h"
#include "ui/text/columntext.h"
#include "ui/text/text.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QPalette>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

bool isNew(const core::Transaction &transaction)
{
    return transaction.events.size() == 1;
}

/// Returns true if a status change can make a transaction match or no longer match.
bool dependsOnState(const core::TransactionFilter &filter)
{
    return !filter.statuses.isEmpty() || filter.mark;
}

QList<QUuid> idsOf(const QList<core::Transaction> &transactions)
{
    QList<QUuid> ids;
    for (const core::Transaction &transaction : transactions)
        ids.append(transaction.id);
    return ids;
}

} // namespace

TransactionModel::TransactionModel(core::TransactionService &service,
                                   core::AnnotationRepository *repository, QObject *parent)
    : QAbstractTableModel(parent)
    , m_service(service)
    , m_contact(new core::ContactWatch(service, this))
    , m_annotations(repository)
{
    connect(m_contact, &core::ContactWatch::staleChanged, this, [this] {
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0),
                               index(rowCount() - 1, static_cast<int>(Column::Count) - 1),
                               {Qt::ForegroundRole, Qt::AccessibleTextRole});
    });
    connect(&service, &core::TransactionService::changed, this, &TransactionModel::handleChange);
    connect(&m_annotations, &RowAnnotations::changed, this, &TransactionModel::showAnnotations);
}

void TransactionModel::setMasking(core::Masking masking, const core::PayerProfile &walkIn)
{
    if (!m_cells.setMasking(masking, walkIn))
        return;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                           {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
}

void TransactionModel::setCutoff(int minutes)
{
    if (minutes == m_cutoff)
        return;
    m_cutoff = minutes;
    m_days.clear();
    if (!m_rows.isEmpty())
        reload();
}

void TransactionModel::setPattern(const core::ReferencePattern &pattern)
{
    if (!m_cells.setPattern(pattern))
        return;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, static_cast<int>(Column::Till)),
                           index(rowCount() - 1, static_cast<int>(Column::Till)),
                           {Qt::DisplayRole, Qt::AccessibleTextRole});
}

std::optional<QDateTime> TransactionModel::asOf() const
{
    std::optional<QDateTime> oldest;
    for (const core::Transaction &transaction : m_rows) {
        if (transaction.asOf && (!oldest || *transaction.asOf < *oldest))
            oldest = transaction.asOf;
    }
    return oldest;
}

/// Returns true if the status may be outdated.
bool TransactionModel::isPale(const core::Transaction &transaction) const
{
    return transaction.asOf || (m_contact->isStale() && !transaction.status.isFinal());
}

QString TransactionModel::rowSentence(const core::Transaction &transaction) const
{
    const QString row = m_cells.sentence(transaction, m_annotations.of(transaction.id));
    return isPale(transaction) ? row + u", "_s + tr("may have changed since it was read") : row;
}

int TransactionModel::rowOf(const QUuid &id) const
{
    const auto row = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                  [&id](const auto &known) { return known.id == id; });
    return static_cast<int>(row - m_rows.cbegin());
}

/// Emits dataChanged() for the whole range, including unchanged rows.
void TransactionModel::showAnnotations(const QList<QUuid> &rows)
{
    int first = rowCount();
    int last = -1;
    for (const QUuid &id : rows) {
        const int row = rowOf(id);
        first = std::min(first, row);
        last = std::max(last, row);
    }
    Q_EMIT dataChanged(index(first, 0), index(last, static_cast<int>(Column::Count) - 1),
                       {Qt::DisplayRole, Qt::AccessibleTextRole});
}

void TransactionModel::setFilter(const core::TransactionFilter &filter)
{
    core::TransactionFilter criteria = filter;
    criteria.order = {};
    if (criteria == m_filter)
        return;
    m_filter = criteria;
    reload();
}

void TransactionModel::setOrder(const core::ListOrder &order)
{
    if (order == m_order)
        return;
    m_order = order;
    reload();
}

void TransactionModel::goToPage(int page)
{
    beginResetModel();
    m_rows.clear();
    m_known.clear();
    m_annotations.clear();
    m_days.clear();
    m_total.reset();
    m_atEnd = false;
    m_offset = (std::max(page, 1) - 1LL) * core::TransactionPage::kSize;
    endResetModel();
    read(std::max(page, 1));
}

void TransactionModel::readAgain()
{
    if (m_state == State::Failed)
        read(m_page, m_growth);
}

int TransactionModel::pageOf(int row) const
{
    return static_cast<int>((m_offset + row) / core::TransactionPage::kSize) + 1;
}

int TransactionModel::lastPage() const
{
    constexpr qint64 kSize = core::TransactionPage::kSize;
    return static_cast<int>(std::max<qint64>(1, (m_total.value_or(0) + kSize - 1) / kSize));
}

void TransactionModel::fetchBefore()
{
    if (m_state == State::Ready && m_total && m_offset > 0)
        read(pageOf(-1), Growth::Above);
}

bool TransactionModel::hasEvidence() const
{
    return std::any_of(m_rows.cbegin(), m_rows.cend(), [](const core::Transaction &transaction) {
        return core::evidenceKindOf(transaction).has_value();
    });
}

int TransactionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TransactionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Column::Count);
}

QVariant TransactionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::Transaction &transaction = m_rows[index.row()];
    const core::Annotations annotations = m_annotations.of(transaction.id);
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return m_cells.text(transaction, annotations, column);
    case Qt::ToolTipRole:
        return m_cells.toolTip(transaction, annotations, column);
    case Qt::AccessibleTextRole:
        return column == Column::Time ? rowSentence(transaction)
                                      : m_cells.text(transaction, annotations, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(TransactionCells::alignmentOf(column));
    case Qt::ForegroundRole:
        return isPale(transaction) ? QGuiApplication::palette().brush(QPalette::PlaceholderText)
                                   : QVariant();
    case TransactionRole:
        return QVariant::fromValue(transaction);
    case FullTextRole:
        return column == Column::EndToEndId ? foreignText(transaction.endToEndId)
               : column == Column::Amount
                   ? m_cells.text(transaction, annotations, column).replace(QChar(0x2212), u'-')
                   : m_cells.text(transaction, annotations, column);
    case FirstOfDayRole:
        return m_order.key == core::ListOrder::Key::Created &&
               (index.row() == 0 ||
                dayOf(m_rows[index.row() - 1].created) != dayOf(transaction.created));
    default:
        return {};
    }
}

/// Caches the day by UTC hour, since business days start on a full UTC hour and time zone
/// lookups are slow while painting.
QDate TransactionModel::dayOf(const QDateTime &timestamp) const
{
    constexpr qint64 kHour = 3'600'000;
    QDate &day = m_days[timestamp.toMSecsSinceEpoch() / kHour];
    if (!day.isValid())
        day = core::businessDay(timestamp, m_cutoff);
    return day;
}

QVariant TransactionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = static_cast<Column>(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(TransactionCells::alignmentOf(column));
    if (role != Qt::DisplayRole)
        return {};
    return columnName(column);
}

bool TransactionModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_state == State::Ready && m_total && !m_atEnd;
}

void TransactionModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        read(nextPage());
}

/// Returns the next page by the number of rows, not of calls. New charges shift rows to later
/// pages; reading a page twice is better than missing a row.
int TransactionModel::nextPage() const
{
    return pageOf(static_cast<int>(m_rows.size()));
}

void TransactionModel::read(int page, Growth growth)
{
    core::TransactionFilter filter = m_filter;
    filter.page = page;
    filter.order = m_order;
    m_page = page;
    m_growth = growth;
    const int generation = ++m_generation;
    m_meanwhile.clear();
    setState(State::Loading);
    core::onAnswer(m_service.list(filter), this,
                   [this, generation](const core::Result<core::TransactionPage> &answer) {
                       if (generation != m_generation)
                           return;
                       if (answer) {
                           handlePage(*answer);
                       } else if (m_order != core::ListOrder() &&
                                  answer.error().code == core::Error::Code::Unsupported) {
                           m_order = {};
                           Q_EMIT orderRefused();
                           reload();
                       } else {
                           m_error = answer.error();
                           setState(State::Failed);
                       }
                   });
}

void TransactionModel::handlePage(const core::TransactionPage &page)
{
    // Cleared first: in the state Ready, a view may request the next page.
    const auto meanwhile = std::exchange(m_meanwhile, {});
    // The page may or may not include charges created meanwhile, but handleChange() has counted
    // them.
    const bool isCounted = m_total && std::any_of(meanwhile.cbegin(), meanwhile.cend(), isNew);
    if (!isCounted)
        m_total = page.total;
    const bool isPastTheEnd = page.transactions.isEmpty() && page.currentPage > page.lastPage;
    if (isPastTheEnd && m_rows.isEmpty()) {
        m_offset = (page.lastPage - 1LL) * core::TransactionPage::kSize;
        read(page.lastPage);
        return;
    }
    const QList<core::Transaction> fresh = unknownOf(page.transactions);
    if (m_growth == Growth::Above) {
        m_offset = std::max<qint64>(m_offset - fresh.size(),
                                    (page.currentPage - 1LL) * core::TransactionPage::kSize);
        prepend(fresh);
        setState(State::Ready);
    } else {
        m_atEnd = page.currentPage >= page.lastPage;
        append(fresh);
        // All rows of the page were known already because of new charges.
        if (fresh.isEmpty() && !m_atEnd)
            read(page.currentPage + 1);
        else
            setState(State::Ready);
    }
    // The page may be older than the changes.
    for (const core::Transaction &transaction : meanwhile)
        handleChange(transaction);
    if (!isAtStart() && !isCounted && !meanwhile.isEmpty())
        recount();
}

QList<core::Transaction>
TransactionModel::unknownOf(const QList<core::Transaction> &transactions) const
{
    QList<core::Transaction> fresh;
    for (const core::Transaction &transaction : transactions) {
        if (!m_known.contains(transaction.id))
            fresh.append(transaction);
    }
    return fresh;
}

void TransactionModel::append(const QList<core::Transaction> &transactions)
{
    if (transactions.isEmpty())
        return;
    const int first = static_cast<int>(m_rows.size());
    beginInsertRows({}, first, first + static_cast<int>(transactions.size()) - 1);
    for (const core::Transaction &transaction : transactions)
        m_known.insert(transaction.id);
    m_rows += transactions;
    endInsertRows();
    m_annotations.add(idsOf(transactions));
    if (const int more = static_cast<int>(m_rows.size()) - kMaxRows; more > 0) {
        forget(0, more);
        m_offset += more;
    }
}

void TransactionModel::prepend(const QList<core::Transaction> &transactions)
{
    if (transactions.isEmpty())
        return;
    beginInsertRows({}, 0, static_cast<int>(transactions.size()) - 1);
    for (const core::Transaction &transaction : transactions)
        m_known.insert(transaction.id);
    m_rows = transactions + m_rows;
    endInsertRows();
    m_annotations.add(idsOf(transactions));
    if (const int more = static_cast<int>(m_rows.size()) - kMaxRows; more > 0) {
        forget(kMaxRows, more);
        m_atEnd = false;
    }
}

void TransactionModel::forget(int first, int count)
{
    beginRemoveRows({}, first, first + count - 1);
    for (int row = first; row < first + count; ++row) {
        m_known.remove(m_rows[row].id);
        m_annotations.remove(m_rows[row].id);
    }
    m_rows.remove(first, count);
    endRemoveRows();
}

void TransactionModel::handleChange(const core::Transaction &transaction)
{
    if (m_state == State::Loading)
        m_meanwhile.append(transaction);
    if (m_known.contains(transaction.id)) {
        const int position = rowOf(transaction.id);
        m_rows[position] = transaction;
        Q_EMIT dataChanged(index(position, 0),
                           index(position, static_cast<int>(Column::Count) - 1));
        if (dependsOnState(m_filter))
            recount();
        return;
    }
    // Not a loaded row: new, older than the loaded rows, or not matching the filter.
    if (!m_total)
        return;
    if (!isNew(transaction)) {
        if (dependsOnState(m_filter))
            recount();
    } else if (m_filter == core::TransactionFilter()) {
        insertNewest(transaction);
    } else {
        askForEnvironment(transaction);
    }
}

/// Asks the service whether a new transaction matches the filter.
void TransactionModel::askForEnvironment(const core::Transaction &transaction)
{
    core::TransactionFilter filter = m_filter;
    if (filter.identifier.value_or(transaction.id) != transaction.id) {
        Q_EMIT passedOver(transaction);
        return;
    }
    filter.identifier = transaction.id;
    core::onAnswer(m_service.count(filter), this,
                   [this, transaction, asked = m_filter](const core::Result<qint64> &matches) {
                       if (asked != m_filter || m_known.contains(transaction.id) || !m_total)
                           return;
                       if (matches.value_or(0) > 0)
                           insertNewest(transaction);
                       else
                           Q_EMIT passedOver(transaction);
                   });
}

/// Updates the total after a status change, which may affect the matches.
void TransactionModel::recount()
{
    core::onAnswer(m_service.count(m_filter), this,
                   [this, asked = m_filter](const core::Result<qint64> &total) {
                       if (asked != m_filter || !total || !m_total || m_total == *total)
                           return;
                       m_total = *total;
                       Q_EMIT stateChanged();
                   });
}

void TransactionModel::insertNewest(const core::Transaction &transaction)
{
    m_total = *m_total + 1;
    if (m_order != core::ListOrder()) {
        m_atEnd = false; // The row may be on a later page.
        Q_EMIT stateChanged();
        return;
    }
    if (!isAtStart()) {
        ++m_offset;
        Q_EMIT stateChanged();
        return;
    }
    beginInsertRows({}, 0, 0);
    m_rows.prepend(transaction);
    m_known.insert(transaction.id);
    endInsertRows();
    m_annotations.add({transaction.id});
    Q_EMIT stateChanged();
}

void TransactionModel::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged();
}

} // namespace ui
