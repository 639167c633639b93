// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"

#include <QtCore/QObject>

class QKeySequence;

namespace ui
{

class ChargeCards;

/// The ways between the charges of a counter: the keys and clicks that lead to another one, and the
/// end of one that was given up elsewhere.
class CardWalk : public QObject
{
    Q_OBJECT

public:
    /// The keys work on `page`. It and the book must outlive this.
    CardWalk(core::ConsoleBook &book, ChargeCards &cards, QWidget *page);

Q_SIGNALS:
    void chargeWanted(const core::Transaction &charge);
    void entryWanted(); ///< what is typed, which waits as the charges do

private:
    void addKey(const QKeySequence &keys, const QString &words, int steps, QWidget *page);
    void walk(int steps);
    void dropIfAbandoned(const QUuid &id);

    core::ConsoleBook &m_book;
    ChargeCards &m_cards;
};

} // namespace ui
