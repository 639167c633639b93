// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/dayspanel.h"

#include "core/bank/reconciliation.h"
#include "core/console/pin.h"
#include "core/service/transactionservice.h"
#include "core/till/pinservice.h"
#include "ui/reconciliation/dayoutput.h"
#include "ui/reports/daysheets.h"
#include "ui/session/pinprompt.h"
#include "ui/text/errortext.h"
#include "ui/text/reconciletext.h"
#include "ui/text/statementtext.h"
#include "ui/text/text.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrollcolumn.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kListWidth = 360;

QString stateText(const core::ReconcileDay &day)
{
    if (day.isSealed)
        return DaysPanel::tr("sealed", "a day");
    return day.openCount == 0
               ? DaysPanel::tr("nothing open", "on a day")
               : DaysPanel::tr("%n open", "on a day", static_cast<int>(day.openCount));
}

QString rowText(const core::ReconcileDay &day)
{
    return u"%1 · %2 · %3"_s.arg(
        QLocale().toString(day.day, QLocale::ShortFormat),
        DaysPanel::tr("%n line(s)", nullptr, static_cast<int>(day.lineCount)), stateText(day));
}

bool needsReason(const core::ReconcileDay &day)
{
    return day.isSealed || day.obstacles.contains(core::SealObstacle::OpenItems);
}

/// Returns true if nothing but a missing reason prevents sealing.
bool canSeal(const core::ReconcileDay &day)
{
    return !day.isSealed &&
           std::all_of(day.obstacles.cbegin(), day.obstacles.cend(),
                       [](auto each) { return each == core::SealObstacle::OpenItems; });
}

} // namespace

DaysPanel::DaysPanel(core::Reconciliation &reconciliation, core::PinService &pins,
                     const QString &shop, QWidget *parent)
    : QWidget(parent)
    , m_reconciliation(reconciliation)
    , m_pins(pins)
    , m_shop(shop)
    , m_output(new DayOutput(this))
    , m_title(Label::wrapping(u"daysTitle"_s, TextSize::Title))
    , m_accountBox(new ChoiceBox)
    , m_list(new QListWidget)
{
    setObjectName(u"daysPanel"_s);
    m_accountBox->setObjectName(u"daysAccountBox"_s);
    m_accountBox->setAccessibleName(tr("Account"));
    connect(m_accountBox, &QComboBox::activated, this, &DaysPanel::chooseAccount);
    m_list->setObjectName(u"daysList"_s);
    m_list->setAccessibleName(tr("Days"));
    m_list->setMaximumWidth(kListWidth);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusProxy(m_list);
    connect(m_list, &QListWidget::currentRowChanged, this, &DaysPanel::showCurrent);
    connect(m_output, &DayOutput::messageChanged, this, &DaysPanel::showMessage);
    connect(m_output, &DayOutput::issued, this, &DaysPanel::issued);
    auto *body = new QHBoxLayout;
    body->setSpacing(kSpace);
    body->addWidget(m_list, 2);
    body->addWidget(createSide(), 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_title);
    layout->addWidget(m_accountBox, 0, Qt::AlignLeft);
    layout->addLayout(body, 1);
    layout->addWidget(createFoot());
}

QWidget *DaysPanel::createSide()
{
    m_equation = Label::wrapping(u"dayEquation"_s, TextSize::Strong);
    m_state = Label::wrapping(u"dayState"_s);
    m_queues = Label::wrapping(u"dayQueues"_s);
    m_changes = Label::wrapping(u"dayChanges"_s);
    auto *scroll = new ScrollColumn;
    for (Label *label : {m_equation, m_state, m_queues, m_changes})
        scroll->column()->addWidget(label);
    return scroll;
}

QWidget *DaysPanel::createFoot()
{
    m_reason = new QLineEdit;
    m_reason->setObjectName(u"dayReasonEdit"_s);
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setPlaceholderText(tr("Reason"));
    m_pin = new QLineEdit;
    m_pin->setObjectName(u"dayPinEdit"_s);
    m_pin->setAccessibleName(tr("PIN"));
    m_pin->setPlaceholderText(tr("PIN"));
    makeSecret(*m_pin);
    m_pin->setMaxLength(core::kMaxPinLength);
    m_news = Label::wrapping(u"dayNews"_s);
    m_seal = keyButton(tr("Seal the day"), Qt::Key_S, u"daySealButton"_s);
    m_reopen = keyButton(tr("Open the day again"), Qt::Key_R, u"dayReopenButton"_s);
    m_print = keyButton(tr("Print…"), QKeySequence::Print, u"dayPrintButton"_s);
    m_save = keyButton(tr("Save PDF…"), QKeySequence::Save, u"daySaveButton"_s);
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"dayBackButton"_s, KeyScope::Borrowed);
    makePrimary(m_seal);
    connect(m_seal, &QPushButton::clicked, this, [this] { change(Change::Seal); });
    connect(m_reopen, &QPushButton::clicked, this, [this] { change(Change::Reopen); });
    connect(m_print, &QPushButton::clicked, this,
            [this] { output([this](const DaySheet &sheet) { m_output->print(sheet); }); });
    connect(m_save, &QPushButton::clicked, this,
            [this] { output([this](const DaySheet &sheet) { m_output->save(sheet); }); });
    connect(back, &QPushButton::clicked, this, &DaysPanel::left);
    auto *fields = new QHBoxLayout;
    fields->addWidget(m_reason, 2);
    fields->addWidget(m_pin, 1);
    auto *actions = new QWidget;
    auto *flow = new FlowLayout(actions);
    for (QPushButton *button : {m_seal, m_reopen, m_print, m_save, back}) {
        makeCompact(button);
        button->setFocusPolicy(Qt::TabFocus);
        flow->addWidget(button);
    }
    auto *foot = new QWidget;
    auto *layout = new QVBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_news);
    layout->addLayout(fields);
    layout->addWidget(actions);
    return foot;
}

void DaysPanel::begin(const QList<core::ReconciledAccount> &accounts, qint64 account)
{
    m_accounts = accounts;
    const auto wanted = std::find_if(accounts.cbegin(), accounts.cend(),
                                     [account](const auto &each) { return each.id == account; });
    const auto place = wanted == accounts.cend() ? 0 : static_cast<int>(wanted - accounts.cbegin());
    m_accountBox->clear();
    for (const core::ReconciledAccount &each : accounts)
        m_accountBox->addItem(accountText(each.account));
    m_accountBox->setCurrentIndex(place);
    m_accountBox->setVisible(accounts.size() > 1);
    chooseAccount(place);
    m_list->setFocus();
}

void DaysPanel::chooseAccount(int place)
{
    m_account = m_accounts[place];
    m_title->setText(tr("Days · %1", "account").arg(accountText(m_account.account)));
    m_reason->clear();
    m_pin->clear();
    showMessage({});
    m_list->clear();
    m_days.clear();
    read();
}

void DaysPanel::read()
{
    core::onAnswer(
        m_reconciliation.days(m_account.id), this,
        [this, generation = ++m_generation](const core::Result<QList<core::ReconcileDay>> &days) {
            if (generation != m_generation)
                return;
            if (!days)
                showProblem(errorParagraph(days.error()));
            m_days = days.value_or(QList<core::ReconcileDay>());
            fill();
        });
    core::onAnswer(m_reconciliation.changesAfterSeal(), this,
                   [this](const core::Result<QList<core::ChangeAfterSeal>> &changes) {
                       showChanges(changes.value_or(QList<core::ChangeAfterSeal>()));
                   });
}

/// Fills the list. Starts at the first day that is not sealed.
void DaysPanel::fill()
{
    const int before = m_list->currentRow();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const core::ReconcileDay &day : std::as_const(m_days))
            (new QListWidgetItem(rowText(day), m_list))->setToolTip(rowText(day).toHtmlEscaped());
        const auto open = std::find_if(m_days.cbegin(), m_days.cend(),
                                       [](const auto &day) { return !day.isSealed; });
        const auto first = static_cast<int>(open - m_days.cbegin());
        const int row = before >= 0 ? before : first;
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    showCurrent();
}

const core::ReconcileDay *DaysPanel::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_days.size() ? &m_days[row] : nullptr;
}

void DaysPanel::showCurrent()
{
    const core::ReconcileDay *day = current();
    m_seal->setEnabled(day && canSeal(*day));
    m_seal->setVisible(!day || !day->isSealed);
    m_reopen->setVisible(day && day->isSealed);
    m_print->setEnabled(day);
    m_save->setEnabled(day);
    m_reason->setVisible(day && needsReason(*day) && (day->isSealed || canSeal(*day)));
    m_pin->setVisible(day && m_pins.hasPin() && (day->isSealed || canSeal(*day)));
    if (!day) {
        m_equation->setText(m_days.isEmpty() ? tr("No statement covers a day yet.") : QString());
        m_state->clear();
        m_queues->clear();
        return;
    }
    m_equation->setText(dayEquation(*day));
    QStringList states;
    if (day->isSealed) {
        states.append(tr("Sealed at %1. Seal: %2", "time, digest")
                          .arg(minuteText(day->sealedAt),
                               QString::fromLatin1(day->digest.toHex().first(16)) + u'…'));
        if (!day->person.isEmpty())
            states.append(tr("By %1").arg(foreignText(day->person)));
        if (!day->carriedReason.isEmpty())
            states.append(tr("Carried over: %1").arg(foreignText(day->carriedReason)));
    }
    for (const core::SealObstacle obstacle : day->obstacles)
        states.append(obstacleSentence(obstacle));
    for (const core::Equation &equation : day->equations) {
        if (hasContent(equation))
            states.append(equationSentence(equation));
        else if (equation.parts.isEmpty())
            states.append(u"%1: %2 %3 %4"_s.arg(
                equationName(equation.kind), moneyText(equation.left),
                equation.holds() ? u"="_s : u"≠"_s, moneyText(equation.right)));
    }
    m_state->setText(states.join(u'\n'));
    m_queues->setText(dayQueues(*day).join(u'\n'));
}

void DaysPanel::showChanges(const QList<core::ChangeAfterSeal> &changes)
{
    QStringList lines;
    core::Money sum;
    for (const core::ChangeAfterSeal &change : changes) {
        if (change.account != m_account.id)
            continue;
        sum += change.effect;
        lines.append(u"%1 · %2 · %3"_s.arg(QLocale().toString(change.day, QLocale::ShortFormat),
                                           moneyText(change.effect), changeSentence(change)));
    }
    if (!lines.isEmpty())
        lines.prepend(tr("Changed after sealing, together %1:").arg(moneyText(sum)));
    m_changes->setText(lines.join(u'\n'));
}

/// Checks the typed PIN; true if there is none.
bool DaysPanel::isPinRight()
{
    if (!m_pins.hasPin())
        return true;
    const QString pin = m_pin->text();
    m_pin->clear();
    const auto answer = m_pins.attempt(pin);
    if (answer == core::PinService::Answer::Right)
        return true;
    showProblem(pinSentence(answer, m_pins));
    m_pin->setFocus();
    return false;
}

void DaysPanel::change(Change change)
{
    const core::ReconcileDay *day = current();
    if (!day || (change == Change::Seal ? !canSeal(*day) : !day->isSealed))
        return;
    const QString reason = m_reason->text().trimmed();
    if (needsReason(*day) && reason.isEmpty()) {
        showProblem(tr("Type a reason first."));
        m_reason->setFocus();
        return;
    }
    if (m_pins.hasPin() && m_pin->text().isEmpty()) {
        showProblem(tr("Type the PIN first."));
        m_pin->setFocus();
        return;
    }
    if (!isPinRight())
        return;
    if (change == Change::Seal)
        core::onAnswer(m_reconciliation.seal(m_account.id, day->day, reason, m_person), this,
                       [this](const auto &answer) { handle(answer, tr("The day is sealed.")); });
    else
        core::onAnswer(m_reconciliation.reopen(m_account.id, day->day, reason, m_person), this,
                       [this](const auto &answer) {
                           handle(answer, tr("The day and all later days are open again."));
                       });
}

template<typename T>
void DaysPanel::handle(const core::Result<T> &answer, const QString &done)
{
    if (answer) {
        m_reason->clear();
        showMessage(done);
    } else {
        showProblem(errorParagraph(answer.error()));
    }
    m_list->setFocus();
    read();
}

/// Prints or saves the day, with its carried items if it is sealed.
void DaysPanel::output(const std::function<void(const DaySheet &)> &write)
{
    const core::ReconcileDay *day = current();
    if (!day)
        return;
    if (!day->isSealed) {
        write(daySheet({.day = *day}, m_account, m_shop));
        return;
    }
    core::onAnswer(m_reconciliation.sealedDay(m_account.id, day->day), this,
                   [this, write](const core::Result<core::SealedDay> &sealed) {
                       if (sealed)
                           write(daySheet(*sealed, m_account, m_shop));
                       else
                           showProblem(errorParagraph(sealed.error()));
                   });
}

void DaysPanel::showMessage(const QString &text)
{
    m_news->setTone(Label::Tone::Normal);
    m_news->setText(text);
    m_news->setVisible(!text.isEmpty());
}

void DaysPanel::showProblem(const QString &text)
{
    showMessage(text);
    m_news->setTone(Label::Tone::Problem);
}

void DaysPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

} // namespace ui
