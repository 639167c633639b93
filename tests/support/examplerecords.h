// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consoledatabase.h"
#include "core/domain/operation.h"

#include <QtCore/QTimeZone>

/// The contents of tests/data/console-*.db: sample data of a till, written by the last program with
/// that schema version. Never changed, because the files never change.
namespace support
{

using namespace Qt::StringLiterals;

/// Returns the time at which the example was written.
inline QDateTime exampleTimestamp()
{
    return {QDate(2026, 11, 20), QTime(12, 0), QTimeZone::utc()};
}

inline QUuid exampleId(int number)
{
    return QUuid(u"0b5e6a1c-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0')));
}

inline core::Payer examplePayer()
{
    return {u"Maria José dos Santos"_s, u"maria@example.com"_s, u"+5511987654712"_s,
            u"52998224725"_s};
}

inline core::PayoutOrder examplePayout()
{
    core::PayoutOrder order;
    order.draft.operation = core::Operation::CashOut;
    order.draft.platform = exampleId(99);
    order.draft.amount = core::Money::fromCents(123456);
    order.draft.name = u"Ana Souza"_s;
    order.draft.document = u"11144477735"_s;
    order.draft.email = u"ana@example.com"_s;
    order.draft.phone = u"+5511987654712"_s;
    order.draft.description = u"Aluguel"_s;
    order.draft.pixKey = u"ana@example.com"_s;
    order.draft.reference = u"C1-261120-0042-K"_s;
    order.draft.mayHaveTwin = false; // as in all stored orders
    order.since = exampleTimestamp();
    return order;
}

/// Returns the annotations of the first three transactions of the example, as far as that schema
/// version supports them.
inline QHash<QUuid, core::Annotations> exampleAnnotations(int version)
{
    constexpr int kFirstWithTags = 6;
    return {
        {exampleId(1),
         {.handedOver = exampleTimestamp(),
          .receipts = 2,
          .note = u"Bolo de São João"_s,
          .tags = version < kFirstWithTags ? QStringList() : QStringList{u"festa"_s, u"fiado"_s}}},
        {exampleId(2), {.abandoned = exampleTimestamp(), .lateSeen = exampleTimestamp()}},
        {exampleId(3), {.note = u"só uma nota"_s}},
    };
}

} // namespace support
