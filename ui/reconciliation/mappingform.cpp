// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/mappingform.h"

#include "core/statement/statementreader.h"
#include "ui/text/statementtext.h"
#include "ui/text/text.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/label.h"

#include <QtCore/QLocale>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QVBoxLayout>

#include <array>

namespace ui
{

using namespace Qt::StringLiterals;
using core::CsvColumn;

namespace
{

constexpr qsizetype kExamples = 2;

/// The meanings that a person can choose.
constexpr std::array kMeanings{
    CsvColumn::Ignored,    CsvColumn::Day,       CsvColumn::Time,      CsvColumn::Amount,
    CsvColumn::Credit,     CsvColumn::Debit,     CsvColumn::Direction, CsvColumn::Text,
    CsvColumn::Name,       CsvColumn::Document,  CsvColumn::Number,    CsvColumn::Balance,
    CsvColumn::DayBalance, CsvColumn::Reference, CsvColumn::Txid,      CsvColumn::EndToEndId,
    CsvColumn::Id,
};

} // namespace

MappingForm::MappingForm(QWidget *parent)
    : QWidget(parent)
    , m_grid(nullptr)
    , m_columns(nullptr)
{
    setObjectName(u"mappingForm"_s);
    m_result = Label::wrapping(u"mappingResult"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    auto *title = new Label(tr("What is in the columns?"), TextSize::Strong);
    layout->addWidget(title);
    layout->addWidget(m_result);
}

bool MappingForm::setFile(const QByteArray &bytes)
{
    const auto sample = tableSampleOf(bytes);
    if (!sample)
        return false;
    m_bytes = firstLinesOf(bytes);
    m_sample = *sample;
    m_mapping = m_sample.guess();
    delete m_columns;
    m_choices.clear();
    m_columns = new QWidget;
    m_grid = new QGridLayout(m_columns);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(kSpaceSmall);
    m_grid->setColumnStretch(1, 1);
    for (qsizetype column = 0; column < m_sample.header().size(); ++column)
        addColumn(column);
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, m_columns);
    setFocusProxy(m_choices.first());
    tryMapping();
    return true;
}

void MappingForm::addColumn(qsizetype column)
{
    const QString name = foreignText(m_sample.header()[column]);
    QStringList examples;
    for (const QString &example : m_sample.examples(column, kExamples))
        examples.append(foreignText(example));
    auto *choice = new ChoiceBox;
    choice->setObjectName(u"mapping%1Box"_s.arg(column + 1));
    choice->setAccessibleName(tr("Meaning of the column %1").arg(name));
    for (const CsvColumn meaning : kMeanings)
        choice->addItem(csvColumnWord(meaning), static_cast<int>(meaning));
    choice->setCurrentIndex(choice->findData(static_cast<int>(m_mapping.columns[column])));
    connect(choice, &QComboBox::currentIndexChanged, this, [this, choice, column] {
        m_mapping.columns[column] = static_cast<CsvColumn>(choice->currentData().toInt());
        tryMapping();
    });
    const int row = static_cast<int>(column);
    auto *label = new Label(name.isEmpty() ? tr("Column %1").arg(column + 1) : name);
    auto *values = new Label(examples.join(u"   "_s), TextSize::Small, Label::Tone::Muted);
    values->setMinimumWidth(0);
    values->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(values, row, 1);
    m_grid->addWidget(choice, row, 2);
    m_choices.append(choice);
}

void MappingForm::tryMapping()
{
    const auto read = core::StatementReader::read(m_bytes, {.mapping = m_mapping});
    m_isComplete = read.has_value();
    m_result->setTone(m_isComplete ? Label::Tone::Normal : Label::Tone::Problem);
    if (read) {
        const core::BankStatement &statement = read->first();
        const auto count = static_cast<int>(statement.lines.size());
        m_result->setText(
            tr("The first %n line(s) can be read: %1 to %2, together %3.", nullptr, count)
                .arg(QLocale().toString(statement.from, QLocale::ShortFormat),
                     QLocale().toString(statement.until, QLocale::ShortFormat),
                     moneyText(core::lineSum(statement))));
    } else {
        const QString sentence = faultSentence(read.error().rule);
        const bool hasPlace = read.error().rule != core::StatementRule::BadMapping;
        m_result->setText(hasPlace ? u"%1. %2"_s.arg(faultPlace(read.error()), sentence)
                                   : sentence);
    }
    Q_EMIT changed();
}

} // namespace ui
