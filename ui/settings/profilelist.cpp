// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/profilelist.h"

#include "core/domain/draftvalidation.h"
#include "ui/text/fieldtext.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <optional>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Line of a charge profile.
class ProfileLine : public LineList::Line
{
public:
    ProfileLine(const core::ChargeProfile &profile, int number)
        : Line(u"profile"_s, number,
               ProfileList::tr("Profile %1: %2", "number, what a field is").arg(number))
        , m_profile(profile)
        , m_name(new QLineEdit(profile.name))
        , m_asks(new ChoiceBox)
        , m_description(new QLineEdit(profile.description))
    {
        // In the order of the enumerators.
        m_asks->addItems({ProfileList::tr("asks nothing"), ProfileList::tr("asks the document"),
                          ProfileList::tr("asks document and name")});
        m_asks->setCurrentIndex(static_cast<int>(profile.asks));
        setHint(*m_description, ProfileList::tr("description: the shop's"));
        addField(m_name, ProfileList::tr("name"), u"NameEdit"_s, 1);
        addField(m_asks, ProfileList::tr("what it asks for"), u"AsksBox"_s, 0);
        addField(m_description, ProfileList::tr("description"), u"DescriptionEdit"_s, 1);
        for (QWidget *widget : std::initializer_list<QWidget *>{m_name, m_description})
            widget->setMinimumWidth(90);
    }

    /// Returns the profile; nullopt if the line is invalid, with an error, or empty, without an
    /// error.
    [[nodiscard]] std::optional<core::ChargeProfile> profile() const
    {
        core::ChargeProfile profile = m_profile; // keeps values without a field
        profile.name = m_name->text().trimmed();
        profile.asks = static_cast<core::ChargeProfile::Asks>(m_asks->currentIndex());
        profile.description = m_description->text().trimmed();
        QString problem;
        if (const auto broken = core::textProblem(core::Field::Name, profile.name))
            problem = ProfileList::tr("Name: %1").arg(problemSentence(*broken));
        else if (!profile.description.isEmpty()) {
            if (const auto wrong = core::textProblem(core::Field::Description, profile.description))
                problem = ProfileList::tr("Description: %1").arg(problemSentence(*wrong));
        }
        const bool isEmpty = profile.name.isEmpty() && profile.description.isEmpty();
        showMessage(isEmpty ? QString() : problem);
        return problem.isEmpty() ? std::optional(profile) : std::nullopt;
    }

private:
    core::ChargeProfile m_profile;
    QLineEdit *m_name;
    ChoiceBox *m_asks;
    QLineEdit *m_description;
};

} // namespace

ProfileList::ProfileList(QWidget *parent)
    : LineList(u"profile"_s, tr("Add profile"), parent)
{}

void ProfileList::setProfiles(const QList<core::ChargeProfile> &profiles)
{
    if (profiles == m_profiles)
        return;
    clear();
    m_profiles = profiles;
    for (const core::ChargeProfile &profile : profiles)
        addLine(new ProfileLine(profile, nextNumber()));
    fit();
}

LineList::Line *ProfileList::makeEmptyLine(int number)
{
    return new ProfileLine({}, number);
}

void ProfileList::handleEdit()
{
    QList<core::ChargeProfile> profiles;
    for (const Line *line : lines()) {
        // The list contains no other type.
        if (const auto profile = static_cast<const ProfileLine *>(line)->profile())
            profiles.append(*profile);
    }
    fit();
    if (profiles == m_profiles || profiles.isEmpty())
        return;
    m_profiles = profiles;
    Q_EMIT edited(profiles);
}

/// Keeps at least one line.
void ProfileList::fit()
{
    addButton()->setEnabled(lines().size() < core::Charging::kMaxProfiles);
    for (const Line *line : lines())
        line->removeButton()->setEnabled(lines().size() > 1);
}

} // namespace ui
