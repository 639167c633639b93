// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/confirmationbar.h"

#include "core/till/confirmations.h"
#include "core/till/preferences.h"
#include "ui/text/errortext.h"
#include "ui/text/evidencetext.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

constexpr int kNewsTicks = 10;

} // namespace

ConfirmationBar::ConfirmationBar(core::TransactionService &service,
                                 core::PreferencesStore &preferences, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_preferences(preferences)
{
    setObjectName(u"confirmationBar"_s);
    m_text = Label::wrapping(u"confirmationLabel"_s);
    m_time = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_time->setObjectName(u"undoTimeLabel"_s);
    m_undo = keyButton(tr("Undo"), Qt::CTRL | Qt::Key_F10, u"undoConfirmationButton"_s);
    m_undo->setFocusPolicy(Qt::TabFocus); // A click keeps the focus in the page.
    makeCompact(m_undo);
    connect(m_undo, &QPushButton::clicked, this, &ConfirmationBar::undo);
    auto *card = new QFrame;
    card->setProperty("role", u"card"_s);
    auto *line = new QHBoxLayout(card);
    line->setContentsMargins(kSpace, 4, kSpace, 4);
    line->setSpacing(kSpaceSmall);
    line->addWidget(m_text, 1);
    line->addWidget(m_time);
    line->addWidget(m_undo);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kSpaceSmall, 0, 0);
    layout->addWidget(card);
    hide();
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &ConfirmationBar::showTimeLeft);
    if (service.capabilities().confirmsPayments)
        connect(&service, &core::TransactionService::changed, this, &ConfirmationBar::handleChange);
}

void ConfirmationBar::handleChange(const core::Transaction &transaction)
{
    const auto left = core::undoTimeLeft(transaction, m_preferences.value().charging.till,
                                         QDateTime::currentDateTimeUtc());
    if (left > 0s) {
        m_charge = transaction;
        m_isUndoing = false;
        m_newsTicks = 0;
        m_text->setTone(Label::Tone::Normal);
        m_text->setText(tr("%1 is marked as paid.").arg(moneyText(transaction.amount)));
        m_undo->show();
        m_time->show();
        m_tick.start();
        showTimeLeft();
        show();
    } else if (m_charge && m_charge->id == transaction.id && !m_isUndoing) {
        m_charge.reset(); // withdrawn, refunded or verified elsewhere
        hide();
    }
}

void ConfirmationBar::showTimeLeft()
{
    if (m_newsTicks > 0 && --m_newsTicks > 0)
        return;
    const auto left = m_charge ? core::undoTimeLeft(*m_charge, m_preferences.value().charging.till,
                                                    QDateTime::currentDateTimeUtc())
                               : 0s;
    m_time->setText(ageText(left));
    if (left > 0s)
        return;
    m_tick.stop();
    m_charge.reset();
    hide();
}

void ConfirmationBar::undo()
{
    if (!m_charge || m_isUndoing)
        return;
    m_isUndoing = true;
    const core::Transaction charge = *m_charge;
    core::onAnswer(
        m_service.withdraw(charge.id, undoWithdrawal(m_preferences.value().charging.till)), this,
        [this, charge](const core::Result<core::Transaction> &answer) {
            const bool isCurrent = m_charge && m_charge->id == charge.id;
            if (isCurrent) {
                m_isUndoing = false;
                m_charge.reset();
                showNews(answer ? tr("%1 is not paid any more: the charge is cancelled.")
                                      .arg(moneyText(charge.amount))
                                : errorParagraph(answer.error()));
                m_text->setTone(answer ? Label::Tone::Normal : Label::Tone::Problem);
            }
            if (answer)
                Q_EMIT undone(*answer);
        });
}

/// Shows a text in place of the button, for some seconds.
void ConfirmationBar::showNews(const QString &news)
{
    m_text->setText(news);
    m_undo->hide();
    m_time->hide();
    m_newsTicks = kNewsTicks;
    m_tick.start();
}

} // namespace ui
