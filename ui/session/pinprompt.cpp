// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/pinprompt.h"

#include "core/console/pin.h"
#include "ui/text/text.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

constexpr int kBoxWidth = 300;

} // namespace

QString pinSentence(core::PinService::Answer answer, const core::PinService &pins)
{
    const auto wait = pins.wait();
    const QString reason =
        pins.isUnstored() ? PinPrompt::tr("Attempts cannot be stored, so each needs a wait: %1.",
                                          "minutes and seconds")
                          : PinPrompt::tr("Too many wrong PINs: wait %1.", "minutes and seconds");
    const QString later = reason.arg(ageText(wait));
    switch (answer) {
    case core::LockController::Answer::Right:
        return {};
    case core::LockController::Answer::Wrong:
        return wait > 0s ? later : PinPrompt::tr("Wrong PIN.");
    case core::LockController::Answer::TooSoon:
        return later;
    case core::LockController::Answer::Unreadable:
        if (pins.areHoldersMissing())
            return PinPrompt::tr("The operators of this shop cannot be read, so no PIN is "
                                 "accepted. Close Balcão, move console.db out of the data folder, "
                                 "and restore a backup with known PINs.");
        return PinPrompt::tr("The PIN file cannot be read, so no PIN is accepted. The owner of "
                             "this computer can delete the file of that PIN (lock.json, or "
                             "approver.json for the second person) from the data folder.");
    }
    Q_UNREACHABLE();
}

PinPrompt::PinPrompt(core::LockController &lock, const QString &why, QWidget *parent)
    : QWidget(parent)
    , m_lock(lock)
{
    auto *title = new Label(why, TextSize::Title);
    title->setAlignment(Qt::AlignCenter);
    title->setWordWrap(true);
    m_pin = new QLineEdit;
    m_pin->setObjectName(u"pinEdit"_s);
    m_pin->setAccessibleName(tr("PIN"));
    m_pin->setPlaceholderText(tr("PIN"));
    makeSecret(*m_pin);
    m_pin->setMaxLength(core::kMaxPinLength);
    m_pin->setAlignment(Qt::AlignCenter);
    m_pin->setFont(textFont(TextSize::Title));
    m_pin->setFixedWidth(kBoxWidth);
    // The PINs of operators have the same length, so the last digit is the last key.
    connect(m_pin, &QLineEdit::textEdited, this, &PinPrompt::unlockIfComplete);
    auto *open = keyButton(tr("Unlock"), Qt::Key_Enter, u"unlockButton"_s, KeyScope::Borrowed);
    open->setFixedWidth(kBoxWidth);
    makePrimary(open);
    connect(open, &QPushButton::clicked, this, &PinPrompt::unlock);
    m_news = Label::wrapping(u"pinNews"_s, TextSize::Body, Label::Tone::Problem);
    m_news->setAlignment(Qt::AlignCenter);

    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kSpace);
    layout->addStretch();
    layout->addWidget(title);
    layout->addWidget(m_pin, 0, Qt::AlignHCenter);
    layout->addWidget(open, 0, Qt::AlignHCenter);
    layout->addWidget(m_news);
    layout->addStretch();
    m_waitTimer.setInterval(1s);
    connect(&m_waitTimer, &QTimer::timeout, this, &PinPrompt::showCooldown);
    connect(&m_lock, &core::PinService::pinChanged, this, &PinPrompt::showMissing);
}

void PinPrompt::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_pin->clear();
    m_news->clear();
    showCooldown();
    showMissing();
    m_pin->setFocus();
}

/// Explains why no PIN is accepted, before somebody tries one.
void PinPrompt::showMissing()
{
    if (m_lock.areHoldersMissing())
        m_news->setText(pinSentence(core::PinService::Answer::Unreadable, m_lock));
}

/// Handles Enter and digits with any focus.
void PinPrompt::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !event->isAutoRepeat()) {
        unlock();
    } else if (event->text().size() == 1 && event->text()[0].isDigit()) {
        m_pin->setFocus();
        m_pin->insert(event->text());
        unlockIfComplete();
    } else {
        event->ignore();
    }
}

void PinPrompt::unlockIfComplete()
{
    if (m_lock.pinLength() > 0 && m_pin->text().size() == m_lock.pinLength())
        unlock();
}

void PinPrompt::unlock()
{
    if (m_pin->text().isEmpty())
        return;
    const QString pin = m_pin->text();
    m_pin->clear();
    const core::LockController::Answer answer = m_lock.unlock(pin);
    if (answer == core::LockController::Answer::Right)
        return;
    m_news->setText(pinSentence(answer, m_lock));
    if (m_lock.wait() > 0s)
        m_waitTimer.start();
    m_pin->setFocus();
}

/// Shows the countdown and the end of the cool-down.
void PinPrompt::showCooldown()
{
    const auto wait = m_lock.wait();
    const bool isFinished = wait == 0s;
    if (!isFinished)
        m_news->setText(pinSentence(core::PinService::Answer::TooSoon, m_lock));
    else if (m_waitTimer.isActive())
        m_news->setText(tr("You can try again."));
    if (isFinished)
        m_waitTimer.stop();
    else
        m_waitTimer.start();
}

} // namespace ui
