// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/mainwindow.h"

#include "core/domain/transaction.h"
#include "core/till/lockcontroller.h"
#include "ui/shell/commandpalette.h"
#include "ui/shell/environmentswitcher.h"
#include "ui/shell/failurepage.h"
#include "ui/shell/firstrunpage.h"
#include "ui/shell/help.h"
#include "ui/shell/keypage.h"
#include "ui/shell/noticebar.h"
#include "ui/shell/openingpage.h"
#include "ui/shell/overlay.h"
#include "ui/shell/shopview.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/label.h"
#include "ui/widgets/questionbox.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtGui/QCloseEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QKeyCombination kDemoExitKey = Qt::CTRL | Qt::SHIFT | Qt::Key_E;

OpeningPage::Keys keysTypedOn(QWidget *page)
{
    if (auto *opening = qobject_cast<OpeningPage *>(page))
        return opening->collectKeys();
    if (auto *firstRun = qobject_cast<FirstRunPage *>(page))
        return firstRun->collectKeys();
    return {};
}

} // namespace

MainWindow::MainWindow(const Environment &environment, QWidget *parent)
    : QMainWindow(parent)
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(kSmallest);
    setAcceptDrops(true); // of StatementImport
    // Fits the screen, including the title bar of the window manager.
    const QSize room = screen()->availableGeometry().size() - QSize(0, 40);
    resize(QSize(1280, 760).boundedTo(room));

    m_band = new EnvironmentBand(environment);
    m_line = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_line->setObjectName(u"statusLine"_s);
    m_line->setContentsMargins(kSpace, 4, kSpace, 6);
    m_line->setWordWrap(true);
    setEnvironment(environment);

    auto *frame = new QWidget;
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_band);
    m_notice = new NoticeBar;
    connect(m_notice, &NoticeBar::shopGivenUp, this, &MainWindow::shopGivenUp);
    layout->addWidget(m_notice);
    m_spoken = QLocale().name();
    m_content = new OpeningPage;
    layout->addWidget(m_content, 1);
    layout->addWidget(m_line);
    setCentralWidget(frame);

    addKeys();
    new KeyHints(this);
    qApp->installEventFilter(this);
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const QKeySequence key(static_cast<QKeyEvent *>(event)->keyCombination());
        const QList<QAction *> keys = actions();
        if (std::any_of(keys.begin(), keys.end(),
                        [&key](const QAction *each) { return each->shortcut() == key; })) {
            event->ignore(); // so that the focused widget does not handle it first
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::addKeys()
{
    const auto add = [this](const QString &text, const QKeySequence &key, const auto &slot) {
        auto *action = new QAction(text, this);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        return action;
    };
    add(tr("Help of this page"), Qt::Key_F1, &MainWindow::showHelp);
    add(tr("All keys"), Qt::CTRL | Qt::Key_Slash, &MainWindow::showKeys);
    add(tr("Go anywhere"), Qt::CTRL | Qt::Key_K, &MainWindow::showCommandPalette);
    m_demoExit = nullptr;
    if (m_places) {
        add(tr("Switch shop"), Qt::CTRL | Qt::Key_E, &MainWindow::showEnvironments);
        m_demoExit = add({}, kDemoExitKey, &MainWindow::leaveDemo);
    }
    add(tr("Full screen"), Qt::Key_F11,
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    add(tr("Close Balcão"), Qt::CTRL | Qt::Key_Q, &QWidget::close);
    add(tr("Close"), Qt::CTRL | Qt::Key_W, &MainWindow::closeFrontmost);
    showDemoExit();
}

/// Offers the shop of the user in the demo, in the band and by its key.
void MainWindow::showDemoExit()
{
    if (!m_demoExit)
        return;
    const QList<core::Workplace> places = m_places->places();
    const bool isSetUp =
        std::any_of(places.begin(), places.end(), [](const core::Workplace &place) {
            return place.kind == core::Workplace::Kind::Local && !place.name.isEmpty();
        });
    const bool isDemo = m_environment.kind == Environment::Kind::Demo;
    const QString text = isSetUp ? tr("Open my shop") : tr("Set up my shop");
    m_demoExit->setText(text);
    m_demoExit->setEnabled(isDemo);
    m_demoExit->setVisible(isDemo);
    m_band->setButton(isDemo ? text : QString(), kDemoExitKey);
}

/// Leaves the demo for the shop of the user. The environment switcher explains an obstacle.
void MainWindow::leaveDemo()
{
    const auto *shop = qobject_cast<ShopView *>(m_content);
    if (shop && (shop->hindrance() != EnvironmentSwitcher::Hindrance::None ||
                 shop->lockState() != core::LockController::State::Open))
        return showEnvironments();
    (void)beginSheet({});
    Q_EMIT setupRequested();
}

void MainWindow::setPlaces(core::ProfileRepository *places)
{
    m_places = places;
    qDeleteAll(actions());
    addKeys();
    m_band->setCursor(Qt::PointingHandCursor);
    setKeyedToolTip(*m_band, tr("Switch shop"), Qt::CTRL | Qt::Key_E);
    connect(m_band, &EnvironmentBand::clicked, this, &MainWindow::showEnvironments);
    connect(m_band, &EnvironmentBand::buttonClicked, this, &MainWindow::leaveDemo);
}

bool MainWindow::beginSheet(const QString &title)
{
    bool isOpen = false;
    if (Overlay *overlay = m_overlay) {
        isOpen = overlay->isVisible() && overlay->accessibleName() == title;
        overlay->closeOverlay();
    }
    m_overlay = nullptr;
    return !isOpen;
}

void MainWindow::openOverlay(const QString &title, QWidget *body)
{
    m_overlay = new Overlay(title, body, m_content);
}

void MainWindow::showHelp()
{
    const Help help = helpFor(*m_content);
    if (beginSheet(help.title))
        openOverlay(help.title, helpBody(help));
}

void MainWindow::showKeys()
{
    const QString title = tr("All keys");
    if (!beginSheet(title))
        return;
    if (auto *shop = qobject_cast<ShopView *>(m_content))
        shop->makePages();
    openOverlay(title, keySheetBody(*this));
}

void MainWindow::showCommandPalette()
{
    auto *shop = qobject_cast<ShopView *>(m_content);
    const QString title = tr("Go anywhere");
    if (!shop || shop->lockState() == core::LockController::State::Covered || !beginSheet(title))
        return;
    CommandPalette::Transactions transactions;
    if (shop->lockState() == core::LockController::State::Open)
        transactions = {
            .open = [shop](const core::Transaction &found) { shop->openDetail(found); },
            .nameOf = [shop](const core::Transaction &found) { return shop->nameOf(found); },
            .search = [shop](const QString &text) { shop->searchFor(text); },
        };
    auto *box = new CommandPalette(shop->paletteEntries(), shop->service(), transactions);
    connect(box, &CommandPalette::chosen, this, [this](const std::function<void()> &go) {
        const auto there = go; // The palette is deleted with its overlay.
        (void)beginSheet({});
        there();
    });
    openOverlay(title, box);
}

void MainWindow::showEnvironments()
{
    auto *shop = qobject_cast<ShopView *>(m_content);
    const QString title = tr("Shops");
    const bool isCovered = shop && shop->lockState() == core::LockController::State::Covered;
    if (isCovered || !beginSheet(title))
        return;
    auto *box = new EnvironmentSwitcher(
        *m_places, shop ? shop->hindrance() : EnvironmentSwitcher::Hindrance::None,
        shop ? shop->lock() : nullptr);
    connect(box, &EnvironmentSwitcher::chosen, this, [this](const core::Workplace &place) {
        const auto go = [this, place] { // outlives the switcher, which is deleted with its overlay
            (void)beginSheet({});
            Q_EMIT environmentChosen(place);
        };
        QMetaObject::invokeMethod(this, go, Qt::QueuedConnection);
    });
    openOverlay(title, box);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const auto *shop = qobject_cast<ShopView *>(m_content);
    const QString title = tr("Close Balcão");
    const Overlay *overlay = m_overlay;
    const bool isAsked = overlay && overlay->isVisible() && overlay->accessibleName() == title;
    if (!shop || !shop->isWriting() || isAsked) {
        QMainWindow::closeEvent(event);
        return;
    }
    event->ignore();
    askBeforeClosing(title);
}

/// Closes the overlay, or otherwise the window.
void MainWindow::closeFrontmost()
{
    Overlay *overlay = m_overlay;
    if (overlay && overlay->isVisible())
        overlay->closeOverlay();
    else
        close();
}

void MainWindow::askBeforeClosing(const QString &title)
{
    (void)beginSheet(title);
    auto *yes = keyButton(tr("Close anyway"), Qt::Key_Enter, u"closeAnywayButton"_s);
    auto *no =
        keyButton(tr("Let it finish"), Qt::Key_Escape, u"stayOpenButton"_s, KeyScope::Borrowed);
    connect(yes, &QPushButton::clicked, this, &QWidget::close);
    connect(no, &QPushButton::clicked, this, [this] { (void)beginSheet({}); });
    auto *box = new QuestionBox(u"closeQuestion"_s, TextSize::Body, yes, no);
    openOverlay(title, box);
    box->ask(tr("A file is being written. If you close now, it is discarded."));
}

void MainWindow::setEnvironment(const Environment &environment)
{
    m_environment = environment;
    const bool isNamed = environment.kind != Environment::Kind::Demo &&
                         environment.kind != Environment::Kind::Rescue &&
                         !environment.place.isEmpty();
    const QString word = environmentWord(environment);
    setWindowTitle(
        u"Balcão — %1"_s.arg(isNamed ? u"%1 · %2"_s.arg(word, environment.place) : word));
    m_band->setEnvironment(environment);
    showDemoExit();
    showLine();
}

void MainWindow::setWaitingElsewhere(const QList<WaitingElsewhere> &waiting)
{
    m_waitingElsewhere = waiting;
    showLine();
}

/// Shows charges in other environments first; the environment is also shown in the band.
void MainWindow::showLine()
{
    QStringList parts;
    for (const WaitingElsewhere &each : std::as_const(m_waitingElsewhere))
        parts += tr("%n charges wait at %1, and are watched from here", nullptr, each.charges)
                     .arg(foreignText(each.service));
    parts += environmentLine(m_environment);
    if (const QString note = zoneNote(); !note.isEmpty())
        parts += note;
    m_line->setText(parts.join(u"  ·  "_s));
}

void MainWindow::showShop(const ShopContext &context)
{
    const OpeningPage::Keys keys = keysTypedOn(m_content);
    setShop(new ShopView(context));
    for (const auto &key : keys) {
        if (focusWidget()) // Each step may move the focus.
            QCoreApplication::sendEvent(focusWidget(), key.get());
    }
}

void MainWindow::setShop(ShopView *shop)
{
    connect(shop, &ShopView::changed, this, &MainWindow::shopChanged);
    connect(shop, &ShopView::termsChanged, this, &MainWindow::termsChanged);
    connect(shop, &ShopView::paymentArrived, this, [this](const core::Transaction &charge) {
        if (!isActiveWindow())
            Q_EMIT paymentArrived(
                tr("%1 received", "amount").arg(moneyText(charge.amount)),
                tr("Paid at %1", "time").arg(timeText(charge.finished.value_or(charge.created))));
    });
    connect(shop, &ShopView::locked, this, [this] { (void)beginSheet({}); });
    setContent(shop);
}

bool MainWindow::canChangeWords() const
{
    const auto *shop = qobject_cast<ShopView *>(m_content);
    return !shop || !shop->isAtWork();
}

/// Creates the open pages again in the new language, except pages that retranslate themselves.
/// Keeps a notice that is being read.
void MainWindow::changeWords()
{
    if (std::exchange(m_spoken, QLocale().name()) == QLocale().name())
        return;
    setEnvironment(m_environment);
    qDeleteAll(actions());
    addKeys();
    if (m_notice->isHidden()) {
        auto *notice = new NoticeBar;
        connect(notice, &NoticeBar::shopGivenUp, this, &MainWindow::shopGivenUp);
        delete centralWidget()->layout()->replaceWidget(m_notice, notice);
        delete std::exchange(m_notice, notice);
    }
    auto *shop = qobject_cast<ShopView *>(m_content);
    ShopView *another = shop ? shop->renewed() : nullptr;
    if (!another)
        return;
    setShop(another);
    delete shop; // Before it receives signals meant for the new one.
}

void MainWindow::showRescue(core::TransactionService &service, const Failure &failure,
                            RescueNotice::Extent extent, core::LockController *lock,
                            core::DisclosureRepository *disclosures,
                            core::Authorization *authorization)
{
    setEnvironment({Environment::Kind::Rescue, m_environment.place});
    setContent(
        new ShopView(service, new RescueNotice(failure, extent), lock, disclosures, authorization));
}

void MainWindow::showSetup(const FirstRun &start)
{
    auto *page = new FirstRunPage(start, m_places);
    connect(page, &FirstRunPage::environmentChosen, this, &MainWindow::environmentChosen);
    connect(page, &FirstRunPage::finished, this, &MainWindow::setupFinished);
    connect(page, &FirstRunPage::demoRequested, this, &MainWindow::demoRequested);
    connect(page, &FirstRunPage::shopRequested, this, &MainWindow::shopRequested);
    connect(page, &FirstRunPage::languageChosen, this, &MainWindow::languageChosen);
    setContent(page);
    const bool isWelcome =
        start.face == FirstRun::Face::Choices && m_environment.kind == Environment::Kind::Local;
    if (isWelcome) { // The user has not chosen a shop yet.
        m_band->hide();
        m_line->hide();
        setWindowTitle(u"Balcão"_s);
    }
}

void MainWindow::showKeyPage(const core::RemoteShop &shop, const core::Error &why)
{
    auto *page = new KeyPage(*m_places, shop, why);
    connect(page, &KeyPage::keyGiven, this, &MainWindow::keyGiven);
    setContent(page);
}

void MainWindow::showSetupProblem(const core::Error &error)
{
    if (auto *page = qobject_cast<FirstRunPage *>(m_content))
        page->showProblem(error);
}

void MainWindow::showFailure(const Failure &failure)
{
    auto *page = new FailurePage(failure);
    connect(page, &FailurePage::rescueRequested, this, &MainWindow::rescueRequested);
    connect(page, &FailurePage::restoreRequested, this, &MainWindow::restoreRequested);
    setContent(page);
}

void MainWindow::showRescueProblem(const core::Error &error)
{
    if (auto *page = qobject_cast<FailurePage *>(m_content))
        page->showProblem(error);
}

void MainWindow::closeShop(const QString &meanwhile)
{
    QWidget *shop = m_content;
    setContent(new OpeningPage(meanwhile, TextSize::Title));
    delete shop;
}

void MainWindow::showMessage(const QString &sentences)
{
    m_notice->showMessage(sentences);
}

void MainWindow::reportDamage()
{
    m_notice->reportDamage(tr("Part of this shop's data is damaged: lists and totals may be wrong. "
                              "New charges are still stored. Keep your backups."));
}

void MainWindow::bringToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        changeWords();
}

/// Sets the window icon after the window is shown: rendering all its sizes takes as long as opening
/// a small shop.
void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (windowIcon().isNull())
        QTimer::singleShot(0, this, [this] { setWindowIcon(QIcon(u":/icons/balcao.svg"_s)); });
}

void MainWindow::setContent(QWidget *content)
{
    (void)beginSheet({});
    m_band->show();
    m_line->show();
    delete centralWidget()->layout()->replaceWidget(m_content, content);
    m_content->hide();
    m_content->deleteLater(); // It may be the sender of the current signal.
    m_content = content;
    if (auto *layout = qobject_cast<QVBoxLayout *>(centralWidget()->layout()))
        layout->setStretchFactor(content, 1);
    content->show();
    const QWidget *focus = focusWidget();
    if (!focus || !focus->isVisibleTo(this)) // The focus was on the previous page.
        content->setFocus();
}

} // namespace ui
