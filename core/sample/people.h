// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// A person or firm on the other side of a transaction, in the form that is stored. Invented: their
/// numbers have right check digits and their addresses cannot exist.
struct Party
{
    QString name;
    QString email;
    QString phone;
    QString document;
    QString pixKey; ///< suppliers only
};

/// The customers and suppliers of one made-up shop; number n of them is always the same. A plain
/// value; any thread.
class People
{
public:
    static constexpr int kNamedSuppliers = 9; ///< those that a bakery has

    explicit People(quint64 seed)
        : m_seed(seed)
    {}

    [[nodiscard]] Party customer(qint64 number) const; ///< mostly persons

    /// The first ones, kNamedSuppliers, have keys of every kind.
    [[nodiscard]] Party supplier(qint64 number) const;

private:
    quint64 m_seed;
};

} // namespace core
