// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"
#include "core/service/transactionservice.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace core
{
struct Transaction;
}

namespace ui
{

class TransactionModel;

/// Calculates the effect of a list filter: the number of hidden transactions and the new ones among
/// them. For an empty result, finds the filter part responsible.
class FilterEffect : public QObject
{
    Q_OBJECT

public:
    FilterEffect(core::TransactionService &service, TransactionModel &model,
                 QObject *parent = nullptr);

    void begin(); ///< uses the current filter of the model

    /// Returns the number of transactions hidden by the filter; nullopt: unknown, or no filter.
    [[nodiscard]] std::optional<qint64> hidden() const;

    /// A filter part whose removal would give results.
    struct WayOut
    {
        core::FilterPart part;
        QString words; ///< of the part
        qint64 count;  ///< of results without the part

        bool operator==(const WayOut &) const = default;
    };

    /// Returns the parts whose removal would give results, for an empty list.
    [[nodiscard]] const QList<WayOut> &waysOut() const { return m_waysOut; }

    /// Returns the text about transactions created since the filter was set and hidden by the
    /// filter; empty: none.
    [[nodiscard]] const QString &missed() const { return m_missedWords; }

Q_SIGNALS:
    void changed(); ///< any of these values

private:
    void countAll();
    void lookForAWayOut();
    void passOver(const core::Transaction &transaction);

    core::TransactionService &m_service;
    TransactionModel &m_model;
    std::optional<qint64> m_all; ///< count without a filter; nullopt: unknown
    QList<WayOut> m_waysOut;
    bool m_looksForAWayOut = false;
    int m_generation = 0; ///< answers to earlier queries are ignored
    int m_missed = 0;
    QString m_missedWords;
};

} // namespace ui
