// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pineditor.h"

#include "core/console/pin.h"
#include "ui/errortext.h"
#include "ui/hint.h"
#include "ui/label.h"
#include "ui/pinprompt.h"
#include "ui/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

PinEditor::PinEditor(PinKeeper &pins, const QString &whose, QWidget *parent)
    : QWidget(parent)
    , m_lock(pins)
    , m_whose(whose)
{
    m_current = createBox(tr("Current PIN"), u"currentPinEdit"_s);
    m_next = createBox(tr("New PIN"), u"newPinEdit"_s);
    m_again = createBox(tr("New PIN again"), u"newPinAgainEdit"_s);
    m_set = new QPushButton;
    m_set->setObjectName(m_whose + u"setPinButton"_s);
    connect(m_set, &QPushButton::clicked, this, &PinEditor::set);
    m_remove = new QPushButton(tr("Remove the PIN"));
    m_remove->setObjectName(m_whose + u"removePinButton"_s);
    connect(m_remove, &QPushButton::clicked, this, &PinEditor::remove);
    m_news = Label::wrapping(m_whose + u"pinEditorNews"_s);

    auto *boxes = new QHBoxLayout;
    boxes->setSpacing(kSpaceSmall);
    for (QLineEdit *box : {m_current, m_next, m_again})
        boxes->addWidget(box);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpaceSmall);
    buttons->addWidget(m_set);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(boxes);
    layout->addLayout(buttons);
    layout->addWidget(m_news);
    connect(&pins, &PinKeeper::pinChanged, this, &PinEditor::showState);
    showState();
    say({});
}

QLineEdit *PinEditor::createBox(const QString &word, const QString &objectName)
{
    auto *box = new QLineEdit;
    box->setObjectName(m_whose + objectName);
    box->setAccessibleName(word);
    box->setPlaceholderText(word);
    makeSecret(*box);
    box->setMaxLength(core::kLongestPin);
    connect(box, &QLineEdit::textEdited, this, [this] { say({}); });
    return box;
}

void PinEditor::showState()
{
    const bool has = m_lock.hasPin();
    m_current->setVisible(has);
    m_remove->setVisible(has);
    m_set->setText(has ? tr("Change the PIN   Enter") : tr("Set the PIN   Enter"));
    m_set->setAccessibleName(has ? tr("Change the PIN") : tr("Set the PIN"));
}

/// Moves Enter from field to field, then to the action of the form. On a button, presses the
/// button.
void PinEditor::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || event->isAutoRepeat())
        event->ignore();
    else if (m_remove->hasFocus())
        remove();
    else if (m_current->hasFocus())
        m_next->setFocus();
    else if (m_next->hasFocus())
        m_again->setFocus();
    else
        set();
}

void PinEditor::set()
{
    const QString next = m_next->text();
    if (!core::isPin(next))
        complain(tr("A PIN has %1 to %2 digits.").arg(core::kShortestPin).arg(core::kLongestPin),
                 m_next);
    else if (m_again->text() != next)
        complain(tr("The two new PINs do not match."), m_again);
    else
        apply(next, tr("The PIN is set. Write it down where only you can find it."));
}

void PinEditor::remove()
{
    apply({}, tr("The PIN was removed."));
}

void PinEditor::apply(const QString &next, const QString &done)
{
    const auto answer = m_lock.setPin(m_current->text(), next);
    if (!answer) {
        complain(tr("The PIN could not be saved, and nothing changed. %1")
                     .arg(errorWords(answer.error()).happened),
                 m_next);
        return;
    }
    m_current->clear();
    if (*answer != PinKeeper::Answer::Right) {
        complain(pinSentence(*answer, m_lock.wait()), m_current);
        return;
    }
    m_next->clear();
    m_again->clear();
    say(done);
}

void PinEditor::say(const QString &news)
{
    m_news->setTone(Label::Tone::Normal);
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void PinEditor::complain(const QString &problem, QLineEdit *at)
{
    say(problem);
    m_news->setTone(Label::Tone::Problem);
    at->setFocus();
}

} // namespace ui
