// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/charging.h"

#include <QtCore/QCoreApplication>

namespace ui
{

QList<ChargeProfile> standardProfiles()
{
    const auto name = [](const char *text) {
        return QCoreApplication::translate("ui::Charging", text);
    };
    return {
        {name(QT_TRANSLATE_NOOP("ui::Charging", "Walk-in")), ChargeProfile::Asks::Nothing},
        {name(QT_TRANSLATE_NOOP("ui::Charging", "CPF")), ChargeProfile::Asks::Document},
        {name(QT_TRANSLATE_NOOP("ui::Charging", "CPF and name")),
         ChargeProfile::Asks::DocumentAndName},
    };
}

QList<ChargeProfile> profilesOf(const Charging &charging)
{
    return charging.profiles.isEmpty() ? standardProfiles() : charging.profiles;
}

ChargeProfile profileInUse(const Charging &charging)
{
    const QList<ChargeProfile> all = profilesOf(charging);
    return charging.profile < all.size() ? all[charging.profile] : all.first();
}

} // namespace ui
