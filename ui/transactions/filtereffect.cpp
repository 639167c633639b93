// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/filtereffect.h"

#include "ui/text/filtertext.h"
#include "ui/text/text.h"
#include "ui/transactions/transactionmodel.h"

#include <QtGui/QKeySequence>

namespace ui
{

FilterEffect::FilterEffect(core::TransactionService &service, TransactionModel &model,
                           QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_model(model)
{
    connect(&model, &TransactionModel::stateChanged, this, &FilterEffect::lookForAWayOut);
    connect(&model, &TransactionModel::passedOver, this, &FilterEffect::passOver);
    connect(&service, &core::TransactionService::changed, this,
            [this](const core::Transaction &transaction) {
                if (m_all && transaction.events.size() == 1)
                    m_all = *m_all + 1;
            });
}

void FilterEffect::begin()
{
    m_missed = 0;
    m_missedWords.clear();
    m_waysOut.clear();
    m_looksForAWayOut = false;
    m_all.reset();
    ++m_generation;
    if (m_model.filter() != core::TransactionFilter())
        countAll();
    Q_EMIT changed();
}

std::optional<qint64> FilterEffect::hidden() const
{
    if (!m_all || !m_model.total())
        return std::nullopt;
    return qMax<qint64>(0, *m_all - *m_model.total());
}

void FilterEffect::countAll()
{
    core::onAnswer(m_service.count({}), this,
                   [this, generation = m_generation](const core::Result<qint64> &total) {
                       if (generation != m_generation || !total)
                           return;
                       m_all = *total;
                       Q_EMIT changed();
                       lookForAWayOut();
                   });
}

/// Called after each of two answers, whose order is undefined: the matching count and the total
/// count.
void FilterEffect::lookForAWayOut()
{
    const core::TransactionFilter filter = m_model.filter();
    const auto parts = core::partsOf(filter);
    if (m_looksForAWayOut || !m_all || m_model.total() != 0 || parts.size() < 2)
        return;
    m_looksForAWayOut = true;
    for (const core::FilterPart part : parts) {
        core::onAnswer(m_service.count(core::withoutPart(filter, part)), this,
                       [this, generation = m_generation, part,
                        words = filterText(filter, part)](const core::Result<qint64> &total) {
                           if (generation != m_generation || !total || *total == 0)
                               return;
                           m_waysOut.append({part, words, *total});
                           Q_EMIT changed();
                       });
    }
}

/// Reports a new transaction that the filter hides.
void FilterEffect::passOver(const core::Transaction &transaction)
{
    ++m_missed;
    const QString key =
        QKeySequence(Qt::CTRL | Qt::Key_Backspace).toString(QKeySequence::NativeText);
    m_missedWords = m_missed == 1 ? tr("The filter hides what you just made: %1. %2 shows all.")
                                        .arg(signedMoneyText(transaction), key)
                                  : tr("The filter hides %n new transaction(s). %1 shows all.",
                                       nullptr, m_missed)
                                        .arg(key);
    Q_EMIT changed();
}

} // namespace ui
