// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QObject>

namespace core
{
class TransactionService;
} // namespace core

namespace ui
{

/// Looks, before a charge is made under a reference that somebody gave it, whether the service has
/// that already: not every service refuses a second one. One at a time.
class ReferenceCheck : public QObject
{
    Q_OBJECT

public:
    /// The service must outlive it.
    explicit ReferenceCheck(core::TransactionService &service, QObject *parent = nullptr);

    /// Answered by one of the signals, unless it is let go or another one is begun.
    void begin(const core::TransactionDraft &draft);
    void letGo();

Q_SIGNALS:
    /// Nobody has it; or the service cannot tell, and has to refuse it itself.
    void free(const core::TransactionDraft &draft);

    /// It is that of this very charge, which waits for its money.
    void waiting(const core::Transaction &charge);

    void taken(const core::TransactionDraft &draft, const core::Transaction &by);

private:
    core::TransactionService &m_service;
    int m_generation = 0; ///< answers from before the last begin() or letGo() are dropped
};

} // namespace ui
