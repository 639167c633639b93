// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/jsonwriter.h"

#include "core/export/exportfacts.h"
#include "core/export/exportfile.h"
#include "core/wire/jsontext.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

QByteArray textOrNull(const QString &text)
{
    return text.isEmpty() ? QByteArrayLiteral("null") : jsonString(text);
}

} // namespace

JsonWriter::JsonWriter(const ExportOrder &order, ExportFile &file)
    : m_order(order)
    , m_file(file)
{}

void JsonWriter::begin()
{
    JsonText facts;
    for (const ExportFact &fact : exportFacts(m_order))
        facts.addRaw(fact.name, textOrNull(fact.value));
    m_file.add("{\"balcao_export\":");
    m_file.add(facts.toObject());
    m_file.add(",\n\"transactions\":[");
}

void JsonWriter::add(const Transaction &transaction)
{
    m_file.add(m_entries > 0 ? ",\n{" : "\n{");
    ++m_entries;
    m_column = 0;
    describeCells(transaction, m_order, *this);
    addMember("expires", timeOrNull(transaction.expires.value_or(QDateTime())));
    addMember("payment_link", textOrNull(transaction.paymentLink));
    addMember("qr_code", textOrNull(transaction.qrCode));
    addEvents(transaction.events);
    m_file.add('}');
}

void JsonWriter::end()
{
    m_file.add("\n],\n\"count\":");
    m_file.addNumber(m_entries);
    m_file.add("}\n");
}

/// Adds the value of the next column.
void JsonWriter::addMember(const QByteArray &json)
{
    addMember(kExportColumns.at(m_column), json);
    ++m_column;
}

void JsonWriter::addMember(const char *name, const QByteArray &json)
{
    m_file.add(m_column > 0 ? ",\"" : "\"");
    m_file.add(name);
    m_file.add("\":");
    m_file.add(json);
}

void JsonWriter::addEvents(const QList<StatusEvent> &events)
{
    addMember("events", jsonArray(events, [this](const StatusEvent &event) {
                  return JsonText()
                      .add("status", event.status.toText())
                      .addRaw("at", timeOrNull(event.at))
                      .toObject();
              }));
}

QByteArray JsonWriter::timeOrNull(const QDateTime &time)
{
    return time.isValid() ? '"' + m_clock.iso(time).toByteArray() + '"' : QByteArrayLiteral("null");
}

void JsonWriter::addTime(const QDateTime &time)
{
    addMember(timeOrNull(time));
}

void JsonWriter::addDay(QDate day)
{
    addText(day.toString(Qt::ISODate));
}

void JsonWriter::addOperation(Operation operation)
{
    addMember(jsonString(toText(operation)));
}

void JsonWriter::addStatus(const Status &status)
{
    addMember(jsonString(status.toText()));
}

void JsonWriter::addMoney(std::optional<Money> money)
{
    addMember(money ? money->toDecimal().toLatin1() : QByteArrayLiteral("null"));
}

void JsonWriter::addText(const QString &text)
{
    addMember(textOrNull(text));
}

void JsonWriter::addEvidence(std::optional<EvidenceKind> kind)
{
    addText(kind ? toText(*kind) : QString());
}

void JsonWriter::addFlag(bool isSet)
{
    addText(isSet ? u"yes"_s : QString());
}

void JsonWriter::addId(const QUuid &id)
{
    addMember(id.isNull() ? QByteArrayLiteral("null")
                          : '"' + id.toByteArray(QUuid::WithoutBraces) + '"');
}

} // namespace core
