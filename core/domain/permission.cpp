// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/permission.h"

#include <QtCore/QStringList>

namespace core
{

using namespace Qt::StringLiterals;

QString toText(Permission permission)
{
    switch (permission) {
    case Permission::Charge:
        return u"charge"_s;
    case Permission::Confirm:
        return u"confirm"_s;
    case Permission::Withdraw:
        return u"withdraw"_s;
    case Permission::Refund:
        return u"refund"_s;
    case Permission::Payout:
        return u"payout"_s;
    case Permission::Approve:
        return u"approve"_s;
    case Permission::SeePersonalData:
        return u"see_personal_data"_s;
    case Permission::SeeTotals:
        return u"see_totals"_s;
    case Permission::Export:
        return u"export"_s;
    case Permission::Annotate:
        return u"annotate"_s;
    case Permission::Reconcile:
        return u"reconcile"_s;
    case Permission::Seal:
        return u"seal"_s;
    case Permission::BackUp:
        return u"back_up"_s;
    case Permission::ChangeSettings:
        return u"change_settings"_s;
    case Permission::ManageOperators:
        return u"manage_operators"_s;
    }
    Q_UNREACHABLE();
}

std::optional<Permission> permissionFromText(QStringView text)
{
    for (const Permission permission : kAllPermissions) {
        if (text == toText(permission))
            return permission;
    }
    return std::nullopt;
}

QString toText(const Permissions &permissions)
{
    QStringList names;
    for (const Permission permission : kAllPermissions) {
        if (permissions.contains(permission))
            names.append(toText(permission));
    }
    return names.join(u',');
}

std::optional<Permissions> permissionsFromText(QStringView text)
{
    Permissions permissions;
    if (text.isEmpty())
        return permissions;
    const auto names = text.split(u',');
    for (const QStringView name : names) {
        const auto permission = permissionFromText(name);
        if (!permission || permissions.contains(*permission))
            return std::nullopt;
        permissions.add(*permission);
    }
    return permissions;
}

} // namespace core
