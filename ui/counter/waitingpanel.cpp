// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/waitingpanel.h"

#include "core/apipix/bankrepository.h"
#include "core/domain/brcode.h"
#include "core/domain/paymentlink.h"
#include "core/qr/qrcode.h"
#include "core/service/bankcodes.h"
#include "core/till/contactwatch.h"
#include "core/till/preferences.h"
#include "ui/counter/chargeshare.h"
#include "ui/counter/codepane.h"
#include "ui/counter/keypad.h"
#include "ui/counter/payloadchecklist.h"
#include "ui/session/checkedlabel.h"
#include "ui/session/confirmbox.h"
#include "ui/text/contacttext.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/density.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"
#include "ui/widgets/savefolder.h"
#include "ui/widgets/statusbadge.h"
#include "ui/widgets/theme.h"

#include <QtCore/QSaveFile>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns what happens to the code of a canceled charge.
QString questionText(const core::TransactionService &service)
{
    if (service.capabilities().seesPayments)
        return WaitingPanel::tr("The code can still be paid: you will be told if that happens.");
    if (core::bankCodesOf(service))
        return WaitingPanel::tr("A code of the bank is removed there. The shop's own code can "
                                "still be paid.");
    return WaitingPanel::tr("The code can still be paid, and only your bank sees it.");
}

/// Returns true if the bank of an own shop issued the code, and so reports its payment.
bool isCodeOfBank(const core::Transaction &charge, const core::TransactionService &service)
{
    const auto code = core::BrCode::parse(charge.qrCode);
    return core::bankCodesOf(service) && code && code->kind == core::BrCode::Kind::Dynamic;
}

constexpr int kSideWidth = 290;
constexpr qint64 kCountdownSeconds = 3600; ///< before that, the time of the expiry
constexpr int kPngPixelsPerModule = 12;
constexpr int kHeldIcon = 72;

/// Returns a file name of reference and amount in safe characters only, because a remote service
/// controls the reference.
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

WaitingPanel::WaitingPanel(core::TransactionService &service, core::PreferencesStore &preferences,
                           core::BankRepository *bank, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_preferences(preferences)
    , m_bank(bank)
    , m_contact(new core::ContactWatch(service, this))
    , m_simulating(new BusyIndicator(u"simulateWait"_s, this))
    , m_sharing(new ChargeShare(this))
{
    connect(m_sharing, &ChargeShare::messageChanged, this, &WaitingPanel::messageChanged);
    connect(m_sharing, &ChargeShare::shared, this, &WaitingPanel::codeShared);
    connect(m_simulating, &BusyIndicator::messageChanged, this, &WaitingPanel::messageChanged);
    connect(m_contact, &core::ContactWatch::ticked, this, &WaitingPanel::followContact);
    if (m_bank)
        connect(m_bank, &core::BankRepository::changed, this, &WaitingPanel::showTrust);
    connect(&m_preferences, &core::PreferencesStore::changed, this, &WaitingPanel::fitSide);
    m_pane = new CodePane(m_service);
    m_code = &m_pane->code();
    connect(m_pane, &CodePane::sizeRequested, this,
            [this] { setSize(m_size == Size::Usual ? Size::Large : Size::Usual); });
    m_confirm = new ConfirmBox(service, preferences, ConfirmBox::Direction::Column);
    connect(m_confirm, &ConfirmBox::messageChanged, this, &WaitingPanel::messageChanged);
    connect(m_confirm, &ConfirmBox::left, this, [this] { setFocus(); });
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    m_codeArea = new QStackedWidget;
    m_codeArea->addWidget(m_pane);
    m_question = createQuestion();
    m_codeArea->addWidget(m_question);
    m_held = createHeld();
    m_codeArea->addWidget(m_held);
    layout->addWidget(m_codeArea, 1);
    m_side = createSide();
    m_side->installEventFilter(this);
    layout->addWidget(m_side);
}

QWidget *WaitingPanel::createQuestion()
{
    m_questionTitle = new Label({}, TextSize::Title);
    m_questionTitle->setObjectName(u"abandonTitle"_s);
    auto *text = new Label(questionText(m_service), TextSize::Body, Label::Tone::Muted);
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
    auto *abandon =
        keyButton(tr("Cancel charge"), Qt::Key_A, u"abandonButton"_s, KeyScope::Borrowed);
    auto *keep =
        keyButton(tr("Back to the code"), Qt::Key_Enter, u"keepButton"_s, KeyScope::Borrowed);
    makePrimary(keep);
    connect(abandon, &QPushButton::clicked, this, &WaitingPanel::abandonRequested);
    connect(keep, &QPushButton::clicked, this, &WaitingPanel::endQuestion);
    for (QPushButton *button : {keep, abandon}) {
        button->setFocusPolicy(Qt::NoFocus);
        button->setProperty("density", u"large"_s);
        layout->addWidget(button, 0, Qt::AlignHCenter);
    }
    layout->addStretch();
    return question;
}

/// Creates the explanation of a payment that has begun and is not final.
QWidget *WaitingPanel::createHeld()
{
    m_heldIcon = new Label({});
    m_heldIcon->setAlignment(Qt::AlignCenter);
    m_heldTitle = Label::wrapping(u"heldTitle"_s, TextSize::Headline);
    m_heldText = Label::wrapping(u"heldText"_s, TextSize::Title);
    auto *code = Label::wrapping(u"heldCodeLabel"_s, TextSize::Body, Label::Tone::Muted);
    code->setText(tr("The code is hidden, so that nobody pays twice."));
    auto *held = new QFrame;
    held->setObjectName(u"heldCard"_s);
    held->setProperty("role", u"card"_s);
    auto *layout = new QVBoxLayout(held);
    layout->setContentsMargins(kSpaceLarge, kSpace, kSpaceLarge, kSpace);
    layout->setSpacing(kSpace);
    layout->addStretch();
    layout->addWidget(m_heldIcon);
    for (Label *label : {m_heldTitle, m_heldText, code}) {
        label->setAlignment(Qt::AlignCenter);
        layout->addWidget(label);
    }
    layout->addStretch();
    return held;
}

/// Returns true if a payment has begun and its outcome is open.
bool WaitingPanel::isHeld() const
{
    const core::Status::Code code = m_transaction.status.code();
    return code == core::Status::Code::InProcess || code == core::Status::Code::InAnalysis;
}

/// Shows the code, or why a payment that has begun is not final.
void WaitingPanel::showCode()
{
    if (!isHeld()) {
        m_codeArea->setCurrentWidget(m_pane);
        return;
    }
    const bool isChecked = m_transaction.status.code() == core::Status::Code::InAnalysis;
    const QColor ink = statusColor(m_transaction.status, palette());
    m_heldIcon->setPixmap(icon(statusIcon(m_transaction.status), ink, kHeldIcon)
                              .pixmap(QSize(kHeldIcon, kHeldIcon), devicePixelRatioF()));
    m_heldTitle->setText(tr("Not paid yet"));
    m_heldText->setText(isChecked ? tr("The customer's payment is held for a check. Do not hand "
                                       "over the goods before you see PAID.")
                                  : tr("The customer's payment is on its way. Do not hand over "
                                       "the goods before you see PAID."));
    m_codeArea->setCurrentWidget(m_held);
}

void WaitingPanel::ask()
{
    m_questionTitle->setText(tr("Cancel this charge of %1?").arg(moneyText(m_transaction.amount)));
    m_codeArea->setCurrentWidget(m_question);
    setFocus();
}

void WaitingPanel::endQuestion()
{
    showCode();
}

QWidget *WaitingPanel::createSide()
{
    m_amount = new Label({}, TextSize::Headline);
    m_amount->setObjectName(u"liveAmountLabel"_s);
    m_status = new StatusBadge;
    m_age = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_age->setObjectName(u"ageLabel"_s);
    m_age->setWordWrap(true); // for a long text after a day
    m_expiry = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_expiry->setObjectName(u"expiryLabel"_s);
    m_ticks = new PayloadCheckList;
    m_trust = Label::wrapping(u"trustLabel"_s, TextSize::Small, Label::Tone::Muted);
    m_news = Label::wrapping(u"newsLabel"_s, TextSize::Small, Label::Tone::Muted);

    m_copy = keyButton(tr("Copy code"), Qt::Key_F6, u"copyButton"_s);
    m_link = keyButton(tr("Copy link"), Qt::SHIFT | Qt::Key_F6, u"copyLinkButton"_s);
    m_print = keyButton(tr("Print code"), Qt::Key_F7, u"printSlipButton"_s);
    m_share = keyButton(tr("Share…", "a charge, with the customer"), Qt::CTRL | Qt::Key_M,
                        u"shareButton"_s);
    m_save = keyButton(tr("Save image…"), QKeySequence::Save, u"saveButton"_s);
    m_more = new QPushButton(tr("More…", "actions of a charge"));
    m_more->setObjectName(u"moreButton"_s);
    connect(m_more, &QPushButton::clicked, this, &WaitingPanel::showMoreMenu);
    m_cancel =
        keyButton(tr("Cancel charge…"), Qt::Key_Escape, u"askAbandonButton"_s, KeyScope::Borrowed);
    m_cancel->setFocusPolicy(Qt::TabFocus); // A click keeps the keys at the charge.
    m_next = keyButton(tr("Next customer"), Qt::Key_F2, u"nextButton"_s, KeyScope::Borrowed);
    const core::TransactionService::Capabilities can = m_service.capabilities();
    if (!can.seesPayments && !can.confirmsPayments) // Only the user can continue.
        makePrimary(m_next);
    connect(m_copy, &QPushButton::clicked, this, &WaitingPanel::copyCode);
    connect(m_link, &QPushButton::clicked, this, &WaitingPanel::copyLink);
    connect(m_print, &QPushButton::clicked, this, &WaitingPanel::slipRequested);
    connect(m_share, &QPushButton::clicked, this, &WaitingPanel::shareCharge);
    connect(m_save, &QPushButton::clicked, this, &WaitingPanel::saveImage);
    connect(m_cancel, &QPushButton::clicked, this, &WaitingPanel::ask);
    connect(m_next, &QPushButton::clicked, this, &WaitingPanel::nextRequested);

    auto *side = new QFrame;
    side->setProperty("role", u"card"_s);
    side->setFixedWidth(kSideWidth);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(kSpace, kSpaceSmall, kSpace, kSpaceSmall);
    layout->setSpacing(4); // Small, so that everything fits in the smallest window.
    layout->addWidget(m_amount);
    auto *stateLine = new QHBoxLayout;
    stateLine->addWidget(m_status);
    stateLine->addWidget(m_age);
    stateLine->addStretch();
    layout->addLayout(stateLine);
    layout->addWidget(m_expiry);
    if (m_contact->isRemote())
        layout->addWidget(new CheckedLabel(*m_contact));
    layout->addSpacing(kSpaceSmall);
    layout->addWidget(m_ticks);
    layout->addWidget(m_trust);
    layout->addSpacing(4);
    layout->addWidget(m_confirm); // Above the stretch: other widgets never move the button.
    layout->addStretch();
    layout->addWidget(m_news);
    if (can.confirmsPayments) {
        layout->addWidget(m_next);
        layout->addWidget(m_cancel);
    }
    for (QPushButton *button : {m_copy, m_link, m_share, m_print, m_save, m_more})
        layout->addWidget(button);
    if (!can.confirmsPayments) {
        layout->addWidget(m_next);
        layout->addWidget(m_cancel);
    }
    layout->addWidget(createSimulator());
    for (auto *button : side->findChildren<QPushButton *>())
        makeCompact(button);
    return side;
}

/// Creates the simulator of the customer's payment, in a dashed frame. Demo only.
QWidget *WaitingPanel::createSimulator()
{
    auto *pay = keyButton(tr("Customer pays"), Qt::CTRL | Qt::Key_1, u"payButton"_s);
    auto *giveUp = keyButton(tr("Customer cancels"), Qt::CTRL | Qt::Key_2, u"giveUpButton"_s);
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

void WaitingPanel::setTransaction(const core::Transaction &transaction)
{
    if (transaction.id != m_transaction.id)
        m_simulating->end();
    m_transaction = transaction;
    m_amount->setText(moneyText(m_transaction.amount));
    QFont font = textFont(TextSize::Headline);
    const int room = kSideWidth - 2 * kSpace - 4;
    const int wanted = QFontMetrics(font).horizontalAdvance(m_amount->text());
    if (wanted > room)
        font.setPixelSize(qMax(18, font.pixelSize() * room / wanted));
    m_amount->setFont(font);
    m_status->setStatus(m_transaction.status);
    m_confirm->setCharge(m_transaction);
    showAge();

    m_code->setTransaction(m_transaction);
    if (!asks())
        showCode();
    setSize(m_size);
    for (QPushButton *button : {m_copy, m_share, m_print, m_save})
        button->setEnabled(isGiven());
    m_ticks->setVisible(isGiven());
    if (isGiven())
        m_ticks->setTransaction(m_transaction);

    showTrust();
}

void WaitingPanel::followContact()
{
    const QString reason = unconfirmableText(m_contact->contact(), m_contact->isStale());
    if (m_isUnconfirmed != !reason.isEmpty() || (m_isUnconfirmed && reason != m_trust->text()))
        showTrust();
}

/// Shows whether the payment status is reliable, and its age.
void WaitingPanel::showTrust()
{
    const QString reason = m_contact->isRemote()
                               ? unconfirmableText(m_contact->contact(), m_contact->isStale())
                               : QString();
    m_trust->setTone(reason.isEmpty() ? Label::Tone::Muted : Label::Tone::Problem);
    if (!reason.isEmpty())
        m_trust->setText(reason);
    else if (isHeld())
        m_trust->setText(tr("F5 asks for the state now. A card above the page keeps this charge "
                            "while you serve the next customer."));
    else if (m_service.capabilities().seesPayments)
        m_trust->setText(tr("Waiting for payment. You will see PAID when the money arrives."));
    else if (m_bank && m_bank->state().connection && !m_bank->state().seesPayments())
        m_trust->setText(tr("The payments of your bank are not read at present. Press “Received” "
                            "when your bank's app shows the money."));
    else if (m_bank ? m_bank->state().seesPayments() : isCodeOfBank(m_transaction, m_service))
        m_trust->setText(tr("Waiting for the bank. You will see PAID when the bank reports the "
                            "payment."));
    else if (m_service.capabilities().confirmsPayments)
        m_trust->setText(tr("Balcão cannot see your bank. Press “Received” when your bank's app "
                            "shows the money."));
    else
        m_trust->setText(tr("Balcão cannot see your bank: hand over the goods when your bank's app "
                            "shows the money, not the customer's screen."));
    m_isUnconfirmed = !reason.isEmpty();
    m_simulator->setVisible(m_service.capabilities().simulates && !m_isUnconfirmed);
    fitSide();
}

bool WaitingPanel::canEnlarge() const
{
    const int hint = QFontMetrics(textFont(TextSize::Small)).height() + kSpaceSmall;
    return !m_code->problem() &&
           m_codeArea->width() < m_codeArea->height() - hint - CodePane::buttonHeight();
}

/// Sets the size. A large code replaces the facts next to it.
void WaitingPanel::setSize(Size size)
{
    m_size = m_code->problem() ? Size::Usual : size;
    if (m_size == Size::Large && m_side->isAncestorOf(QApplication::focusWidget()))
        setFocus();
    m_side->setVisible(m_size == Size::Usual);
    showHint();
}

void WaitingPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitSide();
    showHint();
}

/// Fits the side again after a text in it became higher.
bool WaitingPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_side && event->type() == QEvent::LayoutRequest && m_side->isVisible()) {
        // fitSide() causes further requests. An unchanged height ends them.
        const int needed = neededHeight();
        if (std::exchange(m_neededHeight, needed) != needed && needed > height())
            fitSide();
    }
    return QWidget::eventFilter(watched, event);
}

/// Returns the height of the side with its present buttons.
int WaitingPanel::neededHeight() const
{
    return m_side->layout()->totalMinimumHeightForWidth(kSideWidth); // with the frame
}

/// Paints the icon of a held payment in the colours of a new theme.
void WaitingPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_held && isHeld() && !asks())
        showCode();
}

/// Makes the buttons large enough for fingers where the height allows, or always on a till with the
/// keypad. A low window hides details and moves actions into the menu “More”.
void WaitingPanel::fitSide()
{
    const bool isTouch = Keypad::isShownBy(m_preferences);
    m_more->hide();
    m_trust->show();
    for (QPushButton *button : {m_copy, m_save, m_share, m_print})
        button->setVisible(!isHeld()); // nothing to give to the customer
    m_cancel->show();
    m_link->setVisible(isGiven() && core::PaymentLink::parse(m_transaction.paymentLink));
    const auto isLow = [this] { return neededHeight() > height(); };
    m_expiry->setVisible(m_transaction.expires && !isHeld());
    setTouchTargets(Touch::All);
    if (isLow() && !isTouch)
        setTouchTargets(Touch::Ends);
    if (isLow())
        m_expiry->hide();
    m_trust->setVisible(!isLow() || m_isUnconfirmed || !m_service.capabilities().simulates);
    if (isLow() && !isTouch)
        setTouchTargets(Touch::None);
    m_more->setVisible(isLow() && !isHeld());
    for (QPushButton *button : optionalButtons())
        button->setVisible(button->isVisibleTo(m_side) && !isLow());
    if (isLow())
        setTouchTargets(Touch::None);
    if (isLow())
        m_more->hide(); // Shortcuts work without their buttons.
    m_cancel->setVisible(!isLow());
}

/// Returns the buttons that a low window moves into the menu “More”, the first one first.
QList<QPushButton *> WaitingPanel::optionalButtons() const
{
    QList<QPushButton *> buttons{m_save, m_link, m_print, m_share};
    if (Keypad::isShownBy(m_preferences))
        buttons.append(m_copy);
    return buttons;
}

/// Opens the menu of the actions without space for a button.
void WaitingPanel::showMoreMenu()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"moreMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    setMenuDensity(*menu);
    const bool hasLink = core::PaymentLink::parse(m_transaction.paymentLink).has_value();
    for (QPushButton *button : optionalButtons()) {
        const bool isMissing = button->isHidden() && (button != m_link || hasLink);
        if (isMissing)
            menu->addAction(button->accessibleName(), button, &QPushButton::click)
                ->setEnabled(isGiven());
    }
    menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

/// Sets the size of the items of a menu: for fingers on a till with the keypad.
void WaitingPanel::setMenuDensity(QMenu &menu) const
{
    if (Keypad::isShownBy(m_preferences))
        menu.setProperty("density", u"touch"_s);
}

void WaitingPanel::setTouchTargets(Touch touch)
{
    for (auto *button : m_side->findChildren<QPushButton *>()) {
        const bool endsCharge =
            button == m_next || button == m_cancel || m_confirm->isAncestorOf(button);
        const bool isLarge = touch == Touch::All || (touch == Touch::Ends && endsCharge);
        button->setMinimumHeight(isLarge ? kTouchTarget : 0);
    }
    const bool isTouch = touch == Touch::All && Keypad::isShownBy(m_preferences);
    for (auto *edit : m_side->findChildren<QLineEdit *>())
        setDensity(*edit, isTouch ? u"touch"_s : u"compact"_s);
}

void WaitingPanel::showHint()
{
    if (m_size == Size::Usual) {
        m_pane->setOffer(canEnlarge() ? CodePane::Offer::Larger : CodePane::Offer::Nothing);
        m_code->setHint(withOwnKeys(tr("Ctrl+D: customer window")));
        return;
    }
    m_pane->setOffer(CodePane::Offer::Smaller);
    QStringList hint{moneyText(m_transaction.amount), statusWord(m_transaction.status),
                     tr("B or Esc: smaller code"), tr("F6: copy the code")};
    if (!m_news->text().isEmpty())
        hint.append(m_news->text());
    m_code->setHint(hint.join(u" · "_s));
}

void WaitingPanel::showAge()
{
    const qint64 seconds = m_transaction.created.secsTo(QDateTime::currentDateTimeUtc());
    m_age->setText(
        tr("for %1", "age of a charge, as 0:42").arg(ageText(std::chrono::seconds(seconds))));
    if (!m_transaction.expires)
        return m_expiry->clear();
    const qint64 left = QDateTime::currentDateTimeUtc().secsTo(*m_transaction.expires);
    m_expiry->setText(
        left < kCountdownSeconds
            ? tr("Expires in %1", "a charge, as 4:18").arg(ageText(std::chrono::seconds(left)))
            : tr("Expires %1", "a charge, day and time").arg(minuteText(*m_transaction.expires)));
}

void WaitingPanel::confirm()
{
    m_confirm->confirm();
}

void WaitingPanel::copyCode()
{
    if (!isGiven())
        return;
    QGuiApplication::clipboard()->setText(m_transaction.qrCode);
    Q_EMIT codeShared(m_transaction, u"text"_s);
    Q_EMIT messageChanged(tr("Code copied."));
}

void WaitingPanel::copyLink()
{
    if (!isGiven() || !core::PaymentLink::parse(m_transaction.paymentLink))
        return;
    QGuiApplication::clipboard()->setText(m_transaction.paymentLink);
    Q_EMIT codeShared(m_transaction, u"link"_s);
    Q_EMIT messageChanged(tr("Link copied: it opens a page with the code."));
}

bool WaitingPanel::isGiven() const
{
    return !m_code->problem();
}

void WaitingPanel::saveImage()
{
    if (!isGiven())
        return;
    // Sufficient error correction for paper.
    const auto code = core::QrCode::encode(m_transaction.qrCode);
    if (!code)
        return;
    auto *dialog =
        new QFileDialog(this, tr("Save the code"), saveFolder(), tr("Image (*.png *.svg)"));
    dialog->setObjectName(u"saveDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"png"_s);
    dialog->selectFile(fileNameFor(m_transaction));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, grid = *code, charge = m_transaction](const QString &path) {
                const bool svg = path.endsWith(".svg"_L1, Qt::CaseInsensitive);
                if (!svg && !path.endsWith(".png"_L1, Qt::CaseInsensitive)) {
                    Q_EMIT messageChanged(
                        tr("It was not saved: the name must end with .png or .svg."));
                    return;
                }
                QSaveFile file(path);
                const bool saved =
                    file.open(QIODevice::WriteOnly) &&
                    file.write(svg ? grid.toSvg() : grid.toPng(kPngPixelsPerModule)) > 0 &&
                    file.commit();
                if (saved)
                    Q_EMIT codeShared(charge, u"file"_s);
                Q_EMIT messageChanged(
                    saved ? tr("Saved as %1.").arg(path)
                          : tr("It could not be saved as %1: %2.").arg(path, file.errorString()));
            });
    dialog->open();
}

/// Opens the menu of the ways to share the charge.
void WaitingPanel::shareCharge()
{
    if (!isGiven())
        return;
    const auto payee = m_service.payee();
    const QString shop =
        payee ? std::visit([](const auto &one) { return one.name; }, *payee) : QString();
    QMenu *menu = m_sharing->createMenu(m_transaction, shop);
    setMenuDensity(*menu);
    const QPushButton *button = m_share->isVisible() ? m_share : m_more;
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

void WaitingPanel::simulate(core::SimulatedOutcome outcome)
{
    if (m_simulating->isOn())
        return;
    m_simulating->begin(
        {tr("Informing the service…"), tr("The page shows when the charge is settled.")});
    core::onAnswer(m_service.simulate(m_transaction.id, outcome), this,
                   [this, id = m_transaction.id](const core::Result<core::Transaction> &answer) {
                       if (id != m_transaction.id)
                           return;
                       m_simulating->end();
                       if (!answer)
                           Q_EMIT messageChanged(errorParagraph(answer.error()));
                   });
}

bool WaitingPanel::asks() const
{
    return m_codeArea->currentWidget() == m_question;
}

void WaitingPanel::showMessage(const QString &text)
{
    m_news->setText(text);
    fitSide();
    showHint();
}

} // namespace ui
