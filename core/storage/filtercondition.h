// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QVariant>

#include <initializer_list>

namespace core
{

class Statement;

/// The rows of tx that a filter means, as SQL: literal fragments and the values of their
/// placeholders. The one place that says how each field of a filter compares. A plain value.
class FilterCondition
{
public:
    /// The filter has passed Ledger::list(); its page is not looked at.
    explicit FilterCondition(const TransactionFilter &filter);

    /// "WHERE … AND …", or empty if every row is meant.
    [[nodiscard]] const QString &text() const { return m_text; }

    /// Gives the next placeholders of the statement, those of text(), their values.
    void bindTo(Statement &statement) const;

private:
    void add(QLatin1StringView fragment, std::initializer_list<QVariant> values);
    void addNameOrDocument(const QString &text);

    QString m_text;
    QList<QVariant> m_values;
};

} // namespace core
