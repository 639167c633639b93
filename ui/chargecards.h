// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/domain/transaction.h"
#include "ui/charging.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <optional>

namespace ui
{

class ChargeCard;
class Label;

/// The charges that a counter has open at once, on a small card each: the one in front, and those
/// that were set aside for another customer. One that is paid meanwhile says so, loudly, until it
/// was in front. Of more than kMost, those that are paid and those that were in front last; there
/// to be seen only if a charge was set aside.
class ChargeCards : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMost = 4;

    /// Of the shop's own payer the card says the reference: the name would be the same on all.
    explicit ChargeCards(core::PayerProfile own, QWidget *parent = nullptr);

    /// Those of another one, as they stand there.
    void takeOver(const ChargeCards &other);

    void setMasking(Masking masking);

    /// What the counter shows now; nothing: what is typed. A decided one that was there is gone.
    void setInFront(const std::optional<core::Transaction> &charge);

    /// Of any transaction that has changed.
    void follow(const core::Transaction &transaction);

    /// The counter has given it up.
    void remove(const QUuid &id);

    [[nodiscard]] bool has(const QUuid &id) const;
    [[nodiscard]] bool isInFront(const QUuid &id) const { return m_inFront == id; }

    /// Set aside, and still waiting or paid. Not only those on the cards.
    [[nodiscard]] QList<core::Transaction> setAside() const;

    /// The one on the card so many steps away from what is in front; nothing: what is typed, which
    /// comes before the first and after the last.
    [[nodiscard]] std::optional<core::Transaction> at(int steps) const;

Q_SIGNALS:
    void chosen(const core::Transaction &charge); ///< by a click
    void changed();                               ///< setAside() has

    /// It became decided while it was set aside.
    void decided(const core::Transaction &charge);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Held
    {
        core::Transaction charge;
        int wasInFront; ///< the greater, the later
    };

    [[nodiscard]] QList<core::Transaction> shown() const;
    [[nodiscard]] QString who(const core::Transaction &charge) const;
    void showCards();
    void showAges();

    const core::PayerProfile m_own;
    Masking m_masking = Masking::All;
    QList<Held> m_held; ///< in the order in which they came to the counter
    std::optional<QUuid> m_inFront;
    int m_turns = 0;
    QTimer m_ageTimer;
    QList<ChargeCard *> m_cards;
    Label *m_hint = nullptr;
};

} // namespace ui
