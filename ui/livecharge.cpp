// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/livecharge.h"

#include "core/qr/qrcode.h"
#include "ui/codeview.h"
#include "ui/errortext.h"
#include "ui/keybutton.h"
#include "ui/label.h"
#include "ui/outcomepanel.h"
#include "ui/preflightticks.h"
#include "ui/receiptdesk.h"
#include "ui/statusbadge.h"
#include "ui/text.h"
#include "ui/theme.h"

#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>
#include <QtGui/QAccessible>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kSideWidth = 290;
constexpr int kPngPixelsPerModule = 12;
constexpr std::chrono::milliseconds kSecond(1000);

/// Of reference and amount, and of plain characters only: a foreign service's reference must not
/// name a file as it likes.
QString fileNameFor(const core::Transaction &transaction)
{
    QString reference;
    for (const QChar c : transaction.reference.left(40)) {
        const bool plain = c.unicode() < 128 && c.isLetterOrNumber();
        reference += plain ? c : u'-';
    }
    return u"pix-%1-%2.png"_s.arg(reference, transaction.amount.toDecimal());
}

} // namespace

LiveCharge::LiveCharge(core::TransactionService &service, ReceiptDesk &receipts, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_receipts(receipts)
{
    setObjectName(u"liveCharge"_s);
    setFocusPolicy(Qt::StrongFocus);
    m_outcome = new OutcomePanel;
    m_waiting = createWaiting();
    m_faces = new QStackedWidget;
    m_faces->addWidget(m_waiting);
    m_faces->addWidget(m_outcome);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_faces);

    m_ageTimer.setInterval(1000);
    connect(&m_ageTimer, &QTimer::timeout, this, &LiveCharge::showAge);
    m_stayTimer.setSingleShot(true);
    connect(&m_stayTimer, &QTimer::timeout, this, &LiveCharge::countStay);
    connect(&m_gate, &KeyGate::typed, this, &LiveCharge::takeTyped);
    connect(&m_gate, &KeyGate::scanned, this,
            [this] { say(tr("A code was scanned. Nothing of it was taken.")); });
    connect(&service, &core::TransactionService::changed, this,
            [this](const core::Transaction &transaction) {
                if (transaction.id == m_transaction.id)
                    update(transaction);
            });
    connect(&receipts, &ReceiptDesk::printedByItself, this,
            [this](const core::Transaction &transaction, const QString &sentence) {
                if (transaction.id == m_transaction.id)
                    say(sentence);
            });
}

QWidget *LiveCharge::createWaiting()
{
    m_code = new CodeView(m_service, TextSize::Title);
    auto *page = new QWidget;
    auto *layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    m_codeArea = new QStackedWidget;
    m_codeArea->addWidget(m_code);
    m_question = createQuestion();
    m_codeArea->addWidget(m_question);
    layout->addWidget(m_codeArea, 1);
    m_side = createWaitingSide();
    layout->addWidget(m_side);
    return page;
}

/// Stands where the code was: nobody shall pay what is about to be given up.
QWidget *LiveCharge::createQuestion()
{
    m_questionTitle = new Label({}, TextSize::Title);
    m_questionTitle->setObjectName(u"abandonTitle"_s);
    auto *text =
        new Label(m_service.capabilities().seesPayments
                      ? tr("Whoever has the code can still pay it: then Balcão says so, loudly.")
                      : tr("Whoever has the code can still pay it, and only your bank sees that."),
                  TextSize::Body, Label::Tone::Muted);
    text->setObjectName(u"abandonText"_s);
    auto *question = new QFrame;
    question->setProperty("role", u"card"_s);
    auto *layout = new QVBoxLayout(question);
    layout->setContentsMargins(kSpaceLarge, kSpace, kSpaceLarge, kSpace);
    layout->setSpacing(kSpace);
    layout->addStretch();
    for (Label *label : {m_questionTitle, text}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        layout->addWidget(label);
    }
    auto *abandon = keyButton(tr("Abandon"), Qt::Key_Enter, u"abandonButton"_s, KeyScope::Borrowed);
    auto *keep =
        keyButton(tr("Back to the code"), Qt::Key_Escape, u"keepButton"_s, KeyScope::Borrowed);
    connect(abandon, &QPushButton::clicked, this, &LiveCharge::abandonRequested);
    connect(keep, &QPushButton::clicked, this, &LiveCharge::endQuestion);
    for (QPushButton *button : {abandon, keep}) {
        button->setFocusPolicy(Qt::NoFocus);
        layout->addWidget(button, 0, Qt::AlignHCenter);
    }
    layout->addStretch();
    return question;
}

void LiveCharge::ask()
{
    m_questionTitle->setText(tr("Abandon this charge of %1?").arg(moneyText(m_transaction.amount)));
    m_codeArea->setCurrentWidget(m_question);
    setFocus();
}

void LiveCharge::endQuestion()
{
    m_codeArea->setCurrentWidget(m_code);
}

QWidget *LiveCharge::createWaitingSide()
{
    m_amount = new Label({}, TextSize::Headline);
    m_amount->setObjectName(u"liveAmountLabel"_s);
    m_status = new StatusBadge;
    m_age = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_age->setObjectName(u"ageLabel"_s);
    m_ticks = new PreflightTicks;
    m_trust = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_trust->setObjectName(u"trustLabel"_s);
    m_trust->setWordWrap(true);
    m_news = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_news->setObjectName(u"newsLabel"_s);
    m_news->setWordWrap(true);

    m_copy = keyButton(tr("Copy code"), Qt::Key_F6, u"copyButton"_s);
    m_save = keyButton(tr("Save image…"), QKeySequence::Save, u"saveButton"_s);
    auto *next = keyButton(tr("Next customer"), Qt::Key_F2, u"nextButton"_s, KeyScope::Borrowed);
    if (!m_service.capabilities().seesPayments) // Then only a person goes on from here.
        makePrimary(next);
    connect(m_copy, &QPushButton::clicked, this, &LiveCharge::copyCode);
    connect(m_save, &QPushButton::clicked, this, &LiveCharge::saveImage);
    connect(next, &QPushButton::clicked, this, &LiveCharge::nextRequested);

    auto *side = new QFrame;
    side->setProperty("role", u"card"_s);
    side->setFixedWidth(kSideWidth);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(kSpace, kSpaceSmall, kSpace, kSpaceSmall);
    layout->setSpacing(4); // All of it goes into the smallest window.
    layout->addWidget(m_amount);
    auto *stateLine = new QHBoxLayout;
    stateLine->addWidget(m_status);
    stateLine->addWidget(m_age);
    stateLine->addStretch();
    layout->addLayout(stateLine);
    layout->addSpacing(kSpaceSmall);
    layout->addWidget(m_ticks);
    layout->addWidget(m_trust);
    layout->addStretch();
    layout->addWidget(m_news);
    for (QPushButton *button : {m_copy, m_save, next})
        layout->addWidget(button);
    layout->addWidget(createSimulator());
    for (auto *button : side->findChildren<QPushButton *>())
        makeCompact(button);
    return side;
}

/// What no real counter has: the customer's part, inside a dashed frame.
QWidget *LiveCharge::createSimulator()
{
    auto *pay = keyButton(tr("Customer pays"), Qt::CTRL | Qt::Key_1, u"payButton"_s);
    auto *giveUp = keyButton(tr("Customer gives up"), Qt::CTRL | Qt::Key_2, u"giveUpButton"_s);
    connect(pay, &QPushButton::clicked, this, [this] { simulate(core::SimulatedOutcome::Paid); });
    connect(giveUp, &QPushButton::clicked, this,
            [this] { simulate(core::SimulatedOutcome::Canceled); });
    m_simulator = new QFrame;
    m_simulator->setObjectName(u"simulator"_s);
    m_simulator->setProperty("role", u"simulator"_s);
    auto *layout = new QVBoxLayout(m_simulator);
    layout->setContentsMargins(kSpaceSmall, 4, kSpaceSmall, kSpaceSmall);
    layout->setSpacing(4);
    layout->addWidget(new Label(tr("Simulated customer"), TextSize::Small, Label::Tone::Muted));
    layout->addWidget(pay);
    layout->addWidget(giveUp);
    return m_simulator;
}

void LiveCharge::show(const core::Transaction &transaction)
{
    m_transaction = {};
    m_size = Size::Usual;
    endStay();
    endQuestion();
    say({});
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
        m_faces->setCurrentWidget(m_outcome);
        if (isVisible()) // The keyboard is where one is, whoever pays meanwhile.
            setFocus();
        if (decidedNow) {
            m_gate.drop(); // What was typed before was not about the outcome.
            startStay();
            QApplication::alert(window());
            QAccessibleEvent told(m_outcome, QAccessible::Alert);
            QAccessible::updateAccessibility(&told);
            Q_EMIT decided(transaction);
        }
        return;
    }
    showWaiting();
    m_faces->setCurrentWidget(m_waiting);
    m_ageTimer.start();
}

void LiveCharge::showWaiting()
{
    m_amount->setText(moneyText(m_transaction.amount));
    QFont font = textFont(TextSize::Headline);
    const int room = kSideWidth - 2 * kSpace - 4;
    const int wanted = QFontMetrics(font).horizontalAdvance(m_amount->text());
    if (wanted > room)
        font.setPixelSize(qMax(18, font.pixelSize() * room / wanted));
    m_amount->setFont(font);
    m_status->setStatus(m_transaction.status);
    showAge();

    m_code->setTransaction(m_transaction);
    setSize(m_size);
    const bool isGiven = !m_code->problem();
    m_copy->setEnabled(isGiven);
    m_save->setEnabled(isGiven);
    m_ticks->setVisible(isGiven);
    if (isGiven)
        m_ticks->setTransaction(m_transaction);

    const auto can = m_service.capabilities();
    m_simulator->setVisible(can.simulates);
    m_trust->setText(can.seesPayments
                         ? tr("This page says PAID when the money is there.")
                         : tr("Balcão cannot see your bank: hand over the goods when the money "
                              "shows in your bank's app, not on the customer's screen."));
}

/// Large, the code has the room of all that stands beside it. Where there is no code, nothing is
/// hidden for it.
void LiveCharge::setSize(Size size)
{
    m_size = m_code->problem() ? Size::Usual : size;
    if (m_size == Size::Large && m_side->isAncestorOf(QApplication::focusWidget()))
        setFocus();
    m_side->setVisible(m_size == Size::Usual);
    showHint();
}

void LiveCharge::showHint()
{
    if (m_size == Size::Usual) {
        m_code->setHint(tr("B: larger code · Ctrl+D: customers' window"));
        return;
    }
    QStringList hint{moneyText(m_transaction.amount), statusWord(m_transaction.status),
                     tr("B or Esc: smaller code"), tr("F6: copy it instead")};
    if (!m_news->text().isEmpty())
        hint.append(m_news->text());
    m_code->setHint(hint.join(u" · "_s));
}

void LiveCharge::showAge()
{
    const qint64 seconds = m_transaction.created.secsTo(QDateTime::currentDateTimeUtc());
    m_age->setText(
        tr("for %1", "age of a charge, as 0:42").arg(ageText(std::chrono::seconds(seconds))));
}

/// Every key ends the stay, also one that is a shortcut of the page or of the window.
bool LiveCharge::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::MouseButtonPress)
        endStay();
    return QWidget::event(event);
}

void LiveCharge::keyPressEvent(QKeyEvent *event)
{
    endStay();
    // All keys pass the gate: it has to know a scan that began before the money came.
    const bool held = m_gate.takes(*event);
    if (isDecided()) {
        if (!held && !takesOutcomeKey(*event))
            event->ignore();
        return;
    }
    const bool asks = m_codeArea->currentWidget() == m_question;
    if (!held || !asks)
        takeWaitingKey(event);
}

void LiveCharge::takeWaitingKey(QKeyEvent *key)
{
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool asks = m_codeArea->currentWidget() == m_question;
    const bool isLarge = m_size == Size::Large;
    const bool isPlain = key->modifiers() == Qt::NoModifier;
    if (key->key() == Qt::Key_B && isPlain && !asks)
        setSize(isLarge ? Size::Usual : Size::Large);
    else if (key->key() == Qt::Key_Escape && isLarge)
        setSize(Size::Usual);
    else if (key->key() == Qt::Key_F6 && isLarge) // Its button is hidden.
        copyCode();
    else if (key->key() == Qt::Key_Escape && asks)
        endQuestion();
    else if (key->key() == Qt::Key_Escape)
        ask();
    else if (enter && asks && !key->isAutoRepeat())
        Q_EMIT abandonRequested();
    else if (enter && !asks)
        say(tr("This charge still waits. F2 serves the next customer, Esc gives it up."));
    else
        key->ignore();
}

/// What the gate held back. By now this charge may not be on the screen any more, since an earlier
/// key went on from it.
void LiveCharge::takeTyped(QKeyEvent *key)
{
    if (!isVisible()) {
        if (QWidget *widget = QApplication::focusWidget())
            QCoreApplication::sendEvent(widget, key);
    } else if (isDecided()) {
        if (!takesOutcomeKey(*key))
            Q_EMIT keyLeft(key);
    } else if (m_codeArea->currentWidget() == m_question) { // Else it has been acted on.
        takeWaitingKey(key);
    }
}

bool LiveCharge::takesOutcomeKey(const QKeyEvent &key)
{
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (key.key() == Qt::Key_Escape)
        Q_EMIT nextRequested();
    else if (enter && !key.isAutoRepeat()) // One that is held may have begun before the outcome.
        leaveOutcome();
    else if (!enter)
        return printReceipt(key);
    return true;
}

void LiveCharge::leaveOutcome()
{
    if (canBeChargedAgain(m_transaction))
        Q_EMIT againRequested();
    else
        Q_EMIT nextRequested();
}

/// The keys of the decided charge; true if it was one of them.
bool LiveCharge::printReceipt(const QKeyEvent &event)
{
    const auto answer = [this, id = m_transaction.id](const QString &sentence) {
        if (id == m_transaction.id) // The next charge may be on the screen by then.
            say(sentence);
    };
    if (event.matches(QKeySequence::Print))
        m_receipts.choosePrinter(m_transaction, this, answer);
    else if (event.matches(QKeySequence::Save))
        m_receipts.saveAs(m_transaction, this, answer);
    else if (event.key() == Qt::Key_P && event.modifiers() == Qt::NoModifier)
        m_receipts.print(m_transaction, this, answer);
    else
        return false;
    return true;
}

/// A charge that is paid where nobody looks stays until somebody does.
void LiveCharge::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stayLeft.count() > 0)
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
    m_stayLeft = m_paidStay;
    m_outcome->setStay(m_stayLeft);
    if (m_stayLeft.count() > 0 && isVisible())
        m_stayTimer.start(std::min(m_stayLeft, kSecond));
}

void LiveCharge::endStay()
{
    m_stayTimer.stop();
    m_stayLeft = {};
    m_outcome->setStay({});
}

void LiveCharge::countStay()
{
    m_stayLeft -= std::min(m_stayLeft, kSecond);
    m_outcome->setStay(m_stayLeft);
    if (m_stayLeft.count() > 0)
        m_stayTimer.start(std::min(m_stayLeft, kSecond));
    else
        Q_EMIT nextRequested();
}

void LiveCharge::copyCode()
{
    QGuiApplication::clipboard()->setText(m_transaction.qrCode);
    say(tr("Code copied."));
}

void LiveCharge::saveImage()
{
    const auto code = core::QrCode::encode(m_transaction.qrCode); // Redundant enough for paper.
    if (!code)
        return;
    auto *dialog =
        new QFileDialog(this, tr("Save the code"),
                        QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
                        tr("Image (*.png *.svg)"));
    dialog->setObjectName(u"saveDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"png"_s);
    dialog->selectFile(fileNameFor(m_transaction));
    connect(dialog, &QFileDialog::fileSelected, this, [this, grid = *code](const QString &path) {
        const bool svg = path.endsWith(".svg"_L1, Qt::CaseInsensitive);
        if (!svg && !path.endsWith(".png"_L1, Qt::CaseInsensitive)) {
            say(tr("It was not saved: the name must end with .png or .svg."));
            return;
        }
        QSaveFile file(path);
        const bool saved = file.open(QIODevice::WriteOnly) &&
                           file.write(svg ? grid.toSvg() : grid.toPng(kPngPixelsPerModule)) > 0 &&
                           file.commit();
        say(saved ? tr("Saved as %1.").arg(path)
                  : tr("It could not be saved as %1: %2.").arg(path, file.errorString()));
    });
    dialog->open();
}

void LiveCharge::simulate(core::SimulatedOutcome outcome)
{
    core::onAnswer(m_service.simulate(m_transaction.id, outcome), this,
                   [this](const core::Result<core::Transaction> &answer) {
                       if (!answer)
                           say(errorParagraph(answer.error()));
                   });
}

void LiveCharge::say(const QString &text)
{
    m_news->setText(text);
    showHint();
    m_outcome->setNews(text);
}

} // namespace ui
