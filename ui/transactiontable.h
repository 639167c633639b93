// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/listcolumns.h"
#include "ui/moneyflow.h"

#include <QtCore/QTimer>
#include <QtWidgets/QTableView>

#include <optional>

namespace ui
{

class ListDelegate;
class TransactionModel;

/// The rows of a TransactionModel, which it reads on as one moves: the keys that move, select and
/// copy, the bands above the days, and the columns. Those are the ones that somebody chose, or else
/// as many as there is room for, the most needed first; what is mostly empty is there once there is
/// something in it.
class TransactionTable : public QTableView
{
    Q_OBJECT

public:
    explicit TransactionTable(TransactionModel &model, QWidget *parent = nullptr);

    /// Of whole days, for their bands.
    void setSums(const QList<core::TransactionSum> &sums);

    void setColumns(const ListColumns &columns);

    /// In their order, as they can be seen now.
    [[nodiscard]] QList<ListColumn> shownColumns() const;
    [[nodiscard]] int widthOf(ListColumn column) const;

    [[nodiscard]] std::optional<core::Transaction> current() const;
    [[nodiscard]] MoneyFlow selected() const;

    void goToPage(int page); ///< or to the next one that there is

Q_SIGNALS:
    void opened(const core::Transaction &transaction);
    void openedApart(const core::Transaction &transaction); ///< in a window of its own
    void moved();                                           ///< the cursor
    void selectedOthers();

    /// Somebody moved them, or made one wider.
    void columnsChosen(const ui::ListColumns &columns);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addKey(const QKeySequence &key, const QString &words, void (TransactionTable::*act)());
    void followModel();
    void land();
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
    [[nodiscard]] QList<ListColumn> fittingColumns() const;
    void takeMove();
    void takeWidth(int column, int width);
    void copyRows();
    void copyCell();
    [[nodiscard]] QString rowText(int row) const;

    TransactionModel &m_model;
    ListDelegate *m_delegate;
    ListColumns m_columns;
    QList<ListColumn> m_fitted; ///< those that are there now
    bool m_isArranging = false; ///< what moves now no person moves
    QTimer m_chosen;            ///< until a column is let go
    enum class Landing { Nowhere, First, Last };
    Landing m_landing = Landing::Nowhere; ///< where the cursor goes once the page is there
};

} // namespace ui
