// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/annotationrepository.h"

#include <QtCore/QObject>

class QKeySequence;

namespace core
{
struct Transaction;
}

namespace ui
{

class ChargeCards;

/// Keyboard and mouse navigation between the charges of a counter. Removes a charge that was
/// abandoned elsewhere.
class CardWalk : public QObject
{
    Q_OBJECT

public:
    /// The shortcuts work on `page`. `page` and `repository` must outlive this object.
    CardWalk(core::AnnotationRepository &repository, ChargeCards &cards, QWidget *page);

Q_SIGNALS:
    void chargeWanted(const core::Transaction &charge);
    void entryWanted(); ///< the entry form, which waits like the charges

private:
    void addKey(const QKeySequence &keys, const QString &words, int steps, QWidget *page);
    void walk(int steps);
    void dropIfAbandoned(const QUuid &id);

    core::AnnotationRepository &m_repository;
    ChargeCards &m_cards;
};

} // namespace ui
