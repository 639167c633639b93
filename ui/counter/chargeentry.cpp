// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/chargeentry.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transaction.h"
#include "core/till/preferences.h"
#include "ui/counter/amountpanel.h"
#include "ui/counter/chargeform.h"
#include "ui/counter/keypad.h"
#include "ui/counter/payerbar.h"
#include "ui/session/shopcontext.h"
#include "ui/text/chargeprofiles.h"
#include "ui/text/fieldtext.h"
#include "ui/text/producttext.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/shortcutregistry.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QPushButton>

namespace ui
{

using namespace Qt::StringLiterals;

ChargeEntry::ChargeEntry(const ShopContext &context, QWidget *page)
    : m_preferences(context.preferences)
    , m_own(context.payer)
    , m_payerBar(new PayerBar(context.console.payers(), context.payer))
    , m_panel(new AmountPanel(*m_payerBar, *page))
    , m_amount(m_panel->amount())
    , m_form(new ChargeForm)
{
    addWidget(m_panel);
    addWidget(m_form);

    m_amount->installEventFilter(this);
    connect(m_amount, &AmountEdit::submitted, this, &ChargeEntry::submit);
    connect(m_amount, &AmountEdit::refused, this, &ChargeEntry::showMessage);
    connect(m_amount, &AmountEdit::edited, this, &ChargeEntry::edited);
    connect(m_amount, &AmountEdit::scanned, this, &ChargeEntry::applyReference);
    connect(m_panel->button(), &QPushButton::clicked, this, &ChargeEntry::submit);
    connect(m_panel, &AmountPanel::presetChosen, this, &ChargeEntry::presetChosen);
    connect(m_payerBar, &PayerBar::submitted, this, [this] {
        if (hasAmount())
            Q_EMIT submitted();
    });
    connect(m_payerBar, &PayerBar::left, m_amount, qOverload<>(&QWidget::setFocus));
    connect(m_payerBar, &PayerBar::cleared, this, &ChargeEntry::clear);
    connect(m_payerBar, &PayerBar::edited, this, &ChargeEntry::edited);
    connect(m_payerBar, &PayerBar::moreRequested, this, &ChargeEntry::openForm);
    connect(m_payerBar, &PayerBar::messageChanged, this, &ChargeEntry::showMessage);
    connect(m_payerBar, &PayerBar::refused, this, [this](const QString &why) {
        closeForm();
        showMessage(why);
    });
    connect(m_form, &ChargeForm::submitted, this, [this] {
        applyForm();
        submit();
    });
    connect(m_form, &ChargeForm::left, this, [this] {
        closeForm();
        m_amount->setFocus();
    });
    connect(m_panel, &AmountPanel::repeatRequested, this, &ChargeEntry::repeatRequested);
    connect(m_panel, &AmountPanel::printRequested, this, &ChargeEntry::printRequested);
    connect(m_payerBar, &PayerBar::profileChosen, this, &ChargeEntry::useProfile);
    connect(m_panel, &AmountPanel::keypadToggled, this, &ChargeEntry::chooseKeypad);
    connect(m_amount, &AmountEdit::edited, this, &ChargeEntry::showProducts);
    connect(this, &ChargeEntry::edited, this, [this] {
        m_panel->showSum();
        m_panel->showMessage({});
    });
    connect(&m_gate, &KeyGate::read, this, &ChargeEntry::applyReference);
    connect(&m_gate, &KeyGate::typed, this, &ChargeEntry::handleKey);
    auto *form = new QShortcut(Qt::Key_F3, this);
    describeKey(form, tr("All fields of the charge"));
    form->setAutoRepeat(false);
    connect(form, &QShortcut::activated, this, &ChargeEntry::openForm);
    auto *profile = new QShortcut(Qt::Key_F12, this);
    describeKey(profile, tr("Next payer profile"));
    profile->setAutoRepeat(false);
    connect(profile, &QShortcut::activated, this, &ChargeEntry::useNextProfile);
    connect(&m_preferences, &core::PreferencesStore::changed, this,
            &ChargeEntry::followPreferences);
    connect(&m_preferences, &core::PreferencesStore::maskingChanged, this,
            &ChargeEntry::followPreferences);
    followPreferences();
}

void ChargeEntry::followPreferences()
{
    m_panel->setTyping(m_preferences.value().typing);
    core::Charging charging = m_preferences.value().charging;
    charging.masking = m_preferences.masking();
    m_payerBar->setCharging(charging);
    m_panel->setPresets(m_preferences.value().presets);
    const bool isTouch = Keypad::isShownBy(m_preferences);
    m_payerBar->setTouch(isTouch); // first, because the panel fits its parts into its height
    m_panel->setKeypadVisible(isTouch);
}

/// Stores the choice for the next start.
void ChargeEntry::chooseKeypad(bool isVisible)
{
    using Mode = core::Appearance::Keypad;
    core::Preferences preferences = m_preferences.value();
    preferences.appearance.keypad = isVisible ? Mode::Shown : Mode::Hidden;
    m_preferences.set(preferences);
}

/// Describes the charge by its products, unless the user typed a description.
void ChargeEntry::showProducts()
{
    const QString products = productsText(m_amount->sum());
    if (!products.isEmpty())
        m_lastProducts = products;
    m_payerBar->setProducts(products);
}

void ChargeEntry::setNextReference(const QString &reference)
{
    m_payerBar->setNextReference(reference);
}

core::TransactionDraft ChargeEntry::draft() const
{
    const core::PayerProfile payer = m_payerBar->payer();
    return m_form->over(core::TransactionDraft{
        .operation = core::Operation::CashIn,
        .amount = m_amount->amount(),
        .name = payer.name,
        .email = payer.email,
        .phone = payer.phone,
        .document = payer.document,
        .description = payer.description,
        .reference = m_payerBar->reference(),
        .extra = m_payerBar->extra(),
    });
}

core::ChargeProfile::Asks ChargeEntry::asks() const
{
    return m_payerBar->asks();
}

core::Payer ChargeEntry::person() const
{
    return m_form->over(m_payerBar->person());
}

bool ChargeEntry::isOnForm() const
{
    return currentWidget() == m_form;
}

bool ChargeEntry::isEmpty() const
{
    return !isOnForm() && m_amount->sum() == core::TypedSum();
}

void ChargeEntry::setBusy(bool busy)
{
    m_busy = busy;
    m_panel->button()->setEnabled(!busy);
}

void ChargeEntry::restoreAmount(core::Money amount)
{
    if (m_amount->amount() != amount)
        m_amount->setAmount(amount);
}

void ChargeEntry::repeat(const core::Transaction &charge)
{
    const auto unlessOwn = [](const QString &text, const QString &own) {
        return text == own ? QString() : text;
    };
    if (charge.document != m_own.document || charge.name != m_own.name)
        m_payerBar->setPerson(
            {unlessOwn(charge.name, m_own.name), unlessOwn(charge.email, m_own.email),
             unlessOwn(charge.phone, m_own.phone), unlessOwn(charge.document, m_own.document)});
    m_payerBar->setExtra(charge.extra);
    m_amount->repeatAmount(charge.amount);
    if (charge.description == m_lastProducts) // another amount means other products
        m_payerBar->setProducts(charge.description);
    else
        m_payerBar->setDescription(charge.description);
}

void ChargeEntry::applyPreset(const core::Preset &preset)
{
    if (m_busy || isOnForm())
        return;
    m_amount->setFocus();
    const bool isAlone = m_amount->sum() == core::TypedSum();
    if (m_amount->addPreset(preset.amount, preset.name) && isAlone && preset.sendsAtOnce)
        submit();
}

void ChargeEntry::type(const QKeyEvent &key)
{
    m_amount->setFocus();
    m_amount->type(key);
}

/// Delays a key that the amount did not handle: it may be the first key of a scan.
bool ChargeEntry::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_amount && event->type() == QEvent::KeyPress && m_gate.isReading())
        return m_gate.swallows(*static_cast<QKeyEvent *>(event));
    return QStackedWidget::eventFilter(watched, event);
}

/// Handles keys that no other widget handled.
void ChargeEntry::keyPressEvent(QKeyEvent *event)
{
    if (isOnForm() || !m_gate.swallows(*event))
        handleKey(event);
}

void ChargeEntry::handleKey(QKeyEvent *key)
{
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isOnForm()) {
        key->ignore();
        return;
    }
    if (key->key() == Qt::Key_Escape) {
        if (m_amount->sum().terms().last().isEmpty())
            clear();
        else
            m_amount->clearPrice();
        if (isEmpty())
            m_payerBar->clearUnfinished();
    } else if (key->key() == Qt::Key_Slash) {
        m_payerBar->focusField(core::Field::Description);
    } else if (key->key() == Qt::Key_P && !(key->modifiers() & ~Qt::ShiftModifier)) {
        if (!key->isAutoRepeat())
            Q_EMIT printRequested();
    } else if (key->key() == Qt::Key_Minus) { // Number pads have no Tab.
        m_payerBar->focusField(core::Field::Document);
    } else if (enter) {
        auto *button = qobject_cast<QPushButton *>(focusWidget());
        if (button && !key->isAutoRepeat())
            button->click();
        else if (m_amount->hasFocus()) // Other delayed keys moved the focus to the amount.
            QCoreApplication::sendEvent(m_amount, key);
        else
            key->ignore();
    } else if (!m_busy && AmountEdit::isPartOfAmount(*key)) {
        type(*key);
    } else {
        key->ignore();
    }
}

/// Applies the typed customer data first. A second Enter does not submit a second charge.
void ChargeEntry::submit()
{
    if (!m_busy && hasAmount())
        m_payerBar->submit();
}

/// Shows a message if there is no amount.
bool ChargeEntry::hasAmount()
{
    const bool isTyped = !m_amount->amount().isZero();
    if (!isTyped)
        refuse({core::Field::Amount, core::Problem::Missing});
    return isTyped;
}

/// Moves the focus to the field of the error and shows the message.
void ChargeEntry::refuse(const core::FieldError &error)
{
    const bool isAmount = error.field == core::Field::Amount;
    if (isAmount && !isOnForm())
        m_amount->setFocus();
    else if (!m_form->text(error.field).isEmpty() || !m_payerBar->focusField(error.field))
        openForm(); // The value was typed in the form or is only visible there.
    if (isOnForm())
        m_form->focusField(error.field);
    showMessage(isAmount && error.problem == core::Problem::Missing
                    ? tr("Type an amount first.")
                    : u"%1: %2"_s.arg(fieldName(error.field), problemSentence(error)));
}

/// Opens the form with all fields, filled from the counter.
void ChargeEntry::openForm()
{
    if (m_busy || isOnForm())
        return;
    setCurrentWidget(m_form);
    m_form->adoptState(draft(), m_payerBar->shownPayer(), m_payerBar->nextReference());
    m_form->focusField(core::Field::Amount);
}

/// Copies the input to the counter; the payer fields stay in the form.
void ChargeEntry::applyForm()
{
    const auto amount = m_form->amount();
    if (amount && *amount != m_amount->amount())
        m_amount->setAmount(*amount);
    m_payerBar->setDescription(m_form->text(core::Field::Description));
    m_payerBar->setReference(m_form->text(core::Field::Reference));
    m_payerBar->setExtra(m_form->text(core::Field::Extra));
    showNote();
}

void ChargeEntry::showNote()
{
    const QStringList typed = m_form->typedOfPayer();
    m_payerBar->setNote(
        typed.isEmpty()
            ? QString()
            : tr("Typed in all fields (F3): %1", "names of fields").arg(typed.join(u", "_s)));
}

void ChargeEntry::closeForm()
{
    if (!isOnForm())
        return;
    applyForm();
    setCurrentWidget(m_panel);
}

void ChargeEntry::useNextProfile()
{
    const core::Charging &charging = m_preferences.value().charging;
    useProfile(static_cast<int>((charging.profile + 1) % profilesOf(charging).size()));
}

void ChargeEntry::useProfile(int index)
{
    core::Preferences preferences = m_preferences.value();
    preferences.charging.profile = index;
    m_preferences.set(preferences);
}

void ChargeEntry::applyReference(const QString &scanned)
{
    if (isOnForm() || m_busy)
        return;
    const auto problem = core::textProblem(core::Field::Reference, scanned);
    if (problem) {
        showMessage(
            tr("The scanned code cannot be a reference. %1").arg(problemSentence(*problem)));
        return;
    }
    m_payerBar->setReference(scanned);
    showMessage(tr("The scanned code is the reference of this charge: %1").arg(scanned));
}

void ChargeEntry::retype(const ChargeEntry &other)
{
    m_amount->setSum(other.m_amount->sum());
    m_payerBar->retype(*other.m_payerBar);
    if (other.isOnForm())
        openForm();
    m_form->retype(*other.m_form);
    showNote();
}

void ChargeEntry::clear()
{
    m_amount->clearAmount();
    m_payerBar->clear();
    m_payerBar->setNote({});
    m_form->clear();
    setCurrentWidget(m_panel);
    Q_EMIT edited();
    if (isVisible())
        m_amount->setFocus();
}

void ChargeEntry::focusInput()
{
    if (isOnForm())
        m_form->setFocus();
    else
        m_amount->setFocus();
}

void ChargeEntry::showMessage(const QString &problem)
{
    if (isOnForm())
        m_form->showMessage(problem);
    else
        m_panel->showMessage(problem);
}

void ChargeEntry::showProgress(const QString &what)
{
    if (isOnForm())
        m_form->showMessage(what);
    else
        m_panel->showProgress(what);
}

void ChargeEntry::setLastActions(bool canRepeat, bool canPrint)
{
    m_panel->setLastActions(canRepeat, canPrint);
}

void ChargeEntry::setLastResult(const QString &sentence)
{
    m_panel->setLastResult(sentence);
}

} // namespace ui
