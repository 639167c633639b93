// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/service/transactionservice.h"
#include "ui/environmentband.h"

#include <QtCore/QPointer>
#include <QtWidgets/QMainWindow>

class QStackedWidget;

namespace ui
{

class ChargePage;
class DetailPage;
class ListPage;
class RailButton;

/// The one window: the band that says where one is, the rail, the pages, the line at the bottom.
/// Starts with nothing between band and line, and is then given a shop, a form to set one up, or a
/// failure.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const Environment &environment, QWidget *parent = nullptr);

    /// Opens the pages on a service, which must outlive the window or the next show…() call.
    void showShop(core::TransactionService &service, const core::PayerProfile &payer);

    void showSetup();

    /// The form of showSetup() could not be kept.
    void showSetupProblem(const core::Error &error);

    void showFailure(const core::Error &error, const QString &place);

    /// In front of all other windows, and with the keyboard.
    void bringToFront();

Q_SIGNALS:
    void setupFinished(const core::ShopProfile &profile);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createRail();
    void fitRail();
    void setContent(QWidget *content);
    void showPage(QWidget *page);
    void startNextCharge();
    void openDetail(const core::Transaction &transaction);

    QWidget *m_content = nullptr;
    QStackedWidget *m_pages = nullptr; ///< while a shop is open
    ChargePage *m_charge = nullptr;
    ListPage *m_list = nullptr;
    DetailPage *m_detail = nullptr;
    QPointer<QWidget> m_rail; ///< while a shop is open, and its buttons with it
    RailButton *m_chargeButton = nullptr;
    RailButton *m_listButton = nullptr;
};

} // namespace ui
