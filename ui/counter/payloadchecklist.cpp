// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/payloadchecklist.h"

#include "core/domain/brcode.h"
#include "core/domain/transaction.h"
#include "ui/text/text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kTick = 16;

class Tick : public QWidget
{
public:
    Tick() { setFixedSize(kTick, kTick + 2); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const core::Status paid = core::Status::Code::Paid;
        paintIcon(painter, QRect(0, 2, kTick, kTick), statusIcon(paid),
                  statusColor(paid, palette()));
    }
};

} // namespace

PayloadCheckList::PayloadCheckList(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"payloadCheckList"_s);
    m_text = new Label(tr("Code checked"), TextSize::Small);
    m_text->setObjectName(u"codeTickLabel"_s);
    m_amount = new Label({}, TextSize::Small);
    m_amount->setObjectName(u"amountTickLabel"_s);
    m_receiver = new Label({}, TextSize::Small);
    m_receiver->setObjectName(u"receiverLabel"_s);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(kSpaceSmall);
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(1, 1);
    for (Label *label : {m_text, m_amount, m_receiver}) {
        const int row = layout->rowCount();
        label->setWordWrap(true);
        layout->addWidget(new Tick, row, 0, Qt::AlignTop);
        layout->addWidget(label, row, 1);
    }
}

void PayloadCheckList::setTransaction(const core::Transaction &transaction)
{
    const auto code = core::BrCode::parse(transaction.qrCode);
    if (!code)
        return;
    const bool isFixed = code->kind == core::BrCode::Kind::Static;
    m_amount->setText(isFixed ? tr("Amount: %1").arg(moneyText(transaction.amount))
                              : tr("The provider sets the amount"));
    m_receiver->setText(
        isFixed ? tr("The shop's key: %1", "receiver's name").arg(code->merchantName)
                : tr("The shop's provider: %1", "receiver's name").arg(code->merchantName));
    setAccessibleName(
        tr("Checked: %1", "a check that a code passed")
            .arg(QStringList{m_text->text(), m_amount->text(), m_receiver->text()}.join(u"; ")));
}

} // namespace ui
