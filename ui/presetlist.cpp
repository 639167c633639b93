// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/presetlist.h"

#include "core/domain/draftvalidation.h"
#include "ui/keybutton.h"
#include "ui/label.h"
#include "ui/presetbar.h"
#include "ui/text.h"
#include "ui/theme.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <optional>

namespace ui
{

using namespace Qt::StringLiterals;

/// One preset as it is typed.
class PresetList::Line : public QWidget
{
public:
    Line(const Preset &preset, int number)
        : m_name(new QLineEdit(preset.name))
        , m_price(new QLineEdit)
        , m_sends(new QPushButton(PresetList::tr("at once")))
        , m_key(new Label({}, TextSize::Small, Label::Tone::Muted))
        , m_remove(new QPushButton(PresetList::tr("Remove")))
        , m_problem(new Label({}, TextSize::Small, Label::Tone::Problem))
    {
        if (!preset.amount.isZero())
            m_price->setText(preset.amount.toDecimal().replace(u'.', u','));
        m_price->setPlaceholderText(u"5,50"_s);
        m_price->setAlignment(Qt::AlignRight);
        m_price->setFixedWidth(96);
        m_sends->setProperty("role", u"toggle"_s);
        m_sends->setCheckable(true);
        m_sends->setChecked(preset.sendsAtOnce);
        makeCompact(m_sends);
        m_key->setFixedWidth(44);
        m_problem->setWordWrap(true);
        m_problem->hide();
        makeCompact(m_remove);
        const auto call = [number](QWidget *widget, const QString &what, const QString &name) {
            widget->setAccessibleName(
                PresetList::tr("Preset %1: %2", "number, what a field is").arg(number).arg(what));
            widget->setObjectName(u"preset%1%2"_s.arg(number).arg(name));
        };
        call(m_name, PresetList::tr("name"), u"NameEdit"_s);
        call(m_price, PresetList::tr("price"), u"PriceEdit"_s);
        call(m_sends, PresetList::tr("charges at once"), u"SendsButton"_s);
        call(m_remove, PresetList::tr("remove"), u"RemoveButton"_s);
        m_problem->setObjectName(u"preset%1Problem"_s.arg(number));
        auto *fields = new QHBoxLayout;
        fields->setSpacing(kSpaceSmall);
        fields->addWidget(m_key);
        fields->addWidget(m_name, 1);
        fields->addWidget(m_price);
        fields->addWidget(m_sends);
        fields->addWidget(m_remove);
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(2);
        layout->addLayout(fields);
        layout->addWidget(m_problem);
    }

    [[nodiscard]] QLineEdit *nameEdit() const { return m_name; }
    [[nodiscard]] QLineEdit *priceEdit() const { return m_price; }
    [[nodiscard]] QPushButton *sendsButton() const { return m_sends; }
    [[nodiscard]] QPushButton *removeButton() const { return m_remove; }

    void showKey(const QString &key) { m_key->setText(key); }

    /// Nothing if it cannot stand, which the line then says; a line that is empty says nothing.
    [[nodiscard]] std::optional<Preset> preset() const
    {
        const QString name = m_name->text().trimmed();
        const auto amount = core::Money::parseTyped(m_price->text());
        QString problem;
        if (const auto broken = core::textProblem(core::Field::Name, name))
            problem = PresetList::tr("Name: %1").arg(problemSentence(*broken));
        else if (!amount || amount->isZero())
            problem = PresetList::tr("Price: write it as 5,50, more than nothing.");
        const bool isEmpty = name.isEmpty() && m_price->text().isEmpty();
        m_problem->setText(isEmpty ? QString() : problem);
        m_problem->setVisible(!m_problem->text().isEmpty());
        if (!problem.isEmpty())
            return std::nullopt;
        return Preset{name, *amount, m_sends->isChecked()};
    }

private:
    QLineEdit *m_name;
    QLineEdit *m_price;
    QPushButton *m_sends;
    Label *m_key;
    QPushButton *m_remove;
    Label *m_problem;
};

PresetList::PresetList(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_add(new QPushButton(tr("Add a preset")))
{
    setObjectName(u"presetList"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    m_add->setObjectName(u"addPresetButton"_s);
    makeCompact(m_add);
    m_layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &PresetList::addEmptyLine);
}

void PresetList::setPresets(const QList<Preset> &presets)
{
    if (presets == m_presets)
        return;
    qDeleteAll(m_lines);
    m_lines.clear();
    m_made = 0;
    m_presets = presets;
    for (const Preset &preset : presets)
        addLine(preset);
    fit();
}

void PresetList::addLine(const Preset &preset)
{
    auto *line = new Line(preset, ++m_made);
    m_layout->insertWidget(m_layout->count() - 1, line);
    line->show(); // now, as the next key may be for it
    m_lines.append(line);
    // After the line above, or what stands above all of them.
    QWidget *before = m_lines.size() > 1 ? m_lines[m_lines.size() - 2]->removeButton()
                                         : m_add->previousInFocusChain();
    for (QWidget *widget :
         std::initializer_list<QWidget *>{line->nameEdit(), line->priceEdit(), line->sendsButton(),
                                          line->removeButton(), m_add}) {
        setTabOrder(before, widget);
        before = widget;
    }
    for (QLineEdit *edit : {line->nameEdit(), line->priceEdit()})
        connect(edit, &QLineEdit::editingFinished, this, &PresetList::take);
    connect(line->sendsButton(), &QPushButton::clicked, this, &PresetList::take);
    connect(line->removeButton(), &QPushButton::clicked, this, [this, line] { remove(line); });
}

void PresetList::addEmptyLine()
{
    addLine({});
    fit();
    m_lines.last()->nameEdit()->setFocus(Qt::TabFocusReason);
}

void PresetList::remove(Line *line)
{
    m_lines.removeOne(line);
    line->hide();
    line->deleteLater(); // Its button brought us here.
    m_add->setFocus();
    take();
}

void PresetList::take()
{
    QList<Preset> presets;
    for (const Line *line : std::as_const(m_lines)) {
        if (const auto preset = line->preset())
            presets.append(*preset);
    }
    const bool differs = presets != m_presets;
    m_presets = presets;
    fit();
    if (differs)
        Q_EMIT edited(presets);
}

/// The keys, which are those that the counter gives them.
void PresetList::fit()
{
    m_add->setEnabled(m_lines.size() < kMaxPresets);
    const QList<QKeySequence> keys = PresetBar::keysOf(m_presets);
    qsizetype next = 0;
    for (Line *line : std::as_const(m_lines)) {
        const bool stands = line->preset().has_value();
        line->showKey(stands && next < keys.size() ? keys[next++].toString(QKeySequence::NativeText)
                                                   : QString());
    }
}

} // namespace ui
