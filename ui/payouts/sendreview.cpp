// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/sendreview.h"

#include "core/domain/typedreais.h"
#include "core/till/pinservice.h"
#include "ui/session/pinprompt.h"
#include "ui/text/errortext.h"
#include "ui/text/keytext.h"
#include "ui/text/moneywords.h"
#include "ui/text/payoutwarningtext.h"
#include "ui/text/text.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kAmountRoom = 340; ///< in the smallest window

constexpr int kNarrowPage = 780; ///< below it the warnings are above the payout
constexpr int kFindingsWidth = 340;
constexpr int kStep = 48; ///< of scrolling
constexpr qsizetype kMaxBefore = 3;
constexpr std::chrono::milliseconds kSecond{1000};

/// Returns the scroll distance of a key; 0: none.
int stepsOf(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Up:
        return -1;
    case Qt::Key_Down:
        return 1;
    case Qt::Key_PageUp:
        return -5;
    case Qt::Key_PageDown:
        return 5;
    default:
        return 0;
    }
}

QFrame *card(QVBoxLayout *&layout)
{
    auto *frame = new QFrame;
    frame->setProperty("role", u"card"_s);
    layout = new QVBoxLayout(frame);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    return frame;
}

QString waitSentence()
{
    return SendReview::tr("Wait a moment and check the data.");
}

} // namespace

SendReview::SendReview(QWidget *parent)
    : QWidget(parent)
    , m_busy(new BusyIndicator(u"reviewWait"_s, this))
{
    setObjectName(u"sendReview"_s);
    setFocusPolicy(Qt::StrongFocus);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setSpacing(kSpace);
    m_columns->addWidget(createOrder(), 1);
    m_columns->addWidget(createFindings());
    auto *content = new QWidget;
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->addWidget(new Label(tr("Check before sending"), TextSize::Title));
    contentLayout->addLayout(m_columns);
    contentLayout->addStretch();
    m_scroll = new QScrollArea;
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(createFoot());
    m_second.setTimerType(Qt::PreciseTimer); // Coarse timers may fire 5 % early.
    connect(&m_second, &QTimer::timeout, this, &SendReview::countDown);
}

QWidget *SendReview::createOrder()
{
    QVBoxLayout *layout = nullptr;
    QFrame *frame = card(layout);
    m_keyKind = Label::wrapping(u"reviewKeyKind"_s, TextSize::Small, Label::Tone::Muted);
    m_key = Label::wrapping(u"reviewKey"_s, TextSize::Headline);
    m_receiver = Label::wrapping(u"reviewReceiver"_s, TextSize::Strong);
    m_amount = Label::wrapping(u"reviewAmount"_s, TextSize::Headline);
    m_words = Label::wrapping(u"reviewAmountWords"_s, TextSize::Strong);
    m_purpose = Label::wrapping(u"reviewPurpose"_s, TextSize::Small, Label::Tone::Muted);
    for (Label *label : {m_keyKind, m_key, m_receiver})
        layout->addWidget(label);
    layout->addSpacing(kSpaceSmall);
    for (Label *label : {m_amount, m_words, m_purpose})
        layout->addWidget(label);
    return frame;
}

QWidget *SendReview::createFindings()
{
    QVBoxLayout *layout = nullptr;
    QFrame *frame = card(layout);
    frame->setObjectName(u"reviewFindings"_s);
    frame->setMinimumWidth(kFindingsWidth);
    layout->addWidget(new Label(tr("Warnings"), TextSize::Strong));
    m_findings = new QVBoxLayout;
    m_findings->setSpacing(kSpaceSmall);
    layout->addLayout(m_findings);
    m_again = keyButton(tr("Check again"), QKeySequence::Refresh, u"reviewAgainButton"_s);
    makeCompact(m_again);
    connect(m_again, &QPushButton::clicked, this, &SendReview::checkRequested);
    layout->addWidget(m_again, 0, Qt::AlignLeft);
    layout->addStretch();
    return frame;
}

QWidget *SendReview::createFoot()
{
    m_retype = new QLineEdit;
    m_retype->setObjectName(u"reviewRetypeEdit"_s);
    m_retype->setAccessibleName(tr("The amount again"));
    connect(m_retype, &QLineEdit::textEdited, this, [this] { showMessage({}); });
    m_retypeWords = new Label({});
    m_retypeWords->setWordWrap(true);
    m_retypeWords->setAlignment(Qt::AlignRight | Qt::AlignVCenter); // next to the field
    m_retypeWords->setBuddy(m_retype);
    m_retypeBox = new QWidget;
    auto *box = new QHBoxLayout(m_retypeBox);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_retypeWords, 1);
    box->addWidget(m_retype);
    m_news = Label::wrapping(u"reviewNews"_s, TextSize::Body, Label::Tone::Problem);
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"reviewBackButton"_s);
    connect(back, &QPushButton::clicked, this, &SendReview::left);
    m_send = keyButton(tr("Send"), Qt::Key_Enter, u"reviewSendButton"_s, KeyScope::Borrowed);
    makePrimary(m_send);
    m_send->setFocusPolicy(Qt::TabFocus);
    connect(m_send, &QPushButton::clicked, this, &SendReview::confirm);
    auto *actions = new QHBoxLayout;
    actions->addWidget(m_news, 1);
    actions->addWidget(back);
    actions->addWidget(m_send);
    auto *foot = new QWidget;
    auto *layout = new QVBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_retypeBox);
    layout->addLayout(actions);
    return foot;
}

void SendReview::begin(const core::TransactionDraft &draft, core::Money retypeFrom, Next next)
{
    m_approver = nullptr;
    m_next = next;
    m_isRetyped = *draft.amount >= retypeFrom;
    m_retypeWords->setText(tr("This is a large amount. Type it again:"));
    m_retype->setAccessibleName(tr("The amount again"));
    m_retype->setPlaceholderText(typedAmountText({}));
    m_retype->setEchoMode(QLineEdit::Normal);
    show(draft);
}

void SendReview::beginApproval(const core::TransactionDraft &draft, core::PinService &approver)
{
    m_approver = &approver;
    m_isRetyped = false;
    m_retypeWords->setText(tr("Made at this counter. A second person approves it with their PIN:"));
    m_retype->setAccessibleName(tr("Approver's PIN"));
    m_retype->setPlaceholderText(tr("Approver's PIN"));
    m_retype->setEchoMode(QLineEdit::Password);
    show(draft);
}

void SendReview::show(const core::TransactionDraft &draft)
{
    m_draft = draft;
    m_before.clear();
    m_isBusy = false;
    m_toRead = m_timeToRead;
    m_second.start(std::min<std::chrono::milliseconds>(m_toRead, kSecond));
    const core::PixKey key = *core::PixKey::parse(draft.pixKey, *draft.keyType);
    m_keyKind->setText(tr("To the key: %1", "a kind of key").arg(keyKindWord(key.kind())));
    m_key->setText(breakableKeyText(key));
    m_key->setAccessibleName(keyText(key));
    m_receiver->setText(joinedParts({foreignText(draft.name), documentText(draft.document)}));
    m_receiver->setVisible(!m_receiver->text().isEmpty());
    m_amount->setText(moneyText(-*draft.amount));
    const QFont large = textFont(TextSize::Headline);
    const bool fits = QFontMetrics(large).horizontalAdvance(m_amount->text()) <= kAmountRoom;
    m_amount->setFont(fits ? large : textFont(TextSize::Title));
    m_words->setText(moneyInWords(*draft.amount));
    m_purpose->setText(joinedParts(
        {foreignText(draft.description), tr("reference %1").arg(foreignText(draft.reference))}));
    setAccessibleName(tr("Send %1 to %2?", "amount in words, receiver")
                          .arg(m_words->text(), receiverText(draft.name, draft.pixKey)));
    m_retype->clear();
    m_retypeBox->setVisible(m_isRetyped || m_approver);
    showMessage({});
    clearFindings();
    auto *looking = Label::wrapping(u"reviewLooking"_s, TextSize::Body, Label::Tone::Muted);
    looking->setText(tr("Checking…"));
    m_findings->addWidget(looking);
    connect(m_busy, &BusyIndicator::messageChanged, looking,
            [looking](const QString &text) { looking->setText(text); });
    m_busy->begin({tr("Checking whether this was sent before…"),
                   tr("Nothing is sent until then. Esc goes back, and nothing is lost.")});
    showButton();
}

void SendReview::clearFindings()
{
    m_busy->end();
    m_isJudged = false;
    m_isBlocked = false;
    m_again->hide();
    while (QLayoutItem *item = m_findings->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void SendReview::showFindings(const core::Result<QList<core::PayoutWarningFinding>> &findings)
{
    clearFindings();
    const auto add = [this](const QString &sentence, Label::Tone tone) {
        auto *label = Label::wrapping(u"reviewFinding"_s, TextSize::Body, tone);
        label->setText(sentence);
        m_findings->addWidget(label);
    };
    if (!findings) {
        add(tr("Balcão could not check whether this was sent before. %1 Without that nothing is "
               "sent.")
                .arg(errorWords(findings.error()).happened),
            Label::Tone::Problem);
        m_again->show();
        showButton();
        return;
    }
    m_isJudged = true;
    for (const core::PayoutWarningFinding &finding : *findings) {
        m_isBlocked |= finding.warning == core::PayoutWarning::Unsettled;
        add(payoutWarningSentence(finding), finding.warning == core::PayoutWarning::FirstToKey
                                                ? Label::Tone::Normal
                                                : Label::Tone::Problem);
    }
    if (findings->isEmpty())
        add(tr("None: this key was paid before, and not this amount recently."),
            Label::Tone::Muted);
    addBefore();
    m_again->setVisible(m_isBlocked);
    showButton();
}

/// Adds earlier payouts for comparison with this one.
void SendReview::addBefore()
{
    if (m_before.isEmpty())
        return;
    auto *title = Label::wrapping(u"reviewBeforeTitle"_s, TextSize::Strong);
    title->setText(tr("Earlier payments to this key"));
    m_findings->addWidget(title);
    const auto last = m_before.first(std::min(m_before.size(), kMaxBefore));
    for (const core::Transaction &payout : last) {
        auto *line = Label::wrapping(u"reviewBefore"_s, TextSize::Small);
        line->setText(joinedParts(
            {moneyText(payout.amount), minuteText(payout.created), foreignText(payout.name)}));
        m_findings->addWidget(line);
    }
}

void SendReview::setBusy(bool busy)
{
    m_isBusy = busy;
    showButton();
}

void SendReview::showMessage(const QString &problem)
{
    m_news->setText(problem);
}

void SendReview::countDown()
{
    m_toRead -= m_second.intervalAsDuration();
    if (m_toRead.count() <= 0) {
        m_second.stop();
        if (m_news->text() == waitSentence())
            showMessage({});
    }
    showButton();
}

void SendReview::showButton()
{
    const bool isQueued = !m_approver && m_next == Next::Approval;
    const QString words = (m_approver ? tr("Approve %1")
                           : isQueued ? tr("Ask for approval of %1")
                                      : tr("Send %1"))
                              .arg(moneyText(*m_draft.amount));
    if (m_toRead.count() > 0)
        m_send->setText(tr("%1   in %2 s", "what is done, seconds")
                            .arg(words)
                            .arg((m_toRead.count() + 999) / 1000));
    else
        setKeyedText(*m_send, words, Qt::Key_Enter);
    m_send->setAccessibleName(words);
    m_send->setVisible(!m_isBlocked);
    m_send->setEnabled(m_toRead.count() <= 0 && m_isJudged && !m_isBusy);
}

/// Returns why the payout cannot be sent now; empty if possible.
QString SendReview::hindrance() const
{
    if (m_isBlocked)
        return tr("An identical Pix is on its way. Nothing was sent.");
    if (m_toRead.count() > 0)
        return waitSentence();
    if (!m_isJudged)
        return tr("It is not known yet whether this was sent before.");
    if (m_approver && m_retype->text().isEmpty())
        return tr("The approver types their PIN.");
    if (m_isRetyped && m_retype->text().trimmed().isEmpty())
        return tr("Type the amount again.");
    if (m_isRetyped && core::parseTypedReais(m_retype->text()) != m_draft.amount)
        return tr("That is not %1. Check what you are sending.").arg(moneyText(*m_draft.amount));
    return {};
}

void SendReview::confirm()
{
    if (m_isBusy)
        return;
    QString reason = hindrance();
    if (reason.isEmpty() && m_approver) {
        const auto answer = m_approver->attempt(m_retype->text());
        reason = pinSentence(answer, *m_approver);
        m_retype->clear();
    }
    showMessage(reason);
    if (reason.isEmpty())
        Q_EMIT confirmed();
    else if (m_isRetyped || m_approver)
        m_retype->setFocus();
}

void SendReview::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (const int steps = stepsOf(*event); steps != 0)
        m_scroll->verticalScrollBar()->setValue(m_scroll->verticalScrollBar()->value() +
                                                steps * kStep);
    else if (!enter)
        event->ignore();
    else if (!event->isAutoRepeat())
        confirm();
}

void SendReview::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isRetyped || m_approver)
        m_retype->setFocus();
    else
        setFocus();
}

void SendReview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < kNarrowPage;
    m_columns->setDirection(isNarrow ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    for (Label *label : {m_key, m_amount})
        label->setFont(textFont(isNarrow ? TextSize::Title : TextSize::Headline));
}

} // namespace ui
