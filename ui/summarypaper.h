// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/summary.h"

#include <QtCore/QByteArray>

class QPainter;

namespace ui
{

/// A summary on sheets of A4: head and foot on each, so that none is taken for another period's or
/// for real money's. A plain value.
class SummaryPaper
{
public:
    SummaryPaper(Summary summary, SummaryHead head);

    [[nodiscard]] int pages() const; ///< at least 1

    /// Counts from 0; one unit of the painter is a hundredth of a millimetre.
    void paint(QPainter &painter, int page) const;

    [[nodiscard]] QByteArray toPdf() const;

    /// For people, as the name of a document: "Summary 2026-11-20".
    [[nodiscard]] QString title() const;

private:
    [[nodiscard]] qsizetype firstRow(int page) const;
    void paintHead(QPainter &painter) const;
    void paintFoot(QPainter &painter, int page) const;
    void paintRows(QPainter &painter, qreal top, qsizetype from, qsizetype to) const;

    Summary m_summary;
    SummaryHead m_head;
};

} // namespace ui
