// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shoptools.h"

#include <QtCore/QHash>
#include <QtGui/QKeySequence>
#include <QtWidgets/QWidget>

class QStackedWidget;
class QVBoxLayout;

namespace ui
{

class ChargePage;
class DetailPage;
class ListPage;
class RailButton;

/// A shop that is open: its rail, its pages, and the keys that lead to a page from everywhere.
class Shop : public QWidget
{
    Q_OBJECT

public:
    explicit Shop(const ShopTools &tools, QWidget *parent = nullptr);

    /// Only what reads, with that notice above the pages: a shop in a rescue.
    Shop(core::TransactionService &service, QWidget *notice, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void createPages(core::TransactionService &service, ReceiptDesk *receipts);
    void addToRail(QWidget *page, const QString &word, const QString &icon,
                   const QKeySequence &key);
    void layOut(QWidget *notice);
    void fitRail();

    /// Of a page without an entry of its own, the rail shows the one it belongs to.
    void showPage(QWidget *page);
    void startNextCharge();
    void openDetail(const core::Transaction &transaction);

    QWidget *m_rail = nullptr;
    QVBoxLayout *m_railLayout = nullptr;
    QHash<QWidget *, RailButton *> m_railButtons; ///< of each page that has one
    QStackedWidget *m_pages = nullptr;
    ChargePage *m_charge = nullptr; ///< null in a rescue
    ListPage *m_list = nullptr;
    DetailPage *m_detail = nullptr;
};

} // namespace ui
