// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/chargepage.h"

#include "core/domain/draftvalidation.h"
#include "ui/amountedit.h"
#include "ui/chargeform.h"
#include "ui/keybutton.h"
#include "ui/keyuses.h"
#include "ui/label.h"
#include "ui/livecharge.h"
#include "ui/payerstrip.h"
#include "ui/preferences.h"
#include "ui/presetbar.h"
#include "ui/receiptdesk.h"
#include "ui/sumline.h"
#include "ui/text.h"
#include "ui/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRandomGenerator>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QFrame>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kSlow = std::chrono::milliseconds(300);

/// "261121-7F3K9Q2M": the day for people, and forty random bits, so that no two counters ever send
/// the same. Letters that are easily misread are left out (Crockford's base 32).
QString randomReference()
{
    constexpr auto letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"_L1;
    QString reference = QDateTime::currentDateTime().toString("yyMMdd-"_L1);
    for (int i = 0; i < 8; ++i)
        reference += letters[QRandomGenerator::system()->bounded(letters.size())];
    return reference;
}

} // namespace

ChargePage::ChargePage(const ShopTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_service(tools.service)
    , m_preferences(tools.preferences)
    , m_book(tools.book)
    , m_payer(tools.payer)
{
    setObjectName(u"chargePage"_s);
    m_entry = createEntry();
    m_live = new LiveCharge(tools.service, tools.receipts);
    m_faces = new QStackedWidget;
    m_faces->addWidget(m_entry);
    m_faces->addWidget(m_live);
    m_form = new ChargeForm;
    m_faces->addWidget(m_form);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addWidget(m_faces);

    m_slow.setSingleShot(true);
    m_slow.setInterval(kSlow);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        if (isOnEntry())
            m_message->setText(tr("Making the charge…"));
        else
            tell(tr("Making the charge…"));
    });
    connect(m_amount, &AmountEdit::submitted, this, &ChargePage::charge);
    connect(m_amount, &AmountEdit::refused, this, &ChargePage::say);
    connect(m_amount, &AmountEdit::edited, this, &ChargePage::noticeTyping);
    connect(m_create, &QPushButton::clicked, this, &ChargePage::charge);
    connect(m_strip, &PayerStrip::submitted, this, &ChargePage::send);
    connect(m_strip, &PayerStrip::left, m_amount, qOverload<>(&QWidget::setFocus));
    connect(m_strip, &PayerStrip::cleared, this, &ChargePage::clearAll);
    connect(m_strip, &PayerStrip::edited, this, &ChargePage::noticeTyping);
    connect(m_strip, &PayerStrip::moreRequested, this, &ChargePage::openForm);
    connect(m_strip, &PayerStrip::refused, this, [this](const QString &why) {
        closeForm();
        say(why);
    });
    connect(m_form, &ChargeForm::submitted, this, [this] {
        takeForm();
        charge();
    });
    connect(m_form, &ChargeForm::left, this, [this] {
        closeForm();
        m_amount->setFocus();
    });
    auto *form = new QShortcut(Qt::Key_F3, this);
    describeKey(form, tr("All fields of the charge"));
    form->setAutoRepeat(false);
    describeKey(form, tr("All fields of the charge"));
    connect(form, &QShortcut::activated, this, &ChargePage::openForm);
    connect(m_strip, &PayerStrip::told, this, &ChargePage::say);
    connect(m_amount, &AmountEdit::scanned, this, &ChargePage::takeReference);
    connect(&m_gate, &KeyGate::read, this, &ChargePage::takeReference);
    auto *profile = new QShortcut(Qt::Key_F12, this);
    describeKey(profile, tr("Next payer profile"));
    profile->setAutoRepeat(false);
    connect(profile, &QShortcut::activated, this, &ChargePage::useNextProfile);
    auto *repeat = new QShortcut(Qt::Key_F9, this);
    repeat->setAutoRepeat(false);
    describeKey(repeat, tr("Repeat the last charge"));
    connect(repeat, &QShortcut::activated, this, &ChargePage::repeatLast);
    connect(m_live, &LiveCharge::changed, this, &ChargePage::inFrontChanged);
    connect(m_live, &LiveCharge::nextRequested, this, &ChargePage::startNext);
    connect(m_live, &LiveCharge::decided, this, [this](const core::Transaction &charge) {
        if (!isOnEntry())
            Q_EMIT decided(charge);
    });
    connect(m_live, &LiveCharge::abandonRequested, this, &ChargePage::abandon);
    connect(m_live, &LiveCharge::againRequested, this, &ChargePage::chargeAgain);
    connect(m_live, &LiveCharge::keyLeft, this, &ChargePage::takeKey);
    connect(&m_gate, &KeyGate::typed, this, &ChargePage::takeKey);
    connect(&m_service, &core::TransactionService::changed, this,
            [this](const core::Transaction &transaction) {
                m_waiting.follow(transaction);
                if (transaction.id == m_live->transaction().id)
                    showLastResult(transaction);
            });
    connect(&tools.receipts, &ReceiptDesk::printedByItself, this,
            [this](const core::Transaction &transaction, const QString &sentence) {
                const bool isInFront = m_faces->currentWidget() == m_live &&
                                       transaction.id == m_live->transaction().id;
                if (!isInFront) // There it says so itself.
                    m_lastResult->setText(tr("%1: %2", "amount, what became of its receipt")
                                              .arg(moneyText(transaction.amount), sentence));
            });
    connect(&m_preferences, &PreferenceKeeper::changed, this, &ChargePage::followPreferences);
    followPreferences();
    askForNumber();
}

QWidget *ChargePage::createEntry()
{
    m_amount = new AmountEdit;
    m_sumLine = new SumLine;
    m_message = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_message->setObjectName(u"chargeMessage"_s);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMinimumHeight(40); // two lines
    m_create = new QPushButton(tr("Charge   Enter"));
    m_create->setObjectName(u"createButton"_s);
    m_create->setAccessibleName(tr("Charge"));
    m_create->setFont(textFont(TextSize::Title));
    m_create->setMinimumWidth(300);
    makePrimary(m_create);
    m_presets = new PresetBar({}, this);
    m_strip = new PayerStrip(m_book, m_payer);
    m_lastResult = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_lastResult->setObjectName(u"lastResultLabel"_s);
    m_lastResult->setAlignment(Qt::AlignCenter);
    m_lastResult->setWordWrap(true);

    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2); // All of it, with all presets, goes into the smallest window.
    layout->addStretch(2);
    layout->addWidget(m_amount);
    layout->addWidget(m_sumLine);
    layout->addWidget(m_message);
    layout->addSpacing(kSpace);
    layout->addWidget(m_create, 0, Qt::AlignHCenter);
    layout->addSpacing(kSpaceSmall);
    layout->addWidget(m_presets);
    layout->addStretch(3);
    layout->addWidget(m_lastResult);
    layout->addSpacing(kSpaceSmall);
    layout->addWidget(m_strip);
    return page;
}

void ChargePage::showPresets()
{
    auto *bar = new PresetBar(m_preferences.value().presets, this);
    connect(bar, &PresetBar::chosen, this, &ChargePage::take);
    delete m_entry->layout()->replaceWidget(m_presets, bar);
    delete m_presets; // and its keys
    m_presets = bar;
    putInOrder();
}

/// Tab leads from the amount to the payer first.
void ChargePage::putInOrder()
{
    QWidget *last = m_amount;
    for (QWidget *next : m_strip->fields() + QList<QWidget *>{m_create}) {
        setTabOrder(last, next);
        last = next;
    }
}

void ChargePage::startNext()
{
    if (m_busy)
        return;
    clearAll();
    showFace(m_entry);
    m_amount->setFocus();
}

void ChargePage::resume(const core::Transaction &transaction)
{
    m_live->show(transaction);
    showFace(m_live);
    takeKeyboard();
    showLastResult(transaction);
}

void ChargePage::followPreferences()
{
    m_amount->setTyping(m_preferences.value().typing);
    say({});
    m_strip->setCharging(m_preferences.value().charging);
    showNextReference();
    showPresets();
    m_live->setPaidStay(std::chrono::seconds(m_preferences.value().pace.paidStay));
}

std::optional<core::Transaction> ChargePage::inFront() const
{
    return isOnEntry() ? std::nullopt : std::optional(m_live->transaction());
}

/// What no other widget wanted.
void ChargePage::keyPressEvent(QKeyEvent *event)
{
    if (!isOnEntry() || !m_gate.takes(*event))
        takeKey(event);
}

/// Digits go to the amount from anywhere; where the charge on the screen is decided, they are
/// already the next customer's.
void ChargePage::takeKey(QKeyEvent *key)
{
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isOnEntry() && key->key() == Qt::Key_Escape) {
        if (m_amount->sum().terms().last() == TypedSum::Term())
            clearAll();
        else
            m_amount->clearPrice();
    } else if (isOnEntry() && key->key() == Qt::Key_Slash) {
        m_strip->focusField(core::Field::Description);
    } else if (isOnEntry() && key->key() == Qt::Key_Minus) { // No number pad has Tab.
        m_strip->focusField(core::Field::Document);
    } else if (isOnEntry() && enter) {
        auto *button = qobject_cast<QPushButton *>(focusWidget());
        if (button && !key->isAutoRepeat())
            button->click();
        else if (m_amount->hasFocus()) // Other keys, that were held back, brought it there.
            QCoreApplication::sendEvent(m_amount, key);
        else
            key->ignore();
    } else if (!m_busy && (isOnEntry() || isOnDecided()) && AmountEdit::isPartOfAmount(*key)) {
        if (isOnDecided())
            startNext();
        m_amount->setFocus();
        m_amount->type(*key);
    } else {
        key->ignore();
    }
}

/// Adds it to what stands there. A charge that waits is left alone, and so is what one is sending.
void ChargePage::take(const Preset &preset)
{
    if (m_busy || !(isOnEntry() || isOnDecided()))
        return;
    if (isOnDecided())
        startNext();
    m_amount->setFocus();
    const bool isAlone = m_amount->sum() == TypedSum();
    if (m_amount->addPreset(preset.amount) && isAlone && preset.sendsAtOnce)
        charge();
}

/// Its amount, payer and description again; a charge of its own, once Enter is pressed.
void ChargePage::repeatLast()
{
    if (m_busy)
        return;
    if (!m_lastCharge) {
        say(tr("There is no charge to repeat yet: F9 repeats the last one."));
        return;
    }
    const core::Transaction last = *m_lastCharge;
    startNext();
    const auto unlessOwn = [](const QString &text, const QString &own) {
        return text == own ? QString() : text;
    };
    if (last.document != m_payer.document || last.name != m_payer.name)
        m_strip->setPerson(
            {unlessOwn(last.name, m_payer.name), unlessOwn(last.email, m_payer.email),
             unlessOwn(last.phone, m_payer.phone), unlessOwn(last.document, m_payer.document)});
    m_strip->setDescription(last.description);
    m_strip->setExtra(last.extra);
    m_amount->repeatAmount(last.amount);
}

bool ChargePage::isOnEntry() const
{
    return m_faces->currentWidget() == m_entry;
}

bool ChargePage::isOnForm() const
{
    return m_faces->currentWidget() == m_form;
}

bool ChargePage::isOnDecided() const
{
    return m_faces->currentWidget() == m_live && m_live->transaction().status.isFinal();
}

void ChargePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    takeKeyboard();
}

/// Not while another page is in front: one does not type into what one cannot see.
void ChargePage::takeKeyboard()
{
    if (!isVisible())
        return;
    if (isOnEntry())
        m_amount->setFocus();
    else
        m_faces->currentWidget()->setFocus();
}

void ChargePage::charge()
{
    if (m_busy) // A second Enter is not a second charge.
        return;
    if (m_amount->amount().isZero()) {
        refuse({core::Field::Amount, core::Problem::Missing});
        return;
    }
    m_strip->submit();
}

/// With all that was typed taken. What is missing or cannot stand gets the keyboard.
void ChargePage::send()
{
    if (m_busy)
        return;
    if (m_amount->amount().isZero()) {
        refuse({core::Field::Amount, core::Problem::Missing});
        return;
    }
    if (m_reference.isEmpty() && m_strip->reference().isEmpty())
        m_reference = newReference();
    const core::TransactionDraft wanted = draft();
    if (const auto valid = core::validated(wanted); !valid) {
        const core::FieldError noDocument{core::Field::Document, core::Problem::Missing};
        const QList<core::FieldError> &fields = valid.error().fields; // In their order on the page.
        refuse(fields.contains(noDocument) ? noDocument : fields.first());
        return;
    }
    if (!mayBeASlip(wanted))
        create(wanted);
}

/// The field gets the keyboard, wherever it stands; the next Enter goes on.
void ChargePage::refuse(const core::FieldError &error)
{
    const bool isAmount = error.field == core::Field::Amount;
    if (isAmount && !isOnForm())
        m_amount->setFocus();
    else if (!m_form->text(error.field).isEmpty() || !m_strip->focusField(error.field))
        openForm(); // It was typed there, or stands only there.
    if (isOnForm())
        m_form->focusField(error.field);
    tell(isAmount && error.problem == core::Problem::Missing
             ? tr("Type an amount first.")
             : u"%1: %2"_s.arg(fieldName(error.field), problemSentence(error)));
}

/// Every field, with what the counter has already.
void ChargePage::openForm()
{
    if (m_busy || !isOnEntry())
        return;
    m_faces->setCurrentWidget(m_form);
    core::TransactionDraft known = draft();
    known.reference = m_strip->reference();
    m_form->takeOver(known, m_strip->shownPayer(), m_strip->nextReference());
    m_form->focusField(core::Field::Amount);
}

/// The counter gets what was typed there; what is said of the payer stays with the form.
void ChargePage::takeForm()
{
    const auto amount = m_form->amount();
    if (amount && *amount != m_amount->amount())
        m_amount->setAmount(*amount);
    m_strip->setDescription(m_form->text(core::Field::Description));
    m_strip->setReference(m_form->text(core::Field::Reference));
    m_strip->setExtra(m_form->text(core::Field::Extra));
    const QStringList typed = m_form->typedOfPayer();
    m_strip->setNote(
        typed.isEmpty()
            ? QString()
            : tr("Typed in all fields (F3): %1", "names of fields").arg(typed.join(u", "_s)));
}

void ChargePage::closeForm()
{
    if (!isOnForm())
        return;
    takeForm();
    m_faces->setCurrentWidget(m_entry);
}

void ChargePage::useNextProfile()
{
    Preferences preferences = m_preferences.value();
    const qsizetype count = profilesOf(preferences.charging).size();
    preferences.charging.profile = static_cast<int>((preferences.charging.profile + 1) % count);
    m_preferences.set(preferences);
}

/// As for the next customer, whose first field is the amount.
void ChargePage::clearAll()
{
    m_amount->clearAmount();
    m_strip->clear();
    m_strip->setNote({});
    m_form->clear();
    m_isTwinMeant = false;
    say({});
    if (isOnEntry() && isVisible())
        m_amount->setFocus();
}

void ChargePage::takeReference(const QString &scanned)
{
    if (!isOnEntry() || m_busy)
        return;
    const auto problem = core::textProblem(core::Field::Reference, scanned);
    if (problem) {
        say(tr("The scanned code can be no reference. %1").arg(problemSentence(*problem)));
        return;
    }
    m_strip->setReference(scanned);
    say(tr("The scanned code is the reference of this charge: %1").arg(scanned));
}

/// The same for the same payer, from the outcome of the one that nobody paid; that stays until the
/// new one is there.
void ChargePage::chargeAgain()
{
    if (m_busy)
        return;
    if (m_reference.isEmpty())
        m_reference = newReference();
    const core::Transaction &unpaid = m_live->transaction();
    const core::TransactionDraft wanted{
        .operation = core::Operation::CashIn,
        .amount = unpaid.amount,
        .name = unpaid.name,
        .email = unpaid.email,
        .phone = unpaid.phone,
        .document = unpaid.document,
        .description = unpaid.description,
        .platform = m_service.platform(),
        .reference = m_reference,
        .extra = unpaid.extra,
    };
    if (!mayBeASlip(wanted))
        create(wanted);
}

/// At once: the next amount is on its way to the keys.
void ChargePage::abandon()
{
    if (m_busy)
        return;
    const core::Transaction charge = m_live->transaction();
    m_waiting.forget(charge.id);
    startNext();
    m_lastResult->setText(tr("%1 abandoned").arg(moneyText(charge.amount)));
    core::onAnswer(m_book.abandon(charge.id), this,
                   [this, charge](const core::Result<core::Marks> &answer) {
                       if (!answer)
                           m_lastResult->setText(
                               tr("%1 could not be noted as abandoned. It goes on as it was.")
                                   .arg(moneyText(charge.amount)));
                   });
}

void ChargePage::showFace(QWidget *face)
{
    m_faces->setCurrentWidget(face);
    Q_EMIT inFrontChanged();
}

bool ChargePage::isUntouched() const
{
    return isOnEntry() && m_amount->sum() == TypedSum() && !m_busy;
}

core::TransactionDraft ChargePage::draft() const
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
        .platform = m_service.platform(),
        .reference = m_strip->reference().isEmpty() ? m_reference : m_strip->reference(),
        .extra = m_strip->extra(),
    });
}

/// Whether one like it waits, and nobody was asked yet if it is meant; then that is asked. A
/// service that does not see payments cannot tell a charge that waits from one that was paid: there
/// the question would come with every second coffee.
bool ChargePage::mayBeASlip(const core::TransactionDraft &draft)
{
    if (!m_service.capabilities().seesPayments)
        return false;
    const auto twin = m_waiting.twinOf(draft);
    if (!twin || std::exchange(m_isTwinMeant, true))
        return false;
    tell(tr("A charge of %1 for %2 waits already, since %3. Enter again makes another one.",
            "amount, payer, time")
             .arg(moneyText(twin->amount),
                  foreignText(twin->document == m_payer.document ? twin->name
                                                                 : maskedNameText(twin->name)),
                  timeText(twin->created)));
    return true;
}

void ChargePage::create(const core::TransactionDraft &draft)
{
    setBusy(true);
    core::onAnswer(m_service.create(draft), this,
                   [this, draft](const core::Result<core::Transaction> &answer) {
                       if (answer)
                           showCharge(*answer);
                       else if (answer.error().code == core::Error::Code::Conflict)
                           adopt(draft);
                       else
                           showRefusal(answer.error(), draft);
                   });
}

/// The reference is known already: an earlier try of this very charge was stored though its answer
/// said otherwise. It is taken up if it is the same charge and still waits, and never made twice. A
/// decided one is of an earlier customer: this one must not be shown its outcome.
void ChargePage::adopt(const core::TransactionDraft &draft)
{
    core::TransactionFilter filter;
    filter.reference = draft.reference;
    filter.platform = draft.platform;
    core::onAnswer(m_service.list(filter), this,
                   [this, draft](const core::Result<core::TransactionPage> &answer) {
                       if (!answer) { // Whose it is nobody knows: the next try asks again.
                           showRefusal(answer.error(), draft);
                           return;
                       }
                       const bool found = answer->transactions.size() == 1;
                       if (found && core::isMadeOf(answer->transactions[0], draft) &&
                           answer->transactions[0].status == core::Status::Code::Pending) {
                           showCharge(answer->transactions[0]);
                           return;
                       }
                       m_reference.clear(); // Somebody else's: the next try gets a new one.
                       showRefusal({core::Error::Code::Conflict, {}, {}}, draft);
                   });
}

void ChargePage::showCharge(const core::Transaction &transaction)
{
    setBusy(false);
    m_reference.clear();
    m_isTwinMeant = false;
    m_waiting.follow(transaction);
    remember(transaction);
    clearAll();
    m_live->show(transaction);
    showFace(m_live);
    takeKeyboard();
    showLastResult(transaction);
}

/// Only what is the customer's own, in the form in which the service has it.
void ChargePage::remember(const core::Transaction &transaction)
{
    const core::Payer person = m_form->over(m_strip->person());
    if (person.document.isEmpty() || m_preferences.value().charging.rememberMonths == 0)
        return;
    const auto ifSaid = [](const QString &said, const QString &stored) {
        return said.isEmpty() ? QString() : stored;
    };
    m_book.remember({.name = ifSaid(person.name, transaction.name),
                     .email = ifSaid(person.email, transaction.email),
                     .phone = ifSaid(person.phone, transaction.phone),
                     .document = transaction.document});
}

void ChargePage::showRefusal(const core::Error &error, const core::TransactionDraft &sent)
{
    setBusy(false);
    if (isOnEntry() && m_amount->amount() != *sent.amount)
        m_amount->setAmount(*sent.amount); // Not what was typed while the answer was on its way.
    tell(errorParagraph(error));
    takeKeyboard();
}

void ChargePage::noticeTyping()
{
    m_sumLine->setSum(m_amount->sum());
    m_isTwinMeant = false;
    say({});
}

/// Before it is needed, so that no charge waits for it.
void ChargePage::askForNumber()
{
    m_number.reset();
    core::onAnswer(m_book.nextNumber(), this, [this](const core::Result<qint64> &number) {
        if (number)
            m_number = *number;
        showNextReference();
    });
}

void ChargePage::showNextReference()
{
    const Charging &charging = m_preferences.value().charging;
    m_strip->setNextReference(
        m_number ? charging.reference.made(charging.counter, QDate::currentDate(), *m_number)
                 : QString());
}

/// By the pattern of the shop; a random one where the book cannot be used, and is therefore asked
/// again.
QString ChargePage::newReference()
{
    const Charging &charging = m_preferences.value().charging;
    const QString reference =
        m_number ? charging.reference.made(charging.counter, QDate::currentDate(), *m_number)
                 : randomReference();
    askForNumber();
    return reference;
}

void ChargePage::setBusy(bool busy)
{
    m_busy = busy;
    m_create->setEnabled(!busy);
    if (busy)
        m_slow.start();
    else
        m_slow.stop();
}

void ChargePage::say(const QString &problem)
{
    m_message->setTone(problem.isEmpty() ? Label::Tone::Muted : Label::Tone::Problem);
    m_message->setText(problem.isEmpty() ? typingHint() : problem);
}

QString ChargePage::typingHint() const
{
    const QString example = moneyText(core::Money::fromCents(1500));
    switch (m_amount->typing()) {
    case Typing::Centavos:
        return tr("1 5 0 0 is %1 · a comma after whole reais: 15,50 · + the next price · * a "
                  "quantity")
            .arg(example);
    case Typing::WholeReais:
        return tr("1 5 is %1 · a comma before centavos: 15,50 · + the next price · * a quantity")
            .arg(example);
    }
    Q_UNREACHABLE();
}

/// Where one looks: below the amount, or on the outcome that was to be charged again.
void ChargePage::tell(const QString &problem)
{
    if (isOnEntry())
        say(problem);
    else if (isOnForm())
        m_form->say(problem);
    else
        m_live->say(problem);
}

void ChargePage::showLastResult(const core::Transaction &transaction)
{
    m_lastCharge = transaction;
    m_lastResult->setText(tr("Last charge: %1 · %2 · %3 · F9 repeats it", "amount, state, time")
                              .arg(moneyText(transaction.amount), statusWord(transaction.status),
                                   timeText(transaction.finished.value_or(transaction.created))));
}

} // namespace ui
