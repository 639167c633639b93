// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/presetlist.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/typedreais.h"
#include "ui/text/fieldtext.h"
#include "ui/text/text.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/presetbar.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <optional>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QList<std::pair<core::PresetColor, QString>> colors()
{
    using Color = core::PresetColor;
    return {{Color::None, PresetList::tr("No colour")}, {Color::Red, PresetList::tr("Red")},
            {Color::Orange, PresetList::tr("Orange")},  {Color::Yellow, PresetList::tr("Yellow")},
            {Color::Green, PresetList::tr("Green")},    {Color::Blue, PresetList::tr("Blue")},
            {Color::Purple, PresetList::tr("Purple")}};
}

/// Line of a preset.
class PresetLine : public LineList::Line
{
public:
    PresetLine(const core::Preset &preset, int number)
        : Line(u"preset"_s, number,
               PresetList::tr("Product %1: %2", "number, what a field is").arg(number))
        , m_name(new QLineEdit(preset.name))
        , m_price(new QLineEdit)
        , m_sends(new QPushButton(PresetList::tr("charge directly")))
        , m_color(new ChoiceBox)
        , m_key(new Label({}, TextSize::Small, Label::Tone::Muted))
    {
        if (!preset.amount.isZero())
            m_price->setText(typedAmountText(preset.amount));
        m_price->setPlaceholderText(u"5,50"_s);
        m_price->setAlignment(Qt::AlignRight);
        m_price->setFixedWidth(96);
        m_sends->setProperty("role", u"toggle"_s);
        m_sends->setCheckable(true);
        m_sends->setChecked(preset.sendsAtOnce);
        makeCompact(m_sends);
        for (const auto &[color, word] : colors())
            m_color->addItem(word, QVariant::fromValue(static_cast<int>(color)));
        m_color->setCurrentIndex(m_color->findData(static_cast<int>(preset.color)));
        m_color->setProperty("density", u"compact"_s);
        m_key->setFixedWidth(44);
        setLabel(m_key);
        addField(m_name, PresetList::tr("name"), u"NameEdit"_s, 1);
        addField(m_price, PresetList::tr("price"), u"PriceEdit"_s, 0);
        addField(m_color, PresetList::tr("colour"), u"ColorBox"_s, 0);
        addField(m_sends, PresetList::tr("charges directly"), u"SendsButton"_s, 0);
    }

    void showKey(const QString &key) { m_key->setText(key); }

    /// Returns the preset; nullopt if the line is invalid, with an error, or empty, without an
    /// error.
    [[nodiscard]] std::optional<core::Preset> preset() const
    {
        const QString name = m_name->text().trimmed();
        const auto amount = core::parseTypedReais(m_price->text());
        QString problem;
        if (const auto broken = core::textProblem(core::Field::Name, name))
            problem = PresetList::tr("Name: %1").arg(problemSentence(*broken));
        else if (!amount || amount->isZero())
            problem = PresetList::tr("Price: write it as 5,50, more than zero.");
        const bool isEmpty = name.isEmpty() && m_price->text().isEmpty();
        showMessage(isEmpty ? QString() : problem);
        if (!problem.isEmpty())
            return std::nullopt;
        return core::Preset{name, *amount, m_sends->isChecked(),
                            static_cast<core::PresetColor>(m_color->currentData().toInt())};
    }

private:
    QLineEdit *m_name;
    QLineEdit *m_price;
    QPushButton *m_sends;
    ChoiceBox *m_color;
    Label *m_key;
};

PresetLine *presetLine(LineList::Line *line)
{
    return static_cast<PresetLine *>(line); // The list contains no other type.
}

} // namespace

PresetList::PresetList(QWidget *parent)
    : LineList(u"preset"_s, tr("Add product"), parent)
{}

void PresetList::setPresets(const QList<core::Preset> &presets)
{
    if (presets == m_presets)
        return;
    clear();
    m_presets = presets;
    for (const core::Preset &preset : presets)
        addLine(new PresetLine(preset, nextNumber()));
    fit();
}

LineList::Line *PresetList::makeEmptyLine(int number)
{
    return new PresetLine({}, number);
}

void PresetList::handleEdit()
{
    QList<core::Preset> presets;
    for (Line *line : lines()) {
        if (const auto preset = presetLine(line)->preset())
            presets.append(*preset);
    }
    const bool differs = presets != m_presets;
    m_presets = presets;
    fit();
    if (differs)
        Q_EMIT edited(presets);
}

/// Updates the shortcuts, which equal those of the counter.
void PresetList::fit()
{
    addButton()->setEnabled(lines().size() < core::kMaxPresets);
    const QList<QKeySequence> keys = PresetBar::keysOf(m_presets);
    qsizetype next = 0;
    for (Line *line : lines()) {
        const bool isValid = presetLine(line)->preset().has_value();
        presetLine(line)->showKey(isValid && next < keys.size()
                                      ? keys[next++].toString(QKeySequence::NativeText)
                                      : QString());
    }
}

} // namespace ui
