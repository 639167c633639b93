// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/reports/summary.h"

#include <QtCore/QByteArray>

class QPainter;

namespace ui
{

/// Summary on A4 pages, with header and footer on each page, so that a page cannot be mistaken for
/// another period or for real money. A value.
class SummaryPaper
{
public:
    SummaryPaper(Summary summary, SummaryHead head);

    [[nodiscard]] int pages() const; ///< at least 1

    /// Paints a page; `page` counts from 0. One unit of the painter is 0.01 mm.
    void paint(QPainter &painter, int page) const;

    [[nodiscard]] QByteArray toPdf() const;

    /// Returns the document title: "Summary 2026-11-20".
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
