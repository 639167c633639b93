// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/chargecards.h"

#include "ui/counter/chargecard.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"
#include "ui/widgets/density.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <tuple>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

bool isPaid(const core::Transaction &charge)
{
    return charge.status == core::Status::Code::Paid;
}

bool isFinished(const core::Transaction &charge)
{
    return charge.status.isFinal() && !isPaid(charge);
}

} // namespace

ChargeCards::ChargeCards(core::PayerProfile own, QWidget *parent)
    : QWidget(parent)
    , m_own(std::move(own))
{
    setObjectName(u"chargeCards"_s);
    setAccessibleName(tr("Charges at this counter"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 6);
    layout->setSpacing(kSpaceSmall);
    for (int i = 0; i < kMaxCount; ++i) {
        auto *card = new ChargeCard;
        connect(card, &QAbstractButton::clicked, this,
                [this, card] { Q_EMIT chosen(card->charge()); });
        layout->addWidget(card, 1);
        m_cards.append(card);
    }
    m_hint = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_hint->setObjectName(u"chargeCardsHint"_s);
    layout->addWidget(m_hint);
    m_more = keyButton({}, Qt::Key_F4, u"moreChargesButton"_s, KeyScope::Borrowed);
    m_more->setFocusPolicy(Qt::TabFocus); // A click keeps the keys at the page.
    connect(m_more, &QPushButton::clicked, this, &ChargeCards::moreRequested);
    layout->addWidget(m_more);
    layout->addStretch();
    m_ageTimer.setInterval(1000);
    connect(&m_ageTimer, &QTimer::timeout, this, &ChargeCards::showAges);
    showCards();
}

void ChargeCards::adoptState(const ChargeCards &other)
{
    m_held = other.m_held;
    m_inFront = other.m_inFront;
    m_turns = other.m_turns;
    showCards();
    Q_EMIT changed();
}

void ChargeCards::setMasking(core::Masking masking)
{
    if (std::exchange(m_masking, masking) != masking)
        showCards();
}

void ChargeCards::setTouch(bool isTouch)
{
    for (ChargeCard *card : std::as_const(m_cards))
        card->setTouch(isTouch);
    setDensity(*m_more, isTouch ? u"large"_s : u"compact"_s);
}

bool ChargeCards::has(const QUuid &id) const
{
    return std::any_of(m_held.cbegin(), m_held.cend(),
                       [&](const Held &held) { return held.charge.id == id; });
}

void ChargeCards::setInFront(const std::optional<core::Transaction> &charge)
{
    const auto isSeen = [&](const Held &held) {
        return isInFront(held.charge.id) && held.charge.status.isFinal() &&
               !(charge && charge->id == held.charge.id);
    };
    m_held.removeIf(isSeen);
    m_inFront = charge ? std::optional(charge->id) : std::nullopt;
    if (charge && !has(charge->id))
        m_held.append({*charge, 0});
    for (Held &held : m_held) {
        if (isInFront(held.charge.id))
            held.wasInFront = ++m_turns;
    }
    showCards();
    Q_EMIT changed();
}

void ChargeCards::follow(const core::Transaction &transaction)
{
    const auto known = std::find_if(m_held.begin(), m_held.end(), [&](const Held &held) {
        return held.charge.id == transaction.id;
    });
    if (known == m_held.end())
        return;
    if (isFinished(known->charge) && !isInFront(transaction.id)) {
        remove(transaction.id); // A later payment is late and reported elsewhere.
        return;
    }
    const bool decidedNow = !known->charge.status.isFinal() && transaction.status.isFinal();
    known->charge = transaction;
    showCards();
    Q_EMIT changed();
    if (!decidedNow || isInFront(transaction.id))
        return;
    for (ChargeCard *card : std::as_const(m_cards)) {
        if (!card->isVisible() || card->charge().id != transaction.id)
            continue;
        QApplication::alert(window());
        QAccessibleEvent event(card, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT decided(transaction);
}

void ChargeCards::remove(const QUuid &id)
{
    if (m_held.removeIf([&](const Held &held) { return held.charge.id == id; }) == 0)
        return;
    showCards();
    Q_EMIT changed();
}

QList<core::Transaction> ChargeCards::setAside() const
{
    QList<core::Transaction> charges;
    for (const Held &held : m_held) {
        if (!isInFront(held.charge.id) && !isFinished(held.charge))
            charges.append(held.charge);
    }
    return charges;
}

/// Returns the charges in order of arrival, so that no card changes its position.
QList<core::Transaction> ChargeCards::shown() const
{
    QList<Held> first = m_held;
    const auto rank = [this](const Held &held) {
        return std::tuple(!isInFront(held.charge.id), !isPaid(held.charge), -held.wasInFront);
    };
    std::stable_sort(first.begin(), first.end(),
                     [&](const Held &a, const Held &b) { return rank(a) < rank(b); });
    first = first.mid(0, kMaxCount);
    QList<core::Transaction> charges;
    for (const Held &held : m_held) {
        const bool isFirst = std::any_of(first.cbegin(), first.cend(), [&](const Held &one) {
            return one.charge.id == held.charge.id;
        });
        if (isFirst)
            charges.append(held.charge);
    }
    return charges;
}

std::optional<core::Transaction> ChargeCards::at(int steps) const
{
    const QList<core::Transaction> charges = shown();
    const int stops = static_cast<int>(charges.size()) + 1; // The entry form is the first.
    int now = 0;
    for (int i = 1; i < stops; ++i)
        now = isInFront(charges[i - 1].id) ? i : now;
    const int there = ((now + steps) % stops + stops) % stops;
    return there == 0 ? std::nullopt : std::optional(charges[there - 1]);
}

QString ChargeCards::who(const core::Transaction &charge) const
{
    const bool isOwn = charge.document == m_own.document && charge.name == m_own.name;
    return foreignText(isOwn ? charge.reference : ui::shown(charge, m_masking).name);
}

void ChargeCards::showCards()
{
    const QList<core::Transaction> charges = shown();
    // The list of transactions shows the outcome of a charge without a card.
    m_held.removeIf([&](const Held &held) {
        return isFinished(held.charge) && !charges.contains(held.charge);
    });
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        if (i < charges.size())
            m_cards[i]->setCharge(charges[i], who(charges[i]),
                                  isInFront(charges[i].id) ? ChargeCard::Place::InFront
                                                           : ChargeCard::Place::SetAside);
        else
            m_cards[i]->hide();
    }
    const int more = static_cast<int>(m_held.size() - charges.size());
    m_hint->setText(tr("Ctrl+Tab"));
    const QString words = tr("%n more", "open charges without a card", more);
    setKeyedText(*m_more, words, Qt::Key_F4);
    m_more->setAccessibleName(words);
    m_more->setVisible(more > 0);
    const qsizetype inFront = m_inFront ? 1 : 0;
    setVisible(charges.size() > inFront);
}

void ChargeCards::showAges()
{
    for (ChargeCard *card : std::as_const(m_cards))
        card->update();
}

void ChargeCards::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_ageTimer.start();
}

void ChargeCards::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_ageTimer.stop();
}

} // namespace ui
