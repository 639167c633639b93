// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow.h"

#include "ui/counterlock.h"
#include "ui/failurepage.h"
#include "ui/firstrunpage.h"
#include "ui/help.h"
#include "ui/jumpbox.h"
#include "ui/keybutton.h"
#include "ui/keypage.h"
#include "ui/label.h"
#include "ui/noticestrip.h"
#include "ui/openingpage.h"
#include "ui/placebox.h"
#include "ui/questionbox.h"
#include "ui/sheet.h"
#include "ui/shop.h"
#include "ui/text.h"
#include "ui/theme.h"

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

OpeningPage::Keys keysTypedOn(QWidget *page)
{
    if (auto *opening = qobject_cast<OpeningPage *>(page))
        return opening->takeKeys();
    if (auto *firstRun = qobject_cast<FirstRunPage *>(page))
        return firstRun->takeKeys();
    return {};
}

} // namespace

MainWindow::MainWindow(const Environment &environment, QWidget *parent)
    : QMainWindow(parent)
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(kSmallest);
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
    m_notice = new NoticeStrip;
    connect(m_notice, &NoticeStrip::shopGivenUp, this, &MainWindow::shopGivenUp);
    layout->addWidget(m_notice);
    m_spoken = QLocale().name();
    m_content = new OpeningPage;
    layout->addWidget(m_content, 1);
    layout->addWidget(m_line);
    setCentralWidget(frame);

    addKeys();
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
    };
    add(tr("Help of this page"), Qt::Key_F1, &MainWindow::showHelp);
    add(tr("All keys"), Qt::CTRL | Qt::Key_Slash, &MainWindow::showKeys);
    add(tr("Go anywhere"), Qt::CTRL | Qt::Key_K, &MainWindow::showJumpBox);
    if (m_places)
        add(tr("Switch shop"), Qt::CTRL | Qt::Key_E, &MainWindow::showPlaces);
    add(tr("Close Balcão"), Qt::CTRL | Qt::Key_Q, &QWidget::close);
}

void MainWindow::setPlaces(ProfileDesk *places)
{
    m_places = places;
    qDeleteAll(actions());
    addKeys();
    m_band->setCursor(Qt::PointingHandCursor);
    m_band->setToolTip(tr("Switch shop") + u"   Ctrl+E"_s);
    connect(m_band, &EnvironmentBand::clicked, this, &MainWindow::showPlaces);
}

bool MainWindow::beginSheet(const QString &title)
{
    bool isOpen = false;
    if (Sheet *sheet = m_sheet) {
        isOpen = sheet->isVisible() && sheet->accessibleName() == title;
        sheet->closeSheet();
    }
    m_sheet = nullptr;
    return !isOpen;
}

void MainWindow::openSheet(const QString &title, QWidget *body)
{
    m_sheet = new Sheet(title, body, m_content);
}

void MainWindow::showHelp()
{
    const Help help = helpFor(*m_content);
    if (beginSheet(help.title))
        openSheet(help.title, helpBody(help));
}

void MainWindow::showKeys()
{
    const QString title = tr("All keys");
    if (!beginSheet(title))
        return;
    if (auto *shop = qobject_cast<Shop *>(m_content))
        shop->makePages();
    openSheet(title, keySheetBody(*this));
}

void MainWindow::showJumpBox()
{
    auto *shop = qobject_cast<Shop *>(m_content);
    const QString title = tr("Go anywhere");
    if (!shop || shop->lockState() == CounterLock::State::Covered || !beginSheet(title))
        return;
    std::function<void(const core::Transaction &)> open;
    if (shop->lockState() == CounterLock::State::Open)
        open = [shop](const core::Transaction &found) { shop->openDetail(found); };
    auto *box = new JumpBox(shop->jumpTargets(), shop->service(), open);
    connect(box, &JumpBox::chosen, this, [this](const std::function<void()> &go) {
        const auto there = go; // The palette is deleted with its overlay.
        (void)beginSheet({});
        there();
    });
    openSheet(title, box);
}

void MainWindow::showPlaces()
{
    auto *shop = qobject_cast<Shop *>(m_content);
    const QString title = tr("Shops");
    const bool isCovered = shop && shop->lockState() == CounterLock::State::Covered;
    if (isCovered || !beginSheet(title))
        return;
    auto *box = new PlaceBox(*m_places, shop ? shop->hindrance() : PlaceBox::Hindrance::None,
                             shop ? shop->lock() : nullptr);
    connect(box, &PlaceBox::chosen, this, [this](const Workplace &place) {
        const auto go = [this, place] { // outlives the switcher, which is deleted with its overlay
            (void)beginSheet({});
            Q_EMIT placeChosen(place);
        };
        QMetaObject::invokeMethod(this, go, Qt::QueuedConnection);
    });
    openSheet(title, box);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const auto *shop = qobject_cast<Shop *>(m_content);
    const QString title = tr("Close Balcão");
    const Sheet *sheet = m_sheet;
    const bool isAsked = sheet && sheet->isVisible() && sheet->accessibleName() == title;
    if (!shop || !shop->isWriting() || isAsked) {
        QMainWindow::closeEvent(event);
        return;
    }
    event->ignore();
    askBeforeClosing(title);
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
    openSheet(title, box);
    box->ask(tr("A file is being written. If you close now, it is discarded."));
}

void MainWindow::setEnvironment(const Environment &environment)
{
    m_environment = environment;
    const bool isNamed = environment.kind == Environment::Kind::Sandbox ||
                         environment.kind == Environment::Kind::Production;
    const QString word = environmentWord(environment);
    setWindowTitle(
        u"Balcão — %1"_s.arg(isNamed ? u"%1 · %2"_s.arg(word, environment.place) : word));
    m_band->setEnvironment(environment);
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
    m_line->setText(parts.join(u"  ·  "_s));
}

void MainWindow::showShop(const ShopTools &tools)
{
    const OpeningPage::Keys keys = keysTypedOn(m_content);
    setShop(new Shop(tools));
    for (const auto &key : keys) {
        if (focusWidget()) // Each step may move the focus.
            QCoreApplication::sendEvent(focusWidget(), key.get());
    }
}

void MainWindow::setShop(Shop *shop)
{
    connect(shop, &Shop::changed, this, &MainWindow::shopChanged);
    connect(shop, &Shop::covered, this, [this] { (void)beginSheet({}); });
    setContent(shop);
}

bool MainWindow::canChangeWords() const
{
    const auto *shop = qobject_cast<Shop *>(m_content);
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
        auto *notice = new NoticeStrip;
        connect(notice, &NoticeStrip::shopGivenUp, this, &MainWindow::shopGivenUp);
        delete centralWidget()->layout()->replaceWidget(m_notice, notice);
        delete std::exchange(m_notice, notice);
    }
    auto *shop = qobject_cast<Shop *>(m_content);
    Shop *another = shop ? shop->renewed() : nullptr;
    if (!another)
        return;
    setShop(another);
    delete shop; // Before it receives signals meant for the new one.
}

void MainWindow::showRescue(core::TransactionService &service, const Failure &failure,
                            RescueNotice::Extent extent, CounterLock *lock)
{
    setEnvironment({Environment::Kind::Rescue, m_environment.place});
    setContent(new Shop(service, new RescueNotice(failure, extent), lock));
}

void MainWindow::showSetup()
{
    auto *page = new FirstRunPage(m_places);
    connect(page, &FirstRunPage::placeChosen, this, &MainWindow::placeChosen);
    connect(page, &FirstRunPage::finished, this, &MainWindow::setupFinished);
    connect(page, &FirstRunPage::demoRequested, this, &MainWindow::demoRequested);
    connect(page, &FirstRunPage::languageChosen, this, &MainWindow::languageChosen);
    setContent(page);
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

void MainWindow::tell(const QString &sentences)
{
    m_notice->tell(sentences);
}

void MainWindow::tellOfDamage()
{
    m_notice->tellOfDamage(tr("Part of this shop's data is damaged: lists and totals may be wrong. "
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
