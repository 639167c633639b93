// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <array>
#include <initializer_list>
#include <optional>

namespace core
{

/// An activity that an operator may or may not do.
enum class Permission {
    Charge,          ///< create, cancel and hand over charges
    Confirm,         ///< confirm by hand that money arrived
    Withdraw,        ///< take a confirmation back
    Refund,          ///< refund payments, up to the operator's limit
    Payout,          ///< request payouts
    Approve,         ///< approve payouts that another operator requested
    SeePersonalData, ///< show names, documents and keys without masks
    SeeTotals,       ///< see sums and reports
    Export,          ///< write files and print lists
    Annotate,        ///< write notes and tags
    Reconcile,       ///< import bank statements and decide about their lines
    Seal,            ///< seal and reopen days
    BackUp,          ///< make and restore backups
    ChangeSettings,
    ManageOperators, ///< add and change operators
};

inline constexpr std::array kAllPermissions{
    Permission::Charge,          Permission::Confirm,        Permission::Withdraw,
    Permission::Refund,          Permission::Payout,         Permission::Approve,
    Permission::SeePersonalData, Permission::SeeTotals,      Permission::Export,
    Permission::Annotate,        Permission::Reconcile,      Permission::Seal,
    Permission::BackUp,          Permission::ChangeSettings, Permission::ManageOperators,
};

/// Returns the name in files and databases, such as "see_totals".
[[nodiscard]] QString toText(Permission permission);
[[nodiscard]] std::optional<Permission> permissionFromText(QStringView text);

/// A set of permissions.
class Permissions
{
public:
    constexpr Permissions() = default;
    constexpr Permissions(std::initializer_list<Permission> permissions)
    {
        for (const Permission permission : permissions)
            add(permission);
    }

    [[nodiscard]] static constexpr Permissions all()
    {
        Permissions all;
        for (const Permission permission : kAllPermissions)
            all.add(permission);
        return all;
    }

    [[nodiscard]] constexpr bool contains(Permission permission) const
    {
        return (m_bits & bitOf(permission)) != 0;
    }
    [[nodiscard]] constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr void add(Permission permission) { m_bits |= bitOf(permission); }
    constexpr void remove(Permission permission) { m_bits &= ~bitOf(permission); }

    constexpr bool operator==(const Permissions &) const = default;

private:
    [[nodiscard]] static constexpr quint32 bitOf(Permission permission)
    {
        return quint32{1} << static_cast<int>(permission);
    }

    quint32 m_bits = 0;
};

/// Returns the names in the order of kAllPermissions, separated by commas.
[[nodiscard]] QString toText(const Permissions &permissions);

/// Returns nullopt for an unknown or repeated name. An empty text is the empty set.
[[nodiscard]] std::optional<Permissions> permissionsFromText(QStringView text);

} // namespace core
