// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/exportfacts.h"

#include "core/export/exporter.h"

#include "core/domain/brasilia.h"
#include "core/export/exportclock.h"
#include "core/export/exportcolumns.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

QString statusWords(const QList<Status::Code> &statuses)
{
    QStringList words;
    for (const Status::Code code : statuses)
        words.append(Status(code).toText());
    return words.join(u'|');
}

QString plainId(const std::optional<QUuid> &id)
{
    return id ? id->toString(QUuid::WithoutBraces) : QString();
}

QString plainAmount(const std::optional<Money> &amount)
{
    return amount ? amount->toDecimal() : QString();
}

QString plainTime(const std::optional<QDateTime> &time)
{
    return time ? exportTime(*time) : QString();
}

} // namespace

QString exportTime(const QDateTime &time)
{
    return QString::fromLatin1(ExportClock().iso(time));
}

QList<ExportFact> exportFacts(const ExportOrder &order)
{
    const TransactionFilter &filter = order.filter;
    QList<ExportFact> facts{
        {"version", QString::number(kExportVersion)},
        {"environment", order.environment},
        {"zone", QString::fromLatin1(brasilia().id())},
        {"exported", exportTime(order.at)},
        {"from", filter.initialDate.toString(Qt::ISODate)},
        {"until", filter.finalDate.toString(Qt::ISODate)},
        {"personal_data", order.personalData == PersonalData::Full ? u"full"_s : u"masked"_s},
    };
    const QList<ExportFact> parts{
        {"id", plainId(filter.identifier)},
        {"reference", filter.reference},
        {"e2e_id", filter.endToEndId},
        {"e2e_id_ending", filter.endToEndIdEnding},
        {"status", statusWords(filter.statuses)},
        {"operation", filter.operation ? toText(*filter.operation) : QString()},
        {"least_amount", plainAmount(filter.minAmount)},
        {"largest_amount", plainAmount(filter.maxAmount)},
        {"paid_from", plainTime(filter.paidFrom)},
        {"paid_until", plainTime(filter.paidUntil)},
        {"created_from", plainTime(filter.createdFrom)},
        {"created_until", plainTime(filter.createdUntil)},
        {"name_or_document", filter.nameOrDocument},
        {"phone", filter.phone},
        {"platform", plainId(filter.platform)},
        {"pix_key", filter.pixKey},
        {"evidence", filter.evidence ? toText(*filter.evidence) : QString()},
        {"note", filter.note},
        {"tag", filter.tag},
        {"mark", filter.mark ? toText(*filter.mark) : QString()},
        {"counter", filter.till},
    };
    for (const ExportFact &part : parts) {
        if (!part.value.isEmpty())
            facts.append(part);
    }
    return facts;
}

QString exportFactLine(const ExportOrder &order)
{
    QStringList parts;
    for (const ExportFact &fact : exportFacts(order))
        parts += QLatin1StringView(fact.name) + u'=' + fact.value;
    return parts.join(u"; "_s);
}

} // namespace core
