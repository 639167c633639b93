// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/export/exportclock.h"
#include "core/export/exportcolumns.h"
#include "core/export/exportwriter.h"

#include <memory>

struct lxw_format;
struct lxw_workbook;
struct lxw_worksheet;

namespace core
{

struct Transaction;

/// Writes a workbook (ECMA-376) with typed numbers and times. The transactions use several sheets
/// if necessary, and another sheet describes them. Text cells stay text even after editing: no
/// spreadsheet interprets them as formulas.
///
/// While writing, the rows are in unnamed temporary files next to the target, several times its
/// size. The library does not detect write errors, so the result is verified at the end.
class XlsxWriter : public ExportWriter, private ExportCells
{
public:
    XlsxWriter(const ExportOrder &order, ExportFile &file);
    ~XlsxWriter() override;

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

    lxw_worksheet *addSheet(const QString &name);
    lxw_format *addFormat(const char *number);
    void beginSheet();
    void endSheet();
    void addAbout();
    void addString(lxw_format *format, const QString &text);
    void checkRoom();

    struct Free
    {
        void operator()(lxw_workbook *repository) const;
    };

    const ExportOrder &m_order;
    ExportFile &m_file;
    std::unique_ptr<lxw_workbook, Free> m_workbook;
    lxw_worksheet *m_sheet = nullptr; ///< owned by the workbook
    lxw_format *m_timeFormat = nullptr;
    lxw_format *m_dayFormat = nullptr;
    lxw_format *m_moneyFormat = nullptr;
    lxw_format *m_textFormat = nullptr;
    lxw_format *m_headingFormat = nullptr;
    ExportClock m_clock;
    int m_sheets = 0;
    quint32 m_row = 0; ///< next row of the sheet
    quint16 m_column = 0;
};

} // namespace core
