// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/export/exportclock.h"
#include "core/export/exportcolumns.h"
#include "core/export/exportfile.h"
#include "core/export/exportwriter.h"

namespace core
{

struct Transaction;

/// Writes a table in UTF-8. Dialect::Data is for programs: commas, decimal points, ISO times and
/// unchanged texts. Dialect::Sheet is for spreadsheets with Brazilian settings: a BOM, semicolons,
/// decimal commas, day-first dates and no formulas.
///
/// The heading of the last column, whose cells are empty, describes the file. A line of its own
/// would be a row for the reader.
class CsvWriter : public ExportWriter, private ExportCells
{
public:
    enum class Dialect { Data, Sheet };

    CsvWriter(const ExportOrder &order, Dialect dialect, ExportFile &file);

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
    void addDocument(const QString &document) override;
    void addPhone(const QString &phone) override;
    void addId(const QUuid &id) override;
    void addEvidence(std::optional<EvidenceKind> kind) override;
    void addFlag(bool isSet) override;

    [[nodiscard]] bool isSheet() const { return m_dialect == Dialect::Sheet; }
    [[nodiscard]] bool isPlainAtBothEnds(QStringView text) const;
    void addCell(QStringView text);
    void addQuoted(QStringView text);
    void endRow();

    const ExportOrder &m_order;
    const Dialect m_dialect;
    const char m_separator;
    const ExportFile::PlainUnits m_isPlain;
    ExportFile &m_file;
    ExportClock m_clock;
};

} // namespace core
