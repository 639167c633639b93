// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QDate>
#include <QtCore/QList>
#include <QtCore/QStringList>

class QPainter;

namespace ui
{

/// The content of a printed day of reconciliation, as texts. A plain value.
struct DaySheet
{
    /// A row of the table: name, count and sum. Headings have a name only.
    struct Row
    {
        enum class Kind { Heading, Line, Total };

        Kind kind = Kind::Line;
        QString name = {};
        QString count = {};
        QString sum = {};

        bool operator==(const Row &) const = default;
    };

    QDate day = {};
    QStringList head = {}; ///< shop, account, state of the seal
    QList<Row> rows = {};  ///< equations, queues and carried items
    QString digest = {};   ///< of the seal; empty: not sealed

    bool operator==(const DaySheet &) const = default;
};

/// Reconciled day on A4 pages: the equation, the totals of the queues, carried items and the digest
/// of the seal. A value.
class DayPaper
{
public:
    explicit DayPaper(DaySheet sheet);

    [[nodiscard]] int pages() const; ///< at least 1

    /// Paints a page; `page` counts from 0. One unit of the painter is 0.01 mm.
    void paint(QPainter &painter, int page) const;

    [[nodiscard]] QByteArray toPdf() const;

    /// Returns the document title: "Reconciled day 2026-11-20".
    [[nodiscard]] QString title() const;

    /// Returns the name of the file: "reconciled-2026-11-20.pdf".
    [[nodiscard]] static QString fileName(QDate day);

private:
    void paintHead(QPainter &painter) const;
    void paintFoot(QPainter &painter, int page) const;

    DaySheet m_sheet;
};

} // namespace ui
