// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/chargepage.h"

#include "core/domain/draftvalidation.h"
#include "core/service/bankcodes.h"
#include "core/till/chargesubmitter.h"
#include "core/till/duplicatechargeguard.h"
#include "core/till/preferences.h"
#include "core/till/referencegenerator.h"
#include "ui/counter/cardwalk.h"
#include "ui/counter/chargecards.h"
#include "ui/counter/chargeentry.h"
#include "ui/counter/confirmationbar.h"
#include "ui/counter/keypad.h"
#include "ui/counter/lastcharge.h"
#include "ui/counter/livecharge.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/text/duplicatetext.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

ChargePage::ChargePage(const ShopContext &context, QWidget *parent)
    : QWidget(parent)
    , m_service(context.service)
    , m_preferences(context.preferences)
    , m_repository(context.console.annotations())
    , m_ownDocument(context.payer.document)
    , m_payers(context.console.payers(), context.preferences)
    , m_references(
          new core::ReferenceGenerator(context.console.numbers(), context.preferences, this))
    , m_duplicates(new core::DuplicateChargeGuard(context.service, this))
    , m_submitter(new core::ChargeSubmitter(context.service, *m_references, this))
    , m_busy(new BusyIndicator(u"chargeWait"_s, this))
{
    setObjectName(u"chargePage"_s);
    m_entry = new ChargeEntry(context, this);
    m_last = new LastCharge(context.receipts, m_entry);
    m_live = new LiveCharge(context.service, context.receipts, context.preferences, context.bank);
    m_faces = new QStackedWidget;
    m_faces->addWidget(m_entry);
    m_faces->addWidget(m_live);
    m_cards = new ChargeCards(context.payer);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(0);
    layout->addWidget(m_cards);
    layout->addWidget(m_faces, 1);
    auto *ownCode = keyButton(tr("Charge without the bank"), QKeySequence(Qt::CTRL | Qt::Key_B),
                              u"staticCodeButton"_s);
    ownCode->setToolTip(tr("Shows the shop's own code. See in the bank's app whether it is paid."));
    connect(ownCode, &QPushButton::clicked, this, &ChargePage::chargeWithStaticCode);
    m_static = new QWidget;
    auto *row = new QVBoxLayout(m_static);
    row->setContentsMargins(0, kSpaceSmall, 0, 0);
    row->addWidget(ownCode);
    m_static->hide();
    connect(m_entry, &ChargeEntry::edited, m_static, &QWidget::hide);
    layout->addWidget(m_static);
    layout->addWidget(new ConfirmationBar(context.service, context.preferences));

    connect(m_busy, &BusyIndicator::messageChanged, this, [this](const QString &text) {
        if (!isOnEntry())
            m_live->showMessage(text);
        else if (text.isEmpty())
            m_entry->showMessage({});
        else
            m_entry->showProgress(text);
    });
    connect(m_submitter, &core::ChargeSubmitter::made, this, &ChargePage::showCharge);
    connect(m_submitter, &core::ChargeSubmitter::refused, this, &ChargePage::showRefusal);
    connect(m_submitter, &core::ChargeSubmitter::createdAfterAll, this,
            &ChargePage::showCreatedAfterAll);
    connect(m_submitter, &core::ChargeSubmitter::refusedAfterAll, this,
            [this](const core::Error &error, const core::TransactionDraft &draft) {
                m_entry->setLastResult(
                    tr("%1 was not created after all. %2", "amount, what happened")
                        .arg(moneyText(*draft.amount), errorWords(error).happened));
            });
    connect(m_entry, &ChargeEntry::submitted, this, &ChargePage::send);
    connect(m_duplicates, &core::DuplicateChargeGuard::none, this,
            [this](const core::TransactionDraft &draft) { create(draft, Source::Typed); });
    connect(m_duplicates, &core::DuplicateChargeGuard::madeBefore, this, &ChargePage::showCharge);
    connect(m_duplicates, &core::DuplicateChargeGuard::referenceUsed, this,
            &ChargePage::askAboutReference);
    connect(m_entry, &ChargeEntry::edited, m_duplicates, &core::DuplicateChargeGuard::reset);
    connect(m_entry, &ChargeEntry::presetChosen, this, &ChargePage::applyPreset);
    connect(m_entry, &ChargeEntry::printRequested, m_last, &LastCharge::print);
    connect(m_entry, &ChargeEntry::repeatRequested, this, &ChargePage::repeatLast);
    connect(m_references, &core::ReferenceGenerator::nextChanged, this,
            &ChargePage::showNextReference);
    showNextReference();
    auto *repeat = new QShortcut(Qt::Key_F9, this);
    repeat->setAutoRepeat(false);
    describeKey(repeat, tr("Repeat the last charge"));
    connect(repeat, &QShortcut::activated, this, &ChargePage::repeatLast);
    addCards();
    connect(m_live, &LiveCharge::changed, this, &ChargePage::inFrontChanged);
    connect(this, &ChargePage::inFrontChanged, this, &ChargePage::reportShown);
    connect(m_live, &LiveCharge::nextRequested, this, &ChargePage::showEntry);
    connect(m_live, &LiveCharge::decided, this, [this](const core::Transaction &charge) {
        m_hasUnseen = !isVisible();
        if (!isOnEntry())
            Q_EMIT decided(charge);
    });
    connect(m_live, &LiveCharge::abandonRequested, this, &ChargePage::abandon);
    connect(m_live, &LiveCharge::againRequested, this, &ChargePage::chargeAgain);
    connect(m_live, &LiveCharge::keyLeft, this, &ChargePage::keyPressEvent);
    connect(&m_service, &core::TransactionService::changed, this,
            [this](const core::Transaction &transaction) {
                m_duplicates->follow(transaction);
                m_cards->follow(transaction);
                m_last->follow(transaction);
            });
    connect(&context.receipts, &ReceiptController::printedByItself, this,
            [this](const core::Transaction &transaction, const QString &sentence) {
                const bool isInFront = !isOnEntry() && transaction.id == m_live->transaction().id;
                if (!isInFront) // The current charge shows the result itself.
                    m_last->showReceiptMessage(transaction, sentence);
            });
    connect(&m_preferences, &core::PreferencesStore::changed, this, &ChargePage::followPreferences);
    connect(&m_preferences, &core::PreferencesStore::maskingChanged, this,
            &ChargePage::followPreferences);
    followPreferences();
}

/// Shows the reference of the next charge, which a refused attempt may have reserved.
void ChargePage::showNextReference()
{
    m_entry->setNextReference(m_submitter->nextReference());
}

/// Adds the cards of the charges that are set aside, and their navigation.
void ChargePage::addCards()
{
    auto *walk = new CardWalk(m_repository, *m_cards, this);
    connect(walk, &CardWalk::chargeWanted, this, [this](const core::Transaction &charge) {
        if (!m_entry->isBusy())
            resume(charge);
    });
    connect(walk, &CardWalk::entryWanted, this, &ChargePage::showEntry);
    connect(m_cards, &ChargeCards::changed, this, &ChargePage::setAsideChanged);
    connect(m_cards, &ChargeCards::decided, this, &ChargePage::decided);
    connect(m_cards, &ChargeCards::moreRequested, this, &ChargePage::openChargesRequested);
}

/// Removes a charge of a service that cannot see payments: the next customer ends the sale, and its
/// card would never disappear.
void ChargePage::startNext()
{
    if (m_entry->isBusy() && m_busy->stage() != BusyIndicator::Stage::Choosing)
        return;
    detach();
    const auto before = inFront();
    m_entry->clear();
    showFace(m_entry);
    if (before && !m_service.capabilities().seesPayments)
        m_cards->remove(before->id);
    m_entry->focusInput();
}

void ChargePage::showEntry()
{
    if (m_entry->isBusy())
        return;
    m_duplicates->reset();
    showFace(m_entry);
    m_entry->focusInput();
}

void ChargePage::returnToEntry()
{
    if (!m_hasUnseen || isOnEntry())
        showEntry();
}

void ChargePage::resume(const core::Transaction &transaction)
{
    m_live->show(transaction);
    showFace(m_live);
    focusInput();
}

void ChargePage::adoptState(const ChargePage &other)
{
    m_last->adoptState(*other.m_last);
    m_duplicates->adoptState(*other.m_duplicates);
    m_entry->retype(*other.m_entry);
    m_cards->adoptState(*other.m_cards);
    if (const auto inFront = other.inFront())
        resume(*inFront);
}

bool ChargePage::isBusy() const
{
    return m_entry->isBusy();
}

void ChargePage::followPreferences()
{
    m_cards->setMasking(m_preferences.masking());
    m_cards->setTouch(Keypad::isShownBy(m_preferences));
    m_live->setPaidStay(std::chrono::seconds(m_preferences.value().timeouts.paidStay));
}

std::optional<core::Transaction> ChargePage::inFront() const
{
    return isOnEntry() ? std::nullopt : std::optional(m_live->transaction());
}

QList<core::Transaction> ChargePage::setAside() const
{
    return m_cards->setAside();
}

/// Handles keys that no other widget handled. Digits on a decided charge belong to the next
/// customer.
void ChargePage::keyPressEvent(QKeyEvent *event)
{
    if (isOnDecided() && !m_entry->isBusy() && AmountEdit::isPartOfAmount(*event)) {
        if (showEmptyEntry())
            m_entry->type(*event);
    } else {
        event->ignore();
    }
}

/// Returns false if the entry already has input, which must not be mixed with new input.
bool ChargePage::showEmptyEntry()
{
    showEntry();
    const bool isEmpty = m_entry->isEmpty();
    if (!isEmpty)
        m_entry->showMessage(withOwnKeys(
            tr("You typed this before. Continue from here, or press F2 to start again.")));
    return isEmpty;
}

/// Ignores the preset while a charge is pending or being sent.
void ChargePage::applyPreset(const core::Preset &preset)
{
    if (m_entry->isBusy() || !(isOnEntry() || isOnDecided()))
        return;
    if (!isOnDecided() || showEmptyEntry())
        m_entry->applyPreset(preset);
}

/// Fills the entry with amount, payer and description of the last charge. Enter creates a new
/// charge.
void ChargePage::repeatLast()
{
    if (m_entry->isBusy())
        return;
    if (!m_last->charge()) {
        showMessage(withOwnKeys(tr("No charge to repeat yet: F9 repeats the last one.")));
        return;
    }
    const core::Transaction last = *m_last->charge();
    startNext();
    m_entry->repeat(last);
}

bool ChargePage::isOnEntry() const
{
    return m_faces->currentWidget() == m_entry;
}

bool ChargePage::isOnDecided() const
{
    return m_faces->currentWidget() == m_live && m_live->transaction().status.isFinal();
}

void ChargePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_hasUnseen = false;
    focusInput();
}

/// Does nothing on a hidden page, which must not receive input.
void ChargePage::focusInput()
{
    if (!isVisible())
        return;
    if (isOnEntry())
        m_entry->focusInput();
    else
        m_live->setFocus();
}

void ChargePage::send()
{
    if (m_entry->isBusy())
        return;
    core::TransactionDraft wanted = m_entry->draft();
    wanted.platform = m_service.platform();
    const bool isGiven =
        !wanted.reference.isEmpty() && !m_duplicates->wasAskedAbout(wanted.reference);
    if (!isGiven)
        wanted.reference = m_submitter->referenceOf(wanted);
    if (const auto problem = problemOf(wanted)) {
        m_entry->refuse(*problem);
        return;
    }
    if (asksForTwin(wanted))
        return;
    if (!isGiven) {
        create(wanted, Source::Typed);
        return;
    }
    setBusy(true);
    m_source = Source::Typed;
    m_duplicates->checkReference(wanted);
}

/// Returns the problem to solve first; nullopt if the draft can be sent. A missing document comes
/// first, then the other fields in their order on the page.
std::optional<core::FieldError> ChargePage::problemOf(const core::TransactionDraft &wanted) const
{
    const auto valid = core::validated(wanted, {}, {}, m_service.capabilities().payerData());
    auto broken = valid ? QList<core::FieldError>() : valid.error().fields;
    const core::FieldError noDocument{core::Field::Document, core::Problem::Missing};
    const core::FieldError noName{core::Field::Name, core::Problem::Missing};
    const auto asks = m_entry->asks();
    if (asks != core::ChargeProfile::Asks::Nothing && wanted.document.isEmpty())
        broken.append(noDocument);
    if (asks == core::ChargeProfile::Asks::DocumentAndName && wanted.name.isEmpty())
        broken.append(noName);
    if (broken.isEmpty())
        return std::nullopt;
    return broken.contains(noDocument) ? noDocument : broken.first();
}

/// Asks about the used reference and keeps the input, including the reference.
void ChargePage::askAboutReference(const core::TransactionDraft &draft,
                                   const core::Transaction &used)
{
    setBusy(false);
    m_entry->restoreAmount(*draft.amount); // Replaces later input.
    showMessage(referenceQuestion(draft.reference, used));
    focusInput();
}

/// Creates an unpaid charge again for the same payer from its outcome, which stays until the new
/// charge exists.
void ChargePage::chargeAgain()
{
    if (m_entry->isBusy())
        return;
    const core::Transaction &unpaid = m_live->transaction();
    core::TransactionDraft wanted{
        .operation = core::Operation::CashIn,
        .amount = unpaid.amount,
        .name = unpaid.name,
        .email = unpaid.email,
        .phone = unpaid.phone,
        .document = unpaid.document,
        .description = unpaid.description,
        .platform = m_service.platform(),
        .extra = unpaid.extra,
    };
    wanted.reference = m_submitter->referenceOf(wanted);
    if (!asksForTwin(wanted))
        create(wanted, Source::Outcome);
}

/// Leaves the charge at once, because the user may already type the next amount.
void ChargePage::abandon()
{
    if (m_entry->isBusy())
        return;
    const core::Transaction charge = m_live->transaction();
    m_duplicates->forget(charge.id);
    showEntry();
    m_cards->remove(charge.id);
    m_entry->setLastResult(tr("%1 cancelled").arg(moneyText(charge.amount)));
    cancelAtBank(charge);
}

/// Marks the charge as canceled at this counter. Its code can still be paid.
void ChargePage::markAbandoned(const core::Transaction &charge)
{
    core::onAnswer(m_repository.abandon(charge.id), this,
                   [this, charge](const core::Result<core::Annotations> &answer) {
                       if (!answer)
                           m_entry->setLastResult(
                               tr("%1 could not be marked as cancelled. It stays as it was.")
                                   .arg(moneyText(charge.amount)));
                   });
}

void ChargePage::showFace(QWidget *face)
{
    m_faces->setCurrentWidget(face);
    m_cards->setInFront(inFront());
    Q_EMIT inFrontChanged();
}

bool ChargePage::isUntouched() const
{
    return isOnEntry() && m_entry->isEmpty() && !m_entry->isBusy();
}

bool ChargePage::asksForTwin(const core::TransactionDraft &draft)
{
    const auto twin = m_duplicates->twinToConfirm(draft);
    if (twin)
        showMessage(twinQuestion(*twin, m_preferences.masking(), m_ownDocument));
    return twin.has_value();
}

void ChargePage::create(const core::TransactionDraft &draft, Source source)
{
    setBusy(true);
    m_static->hide();
    m_source = source;
    m_submitter->make(draft);
}

void ChargePage::showCharge(const core::Transaction &transaction)
{
    setBusy(false);
    m_duplicates->reset();
    m_duplicates->follow(transaction);
    if (m_source == Source::Typed) {
        m_payers.remember(m_entry->person(), transaction);
        m_entry->clear();
    }
    m_live->show(transaction);
    m_hasUnseen = !isVisible();
    showFace(m_live);
    focusInput();
    m_last->show(transaction);
    showNextReference();
}

void ChargePage::showRefusal(const core::Error &error, const core::TransactionDraft &sent)
{
    setBusy(false);
    showNextReference();
    if (isOnEntry())
        m_entry->restoreAmount(*sent.amount); // Replaces input typed while the answer was pending.
    const bool isKept =
        error.code == core::Error::Code::Unconfirmed && m_service.unconfirmedOrders();
    showMessage(
        isKept ? errorWords(error).happened + u' ' +
                     tr("It is not known yet whether the charge was created: see “Not confirmed”, "
                        "Alt+8. Its code was never shown, so nobody can pay it. Enter creates "
                        "another one.")
               : errorParagraph(error));
    offerStaticCode(error);
    focusInput();
}

/// Reports the code on the screen, whose payment the bank is then asked for more often.
void ChargePage::reportShown()
{
    auto *codes = core::bankCodesOf(m_service);
    if (!codes)
        return;
    const auto charge = inFront();
    const bool isWaiting = charge && charge->status == core::Status::Code::Pending;
    codes->setShown(isWaiting ? std::optional(charge->id) : std::nullopt);
}

/// Offers the shop's own code if the bank creates none.
void ChargePage::offerStaticCode(const core::Error &error)
{
    using Code = core::Error::Code;
    const auto *codes = core::bankCodesOf(m_service);
    const bool isOfBank = error.code == Code::Unreachable || error.code == Code::Unavailable ||
                          error.code == Code::NotTrusted || error.code == Code::AccessDenied ||
                          error.code == Code::NotUnderstood || error.code == Code::Unconfirmed;
    m_static->setVisible(codes && codes->isInUse() && isOfBank);
}

void ChargePage::chargeWithStaticCode()
{
    m_static->hide();
    if (m_entry->isBusy())
        return;
    if (auto *codes = core::bankCodesOf(m_service))
        codes->useStaticCodes();
    if (isOnEntry())
        send();
    else
        chargeAgain();
}

/// Removes the charge at the bank, so that nobody can pay a charge that the cashier has canceled.
/// Only marks a charge that stays payable.
void ChargePage::cancelAtBank(const core::Transaction &charge)
{
    auto *codes = core::bankCodesOf(m_service);
    if (!codes)
        return markAbandoned(charge);
    core::onAnswer(codes->cancel(charge.id), this,
                   [this, charge](const core::Result<core::Transaction> &answer) {
                       if (answer)
                           return;
                       if (answer.error().code != core::Error::Code::Unsupported)
                           m_entry->setLastResult(
                               tr("%1 is still open at the bank and can be paid until it expires.")
                                   .arg(moneyText(charge.amount)));
                       markAbandoned(charge);
                   });
}

/// Detaches a charge whose outcome is unknown: it is followed while the counter continues.
void ChargePage::detach()
{
    m_duplicates->detach();
    const auto asked = m_submitter->detach();
    setBusy(false);
    showNextReference();
    if (!asked)
        return;
    m_entry->setLastResult(tr("%1: not known yet whether it was created. Balcão is looking for it; "
                              "do not create it again.")
                               .arg(moneyText(*asked->amount)));
}

/// Shows a charge whose creation was unconfirmed. The charge is pending, like one that was set
/// aside.
void ChargePage::showCreatedAfterAll(const core::Transaction &charge)
{
    m_duplicates->follow(charge);
    if (charge.status.isFinal())
        return; // its code was never shown
    m_cards->setInFront(charge);
    m_cards->setInFront(inFront());
    m_entry->setLastResult(
        tr("%1 of %2 was created after all and waits here: Ctrl+Tab shows it.", "amount, time")
            .arg(moneyText(charge.amount), timeText(charge.created)));
}

void ChargePage::setBusy(bool busy)
{
    m_entry->setBusy(busy);
    if (busy)
        m_busy->begin({tr("Creating the charge…"),
                       withOwnKeys(tr(
                           "It is not known yet whether it was created: do not create it again. F2 "
                           "serves the next customer while Balcão looks for it."))});
    else
        m_busy->end();
}

/// Shows a problem next to the input, or on the outcome whose charge was to be created again.
void ChargePage::showMessage(const QString &problem)
{
    if (isOnEntry())
        m_entry->showMessage(problem);
    else
        m_live->showMessage(problem);
}

} // namespace ui
