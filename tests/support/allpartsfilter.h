// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterfields.h"

namespace support
{

/// Sets a criterion to a value that differs from the default.
inline void setCriterion(QString &text)
{
    text = QStringLiteral("abcdef");
}

inline void setCriterion(QDate &day)
{
    day = QDate(2026, 11, 21);
}

inline void setCriterion(QList<core::Status::Code> &statuses)
{
    statuses = {core::Status::Code::Paid, core::Status::Code::InProcess};
}

inline void setCriterion(std::optional<QUuid> &id)
{
    id = QUuid(QStringLiteral("6f1d2c3b-0000-4000-8000-000000000001"));
}

inline void setCriterion(std::optional<core::Money> &amount)
{
    amount = core::Money::fromCents(123456);
}

inline void setCriterion(std::optional<QDateTime> &timestamp)
{
    timestamp = QDateTime(QDate(2026, 11, 21), QTime(13, 0, 0, 5), Qt::UTC);
}

inline void setCriterion(std::optional<core::Operation> &operation)
{
    operation = core::Operation::CashOut;
}

inline void setCriterion(std::optional<core::Mark> &mark)
{
    mark = core::Mark::HandedOver;
}

inline void setCriterion(std::optional<core::EvidenceKind> &kind)
{
    kind = core::EvidenceKind::Statement;
}

inline void setCriterion(std::optional<core::Reconciled> &reconciled)
{
    reconciled = core::Reconciled::No;
}

inline void setCriterion(std::optional<core::Unusual> &unusual)
{
    unusual = core::Unusual::Denied;
}

/// Returns a filter with every criterion. A test over its parts covers parts that are added later.
inline core::TransactionFilter allPartsFilter()
{
    core::TransactionFilter filter;
    core::forEachFilterField([&filter](const auto &field) { setCriterion(filter.*field.member); });
    return filter;
}

/// The number of parts.
inline constexpr int kFilterPartCount = static_cast<int>(core::FilterPart::Unusual) + 1;

} // namespace support
