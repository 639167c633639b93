// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/authorizationbar.h"

#include "core/console/pin.h"
#include "ui/session/pinprompt.h"
#include "ui/text/operatortext.h"
#include "ui/text/text.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

AuthorizationBar::AuthorizationBar(core::Authorization &authorization, const core::PinService &lock,
                                   QWidget *parent)
    : QWidget(parent)
    , m_authorization(authorization)
    , m_lock(lock)
{
    setObjectName(u"authorizationBar"_s);
    m_text = Label::wrapping(u"authorizationText"_s, TextSize::Strong);
    m_pin = new QLineEdit;
    m_pin->setObjectName(u"authorizationPinEdit"_s);
    m_pin->setAccessibleName(tr("PIN of a colleague"));
    setHint(*m_pin, tr("PIN of a colleague"));
    makeSecret(*m_pin);
    m_pin->setMaxLength(core::kMaxPinLength);
    m_pin->setFixedWidth(180);
    auto *allow =
        keyButton(tr("Allow once"), Qt::Key_Enter, u"authorizeButton"_s, KeyScope::Borrowed);
    makeCompact(allow);
    connect(allow, &QPushButton::clicked, this, &AuthorizationBar::authorize);
    auto *no =
        keyButton(tr("Close"), Qt::Key_Escape, u"closeAuthorizationButton"_s, KeyScope::Borrowed);
    makeCompact(no);
    connect(no, &QPushButton::clicked, this, &AuthorizationBar::close);

    auto *frame = new QFrame;
    frame->setProperty("role", u"card"_s);
    auto *row = new QHBoxLayout(frame);
    row->setContentsMargins(kSpace, kSpaceSmall, kSpaceSmall, kSpaceSmall);
    row->setSpacing(kSpaceSmall);
    row->addWidget(m_text, 1);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_pin), static_cast<QWidget *>(allow), static_cast<QWidget *>(no)})
        row->addWidget(widget);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpaceSmall, kSpace, 0);
    layout->addWidget(frame);
    connect(&m_authorization, &core::Authorization::refused, this, &AuthorizationBar::ask);
    connect(&m_authorization, &core::Authorization::changed, this, &AuthorizationBar::close);
    hide(); // until it has a parent: a visible widget without a parent becomes a window
}

void AuthorizationBar::ask(core::Permission permission, const std::optional<core::Money> &amount)
{
    const auto person = m_authorization.current();
    if (!person)
        return;
    m_permission = permission;
    m_amount = amount;
    const QString action = permissionText(permission);
    m_text->setText(
        amount ? tr("%1 may not do this: %2, %3.", "operator, action, amount")
                     .arg(person->shortName, action, moneyText(*amount))
               : tr("%1 may not do this: %2.", "operator, action").arg(person->shortName, action));
    m_pin->clear();
    show();
    focusPin();
    // The page that was refused may focus a field of its own after this call.
    QMetaObject::invokeMethod(this, &AuthorizationBar::focusPin, Qt::QueuedConnection);
}

void AuthorizationBar::focusPin()
{
    if (!isVisible() || m_pin->hasFocus())
        return;
    m_previous = window()->focusWidget();
    m_pin->setFocus();
}

void AuthorizationBar::authorize()
{
    using Answer = core::Authorization::Answer;
    const QString pin = m_pin->text();
    m_pin->clear();
    switch (m_authorization.authorize(m_permission, pin, m_amount)) {
    case Answer::Granted:
        close();
        Q_EMIT messageChanged(tr("Allowed once: do it again now."));
        return;
    case Answer::Wrong:
        m_text->setText(pinSentence(core::PinService::Answer::Wrong, m_lock));
        break;
    case Answer::TooSoon:
        m_text->setText(pinSentence(core::PinService::Answer::TooSoon, m_lock));
        break;
    case Answer::Unreadable:
        m_text->setText(pinSentence(core::PinService::Answer::Unreadable, m_lock));
        break;
    case Answer::Forbidden:
        m_text->setText(tr("This operator may not do it either."));
        break;
    }
    m_pin->setFocus();
}

void AuthorizationBar::close()
{
    m_pin->clear();
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    QWidget *const previous = m_previous;
    if (hadFocus && previous && previous->isVisible())
        previous->setFocus();
}

void AuthorizationBar::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        close();
    else if (enter && !event->isAutoRepeat())
        authorize();
    else
        event->ignore();
}

} // namespace ui
