// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/tillsettings.h"

#include "core/domain/brasilia.h"
#include "core/domain/referencepattern.h"
#include "ui/settings/presetlist.h"
#include "ui/settings/profilelist.h"
#include "ui/settings/settingrows.h"
#include "ui/text/chargeprofiles.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTime>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;
using When = SettingRows::When;
template<typename T>
using Options = SettingRows::Options<T>;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TillSettings)
};

void addTimeouts(SettingRows &rows)
{
    rows.addChoice<core::Typing>(
        {Words::tr("Typing amounts"), Words::tr("Use whole reais if your prices are round."),
         When::AtOnce},
        u"typingBox"_s,
        {{Words::tr("In centavos: 1 5 0 0 is 15,00"), core::Typing::Centavos},
         {Words::tr("In whole reais: 1 5 is 15,00"), core::Typing::WholeReais}},
        [](core::Preferences &p) -> core::Typing & { return p.typing; });
    Options<int> stays{{Words::tr("Until a key is pressed"), 0}};
    for (int s = core::TillTimeouts::kMinStay; s <= core::TillTimeouts::kMaxStay; ++s)
        stays.append({Words::tr("%n second(s)", "how long a paid charge stays", s), s});
    rows.addChoice<int>(
        {Words::tr("A paid charge stays on the screen"),
         Words::tr("Then the counter moves on to the next customer."), When::NextCharge},
        u"paidStayBox"_s, stays, [](core::Preferences &p) -> int & { return p.timeouts.paidStay; });
    Options<int> waits{{Words::tr("Never"), 0}};
    for (const int minutes : {2, 5, 10, 30, 60})
        waits.append({Words::tr("%n minute(s)", "how long a charge is open", minutes), minutes});
    rows.addChoice<int>(
        {Words::tr("An open charge needs attention after"),
         Words::tr(
             "After that it is counted next to its page in the menu. A cancelled charge is not."),
         When::AtOnce},
        u"attentionBox"_s, waits,
        [](core::Preferences &p) -> int & { return p.timeouts.attention; });
}

void addPresets(SettingRows &rows)
{
    auto *presets = new PresetList;
    QObject::connect(presets, &PresetList::edited, &rows, [&rows](const QList<core::Preset> &list) {
        rows.change([&list](core::Preferences &p) { p.presets = list; });
    });
    rows.follow([presets](const core::Preferences &p) { presets->setPresets(p.presets); });
    rows.addWide({Words::tr("Fixed prices"),
                  Words::tr("Products that you sell often. Each has a key, Alt and a letter of its "
                            "name, that adds its price. “Charge directly” needs no Enter."),
                  When::AtOnce},
                 presets);
}

void addCharging(SettingRows &rows)
{
    rows.addText(
        {Words::tr("Name of this counter"),
         Words::tr("Letters and digits. References begin with this name; use a different one at "
                   "each counter."),
         When::NextCharge},
        u"counterNameEdit"_s, u"C1"_s,
        [](const QString &name) {
            return core::ReferencePattern::isTill(name)
                       ? QString()
                       : Words::tr("Name of this counter: 1 to %1 letters and digits, without "
                                   "accents.")
                             .arg(core::ReferencePattern::kMaxTill);
        },
        [](const core::Preferences &p) { return p.charging.till; },
        [](core::Preferences &p, const QString &name) { p.charging.till = name; });
    rows.addText(
        {Words::tr("References"),
         Words::tr("{counter}, {date}, {number} and {check} are filled in: %1.")
             .arg(core::ReferencePattern::standard().made(
                 u"C1"_s, core::brasiliaDay(QDateTime::currentDateTimeUtc()), 42)),
         When::NextCharge},
        u"referenceEdit"_s, core::ReferencePattern::standard().toText(),
        [](const QString &pattern) {
            return core::ReferencePattern::parse(pattern)
                       ? QString()
                       : Words::tr("References: {number} once, and letters, digits and -._/ around "
                                   "it.");
        },
        [](const core::Preferences &p) { return p.charging.reference.toText(); },
        [](core::Preferences &p, const QString &pattern) {
            p.charging.reference = *core::ReferencePattern::parse(pattern);
        });
    auto *profiles = new ProfileList;
    QObject::connect(
        profiles, &ProfileList::edited, &rows, [&rows](const QList<core::ChargeProfile> &list) {
            rows.change([&list](core::Preferences &p) {
                const QString used = profileInUse(p.charging).name; // stays the active profile
                p.charging.profiles = list;
                const auto found = std::find_if(
                    list.cbegin(), list.cend(),
                    [&used](const core::ChargeProfile &each) { return each.name == used; });
                p.charging.profile =
                    found == list.cend() ? 0 : static_cast<int>(found - list.cbegin());
            });
        });
    rows.follow(
        [profiles](const core::Preferences &p) { profiles->setProfiles(profilesOf(p.charging)); });
    rows.addWide({Words::tr("Charge profiles"),
                  Words::tr("What the cashier asks the customer; F12 at the counter changes the "
                            "profile. All other data is that of the shop's own payer."),
                  When::NextCharge},
                 profiles);
}

void addShifts(SettingRows &rows)
{
    rows.addToggle({Words::tr("Use shifts"),
                    Words::tr("Adds the page Shifts, with X and Z reports of this counter."),
                    When::AtOnce},
                   u"shiftsBox"_s, [](core::Preferences &p) -> bool & { return p.shifts.areUsed; });
    Options<int> cutoffs;
    for (int hour = 0; hour <= core::Shifts::kMaxCutoff / 60; ++hour)
        cutoffs.append({QTime(hour, 0).toString(u"HH:mm"_s), hour * 60});
    rows.addChoice<int>(
        {Words::tr("The business day begins at"),
         Words::tr("Lists, reports and shifts count earlier hours to the day before."),
         When::AtOnce},
        u"cutoffBox"_s, cutoffs,
        [](core::Preferences &p) -> int & { return p.shifts.cutoffMinutes; });
}

} // namespace

void addTillSettings(SettingRows &rows)
{
    rows.beginSection(Words::tr("Counter"), u"counterSection"_s);
    addTimeouts(rows);
    addPresets(rows);
    addCharging(rows);
    addShifts(rows);
}

} // namespace ui
