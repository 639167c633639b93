// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow.h"

#include "ui/chargepage.h"
#include "ui/detailpage.h"
#include "ui/failurepage.h"
#include "ui/label.h"
#include "ui/listpage.h"
#include "ui/railbutton.h"
#include "ui/setuppage.h"
#include "ui/theme.h"

#include <QtGui/QAction>
#include <QtGui/QScreen>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kRailWidth = 204;
constexpr int kNarrowRailWidth = 64;
constexpr int kNarrowWindow = 960;

} // namespace

MainWindow::MainWindow(const Environment &environment, QWidget *parent)
    : QMainWindow(parent)
{
    setObjectName(u"mainWindow"_s);
    setWindowIcon(QIcon(u":/icons/balcao.svg"_s));
    setMinimumSize(720, 560);
    // Not larger than the screen leaves, with the title bar that a window manager adds.
    const QSize room = screen()->availableGeometry().size() - QSize(0, 40);
    resize(QSize(1280, 760).boundedTo(room));

    m_band = new EnvironmentBand(environment);
    m_line = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_line->setObjectName(u"statusLine"_s);
    m_line->setContentsMargins(kSpace, 4, kSpace, 6);
    setEnvironment(environment);

    auto *frame = new QWidget;
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_band);
    auto *opening = new Label(tr("Opening the shop…"), TextSize::Title, Label::Tone::Muted);
    opening->setAlignment(Qt::AlignCenter);
    m_content = opening;
    layout->addWidget(m_content, 1);
    layout->addWidget(m_line);
    setCentralWidget(frame);

    auto *quit = new QAction(this);
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    connect(quit, &QAction::triggered, this, &QWidget::close);
    addAction(quit);
}

void MainWindow::setEnvironment(const Environment &environment)
{
    m_environment = environment;
    setWindowTitle(u"Balcão — %1"_s.arg(environmentWord(environment)));
    m_band->setEnvironment(environment);
    m_line->setText(environmentLine(environment));
}

void MainWindow::showShop(core::TransactionService &service, const core::PayerProfile &payer,
                          ReceiptDesk &receipts, const QList<Preset> &presets)
{
    m_charge = new ChargePage(service, payer, receipts, presets);
    openPages(service, &receipts);
    connect(m_detail, &DetailPage::resumeRequested, this,
            [this](const core::Transaction &transaction) {
                m_charge->resume(transaction);
                showPage(m_charge);
            });

    auto *shop = new QWidget;
    auto *layout = new QHBoxLayout(shop);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(createRail());
    layout->addWidget(m_pages, 1);

    auto *next = new QAction(shop);
    next->setShortcut(Qt::Key_F2);
    connect(next, &QAction::triggered, this, &MainWindow::startNextCharge);
    shop->addAction(next);

    setContent(shop);
    showPage(m_charge);
}

void MainWindow::showRescue(core::TransactionService &service, const Failure &failure,
                            RescueNotice::Extent extent)
{
    setEnvironment({Environment::Kind::Rescue, m_environment.place});
    m_charge = nullptr;
    openPages(service, nullptr);

    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    auto *notice = new QVBoxLayout;
    notice->setContentsMargins(kSpace, kSpace, kSpace, 0);
    notice->addWidget(new RescueNotice(failure, extent));
    column->addLayout(notice);
    column->addWidget(m_pages, 1);
    auto *rescue = new QWidget;
    auto *layout = new QHBoxLayout(rescue);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(createRail());
    layout->addLayout(column, 1);
    setContent(rescue);
    showPage(m_list);
}

/// The pages, of which the one for charges may have been made.
void MainWindow::openPages(core::TransactionService &service, ReceiptDesk *receipts)
{
    m_list = new ListPage(service);
    m_detail = new DetailPage(service, receipts);
    m_pages = new QStackedWidget;
    if (m_charge)
        m_pages->addWidget(m_charge);
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_detail);
    connect(m_list, &ListPage::opened, this, &MainWindow::openDetail);
    connect(m_detail, &DetailPage::closed, this, [this] { showPage(m_list); });
}

void MainWindow::showSetup()
{
    auto *setup = new SetupPage;
    connect(setup, &SetupPage::finished, this, &MainWindow::setupFinished);
    setContent(setup);
}

void MainWindow::showSetupProblem(const core::Error &error)
{
    if (auto *setup = qobject_cast<SetupPage *>(m_content))
        setup->showProblem(error);
}

void MainWindow::showFailure(const Failure &failure)
{
    auto *page = new FailurePage(failure);
    connect(page, &FailurePage::rescueRequested, this, &MainWindow::rescueRequested);
    setContent(page);
}

void MainWindow::showRescueProblem(const core::Error &error)
{
    if (auto *page = qobject_cast<FailurePage *>(m_content))
        page->showProblem(error);
}

void MainWindow::bringToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

QWidget *MainWindow::createRail()
{
    m_rail = new QWidget;
    m_rail->setObjectName(u"rail"_s);
    auto *layout = new QVBoxLayout(m_rail);
    layout->setContentsMargins(kSpaceSmall, kSpace, 0, kSpace);
    layout->setSpacing(4);
    if (m_charge) {
        m_chargeButton = new RailButton(tr("Charge"), u"charge"_s, Qt::ALT | Qt::Key_1);
        m_chargeButton->setObjectName(u"chargeRailButton"_s);
        connect(m_chargeButton, &QPushButton::clicked, this, [this] { showPage(m_charge); });
        layout->addWidget(m_chargeButton);
    }
    m_listButton = new RailButton(tr("Transactions"), u"list"_s, Qt::ALT | Qt::Key_2);
    m_listButton->setObjectName(u"listRailButton"_s);
    connect(m_listButton, &QPushButton::clicked, this, [this] { showPage(m_list); });
    layout->addWidget(m_listButton);
    layout->addStretch();
    fitRail();
    return m_rail;
}

/// In a narrow window the rail gives its room to the page and shows shapes only.
void MainWindow::fitRail()
{
    if (!m_rail)
        return;
    const bool narrow = width() < kNarrowWindow;
    m_rail->setFixedWidth(narrow ? kNarrowRailWidth : kRailWidth);
    for (RailButton *button : m_rail->findChildren<RailButton *>())
        button->setForm(narrow ? RailButton::Form::Shape : RailButton::Form::Words);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitRail();
}

void MainWindow::setContent(QWidget *content)
{
    delete centralWidget()->layout()->replaceWidget(m_content, content);
    m_content->hide();
    m_content->deleteLater(); // It may be the sender of the signal that brought us here.
    m_content = content;
    if (auto *layout = qobject_cast<QVBoxLayout *>(centralWidget()->layout()))
        layout->setStretchFactor(content, 1);
    content->show();
}

void MainWindow::showPage(QWidget *page)
{
    m_pages->setCurrentWidget(page);
    if (m_charge)
        m_chargeButton->setChecked(page == m_charge);
    m_listButton->setChecked(page != m_charge);
}

void MainWindow::startNextCharge()
{
    showPage(m_charge);
    m_charge->startNext();
}

void MainWindow::openDetail(const core::Transaction &transaction)
{
    m_detail->show(transaction);
    showPage(m_detail);
}

} // namespace ui
