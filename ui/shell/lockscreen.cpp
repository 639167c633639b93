// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/lockscreen.h"

#include "ui/session/pinprompt.h"
#include "ui/text/text.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxPaid = 4; ///< payments in the list, newest first
constexpr int kShape = 44;

/// Bar of one payment: word, amount and time, on the green of a paid charge.
class PaidBar final : public QWidget
{
public:
    explicit PaidBar(const core::Transaction &transaction)
    {
        setObjectName(u"paidBar"_s);
        const QString time = timeText(transaction.finished.value_or(transaction.created));
        auto *word = new Label(statusWord(transaction.status).toUpper(), TextSize::Title);
        auto *moment = new Label(time);
        auto *amount = new Label(moneyText(transaction.amount), TextSize::Headline);
        auto *left = new QVBoxLayout;
        left->setSpacing(0);
        left->addWidget(word);
        left->addWidget(moment);
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(kSpace + kShape + kSpace, kSpaceSmall, kSpace, kSpaceSmall);
        layout->setSpacing(kSpace);
        layout->addLayout(left);
        layout->addWidget(amount, 1);
        amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        for (Label *label : {word, amount, moment})
            label->setColour(Qt::white);
        setAccessibleName(u"%1 %2, %3"_s.arg(word->text(), amount->text(), time));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(paidGround());
        painter.drawRoundedRect(rect(), kRadius, kRadius);
        paintIcon(painter, QRect(kSpace, (height() - kShape) / 2, kShape, kShape),
                  statusIcon(core::Status::Code::Paid), Qt::white);
    }
};

} // namespace

LockScreen::LockScreen(core::TransactionService &service, core::LockController &lock,
                       QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"lockScreen"_s);
    m_since = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_since->setObjectName(u"lockedSince"_s);
    m_since->setAlignment(Qt::AlignCenter);
    m_code = new CodeView(service, TextSize::Body);
    m_amount = new Label({}, TextSize::Headline);
    m_amount->setObjectName(u"lockScreenAmount"_s);
    m_amount->setAlignment(Qt::AlignCenter);
    m_front = new QWidget;
    m_front->setObjectName(u"lockScreenFront"_s);
    auto *front = new QVBoxLayout(m_front);
    front->setContentsMargins(0, 0, 0, 0);
    front->addWidget(m_amount);
    front->addWidget(m_code, 1);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(kSpaceLarge);
    middle->addWidget(m_front, 1);
    middle->addWidget(new PinPrompt(lock, tr("This counter is locked")), 1);
    m_paid = new QVBoxLayout;
    m_paid->setSpacing(kSpaceSmall);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpaceLarge, kSpace, kSpaceLarge, kSpace);
    layout->addLayout(m_paid);
    layout->addLayout(middle, 1);
    layout->addWidget(m_since);

    connect(&service, &core::TransactionService::changed, this, &LockScreen::handleChange);
}

void LockScreen::begin(const std::optional<core::Transaction> &inFront)
{
    while (QLayoutItem *item = m_paid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_since->setText(tr("Locked at %1. Only new payments show here.")
                         .arg(timeText(QDateTime::currentDateTimeUtc())));
    m_inFront = inFront;
    showFront();
    if (inFront && inFront->status == core::Status::Code::Paid)
        addPaid(*inFront);
}

void LockScreen::handleChange(const core::Transaction &transaction)
{
    if (!isVisible())
        return;
    if (m_inFront && m_inFront->id == transaction.id) {
        m_inFront = transaction;
        showFront();
    }
    const bool isMoney = transaction.operation == core::Operation::CashIn;
    if (isMoney && transaction.status == core::Status::Code::Paid)
        addPaid(transaction);
}

/// Updates the charge in front of the customer, whose code stays visible for scanning.
void LockScreen::showFront()
{
    const bool waits = m_inFront && m_inFront->status == core::Status::Code::Pending;
    m_front->setVisible(waits);
    if (!waits)
        return;
    m_amount->setText(moneyText(m_inFront->amount));
    m_code->setTransaction(*m_inFront);
}

void LockScreen::addPaid(const core::Transaction &transaction)
{
    m_paid->insertWidget(0, new PaidBar(transaction));
    if (m_paid->count() > kMaxPaid) {
        QLayoutItem *oldest = m_paid->takeAt(m_paid->count() - 1);
        delete oldest->widget();
        delete oldest;
    }
    fitPaid();
}

/// Shows the newest payments that fit.
void LockScreen::fitPaid()
{
    for (int i = 0; i < m_paid->count(); ++i) {
        QWidget *bar = m_paid->itemAt(i)->widget();
        bar->show();
        bar->setVisible(i == 0 || layout()->minimumSize().height() <= height());
    }
}

void LockScreen::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitPaid();
}

} // namespace ui
