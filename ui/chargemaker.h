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

/// Submits charges to the service, each exactly once, even after an unconfirmed earlier attempt.
/// Submits one charge at a time, apart from detached charges.
class ChargeMaker : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive this object.
    ChargeMaker(core::TransactionService &service, ReferenceMaker &references,
                QObject *parent = nullptr);

    /// Returns the reference for `draft`. Equal drafts get the same reference until the service
    /// gives a definite answer or lists the order as unconfirmed. A different unconfirmed draft is
    /// detached first.
    [[nodiscard]] QString referenceOf(const core::TransactionDraft &draft);

    void make(const core::TransactionDraft &draft);

    /// Detaches the draft whose outcome is unknown: the next charge gets a new reference. Returns
    /// the detached draft; nullopt if the outcome is known.
    std::optional<core::TransactionDraft> letGo();

Q_SIGNALS:
    void made(const core::Transaction &charge);
    void refused(const core::Error &error, const core::TransactionDraft &draft);

    /// Emitted when a detached charge turns out to exist.
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
    QString m_reference;                            ///< empty: none yet
    std::optional<core::TransactionDraft> m_asked;  ///< submitted without a definite answer
    bool m_isUnderWay = false;                      ///< an answer to m_asked is pending
    bool m_isInDoubt = false;                       ///< the outcome of m_asked is unknown
    QHash<QString, core::TransactionDraft> m_letGo; ///< detached drafts by reference
};

} // namespace ui
