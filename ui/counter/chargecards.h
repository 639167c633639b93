// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/domain/transaction.h"
#include "core/till/charging.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <optional>

class QPushButton;

namespace ui
{

class ChargeCard;
class Label;

/// Shows one small card for each open charge of a counter: the current charge and the charges set
/// aside for another customer. A card highlights its charge if paid while set aside, until the
/// charge has been shown. Above kMaxCount, paid and recently shown charges are preferred. Visible
/// only if a charge is set aside.
class ChargeCards : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMaxCount = 4;

    /// Cards of charges to the shop's own payer (`own`) show the reference, since the name would be
    /// the same on all.
    explicit ChargeCards(core::PayerProfile own, QWidget *parent = nullptr);

    /// Copies the charges and their order from `other`.
    void adoptState(const ChargeCards &other);

    void setMasking(core::Masking masking);

    /// Sets cards for fingers, on a till with the keypad.
    void setTouch(bool isTouch);

    /// Sets the charge that the counter shows; nullopt: the entry form. Removes a decided charge
    /// that was shown before.
    void setInFront(const std::optional<core::Transaction> &charge);

    /// Handles a change of any transaction.
    void follow(const core::Transaction &transaction);

    /// Removes a charge that the counter has abandoned.
    void remove(const QUuid &id);

    [[nodiscard]] bool has(const QUuid &id) const;
    [[nodiscard]] bool isInFront(const QUuid &id) const { return m_inFront == id; }

    /// Returns the charges that are set aside and still pending or paid, including those without a
    /// card.
    [[nodiscard]] QList<core::Transaction> setAside() const;

    /// Returns the charge `steps` cards away from the current one. nullopt: the entry form, which
    /// comes before the first and after the last card.
    [[nodiscard]] std::optional<core::Transaction> at(int steps) const;

Q_SIGNALS:
    void chosen(const core::Transaction &charge); ///< card was clicked
    void changed();                               ///< setAside() has changed
    void moreRequested();                         ///< the charges without a card

    /// Emitted when a charge is decided while set aside.
    void decided(const core::Transaction &charge);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Held
    {
        core::Transaction charge;
        int wasInFront; ///< turn number; greater is later
    };

    [[nodiscard]] QList<core::Transaction> shown() const;
    [[nodiscard]] QString who(const core::Transaction &charge) const;
    void showCards();
    void showAges();

    const core::PayerProfile m_own;
    core::Masking m_masking = core::Masking::All;
    QList<Held> m_held; ///< in order of arrival at the counter
    std::optional<QUuid> m_inFront;
    int m_turns = 0;
    QTimer m_ageTimer;
    QList<ChargeCard *> m_cards;
    Label *m_hint = nullptr;
    QPushButton *m_more = nullptr;
};

} // namespace ui
