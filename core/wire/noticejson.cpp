// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/noticejson.h"

#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QtEndian>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns a number that is constant over all attempts. The number of the delivery would show
/// strangers how busy the service is, because it counts the notifications of all platforms.
QString publicIdOf(const Notice &notice)
{
    const QByteArray digest =
        QCryptographicHash::hash(wireIdOf(notice), QCryptographicHash::Sha256);
    constexpr quint64 kSigned = 0x7fff'ffff'ffff'ffff; // fits a signed integer of 64 bits
    return QString::number(qFromBigEndian<quint64>(digest.constData()) & kSigned);
}

} // namespace

QByteArray toJson(const Notice &notice)
{
    const QString id = toWireId(notice.transaction);
    return JsonText()
        .add("id", publicIdOf(notice))
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

QByteArray pingJson(const QUuid &webhook, const QDateTime &at)
{
    return JsonText()
        .add("type", u"ping"_s)
        .add("webhook_id", toWireId(webhook))
        .add("date_created", toWireTime(at))
        .toObject();
}

QByteArray wireIdOf(const Notice &notice)
{
    return wireIdOf(notice.transaction, notice.change);
}

QByteArray wireIdOf(const QUuid &transaction, int change)
{
    return toWireId(transaction).toLatin1() + '-' + QByteArray::number(change);
}

} // namespace core
