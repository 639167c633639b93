// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/auditjson.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

namespace core
{

using namespace Qt::StringLiterals;

QByteArray auditJson(const AuditEntry &entry)
{
    const AuditRecord &record = entry.record;
    const QString transaction =
        record.transaction.isNull() ? QString() : record.transaction.toString(QUuid::WithoutBraces);
    return QJsonDocument(QJsonObject{{u"number"_s, entry.number},
                                     {u"at"_s, entry.at.toString(Qt::ISODateWithMs)},
                                     {u"action"_s, toText(record.action)},
                                     {u"operator"_s, record.actor.id},
                                     {u"operator_name"_s, record.actor.name},
                                     {u"authorized_by"_s, record.actor.authorizedById},
                                     {u"authorized_name"_s, record.actor.authorizedBy},
                                     {u"till"_s, record.till},
                                     {u"transaction"_s, transaction},
                                     {u"subject"_s, record.subject},
                                     {u"before"_s, record.before},
                                     {u"after"_s, record.after},
                                     {u"digest"_s, QString::fromLatin1(entry.digest.toHex())}})
        .toJson(QJsonDocument::Compact);
}

} // namespace core
