// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/sendform.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/domain/typedreais.h"
#include "ui/payouts/receivermatches.h"
#include "ui/text/errortext.h"
#include "ui/text/fieldtext.h"
#include "ui/text/keytext.h"
#include "ui/text/moneywords.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrollcolumn.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <array>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using core::Field;
using Kind = core::PixKey::Kind;

namespace
{

constexpr std::array kOfReceiver{Field::Name, Field::Document, Field::Email, Field::Phone};
/// Collapsed at first, if the service does not require them.
constexpr std::array kMore{Field::Document, Field::Email, Field::Phone};

/// Returns the receiver field that a key of this kind fills.
std::optional<Field> fieldOf(Kind kind)
{
    switch (kind) {
    case Kind::Cpf:
    case Kind::Cnpj:
        return Field::Document;
    case Kind::Phone:
        return Field::Phone;
    case Kind::Email:
        return Field::Email;
    case Kind::Evp:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

} // namespace

SendForm::SendForm(core::TransactionService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_rows([this](Field field) { return problemOf(field); })
{
    setObjectName(u"sendForm"_s);
    auto *card = new QFrame;
    card->setProperty("role", u"card"_s);
    auto *form = newFieldForm();
    form->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    card->setLayout(form);
    addRows(*form);

    m_onTheWay = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_onTheWay->setObjectName(u"sendOnTheWay"_s);
    m_lastResult = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_lastResult->setObjectName(u"sendLastResult"_s);
    auto *scroll = new ScrollColumn;
    scroll->column()->addWidget(new Label(tr("Send a Pix"), TextSize::Title));
    for (Label *label : {m_onTheWay, m_lastResult}) {
        label->setWordWrap(true);
        label->hide();
        scroll->column()->addWidget(label);
    }
    scroll->column()->addWidget(card);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addWidget(createFoot());
    setFocusProxy(m_rows.edit(Field::PixKey));
}

void SendForm::addRows(QFormLayout &form)
{
    const auto add = [&](Field field, const QString &objectName, const QString &hint = {}) {
        return m_rows.add(form, field, {fieldName(field), hint, objectName});
    };
    addKeyKind(*add(Field::PixKey, u"sendKeyEdit"_s,
                    tr("CPF, CNPJ, mobile, e-mail, random key, or a name")));
    addAmountWords(*add(Field::Amount, u"sendAmountEdit"_s, typedAmountText({})));
    const bool isRequired = m_service.capabilities().requiresPayer;
    add(Field::Name, u"sendNameEdit"_s,
        isRequired ? tr("receiver of the money") : tr("receiver of the money, optional"));
    add(Field::Document, u"sendDocumentEdit"_s);
    add(Field::Email, u"sendEmailEdit"_s);
    add(Field::Phone, u"sendPhoneEdit"_s, tr("(11) 98765-4321"));
    add(Field::Description, u"sendDescriptionEdit"_s,
        isRequired ? tr("reason for the payment") : tr("reason for the payment, optional"));
    add(Field::Reference, u"sendReferenceEdit"_s);
    if (!isRequired)
        addMore(form);
    connect(&m_rows, &FieldRows::left, this, [this](Field field) {
        m_rows.check(field);
        if (field == Field::PixKey)
            recallReceiver();
    });
    connect(&m_rows, &FieldRows::edited, this, [this](Field field) {
        showMessage({});
        m_filled.remove(field);
        m_rows.checkWhileTyping(field);
        if (field == Field::PixKey)
            followKey();
    });
}

void SendForm::addMore(QFormLayout &form)
{
    m_more = new QPushButton(tr("More about the receiver"));
    m_more->setObjectName(u"sendMoreButton"_s);
    m_more->setProperty("role", u"toggle"_s);
    m_more->setCheckable(true);
    auto *cell = new QHBoxLayout;
    cell->addWidget(m_more);
    cell->addStretch();
    form.addRow(nullptr, cell);
    const auto follow = [this](bool isShown) {
        for (const Field field : kMore)
            m_rows.setVisible(field, isShown);
    };
    connect(m_more, &QPushButton::toggled, this, follow);
    follow(false);
}

bool SendForm::isMore(Field field) const
{
    return m_more && std::find(kMore.begin(), kMore.end(), field) != kMore.end();
}

void SendForm::revealMore()
{
    if (m_more)
        m_more->setChecked(true);
}

void SendForm::addAmountWords(QVBoxLayout &cell)
{
    m_amountWords = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_amountWords->setObjectName(u"sendAmountWords"_s);
    m_amountWords->setWordWrap(true);
    m_amountWords->hide();
    cell.addWidget(m_amountWords);
    connect(m_rows.edit(Field::Amount), &QLineEdit::textChanged, this,
            &SendForm::showAmountInWords);
}

void SendForm::addKeyKind(QVBoxLayout &cell)
{
    m_kind = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_kind->setObjectName(u"sendKeyKind"_s);
    m_kind->setWordWrap(true);
    m_kind->hide();
    m_receiverNews = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_receiverNews->setObjectName(u"sendReceiverNews"_s);
    m_receiverNews->setWordWrap(true);
    m_receiverNews->hide();
    m_kinds = new QButtonGroup(this);
    m_kindLayout = new QVBoxLayout;
    m_kindLayout->setSpacing(2);
    m_kindLayout->addWidget(m_kind);
    m_kindLayout->addWidget(m_receiverNews);
    m_latest = keyButton(tr("Earlier receivers"), QKeySequence(Qt::ALT | Qt::Key_Down),
                         u"latestReceiversButton"_s);
    m_latest->setFocusPolicy(Qt::NoFocus); // The button has a shortcut: Enter goes to the amount.
    makeCompact(m_latest);
    m_kindLayout->addWidget(m_latest, 0, Qt::AlignLeft);
    m_receivers = new ReceiverMatches(m_service);
    connect(m_latest, &QPushButton::clicked, this, [this] {
        m_receiverNews->hide();
        m_receivers->showLatest();
    });
    connect(m_receivers, &ReceiverMatches::noneFound, this, [this] {
        m_receiverNews->setText(tr("No Pix was sent from here yet."));
        m_receiverNews->show();
    });
    m_receivers->followKeysOf(*m_rows.edit(Field::PixKey));
    connect(m_receivers, &ReceiverMatches::chosen, this, &SendForm::useReceiver);
    m_kindLayout->addWidget(m_receivers);
    cell.addLayout(m_kindLayout);
}

QWidget *SendForm::createFoot()
{
    m_news = new Label({}, TextSize::Body, Label::Tone::Problem);
    m_news->setObjectName(u"sendNews"_s);
    m_news->setWordWrap(true);
    auto *review = keyButton(tr("Check"), QKeySequence(Qt::CTRL | Qt::Key_Enter),
                             u"sendReviewButton"_s, KeyScope::Borrowed);
    makePrimary(review);
    connect(review, &QPushButton::clicked, this, &SendForm::submitted);
    auto *file = keyButton(tr("From a file"), QKeySequence::Open, u"sendFileButton"_s);
    connect(file, &QPushButton::clicked, this, &SendForm::fileRequested);
    auto *layout = new QHBoxLayout;
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_news, 1);
    layout->addWidget(file);
    layout->addWidget(review);
    return ScrollColumn::createFoot(layout);
}

void SendForm::followKey()
{
    m_recalled.reset();
    m_receiverNews->hide();
    dropFilled();
    showReadings();
    m_latest->setVisible(m_rows.edit(Field::PixKey)->text().isEmpty());
    m_receivers->search(m_readings.isEmpty() ? m_rows.edit(Field::PixKey)->text() : QString());
}

/// Uses the key of a receiver that was found by name.
void SendForm::useReceiver(const QString &pixKey)
{
    QLineEdit *edit = m_rows.edit(Field::PixKey);
    edit->setText(keyText(pixKey));
    followKey();
    recallReceiver();
    showMessage({});
    m_rows.edit(Field::Amount)->setFocus();
}

/// Shows both kinds for digits that match two. The program never guesses where money goes.
void SendForm::showReadings()
{
    const QList<core::PixKey> readings = core::PixKey::readings(m_rows.edit(Field::PixKey)->text());
    if (readings == m_readings)
        return;
    m_readings = readings;
    for (QAbstractButton *button : m_kinds->buttons())
        delete button;
    m_kind->setVisible(!readings.isEmpty());
    if (readings.size() == 1)
        m_kind->setText(tr("%1: %2", "kind of key, the key")
                            .arg(keyKindWord(readings.first().kind()),
                                 breakableText(keyText(readings.first()))));
    else
        m_kind->setText(
            tr("These digits are two keys, of two different people. Ask which one it is:"));
    if (readings.size() < 2)
        return;
    QWidget *before = m_rows.edit(Field::PixKey);
    for (const core::PixKey &key : readings) {
        const QString words =
            tr("%1: %2", "kind of key, the key").arg(keyKindWord(key.kind()), keyText(key));
        auto *choice = new QPushButton(words);
        choice->setProperty("role", u"toggle"_s);
        choice->setCheckable(true);
        choice->setObjectName(u"sendKeyKind"_s + core::toText(key.kind()));
        m_kinds->addButton(choice, static_cast<int>(key.kind()));
        m_kindLayout->insertWidget(m_kindLayout->count() - 1, choice, 0, Qt::AlignLeft);
        setTabOrder(before, choice);
        before = choice;
        connect(choice, &QPushButton::toggled, this, [this, choice, words](bool isChosen) {
            choice->setText(isChosen ? u"✓ "_s + words : words);
            if (!isChosen)
                return;
            m_rows.check(Field::PixKey);
            dropFilled();
            recallReceiver();
        });
    }
    setTabOrder(before, m_rows.edit(Field::Amount));
}

std::optional<core::PixKey> SendForm::key() const
{
    if (m_readings.size() == 1)
        return m_readings.first();
    for (const core::PixKey &reading : m_readings) {
        if (static_cast<int>(reading.kind()) == m_kinds->checkedId())
            return reading;
    }
    return std::nullopt;
}

void SendForm::showAmountInWords()
{
    const auto money = amount();
    const bool isShown = money && !money->isZero();
    m_amountWords->setText(isShown ? moneyInWords(*money) : QString());
    m_amountWords->setVisible(isShown);
}

std::optional<core::Money> SendForm::amount() const
{
    return core::parseTypedReais(m_rows.edit(Field::Amount)->text());
}

core::TransactionDraft SendForm::draft() const
{
    const auto text = [this](Field field) { return m_rows.text(field); };
    const auto known = key();
    return {
        .operation = core::Operation::CashOut,
        .amount = amount(),
        .name = text(Field::Name),
        .email = text(Field::Email),
        .phone = text(Field::Phone),
        .document = text(Field::Document),
        .description = text(Field::Description),
        .reference = text(Field::Reference),
        .pixKey = text(Field::PixKey),
        .keyType = known ? std::optional(known->kind()) : std::nullopt,
        .mayHaveTwin = false,
    };
}

bool SendForm::isEmpty() const
{
    const QList<Field> &fields = m_rows.fields();
    return std::all_of(fields.begin(), fields.end(),
                       [this](Field field) { return m_rows.edit(field)->text().isEmpty(); });
}

void SendForm::setNextReference(const QString &reference)
{
    m_rows.edit(Field::Reference)->setPlaceholderText(reference);
}

/// Returns the error of a typed value; empty fields are checked on submission.
std::optional<core::FieldError> SendForm::problemOf(Field field) const
{
    const QString typed = m_rows.text(field);
    if (typed.isEmpty())
        return std::nullopt;
    if (field == Field::PixKey && m_readings.isEmpty())
        return core::FieldError{field, core::pixKeyProblem(typed)};
    if (field == Field::PixKey)
        return std::nullopt; // The choice below asks for the kind.
    if (field != Field::Amount)
        return core::textProblem(field, typed);
    const auto money = amount();
    if (!money)
        return core::FieldError{field, core::Problem::Malformed};
    if (money->isZero())
        return core::FieldError{field, core::Problem::TooSmall, 1};
    return std::nullopt;
}

void SendForm::refuse(const QList<core::FieldError> &errors)
{
    QWidget *first = nullptr;
    for (const core::FieldError &error : errors) {
        const bool isKind = error.field == Field::KeyType;
        const Field shown = isKind ? Field::PixKey : error.field;
        if (!m_rows.has(shown))
            continue;
        if (isMore(shown))
            revealMore();
        QLineEdit *edit = m_rows.edit(shown);
        // Without a valid key no kind is asked for.
        const bool isNoKey = isKind && m_readings.isEmpty();
        const bool isUnreadable = error.problem == core::Problem::Missing &&
                                  !edit->text().trimmed().isEmpty() && problemOf(shown);
        if (isUnreadable || (isNoKey && !edit->text().isEmpty()))
            m_rows.check(shown);
        else if (!isNoKey)
            m_rows.show(shown, error);
        if (first && shown != Field::PixKey) // The key field is above all others.
            continue;
        first = edit;
        if (isKind && !isNoKey)
            first = m_kinds->buttons().constFirst();
    }
    if (first)
        first->setFocus();
}

void SendForm::setOnTheWay(const QString &sentence)
{
    m_onTheWay->setText(sentence);
    m_onTheWay->setVisible(!sentence.isEmpty());
}

void SendForm::setLastResult(const QString &sentence)
{
    m_lastResult->setText(sentence);
    m_lastResult->setVisible(!sentence.isEmpty());
}

void SendForm::showMessage(const QString &problem)
{
    m_news->setText(problem);
}

void SendForm::clear()
{
    m_rows.clear();
    m_filled.clear();
    if (m_more)
        m_more->setChecked(false);
    followKey();
    showMessage({});
}

void SendForm::focusInput()
{
    m_rows.edit(Field::PixKey)->setFocus();
}

/// Clears values that were filled in for the receiver of another key.
void SendForm::dropFilled()
{
    for (auto it = m_filled.cbegin(); it != m_filled.cend(); ++it) {
        QLineEdit *edit = m_rows.edit(it.key());
        if (edit->text() == it.value())
            edit->clear();
    }
    m_filled.clear();
}

void SendForm::fill(Field field, const QString &text)
{
    QLineEdit *edit = m_rows.edit(field);
    if (!edit->text().isEmpty() || text.isEmpty())
        return;
    edit->setText(text);
    edit->setCursorPosition(0);
    m_filled.insert(field, text);
    m_rows.check(field);
}

void SendForm::recallReceiver()
{
    const auto known = key();
    if (!known || m_recalled == known)
        return;
    m_recalled = known;
    m_receiverNews->hide();
    if (const auto field = fieldOf(known->kind()))
        fill(*field, keyText(*known));
    core::onAnswer(
        m_service.list({.operation = core::Operation::CashOut, .pixKey = known->value()}), this,
        [this, key = *known](const core::Result<core::TransactionPage> &answer) {
            const bool isAsked = m_recalled == key; // otherwise another key was typed meanwhile
            if (isAsked && answer && !answer->transactions.isEmpty())
                applyReceiver(key, answer->transactions.first());
        });
}

void SendForm::applyReceiver(const core::PixKey &key, const core::Transaction &last)
{
    if (last.pixKey != key.value())
        return;
    fill(Field::Name, last.name);
    fill(Field::Document, documentText(last.document));
    fill(Field::Email, last.email);
    fill(Field::Phone, last.phone);
    const bool isAny = std::any_of(kOfReceiver.begin(), kOfReceiver.end(),
                                   [this](Field field) { return m_filled.contains(field); });
    m_receiverNews->setText(
        tr("Receiver from the last Pix to this key, of %1.").arg(timestampText(last.created)));
    m_receiverNews->setVisible(isAny);
    if (isAny)
        revealMore(); // The user must see the data of the earlier payout.
}

void SendForm::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isLast = m_rows.edit(m_rows.fields().last())->hasFocus();
    if (enter && event->isAutoRepeat())
        return;
    if (auto *choice = qobject_cast<QAbstractButton *>(focusWidget());
        enter && choice && m_kinds->buttons().contains(choice) && !key()) {
        showMessage(tr("Ask the receiver, then choose with Space: Enter does not choose."));
        return;
    }
    if (enter && (isLast || event->modifiers().testFlag(Qt::ControlModifier)))
        Q_EMIT submitted();
    else if (enter)
        focusNextChild();
    else
        event->ignore();
}

} // namespace ui
