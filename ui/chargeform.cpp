// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/chargeform.h"

#include "core/domain/draftvalidation.h"
#include "ui/hint.h"
#include "ui/keybutton.h"
#include "ui/label.h"
#include "ui/text.h"
#include "ui/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <array>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using core::Field;

namespace
{

constexpr int kFormWidth = 700;
constexpr int kLabelWidth = 140;

constexpr std::array kOfPayer{Field::Name, Field::Email, Field::Phone, Field::Document};

} // namespace

ChargeForm::ChargeForm(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"chargeForm"_s);
    auto *card = new QFrame;
    card->setProperty("role", u"card"_s);
    auto *form = new QFormLayout(card);
    form->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(kSpace);
    form->setVerticalSpacing(6);
    addRow(*form, Field::Amount, u"formAmountEdit"_s, typedAmountText({}));
    addRow(*form, Field::Document, u"formDocumentEdit"_s);
    addRow(*form, Field::Name, u"formNameEdit"_s);
    addRow(*form, Field::Email, u"formEmailEdit"_s);
    addRow(*form, Field::Phone, u"formPhoneEdit"_s);
    addRow(*form, Field::Description, u"formDescriptionEdit"_s);
    addRow(*form, Field::Reference, u"formReferenceEdit"_s);
    addRow(*form, Field::Extra, u"formExtraEdit"_s,
           tr("your own words, handed back with every notice"));

    auto *column = new QWidget;
    column->setMaximumWidth(kFormWidth);
    auto *columnLayout = new QVBoxLayout(column);
    columnLayout->setContentsMargins(0, 0, 0, 0);
    columnLayout->addWidget(new Label(tr("All fields of the charge"), TextSize::Title));
    columnLayout->addWidget(card);
    columnLayout->addStretch();
    auto *centre = new QWidget;
    auto *centreLayout = new QHBoxLayout(centre);
    centreLayout->setContentsMargins(0, 0, 0, 0);
    centreLayout->addStretch(1);
    centreLayout->addWidget(column, 20);
    centreLayout->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(centre);

    m_news = new Label({}, TextSize::Body, Label::Tone::Problem);
    m_news->setObjectName(u"formNews"_s);
    m_news->setWordWrap(true);
    auto *charge = keyButton(tr("Charge"), QKeySequence(Qt::CTRL | Qt::Key_Enter),
                             u"formChargeButton"_s, KeyScope::Borrowed);
    makePrimary(charge);
    connect(charge, &QPushButton::clicked, this, &ChargeForm::submit);
    auto *back = keyButton(tr("Back"), Qt::Key_Escape, u"formBackButton"_s, KeyScope::Borrowed);
    connect(back, &QPushButton::clicked, this, &ChargeForm::left);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_news, 1);
    foot->addWidget(back);
    foot->addWidget(charge);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addLayout(foot);
    setFocusProxy(m_rows[Field::Amount].edit);
}

ChargeForm::~ChargeForm()
{
    // The one with the focus loses it when it goes, and would have a form checked that is gone.
    for (const Row &row : std::as_const(m_rows))
        row.edit->disconnect(this);
}

void ChargeForm::addRow(QFormLayout &form, Field field, const QString &objectName,
                        const QString &hint)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(fieldName(field));
    setHint(*edit, hint);
    auto *problem = new Label({}, TextSize::Small, Label::Tone::Problem);
    problem->setObjectName(objectName + u"Problem"_s);
    problem->setWordWrap(true);
    problem->hide();
    auto *cell = new QVBoxLayout;
    cell->setSpacing(2);
    cell->addWidget(edit);
    cell->addWidget(problem);
    auto *label = new Label(fieldName(field));
    label->setBuddy(edit);
    label->setMinimumWidth(kLabelWidth);
    label->setFixedHeight(edit->sizeHint().height());
    form.addRow(label, cell);
    m_rows.insert(field, {edit, problem});
    m_order.append(field);
    connect(edit, &QLineEdit::editingFinished, this, [this, field] { check(field); });
    connect(edit, &QLineEdit::textEdited, this, [this, field] {
        say({});
        checkWhileTyping(field);
    });
}

/// Of a field in which nothing stands there is none: what stands in for it was checked elsewhere.
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

void ChargeForm::check(Field field)
{
    const auto problem = problemOf(field);
    const Row &row = m_rows[field];
    row.problem->setText(problem ? problemSentence(*problem) : QString());
    row.problem->setVisible(problem.has_value());
}

/// Nobody has written a whole address with the first letter of it. Once it was said that something
/// cannot stand, that is true for every key, and so it is for a text that is too long.
void ChargeForm::checkWhileTyping(Field field)
{
    const auto problem = problemOf(field);
    const bool isTooLong = problem && problem->problem == core::Problem::TooLong;
    if (isTooLong || !m_rows[field].problem->isHidden())
        check(field);
}

void ChargeForm::takeOver(const core::TransactionDraft &draft, const core::Payer &shown,
                          const QString &reference)
{
    const auto show = [this](Field field, const QString &text) {
        QLineEdit *edit = m_rows[field].edit;
        edit->setText(text);
        edit->setCursorPosition(0);
        check(field);
    };
    if (!problemOf(Field::Amount)) // Else it is what was typed here, and could not be taken.
        show(Field::Amount,
             draft.amount && !draft.amount->isZero() ? typedAmountText(*draft.amount) : QString());
    show(Field::Description, draft.description);
    show(Field::Reference, draft.reference);
    show(Field::Extra, draft.extra);
    setHint(*m_rows[Field::Reference].edit, reference);
    setHint(*m_rows[Field::Name].edit, shown.name);
    setHint(*m_rows[Field::Email].edit, shown.email);
    setHint(*m_rows[Field::Phone].edit, shown.phone);
    setHint(*m_rows[Field::Document].edit, shown.document);
    say({});
}

QString ChargeForm::text(Field field) const
{
    const auto row = m_rows.constFind(field);
    return row == m_rows.cend() ? QString() : row->edit->text().trimmed();
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
    for (const Field field : std::as_const(m_order)) {
        m_rows[field].edit->setText(other.m_rows[field].edit->text());
        check(field);
    }
}

void ChargeForm::focusField(Field field)
{
    const auto row = m_rows.constFind(field);
    if (row == m_rows.cend())
        return;
    check(field);
    row->edit->setFocus();
    row->edit->selectAll();
}

void ChargeForm::say(const QString &news)
{
    m_news->setText(news);
}

void ChargeForm::clear()
{
    for (const Row &row : std::as_const(m_rows)) {
        row.edit->clear();
        row.problem->hide();
    }
    say({});
}

void ChargeForm::submit()
{
    for (const Field field : std::as_const(m_order)) {
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
    const bool isLast = m_rows[m_order.last()].edit->hasFocus();
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else if (enter && event->isAutoRepeat())
        return;
    else if (enter && (isLast || event->modifiers().testFlag(Qt::ControlModifier)))
        submit();
    else if (enter)
        focusNextChild();
    else if (event->text().isEmpty() || event->key() == Qt::Key_Tab)
        event->ignore(); // What is typed beside the fields is no amount.
}

} // namespace ui
