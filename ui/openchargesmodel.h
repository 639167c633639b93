// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charging.h"
#include "ui/shoptools.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QHash>
#include <QtCore/QPointer>
#include <QtCore/QTimer>

#include <optional>

namespace ui
{

class ContactWatch;

/// The charges of a shop that can still become paid, oldest first. Read whole, and kept so by the
/// service's changed() signal; of more than kMost the newest.
class OpenChargesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Age, Amount, Payer, Reference, Mark, Count };

    /// The whole core::Transaction of a row, for views.
    static constexpr int TransactionRole = Qt::UserRole;
    /// Whether the row has been open for longer than is usual, and nobody gave it up.
    static constexpr int NeedsAttentionRole = Qt::UserRole + 1;

    static constexpr int kMost = 2000;

    enum class State { Loading, Ready, Failed };

    /// Empty until the first reload().
    explicit OpenChargesModel(const ShopTools &tools, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const core::Error &error() const { return m_error; } ///< State::Failed

    /// When the whole list came from the service last, UTC.
    [[nodiscard]] std::optional<QDateTime> readAt() const { return m_readAt; }

    /// When the oldest news of the rows were told, if they are remembered since the service cannot
    /// be asked: then some may be missing.
    [[nodiscard]] std::optional<QDateTime> asOf() const { return m_asOf; }

    [[nodiscard]] ContactWatch &contact() const { return *m_contact; }

    /// How many are not in the list, since they are too many.
    [[nodiscard]] qint64 leftOut() const { return m_leftOut; }

    /// Reads the whole list again; the rows stay until it is there.
    void reload();

    /// How many have been open for longer than the shop finds usual.
    [[nodiscard]] int needingAttention() const;

    /// Says that the ages are others now.
    void tick();

    /// The row of a charge; -1 if it is not among them.
    [[nodiscard]] int rowOf(const QUuid &id) const;
    [[nodiscard]] core::Transaction charge(int row) const { return m_rows[row]; }
    [[nodiscard]] bool isAbandoned(const QUuid &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    /// The state, the rows or their ages are others now.
    void stateChanged();

private:
    void followPreferences();
    void start();
    void read(int page);
    void takePage(const core::TransactionPage &page);
    void show(QList<core::Transaction> charges);
    void take(const core::Transaction &transaction);
    void readMarks(const QList<QUuid> &ids);
    [[nodiscard]] bool isDoubtful() const; ///< the rows may be others by now
    [[nodiscard]] bool needsAttention(const core::Transaction &charge, const QDateTime &now) const;
    [[nodiscard]] QString cellText(const core::Transaction &charge, Column column) const;
    void setState(State state);

    QPointer<core::TransactionService> m_service; ///< may go before the window
    QPointer<core::TransactionService> m_reader;  ///< and so may this
    core::ConsoleBook &m_book;
    ContactWatch *m_contact;
    PreferenceKeeper &m_preferences;
    const bool m_seesPayments;
    QList<core::Transaction> m_rows;
    QHash<QUuid, core::Marks> m_marks;   ///< of those that have any
    QList<core::Transaction> m_incoming; ///< of the pages that were read so far, newest first
    QHash<QUuid, core::Transaction> m_meanwhile; ///< what changed since the first of them
    std::optional<QDateTime> m_readAt;
    std::optional<QDateTime> m_asOf;
    qint64 m_leftOut = 0;
    Masking m_masking = Masking::All;
    const core::PayerProfile m_walkIn;
    int m_attention = 0; ///< minutes; 0: never
    QTimer m_tick;
    State m_state = State::Ready;
    core::Error m_error;
    int m_tries = 0;
    int m_generation = 0; ///< answers to an older reload() are dropped
};

/// Whether a payment can still come for it.
[[nodiscard]] bool isOpen(const core::Transaction &transaction);

} // namespace ui
