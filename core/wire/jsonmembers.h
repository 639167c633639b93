// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"
#include "core/wire/httpproblem.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QSet>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// A member of a JSON object as sent, which QJsonObject cannot show: repetitions and exact numbers.
struct JsonMember
{
    QString name;
    QByteArray value; ///< raw text
};

/// Returns the members of an object, with repetitions. The text must be valid JSON.
[[nodiscard]] QList<JsonMember> jsonMembersOf(const QByteArray &json);

/// Parses an amount exactly. Returns nullopt for fractions of a centavo and for numbers with more
/// digits than any amount. The text must be a JSON number.
[[nodiscard]] std::optional<Money> amountFrom(const QByteArray &number);

/// Returns the violations for unknown and repeated members, at most ten.
[[nodiscard]] QList<HttpProblem::Violation> unexpectedMembers(const QList<JsonMember> &members,
                                                              const QSet<QString> &known);

} // namespace core
