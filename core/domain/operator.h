// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/money.h"
#include "core/domain/permission.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <array>
#include <optional>

namespace core
{

/// A named set of permissions. The values are stored in the database of the counter.
enum class Role {
    Cashier = 0,
    Office = 1,
    Owner = 2,
    Custom = 3, ///< the permissions of the operator
};

inline constexpr std::array kAllRoles{Role::Cashier, Role::Office, Role::Owner, Role::Custom};

/// Returns the permissions of a role; none for Role::Custom.
[[nodiscard]] Permissions permissionsOf(Role role);

/// A person who works at a counter and identifies with a PIN.
struct Operator
{
    static constexpr int kMaxName = 60;
    static constexpr int kMaxShortName = 20;
    static constexpr int kMaxCount = 20; ///< of active operators

    qint64 id = 0;          ///< 0: not stored yet; never reused
    QString name = {};      ///< unique among operators, ignoring case and accents
    QString shortName = {}; ///< for receipts and lists; as unique as `name`
    Role role = Role::Cashier;
    Permissions permissions = {};          ///< of Role::Custom
    std::optional<Money> refundLimit = {}; ///< of one refund; nullopt: any amount
    bool isActive = true;
    QByteArray pinHash = {}; ///< from core::pinHash()
    int pinLength = 0;       ///< digits; 0: unknown, for a PIN of an earlier version

    bool operator==(const Operator &) const = default;
};

/// Returns the permissions of the operator; none if inactive.
[[nodiscard]] Permissions permissionsOf(const Operator &person);

/// Returns true if the operator may do this. `amount`: of a refund; nullopt: any amount.
[[nodiscard]] bool isAllowed(const Operator &person, Permission permission,
                             const std::optional<Money> &amount = {});

/// Returns the operator with trimmed names; an empty short name becomes the first word of the name.
/// Code::InvalidInput with Field::Name for a missing, long or used name, and with Field::Person for
/// a long or used short name. `others`: all stored operators.
[[nodiscard]] Result<Operator> validated(const Operator &person, const QList<Operator> &others);

/// The persons who answer for an action. Empty names: a counter without operators.
struct Actor
{
    qint64 id = 0;
    QString name = {};         ///< short name
    qint64 authorizedById = 0; ///< another operator who allowed the action once; 0: nobody
    QString authorizedBy = {}; ///< short name

    bool operator==(const Actor &) const = default;
};

} // namespace core
