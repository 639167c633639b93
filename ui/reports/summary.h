// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/nettotals.h"
#include "core/domain/operation.h"
#include "core/domain/transactionfilter.h"
#include "ui/widgets/environmentband.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>

#include <map>
#include <optional>
#include <utility>

namespace core
{
struct HourlySum;
struct ReturnSum;
struct TransactionSum;
} // namespace core

namespace ui
{

struct SalesTotals;

/// Period of a summary in whole business days.
struct SummaryPeriod
{
    enum class Span {
        Day,
        Week,
        Month,
        Range, ///< any days
    };

    Span span = Span::Day;
    QDate first;
    QDate last;            ///< equal to the first day for a single day
    int cutoffMinutes = 0; ///< see core::businessDay()

    /// Returns the day, its week from Sunday, or its month. A range of one day for Span::Range.
    [[nodiscard]] static SummaryPeriod around(QDate day, Span span, int cutoffMinutes = 0);

    /// Return the neighboring period; of a range, the same number of days.
    [[nodiscard]] SummaryPeriod before() const;
    [[nodiscard]] SummaryPeriod after() const;
    [[nodiscard]] bool holds(QDate day) const { return first <= day && day <= last; }

    /// Returns the filter of the transactions created in the period.
    [[nodiscard]] core::TransactionFilter filter() const;

    /// Returns true if the summary needs the sums of hours: for its rows, or for its days.
    [[nodiscard]] bool needsHours() const { return span == Span::Day || cutoffMinutes != 0; }

    /// Returns "Friday, November 20, 2026", "11/15/26 to 11/21/26" or "November 2026".
    [[nodiscard]] QString text() const;

    /// Returns the part for file names: "2026-11-20", "2026-11-15-2026-11-21" or "2026-11".
    [[nodiscard]] QString code() const;

    bool operator==(const SummaryPeriod &) const = default;
};

/// Totals of a period by operation and status, and the amounts paid by hour, or by day for several
/// days. A value in the language of the program: screen, text and paper show the same rows. Count
/// and gross of every line and subtotal equal those of the list with the filter of that row.
/// Commission and net follow core::NetTotals; the total sums all lines.
class Summary
{
public:
    struct Row
    {
        enum class Kind {
            Heading,  ///< only a name
            Line,     ///< one status or one hour
            Units,    ///< number of units of a product; has no amounts
            Returns,  ///< partial returns, on their own day; has no list
            Subtotal, ///< sum of the lines of an operation
            Total,    ///< sum of all; has no gross, because directions differ
        };
        Kind kind;
        QString name;
        core::NetTotals netTotals = {};
        core::TransactionFilter filter = {};
    };

    /// Amount paid within an hour, on a day or in a month.
    struct Bar
    {
        QString name; ///< as short as possible
        core::Money in;
        core::Money out;
        core::TransactionFilter filter = {}; ///< of the paid transactions
    };

    /// The main figures, of charges only except for the net.
    struct Figures
    {
        core::Money received; ///< paid and not refunded as a whole
        core::Money refunded; ///< whole refunds of charges of the period, parts of its days
        core::Money net;      ///< as in result()
        qint64 unknownCommissionCount = 0;       ///< missing in `net`
        qint64 sales = 0;                        ///< paid and not refunded
        std::optional<core::Money> average = {}; ///< of the sales; nullopt: no sale
    };

    /// Creates an empty summary.
    explicit Summary(const SummaryPeriod &period);

    /// Creates the summary of one or more days.
    Summary(const SummaryPeriod &period, const QList<core::HourlySum> &sums);

    /// Creates the summary of several days. With a cutoff, only the totals are those of the days.
    Summary(const SummaryPeriod &period, const QList<core::TransactionSum> &sums);

    /// Adds the parts of payments that went back in the period, on the day of each return: to the
    /// refunded amount and the net, and in a row of each day. `sums`: of the period.
    void addReturns(const QList<core::ReturnSum> &sums);

    /// Returns the received payments of a period that evidence of this kind shows.
    [[nodiscard]] static core::TransactionFilter evidenceFilter(const SummaryPeriod &period,
                                                                core::EvidenceKind kind);

    /// Adds a row with the received payments of one kind of evidence: `sums` of evidenceFilter().
    /// Adds nothing if there are none.
    void addEvidence(core::EvidenceKind kind, const QList<core::TransactionSum> &sums);

    /// Returns the received payments of a period that are matched with a statement line, or not.
    [[nodiscard]] static core::TransactionFilter reconciledFilter(const SummaryPeriod &period,
                                                                  core::Reconciled reconciled);

    /// Adds two rows: the received payments that are matched with statement lines, and the others.
    /// `sums`: of reconciledFilter() with Reconciled::Yes. Adds nothing if there are none.
    void addReconciled(const QList<core::TransactionSum> &sums);

    /// Returns the received payments of a period, which addSales() is about.
    [[nodiscard]] static core::TransactionFilter salesFilter(const SummaryPeriod &period);

    /// Adds a row for each counter, each operator and each product. The number of a product is of
    /// units, because a description has no prices.
    void addSales(const SalesTotals &sales);

    [[nodiscard]] const SummaryPeriod &period() const { return m_period; }
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    [[nodiscard]] const QList<Bar> &bars() const { return m_bars; } ///< of every hour or day
    /// Returns true if nothing was created in the period, and no part went back.
    [[nodiscard]] bool isEmpty() const { return m_total.count == 0 && m_returns.count == 0; }

    [[nodiscard]] Figures figures() const;

    /// Returns the paid amounts: "Received R$ 15,00 − sent R$ 5,00 − commission R$ 0,10 = R$ 9,90".
    [[nodiscard]] QString result() const;

    /// Returns the explanation of the numbers: days, hours, refunds.
    [[nodiscard]] static QString rule();

    /// Returns the column names: the row name and the four values of core::NetTotals.
    [[nodiscard]] static QStringList columns();

    /// Returns the texts of a row; empty where a column does not apply.
    [[nodiscard]] static QStringList cells(const Row &row);

private:
    struct Slot
    {
        QString name;
        QString shortName;
        core::TransactionFilter filter = {};
        core::NetTotals paidIn = {};
        core::NetTotals paidOut = {};
    };
    using Cells = std::map<std::pair<core::Operation, core::Status::Code>, core::NetTotals>;

    void addDays(const QList<core::TransactionSum> &sums);
    void makeHours();
    void makeDays();
    void makeMonths();
    [[nodiscard]] bool isByMonth() const;
    [[nodiscard]] qsizetype slotOf(QDate day) const;
    void add(const core::TransactionSum &sum, qsizetype slot);
    void finish();
    void finishOperation(core::Operation operation);
    void finishSlots();

    SummaryPeriod m_period;
    Cells m_cells;
    QList<Slot> m_slots;
    core::NetTotals m_total;
    core::NetTotals m_returns;  ///< partial returns; not in the count of m_total
    bool m_hasEvidence = false; ///< the rows of evidence have begun
    QList<Row> m_rows;
    QList<Bar> m_bars;
};

/// Shop and time of a summary.
struct SummaryHead
{
    QString shop; ///< empty: unknown, as in rescue mode
    Environment::Kind environment = Environment::Kind::Demo;
    std::optional<QDateTime> made; ///< UTC; nullopt: not read
    QString enclosed = {};         ///< documents that the summary is the cover of; empty: none

    /// Returns the header lines: shop and environment, period and time zone, time of reading, and
    /// enclosed documents.
    [[nodiscard]] QStringList lines(const SummaryPeriod &period) const;
};

/// Returns the whole summary with tabs between the columns, for spreadsheets.
[[nodiscard]] QString toText(const Summary &summary, const SummaryHead &head);

} // namespace ui
