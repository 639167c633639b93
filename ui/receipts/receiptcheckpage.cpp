// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipts/receiptcheckpage.h"

#include "core/domain/chargeevidence.h"
#include "core/till/preferences.h"
#include "ui/receipts/claimcard.h"
#include "ui/session/completenesslabel.h"
#include "ui/session/confirmbox.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/amountedit.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using core::ClaimAnswer;

namespace
{

constexpr int kBoxHeight = 48;

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// Returns true if the key writes a character.
bool writes(const QKeyEvent &event)
{
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    return plain && event.text().size() == 1 && event.text()[0].isPrint();
}

QString timed(const QString &sentence)
{
    return sentence.arg(timeText(QDateTime::currentDateTimeUtc()));
}

} // namespace

ReceiptCheckPage::ReceiptCheckPage(const ShopContext &context, QWidget *parent)
    : QWidget(parent)
    , m_service(context.service)
    , m_console(context.console)
    , m_busy(new BusyIndicator(u"claimWait"_s, this))
{
    setObjectName(u"receiptCheckPage"_s);
    m_card = new ClaimCard;
    m_confirm = new ConfirmBox(context.service, context.preferences, ConfirmBox::Direction::Row);
    connect(m_confirm, &ConfirmBox::messageChanged, m_card, &ClaimCard::setNews);
    connect(m_confirm, &ConfirmBox::confirmed, this, &ReceiptCheckPage::showConfirmed);
    connect(m_confirm, &ConfirmBox::usedIdFound, this, &ReceiptCheckPage::showUsed);
    connect(m_confirm, &ConfirmBox::left, this, [this] { m_card->setFocus(); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(createHead());
    layout->addWidget(createQuestion());
    layout->addWidget(m_card);
    layout->addWidget(createActions());
    // Each check reads the newest changes first.
    auto *completeness = new CompletenessLabel;
    layout->addWidget(completeness);
    layout->addStretch();

    connect(m_busy, &BusyIndicator::messageChanged, this, &ReceiptCheckPage::showBusy);
    // The customer may show a payment that has just arrived.
    connect(&context.service, &core::TransactionService::changed, this,
            [this](const core::Transaction &transaction) {
                const bool isAwaited = m_verdict && m_verdict->answer != ClaimAnswer::PaidThis;
                if (isVisible() && isAwaited && !transaction.endToEndId.isEmpty())
                    check();
            });
    const auto followTyping = [this, &preferences = context.preferences] {
        m_amount->setTyping(preferences.value().typing);
    };
    connect(&context.preferences, &core::PreferencesStore::changed, this, followTyping);
    followTyping();
    completeness->follow(context.service);
    begin({});
}

/// Returns the reason why a payment was not found during the first synchronization; empty: another
/// reason.
QString ReceiptCheckPage::unreadNote(const core::ClaimEvidence &evidence) const
{
    const auto completeness = m_service.completeness();
    const bool isUnread = !evidence.read &&
                          evidence.read.error().code == core::Error::Code::Unavailable &&
                          completeness && !completeness->isComplete;
    return isUnread ? tr("The payment is not among the days read so far. Wait until all days are "
                         "read, or check your bank's app.")
                    : QString();
}

QWidget *ReceiptCheckPage::createHead()
{
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"backButton"_s);
    connect(back, &QPushButton::clicked, this, &ReceiptCheckPage::closed);
    m_for = Label::wrapping(u"claimFor"_s, TextSize::Body, Label::Tone::Muted);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(new Label(tr("Check a receipt"), TextSize::Title));
    words->addWidget(m_for);
    auto *head = new QWidget;
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(words, 1);
    layout->addWidget(back, 0, Qt::AlignTop);
    return head;
}

QWidget *ReceiptCheckPage::createQuestion()
{
    const auto labelled = [](const QString &word, QLineEdit *edit, const QString &name) {
        edit->setObjectName(name);
        edit->setAccessibleName(word);
        auto *column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(new Label(word, TextSize::Small, Label::Tone::Muted));
        column->addWidget(edit);
        return column;
    };
    m_text = new QLineEdit;
    m_text->setFixedHeight(kBoxHeight);
    QFont font = textFont(TextSize::Strong);
    font.setPixelSize(18); // All 32 characters fit next to the amount in the smallest window.
    m_text->setFont(font);
    m_text->setPlaceholderText(tr("scan, paste or type"));
    m_amount = new AmountEdit;
    m_amount->setFixedSize(220, kBoxHeight);
    m_message = Label::wrapping(u"claimMessage"_s, TextSize::Body, Label::Tone::Muted);

    connect(m_text, &QLineEdit::textChanged, this, &ReceiptCheckPage::noticeTyping);
    connect(m_amount, &AmountEdit::edited, this, &ReceiptCheckPage::noticeTyping);
    connect(m_amount, &AmountEdit::submitted, this, &ReceiptCheckPage::check);
    connect(m_amount, &AmountEdit::refused, this, &ReceiptCheckPage::showQuestion);

    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    auto *boxes = new QHBoxLayout;
    boxes->setSpacing(kSpaceSmall);
    boxes->addLayout(
        labelled(tr("Receipt code (last 6 characters) or time"), m_text, u"claimEdit"_s), 1);
    boxes->addLayout(labelled(tr("Amount"), m_amount, u"claimAmountEdit"_s));
    layout->addLayout(boxes);
    layout->addWidget(m_message);
    return page;
}

QWidget *ReceiptCheckPage::createActions()
{
    m_again = keyButton(tr("Refresh"), Qt::Key_Enter, u"readAgainButton"_s, KeyScope::Borrowed);
    m_handOver = keyButton(tr("Goods handed over"), Qt::Key_U, u"handOverButton"_s);
    connect(m_again, &QPushButton::clicked, this, &ReceiptCheckPage::check);
    m_undo = keyButton(tr("Undo"), Qt::Key_U, u"undoHandOverButton"_s);
    m_undo->hide();
    connect(m_handOver, &QPushButton::clicked, this, &ReceiptCheckPage::handOver);
    connect(m_undo, &QPushButton::clicked, this, &ReceiptCheckPage::undoHandOver);
    auto *actions = new QWidget;
    auto *layout = new QHBoxLayout(actions);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_confirm);
    layout->addWidget(m_again);
    layout->addWidget(m_handOver);
    layout->addWidget(m_undo);
    layout->addStretch();
    return actions;
}

void ReceiptCheckPage::begin(const std::optional<core::Transaction> &inFront)
{
    ++m_generation;
    m_inFront = inFront;
    m_amount->setAmount(inFront ? inFront->amount : core::Money());
    m_for->setText(inFront ? tr("For the charge of %1 from %2", "amount, time")
                                 .arg(moneyText(inFront->amount), timeText(inFront->created))
                           : tr("Find any received payment."));
    showQuestion({});
    m_text->selectAll();
    m_text->setFocus();
}

void ReceiptCheckPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_text->setFocus();
}

/// Handles keys that no widget handled, such as Enter. The next receipt may be scanned or pasted
/// with any focus.
void ReceiptCheckPage::keyPressEvent(QKeyEvent *event)
{
    if (isEnter(*event)) {
        if (!event->isAutoRepeat())
            check();
    } else if (writes(*event)) {
        m_text->setText(event->text());
        m_text->setFocus();
    } else if (event->matches(QKeySequence::Paste)) {
        m_text->clear();
        m_text->paste();
        m_text->setFocus();
    } else {
        event->ignore();
    }
}

/// Hides the answer when the input changes.
void ReceiptCheckPage::noticeTyping()
{
    ++m_generation;
    showQuestion({});
}

void ReceiptCheckPage::showQuestion(const QString &sentence)
{
    m_busy->end();
    hideAnswer();
    m_message->setTone(sentence.isEmpty() ? Label::Tone::Muted : Label::Tone::Problem);
    m_message->setText(sentence.isEmpty() ? gapSentence(core::ClaimGap::Nothing) : sentence);
}

void ReceiptCheckPage::hideAnswer()
{
    if (m_card->hasFocus())
        m_text->setFocus();
    m_verdict.reset();
    m_claim.reset();
    m_confirm->setCharge({});
    m_message->show();
    m_card->hide();
    m_again->hide();
    m_handOver->hide();
    m_undo->hide();
}

/// Shows the wait. Until an answer arrives, the goods must not be handed out.
void ReceiptCheckPage::showBusy(const QString &text)
{
    if (text.isEmpty())
        return;
    if (m_busy->stage() == BusyIndicator::Stage::Choosing) {
        show({}, {}, timed(tr("The service has not answered by %1")));
        return;
    }
    hideAnswer();
    m_message->setTone(Label::Tone::Muted);
    m_message->setText(text);
}

void ReceiptCheckPage::check()
{
    const int generation = ++m_generation;
    const core::Money amount = m_amount->amount();
    const auto claim =
        core::PaymentClaim::read(m_text->text(), amount, QDateTime::currentDateTimeUtc());
    if (!claim) {
        showQuestion(gapSentence(claim.error()));
        return;
    }
    const core::TransactionService::Capabilities can = m_service.capabilities();
    const auto filter = claim->filter();
    // A confirmation by hand has no exact time: only an id finds its payment.
    const bool canLookUp = can.seesPayments || (can.confirmsPayments && !claim->ending.isEmpty());
    if (!filter || !canLookUp) {
        judge(*claim,
              {.read = core::TransactionPage(),
               .seesPayments = m_service.capabilities().seesPayments,
               .now = QDateTime::currentDateTimeUtc()},
              {}, timed(tr("Checked at %1, without asking the service")));
        return;
    }
    m_busy->begin({tr("Reading from the service…")});
    core::onAnswer(
        m_service.list(*filter), this,
        [this, generation, claim = *claim](const core::Result<core::TransactionPage> &read) {
            if (generation == m_generation)
                readAnnotations(generation, claim, read);
        });
}

/// Reads which payments were already used. If the counter store cannot be read, a payment still
/// counts as paid, but its use is unknown.
void ReceiptCheckPage::readAnnotations(int generation, const core::PaymentClaim &claim,
                                       const core::Result<core::TransactionPage> &read)
{
    QList<QUuid> ids;
    if (read) {
        for (const core::Transaction &transaction : read->transactions)
            ids.append(transaction.id);
    }
    core::onAnswer(
        m_console.annotations().find(ids), this,
        [this, generation, claim,
         read](const core::Result<QHash<QUuid, core::Annotations>> &annotations) {
            if (generation != m_generation)
                return;
            core::ClaimEvidence evidence{.read = read, .now = QDateTime::currentDateTimeUtc()};
            if (m_inFront)
                evidence.inFront = m_inFront->id;
            const auto known = annotations.value_or(QHash<QUuid, core::Annotations>());
            for (auto it = known.cbegin(); it != known.cend(); ++it) {
                if (it->handedOver)
                    evidence.handedOver.insert(it.key(), *it->handedOver);
            }
            judge(claim, evidence,
                  annotations
                      ? QString()
                      : tr("The notes of this counter cannot be read: it is not known whether "
                           "this receipt was used before."),
                  timed(read ? tr("Read from the service at %1")
                             : tr("Tried to read from the service at %1")));
        });
}

void ReceiptCheckPage::judge(const core::PaymentClaim &claim, const core::ClaimEvidence &evidence,
                             const QString &notes, const QString &how)
{
    auto verdict = core::judged(claim, evidence);
    const bool isBlind = !m_service.capabilities().seesPayments;
    if (verdict && isBlind && verdict->answer == ClaimAnswer::NotReceived)
        verdict->answer = ClaimAnswer::Unverified; // Only the bank knows.
    const bool isByMinute = claim.ending.isEmpty();
    if (verdict && verdict->answer == ClaimAnswer::NotReceived && isByMinute)
        show(*verdict,
             tr("By amount and time, only charges of the last %1 days are found. For an older one "
                "use the end-to-end id.")
                 .arg(core::PaymentClaim::kWaitingDays),
             how);
    else if (verdict)
        show(*verdict, verdict->payment ? notes : unreadNote(evidence), how);
    else
        showQuestion(gapSentence(verdict.error()));
    if (verdict) {
        m_claim = claim;
        offerConfirmation();
    }
}

/// Offers to confirm the charge in front with the id of the claim, if only the bank knows.
void ReceiptCheckPage::offerConfirmation()
{
    const bool isOffered = m_inFront && m_verdict && m_verdict->answer == ClaimAnswer::Unverified &&
                           !m_verdict->flaw && m_amount->amount() == m_inFront->amount;
    m_confirm->setCharge(isOffered ? m_inFront : std::nullopt);
    if (isOffered)
        m_confirm->setEndToEndId(m_claim->id ? m_claim->id->toText()
                                             : m_claim->ending.right(core::kEndToEndIdEnding));
}

void ReceiptCheckPage::showConfirmed(const core::Transaction &charge)
{
    m_inFront = charge;
    ++m_generation; // A reading that began before the confirmation does not know the payment.
    core::ClaimVerdict verdict;
    verdict.answer = ClaimAnswer::PaidThis;
    verdict.payment = charge;
    show(verdict, {}, timed(tr("Confirmed at the counter at %1")));
}

/// Shows that the payment of the receipt confirms another charge.
void ReceiptCheckPage::showUsed()
{
    ++m_generation;
    core::ClaimVerdict verdict;
    verdict.answer = ClaimAnswer::AlreadyUsed;
    show(verdict, {}, timed(tr("Read from the service at %1")));
    m_confirm->setCharge({});
}

QString ReceiptCheckPage::amountNote(const core::Transaction &payment) const
{
    const core::Money expected = m_amount->amount();
    if (expected.isZero() || expected == payment.amount)
        return {};
    return tr("The payment is of %1, not of %2.")
        .arg(moneyText(payment.amount), moneyText(expected));
}

void ReceiptCheckPage::show(const core::ClaimVerdict &verdict, const QString &notes,
                            const QString &how)
{
    m_busy->end();
    m_verdict = verdict;
    m_message->hide();
    QString details;
    QStringList remarks;
    if (verdict.payment) {
        details = paymentLine(*verdict.payment);
        remarks += amountNote(*verdict.payment);
    }
    remarks += notes;
    remarks.removeAll(QString());
    m_card->show(verdict.answer, claimWords(verdict, m_inFront, m_service.capabilities()), details,
                 remarks.join(u' '), how);
    const bool isGood =
        verdict.answer == ClaimAnswer::PaidThis || verdict.answer == ClaimAnswer::PaidOther;
    m_again->show();
    m_handOver->setVisible(isGood);
    m_undo->hide();
    m_card->setFocus();
}

/// Marks the payment as used: a receipt is valid for the first claim.
void ReceiptCheckPage::handOver()
{
    if (!m_verdict || !m_verdict->payment)
        return;
    m_handOver->hide(); // The focus stays on the card.
    m_card->setFocus();
    core::onAnswer(
        m_console.receipts().handOver(m_verdict->payment->id), this,
        [this, generation = m_generation,
         verdict = *m_verdict](const core::Result<core::HandOver> &answer) {
            if (generation != m_generation)
                return;
            if (!answer) {
                m_card->setNews(
                    tr("This could not be saved. %1 The same receipt can be shown again.")
                        .arg(errorWords(answer.error()).happened));
                m_handOver->show();
                return;
            }
            if (answer->isFirst) {
                m_verdict->handedOver = answer->at;
                m_undo->show();
                m_card->setNews(tr("Goods handed over at %1. This receipt cannot be used again.")
                                    .arg(timeText(answer->at)));
                return;
            }
            core::ClaimVerdict used = verdict;
            used.answer = ClaimAnswer::AlreadyUsed;
            used.handedOver = answer->at;
            show(used, {}, timed(tr("Read from the notes of this counter at %1")));
        });
}

/// Undoes an accidental handover while its answer is shown.
void ReceiptCheckPage::undoHandOver()
{
    if (!m_verdict || !m_verdict->payment || !m_verdict->handedOver)
        return;
    m_undo->hide();
    m_card->setFocus();
    core::onAnswer(
        m_console.receipts().undoHandOver(m_verdict->payment->id, *m_verdict->handedOver), this,
        [this, generation = m_generation](const core::Result<void> &done) {
            if (generation != m_generation)
                return;
            m_handOver->setVisible(done.has_value());
            m_undo->setVisible(!done);
            m_card->setNews(
                done ? tr("Not handed over: this receipt can be used again.")
                     : tr("This could not be saved. %1 The receipt cannot be used again.")
                           .arg(errorWords(done.error()).happened));
        });
}

} // namespace ui
