// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/customerdisplay.h"

#include "core/till/preferences.h"
#include "ui/counter/customerwindow.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/widgets/keybutton.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns true for keys that are safe while the customer window covers the counter: they have no
/// effect, or no effect that the cashier must see. Enter leaves only a decided charge, and the
/// window then closes automatically.
bool isForBoth(const QKeyEvent &key)
{
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F6:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
        return true;
    case Qt::Key_D:
        return key.modifiers() == Qt::ControlModifier;
    default:
        return false;
    }
}

} // namespace

CustomerDisplay::CustomerDisplay(const ShopContext &context, QWidget &till)
    : m_service(context.service)
    , m_receipts(context.receipts)
    , m_preferences(context.preferences)
    , m_till(till)
    , m_wanted(m_preferences.value().customerScreen)
{
    m_guard.setSingleShot(true);
    m_guard.setTimerType(Qt::PreciseTimer); // Coarse timers may fire 5 % early.
    connect(&m_guard, &QTimer::timeout, this, &CustomerDisplay::showNow);
    connect(&m_preferences, &core::PreferencesStore::changed, this,
            &CustomerDisplay::followPreferences);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &CustomerDisplay::leaveScreen);
    // After the counter's window has moved to its own screen.
    QTimer::singleShot(0, this, &CustomerDisplay::reopen);
}

CustomerDisplay::~CustomerDisplay()
{
    delete m_window;
}

bool CustomerDisplay::isOpen() const
{
    return !m_window.isNull();
}

bool CustomerDisplay::isOverTill() const
{
    return isOpen() && !m_screen;
}

void CustomerDisplay::toggle()
{
    if (isOverTill()) {
        close();
    } else if (isOpen()) {
        remember(false); // which closes the window
    } else if (QScreen *screen = screenForCustomers()) {
        open(screen);
        remember(true);
    } else {
        openOverTill();
    }
}

/// Restores the window as it was when the shop was closed, if its screen exists.
void CustomerDisplay::reopen()
{
    const core::CustomerScreen &last = m_preferences.value().customerScreen;
    QScreen *screen = screenForCustomers();
    if (last.isOpen && screen && screen->name() == last.name && !isOpen())
        open(screen);
}

/// Applies changed preferences. Ignored while over the counter, where nothing can be chosen.
void CustomerDisplay::followPreferences()
{
    const core::CustomerScreen &wanted = m_preferences.value().customerScreen;
    if (std::exchange(m_wanted, wanted) == wanted || isOverTill())
        return;
    QScreen *screen = screenForCustomers();
    if (isOpen() && (!wanted.isOpen || (screen && screen != m_screen)))
        close();
    if (wanted.isOpen && screen && !isOpen())
        open(screen);
}

/// Returns the screen for customers; null: only the counter's screen exists.
QScreen *CustomerDisplay::screenForCustomers() const
{
    QScreen *found = nullptr;
    const QList<QScreen *> screens = QGuiApplication::screens();
    for (QScreen *screen : screens) {
        if (screen == m_till.screen())
            continue;
        if (!found || screen->name() == m_preferences.value().customerScreen.name)
            found = screen;
    }
    return found;
}

void CustomerDisplay::open(QScreen *screen)
{
    m_screen = screen;
    m_window = new CustomerWindow(m_service, m_receipts.issuer().environment);
    m_window->setWindowFlags(Qt::Window | Qt::FramelessWindowHint | Qt::WindowDoesNotAcceptFocus);
    m_window->setAttribute(Qt::WA_ShowWithoutActivating);
    m_window->setAttribute(Qt::WA_QuitOnClose, false);
    m_window->setScreen(screen);
    m_window->setGeometry(screen->geometry()); // for systems without a window manager
    m_window->setWindowState(Qt::WindowFullScreen);
    const bool hadKeyboard = m_till.isActiveWindow();
    m_window->show();
    if (hadKeyboard) // Some systems ignore the window flags.
        m_till.activateWindow();
    showNow();
}

void CustomerDisplay::openOverTill()
{
    QWidget *till = m_till.window();
    m_window = new CustomerWindow(m_service, m_receipts.issuer().environment, till);
    m_tillState = till->windowState();
    till->setWindowState(m_tillState | Qt::WindowFullScreen);
    m_window->setGeometry(till->rect());
    auto *back = keyButton(tr("Back to the counter"), Qt::Key_Escape, u"customerBackButton"_s,
                           KeyScope::Borrowed);
    back->setFocusPolicy(Qt::NoFocus);
    connect(back, &QPushButton::clicked, this, &CustomerDisplay::close);
    m_window->addCornerButton(back);
    m_window->show();
    m_window->raise();
    QCoreApplication::instance()->installEventFilter(this);
    showNow();
}

void CustomerDisplay::close()
{
    if (isOverTill()) {
        QCoreApplication::instance()->removeEventFilter(this);
        m_till.window()->setWindowState(m_tillState);
    }
    m_window->hide();
    m_window->deleteLater(); // The window may be handling an event.
    m_window.clear();
    m_screen = nullptr;
}

void CustomerDisplay::remember(bool isOpen)
{
    core::Preferences preferences = m_preferences.value();
    preferences.customerScreen = {m_screen->name(), isOpen};
    m_preferences.set(preferences);
}

void CustomerDisplay::leaveScreen(const QScreen *screen)
{
    // If the counter's own screen is removed, the counter moves to the remaining screen.
    if (!m_screen || (screen != m_screen && screen != m_till.screen()))
        return;
    const QString name = m_screen->name();
    close();
    Q_EMIT news(screen->name() == name ? tr("Screen %1 was disconnected; the customer window was "
                                            "closed. Ctrl+D opens it again.")
                                             .arg(name)
                                       : tr("A screen was disconnected; the customer window was "
                                            "closed. Ctrl+D opens it again."));
}

void CustomerDisplay::setCharge(const std::optional<core::Transaction> &charge)
{
    const bool isSame = charge && m_charge && charge->id == m_charge->id;
    if (m_charge && !isSame)
        m_sinceOther.start();
    const bool wasThere = m_charge.has_value();
    m_charge = charge;
    if (isOverTill() && wasThere && !charge) {
        close(); // The counter continues.
        return;
    }
    if (isSame && m_guard.isActive())
        return;
    m_guard.stop();
    const std::chrono::milliseconds since(m_sinceOther.isValid() ? m_sinceOther.elapsed() : 0);
    if (isSame || !charge || !m_sinceOther.isValid() || since >= kGuard) {
        showNow();
        return;
    }
    if (m_window)
        m_window->showIdle();
    m_guard.start(kGuard - since);
}

void CustomerDisplay::showNow()
{
    if (!m_window)
        return;
    if (m_charge && !m_guard.isActive())
        m_window->showCharge(*m_charge);
    else
        m_window->showIdle();
}

void CustomerDisplay::showTestPattern()
{
    if (!isOpen())
        toggle();
    m_window->showTestPattern((m_screen ? m_screen : m_till.screen())->name());
}

/// Filters the events of the counter while the window covers it.
bool CustomerDisplay::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (watched == m_till.window() && type == QEvent::Resize && m_window)
        m_window->setGeometry(m_till.window()->rect());
    if (type != QEvent::ShortcutOverride && type != QEvent::KeyPress)
        return false;
    if (!acceptsKey(*static_cast<QKeyEvent *>(event)))
        return false;
    event->accept(); // Esc must not leave the page behind the window.
    if (type == QEvent::KeyPress)
        close();
    return true;
}

/// Returns true if the key was consumed: Esc closes the window and has no other effect. Other keys
/// of the counter close the window and reach the counter.
bool CustomerDisplay::acceptsKey(const QKeyEvent &key)
{
    if (key.key() == Qt::Key_Escape)
        return true;
    if (!isForBoth(key))
        close();
    return false;
}

} // namespace ui
