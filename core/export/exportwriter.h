// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportorder.h"

#include <memory>

namespace core
{

struct Transaction;

class ExportFile;

/// Writes transactions in one format, newest first. For one thread.
class ExportWriter
{
    Q_DISABLE_COPY_MOVE(ExportWriter)

public:
    /// Creates the writer for the format of the order. Both references must outlive the writer.
    [[nodiscard]] static std::unique_ptr<ExportWriter> make(const ExportOrder &order,
                                                            ExportFile &file);
    virtual ~ExportWriter() = default;

    virtual void begin() = 0;
    virtual void add(const Transaction &transaction) = 0;
    virtual void end() = 0;

    /// Returns the number of rows, objects or movements written so far.
    [[nodiscard]] qint64 entries() const { return m_entries; }

protected:
    ExportWriter() = default;

    qint64 m_entries = 0;
};

} // namespace core
