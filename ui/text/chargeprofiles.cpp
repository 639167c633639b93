// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/chargeprofiles.h"

#include <QtCore/QCoreApplication>

namespace ui
{

QList<core::ChargeProfile> standardProfiles()
{
    const auto name = [](const char *text) {
        return QCoreApplication::translate("ui::Charging", text);
    };
    return {
        {name(QT_TRANSLATE_NOOP("ui::Charging", "Walk-in")), core::ChargeProfile::Asks::Nothing},
        {name(QT_TRANSLATE_NOOP("ui::Charging", "CPF")), core::ChargeProfile::Asks::Document},
        {name(QT_TRANSLATE_NOOP("ui::Charging", "CPF and name")),
         core::ChargeProfile::Asks::DocumentAndName},
    };
}

QList<core::ChargeProfile> profilesOf(const core::Charging &charging)
{
    return charging.profiles.isEmpty() ? standardProfiles() : charging.profiles;
}

core::ChargeProfile profileInUse(const core::Charging &charging)
{
    const QList<core::ChargeProfile> all = profilesOf(charging);
    return charging.profile < all.size() ? all[charging.profile] : all.first();
}

} // namespace ui
