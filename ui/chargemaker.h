// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

#include <QtCore/QObject>

namespace core
{
class TransactionService;
} // namespace core

namespace ui
{

class ReferenceMaker;

/// Has the service make a charge, and never the same one twice, whatever became of an earlier
/// answer. One at a time.
class ChargeMaker : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    ChargeMaker(core::TransactionService &service, ReferenceMaker &references,
                QObject *parent = nullptr);

    /// A new one for the charge that is to be made; the same until the service gave a definite
    /// answer, or keeps it in its ledger.
    [[nodiscard]] QString reference();

    void make(const core::TransactionDraft &draft);

Q_SIGNALS:
    void made(const core::Transaction &charge);
    void refused(const core::Error &error, const core::TransactionDraft &draft);

private:
    void give(const core::Error &error, const core::TransactionDraft &draft);
    void adopt(const core::TransactionDraft &draft);
    void finish(const core::Transaction &charge);

    core::TransactionService &m_service;
    ReferenceMaker &m_references;
    QString m_reference; ///< empty: none (yet)
};

} // namespace ui
