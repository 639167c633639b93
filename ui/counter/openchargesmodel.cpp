// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/openchargesmodel.h"

#include "core/domain/masks.h"
#include "core/domain/transactionpage.h"
#include "core/till/contactwatch.h"
#include "core/till/preferences.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"

#include <QtCore/QSet>
#include <QtGui/QGuiApplication>
#include <QtGui/QPalette>
#include <QtGui/QTextDocument>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxTries = 3;
constexpr auto kTick = std::chrono::seconds(15); ///< refresh interval of ages on a hidden page
constexpr int kMaxPages = OpenChargesModel::kMaxCount / core::TransactionPage::kSize;

bool isOlder(const core::Transaction &a, const core::Transaction &b)
{
    return a.created < b.created;
}

/// Returns the open charges of the pages, updated by the changes in `meanwhile`, oldest first.
QList<core::Transaction> openOnes(const QList<core::Transaction> &pages,
                                  QHash<QUuid, core::Transaction> meanwhile)
{
    QList<core::Transaction> charges;
    QSet<QUuid> seen;
    for (const core::Transaction &read : pages) {
        if (!seen.contains(read.id))
            charges.prepend(meanwhile.value(read.id, read));
        seen.insert(read.id);
        meanwhile.remove(read.id);
    }
    charges += meanwhile.values();
    charges.removeIf([](const core::Transaction &charge) { return !isOpen(charge); });
    std::stable_sort(charges.begin(), charges.end(), isOlder);
    return charges;
}

QString ageOf(const core::Transaction &charge)
{
    return ageText(std::chrono::seconds(charge.created.secsTo(QDateTime::currentDateTimeUtc())));
}

Qt::Alignment alignmentOf(OpenChargesModel::Column column)
{
    return Qt::AlignVCenter |
           (column == OpenChargesModel::Column::Amount ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace

bool isOpen(const core::Transaction &transaction)
{
    return transaction.operation == core::Operation::CashIn && !transaction.status.isFinal();
}

OpenChargesModel::OpenChargesModel(const ShopContext &context, QObject *parent)
    : QAbstractTableModel(parent)
    , m_service(&context.service)
    , m_reader(&context.reader())
    , m_repository(context.console.annotations())
    , m_contact(new core::ContactWatch(context.service, this))
    , m_preferences(context.preferences)
    , m_seesPayments(context.service.capabilities().seesPayments)
    , m_walkIn(context.payer)
{
    connect(m_service, &core::TransactionService::changed, this, &OpenChargesModel::handleChange);
    connect(m_contact, &core::ContactWatch::staleChanged, this, [this] {
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0),
                               index(rowCount() - 1, static_cast<int>(Column::Count) - 1));
        Q_EMIT stateChanged();
        if (m_readAt || m_asOf)
            reload(); // so that each row shows its age
    });
    connect(&m_repository, &core::AnnotationRepository::marked, this, [this](const QUuid &id) {
        if (rowOf(id) >= 0)
            readAnnotations({id});
    });
    connect(&m_preferences, &core::PreferencesStore::changed, this,
            &OpenChargesModel::followPreferences);
    connect(&m_preferences, &core::PreferencesStore::maskingChanged, this,
            &OpenChargesModel::followPreferences);
    followPreferences();
    connect(&m_tick, &QTimer::timeout, this, &OpenChargesModel::tick);
    m_tick.start(kTick);
}

/// Applies the preferences. A shop that cannot see payments has no attention limit, since most of
/// these charges are paid.
void OpenChargesModel::followPreferences()
{
    m_attention = m_seesPayments ? m_preferences.value().timeouts.attention : 0;
    const core::Masking masking = m_preferences.masking();
    if (std::exchange(m_masking, masking) != masking && !m_rows.isEmpty()) {
        constexpr int kPayer = static_cast<int>(Column::Payer);
        Q_EMIT dataChanged(index(0, kPayer), index(rowCount() - 1, kPayer));
    }
    tick();
}

void OpenChargesModel::reload()
{
    m_tries = 0;
    start();
}

void OpenChargesModel::start()
{
    ++m_tries;
    ++m_generation;
    m_incoming.clear();
    m_meanwhile.clear();
    setState(State::Loading);
    read(1);
}

void OpenChargesModel::read(int page)
{
    using Code = core::Status::Code;
    if (!m_reader)
        return;
    core::TransactionFilter filter;
    filter.operation = core::Operation::CashIn;
    filter.statuses = {Code::Pending, Code::InProcess, Code::InAnalysis};
    filter.page = page;
    core::onAnswer(
        m_reader->list(filter), this,
        [this, generation = m_generation](const core::Result<core::TransactionPage> &answer) {
            if (generation != m_generation)
                return;
            if (answer) {
                handlePage(*answer);
            } else {
                m_error = answer.error();
                setState(State::Failed);
            }
        });
}

/// Handles a page. A charge decided during the read shifts older charges to a page already read,
/// where they would be missing. The list is then read once more.
void OpenChargesModel::handlePage(const core::TransactionPage &page)
{
    m_incoming += page.transactions;
    if (page.currentPage < page.lastPage && page.currentPage < kMaxPages) {
        read(page.currentPage + 1);
        return;
    }
    QList<core::Transaction> charges = openOnes(m_incoming, m_meanwhile);
    const bool isCut = page.lastPage > kMaxPages;
    if (!isCut && charges.size() < page.total && m_tries < kMaxTries) {
        start();
        return;
    }
    m_incoming.clear();
    m_meanwhile.clear();
    m_leftOut = isCut ? qMax<qint64>(page.total - charges.size(), 0) : 0;
    m_asOf.reset();
    for (const core::Transaction &charge : std::as_const(charges)) {
        if (charge.asOf && (!m_asOf || *charge.asOf < *m_asOf))
            m_asOf = charge.asOf;
    }
    if (!m_asOf)
        m_readAt = QDateTime::currentDateTimeUtc();
    show(std::move(charges));
    setState(State::Ready);
}

void OpenChargesModel::show(QList<core::Transaction> charges)
{
    beginResetModel();
    m_rows = std::move(charges);
    endResetModel();
    QList<QUuid> ids;
    for (const core::Transaction &charge : std::as_const(m_rows))
        ids.append(charge.id);
    readAnnotations(ids);
}

void OpenChargesModel::handleChange(const core::Transaction &transaction)
{
    if (m_state == State::Loading)
        m_meanwhile.insert(transaction.id, transaction);
    if (!m_readAt && !m_asOf) // nothing was read yet
        return;
    const int row = rowOf(transaction.id);
    if (row >= 0 && isOpen(transaction)) {
        m_rows[row] = transaction;
        Q_EMIT dataChanged(index(row, 0), index(row, static_cast<int>(Column::Count) - 1));
    } else if (row >= 0) {
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        m_annotations.remove(transaction.id);
        endRemoveRows();
        Q_EMIT stateChanged();
    } else if (isOpen(transaction)) {
        const auto place = std::upper_bound(m_rows.cbegin(), m_rows.cend(), transaction, isOlder);
        const int at = static_cast<int>(place - m_rows.cbegin());
        beginInsertRows({}, at, at);
        m_rows.insert(at, transaction);
        endInsertRows();
        readAnnotations({transaction.id});
        Q_EMIT stateChanged();
    }
}

/// Reads the marks; a failed read shows none.
void OpenChargesModel::readAnnotations(const QList<QUuid> &ids)
{
    if (ids.isEmpty())
        return;
    core::onAnswer(m_repository.find(ids), this,
                   [this, ids](const core::Result<QHash<QUuid, core::Annotations>> &answer) {
                       if (!answer)
                           return;
                       m_annotations.insert(*answer);
                       if (!m_rows.isEmpty())
                           Q_EMIT dataChanged(
                               index(0, 0),
                               index(rowCount() - 1, static_cast<int>(Column::Count) - 1));
                       Q_EMIT stateChanged();
                   });
}

bool OpenChargesModel::isDoubtful() const
{
    return m_asOf || m_contact->isStale();
}

bool OpenChargesModel::needsAttention(const core::Transaction &charge, const QDateTime &now) const
{
    return m_attention > 0 && charge.created.secsTo(now) >= qint64{m_attention} * 60 &&
           !isAbandoned(charge.id);
}

int OpenChargesModel::needingAttention() const
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    return static_cast<int>(std::count_if(m_rows.cbegin(), m_rows.cend(), [&](const auto &charge) {
        return needsAttention(charge, now);
    }));
}

void OpenChargesModel::tick()
{
    constexpr auto kAge = static_cast<int>(Column::Age);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, kAge), index(rowCount() - 1, kAge));
    Q_EMIT stateChanged();
}

int OpenChargesModel::rowOf(const QUuid &id) const
{
    const auto row = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                  [&](const auto &charge) { return charge.id == id; });
    return row == m_rows.cend() ? -1 : static_cast<int>(row - m_rows.cbegin());
}

bool OpenChargesModel::isAbandoned(const QUuid &id) const
{
    return m_annotations.value(id).abandoned.has_value();
}

int OpenChargesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int OpenChargesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Column::Count);
}

QString OpenChargesModel::cellText(const core::Transaction &charge, Column column) const
{
    switch (column) {
    case Column::Age:
        return ageOf(charge);
    case Column::Amount:
        return moneyText(charge.amount);
    case Column::Payer: {
        core::Transaction seen = shown(charge, m_masking);
        if (core::isWalkIn(charge, m_walkIn))
            seen.name = charge.name;
        return u"%1 · %2"_s.arg(foreignText(seen.name), foreignText(seen.document));
    }
    case Column::Reference:
        return charge.reference;
    case Column::Mark:
        if (const auto abandoned = m_annotations.value(charge.id).abandoned)
            return tr("cancelled %1", "a charge, at this time").arg(timeText(*abandoned));
        return charge.status.code() == core::Status::Code::Pending ? QString()
                                                                   : statusWord(charge.status);
    case Column::Count:
        break;
    }
    Q_UNREACHABLE();
}

QVariant OpenChargesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::Transaction &charge = m_rows[index.row()];
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cellText(charge, column);
    case Qt::AccessibleTextRole:
        if (column != Column::Age)
            return cellText(charge, column);
        return tr("%1, open for %2, %3 %4", "amount, age, payer, mark")
                   .arg(moneyText(charge.amount), ageOf(charge), cellText(charge, Column::Payer),
                        cellText(charge, Column::Mark)) +
               (isDoubtful() ? tr(", may be paid by now") : QString());
    case Qt::ToolTipRole: // for cut text; explicitly as markup, so that Qt does not guess
        return column == Column::Payer ? Qt::convertFromPlainText(cellText(charge, column))
                                       : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(column));
    case Qt::ForegroundRole:
        return isDoubtful() ? QGuiApplication::palette().brush(QPalette::PlaceholderText)
                            : QVariant();
    case TransactionRole:
        return QVariant::fromValue(charge);
    case NeedsAttentionRole:
        return needsAttention(charge, QDateTime::currentDateTimeUtc());
    default:
        return {};
    }
}

QVariant OpenChargesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = static_cast<Column>(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(column));
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Age:
        return tr("Open for", "column: age of a charge");
    case Column::Amount:
        return tr("Amount");
    case Column::Payer:
        return tr("Payer");
    case Column::Reference:
        return tr("Reference");
    case Column::Mark:
        return tr("Mark", "column: what the counter noted of a charge");
    case Column::Count:
        return {};
    }
    Q_UNREACHABLE();
}

void OpenChargesModel::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged();
}

} // namespace ui
