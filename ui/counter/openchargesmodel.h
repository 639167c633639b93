// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/till/charging.h"
#include "ui/session/shopcontext.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QHash>
#include <QtCore/QPointer>
#include <QtCore/QTimer>

#include <optional>

namespace core
{

class ContactWatch;
struct TransactionPage;
} // namespace core

namespace ui
{

/// Model of the charges that can still be paid, oldest first. Reads the whole list and follows the
/// service's changed() signal. Above kMaxCount charges only the newest are listed.
class OpenChargesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Age, Amount, Payer, Reference, Mark, Count };

    /// Returns the core::Transaction of a row.
    static constexpr int TransactionRole = Qt::UserRole;
    /// Returns true if the row has been open longer than the configured limit and is not abandoned.
    static constexpr int NeedsAttentionRole = Qt::UserRole + 1;

    static constexpr int kMaxCount = 2000;

    enum class State { Loading, Ready, Failed };

    /// Starts empty until the first reload().
    explicit OpenChargesModel(const ShopContext &context, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const core::Error &error() const { return m_error; } ///< if State::Failed

    /// Returns when the whole list was last read from the service, UTC.
    [[nodiscard]] std::optional<QDateTime> readAt() const { return m_readAt; }

    /// Returns the oldest update among the rows if they come from the cache, because the service is
    /// unreachable. Some charges may be missing then.
    [[nodiscard]] std::optional<QDateTime> asOf() const { return m_asOf; }

    [[nodiscard]] core::ContactWatch &contact() const { return *m_contact; }

    /// Returns how many charges are not listed because of kMaxCount.
    [[nodiscard]] qint64 leftOut() const { return m_leftOut; }

    /// Reads the whole list again. The rows stay until the answer arrives.
    void reload();

    /// Returns how many charges have been open longer than the configured limit.
    [[nodiscard]] int needingAttention() const;

    /// Updates the ages of the rows.
    void tick();

    /// Returns the row of a charge; -1 if not listed.
    [[nodiscard]] int rowOf(const QUuid &id) const;
    [[nodiscard]] core::Transaction charge(int row) const { return m_rows[row]; }
    [[nodiscard]] bool isAbandoned(const QUuid &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    /// Emitted when the state, the rows or their ages have changed.
    void stateChanged();

private:
    void followPreferences();
    void start();
    void read(int page);
    void handlePage(const core::TransactionPage &page);
    void show(QList<core::Transaction> charges);
    void handleChange(const core::Transaction &transaction);
    void readAnnotations(const QList<QUuid> &ids);
    [[nodiscard]] bool isDoubtful() const; ///< the rows may be outdated
    [[nodiscard]] bool needsAttention(const core::Transaction &charge, const QDateTime &now) const;
    [[nodiscard]] QString cellText(const core::Transaction &charge, Column column) const;
    void setState(State state);

    QPointer<core::TransactionService> m_service; ///< may be destroyed before the window
    QPointer<core::TransactionService> m_reader;  ///< may be destroyed before the window
    core::AnnotationRepository &m_repository;
    core::ContactWatch *m_contact;
    core::PreferencesStore &m_preferences;
    const bool m_seesPayments;
    QList<core::Transaction> m_rows;
    QHash<QUuid, core::Annotations> m_annotations; ///< only of charges with marks
    QList<core::Transaction> m_incoming;           ///< pages read so far, newest first
    QHash<QUuid, core::Transaction> m_meanwhile;   ///< changes since the first page was read
    std::optional<QDateTime> m_readAt;
    std::optional<QDateTime> m_asOf;
    qint64 m_leftOut = 0;
    core::Masking m_masking = core::Masking::All;
    const core::PayerProfile m_walkIn;
    int m_attention = 0; ///< minutes; 0: never
    QTimer m_tick;
    State m_state = State::Ready;
    core::Error m_error;
    int m_tries = 0;
    int m_generation = 0; ///< answers to an earlier reload() are ignored
};

/// Returns true if the charge can still be paid.
[[nodiscard]] bool isOpen(const core::Transaction &transaction);

} // namespace ui
