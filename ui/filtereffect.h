// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <optional>

namespace ui
{

class TransactionModel;

/// What the filter of a list keeps away: how many, those that were made meanwhile, and, where
/// nothing matches, which of its parts alone does that.
class FilterEffect : public QObject
{
    Q_OBJECT

public:
    FilterEffect(core::TransactionService &service, TransactionModel &model,
                 QObject *parent = nullptr);

    void begin(); ///< with the filter that the model has now

    /// How many the filter hides; nothing: not known, or there is no filter.
    [[nodiscard]] std::optional<qint64> hidden() const;

    /// A sentence for each part without which there would be something.
    [[nodiscard]] const QStringList &waysOut() const { return m_waysOut; }

    /// What to say of those that were made since the filter is there and are not in the list;
    /// empty: there are none.
    [[nodiscard]] const QString &missed() const { return m_missedWords; }

Q_SIGNALS:
    void changed(); ///< of any of these

private:
    void countAll();
    void lookForAWayOut();
    void passOver(const core::Transaction &transaction);

    core::TransactionService &m_service;
    TransactionModel &m_model;
    std::optional<qint64> m_all; ///< without a filter; nothing: not known
    QStringList m_waysOut;
    bool m_looksForAWayOut = false;
    int m_generation = 0; ///< answers to older questions are dropped
    int m_missed = 0;
    QString m_missedWords;
};

} // namespace ui
