// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportclock.h"
#include "core/export/exportwriter.h"

namespace core
{

/// A bank statement as Brazilian banks write it and accounting programs read it: OFX 1.02, every
/// element closed so that readers of SGML and of XML both take it, in Windows-1252.
///
/// It holds money that moved and nothing else: payments, what was sent, what was given back, and
/// the commission of each, as movements of their own, each with a FITID that never changes and that
/// nothing else has: the end-to-end id, with ".R" for a refund and ".F" for the commission.
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
        Money amount; ///< below zero: it left
        QString name;
        QString memo;
        QString suffix; ///< of the FITID
    };

    void addMovement(const Transaction &transaction, const Movement &movement);
    void addElement(const char *name, const QString &text);
    void addDate(const char *name, const QDateTime &time);

    const ExportOrder &m_order;
    ExportFile &m_file;
    ExportClock m_clock;
    Money m_balance;
};

} // namespace core
