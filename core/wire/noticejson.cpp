// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/noticejson.h"

#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

namespace core
{

using namespace Qt::StringLiterals;

QByteArray toJson(const Notice &notice)
{
    const QString id = toWireId(notice.transaction);
    return JsonText()
        .add("id", QString::number(notice.number))
        .add("transaction_id", id)
        .add("transaction_amount", notice.amount.toDecimal())
        .add("transaction_e2e_id", notice.endToEndId)
        .add("transaction_operation", notice.operation == Operation::CashIn ? u"in"_s : u"out"_s)
        .add("transaction_reference", notice.reference)
        .add("extra", notice.extra)
        .add("date_created", toWireTime(notice.at))
        .add("status", notice.status.toText())
        .add("path", u"/api/v1/transaction/"_s + id)
        .toObject();
}

QByteArray wireIdOf(const Notice &notice)
{
    return toWireId(notice.transaction).toLatin1() + '-' + QByteArray::number(notice.change);
}

} // namespace core
