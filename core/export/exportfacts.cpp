// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/exportfacts.h"

#include "core/export/exporter.h"

#include "core/domain/brasilia.h"
#include "core/domain/filterfields.h"
#include "core/export/exportclock.h"
#include "core/export/exportcolumns.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the value of a criterion; empty if not set.
QString plain(const QString &text)
{
    return text;
}

QString plain(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

QString plain(Money amount)
{
    return amount.toDecimal();
}

QString plain(const QDateTime &time)
{
    return exportTime(time);
}

QString plain(QDate day)
{
    return day.toString(Qt::ISODate);
}

QString plain(const QList<Status::Code> &statuses)
{
    QStringList words;
    for (const Status::Code code : statuses)
        words.append(Status(code).toText());
    return words.join(u'|');
}

QString plain(Operation operation)
{
    return toText(operation);
}

QString plain(Mark mark)
{
    return toText(mark);
}

QString plain(EvidenceKind kind)
{
    return toText(kind);
}

QString plain(Reconciled reconciled)
{
    return toText(reconciled);
}

QString plain(Unusual unusual)
{
    return toText(unusual);
}

template<typename T>
QString plain(const std::optional<T> &value)
{
    return value ? plain(*value) : QString();
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
        {"from", plain(filter.initialDate)},
        {"until", plain(filter.finalDate)},
        {"personal_data", order.personalData == PersonalData::Full ? u"full"_s : u"masked"_s},
    };
    if (order.asOf)
        facts.append({"incomplete_as_of", exportTime(*order.asOf)});
    forEachFilterField([&](const auto &field) {
        const QString value = plain(filter.*field.member);
        if (field.part != FilterPart::Days && !value.isEmpty())
            facts.append({field.exportedName.data(), value});
    });
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
