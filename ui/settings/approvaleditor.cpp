// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/approvaleditor.h"

#include "core/console/pin.h"
#include "core/domain/typedreais.h"
#include "core/till/pinservice.h"
#include "ui/session/pinprompt.h"
#include "ui/text/text.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace ui
{

using namespace Qt::StringLiterals;

ApprovalEditor::ApprovalEditor(core::PinService &approver, QWidget *parent)
    : QWidget(parent)
    , m_approver(approver)
{
    const auto box = [](const QString &word, const QString &objectName) {
        auto *edit = new QLineEdit;
        edit->setObjectName(objectName);
        edit->setAccessibleName(word);
        edit->setPlaceholderText(word);
        return edit;
    };
    m_amount = box(tr("From this amount"), u"approveFromEdit"_s);
    m_pin = box(tr("Approver's PIN"), u"approvePinEdit"_s);
    makeSecret(*m_pin);
    m_pin->setMaxLength(core::kMaxPinLength);
    m_set = new QPushButton(tr("Set"));
    m_set->setObjectName(u"approveSetButton"_s);
    m_set->setAccessibleName(tr("Set"));
    connect(m_set, &QPushButton::clicked, this, &ApprovalEditor::choose);
    m_news = Label::wrapping(u"approveNews"_s);
    auto *boxes = new QHBoxLayout;
    boxes->setSpacing(kSpaceSmall);
    for (QWidget *widget : {static_cast<QWidget *>(m_amount), static_cast<QWidget *>(m_pin),
                            static_cast<QWidget *>(m_set)})
        boxes->addWidget(widget);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(boxes);
    layout->addWidget(m_news);
    connect(&approver, &core::PinService::pinChanged, this, &ApprovalEditor::showState);
    showMessage({});
    showState();
}

void ApprovalEditor::setAmount(core::Money amount)
{
    if (!m_amount->isModified())
        m_amount->setText(typedAmountText(amount));
}

void ApprovalEditor::showState()
{
    const bool isAsked = m_approver.hasPin();
    for (QWidget *widget : {static_cast<QWidget *>(m_amount), static_cast<QWidget *>(m_pin),
                            static_cast<QWidget *>(m_set)})
        widget->setEnabled(isAsked);
    if (!isAsked)
        m_pin->clear();
}

void ApprovalEditor::choose()
{
    const QString pin = m_pin->text();
    m_pin->clear();
    const auto amount = core::parseTypedReais(m_amount->text());
    if (!amount || amount->isZero()) {
        showMessage(
            tr("Write an amount as 12,00 or 1.234,56. With 0,01 every payout needs approval."));
        m_amount->setFocus();
        return;
    }
    const auto answer = m_approver.attempt(pin);
    if (answer != core::PinService::Answer::Right) {
        showMessage(pinSentence(answer, m_approver));
        m_pin->setFocus();
        return;
    }
    m_amount->setModified(false);
    Q_EMIT chosen(*amount);
    showMessage(tr("From %1, a second person approves.").arg(moneyText(*amount)));
}

void ApprovalEditor::showMessage(const QString &news)
{
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void ApprovalEditor::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || event->isAutoRepeat())
        event->ignore();
    else if (m_amount->hasFocus())
        m_pin->setFocus();
    else
        choose();
}

} // namespace ui
