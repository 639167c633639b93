// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/setuppage.h"

#include "core/domain/brcode.h"
#include "core/domain/payloadcheck.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrollcolumn.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using core::Field;

namespace
{

QString kindWord(const core::PixKey &key)
{
    switch (key.kind()) {
    case core::PixKey::Kind::Cpf:
        return SetupPage::tr("CPF %1").arg(documentText(key.value()));
    case core::PixKey::Kind::Cnpj:
        return SetupPage::tr("CNPJ %1").arg(documentText(key.value()));
    case core::PixKey::Kind::Phone:
        return SetupPage::tr("Mobile number %1").arg(key.value());
    case core::PixKey::Kind::Email:
        return SetupPage::tr("E-mail %1").arg(key.value());
    case core::PixKey::Kind::Evp:
        return SetupPage::tr("Random key");
    }
    Q_UNREACHABLE();
}

QFrame *sectionCard(const QString &title, Label *words, QFormLayout *form)
{
    auto *card = new QFrame;
    card->setProperty("role", u"card"_s);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addWidget(new Label(title, TextSize::Strong));
    layout->addWidget(words);
    layout->addLayout(form);
    return card;
}

struct Words
{
    QString title;
    QString finish;
};

Words wordsFor(SetupPage::Purpose purpose)
{
    switch (purpose) {
    case SetupPage::Purpose::SetUp:
        return {SetupPage::tr("Set up your shop"), SetupPage::tr("Open the shop")};
    case SetupPage::Purpose::Change:
        return {SetupPage::tr("Change your shop"), SetupPage::tr("Save changes")};
    case SetupPage::Purpose::Connect:
        return {SetupPage::tr("Receiver and payer"), SetupPage::tr("Save the service")};
    }
    Q_UNREACHABLE();
}

QString shopWords(SetupPage::Key key)
{
    return key == SetupPage::Key::OfShop
               ? SetupPage::tr("The QR codes carry this key. Any bank app can pay them, and the "
                               "money goes straight to the account of the key.")
               : SetupPage::tr("A sandbox moves no money. Its QR codes carry a key that does not "
                               "exist.");
}

QString payerWords(SetupPage::Purpose purpose)
{
    return purpose == SetupPage::Purpose::Change
               ? SetupPage::tr("Optional. Charges without a customer carry this data; without it, "
                               "they name no payer.")
               : SetupPage::tr("This service requires a payer for every charge. Where the customer "
                               "gives no data, it is usually the shop itself, with its own "
                               "document. Ask your bank whether your contract allows it.");
}

} // namespace

SetupPage::SetupPage(Purpose purpose, QWidget *parent)
    : QWidget(parent)
    , m_payerData(purpose == Purpose::Connect ? core::PayerData::Required
                                              : core::PayerData::Optional)
    , m_rows([this](Field field) { return problemOf(field); })
{
    setObjectName(u"setupPage"_s);
    auto *shop = createShopForm(purpose);
    auto *payer = purpose == Purpose::SetUp ? nullptr : createPayerForm();
    connect(&m_rows, &FieldRows::left, this, [this](Field field) {
        if (!m_rows.edit(field)->text().isEmpty())
            m_rows.check(field);
        propose();
    });
    connect(&m_rows, &FieldRows::edited, this, [this](Field field) { m_rows.show(field, {}); });

    m_problem = Label::wrapping(u"setupProblem"_s, TextSize::Body, Label::Tone::Problem);
    const Words words = wordsFor(purpose);
    auto *open = keyButton(words.finish, QKeySequence(Qt::CTRL | Qt::Key_Enter),
                           u"openShopButton"_s, KeyScope::Borrowed);
    makePrimary(open);
    open->setAutoDefault(true); // Enter presses it, after the last field.
    connect(open, &QPushButton::clicked, this, &SetupPage::submit);

    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"backButton"_s);
    connect(back, &QPushButton::clicked, this, &SetupPage::left);

    auto *scroll = new ScrollColumn;
    QVBoxLayout *layout = scroll->column();
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(new Label(words.title, TextSize::Title));
    m_shopWords = Label::wrapping(u"setupShopWords"_s, TextSize::Small, Label::Tone::Muted);
    m_shopWords->setText(shopWords(m_key));
    layout->addWidget(sectionCard(tr("Where you are paid"), m_shopWords, shop));
    if (payer) {
        auto *about = Label::wrapping(u"setupPayerWords"_s, TextSize::Small, Label::Tone::Muted);
        about->setText(payerWords(purpose));
        layout->addWidget(
            sectionCard(tr("Payer for customers who do not identify themselves"), about, payer));
    }

    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(scroll, 1);
    // Below the form instead of inside it, visible in a small window too.
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(kSpace, 0, kSpace, kSpaceSmall);
    foot->addWidget(m_problem, 1);
    foot->addWidget(open);
    foot->addWidget(back);
    page->addWidget(ScrollColumn::createFoot(foot));
}

QVBoxLayout *SetupPage::add(QFormLayout &form, Field field, const QString &name,
                            const QString &hint, const QString &objectName)
{
    return m_rows.add(form, field, {name, hint, objectName});
}

QFormLayout *SetupPage::createShopForm(Purpose purpose)
{
    auto *shop = newFieldForm();
    add(*shop, Field::PixKey, tr("Pix key"), tr("CPF, CNPJ, mobile, e-mail or random key"),
        u"pixKeyEdit"_s);
    addKeyKind(*shop);
    addPreview(*add(*shop, Field::MerchantName, tr("Name of the shop"),
                    tr("as the payer's bank shows it, 25 characters"), u"merchantNameEdit"_s),
               Field::MerchantName, core::BrCode::kMaxMerchantName);
    addPreview(*add(*shop, Field::MerchantCity, tr("City"), {}, u"merchantCityEdit"_s),
               Field::MerchantCity, core::BrCode::kMaxMerchantCity);
    if (purpose == Purpose::Change)
        addTxid(*shop);
    return shop;
}

QFormLayout *SetupPage::createPayerForm()
{
    auto *payer = newFieldForm();
    add(*payer, Field::Name, tr("Name"), {}, u"payerNameEdit"_s);
    add(*payer, Field::Document, tr("CPF or CNPJ"), {}, u"payerDocumentEdit"_s);
    add(*payer, Field::Email, tr("E-mail"), {}, u"payerEmailEdit"_s);
    add(*payer, Field::Phone, tr("Phone"), tr("(11) 98765-4321"), u"payerPhoneEdit"_s);
    add(*payer, Field::Description, tr("Description"), tr("for example: Sale at the counter"),
        u"payerDescriptionEdit"_s);
    return payer;
}

/// Shows the text as encoded in a code, shortened and without accents.
void SetupPage::addPreview(QVBoxLayout &cell, Field field, int max)
{
    const QLineEdit *edit = m_rows.edit(field);
    auto *preview = new Label({}, TextSize::Small, Label::Tone::Muted);
    preview->setObjectName(edit->objectName() + u"Preview"_s);
    cell.addWidget(preview);
    preview->hide();
    connect(edit, &QLineEdit::textChanged, preview, [preview, max](const QString &text) {
        const QString shown = core::foldedToAscii(text).left(max).trimmed();
        preview->setText(tr("The customer's bank shows: %1").arg(shown));
        preview->setVisible(!shown.isEmpty() && shown != text.trimmed());
    });
}

/// Shows both kinds. The program never guesses where money goes.
void SetupPage::addKeyKind(QFormLayout &form)
{
    m_keyKind = new QComboBox;
    m_keyKind->setObjectName(u"keyKindBox"_s);
    m_keyKind->setAccessibleName(tr("Kind of key"));
    m_keyKindLabel = new Label(tr("Kind of key"));
    form.addRow(m_keyKindLabel, m_keyKind);
    connect(m_rows.edit(Field::PixKey), &QLineEdit::textChanged, this, &SetupPage::showKeyReadings);
    connect(m_keyKind, &QComboBox::activated, this, [this] { m_rows.check(Field::PixKey); });
    showKeyReadings();
}

/// Offers codes without a txid, for banks that return payments with a txid of another origin.
void SetupPage::addTxid(QFormLayout &form)
{
    m_txid = new ChoiceBox;
    m_txid->setObjectName(u"codeTxidBox"_s);
    m_txid->setAccessibleName(tr("Id in the codes"));
    m_txid->addItem(tr("Id of the charge (txid)"), QVariant::fromValue(core::CodeTxid::Charge));
    m_txid->addItem(tr("None (***)", "id in a code"), QVariant::fromValue(core::CodeTxid::None));
    auto *words = Label::wrapping(u"codeTxidWords"_s, TextSize::Small, Label::Tone::Muted);
    words->setText(tr("Choose “None” only if your bank returns payments of these codes. Your "
                      "statement then no longer names the charge: payments and charges can only "
                      "be matched by amount and time."));
    m_txid->setAccessibleDescription(words->text());
    auto *cell = new QVBoxLayout;
    cell->setSpacing(2);
    cell->addWidget(m_txid);
    cell->addWidget(words);
    form.addRow(new Label(tr("Id in the codes")), cell);
}

void SetupPage::showKeyReadings()
{
    const QList<core::PixKey> readings = core::PixKey::readings(m_rows.edit(Field::PixKey)->text());
    m_keyKind->clear();
    if (readings.size() > 1) // Show both kinds; never guess where money goes.
        m_keyKind->addItem(tr("Choose…"), {});
    for (const core::PixKey &key : readings)
        m_keyKind->addItem(kindWord(key), QVariant::fromValue(static_cast<int>(key.kind())));
    m_keyKind->setEnabled(readings.size() > 1);
    showKeyKind();
}

void SetupPage::showKeyKind()
{
    const bool isShown = m_key == Key::OfShop && m_keyKind->count() > 0;
    m_keyKind->setVisible(isShown);
    m_keyKindLabel->setVisible(isShown);
}

void SetupPage::setKey(Key key)
{
    m_key = key;
    m_shopWords->setText(shopWords(key));
    m_rows.setVisible(Field::PixKey, key == Key::OfShop);
    m_rows.show(Field::PixKey, {}); // Nothing was submitted yet.
    showKeyKind();
}

core::ShopProfileDraft SetupPage::draft() const
{
    const auto text = [this](Field field) {
        return m_rows.has(field) ? m_rows.edit(field)->text() : QString();
    };
    const QVariant kind = m_keyKind->currentData();
    return {
        .pixKey = text(Field::PixKey),
        .keyType = kind.isValid() ? std::optional(static_cast<core::PixKey::Kind>(kind.toInt()))
                                  : std::nullopt,
        .merchantName = text(Field::MerchantName),
        .merchantCity = text(Field::MerchantCity),
        .payer =
            {
                .name = text(Field::Name),
                .email = text(Field::Email),
                .phone = text(Field::Phone),
                .document = text(Field::Document),
                .description = text(Field::Description),
            },
        .txid = m_txid ? m_txid->currentData().value<core::CodeTxid>() : core::CodeTxid::Charge,
    };
}

void SetupPage::setDraft(const core::ShopProfileDraft &draft)
{
    if (m_txid)
        m_txid->setCurrentIndex(m_txid->findData(QVariant::fromValue(draft.txid)));
    const QMap<Field, QString> texts{
        {Field::PixKey, draft.pixKey},
        {Field::MerchantName, draft.merchantName},
        {Field::MerchantCity, draft.merchantCity},
        {Field::Name, draft.payer.name},
        {Field::Document, draft.payer.document},
        {Field::Email, draft.payer.email},
        {Field::Phone, draft.payer.phone},
        {Field::Description, draft.payer.description},
    };
    for (auto it = texts.cbegin(); it != texts.cend(); ++it) {
        if (m_rows.has(it.key()))
            m_rows.edit(it.key())->setText(it.value());
    }
    if (draft.keyType)
        m_keyKind->setCurrentIndex(m_keyKind->findData(static_cast<int>(*draft.keyType)));
}

/// Suggests the shop as its own payer if the service requires one. Keeps typed values.
void SetupPage::propose()
{
    if (m_payerData == core::PayerData::Optional)
        return;
    const auto fill = [this](Field field, const QString &text) {
        if (m_rows.edit(field)->text().isEmpty())
            m_rows.edit(field)->setText(text);
    };
    const QString name = m_rows.edit(Field::MerchantName)->text().trimmed();
    if (!name.isEmpty()) {
        fill(Field::Name, name);
        fill(Field::Description, tr("Sale at the counter", "what a charge is for"));
    }
    const QList<core::PixKey> readings = core::PixKey::readings(m_rows.edit(Field::PixKey)->text());
    if (readings.size() != 1)
        return;
    switch (readings.first().kind()) {
    case core::PixKey::Kind::Cpf:
    case core::PixKey::Kind::Cnpj:
        fill(Field::Document, documentText(readings.first().value()));
        return;
    case core::PixKey::Kind::Phone:
        fill(Field::Phone, readings.first().value());
        return;
    case core::PixKey::Kind::Email:
        fill(Field::Email, readings.first().value());
        return;
    case core::PixKey::Kind::Evp:
        return;
    }
    Q_UNREACHABLE();
}

/// Returns the profile of the input, with the key of a sandbox if the form asks for none.
core::Result<core::ShopProfile> SetupPage::read() const
{
    core::ShopProfileDraft read = draft();
    if (m_key == Key::OfSandbox) {
        read.pixKey = core::demoKey().value();
        read.keyType = core::demoKey().kind();
    }
    return core::validated(read, m_payerData);
}

std::optional<core::FieldError> SetupPage::problemOf(Field field) const
{
    const auto answer = read();
    if (answer)
        return std::nullopt;
    for (const core::FieldError &error : answer.error().fields) {
        // The kind of a key is shown below the key itself.
        const Field shown = error.field == Field::KeyType ? Field::PixKey : error.field;
        if (shown == field)
            return error;
    }
    return std::nullopt;
}

void SetupPage::submit()
{
    m_problem->setText({});
    const auto answer = read();
    if (answer) {
        Q_EMIT finished(*answer);
        return;
    }
    const core::FieldError first = answer.error().fields.first();
    m_rows.checkAll();
    if (first.field == Field::KeyType)
        m_keyKind->setFocus();
    else
        m_rows.edit(first.field)->setFocus();
}

void SetupPage::showProblem(const core::Error &error, const QString &derivedTables)
{
    m_problem->setText(u"%1 %2"_s.arg(errorParagraph(error), derivedTables).trimmed());
}

void SetupPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_rows.edit(m_key == Key::OfShop ? Field::PixKey : Field::MerchantName)->setFocus();
}

void SetupPage::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier))
        submit();
    else if (enter) // to the next field, which checks this one
        focusNextChild();
    else
        event->ignore();
}

} // namespace ui
