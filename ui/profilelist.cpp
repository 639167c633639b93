// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/profilelist.h"

#include "core/domain/draftvalidation.h"
#include "ui/choicebox.h"
#include "ui/keybutton.h"
#include "ui/label.h"
#include "ui/text.h"
#include "ui/theme.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <optional>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

/// One profile as it is typed.
class ProfileList::Line : public QWidget
{
public:
    Line(const ChargeProfile &profile, int number)
        : m_profile(profile)
        , m_name(new QLineEdit(profile.name))
        , m_asks(new ChoiceBox)
        , m_description(new QLineEdit(profile.description))
        , m_remove(new QPushButton(ProfileList::tr("Remove")))
        , m_problem(new Label({}, TextSize::Small, Label::Tone::Problem))
    {
        // In the order of the enumerators.
        m_asks->addItems({ProfileList::tr("asks nothing"), ProfileList::tr("asks the document"),
                          ProfileList::tr("asks document and name")});
        m_asks->setCurrentIndex(static_cast<int>(profile.asks));
        m_description->setPlaceholderText(ProfileList::tr("description: the shop's"));
        m_problem->setWordWrap(true);
        m_problem->hide();
        makeCompact(m_remove);
        const auto call = [number](QWidget *widget, const QString &what, const QString &name) {
            widget->setAccessibleName(
                ProfileList::tr("Profile %1: %2", "number, what a field is").arg(number).arg(what));
            widget->setObjectName(u"profile%1%2"_s.arg(number).arg(name));
        };
        call(m_name, ProfileList::tr("name"), u"NameEdit"_s);
        call(m_asks, ProfileList::tr("what it asks for"), u"AsksBox"_s);
        call(m_description, ProfileList::tr("description"), u"DescriptionEdit"_s);
        call(m_remove, ProfileList::tr("remove"), u"RemoveButton"_s);
        m_problem->setObjectName(u"profile%1Problem"_s.arg(number));
        auto *fields = new QHBoxLayout;
        fields->setSpacing(kSpaceSmall);
        fields->addWidget(m_name, 2);
        fields->addWidget(m_asks, 3);
        fields->addWidget(m_description, 2);
        fields->addWidget(m_remove);
        for (QWidget *widget : std::initializer_list<QWidget *>{m_name, m_asks, m_description})
            widget->setMinimumWidth(90);
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(2);
        layout->addLayout(fields);
        layout->addWidget(m_problem);
    }

    [[nodiscard]] QLineEdit *nameEdit() const { return m_name; }
    [[nodiscard]] QComboBox *asksBox() const { return m_asks; }
    [[nodiscard]] QLineEdit *descriptionEdit() const { return m_description; }
    [[nodiscard]] QPushButton *removeButton() const { return m_remove; }

    /// Nothing if it cannot stand, which the line then says; a line that is empty says nothing.
    [[nodiscard]] std::optional<ChargeProfile> profile() const
    {
        ChargeProfile profile = m_profile; // with what has no field here
        profile.name = m_name->text().trimmed();
        profile.asks = static_cast<ChargeProfile::Asks>(m_asks->currentIndex());
        profile.description = m_description->text().trimmed();
        QString problem;
        if (const auto broken = core::textProblem(core::Field::Name, profile.name))
            problem = ProfileList::tr("Name: %1").arg(problemSentence(*broken));
        else if (!profile.description.isEmpty()) {
            if (const auto wrong = core::textProblem(core::Field::Description, profile.description))
                problem = ProfileList::tr("Description: %1").arg(problemSentence(*wrong));
        }
        const bool isEmpty = profile.name.isEmpty() && profile.description.isEmpty();
        m_problem->setText(isEmpty ? QString() : problem);
        m_problem->setVisible(!m_problem->text().isEmpty());
        return problem.isEmpty() ? std::optional(profile) : std::nullopt;
    }

private:
    ChargeProfile m_profile;
    QLineEdit *m_name;
    ChoiceBox *m_asks;
    QLineEdit *m_description;
    QPushButton *m_remove;
    Label *m_problem;
};

ProfileList::ProfileList(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_add(new QPushButton(tr("Add a profile")))
{
    setObjectName(u"profileList"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    m_add->setObjectName(u"addProfileButton"_s);
    makeCompact(m_add);
    m_layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addLine({});
        fit();
        m_lines.last()->nameEdit()->setFocus(Qt::TabFocusReason);
    });
}

void ProfileList::setProfiles(const QList<ChargeProfile> &profiles)
{
    if (profiles == m_profiles)
        return;
    qDeleteAll(m_lines);
    m_lines.clear();
    m_made = 0;
    m_profiles = profiles;
    for (const ChargeProfile &profile : profiles)
        addLine(profile);
    fit();
}

void ProfileList::addLine(const ChargeProfile &profile)
{
    auto *line = new Line(profile, ++m_made);
    m_layout->insertWidget(m_layout->count() - 1, line);
    line->show(); // now, as the next key may be for it
    m_lines.append(line);
    // After the line above, or what stands above all of them.
    QWidget *before = m_lines.size() > 1 ? m_lines[m_lines.size() - 2]->removeButton()
                                         : m_add->previousInFocusChain();
    for (QWidget *widget :
         std::initializer_list<QWidget *>{line->nameEdit(), line->asksBox(),
                                          line->descriptionEdit(), line->removeButton(), m_add}) {
        setTabOrder(before, widget);
        before = widget;
    }
    for (QLineEdit *edit : {line->nameEdit(), line->descriptionEdit()})
        connect(edit, &QLineEdit::editingFinished, this, &ProfileList::take);
    connect(line->asksBox(), &QComboBox::activated, this, &ProfileList::take);
    connect(line->removeButton(), &QPushButton::clicked, this, [this, line] { remove(line); });
}

void ProfileList::remove(Line *line)
{
    m_lines.removeOne(line);
    line->hide();
    line->deleteLater(); // Its button brought us here.
    m_add->setFocus();
    take();
}

void ProfileList::take()
{
    QList<ChargeProfile> profiles;
    for (const Line *line : std::as_const(m_lines)) {
        if (const auto profile = line->profile())
            profiles.append(*profile);
    }
    fit();
    if (profiles == m_profiles || profiles.isEmpty())
        return;
    m_profiles = profiles;
    Q_EMIT edited(profiles);
}

/// One there is always.
void ProfileList::fit()
{
    m_add->setEnabled(m_lines.size() < Charging::kMaxProfiles);
    for (const Line *line : std::as_const(m_lines))
        line->removeButton()->setEnabled(m_lines.size() > 1);
}

} // namespace ui
