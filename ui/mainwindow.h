// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/service/transactionservice.h"
#include "ui/environmentband.h"

#include <QtWidgets/QMainWindow>

class QStackedWidget;
class QPushButton;

namespace ui
{

class ChargePage;
class DetailPage;
class Label;
class ListPage;

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

private:
    QWidget *createRail();
    QPushButton *railButton(const QString &text, const QString &iconName, QKeySequence key,
                            const QString &objectName);
    void setContent(QWidget *content);
    void showPage(QWidget *page);
    void startNextCharge();
    void openDetail(const core::Transaction &transaction);

    QString m_window; ///< title without the page
    QWidget *m_content = nullptr;
    Label *m_line = nullptr;
    QStackedWidget *m_pages = nullptr; ///< while a shop is open
    ChargePage *m_charge = nullptr;
    ListPage *m_list = nullptr;
    DetailPage *m_detail = nullptr;
    QPushButton *m_chargeButton = nullptr;
    QPushButton *m_listButton = nullptr;
};

} // namespace ui
