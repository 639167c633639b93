// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportclock.h"
#include "core/export/exportcolumns.h"
#include "core/export/exportwriter.h"
#include "core/export/zipstream.h"

namespace core
{

/// A workbook (ECMA-376) with numbers as numbers and times as times: the transactions, on more than
/// one sheet if one cannot hold them, and a sheet that tells what they are. Texts are typed as
/// such, and stay so when somebody edits them: no spreadsheet reads a formula in them.
class XlsxWriter : public ExportWriter, private ExportCells
{
public:
    XlsxWriter(const ExportOrder &order, ExportFile &file);

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

    void beginSheet();
    void endSheet();
    void addAbout();
    void addBook();
    void beginRow();
    void addNumber(int style, const QByteArray &number);
    void addString(int style, const QString &text);
    void beginCell(int style);

    const ExportOrder &m_order;
    ExportFile &m_file;
    ZipStream m_zip;
    ExportClock m_clock;
    QByteArray m_row;
    int m_sheets = 0;
    int m_rows = 0; ///< of the sheet
    size_t m_column = 0;
};

} // namespace core
