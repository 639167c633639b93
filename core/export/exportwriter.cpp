// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/exportwriter.h"

#include "core/export/csvwriter.h"
#include "core/export/jsonwriter.h"
#include "core/export/ofxwriter.h"
#include "core/export/xlsxwriter.h"

namespace core
{

std::unique_ptr<ExportWriter> ExportWriter::make(const ExportOrder &order, ExportFile &file)
{
    switch (order.format) {
    case ExportFormat::SheetCsv:
        return std::make_unique<CsvWriter>(order, CsvWriter::Dialect::Sheet, file);
    case ExportFormat::DataCsv:
        return std::make_unique<CsvWriter>(order, CsvWriter::Dialect::Data, file);
    case ExportFormat::Json:
        return std::make_unique<JsonWriter>(order, file);
    case ExportFormat::Xlsx:
        return std::make_unique<XlsxWriter>(order, file);
    case ExportFormat::Ofx:
        return std::make_unique<OfxWriter>(order, file);
    }
    Q_UNREACHABLE();
}

} // namespace core
