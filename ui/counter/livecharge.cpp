// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/livecharge.h"

#include "ui/counter/waitingpanel.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/session/confirmbox.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/outcomepanel.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAccessible>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr std::chrono::milliseconds kSecond(1000);

} // namespace

LiveCharge::LiveCharge(core::TransactionService &service, ReceiptController &receipts,
                       core::PreferencesStore &preferences, core::BankRepository *bank,
                       QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_receipts(receipts)
    , m_checking(new BusyIndicator(u"liveWait"_s, this))
{
    setObjectName(u"liveCharge"_s);
    namePage(this, tr("A charge on the screen"));
    setFocusPolicy(Qt::StrongFocus);
    m_waiting = new WaitingPanel(service, preferences, bank);
    m_waiting->setFocusProxy(this);
    m_faces = new QStackedWidget;
    m_faces->addWidget(m_waiting);
    m_faces->addWidget(createDecided(preferences));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_faces);

    auto *check = new QAction(tr("Check the state now"), this);
    check->setShortcut(QKeySequence::Refresh);
    connect(check, &QAction::triggered, this, &LiveCharge::checkNow);
    addAction(check);
    m_ageTimer.setInterval(1000);
    connect(&m_ageTimer, &QTimer::timeout, m_waiting, &WaitingPanel::showAge);
    connect(m_waiting, &WaitingPanel::messageChanged, this, &LiveCharge::showMessage);
    connect(m_checking, &BusyIndicator::messageChanged, this, &LiveCharge::showMessage);
    connect(m_waiting, &WaitingPanel::codeShared, &receipts, &ReceiptController::recordCode);
    connect(m_waiting, &WaitingPanel::slipRequested, this, &LiveCharge::printSlip);
    connect(m_waiting, &WaitingPanel::nextRequested, this, &LiveCharge::nextRequested);
    connect(m_waiting, &WaitingPanel::abandonRequested, this, &LiveCharge::abandonRequested);
    m_stayTimer.setSingleShot(true);
    connect(&m_stayTimer, &QTimer::timeout, this, &LiveCharge::countStay);
    connect(&m_gate, &KeyGate::typed, this, &LiveCharge::applyTyped);
    connect(&m_gate, &KeyGate::scanned, this,
            [this] { showMessage(tr("That came from the barcode scanner and was ignored.")); });
    connect(&service, &core::TransactionService::changed, this,
            [this](const core::Transaction &transaction) {
                if (transaction.id == m_transaction.id)
                    update(transaction);
            });
    connect(&receipts, &ReceiptController::printedByItself, this,
            [this](const core::Transaction &transaction, const QString &sentence) {
                if (transaction.id == m_transaction.id)
                    showMessage(sentence);
            });
}

/// Creates the outcome with the confirmation of a charge that was paid after its end.
QWidget *LiveCharge::createDecided(core::PreferencesStore &preferences)
{
    m_outcome = new OutcomePanel;
    connect(m_outcome, &OutcomePanel::nextRequested, this, &LiveCharge::nextRequested);
    connect(m_outcome, &OutcomePanel::againRequested, this, &LiveCharge::againRequested);
    connect(m_outcome, &OutcomePanel::printRequested, this, &LiveCharge::printReceipt);
    connect(m_outcome, &OutcomePanel::saveRequested, this, &LiveCharge::saveReceipt);
    m_confirm = new ConfirmBox(m_service, preferences, ConfirmBox::Direction::Row);
    connect(m_confirm, &ConfirmBox::messageChanged, this, &LiveCharge::showMessage);
    connect(m_confirm, &ConfirmBox::left, this, [this] { setFocus(); });
    m_decided = new QWidget;
    auto *layout = new QVBoxLayout(m_decided);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_outcome, 1);
    layout->addWidget(m_confirm, 0, Qt::AlignHCenter);
    return m_decided;
}

void LiveCharge::show(const core::Transaction &transaction)
{
    m_transaction = {};
    m_checking->end();
    endStay();
    m_waiting->setSize(WaitingPanel::Size::Usual);
    m_waiting->endQuestion();
    showMessage({});
    update(transaction);
}

void LiveCharge::update(const core::Transaction &transaction)
{
    const bool decidedNow = !m_transaction.id.isNull() && !m_transaction.status.isFinal() &&
                            transaction.status.isFinal();
    m_transaction = transaction;
    setAccessibleName(
        u"%1, %2"_s.arg(moneyText(transaction.amount), statusWord(transaction.status)));
    Q_EMIT changed();
    if (transaction.status.isFinal()) {
        m_ageTimer.stop();
        m_outcome->setTransaction(transaction, m_service.capabilities());
        m_confirm->setCharge(transaction);
        m_faces->setCurrentWidget(m_decided);
        if (transaction.status.code() != core::Status::Code::Paid)
            endStay();   // A withdrawn confirmation must be seen.
        if (isVisible()) // A payment elsewhere must not move the focus.
            setFocus();
        if (decidedNow) {
            if (m_isHintShown)
                showMessage({});
            // Dialogs about the code, which is now obsolete.
            for (QDialog *dialog : findChildren<QDialog *>())
                dialog->reject();
            m_gate.drop(); // Earlier keys were not for the outcome.
            startStay();
            QApplication::alert(window());
            QAccessibleEvent event(m_outcome, QAccessible::Alert);
            QAccessible::updateAccessibility(&event);
            Q_EMIT decided(transaction);
        }
        return;
    }
    m_waiting->setTransaction(transaction);
    m_faces->setCurrentWidget(m_waiting);
    m_ageTimer.start();
}

/// Ends the countdown on any key, including shortcuts of the page or window.
bool LiveCharge::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::MouseButtonPress)
        endStay();
    return QWidget::event(event);
}

void LiveCharge::keyPressEvent(QKeyEvent *event)
{
    endStay();
    // All keys pass the gate, which must detect a scan that began before the payment.
    const bool held = m_gate.swallows(*event);
    if (isDecided()) {
        if (!held && !acceptsOutcomeKey(*event))
            event->ignore();
        return;
    }
    // A digit may be the first key of a scan.
    const bool isDelayed = m_waiting->asks() || AmountEdit::isPartOfAmount(*event);
    if (!held || !isDelayed)
        handleWaitingKey(event);
}

void LiveCharge::handleWaitingKey(QKeyEvent *key)
{
    const auto isKey = [key](const QKeySequence &standard) {
        return ownKey(standard) == QKeySequence(key->keyCombination());
    };
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool asks = m_waiting->asks();
    const bool isLarge = m_waiting->size() == WaitingPanel::Size::Large;
    const bool isPlain = key->modifiers() == Qt::NoModifier;
    const bool isForSize = key->key() == Qt::Key_B && isPlain && !asks;
    if (isLarge && (isForSize || key->key() == Qt::Key_Escape))
        m_waiting->setSize(WaitingPanel::Size::Usual);
    else if (isForSize && m_waiting->canEnlarge())
        m_waiting->setSize(WaitingPanel::Size::Large);
    else if (isForSize)
        showMessage(tr("The code is already as large as this window allows."));
    else if (isKey(Qt::Key_F6)) // for windows without space for its button
        m_waiting->copyCode();
    else if (isKey(Qt::SHIFT | Qt::Key_F6))
        m_waiting->copyLink();
    else if (isKey(Qt::Key_F7))
        printSlip();
    else if (isKey(Qt::Key_F10) && !key->isAutoRepeat())
        m_waiting->confirm();
    else if (key->matches(QKeySequence::Save))
        m_waiting->saveImage();
    else if (key->matches(QKeySequence::Print) && !asks)
        m_receipts.chooseSlipPrinter(m_transaction, this, messageHandler());
    else if (asks && key->key() == Qt::Key_A && isPlain && !key->isAutoRepeat())
        Q_EMIT abandonRequested();
    else if (asks && (key->key() == Qt::Key_Escape || (enter && !key->isAutoRepeat())))
        m_waiting->endQuestion(); // Neither of the two keys that hurried people press cancels.
    else if (key->key() == Qt::Key_Escape)
        m_waiting->ask();
    else if (enter && !asks)
        showHint(withOwnKeys(
            tr("This charge is still waiting. F2 serves the next customer, Esc cancels it.")));
    else if (!asks && AmountEdit::isPartOfAmount(*key))
        showHint(tr("This charge is still waiting. Press F2, then type the next amount."));
    else
        key->ignore();
}

/// Handles a key released by the gate. The charge may have left the screen because of an earlier
/// key.
void LiveCharge::applyTyped(QKeyEvent *key)
{
    if (!isVisible()) {
        if (QWidget *widget = QApplication::focusWidget())
            QCoreApplication::sendEvent(widget, key);
    } else if (isDecided()) {
        if (!acceptsOutcomeKey(*key))
            Q_EMIT keyLeft(key);
    } else if (m_waiting->asks() || AmountEdit::isPartOfAmount(*key)) { // others are handled
        handleWaitingKey(key);
    }
}

bool LiveCharge::acceptsOutcomeKey(const QKeyEvent &key)
{
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isAgain = key.key() == Qt::Key_R && key.modifiers() == Qt::NoModifier &&
                         canBeChargedAgain(m_transaction);
    // A held key may have been pressed before the outcome appeared.
    const bool isHeld = (enter || isAgain) && key.isAutoRepeat();
    if (isHeld)
        return true;
    if (enter || key.key() == Qt::Key_Escape)
        Q_EMIT nextRequested();
    else if (isAgain)
        Q_EMIT againRequested();
    else
        return applyReceiptKey(key);
    return true;
}

/// Queries the status on request. Changes also arrive without a query.
void LiveCharge::checkNow()
{
    m_checking->begin(
        {tr("Checking the state…"), withOwnKeys(tr("It is not known now whether it is paid: do not "
                                                   "hand over the goods. F5 asks again."))});
    core::onAnswer(m_service.find(m_transaction.id), this,
                   [this, id = m_transaction.id](const core::Result<core::Transaction> &answer) {
                       if (id != m_transaction.id)
                           return;
                       m_checking->end();
                       if (!answer) {
                           showMessage(errorParagraph(answer.error()));
                           return;
                       }
                       if (answer->status != m_transaction.status)
                           update(*answer);
                       showMessage(tr("Checked at %1: %2", "time, state")
                                       .arg(timeText(QDateTime::currentDateTimeUtc()),
                                            statusWord(answer->status)));
                   });
}

/// Returns a function that shows a print result, unless another charge is on the screen by then.
std::function<void(const QString &)> LiveCharge::messageHandler()
{
    return [this, id = m_transaction.id](const QString &sentence) {
        if (id == m_transaction.id)
            showMessage(sentence);
    };
}

void LiveCharge::printSlip()
{
    m_receipts.printSlip(m_transaction, this, messageHandler());
}

void LiveCharge::printReceipt()
{
    endStay(); // a click on its button is no event of this widget
    m_receipts.print(m_transaction, this, messageHandler());
}

void LiveCharge::saveReceipt()
{
    endStay();
    m_receipts.saveAs(m_transaction, this, messageHandler());
}

/// Handles a receipt shortcut of the decided charge. Returns true if the key was one.
bool LiveCharge::applyReceiptKey(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Print))
        m_receipts.choosePrinter(m_transaction, this, messageHandler());
    else if (event.matches(QKeySequence::Save))
        saveReceipt();
    else if (const QKeySequence key(event.keyCombination());
             key == QKeySequence(Qt::Key_P) || key == ownKey(Qt::Key_F7))
        printReceipt();
    else
        return false;
    return true;
}

/// Starts the countdown when shown: a charge paid while hidden stays until seen.
void LiveCharge::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stayInBackground.count() > 0)
        startStay();
}

void LiveCharge::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_stayTimer.stop();
}

void LiveCharge::startStay()
{
    if (m_transaction.status.code() != core::Status::Code::Paid)
        return;
    m_stayInBackground = m_paidStay;
    m_outcome->setStay(m_stayInBackground);
    if (m_stayInBackground.count() > 0 && isVisible())
        m_stayTimer.start(std::min(m_stayInBackground, kSecond));
}

void LiveCharge::endStay()
{
    m_stayTimer.stop();
    m_stayInBackground = {};
    m_outcome->setStay({});
}

void LiveCharge::countStay()
{
    m_stayInBackground -= std::min(m_stayInBackground, kSecond);
    m_outcome->setStay(m_stayInBackground);
    if (m_stayInBackground.count() > 0)
        m_stayTimer.start(std::min(m_stayInBackground, kSecond));
    else
        Q_EMIT nextRequested();
}

/// Shows a hint that is false once the charge is decided.
void LiveCharge::showHint(const QString &hint)
{
    showMessage(hint);
    m_isHintShown = true;
}

void LiveCharge::showMessage(const QString &text)
{
    m_isHintShown = false;
    m_waiting->showMessage(text);
    m_outcome->setNews(text);
}

} // namespace ui
