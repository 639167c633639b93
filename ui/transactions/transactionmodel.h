// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/service/transactionservice.h"
#include "ui/text/transactioncells.h"
#include "ui/transactions/rowannotations.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QHash>
#include <QtCore/QSet>

#include <optional>

namespace core
{

class AnnotationRepository;
class ContactWatch;
} // namespace core

namespace ui
{

/// Model of the transactions that match a filter, in the chosen order, loaded by page on demand.
/// Follows the service's changed() signal: new rows appear at the top, changed rows are updated in
/// place.
/// No row moves under the cursor: a row that no longer matches stays until the next read.
/// Annotations are loaded asynchronously and updated. The rows are a window of the list: the window
/// starts at the requested page, grows at both ends, and is trimmed at the other end.
class TransactionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using Column = core::ListColumn;

    /// Returns the core::Transaction of a row, for views and delegates.
    static constexpr int TransactionRole = Qt::UserRole;

    /// Returns true for the first row of a day in Brasília time.
    static constexpr int FirstOfDayRole = Qt::UserRole + 1;

    /// Returns the full text of a cell if Qt::DisplayRole is shortened.
    static constexpr int FullTextRole = Qt::UserRole + 2;

    /// Maximum number of rows, not counting new rows at the top.
    static constexpr int kMaxRows = 20 * core::TransactionPage::kSize;

    enum class State {
        Loading, ///< a page is being read
        Ready,
        Failed, ///< reading the last page failed; readAgain() and reload() retry
    };

    /// `repository` may be null: annotations are then disabled.
    explicit TransactionModel(core::TransactionService &service,
                              core::AnnotationRepository *repository = nullptr,
                              QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const core::Error &error() const { return m_error; } ///< if State::Failed

    /// Returns the number of transactions on all pages; nullopt before the first answer.
    [[nodiscard]] std::optional<qint64> total() const { return m_total; }

    /// Returns the oldest update among the rows if they come from the cache, because the service is
    /// unreachable.
    [[nodiscard]] std::optional<QDateTime> asOf() const;

    [[nodiscard]] const core::TransactionFilter &filter() const { return m_filter; }

    /// Sets the filter and reads again if the filter has changed.
    void setFilter(const core::TransactionFilter &filter);

    [[nodiscard]] const core::ListOrder &order() const { return m_order; }

    /// Sets the order and reads again if the order has changed. In other orders than newest first,
    /// new rows appear with the next read.
    void setOrder(const core::ListOrder &order);

    /// Masks payer names according to `masking`, except the walk-in payer. Pix keys are always
    /// masked. Names are in full before the first call.
    void setMasking(core::Masking masking, const core::PayerProfile &walkIn);

    /// Sets the local pattern of references, which identifies the counter.
    void setPattern(const core::ReferencePattern &pattern);

    /// Sets the beginning of the days of FirstOfDayRole, see core::businessDay(). The default is
    /// midnight. A change clears the rows and reads the first page.
    void setCutoff(int minutes);

    /// Clears the rows and reads the first page.
    void reload() { goToPage(1); }

    /// Clears the rows and reads `page`, or the last page if there are fewer.
    void goToPage(int page);

    /// Returns the page that is being read or could not be read.
    [[nodiscard]] int pageInQuestion() const { return m_page; }
    void readAgain();

    /// Returns true if any row has a value in a column that is mostly empty.
    [[nodiscard]] bool hasAnnotations() const { return m_annotations.hasAnnotations(); }
    [[nodiscard]] bool hasNotes() const { return m_annotations.hasNotes(); }
    [[nodiscard]] bool hasTags() const { return m_annotations.hasTags(); }
    [[nodiscard]] bool hasOperators() const { return m_annotations.hasOperators(); }
    [[nodiscard]] bool hasEvidence() const;

    [[nodiscard]] int pageOf(int row) const;
    [[nodiscard]] int lastPage() const; ///< at least 1
    [[nodiscard]] bool isAtStart() const { return m_offset == 0; }
    [[nodiscard]] bool isAtEnd() const { return m_atEnd; }

    /// Reads the page before the first row, if there is one.
    void fetchBefore();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void stateChanged();

    /// Emitted if too many transactions match for the order. The list is newest first again.
    void orderRefused();

    /// Emitted for a new transaction that does not match the filter.
    void passedOver(const core::Transaction &transaction);

private:
    /// End at which the rows of a page are added.
    enum class Growth { Below, Above };

    void read(int page, Growth growth = Growth::Below);
    void askForEnvironment(const core::Transaction &transaction);
    void recount();
    void insertNewest(const core::Transaction &transaction);
    [[nodiscard]] int nextPage() const;
    void handlePage(const core::TransactionPage &page);
    [[nodiscard]] QList<core::Transaction>
    unknownOf(const QList<core::Transaction> &transactions) const;
    void append(const QList<core::Transaction> &transactions);
    void prepend(const QList<core::Transaction> &transactions);
    void forget(int first, int count);
    void showAnnotations(const QList<QUuid> &rows);
    [[nodiscard]] bool isPale(const core::Transaction &transaction) const;
    [[nodiscard]] int rowOf(const QUuid &id) const;
    [[nodiscard]] QString rowSentence(const core::Transaction &transaction) const;
    [[nodiscard]] QDate dayOf(const QDateTime &timestamp) const;
    void handleChange(const core::Transaction &transaction);
    void setState(State state);

    core::TransactionService &m_service;
    core::ContactWatch *m_contact;
    RowAnnotations m_annotations;
    core::TransactionFilter m_filter; ///< page is always 1, without the order
    core::ListOrder m_order;
    TransactionCells m_cells;
    QList<core::Transaction> m_rows;
    QSet<QUuid> m_known;
    int m_cutoff = 0;                    ///< minutes after midnight
    mutable QHash<qint64, QDate> m_days; ///< by hours since 1970
    qint64 m_offset = 0;                 ///< number of transactions newer than the first row
    int m_page = 1;
    Growth m_growth = Growth::Below;
    QList<core::Transaction> m_meanwhile; ///< changes since the current page was requested
    std::optional<qint64> m_total;
    bool m_atEnd = false;
    State m_state = State::Ready;
    core::Error m_error;
    int m_generation = 0; ///< answers to an earlier reload() are ignored
};

} // namespace ui
