// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/reversalbar.h"

#include "core/till/preferences.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtCore/QTimer>
#include <QtGui/QAccessible>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns true for a charge that was paid, and whose money went back or is in question.
bool isReversed(const core::Transaction &charge)
{
    using Code = core::Status::Code;
    const Code now = charge.status.code();
    if (charge.operation != core::Operation::CashIn)
        return false;
    if (now == Code::Refund)
        return true;
    return (now == Code::InAnalysis || now == Code::Denied) &&
           std::any_of(charge.events.begin(), charge.events.end(),
                       [](const auto &event) { return event.status.code() == Code::Paid; });
}

void removeFrom(QList<core::Transaction> &charges, const QUuid &id)
{
    charges.removeIf([&id](const core::Transaction &charge) { return charge.id == id; });
}

} // namespace

ReversalBar::ReversalBar(core::TransactionService &service, core::PreferencesStore &preferences,
                         core::PayerProfile walkIn, QWidget *parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_walkIn(std::move(walkIn))
{
    setObjectName(u"reversalBar"_s);
    m_text = Label::wrapping(u"reversalText"_s, TextSize::Strong, Label::Tone::Problem);
    auto *open =
        keyButton(tr("Details"), Qt::CTRL | Qt::SHIFT | Qt::Key_O, u"reversalOpenButton"_s);
    auto *seen = keyButton(tr("OK"), Qt::CTRL | Qt::SHIFT | Qt::Key_K, u"reversalSeenButton"_s);
    for (QPushButton *button : {open, seen}) {
        makeCompact(button);
        button->setFocusPolicy(Qt::TabFocus); // A click keeps the focus on the page.
    }
    connect(open, &QPushButton::clicked, this, [this] { Q_EMIT opened(m_reversed.constFirst()); });
    connect(seen, &QPushButton::clicked, this, [this] { dismiss(m_reversed.constFirst().id); });
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * kSpace, kSpace + 6, kSpace + 6, 6);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_text, 1);
    layout->addWidget(open);
    layout->addWidget(seen);
    connect(&service, &core::TransactionService::changed, this, &ReversalBar::handleChange);
    connect(&preferences, &core::PreferencesStore::changed, this, &ReversalBar::showFirst);
    connect(&preferences, &core::PreferencesStore::maskingChanged, this, &ReversalBar::showFirst);
    hide();
}

void ReversalBar::handleChange(const core::Transaction &charge)
{
    if (!isReversed(charge))
        return;
    removeFrom(m_waiting, charge.id);
    m_waiting.append(charge);
    QTimer::singleShot(kDelay, this, [this, id = charge.id] { announce(id); });
}

void ReversalBar::announce(const QUuid &id)
{
    const auto found = std::find_if(m_waiting.cbegin(), m_waiting.cend(),
                                    [&id](const auto &charge) { return charge.id == id; });
    if (found == m_waiting.cend())
        return;
    removeFrom(m_reversed, id);
    m_reversed.append(*found);
    removeFrom(m_waiting, id);
    showFirst();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    Q_EMIT announced(m_reversed.constLast());
}

void ReversalBar::dismiss(const QUuid &id)
{
    removeFrom(m_waiting, id);
    removeFrom(m_reversed, id);
    showFirst();
}

void ReversalBar::showFirst()
{
    setVisible(!m_reversed.isEmpty());
    if (m_reversed.isEmpty())
        return;
    const core::Transaction &charge = m_reversed.constFirst();
    const QString name = foreignText(shownName(charge, m_preferences.masking(), m_walkIn));
    const bool isRefund = charge.status.code() == core::Status::Code::Refund;
    QString text = isRefund ? tr("%1 of %2 went back to the payer.", "an amount, a name")
                            : tr("The payment of %1 by %2 is in question. Do not hand over more.",
                                 "an amount, a name");
    text = text.arg(moneyText(charge.amount), name);
    if (m_reversed.size() > 1)
        text += u' ' + tr("And %n more.", nullptr, static_cast<int>(m_reversed.size()) - 1);
    m_text->setText(text);
    setAccessibleName(text);
}

void ReversalBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(problemColor(palette()), 2));
    painter.setBrush(statusTint(core::Status::Code::Denied, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(kSpace, kSpace, -kSpace, -1.5), kRadius,
                            kRadius);
}

} // namespace ui
