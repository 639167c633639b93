// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/waitingcharges.h"

#include <QtCore/QObject>

namespace core
{
class TransactionService;
} // namespace core

namespace ui
{

class PreferenceKeeper;
struct ShopTools;

/// What a person is asked before a charge is made of what was typed: whether it is meant, where one
/// like it waits already; and whether under a new reference, where another transaction has the one
/// that was given. Each is asked once; who goes on all the same means it.
class ChargeDoubts : public QObject
{
    Q_OBJECT

public:
    explicit ChargeDoubts(const ShopTools &tools, QObject *parent = nullptr);

    /// Of any transaction that was made or changed.
    void follow(const core::Transaction &transaction) { m_waiting.follow(transaction); }

    /// Nobody waits for it any more.
    void forget(const QUuid &id) { m_waiting.forget(id); }

    /// What is known of the charges that wait.
    void takeOver(const ChargeDoubts &other) { m_waiting = other.m_waiting; }

    /// Something else was typed, or looked at: what was asked is asked anew.
    void reset();

    /// Whether one like it is meant, in words; empty: nothing to ask.
    [[nodiscard]] QString twinQuestion(const core::TransactionDraft &draft);

    /// Somebody was asked about that one, and so means a new one.
    [[nodiscard]] bool wasAskedAbout(const QString &reference) const;

    /// Looks who has the reference that somebody gave. Answered by one of the signals, unless it is
    /// let go or another one is begun.
    void checkReference(const core::TransactionDraft &draft);
    void letGo();

Q_SIGNALS:
    void none(const core::TransactionDraft &draft); ///< it can be made

    /// The reference is that of this very charge, which waits for its money.
    void madeBefore(const core::Transaction &charge);

    void asked(const core::TransactionDraft &draft, const QString &question);

private:
    void takeFound(const core::TransactionDraft &draft, const QList<core::Transaction> &there);

    core::TransactionService &m_service;
    const PreferenceKeeper &m_preferences;
    const QString m_ownDocument; ///< of the shop's own payer
    WaitingCharges m_waiting;
    bool m_wasTwinAsked = false;
    QString m_askedAbout; ///< a reference; empty: none
    int m_generation = 0; ///< answers from before the last checkReference() or letGo() are dropped
};

} // namespace ui
