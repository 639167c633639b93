// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportclock.h"
#include "core/export/exportcolumns.h"
#include "core/export/exportfile.h"
#include "core/export/exportwriter.h"

namespace core
{

/// A table of text, in UTF-8: for programs, with commas, points and ISO times, and every text as it
/// is; or for a spreadsheet that is set to Brazil, which is told by a BOM that it is UTF-8, with
/// semicolons, decimal commas and days first, and nothing that it would take for a formula.
///
/// The heading of the last column, whose cells are empty, tells what the file holds: a line of its
/// own would be a row to whoever reads the file.
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
    void addOperation(Operation operation) override;
    void addStatus(const Status &status) override;
    void addMoney(Money money) override;
    void addText(const QString &text) override;
    void addDocument(const QString &document) override;
    void addPhone(const QString &phone) override;
    void addId(const QUuid &id) override;

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
