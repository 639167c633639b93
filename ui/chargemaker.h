// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

#include <QtCore/QHash>
#include <QtCore/QObject>

#include <optional>

namespace core
{
class TransactionService;
} // namespace core

namespace ui
{

class ReferenceMaker;

/// Has the service make a charge, and never the same one twice, whatever became of an earlier
/// answer. One at a time, but for those that the counter does not wait for any more.
class ChargeMaker : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    ChargeMaker(core::TransactionService &service, ReferenceMaker &references,
                QObject *parent = nullptr);

    /// A new one for the charge that is to be made; the same for the same charge until the service
    /// gave a definite answer, or keeps it in its ledger. What was left in doubt before another one
    /// is let go.
    [[nodiscard]] QString referenceOf(const core::TransactionDraft &draft);

    void make(const core::TransactionDraft &draft);

    /// The counter goes on without knowing what becomes of what was asked last: the next charge is
    /// another one. Answers with it; nothing if that is known.
    std::optional<core::TransactionDraft> letGo();

Q_SIGNALS:
    void made(const core::Transaction &charge);
    void refused(const core::Error &error, const core::TransactionDraft &draft);

    /// What became of one that was let go.
    void madeAfterAll(const core::Transaction &charge);
    void refusedAfterAll(const core::Error &error, const core::TransactionDraft &draft);

private:
    void take(const core::TransactionDraft &draft, const core::Result<core::Transaction> &answer);
    void takeLetGo(const core::TransactionDraft &draft,
                   const core::Result<core::Transaction> &answer);
    void adopt(const core::TransactionDraft &draft);
    void forget();
    void finish(const core::Transaction &charge);
    void refuse(const core::Error &error, const core::TransactionDraft &draft);
    void stay(const core::Error &error, const core::TransactionDraft &draft);
    void follow(const core::Transaction &transaction);

    core::TransactionService &m_service;
    ReferenceMaker &m_references;
    QString m_reference;                            ///< empty: none (yet)
    std::optional<core::TransactionDraft> m_asked;  ///< of which there is no definite answer
    bool m_isUnderWay = false;                      ///< m_asked, and its answer will come
    bool m_isInDoubt = false;                       ///< nobody knows what came of m_asked
    QHash<QString, core::TransactionDraft> m_letGo; ///< by their references
};

} // namespace ui
