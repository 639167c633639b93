// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/detailpage.h"

#include "core/domain/contact.h"
#include "core/domain/masks.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/session/shopcontext.h"
#include "ui/text/errortext.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"
#include "ui/transactions/auditcard.h"
#include "ui/transactions/detailhead.h"
#include "ui/transactions/editscard.h"
#include "ui/transactions/evidencecard.h"
#include "ui/transactions/historycard.h"
#include "ui/transactions/linkcard.h"
#include "ui/transactions/noteedit.h"
#include "ui/transactions/rawcard.h"
#include "ui/transactions/receiptcard.h"
#include "ui/transactions/refundcard.h"
#include "ui/transactions/revealbar.h"
#include "ui/transactions/statementcard.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/valuetext.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kSideWidth = 360;
constexpr int kNarrowPage = 780; ///< below it the columns are stacked
constexpr int kWidePage = 1400;  ///< from here on the history has a column of its own
constexpr int kCodeHeight = 340;

QFrame *card()
{
    auto *frame = new QFrame;
    frame->setProperty("role", u"card"_s);
    return frame;
}

} // namespace

DetailPage::DetailPage(core::TransactionService &service, ReceiptController *receipts,
                       core::ConsoleDatabase *console, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_busy(new BusyIndicator(u"detailWait"_s, this))
{
    setObjectName(u"detailPage"_s);

    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setSpacing(kSpace);
    m_columns->addWidget(createMain(console), 1);
    m_columns->addWidget(createSide(receipts));
    m_past = new QWidget;
    m_past->setFixedWidth(kSideWidth);
    auto *past = new QVBoxLayout(m_past);
    past->setContentsMargins(0, 0, 0, 0);
    past->addStretch();
    m_past->hide();
    m_columns->addWidget(m_past);
    auto *content = new QWidget;
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->addLayout(m_columns);
    contentLayout->addStretch();
    m_scroll = new QScrollArea;
    m_scroll->setAccessibleName(tr("Transaction details"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(content);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace);
    layout->addWidget(createHead(console));
    layout->addWidget(m_scroll, 1);
    if (console)
        createNotes(console->annotations());

    connect(&service, &core::TransactionService::changed, this,
            [this](const core::Transaction &transaction) {
                if (transaction.id != m_transaction.id)
                    return;
                ++m_generation;
                m_busy->end();
                handleChange(transaction);
            });
}

void DetailPage::setDisclosures(core::DisclosureRepository *disclosures)
{
    m_reveal->setDisclosures(disclosures);
}

QWidget *DetailPage::createHead(core::ConsoleDatabase *console)
{
    m_head = new DetailHead(m_service, console ? &console->annotations() : nullptr);
    connect(m_head, &DetailHead::closed, this, &DetailPage::closed);
    connect(m_busy, &BusyIndicator::messageChanged, m_head, &DetailHead::showBusy);
    m_head->addAction(m_receipt->printButton());
    m_head->addAction(m_refund->askButton());
    return m_head;
}

QWidget *DetailPage::createMain(core::ConsoleDatabase *console)
{
    m_reveal = new RevealBar(console ? &console->disclosures() : nullptr);
    connect(m_reveal, &RevealBar::toggled, this, [this] {
        if (isVisible()) // A closing window iterates over the fields: do not create new ones.
            fillFields();
    });
    m_fields = createFields();
    auto *fields = card();
    auto *fieldsLayout = new QVBoxLayout(fields);
    fieldsLayout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    fieldsLayout->setSpacing(kSpaceSmall);
    fieldsLayout->addWidget(m_reveal);
    fieldsLayout->addLayout(m_fields);
    fieldsLayout->addWidget(createTechnical(), 0);
    m_raw = new RawCard;
    connect(
        m_raw, &RawCard::unfolded, this, [this] { m_scroll->ensureWidgetVisible(m_raw); },
        Qt::QueuedConnection);
    auto *main = new QWidget;
    auto *layout = new QVBoxLayout(main);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    layout->addWidget(fields);
    layout->addWidget(m_raw);
    if (console) {
        m_edits = new EditsCard(console->annotations());
        layout->addWidget(m_edits);
        m_audit = new AuditCard(console->audit());
        layout->addWidget(m_audit);
    }
    layout->addStretch();
    return main;
}

/// Creates the fields for software and support, which are collapsed at first.
QWidget *DetailPage::createTechnical()
{
    auto *unfold = keyButton(tr("Technical details"), Qt::Key_D, u"technicalButton"_s);
    makeCompact(unfold);
    unfold->setCheckable(true);
    unfold->setProperty("role", u"toggle"_s);
    auto *fields = new QWidget;
    fields->setObjectName(u"technicalFields"_s);
    m_technical = createFields();
    fields->setLayout(m_technical);
    fields->hide();
    connect(unfold, &QPushButton::toggled, fields, &QWidget::setVisible);
    auto *technical = new QWidget;
    auto *layout = new QVBoxLayout(technical);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(unfold, 0, Qt::AlignLeft);
    layout->addWidget(fields);
    return technical;
}

QFormLayout *DetailPage::createFields()
{
    auto *fields = new QFormLayout;
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setHorizontalSpacing(kSpace);
    fields->setVerticalSpacing(kSpaceSmall);
    fields->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    fields->setRowWrapPolicy(QFormLayout::DontWrapRows);
    return fields;
}

QWidget *DetailPage::createSide(ReceiptController *receipts)
{
    m_link = new LinkCard;
    connect(
        m_link, &LinkCard::asked, this, [this] { m_scroll->ensureWidgetVisible(m_link); },
        Qt::QueuedConnection);
    m_history = new HistoryCard;

    auto *side = m_side = new QWidget;
    side->setMinimumWidth(kSideWidth);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    layout->addWidget(createCode(receipts));
    layout->addWidget(m_link);
    m_receipt = new ReceiptCard(receipts);
    connect(m_receipt, &ReceiptCard::messageChanged, this,
            [this] { m_scroll->ensureWidgetVisible(m_receipt); });
    layout->addWidget(m_receipt);
    m_refund = new RefundCard(m_service);
    connect(
        m_refund, &RefundCard::asked, this, [this] { m_scroll->ensureWidgetVisible(m_refund); },
        Qt::QueuedConnection);
    layout->addWidget(m_refund);
    layout->addWidget(m_history);
    layout->addStretch();
    return side;
}

void DetailPage::addConfirmations(const ShopContext &context)
{
    Q_ASSERT(!m_evidence);
    m_evidence = new EvidenceCard(context, m_service);
    m_evidence->hide();
    connect(
        m_evidence, &EvidenceCard::asked, this,
        [this] { m_scroll->ensureWidgetVisible(m_evidence); }, Qt::QueuedConnection);
    connect(m_evidence, &EvidenceCard::left, this, [this] { m_scroll->setFocus(); });
    auto *side = static_cast<QVBoxLayout *>(m_side->layout());
    side->insertWidget(side->indexOf(m_receipt), m_evidence);
}

void DetailPage::addStatements(core::Reconciliation &reconciliation)
{
    Q_ASSERT(!m_statement);
    m_statement = new StatementCard(reconciliation);
    auto *side = static_cast<QVBoxLayout *>(m_side->layout());
    side->insertWidget(side->indexOf(m_receipt), m_statement);
}

void DetailPage::addRefunds(const ShopContext &context, core::RefundController &refunds)
{
    m_refund->enable(context, refunds);
}

void DetailPage::createNotes(core::AnnotationRepository &annotations)
{
    const auto add = [&](NoteEdit::Kind kind, Qt::Key key, const QString &words) {
        auto *edit = new NoteEdit(annotations, kind);
        connect(edit, &NoteEdit::left, this, [this, edit] {
            if (edit->isAncestorOf(window()->focusWidget()))
                m_scroll->setFocus();
        });
        auto *write = new QShortcut(key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        describeKey(write, words);
        connect(write, &QShortcut::activated, edit, &NoteEdit::begin);
        layout()->addWidget(edit);
        m_notes.append(edit);
    };
    add(NoteEdit::Kind::Note, Qt::Key_N, tr("Write a note"));
    add(NoteEdit::Kind::Tags, Qt::Key_T, tr("Write tags"));
}

QWidget *DetailPage::createCode(ReceiptController *receipts)
{
    m_code = new CodeView(m_service, TextSize::Body);
    m_copy = keyButton(tr("Copy code"), Qt::Key_F6, u"detailCopyButton"_s);
    connect(m_copy, &QPushButton::clicked, this, [this, receipts] {
        QGuiApplication::clipboard()->setText(m_transaction.qrCode);
        if (receipts)
            receipts->recordCode(m_transaction, u"text"_s);
        m_news->setText(tr("Code copied."));
    });
    m_resume =
        keyButton(tr("Show at the counter"), Qt::Key_Enter, u"resumeButton"_s, KeyScope::Borrowed);
    makePrimary(m_resume);
    connect(m_resume, &QPushButton::clicked, this,
            [this] { Q_EMIT resumeRequested(m_transaction); });
    m_news = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_news->setObjectName(u"detailNews"_s);
    m_news->setAlignment(Qt::AlignCenter);
    m_codeCard = card();
    auto *codeLayout = new QVBoxLayout(m_codeCard);
    codeLayout->setContentsMargins(kSpaceSmall, kSpaceSmall, kSpaceSmall, kSpaceSmall);
    codeLayout->addWidget(m_code);
    codeLayout->addWidget(m_resume);
    codeLayout->addWidget(m_copy);
    codeLayout->addWidget(m_news);
    return m_codeCard;
}

void DetailPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fillFields();         // Masks revealed data again.
    m_scroll->setFocus(); // The arrow keys scroll. No focus proxy: Tab would skip the header.
}

void DetailPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_reveal->conceal();
    m_raw->fold();
}

void DetailPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_resume->isVisible())
        m_resume->click();
    else
        event->ignore();
}

void DetailPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < kNarrowPage;
    m_columns->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_side->setMaximumWidth(isNarrow ? QWIDGETSIZE_MAX : kSideWidth);
    placeHistory();
}

/// Moves the history next to the other cards in a wide page, so that nothing needs scrolling.
void DetailPage::placeHistory()
{
    const bool isWide = width() >= kWidePage;
    if (isWide == m_past->isAncestorOf(m_history))
        return;
    auto *side = static_cast<QVBoxLayout *>(m_side->layout());
    if (isWide)
        static_cast<QVBoxLayout *>(m_past->layout())->insertWidget(0, m_history);
    else
        side->insertWidget(side->count() - 1, m_history); // above the stretch
    m_past->setVisible(isWide);
}

void DetailPage::show(const core::Transaction &transaction)
{
    m_head->showProblem({});
    m_news->clear();
    m_raw->fold();
    // Independent of the scroll position of the previous transaction.
    m_scroll->verticalScrollBar()->setValue(0);
    m_reveal->show(transaction.id);
    for (NoteEdit *edit : std::as_const(m_notes))
        edit->show(transaction);
    if (m_edits)
        m_edits->show(transaction.id);
    if (m_audit)
        m_audit->show(transaction.id);
    handleChange(transaction);
    m_busy->begin({tr("Reading…"), tr("This is the last known data.")});
    core::onAnswer(
        m_service.find(transaction.id), this,
        [this, generation = ++m_generation](const core::Result<core::Transaction> &answer) {
            if (generation != m_generation)
                return;
            m_busy->end();
            if (answer) {
                handleChange(*answer);
                return;
            }
            m_head->showProblem(tr("This is the last known data. %1 (asked at %2)",
                                   "a sentence about the failure, time of the day")
                                    .arg(errorWords(answer.error()).happened,
                                         timeText(QDateTime::currentDateTimeUtc())));
        });
}

void DetailPage::handleChange(const core::Transaction &transaction)
{
    m_transaction = transaction;
    if (transaction.asOf) {
        m_head->showProblem(
            tr("The service cannot be reached: this is what this console saw on %1.",
               "date and time")
                .arg(timestampText(*transaction.asOf)));
    }
    m_head->show(transaction);
    fillFields();
    m_history->show(transaction, m_service.capabilities());
    m_raw->show(transaction);
    m_link->show(transaction.paymentLink);
    showCode();
    m_receipt->show(transaction);
    if (m_evidence)
        m_evidence->show(transaction);
    if (m_statement)
        m_statement->show(transaction.id);
    m_refund->show(transaction);
}

void DetailPage::fillFields()
{
    core::Transaction t = m_reveal->isRevealed() ? m_transaction : masked(m_transaction);
    if (core::isWalkIn(m_transaction, m_walkIn))
        t.name = m_transaction.name;
    const bool in = t.operation == core::Operation::CashIn;
    for (QFormLayout *fields : {m_fields, m_technical}) {
        while (fields->rowCount() > 0)
            fields->removeRow(0);
    }
    m_head->setParty(t.name);
    addField(in ? tr("Payer") : tr("Receiver"), t.name, u"nameValue"_s);
    addField(tr("CPF or CNPJ"), documentText(t.document), u"documentValue"_s);
    addField(tr("E-mail"), t.email, u"emailValue"_s);
    addField(tr("Phone"), core::phoneToText(t.phone), u"phoneValue"_s);
    addField(tr("Description"), t.description, u"descriptionValue"_s);
    addField(tr("Reference"), t.reference, u"referenceValue"_s);
    addField(tr("Commission"), commissionText(t.commission), u"commissionValue"_s);
    addField(tr("Created"), timestampText(t.created), u"createdValue"_s);
    addField(tr("Finished"), t.finished ? timestampText(*t.finished) : QString(),
             u"finishedValue"_s);
    addField(tr("Reason for the refund"), t.refundReason, u"refundReasonValue"_s);
    if (!in)
        addField(tr("Pix key"), t.pixKey, u"pixKeyValue"_s);
    const auto addTechnical = [this](const QString &name, const QString &value,
                                     const QString &objectName) {
        addField(name, value, objectName, m_technical);
    };
    addTechnical(tr("End-to-end id"), t.endToEndId, u"endToEndIdValue"_s);
    if (in) {
        addTechnical(tr("Payment link"), t.paymentLink, u"paymentLinkValue"_s);
        addTechnical(tr("Pix copy code"), t.qrCode, u"qrCodeValue"_s);
    }
    addTechnical(tr("Extra"), t.extra, u"extraValue"_s);
    addTechnical(tr("Platform"), t.platform.toString(QUuid::WithoutBraces), u"platformValue"_s);
    addTechnical(tr("Id"), t.id.toString(QUuid::WithoutBraces), u"idValue"_s);
}

void DetailPage::addField(const QString &name, const QString &value, const QString &objectName)
{
    addField(name, value, objectName, m_fields);
}

/// Adds a row, unless there is nothing to show.
void DetailPage::addField(const QString &name, const QString &value, const QString &objectName,
                          QFormLayout *fields)
{
    if (value.isEmpty())
        return;
    auto *label = new Label(name, TextSize::Small, Label::Tone::Muted);
    auto *text = new ValueText(value);
    text->setObjectName(objectName);
    text->setAccessibleName(name);
    fields->addRow(label, text);
}

void DetailPage::showCode()
{
    const bool in = m_transaction.operation == core::Operation::CashIn;
    m_codeCard->setVisible(in);
    if (!in)
        return;
    m_code->setTransaction(m_transaction);
    const bool isGiven = !m_code->problem();
    m_copy->setVisible(isGiven);
    m_resume->setVisible(isGiven && !m_service.capabilities().readsOnly);
    m_news->setVisible(isGiven);
    m_code->setMinimumHeight(isGiven ? kCodeHeight : 0);
    m_code->setMaximumHeight(isGiven ? kCodeHeight : QWIDGETSIZE_MAX);
    // A code that waits comes first, otherwise the actions.
    auto *side = static_cast<QVBoxLayout *>(m_side->layout());
    side->removeWidget(m_codeCard);
    const int history = side->indexOf(m_history);
    side->insertWidget(isGiven ? 0 : history >= 0 ? history : side->count() - 1, m_codeCard);
}

} // namespace ui
