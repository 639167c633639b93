// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace core
{

/// A fictitious person or company, in stored form. Tax numbers have valid check digits, and e-mail
/// addresses cannot exist.
struct Party
{
    QString name;
    QString email;
    QString phone;
    QString document;
    QString pixKey; ///< suppliers only
};

/// Generates the customers and suppliers of one fictitious shop. The same number always gives the
/// same party. A plain value for any thread.
class PartyGenerator
{
public:
    static constexpr int kNamedSuppliers = 9; ///< suppliers with a fixed name

    explicit PartyGenerator(quint64 seed)
        : m_seed(seed)
    {}

    [[nodiscard]] Party customer(qint64 number) const; ///< mostly persons

    /// Returns a supplier. The first kNamedSuppliers have keys of every kind.
    [[nodiscard]] Party supplier(qint64 number) const;

private:
    quint64 m_seed;
};

} // namespace core
