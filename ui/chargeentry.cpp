// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/chargeentry.h"

#include "core/domain/draftvalidation.h"
#include "ui/amountedit.h"
#include "ui/amountpanel.h"
#include "ui/chargeform.h"
#include "ui/fieldtext.h"
#include "ui/keyuses.h"
#include "ui/payerstrip.h"
#include "ui/preferences.h"
#include "ui/shoptools.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QPushButton>

namespace ui
{

using namespace Qt::StringLiterals;

ChargeEntry::ChargeEntry(const ShopTools &tools, QWidget *page)
    : m_preferences(tools.preferences)
    , m_own(tools.payer)
    , m_strip(new PayerStrip(tools.book, tools.payer))
    , m_counter(new AmountPanel(*m_strip, *page))
    , m_amount(m_counter->amount())
    , m_form(new ChargeForm)
{
    addWidget(m_counter);
    addWidget(m_form);

    m_amount->installEventFilter(this);
    connect(m_amount, &AmountEdit::submitted, this, &ChargeEntry::submit);
    connect(m_amount, &AmountEdit::refused, this, &ChargeEntry::say);
    connect(m_amount, &AmountEdit::edited, this, &ChargeEntry::edited);
    connect(m_amount, &AmountEdit::scanned, this, &ChargeEntry::takeReference);
    connect(m_counter->button(), &QPushButton::clicked, this, &ChargeEntry::submit);
    connect(m_counter, &AmountPanel::presetChosen, this, &ChargeEntry::presetChosen);
    connect(m_strip, &PayerStrip::submitted, this, [this] {
        if (hasAmount())
            Q_EMIT submitted();
    });
    connect(m_strip, &PayerStrip::left, m_amount, qOverload<>(&QWidget::setFocus));
    connect(m_strip, &PayerStrip::cleared, this, &ChargeEntry::clear);
    connect(m_strip, &PayerStrip::edited, this, &ChargeEntry::edited);
    connect(m_strip, &PayerStrip::moreRequested, this, &ChargeEntry::openForm);
    connect(m_strip, &PayerStrip::told, this, &ChargeEntry::say);
    connect(m_strip, &PayerStrip::refused, this, [this](const QString &why) {
        closeForm();
        say(why);
    });
    connect(m_form, &ChargeForm::submitted, this, [this] {
        takeForm();
        submit();
    });
    connect(m_form, &ChargeForm::left, this, [this] {
        closeForm();
        m_amount->setFocus();
    });
    connect(this, &ChargeEntry::edited, this, [this] {
        m_counter->showSum();
        m_counter->showMessage({});
    });
    connect(&m_gate, &KeyGate::read, this, &ChargeEntry::takeReference);
    connect(&m_gate, &KeyGate::typed, this, &ChargeEntry::takeKey);
    auto *form = new QShortcut(Qt::Key_F3, this);
    describeKey(form, tr("All fields of the charge"));
    form->setAutoRepeat(false);
    connect(form, &QShortcut::activated, this, &ChargeEntry::openForm);
    auto *profile = new QShortcut(Qt::Key_F12, this);
    describeKey(profile, tr("Next payer profile"));
    profile->setAutoRepeat(false);
    connect(profile, &QShortcut::activated, this, &ChargeEntry::useNextProfile);
    connect(&m_preferences, &PreferenceKeeper::changed, this, &ChargeEntry::followPreferences);
    followPreferences();
}

void ChargeEntry::followPreferences()
{
    m_counter->setTyping(m_preferences.value().typing);
    m_strip->setCharging(m_preferences.value().charging);
    m_counter->setPresets(m_preferences.value().presets);
}

void ChargeEntry::setNextReference(const QString &reference)
{
    m_strip->setNextReference(reference);
}

core::TransactionDraft ChargeEntry::draft() const
{
    const core::PayerProfile payer = m_strip->payer();
    return m_form->over(core::TransactionDraft{
        .operation = core::Operation::CashIn,
        .amount = m_amount->amount(),
        .name = payer.name,
        .email = payer.email,
        .phone = payer.phone,
        .document = payer.document,
        .description = payer.description,
        .reference = m_strip->reference(),
        .extra = m_strip->extra(),
    });
}

core::Payer ChargeEntry::person() const
{
    return m_form->over(m_strip->person());
}

bool ChargeEntry::isOnForm() const
{
    return currentWidget() == m_form;
}

bool ChargeEntry::isEmpty() const
{
    return !isOnForm() && m_amount->sum() == TypedSum();
}

void ChargeEntry::setBusy(bool busy)
{
    m_busy = busy;
    m_counter->button()->setEnabled(!busy);
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
        m_strip->setPerson(
            {unlessOwn(charge.name, m_own.name), unlessOwn(charge.email, m_own.email),
             unlessOwn(charge.phone, m_own.phone), unlessOwn(charge.document, m_own.document)});
    m_strip->setDescription(charge.description);
    m_strip->setExtra(charge.extra);
    m_amount->repeatAmount(charge.amount);
}

void ChargeEntry::take(const Preset &preset)
{
    if (m_busy || isOnForm())
        return;
    m_amount->setFocus();
    const bool isAlone = m_amount->sum() == TypedSum();
    if (m_amount->addPreset(preset.amount) && isAlone && preset.sendsAtOnce)
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
        return m_gate.takes(*static_cast<QKeyEvent *>(event));
    return QStackedWidget::eventFilter(watched, event);
}

/// Handles keys that no other widget handled.
void ChargeEntry::keyPressEvent(QKeyEvent *event)
{
    if (isOnForm() || !m_gate.takes(*event))
        takeKey(event);
}

void ChargeEntry::takeKey(QKeyEvent *key)
{
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isOnForm()) {
        key->ignore();
        return;
    }
    if (key->key() == Qt::Key_Escape) {
        if (m_amount->sum().terms().last() == TypedSum::Term())
            clear();
        else
            m_amount->clearPrice();
    } else if (key->key() == Qt::Key_Slash) {
        m_strip->focusField(core::Field::Description);
    } else if (key->key() == Qt::Key_P && !(key->modifiers() & ~Qt::ShiftModifier)) {
        if (!key->isAutoRepeat())
            Q_EMIT printRequested();
    } else if (key->key() == Qt::Key_Minus) { // Number pads have no Tab.
        m_strip->focusField(core::Field::Document);
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
        m_strip->submit();
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
    else if (!m_form->text(error.field).isEmpty() || !m_strip->focusField(error.field))
        openForm(); // The value was typed in the form or is only visible there.
    if (isOnForm())
        m_form->focusField(error.field);
    say(isAmount && error.problem == core::Problem::Missing
            ? tr("Type an amount first.")
            : u"%1: %2"_s.arg(fieldName(error.field), problemSentence(error)));
}

/// Opens the form with all fields, filled from the counter.
void ChargeEntry::openForm()
{
    if (m_busy || isOnForm())
        return;
    setCurrentWidget(m_form);
    m_form->takeOver(draft(), m_strip->shownPayer(), m_strip->nextReference());
    m_form->focusField(core::Field::Amount);
}

/// Copies the input to the counter; the payer fields stay in the form.
void ChargeEntry::takeForm()
{
    const auto amount = m_form->amount();
    if (amount && *amount != m_amount->amount())
        m_amount->setAmount(*amount);
    m_strip->setDescription(m_form->text(core::Field::Description));
    m_strip->setReference(m_form->text(core::Field::Reference));
    m_strip->setExtra(m_form->text(core::Field::Extra));
    showNote();
}

void ChargeEntry::showNote()
{
    const QStringList typed = m_form->typedOfPayer();
    m_strip->setNote(
        typed.isEmpty()
            ? QString()
            : tr("Typed in all fields (F3): %1", "names of fields").arg(typed.join(u", "_s)));
}

void ChargeEntry::closeForm()
{
    if (!isOnForm())
        return;
    takeForm();
    setCurrentWidget(m_counter);
}

void ChargeEntry::useNextProfile()
{
    Preferences preferences = m_preferences.value();
    const qsizetype count = profilesOf(preferences.charging).size();
    preferences.charging.profile = static_cast<int>((preferences.charging.profile + 1) % count);
    m_preferences.set(preferences);
}

void ChargeEntry::takeReference(const QString &scanned)
{
    if (isOnForm() || m_busy)
        return;
    const auto problem = core::textProblem(core::Field::Reference, scanned);
    if (problem) {
        say(tr("The scanned code cannot be a reference. %1").arg(problemSentence(*problem)));
        return;
    }
    m_strip->setReference(scanned);
    say(tr("The scanned code is the reference of this charge: %1").arg(scanned));
}

void ChargeEntry::retype(const ChargeEntry &other)
{
    m_amount->setSum(other.m_amount->sum());
    m_strip->retype(*other.m_strip);
    if (other.isOnForm())
        openForm();
    m_form->retype(*other.m_form);
    showNote();
}

void ChargeEntry::clear()
{
    m_amount->clearAmount();
    m_strip->clear();
    m_strip->setNote({});
    m_form->clear();
    setCurrentWidget(m_counter);
    Q_EMIT edited();
    if (isVisible())
        m_amount->setFocus();
}

void ChargeEntry::takeKeyboard()
{
    if (isOnForm())
        m_form->setFocus();
    else
        m_amount->setFocus();
}

void ChargeEntry::say(const QString &problem)
{
    if (isOnForm())
        m_form->say(problem);
    else
        m_counter->showMessage(problem);
}

void ChargeEntry::sayProgress(const QString &what)
{
    if (isOnForm())
        m_form->say(what);
    else
        m_counter->sayProgress(what);
}

void ChargeEntry::setLastResult(const QString &sentence)
{
    m_counter->setLastResult(sentence);
}

} // namespace ui
