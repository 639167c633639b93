// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/export/exportclock.h"
#include "core/export/exportcolumns.h"
#include "core/export/exportwriter.h"

namespace core
{

struct StatusEvent;
struct Transaction;

/// Writes one JSON object: the metadata, the transactions with their history, one per line, and
/// finally their number. Omits no field; amounts are numbers with two decimals.
class JsonWriter : public ExportWriter, private ExportCells
{
public:
    JsonWriter(const ExportOrder &order, ExportFile &file);

    void begin() override;
    void add(const Transaction &transaction) override;
    void end() override;

private:
    void addTime(const QDateTime &time) override;
    void addDay(QDate day) override;
    void addOperation(Operation operation) override;
    void addStatus(const Status &status) override;
    void addMoney(std::optional<Money> money) override;
    void addText(const QString &text) override;
    void addDocument(const QString &document) override { addText(document); }
    void addPhone(const QString &phone) override { addText(phone); }
    void addId(const QUuid &id) override;
    void addEvidence(std::optional<EvidenceKind> kind) override;
    void addFlag(bool isSet) override;

    [[nodiscard]] QByteArray timeOrNull(const QDateTime &time);
    void addMember(const QByteArray &json);
    void addMember(const char *name, const QByteArray &json);
    void addEvents(const QList<StatusEvent> &events);

    const ExportOrder &m_order;
    ExportFile &m_file;
    ExportClock m_clock;
    size_t m_column = 0;
};

} // namespace core
