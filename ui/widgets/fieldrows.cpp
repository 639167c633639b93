// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/fieldrows.h"

#include "ui/text/fieldtext.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using core::Field;

namespace
{

constexpr int kLabelWidth = 150;

} // namespace

FieldRows::FieldRows(const ProblemOf &problemOf)
    : m_problemOf(problemOf)
{}

QVBoxLayout *FieldRows::add(QFormLayout &form, Field field, const Words &words)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(words.objectName);
    edit->setAccessibleName(words.name);
    setHint(*edit, words.hint);
    auto *problem =
        Label::wrapping(words.objectName + u"Problem"_s, TextSize::Small, Label::Tone::Problem);
    problem->hide();
    auto *cell = new QVBoxLayout;
    cell->setSpacing(2);
    cell->addWidget(edit);
    cell->addWidget(problem);
    auto *label = new Label(words.name);
    label->setBuddy(edit);
    label->setMinimumWidth(kLabelWidth);
    // Aligned with the field, regardless of the error text.
    label->setFixedHeight(edit->sizeHint().height());
    form.addRow(label, cell);
    m_rows.insert(field, {&form, cell, edit, problem});
    m_order.append(field);
    connect(edit, &QLineEdit::editingFinished, this, [this, field] { Q_EMIT left(field); });
    connect(edit, &QLineEdit::textEdited, this, [this, field] { Q_EMIT edited(field); });
    return cell;
}

bool FieldRows::has(Field field) const
{
    return m_rows.contains(field);
}

QLineEdit *FieldRows::edit(Field field) const
{
    Q_ASSERT(has(field));
    return m_rows[field].edit;
}

QString FieldRows::text(Field field) const
{
    return has(field) ? edit(field)->text().trimmed() : QString();
}

void FieldRows::check(Field field)
{
    show(field, m_problemOf(field));
}

void FieldRows::checkAll()
{
    for (const Field field : std::as_const(m_order))
        check(field);
}

void FieldRows::show(Field field, const std::optional<core::FieldError> &problem)
{
    Label *label = m_rows[field].problem;
    label->setText(problem ? problemSentence(*problem) : QString());
    label->setVisible(problem.has_value());
}

void FieldRows::checkWhileTyping(Field field)
{
    const auto problem = m_problemOf(field);
    const bool isTooLong = problem && problem->problem == core::Problem::TooLong;
    if (isTooLong || !m_rows[field].problem->isHidden())
        show(field, problem);
}

void FieldRows::setVisible(Field field, bool isVisible)
{
    const Row &row = m_rows[field];
    row.form->setRowVisible(row.cell, isVisible);
    if (isVisible)
        check(field);
}

void FieldRows::clear()
{
    for (const Row &row : std::as_const(m_rows)) {
        row.edit->clear();
        row.problem->hide();
    }
}

QFormLayout *newFieldForm()
{
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(kSpace);
    form->setVerticalSpacing(6);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    return form;
}

} // namespace ui
