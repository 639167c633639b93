// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/waitingcharges.h"

#include <QtCore/QObject>

namespace core
{

struct Transaction;
struct TransactionDraft;
class TransactionService;

/// Asks for confirmation before a charge is submitted: if an equal charge is still pending, and if
/// another transaction uses the typed reference. Each question is asked once; submitting again
/// confirms.
class DuplicateChargeGuard : public QObject
{
    Q_OBJECT

public:
    /// `service` must outlive this object.
    explicit DuplicateChargeGuard(TransactionService &service, QObject *parent = nullptr);

    /// Handles the creation or change of any transaction.
    void follow(const Transaction &transaction) { m_waiting.follow(transaction); }

    /// Removes a charge that the counter no longer waits for.
    void forget(const QUuid &id) { m_waiting.forget(id); }

    /// Copies the pending charges known to `other`.
    void adoptState(const DuplicateChargeGuard &other) { m_waiting = other.m_waiting; }

    /// Resets the questions after the input or the current charge has changed.
    void reset();

    /// Returns the pending, equal charge that the user must be asked about; nullopt if there is
    /// none, or if the user was already asked.
    [[nodiscard]] std::optional<Transaction> twinToConfirm(const TransactionDraft &draft);

    /// Returns true if the user was asked about `reference`, so that a new reference is intended.
    [[nodiscard]] bool wasAskedAbout(const QString &reference) const;

    /// Searches for a transaction with the reference given by the user. Emits one of the signals,
    /// except after detach() or another call.
    void checkReference(const TransactionDraft &draft);
    void detach();

Q_SIGNALS:
    void none(const core::TransactionDraft &draft); ///< the charge can be created

    /// Emitted when the reference belongs to this same charge, which is still pending.
    void madeBefore(const core::Transaction &charge);

    /// Emitted when the reference belongs to `used`, another transaction.
    void referenceUsed(const core::TransactionDraft &draft, const core::Transaction &used);

private:
    void handleFound(const TransactionDraft &draft, const QList<Transaction> &there);

    TransactionService &m_service;
    WaitingCharges m_waiting;
    bool m_wasTwinAsked = false;
    QString m_askedAbout; ///< a reference; empty: none
    int m_generation = 0; ///< answers from before the last checkReference() or detach() are ignored
};

} // namespace core
