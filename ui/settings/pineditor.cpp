// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/pineditor.h"

#include "core/console/pin.h"
#include "ui/session/pinprompt.h"
#include "ui/text/errortext.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

PinEditor::PinEditor(core::PinService &pins, const QString &whose, QWidget *parent)
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
    connect(&pins, &core::PinService::pinChanged, this, &PinEditor::showState);
    showMessage({});
    showState();
}

QLineEdit *PinEditor::createBox(const QString &word, const QString &objectName)
{
    auto *box = new QLineEdit;
    box->setObjectName(m_whose + objectName);
    box->setAccessibleName(word);
    box->setPlaceholderText(word);
    makeSecret(*box);
    box->setMaxLength(core::kMaxPinLength);
    connect(box, &QLineEdit::textEdited, this, [this] { showMessage({}); });
    return box;
}

void PinEditor::showState()
{
    const bool has = m_lock.hasPin();
    const bool hasOperators = m_lock.hasHolders();
    m_current->setVisible(has && !hasOperators);
    m_remove->setVisible(has && !hasOperators);
    for (QWidget *widget : {static_cast<QWidget *>(m_next), static_cast<QWidget *>(m_again),
                            static_cast<QWidget *>(m_set)})
        widget->setVisible(!hasOperators);
    if (hasOperators)
        showMessage(tr("Each operator has a PIN: see “Operators”."));
    m_set->setText(has ? tr("Change the PIN") : tr("Set the PIN"));
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
        complain(tr("A PIN has %1 to %2 digits.").arg(core::kMinPin).arg(core::kMaxPinLength),
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
    if (*answer != core::PinService::Answer::Right) {
        complain(pinSentence(*answer, m_lock), m_current);
        return;
    }
    m_next->clear();
    m_again->clear();
    showMessage(done);
}

void PinEditor::showMessage(const QString &news)
{
    m_news->setTone(Label::Tone::Normal);
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void PinEditor::complain(const QString &problem, QLineEdit *at)
{
    showMessage(problem);
    m_news->setTone(Label::Tone::Problem);
    at->setFocus();
}

} // namespace ui
