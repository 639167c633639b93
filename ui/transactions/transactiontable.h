// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transactionfilter.h"
#include "core/till/listcolumns.h"
#include "ui/text/moneyflow.h"

#include <QtCore/QTimer>
#include <QtWidgets/QTableView>

#include <optional>

namespace core
{
struct Transaction;
struct TransactionSum;
class DisclosureRepository;
} // namespace core

namespace ui
{

class ListDelegate;
class TransactionModel;

/// Table view of a TransactionModel that loads pages while scrolling. Handles the keys for
/// navigation, selection and copying, the bands above the days, and the columns. Shows the chosen
/// columns, or as many as fit by priority. Mostly empty columns appear when a row has a value.
class TransactionTable : public QTableView
{
    Q_OBJECT

public:
    explicit TransactionTable(TransactionModel &model, QWidget *parent = nullptr);

    /// Sets the record of copied rows; null, the default: nothing is recorded.
    void setDisclosures(core::DisclosureRepository *disclosures) { m_disclosures = disclosures; }

    /// Sets the totals of whole days for the bands.
    void setSums(const QList<core::TransactionSum> &sums);

    /// Sets the beginning of business days for the bands, see core::businessDay().
    void setCutoff(int minutes);

    void setColumns(const core::ListColumns &columns);
    void setCompact(bool isCompact); ///< many small rows

    /// Adds an action to the menu of the header.
    void addHeaderAction(QAction *action);

    /// Allows the user to sort, by a click on a header or by the menu of the header. Off by
    /// default.
    void enableSorting();
    void setOrder(const core::ListOrder &order); ///< shown in the header

    /// Returns the visible columns in display order.
    [[nodiscard]] QList<core::ListColumn> shownColumns() const;
    [[nodiscard]] int widthOf(core::ListColumn column) const;

    [[nodiscard]] std::optional<core::Transaction> current() const;
    [[nodiscard]] MoneyFlow selected() const;

    void goToPage(int page); ///< or to the nearest existing page
    void copyRows();
    void copyCell();

Q_SIGNALS:
    void opened(const core::Transaction &transaction);
    void openedApart(const core::Transaction &transaction); ///< in a separate window
    void moved();                                           ///< the current row changed
    void selectedOthers();

    /// Emitted when the user has moved or resized a column.
    void columnsChosen(const core::ListColumns &columns);

    void orderChosen(const core::ListOrder &order); ///< by the user

    void copied();      ///< rows or a cell
    void copyRefused(); ///< nothing would record the copy, so nothing was copied

    /// Emitted for a click with the right button on a row, which is the current one then.
    void rowMenuRequested(const QPoint &position);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void addKey(const QKeySequence &key, const QString &words, void (TransactionTable::*act)());
    void followModel();
    void land();
    void layOutRows();
    void open();
    void openApart();
    void goToStart();
    void goToEnd();
    void readAhead();
    void readOn();
    void fitAmounts(int first, int last);
    void fitDays(int first, int last);
    void keepPlace(int first, int last, int sign);
    void fitColumns();
    void addFilledColumns();
    void showColumns(const QList<core::ListColumn> &wanted);
    [[nodiscard]] QList<core::ListColumn> fittingColumns() const;
    void storeColumnOrder();
    void sortBy(int column);
    void openOrderMenu();
    void applyWidth(int column, int width);
    [[nodiscard]] QString rowText(int row) const;
    void copy(const QString &text, qint64 rows);

    TransactionModel &m_model;
    ListDelegate *m_delegate;
    core::DisclosureRepository *m_disclosures = nullptr; ///< null: nothing is recorded
    core::ListColumns m_columns;
    core::ListOrder m_order;
    QList<QAction *> m_headerActions;
    bool m_sorts = false;
    QList<core::ListColumn> m_fitted; ///< columns that are currently shown
    bool m_isArranging = false;       ///< set while changes do not come from the user
    QTimer m_chosen;                  ///< delay until the user releases a column
    enum class Landing { Nowhere, First, Last };
    Landing m_landing = Landing::Nowhere; ///< position of the cursor after the page is loaded
};

} // namespace ui
