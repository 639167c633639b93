// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/payouttabs.h"

#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/till/payoutcontroller.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/theme.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;
using State = core::PayoutOrder::State;

core::TransactionFilter filterOf(PayoutTab tab)
{
    using Code = core::Status::Code;
    core::TransactionFilter filter{.operation = core::Operation::CashOut};
    switch (tab) {
    case PayoutTab::New:
    case PayoutTab::ToApprove:
    case PayoutTab::Held:
        break;
    case PayoutTab::OnTheWay:
        filter.statuses = {Code::Pending, Code::InProcess, Code::InAnalysis};
        break;
    case PayoutTab::Done:
        filter.statuses = {Code::Paid};
        break;
    case PayoutTab::Refused:
        filter.statuses = {Code::Denied, Code::Canceled};
        break;
    }
    return filter;
}

PayoutTabs::PayoutTabs(core::TransactionService &service, const core::PayoutController &payouts,
                       QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_payouts(payouts)
    , m_buttons(new QButtonGroup(this))
{
    setLayout(new FlowLayout);
    add(PayoutTab::New, tr("New", "payout"), u"newTab"_s);
    add(PayoutTab::ToApprove, tr("To approve", "payouts"), u"toApproveTab"_s);
    add(PayoutTab::Held, tr("On hold", "payouts"), u"heldTab"_s);
    add(PayoutTab::OnTheWay, tr("In process", "payouts"), u"onTheWayTab"_s);
    add(PayoutTab::Done, tr("Done", "payouts"), u"doneTab"_s);
    add(PayoutTab::Refused, tr("Refused", "payouts"), u"refusedTab"_s);
    m_buttons->button(0)->setChecked(true);
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int, bool isChosen) {
        if (isChosen)
            Q_EMIT chosenChanged();
    });
    connect(&payouts, &core::PayoutController::changed, this, &PayoutTabs::countHere);
    countHere();
}

void PayoutTabs::add(PayoutTab tab, const QString &name, const QString &objectName)
{
    const int place = static_cast<int>(tab);
    const QKeySequence key(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + place));
    auto *button = new QPushButton;
    setKeyedText(*button, name, key);
    button->setObjectName(objectName);
    button->setAccessibleName(name);
    button->setProperty("word", name);
    button->setProperty("role", u"toggle"_s);
    button->setProperty("density", u"compact"_s);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::NoFocus); // Their shortcuts work with any focus.
    connect(new QShortcut(key, button), &QShortcut::activated, button, &QPushButton::click);
    m_buttons->addButton(button, place);
    layout()->addWidget(button);
}

void PayoutTabs::choose(PayoutTab tab)
{
    m_buttons->button(static_cast<int>(tab))->setChecked(true);
}

PayoutTab PayoutTabs::chosen() const
{
    return static_cast<PayoutTab>(m_buttons->checkedId());
}

void PayoutTabs::countHere()
{
    const auto count = [this](State state) {
        const QList<core::PayoutOrder> &orders = m_payouts.orders();
        return std::count_if(orders.begin(), orders.end(), [state](const core::PayoutOrder &order) {
            return order.state == state;
        });
    };
    show(PayoutTab::ToApprove, count(State::ToApprove));
    show(PayoutTab::Held, count(State::Held));
    show(PayoutTab::Refused, m_refused + count(State::Refused));
}

void PayoutTabs::count()
{
    if (m_isCounting) {
        m_isOld = true;
        return;
    }
    m_isCounting = true;
    m_isOld = false;
    countNext(PayoutTab::OnTheWay);
}

void PayoutTabs::countNext(PayoutTab tab)
{
    core::onAnswer(m_service.count(filterOf(tab)), this,
                   [this, tab](const core::Result<qint64> &total) {
                       if (total && tab == PayoutTab::Refused)
                           m_refused = *total;
                       else if (total)
                           show(tab, *total);
                       countHere();
                       if (total && tab != PayoutTab::Refused) {
                           countNext(static_cast<PayoutTab>(static_cast<int>(tab) + 1));
                           return;
                       }
                       m_isCounting = false;
                       if (m_isOld)
                           count();
                   });
}

void PayoutTabs::show(PayoutTab tab, qint64 count)
{
    const int place = static_cast<int>(tab);
    QAbstractButton *button = m_buttons->button(place);
    const QString word = button->property("word").toString();
    const QString words =
        count > 0 ? tr("%1 (%2)", "a tab, how many are there").arg(word).arg(count) : word;
    const QKeySequence key(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + place));
    setKeyedText(*button, words, key);
    button->setAccessibleName(words);
}

} // namespace ui
