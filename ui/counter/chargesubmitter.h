// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transactiondraft.h"

#include <QtCore/QHash>
#include <QtCore/QObject>

#include <optional>

namespace core
{

struct Transaction;
class TransactionService;
} // namespace core

namespace ui
{

class ReferenceGenerator;

/// Submits charges to the service, each exactly once, even after an unconfirmed earlier attempt.
/// Submits one charge at a time, apart from detached charges.
class ChargeSubmitter : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive this object.
    ChargeSubmitter(core::TransactionService &service, ReferenceGenerator &references,
                    QObject *parent = nullptr);

    /// Returns the reference for `draft`. Equal drafts get the same reference until the service
    /// gives a definite answer or lists the order as unconfirmed. A different unconfirmed draft is
    /// detached first.
    [[nodiscard]] QString referenceOf(const core::TransactionDraft &draft);

    void make(const core::TransactionDraft &draft);

    /// Detaches the draft whose outcome is unknown: the next charge gets a new reference. Returns
    /// the detached draft; nullopt if the outcome is known.
    std::optional<core::TransactionDraft> detach();

Q_SIGNALS:
    void made(const core::Transaction &charge);
    void refused(const core::Error &error, const core::TransactionDraft &draft);

    /// Emitted when a detached charge turns out to exist.
    void createdAfterAll(const core::Transaction &charge);
    void refusedAfterAll(const core::Error &error, const core::TransactionDraft &draft);

private:
    void handleAnswer(const core::TransactionDraft &draft,
                      const core::Result<core::Transaction> &answer);
    void handleDetached(const core::TransactionDraft &draft,
                        const core::Result<core::Transaction> &answer);
    void attachExisting(const core::TransactionDraft &draft);
    void forget();
    void finish(const core::Transaction &charge);
    void refuse(const core::Error &error, const core::TransactionDraft &draft);
    void stay(const core::Error &error, const core::TransactionDraft &draft);
    void follow(const core::Transaction &transaction);

    core::TransactionService &m_service;
    ReferenceGenerator &m_references;
    QString m_reference;                               ///< empty: none yet
    std::optional<core::TransactionDraft> m_asked;     ///< submitted without a definite answer
    bool m_isUnderWay = false;                         ///< an answer to m_asked is pending
    bool m_isUnconfirmed = false;                      ///< the outcome of m_asked is unknown
    QHash<QString, core::TransactionDraft> m_detached; ///< detached drafts by reference
};

} // namespace ui
