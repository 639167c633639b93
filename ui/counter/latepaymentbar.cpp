// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/latepaymentbar.h"

#include "core/domain/brasilia.h"
#include "core/till/chargewatch.h"
#include "core/till/preferences.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAccessible>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the time, with the date unless today.
QString whenText(const QDateTime &timestamp)
{
    const QDateTime shown = core::brasiliaTime(timestamp);
    return shown.date() == core::brasiliaDay(QDateTime::currentDateTimeUtc())
               ? shown.toString("HH:mm"_L1)
               : minuteText(timestamp);
}

} // namespace

LatePaymentBar::LatePaymentBar(core::ChargeWatch &watch, core::PreferencesStore &preferences,
                               core::PayerProfile walkIn, QWidget *parent)
    : QWidget(parent)
    , m_watch(watch)
    , m_preferences(preferences)
    , m_walkIn(std::move(walkIn))
{
    setObjectName(u"latePaymentBar"_s);
    m_title = Label::wrapping(u"lateTitle"_s, TextSize::Strong, Label::Tone::Problem);
    m_text = Label::wrapping(u"lateText"_s);
    auto *seen = keyButton(tr("OK"), Qt::CTRL | Qt::SHIFT | Qt::Key_L, u"lateSeenButton"_s);
    auto *open = keyButton(tr("Details"), Qt::CTRL | Qt::SHIFT | Qt::Key_D, u"lateOpenButton"_s);
    for (QPushButton *button : {seen, open}) {
        makeCompact(button);
        button->setFocusPolicy(Qt::TabFocus); // A click keeps the focus on the page.
    }
    connect(seen, &QPushButton::clicked, this,
            [this] { m_watch.acknowledge(m_watch.late().first().id); });
    connect(open, &QPushButton::clicked, this, [this] { Q_EMIT opened(m_watch.late().first()); });

    auto *head = new QHBoxLayout;
    head->setSpacing(kSpaceSmall);
    head->addWidget(m_title, 1);
    head->addWidget(open);
    head->addWidget(seen);
    auto *layout = new QVBoxLayout(this); // The text uses the whole width to need few lines.
    layout->setContentsMargins(2 * kSpace, kSpace + 6, kSpace + 6, 6);
    layout->setSpacing(2);
    layout->addLayout(head);
    layout->addWidget(m_text);

    connect(&watch, &core::ChargeWatch::lateChanged, this, &LatePaymentBar::showLate);
    connect(&preferences, &core::PreferencesStore::changed, this, &LatePaymentBar::showText);
    connect(&preferences, &core::PreferencesStore::maskingChanged, this, &LatePaymentBar::showText);
    showLate();
}

void LatePaymentBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(problemColor(palette()), 3));
    painter.setBrush(statusTint(core::Status::Code::Denied, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(kSpace, kSpace, -kSpace, -1.5), kRadius,
                            kRadius);
}

void LatePaymentBar::showLate()
{
    const QList<core::Transaction> &late = m_watch.late();
    setVisible(!late.isEmpty());
    if (late.isEmpty())
        return;
    const core::Transaction &charge = late.first();
    const QString amount = moneyText(charge.amount);
    m_title->setText(late.size() == 1 ? tr("%1 came late").arg(amount)
                                      : tr("%1 came late · and %n more", nullptr,
                                           static_cast<int>(late.size()) - 1)
                                            .arg(amount));
    showText();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void LatePaymentBar::showText()
{
    if (m_watch.late().isEmpty())
        return;
    const core::Transaction &charge = m_watch.late().first();
    const QString name = shownName(charge, m_preferences.masking(), m_walkIn);
    m_text->setText(tr("%1 paid (%2) what was charged (%3). Find the customer or refund the money.",
                       "payer, time, time")
                        .arg(foreignText(name), whenText(charge.finished.value_or(charge.created)),
                             whenText(charge.created)));
    setAccessibleName(u"%1. %2"_s.arg(m_title->text(), m_text->text()));
}

} // namespace ui
