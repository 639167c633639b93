// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/chargeform.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transactiondraft.h"
#include "ui/text/fieldtext.h"
#include "ui/text/text.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrollcolumn.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <array>

namespace ui
{

using namespace Qt::StringLiterals;
using core::Field;

namespace
{

constexpr std::array kOfPayer{Field::Name, Field::Email, Field::Phone, Field::Document};

} // namespace

ChargeForm::ChargeForm(QWidget *parent)
    : QWidget(parent)
    , m_rows([this](Field field) { return problemOf(field); })
{
    setObjectName(u"chargeForm"_s);
    auto *card = new QFrame;
    card->setProperty("role", u"card"_s);
    auto *form = newFieldForm();
    form->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    card->setLayout(form);
    const auto add = [&](Field field, const QString &objectName, const QString &hint = {}) {
        m_rows.add(*form, field, {fieldName(field), hint, objectName});
    };
    add(Field::Amount, u"formAmountEdit"_s, typedAmountText({}));
    add(Field::Document, u"formDocumentEdit"_s);
    add(Field::Name, u"formNameEdit"_s);
    add(Field::Email, u"formEmailEdit"_s);
    add(Field::Phone, u"formPhoneEdit"_s);
    add(Field::Description, u"formDescriptionEdit"_s);
    add(Field::Reference, u"formReferenceEdit"_s);
    add(Field::Extra, u"formExtraEdit"_s, tr("note, returned in API notices"));
    connect(&m_rows, &FieldRows::left, &m_rows, &FieldRows::check);
    connect(&m_rows, &FieldRows::edited, this, [this](Field field) {
        showMessage({});
        m_rows.checkWhileTyping(field);
    });

    auto *scroll = new ScrollColumn;
    scroll->column()->addWidget(new Label(tr("All fields of the charge"), TextSize::Title));
    scroll->column()->addWidget(card);

    m_news = Label::wrapping(u"formNews"_s, TextSize::Body, Label::Tone::Problem);
    auto *charge = keyButton(tr("Charge"), QKeySequence(Qt::CTRL | Qt::Key_Enter),
                             u"formChargeButton"_s, KeyScope::Borrowed);
    makePrimary(charge);
    connect(charge, &QPushButton::clicked, this, &ChargeForm::submit);
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"formBackButton"_s, KeyScope::Borrowed);
    connect(back, &QPushButton::clicked, this, &ChargeForm::left);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(0, 0, 0, 0);
    foot->addWidget(m_news, 1);
    foot->addWidget(back);
    foot->addWidget(charge);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addWidget(ScrollColumn::createFoot(foot));
    setFocusProxy(m_rows.edit(Field::Amount));
}

/// Returns no error for an empty field: its placeholder value was checked elsewhere.
std::optional<core::FieldError> ChargeForm::problemOf(Field field) const
{
    const QString typed = text(field);
    if (typed.isEmpty())
        return std::nullopt;
    if (field != Field::Amount)
        return core::textProblem(field, typed);
    const auto money = amount();
    if (!money)
        return core::FieldError{Field::Amount, core::Problem::Malformed};
    if (money->isZero())
        return core::FieldError{Field::Amount, core::Problem::TooSmall, 1};
    return std::nullopt;
}

void ChargeForm::adoptState(const core::TransactionDraft &draft, const core::Payer &shown,
                            const QString &reference)
{
    const auto show = [this](Field field, const QString &text) {
        QLineEdit *edit = m_rows.edit(field);
        edit->setText(text);
        edit->setCursorPosition(0);
        m_rows.check(field);
    };
    if (!problemOf(Field::Amount)) // An invalid input stays in the field.
        show(Field::Amount,
             draft.amount && !draft.amount->isZero() ? typedAmountText(*draft.amount) : QString());
    show(Field::Description, draft.description);
    show(Field::Reference, draft.reference);
    show(Field::Extra, draft.extra);
    setHint(*m_rows.edit(Field::Reference), reference);
    setHint(*m_rows.edit(Field::Name), shown.name);
    setHint(*m_rows.edit(Field::Email), shown.email);
    setHint(*m_rows.edit(Field::Phone), shown.phone);
    setHint(*m_rows.edit(Field::Document), shown.document);
    showMessage({});
}

QString ChargeForm::text(Field field) const
{
    return m_rows.text(field);
}

std::optional<core::Money> ChargeForm::amount() const
{
    const QString typed = text(Field::Amount);
    return typed.isEmpty() ? core::Money() : core::Money::parseTyped(typed);
}

core::Payer ChargeForm::over(const core::Payer &person) const
{
    const auto typedOr = [this](Field field, const QString &other) {
        const QString typed = text(field);
        return typed.isEmpty() ? other : typed;
    };
    return {
        .name = typedOr(Field::Name, person.name),
        .email = typedOr(Field::Email, person.email),
        .phone = typedOr(Field::Phone, person.phone),
        .document = typedOr(Field::Document, person.document),
    };
}

core::TransactionDraft ChargeForm::over(const core::TransactionDraft &draft) const
{
    const core::Payer payer =
        over(core::Payer{draft.name, draft.email, draft.phone, draft.document});
    core::TransactionDraft all = draft;
    all.name = payer.name;
    all.email = payer.email;
    all.phone = payer.phone;
    all.document = payer.document;
    return all;
}

QStringList ChargeForm::typedOfPayer() const
{
    QStringList names;
    for (const Field field : kOfPayer) {
        if (!text(field).isEmpty())
            names += fieldName(field);
    }
    return names;
}

void ChargeForm::retype(const ChargeForm &other)
{
    for (const Field field : m_rows.fields())
        m_rows.edit(field)->setText(other.m_rows.edit(field)->text());
    m_rows.checkAll();
}

void ChargeForm::focusField(Field field)
{
    if (!m_rows.has(field))
        return;
    m_rows.check(field);
    m_rows.edit(field)->setFocus();
    m_rows.edit(field)->selectAll();
}

void ChargeForm::showMessage(const QString &news)
{
    m_news->setText(news);
}

void ChargeForm::clear()
{
    m_rows.clear();
    showMessage({});
}

void ChargeForm::submit()
{
    for (const Field field : m_rows.fields()) {
        if (problemOf(field)) {
            focusField(field);
            return;
        }
    }
    Q_EMIT submitted();
}

void ChargeForm::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isLast = m_rows.edit(m_rows.fields().last())->hasFocus();
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else if (enter && event->isAutoRepeat())
        return;
    else if (enter && (isLast || event->modifiers().testFlag(Qt::ControlModifier)))
        submit();
    else if (enter)
        focusNextChild();
    else if (event->text().isEmpty() || event->key() == Qt::Key_Tab)
        event->ignore(); // Keys typed outside the fields are not part of the amount.
}

} // namespace ui
