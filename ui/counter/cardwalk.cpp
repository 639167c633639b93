// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/cardwalk.h"

#include "core/service/transactionservice.h"
#include "ui/counter/chargecards.h"
#include "ui/widgets/shortcutregistry.h"

#include <QtGui/QShortcut>

namespace ui
{

CardWalk::CardWalk(core::AnnotationRepository &repository, ChargeCards &cards, QWidget *page)
    : QObject(page)
    , m_repository(repository)
    , m_cards(cards)
{
    addKey(Qt::CTRL | Qt::Key_Tab, tr("Next charge at the counter"), 1, page);
    addKey(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, tr("Previous charge at the counter"), -1, page);
    connect(&cards, &ChargeCards::chosen, this, &CardWalk::chargeWanted);
    connect(&repository, &core::AnnotationRepository::marked, this, &CardWalk::dropIfAbandoned);
}

void CardWalk::addKey(const QKeySequence &keys, const QString &words, int steps, QWidget *page)
{
    auto *shortcut = new QShortcut(keys, page);
    describeKey(shortcut, words);
    connect(shortcut, &QShortcut::activated, this, [this, steps] { walk(steps); });
}

void CardWalk::walk(int steps)
{
    if (const auto charge = m_cards.at(steps))
        Q_EMIT chargeWanted(*charge);
    else
        Q_EMIT entryWanted();
}

/// Removes a charge abandoned on another page; keeps the current charge.
void CardWalk::dropIfAbandoned(const QUuid &id)
{
    if (!m_cards.has(id))
        return;
    core::onAnswer(m_repository.find({id}), this,
                   [this, id](const core::Result<QHash<QUuid, core::Annotations>> &annotations) {
                       if (annotations && annotations->value(id).abandoned &&
                           !m_cards.isInFront(id))
                           m_cards.remove(id);
                   });
}

} // namespace ui
