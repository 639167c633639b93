// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/payoutcolumnspanel.h"

#include "ui/text/fieldtext.h"
#include "ui/text/text.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxTitle = 40;
constexpr int kBoxWidth = 260;

struct ColumnField
{
    core::PayoutColumn column;
    core::Field field;
};

constexpr std::array kColumns{
    ColumnField{core::PayoutColumn::PixKey, core::Field::PixKey},
    ColumnField{core::PayoutColumn::KeyType, core::Field::KeyType},
    ColumnField{core::PayoutColumn::Amount, core::Field::Amount},
    ColumnField{core::PayoutColumn::Name, core::Field::Name},
    ColumnField{core::PayoutColumn::Document, core::Field::Document},
    ColumnField{core::PayoutColumn::Email, core::Field::Email},
    ColumnField{core::PayoutColumn::Phone, core::Field::Phone},
    ColumnField{core::PayoutColumn::Description, core::Field::Description},
    ColumnField{core::PayoutColumn::Reference, core::Field::Reference},
    ColumnField{core::PayoutColumn::Extra, core::Field::Extra},
};

} // namespace

PayoutColumnsPanel::PayoutColumnsPanel(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(u"batchColumns"_s);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    auto *words = new Label(tr("What do the columns of the file contain?"), TextSize::Strong);
    words->setWordWrap(true);
    layout->addWidget(words);
    m_rows = new QFormLayout;
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(kSpace);
    m_rows->setVerticalSpacing(kSpaceSmall);
    m_rows->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    layout->addLayout(m_rows);
    auto *use = new QPushButton(tr("Read the file with these columns"));
    use->setObjectName(u"batchColumnsButton"_s);
    connect(use, &QPushButton::clicked, this, &PayoutColumnsPanel::confirmed);
    layout->addWidget(use, 0, Qt::AlignLeft);
    layout->addStretch();
    setWidget(content);
}

QComboBox *PayoutColumnsPanel::createBox(const QString &title) const
{
    auto *box = new ChoiceBox;
    box->setFixedWidth(kBoxWidth);
    box->setAccessibleName(tr("Column “%1”", "a name in a file").arg(title));
    box->addItem(tr("Leave out", "a column of a file"));
    const auto chosen = m_earlier.value(title, core::PayoutFile::usualColumn(title));
    for (const ColumnField &column : kColumns) {
        box->addItem(fieldName(column.field), static_cast<int>(column.column));
        if (chosen == column.column)
            box->setCurrentIndex(box->count() - 1);
    }
    return box;
}

void PayoutColumnsPanel::setTitles(const QStringList &titles)
{
    if (titles == m_titles)
        return; // Keeps the choices after a refused attempt.
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
    m_boxes.clear();
    m_titles = titles;
    for (const QString &title : titles) {
        if (title.isEmpty()) {
            m_boxes.append(nullptr);
            continue;
        }
        const QString name = foreignText(title.left(kMaxTitle));
        QComboBox *box = createBox(name);
        m_rows->addRow(new Label(name, TextSize::Body), box);
        m_boxes.append(box);
    }
}

core::PayoutColumns PayoutColumnsPanel::columns() const
{
    core::PayoutColumns columns;
    for (const QComboBox *box : m_boxes) {
        const QVariant column = box ? box->currentData() : QVariant();
        columns.append(column.isValid()
                           ? std::optional(static_cast<core::PayoutColumn>(column.toInt()))
                           : std::nullopt);
    }
    return columns;
}

void PayoutColumnsPanel::begin()
{
    const auto isOpen = [](const QComboBox *box) { return box && box->currentIndex() == 0; };
    const auto first = std::find_if(m_boxes.cbegin(), m_boxes.cend(), isOpen);
    if (first != m_boxes.cend())
        (*first)->setFocus();
    else if (!m_boxes.isEmpty() && m_boxes.first())
        m_boxes.first()->setFocus();
}

void PayoutColumnsPanel::remember()
{
    const core::PayoutColumns chosen = columns();
    for (qsizetype i = 0; i < m_titles.size(); ++i)
        m_earlier.insert(foreignText(m_titles[i].left(kMaxTitle)), chosen[i]);
}

} // namespace ui
