// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/linelist.h"

#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

LineList::Line::Line(const QString &kind, int number, QString call)
    : m_name(u"%1%2"_s.arg(kind).arg(number))
    , m_call(std::move(call))
    , m_row(new QHBoxLayout)
    , m_remove(new QPushButton(LineList::tr("Remove")))
    , m_problem(new Label({}, TextSize::Small, Label::Tone::Problem))
    , m_fields{m_remove}
{
    makeCompact(m_remove);
    this->call(m_remove, LineList::tr("remove"), u"RemoveButton"_s);
    m_problem->setObjectName(m_name + u"Problem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_row->setSpacing(kSpaceSmall);
    m_row->addWidget(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(m_row);
    layout->addWidget(m_problem);
}

void LineList::Line::addField(QWidget *field, const QString &what, const QString &name, int stretch)
{
    call(field, what, name);
    m_row->insertWidget(m_row->count() - 1, field, stretch);
    m_fields.insert(m_fields.size() - 1, field);
}

void LineList::Line::setLabel(Label *label)
{
    m_row->insertWidget(0, label);
}

void LineList::Line::showMessage(const QString &problem) const
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    for (QWidget *field : m_fields) {
        if (auto *edit = qobject_cast<QLineEdit *>(field); edit && problem.isEmpty())
            edit->setModified(false); // saved
    }
}

void LineList::Line::call(QWidget *widget, const QString &what, const QString &name) const
{
    widget->setAccessibleName(m_call.arg(what));
    widget->setObjectName(m_name + name);
}

LineList::LineList(const QString &kind, const QString &addWords, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_add(new QPushButton(addWords))
{
    setObjectName(kind + u"List"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    m_add->setObjectName(u"add%1%2Button"_s.arg(kind.first(1).toUpper(), kind.sliced(1)));
    makeCompact(m_add);
    m_layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &LineList::addEmptyLine);
}

void LineList::clear()
{
    qDeleteAll(m_lines);
    m_lines.clear();
    m_made = 0;
}

void LineList::addLine(Line *line)
{
    m_layout->insertWidget(m_layout->count() - 1, line);
    line->show(); // now, because the next key may be for it
    // Insert after the line above, or after the widget above the list.
    QWidget *before =
        m_lines.isEmpty() ? m_add->previousInFocusChain() : m_lines.last()->removeButton();
    m_lines.append(line);
    for (QWidget *field : line->fields()) {
        setTabOrder(before, field);
        before = field;
        if (field == line->removeButton())
            connect(line->removeButton(), &QPushButton::clicked, this,
                    [this, line] { remove(line); });
        else if (auto *edit = qobject_cast<QLineEdit *>(field))
            connect(edit, &QLineEdit::editingFinished, this, [this] { handleEdit(); });
        else if (auto *box = qobject_cast<QComboBox *>(field))
            connect(box, &QComboBox::activated, this, [this] { handleEdit(); });
        else if (auto *button = qobject_cast<QPushButton *>(field))
            connect(button, &QPushButton::clicked, this, [this] { handleEdit(); });
    }
    setTabOrder(before, m_add);
}

void LineList::addEmptyLine()
{
    addLine(makeEmptyLine(nextNumber()));
    fit();
    m_lines.last()->fields().first()->setFocus(Qt::TabFocusReason);
}

void LineList::remove(Line *line)
{
    m_lines.removeOne(line);
    line->hide();
    line->deleteLater(); // The button is the sender.
    m_add->setFocus();
    handleEdit();
}

} // namespace ui
