// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/rowmarks.h"
#include "ui/transactioncells.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QHash>
#include <QtCore/QSet>

#include <optional>

namespace core
{
class ConsoleBook;
}

namespace ui
{

class ContactWatch;

/// The transactions of a service that a filter means, newest first, a page at a time as the view
/// asks for more. New ones appear at the top and changed ones in their place by the service's
/// changed() signal, without a row moving under the cursor: one that no longer matches stays until
/// the list is read again.
///
/// What the counter noted of the rows comes a moment after them, and changes by itself as well.
///
/// The rows are a stretch of the list: it begins where one jumped to, grows at either end, and
/// loses rows at the other end before it gets long.
class TransactionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using Column = ListColumn;

    /// The whole core::Transaction of a row, for views and delegates.
    static constexpr int TransactionRole = Qt::UserRole;

    /// Whether it is the first row of its day, in Brasília.
    static constexpr int FirstOfDayRole = Qt::UserRole + 1;

    /// All of a cell, where Qt::DisplayRole is shorter.
    static constexpr int FullTextRole = Qt::UserRole + 2;

    /// So many rows there are at most, but for what arrives at the top.
    static constexpr int kMostRows = 20 * core::TransactionPage::kSize;

    enum class State {
        Loading, ///< a page is under way
        Ready,
        Failed, ///< the last page could not be read; readAgain() and reload() try again
    };

    /// Without a book nothing is noted.
    explicit TransactionModel(core::TransactionService &service, core::ConsoleBook *book = nullptr,
                              QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const core::Error &error() const { return m_error; } ///< State::Failed

    /// How many transactions there are on all pages; nothing before the first answer.
    [[nodiscard]] std::optional<qint64> total() const { return m_total; }

    /// When the oldest news of the rows were told, if they are remembered since the service cannot
    /// be asked.
    [[nodiscard]] std::optional<QDateTime> asOf() const;

    [[nodiscard]] const core::TransactionFilter &filter() const { return m_filter; }

    /// Reads anew if it is another one.
    void setFilter(const core::TransactionFilter &filter);

    /// Names are cut from then on where it says so, but for that of the one who stands for whoever
    /// did not say who they are; keys always are. Before, names are in full.
    void setMasking(Masking masking, const core::PayerProfile &walkIn);

    /// How references are made here, by which those that were are known.
    void setPattern(const core::ReferencePattern &pattern);

    /// Forgets the rows and reads the first page.
    void reload() { goToPage(1); }

    /// Forgets the rows and reads that page, or the last one there is.
    void goToPage(int page);

    /// The page that is under way or could not be read.
    [[nodiscard]] int pageInQuestion() const { return m_page; }
    void readAgain();

    /// Whether any row has something in a column that is mostly empty.
    [[nodiscard]] bool hasMarks() const { return m_marks.hasMarks(); }
    [[nodiscard]] bool hasNotes() const { return m_marks.hasNotes(); }
    [[nodiscard]] bool hasTags() const { return m_marks.hasTags(); }

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

    /// One was made that the filter does not mean.
    void passedOver(const core::Transaction &transaction);

private:
    /// Where the rows of a page go.
    enum class Growth { Below, Above };

    void read(int page, Growth growth = Growth::Below);
    void askForPlace(const core::Transaction &transaction);
    void recount();
    void insertNewest(const core::Transaction &transaction);
    [[nodiscard]] int nextPage() const;
    void takePage(const core::TransactionPage &page);
    [[nodiscard]] QList<core::Transaction>
    unknownOf(const QList<core::Transaction> &transactions) const;
    void append(const QList<core::Transaction> &transactions);
    void prepend(const QList<core::Transaction> &transactions);
    void forget(int first, int count);
    void showMarks(const QList<QUuid> &rows);
    [[nodiscard]] bool isPale(const core::Transaction &transaction) const;
    [[nodiscard]] int rowOf(const QUuid &id) const;
    [[nodiscard]] QString rowSentence(const core::Transaction &transaction) const;
    [[nodiscard]] QDate dayOf(const QDateTime &moment) const;
    void take(const core::Transaction &transaction);
    void setState(State state);

    core::TransactionService &m_service;
    ContactWatch *m_contact;
    RowMarks m_marks;
    core::TransactionFilter m_filter; ///< its page is 1
    TransactionCells m_cells;
    QList<core::Transaction> m_rows;
    QSet<QUuid> m_known;
    mutable QHash<qint64, QDate> m_days; ///< of hours since 1970
    qint64 m_offset = 0;                 ///< how many are newer than the first row
    int m_page = 1;
    Growth m_growth = Growth::Below;
    QList<core::Transaction> m_meanwhile; ///< what changed since the page under way was asked for
    std::optional<qint64> m_total;
    bool m_atEnd = false;
    State m_state = State::Ready;
    core::Error m_error;
    int m_generation = 0; ///< answers to an older reload() are dropped
};

} // namespace ui
