// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportclock.h"
#include "core/export/exportwriter.h"

namespace core
{

struct Transaction;

/// Writes a bank statement in the format of Brazilian banks, for accounting software: OFX 1.02 in
/// Windows-1252. Closes every element, so that SGML and XML parsers accept the file.
///
/// Contains money movements only: payments, payouts, refunds, and the commission of each as a
/// separate movement. Each movement has a unique, permanent FITID: the end-to-end id as the service
/// reported it, else the id of the transaction; with ".R" for a refund, ".R1", ".R2" … for its
/// parts in the order of recording, and ".F" for the commission.
class OfxWriter : public ExportWriter
{
public:
    OfxWriter(const ExportOrder &order, ExportFile &file);

    void begin() override;
    void add(const Transaction &transaction) override;
    void end() override;

private:
    struct Movement
    {
        const char *type;
        QDateTime at;
        Money amount; ///< negative: money out
        QString name;
        QString memo;
        QString suffix; ///< of the FITID
    };

    [[nodiscard]] QString withEvidence(const QString &memo, const Transaction &transaction) const;
    void addMovement(const Transaction &transaction, const Movement &movement);
    void addElement(const char *name, const QString &text);
    void beginElement(const char *name);
    void endElement(const char *name);
    void addDate(const char *name, const QDateTime &time);

    const ExportOrder &m_order;
    ExportFile &m_file;
    ExportClock m_clock;
    Money m_balance;
};

} // namespace core
