// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/takings.h"
#include "ui/environmentband.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>

#include <map>
#include <optional>
#include <utility>

namespace ui
{

/// Whole days that a summary is of, as the service counts them, in Brasília.
struct SummaryPeriod
{
    enum class Span { Day, Week, Month };

    Span span = Span::Day;
    QDate first;
    QDate last; ///< the same for a day

    /// The day itself, its week from Sunday on, or its month.
    [[nodiscard]] static SummaryPeriod around(QDate day, Span span);

    [[nodiscard]] SummaryPeriod before() const;
    [[nodiscard]] SummaryPeriod after() const;
    [[nodiscard]] bool holds(QDate day) const { return first <= day && day <= last; }

    /// "Friday, November 20, 2026", "11/15/26 to 11/21/26", "November 2026".
    [[nodiscard]] QString text() const;

    /// For the names of files: "2026-11-20", "2026-11-15-2026-11-21", "2026-11".
    [[nodiscard]] QString code() const;

    bool operator==(const SummaryPeriod &) const = default;
};

/// What a period came to: by operation and state, and what was paid by hour, or by day where it has
/// several. A plain value, in the words of the program: screen, text and paper show the same rows.
///
/// Of every line and subtotal, count and gross are those of the list that its filter means. The
/// commission and the net are as core::Takings says, and those of the total are the sums of all
/// lines.
class Summary
{
public:
    struct Row
    {
        enum class Kind {
            Heading,  ///< a name alone
            Line,     ///< of one state or one hour
            Subtotal, ///< of the lines of an operation
            Total,    ///< of all; there is no gross of what came and what went
        };
        Kind kind;
        QString name;
        core::Takings takings = {};
        core::TransactionFilter filter = {};
    };

    /// What was paid within an hour or on a day.
    struct Bar
    {
        QString name; ///< as short as can be
        core::Money in;
        core::Money out;
    };

    /// Nothing at all.
    explicit Summary(const SummaryPeriod &period);

    /// Of a day.
    Summary(const SummaryPeriod &period, const QList<core::HourlySum> &sums);

    /// Of several.
    Summary(const SummaryPeriod &period, const QList<core::TransactionSum> &sums);

    [[nodiscard]] const SummaryPeriod &period() const { return m_period; }
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    [[nodiscard]] const QList<Bar> &bars() const { return m_bars; }   ///< of every hour or day
    [[nodiscard]] bool isEmpty() const { return m_total.count == 0; } ///< nothing was created then

    /// "Received R$ 15,00 − sent R$ 5,00 − commission R$ 0,10 = R$ 9,90": what was paid.
    [[nodiscard]] QString result() const;

    /// What one has to know to read it: days, hours, refunds.
    [[nodiscard]] static QString rule();

    /// The names of the columns: what, and the four of core::Takings.
    [[nodiscard]] static QStringList columns();

    /// What stands in the columns of a row; nothing where there is nothing to say.
    [[nodiscard]] static QStringList cells(const Row &row);

private:
    struct Slot
    {
        QString name;
        QString shortName;
        core::TransactionFilter filter = {};
        core::Takings paidIn = {};
        core::Takings paidOut = {};
    };
    using Cells = std::map<std::pair<core::Operation, core::Status::Code>, core::Takings>;

    void makeHours();
    void makeDays();
    void add(const core::TransactionSum &sum, qsizetype slot);
    void finish();
    void finishOperation(core::Operation operation);
    void finishSlots();

    SummaryPeriod m_period;
    Cells m_cells;
    QList<Slot> m_slots;
    core::Takings m_total;
    QList<Row> m_rows;
    QList<Bar> m_bars;
};

/// Whose summary it is, and as of when.
struct SummaryHead
{
    QString shop; ///< empty: nobody knows, as in a rescue
    Environment::Kind environment = Environment::Kind::Demo;
    std::optional<QDateTime> made; ///< when it was read, UTC; nothing: it was not
    QString enclosed = {};         ///< what it is the cover of; empty: of nothing

    /// One below the other: shop and environment, period and zone, the moment, and what is
    /// enclosed.
    [[nodiscard]] QStringList lines(const SummaryPeriod &period) const;
};

/// All of it with tabs between the columns, as spreadsheets take it.
[[nodiscard]] QString toText(const Summary &summary, const SummaryHead &head);

} // namespace ui
