// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/service/transactionservice.h"
#include "ui/environmentband.h"
#include "ui/preset.h"
#include "ui/rescuenotice.h"

#include <QtCore/QPointer>
#include <QtWidgets/QMainWindow>

class QStackedWidget;

namespace ui
{

class ChargePage;
class DetailPage;
class Label;
class ListPage;
class RailButton;
class ReceiptDesk;

/// The one window: the band that says where one is, the rail, the pages, the line at the bottom.
/// Starts with nothing between band and line, and is then given a shop, a form to set one up, a
/// failure, or what can be read in spite of it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const Environment &environment, QWidget *parent = nullptr);

    /// Opens the pages on a service; it and the desk must outlive the window or the next show…()
    /// call.
    void showShop(core::TransactionService &service, const core::PayerProfile &payer,
                  ReceiptDesk &receipts, const QList<Preset> &presets = {});

    void showSetup();

    /// The form of showSetup() could not be kept.
    void showSetupProblem(const core::Error &error);

    void showFailure(const Failure &failure);

    /// In spite of that failure opens the pages that only read, on a service that must outlive the
    /// window.
    void showRescue(core::TransactionService &service, const Failure &failure,
                    RescueNotice::Extent extent);

    /// There is nothing that showRescue() could show.
    void showRescueProblem(const core::Error &error);

    /// In front of all other windows, and with the keyboard.
    void bringToFront();

Q_SIGNALS:
    void setupFinished(const core::ShopProfile &profile);

    /// Somebody wants to see what can be read of the shop that failed to open.
    void rescueRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setEnvironment(const Environment &environment);
    void openPages(core::TransactionService &service, ReceiptDesk *receipts);
    [[nodiscard]] QWidget *createRail();
    void fitRail();
    void setContent(QWidget *content);
    void showPage(QWidget *page);
    void startNextCharge();
    void openDetail(const core::Transaction &transaction);

    Environment m_environment;
    EnvironmentBand *m_band = nullptr;
    Label *m_line = nullptr;
    QWidget *m_content = nullptr;
    QStackedWidget *m_pages = nullptr; ///< while a shop is open
    ChargePage *m_charge = nullptr;    ///< null in a rescue
    ListPage *m_list = nullptr;
    DetailPage *m_detail = nullptr;
    QPointer<QWidget> m_rail;             ///< while a shop is open, and its buttons with it
    RailButton *m_chargeButton = nullptr; ///< null in a rescue
    RailButton *m_listButton = nullptr;
};

} // namespace ui
