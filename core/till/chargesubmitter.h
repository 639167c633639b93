// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/orderprogress.h"
#include "core/domain/transactiondraft.h"

#include <QtCore/QHash>
#include <QtCore/QObject>

#include <optional>

namespace core
{

struct Transaction;
class TransactionService;
class ReferenceGenerator;

/// Submits charges to the service, each exactly once, even after an unconfirmed earlier attempt.
/// Submits one charge at a time, apart from detached charges.
class ChargeSubmitter : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive this object.
    ChargeSubmitter(TransactionService &service, ReferenceGenerator &references,
                    QObject *parent = nullptr);

    /// Returns the reference for `draft`. Equal drafts get the same reference until the service
    /// gives a definite answer or lists the order as unconfirmed. A different unconfirmed draft is
    /// detached first.
    [[nodiscard]] QString referenceOf(const TransactionDraft &draft);

    /// Returns the reference of the next charge, without using it; empty: a random one.
    [[nodiscard]] QString nextReference() const;

    void make(const TransactionDraft &draft);

    /// Detaches the draft whose outcome is unknown: the next charge gets a new reference. Returns
    /// the detached draft; nullopt if the outcome is known.
    std::optional<TransactionDraft> detach();

Q_SIGNALS:
    void made(const core::Transaction &charge);
    void refused(const core::Error &error, const core::TransactionDraft &draft);

    /// Emitted when a detached charge turns out to exist.
    void createdAfterAll(const core::Transaction &charge);
    void refusedAfterAll(const core::Error &error, const core::TransactionDraft &draft);

private:
    struct Order
    {
        TransactionDraft draft;
        OrderProgress progress = {};
        bool isUnderWay = true; ///< an answer is pending
    };

    void handleAnswer(const TransactionDraft &draft, const Result<Transaction> &answer);
    void handleDetached(const TransactionDraft &draft, const Result<Transaction> &answer);
    void attachExisting(const TransactionDraft &draft);
    void forget();
    void finish(const Transaction &charge);
    void refuse(const Error &error, const TransactionDraft &draft);
    void stay(const Error &error, const TransactionDraft &draft);
    void follow(const Transaction &transaction);

    TransactionService &m_service;
    ReferenceGenerator &m_references;
    QString m_reference;              ///< empty: none yet
    std::optional<Order> m_asked;     ///< submitted without a definite answer
    QHash<QString, Order> m_detached; ///< by reference
};

} // namespace core
