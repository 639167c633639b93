// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/openchargespage.h"
#include "ui/receipts/receiptcontroller.h"

#include "core/apipix/bankrepository.h"
#include "core/service/bankcodes.h"
#include "core/till/contactwatch.h"
#include "ui/counter/confirmationbar.h"
#include "ui/session/checkedlabel.h"
#include "ui/session/confirmbox.h"
#include "ui/text/contacttext.h"
#include "ui/text/errortext.h"
#include "ui/text/evidencetext.h"
#include "ui/text/readerrortext.h"
#include "ui/text/text.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/headermenu.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"
#include "ui/widgets/pagenotice.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QStyledItemDelegate>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using Column = OpenChargesModel::Column;

namespace
{

constexpr int kMargins = 24;
constexpr int kHeaderMargins = 28; ///< of the name of a column
constexpr int kNarrowTable = 760;  ///< below it the payer takes the space of the reference
constexpr auto kTick = std::chrono::seconds(1);

/// Delegate that highlights ages above the limit by weight and colour.
class AgeDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(OpenChargesModel::NeedsAttentionRole).toBool())
            return;
        option->font = textFont(TextSize::Strong);
        for (const auto role : {QPalette::Text, QPalette::HighlightedText})
            option->palette.setColor(role, problemColor(option->palette));
    }
};

int widthOf(const QString &text)
{
    return QFontMetrics(textFont(TextSize::Strong)).horizontalAdvance(text) + kMargins;
}

int columnWidth(Column column)
{
    switch (column) {
    case Column::Age:
        return qMax(widthOf(u"00:00:00"_s),
                    widthOf(OpenChargesModel::tr("Open for", "column: age of a charge")) +
                        kHeaderMargins - kMargins);
    case Column::Amount:
        return widthOf(moneyText(core::Money::fromCents(99999999)));
    case Column::Reference:
        return widthOf(u"261128-DGKMQXYZ"_s);
    case Column::Mark:
        return widthOf(
            OpenChargesModel::tr("cancelled %1", "a charge, at this time").arg(u"00:00:00"_s));
    case Column::Payer: // takes the remaining width
    case Column::Count:
        break;
    }
    return 0;
}

} // namespace

OpenChargesPage::OpenChargesPage(const ShopContext &context, OpenChargesModel &model,
                                 QWidget *parent)
    : QWidget(parent)
    , m_service(context.service)
    , m_can(context.service.capabilities())
    , m_repository(context.console.annotations())
    , m_preferences(context.preferences)
    , m_model(model)
    , m_bank(context.bank)
    , m_receipts(context.receipts)
    , m_busy(new BusyIndicator(u"openWait"_s, this))
    , m_checking(new BusyIndicator(u"openCheckWait"_s, this))
{
    setObjectName(u"openChargesPage"_s);
    m_total = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_total->setObjectName(u"openTotalLabel"_s);
    m_truth = Label::wrapping(u"openTruthLabel"_s, TextSize::Small, Label::Tone::Muted);
    m_news = Label::wrapping(u"openNewsLabel"_s);
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(tr("Open charges"), TextSize::Title));
    head->addStretch();
    head->addWidget(m_total);

    m_table = createTable();
    m_headerMenu = new HeaderMenu(
        *m_table, {static_cast<int>(Column::Reference), static_cast<int>(Column::Mark)});
    m_notice = new PageNotice(u"open"_s);
    connect(m_notice, &PageNotice::retried, this, &OpenChargesPage::readAgain);
    m_notice->setFocusPolicy(Qt::StrongFocus);
    m_notice->installEventFilter(this);
    m_faces = new QStackedWidget;
    m_faces->addWidget(m_notice);
    m_faces->addWidget(m_table);
    m_actions = createActions();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(head);
    if (m_model.contact().isRemote())
        layout->addWidget(new CheckedLabel(m_model.contact()));
    layout->addWidget(m_truth);
    layout->addWidget(m_faces, 1);
    layout->addWidget(m_news);
    layout->addWidget(m_actions);
    layout->addWidget(new ConfirmationBar(m_service, m_preferences));

    connect(&m_model, &OpenChargesModel::stateChanged, this, &OpenChargesPage::showState);
    connect(m_busy, &BusyIndicator::messageChanged, this, [this](const QString &text) {
        if (m_model.rowCount() > 0)
            showMessage(text);
        else if (!text.isEmpty())
            showState();
    });
    connect(m_checking, &BusyIndicator::messageChanged, this, &OpenChargesPage::showMessage);
    connect(&m_model, &OpenChargesModel::modelReset, this, &OpenChargesPage::keepCurrent);
    for (const auto signal : {&OpenChargesModel::rowsInserted, &OpenChargesModel::rowsRemoved})
        connect(&m_model, signal, this, &OpenChargesPage::fitMarks);
    connect(&m_model, &OpenChargesModel::modelReset, this, &OpenChargesPage::fitMarks);
    connect(&m_model, &OpenChargesModel::dataChanged, this,
            [this](const QModelIndex &, const QModelIndex &last) {
                if (last.column() >= static_cast<int>(Column::Mark))
                    fitMarks();
            });
    fitMarks();
    connect(&m_gate, &KeyGate::typed, this, [this](QKeyEvent *key) { (void)handleKey(*key); });
    connect(&m_tick, &QTimer::timeout, &m_model, &OpenChargesModel::tick);
    connect(&m_service, &core::TransactionService::completenessChanged, this,
            &OpenChargesPage::showCompleteness);
    if (m_bank)
        connect(m_bank, &core::BankRepository::changed, this, &OpenChargesPage::showState);
    auto *reload = new QAction(tr("Refresh"), this);
    reload->setShortcut(QKeySequence::Refresh);
    connect(reload, &QAction::triggered, this, &OpenChargesPage::readAgain);
    addAction(reload);
    m_tick.setInterval(kTick);
    m_model.reload();
}

QTableView *OpenChargesPage::createTable()
{
    auto *table = new QTableView;
    table->setObjectName(u"openTable"_s);
    table->setAccessibleName(tr("Open charges"));
    table->setModel(&m_model);
    table->setItemDelegateForColumn(static_cast<int>(Column::Age), new AgeDelegate(table));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(kRowLarge);
    QHeaderView *header = table->horizontalHeader();
    header->setHighlightSections(false);
    for (int column = 0; column < m_model.columnCount(); ++column)
        table->setColumnWidth(column, columnWidth(static_cast<Column>(column)));
    header->setSectionResizeMode(static_cast<int>(Column::Payer), QHeaderView::Stretch);
    table->installEventFilter(this);
    connect(table, &QTableView::doubleClicked, this, &OpenChargesPage::openCurrent);
    table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table, &QTableView::customContextMenuRequested, this, &OpenChargesPage::showRowMenu);
    connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid())
                    m_currentId = m_model.charge(index.row()).id;
                showActions();
            });
    return table;
}

QWidget *OpenChargesPage::createActions()
{
    auto *actions = new QWidget;
    auto *layout = new FlowLayout(actions);
    layout->setSpacing(kSpaceSmall);
    m_confirm = new ConfirmBox(m_service, m_preferences, ConfirmBox::Direction::Row);
    connect(m_confirm, &ConfirmBox::messageChanged, this, &OpenChargesPage::showMessage);
    connect(m_confirm, &ConfirmBox::confirmed, this, &OpenChargesPage::showConfirmed);
    connect(m_confirm, &ConfirmBox::left, this, [this] { m_table->setFocus(); });
    layout->addWidget(m_confirm);
    const auto add = [&](const QString &text, Qt::Key key, const QString &name,
                         void (OpenChargesPage::*act)()) {
        auto *button = keyButton(text, key, name, KeyScope::Borrowed);
        makeCompact(button);
        button->setFocusPolicy(Qt::TabFocus); // A click keeps the focus in the table.
        connect(button, &QPushButton::clicked, this, act);
        layout->addWidget(button);
        m_buttons.append(button);
        return button;
    };
    auto *open = add(tr("Open", "brings a charge to the counter again"), Qt::Key_Enter,
                     u"openButton"_s, &OpenChargesPage::openCurrent);
    if (!m_can.confirmsPayments)
        makePrimary(open);
    m_abandon =
        add(tr("Cancel charge"), Qt::Key_A, u"abandonButton"_s, &OpenChargesPage::abandonCurrent);
    m_undo =
        add(tr("Undo cancel"), Qt::Key_A, u"undoAbandonButton"_s, &OpenChargesPage::abandonCurrent);
    add(tr("Copy code"), Qt::Key_C, u"copyOpenButton"_s, &OpenChargesPage::copyCurrent);
    add(tr("Check"), Qt::Key_R, u"checkButton"_s, &OpenChargesPage::checkCurrent);
    return actions;
}

/// Opens the actions of a row as a menu.
void OpenChargesPage::showRowMenu(const QPoint &position)
{
    const QModelIndex index = m_table->indexAt(position);
    if (!index.isValid())
        return;
    m_table->setCurrentIndex(index);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"openChargeMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QPushButton *button : std::as_const(m_buttons)) {
        if (button->isVisible() && button->isEnabled())
            menu->addAction(button->accessibleName(), button, &QPushButton::click);
    }
    menu->popup(m_table->viewport()->mapToGlobal(position));
}

/// Filters scanner input, because single letters are shortcuts here.
bool OpenChargesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (m_gate.swallows(*key) || handleKey(*key))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool OpenChargesPage::handleKey(const QKeyEvent &key)
{
    if (key.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!key.isAutoRepeat())
            openCurrent();
        return true;
    case Qt::Key_A:
        if (!key.isAutoRepeat())
            abandonCurrent();
        return true;
    case Qt::Key_C:
        copyCurrent();
        return true;
    case Qt::Key_R:
        checkCurrent();
        return true;
    case Qt::Key_Escape:
        Q_EMIT leaveRequested();
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        m_table->setCurrentIndex(
            m_model.index(key.key() == Qt::Key_Home ? 0 : m_model.rowCount() - 1, 0));
        return true;
    default:
        return false;
    }
}

std::optional<core::Transaction> OpenChargesPage::current() const
{
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid())
        return {};
    return m_model.charge(index.row());
}

void OpenChargesPage::openCurrent()
{
    if (const auto charge = current())
        Q_EMIT resumeRequested(*charge);
}

/// Abandons the charge, or takes an abandoned one back.
void OpenChargesPage::abandonCurrent()
{
    const auto charge = current();
    if (!charge)
        return;
    if (m_model.isAbandoned(charge->id)) {
        undoAbandon(*charge);
        return;
    }
    auto *codes = core::bankCodesOf(m_service);
    if (!codes)
        return markAbandoned(*charge);
    // Until the bank's proof the code can still be paid.
    core::onAnswer(codes->cancel(charge->id), this,
                   [this, charge](const core::Result<core::Transaction> &answer) {
                       if (!answer)
                           return markAbandoned(*charge);
                       showMessage(tr("%1 is cancelled. Nobody can pay the code any more.")
                                       .arg(moneyText(charge->amount)));
                   });
}

/// Marks the charge as canceled at this counter. Its code can still be paid.
void OpenChargesPage::markAbandoned(const core::Transaction &charge)
{
    core::onAnswer(
        m_repository.abandon(charge.id), this,
        [this, charge](const core::Result<core::Annotations> &answer) {
            const QString amount = moneyText(charge.amount);
            if (!answer)
                showMessage(
                    tr("%1 could not be marked as cancelled. It stays as it was.").arg(amount));
            else if (capabilitiesWithBank().seesPayments)
                showMessage(
                    tr("%1 is cancelled at this counter. The code can still be paid: you will be "
                       "told if that happens.")
                        .arg(amount));
            else
                showMessage(
                    tr("%1 is cancelled at this counter. The code can still be paid, and only your "
                       "bank sees it.")
                        .arg(amount));
        });
}

/// Reports the payment, because its row has left the list.
void OpenChargesPage::showConfirmed(const core::Transaction &charge)
{
    m_table->setFocus();
    showMessage(u"%1: %2"_s.arg(moneyText(charge.amount), evidenceText(charge)));
}

void OpenChargesPage::undoAbandon(const core::Transaction &charge)
{
    core::onAnswer(m_repository.undoAbandon(charge.id), this,
                   [this, amount = moneyText(charge.amount)](const core::Result<void> &done) {
                       showMessage(
                           done ? tr("%1 is no longer cancelled.").arg(amount)
                                : tr("That could not be saved. %1 stays cancelled.").arg(amount));
                   });
}

void OpenChargesPage::showActions()
{
    const auto charge = current();
    const bool isAbandoned = charge && m_model.isAbandoned(charge->id);
    m_abandon->setVisible(!isAbandoned);
    m_undo->setVisible(isAbandoned);
    m_confirm->setCharge(charge);
}

void OpenChargesPage::copyCurrent()
{
    const auto charge = current();
    if (!charge)
        return;
    if (const auto problem =
            core::payloadProblem(*charge, m_service.payee(), core::bankHostsOf(m_service))) {
        showMessage(payloadSentence(*problem));
        return;
    }
    QGuiApplication::clipboard()->setText(charge->qrCode);
    m_receipts.recordCode(*charge, u"text"_s);
    showMessage(tr("Code of %1 copied.").arg(moneyText(charge->amount)));
}

void OpenChargesPage::readAgain()
{
    m_busy->end(); // the new request has its own notice
    m_model.reload();
}

void OpenChargesPage::checkCurrent()
{
    const auto charge = current();
    if (!charge)
        return;
    m_checking->begin(
        {tr("Checking the state of %1…").arg(moneyText(charge->amount)),
         tr("It is not known now whether it is paid: do not hand over the goods. R asks again.")});
    core::onAnswer(
        m_service.find(charge->id), this, [this](const core::Result<core::Transaction> &answer) {
            m_checking->end();
            if (!answer) {
                showMessage(errorParagraph(answer.error()));
                return;
            }
            showMessage(tr("%1, checked at %2: %3", "amount, time, what it means for the money")
                            .arg(moneyText(answer->amount),
                                 timeText(QDateTime::currentDateTimeUtc()),
                                 statusSentence(*answer, capabilitiesWithBank())));
            if (!isOpen(*answer)) // no change was reported
                m_model.reload();
        });
}

void OpenChargesPage::showMessage(const QString &text)
{
    m_news->setText(text);
    m_news->setVisible(!text.isEmpty());
}

void OpenChargesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showMessage({});
    m_model.tick();
    m_tick.start();
    m_faces->currentWidget()->setFocus();
}

void OpenChargesPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_tick.stop();
}

void OpenChargesPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_headerMenu->setFitting(static_cast<int>(Column::Reference), width() >= kNarrowTable);
}

/// Leaves the width of marks to the payers while no charge has a mark.
void OpenChargesPage::fitMarks()
{
    constexpr int kMark = static_cast<int>(Column::Mark);
    bool isMarked = false;
    for (int row = 0; row < m_model.rowCount() && !isMarked; ++row)
        isMarked = !m_model.index(row, kMark).data().toString().isEmpty();
    const int ofHead =
        widthOf(m_model.headerData(kMark, Qt::Horizontal, Qt::DisplayRole).toString());
    m_table->setColumnWidth(kMark, isMarked ? columnWidth(Column::Mark) : ofHead);
}

/// Restores the current row after a reload.
void OpenChargesPage::keepCurrent()
{
    const int row = m_model.rowOf(m_currentId);
    if (m_model.rowCount() > 0)
        m_table->setCurrentIndex(m_model.index(qMax(row, 0), 0));
}

QString OpenChargesPage::truthText() const
{
    if (const auto asOf = m_model.asOf())
        return rememberedText(*asOf);
    if (!m_model.readAt())
        return {};
    if (const auto copied = m_service.completeness(); copied && !copied->isComplete)
        return completenessText(*copied);
    QString text =
        m_model.contact().isRemote()
            ? tr("Updated at %1; the service is asked regularly.").arg(timeText(*m_model.readAt()))
        : m_can.seesPayments ? tr("Updated at %1.").arg(timeText(*m_model.readAt()))
        : m_can.confirmsPayments
            ? bankText() + u' ' + tr("Updated at %1.").arg(timeText(*m_model.readAt()))
            : tr("Balcão cannot see your bank: paid or not, a charge stays here "
                 "until it expires. Updated at %1.")
                  .arg(timeText(*m_model.readAt()));
    if (m_model.leftOut() > 0)
        text +=
            u' ' +
            tr("%1 older ones are not shown: find them under Transactions.").arg(m_model.leftOut());
    return text;
}

/// Returns which payments of the bank are seen, and what the cashier does for the others.
QString OpenChargesPage::bankText() const
{
    const auto bank = m_bank ? m_bank->state() : core::BankRepository::State();
    if (!bank.connection)
        return tr("Balcão cannot see your bank: press “Received” for each charge that your bank's "
                  "app shows as paid.");
    if (bank.seesPayments())
        return tr("A charge becomes PAID when your bank reports its payment. Payments are read "
                  "until %1.")
            .arg(minuteText(*bank.readUntil));
    if (bank.readUntil)
        return tr("The payments of your bank are read only until %1: press “Received” for each "
                  "later one that your bank's app shows.")
            .arg(minuteText(*bank.readUntil));
    return tr("The payments of your bank are not read yet: press “Received” for each charge that "
              "your bank's app shows as paid.");
}

/// Returns the capabilities of the service. seesPayments is also true if the bank of an own shop
/// reports payments now.
core::TransactionService::Capabilities OpenChargesPage::capabilitiesWithBank() const
{
    core::TransactionService::Capabilities can = m_can;
    can.seesPayments = can.seesPayments || (m_bank && m_bank->state().seesPayments());
    return can;
}

/// Reads the first rows as soon as the copy has some, and again once it is complete.
void OpenChargesPage::showCompleteness()
{
    const auto completeness = m_service.completeness();
    const bool isComplete = completeness && completeness->isComplete;
    if (isComplete != m_wasComplete || m_model.rowCount() == 0)
        m_model.reload();
    m_wasComplete = isComplete;
    showState();
}

void OpenChargesPage::showState()
{
    using State = OpenChargesModel::State;
    const State state = m_model.state();
    const int count = m_model.rowCount();
    if (state != State::Loading)
        m_busy->end();
    else if (!m_busy->isOn())
        m_busy->begin({tr("Reading…")});
    const auto copied = m_service.completeness();
    const bool isPartial = copied && !copied->isComplete;
    const bool isBlind = m_bank && m_bank->state().connection && !m_bank->state().seesPayments();
    m_truth->setTone(m_model.asOf() || isPartial || isBlind ? Label::Tone::Problem
                                                            : Label::Tone::Muted);
    m_truth->setText(truthText());
    m_total->setText(count > 0 ? tr("%n open charge(s)", nullptr, count) : QString());
    if (state == State::Failed && count > 0)
        m_total->setText(withOwnKeys(tr("They could not be refreshed. F5 tries again.")));
    if (state == State::Failed) {
        m_notice->announceFailure(tr("The open charges could not be read"),
                                  readErrorText(m_model.error()));
    } else if (!m_model.readAt()) {
        m_notice->showMessage(tr("Reading…"), m_busy->stage() > BusyIndicator::Stage::Shown
                                                  ? m_busy->text()
                                                  : QString());
    } else if (isPartial) {
        m_notice->showMessage(tr("No open charges so far"),
                              tr("Older ones can follow: the service is still being read."));
    } else {
        m_notice->showMessage(tr("No open charges"), tr("Every charge is settled."));
    }
    if (count > 0 && !m_table->currentIndex().isValid())
        keepCurrent();
    QWidget *const face = count > 0 ? static_cast<QWidget *>(m_table) : m_notice;
    const bool changes = m_faces->currentWidget() != face;
    m_faces->setCurrentWidget(face);
    m_actions->setEnabled(count > 0);
    showActions();
    if (changes && isVisible())
        face->setFocus();
}

} // namespace ui
