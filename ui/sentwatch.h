// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/shoptools.h"

#include <QtCore/QObject>
#include <QtCore/QSet>

namespace ui
{

class Chime;

/// What has been sent: those from here are followed to their end, which is heard; all that the
/// service has and that are not final are counted.
class SentWatch : public QObject
{
    Q_OBJECT

public:
    explicit SentWatch(const ShopTools &tools, QObject *parent = nullptr);

    /// It was sent from here.
    void add(const core::Transaction &transaction) { m_sent.insert(transaction.id); }

    /// That is how it is now; of others than those from here nothing is told.
    void take(const core::Transaction &transaction);

    /// Asks the service; once for many calls.
    void count();

Q_SIGNALS:
    void told(const QString &sentence);    ///< what one from here has become
    void counted(const QString &sentence); ///< how many are on their way; empty: none

private:
    core::TransactionService &m_service;
    Chime *m_chime;
    QSet<QUuid> m_sent; ///< from here, and not final yet
    bool m_isCounting = false;
};

} // namespace ui
