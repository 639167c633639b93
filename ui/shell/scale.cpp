// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/scale.h"

#include "core/till/appearance.h"
#include "ui/shell/mainwindow.h"

#include <QtGui/QBackingStore>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

#include <algorithm>

// Qt has no public function that changes the factor of a running program. A larger font alone would
// leave icons, rows and margins small. A restart with QT_SCALE_FACTOR would lose typed input.
#include <QtGui/private/qhighdpiscaling_p.h>
#include <qpa/qplatformscreen.h>
#include <qpa/qplatformwindow.h>
#include <qpa/qwindowsysteminterface.h>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the present factor of all screens, without the resolution of a screen.
double presentFactor()
{
    return QHighDpiScaling::factor(static_cast<const QScreen *>(nullptr));
}

/// Returns the factor of the environment, which Qt has read before the first change.
double givenFactor()
{
    static const double given = presentFactor();
    return given;
}

QtMessageHandler usualHandler = nullptr; ///< while setFactor() works

/// Drops Qt's warning about open windows, because applyScale() updates them.
void dropWarning(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.startsWith("QHighDpiScaling::setFactor"_L1))
        usualHandler(type, context, message);
}

void setFactor(double factor)
{
    usualHandler = qInstallMessageHandler(nullptr);
    qInstallMessageHandler(dropWarning);
    QHighDpiScaling::setGlobalFactor(factor);
    qInstallMessageHandler(usualHandler);
}

/// Moves a window onto its screen as far as possible.
void moveOntoScreen(QWidget &widget)
{
    const QRect screen = widget.screen()->availableGeometry();
    const QSize frame = widget.frameGeometry().size();
    const QPoint corner(
        std::max(screen.left(), std::min(widget.x(), screen.right() + 1 - frame.width())),
        std::max(screen.top(), std::min(widget.y(), screen.bottom() + 1 - frame.height())));
    if (corner != widget.pos())
        widget.move(corner);
}

/// Gives a visible window the new factor. The size in pixels of the screen stays, if the minimum
/// size allows.
void updateWindow(QWidget &widget, QWindow &window)
{
    using Delivery = QWindowSystemInterface::SynchronousDelivery;
    QWindowSystemInterface::handleGeometryChange<Delivery>(&window, window.handle()->geometry());
    // Qt replaces the buffer only if its size in scaled pixels changes.
    if (QBackingStore *store = widget.backingStore())
        store->resize(QSize(1, 1));
    window.handle()->propagateSizeHints();
    const QSize fitting = widget.size().expandedTo(widget.minimumSize());
    if (fitting != widget.size()) {
        widget.resize(fitting);
        moveOntoScreen(widget);
    }
    widget.update();
}

} // namespace

ScaleLimit::ScaleLimit(QSizeF screen, double given)
    : m_screen(screen)
    , m_given(given)
{}

ScaleLimit ScaleLimit::ofPrimaryScreen()
{
    const double given = givenFactor();
    const QScreen *screen = QGuiApplication::primaryScreen();
    const double ofScreen = QHighDpiScaling::factor(screen) / presentFactor();
    return {QSizeF(screen->handle()->availableGeometry().size()) / ofScreen, given};
}

bool ScaleLimit::fits(double factor) const
{
    const QSizeF needed = QSizeF(MainWindow::kSmallest) * factor;
    return needed.width() <= m_screen.width() && needed.height() <= m_screen.height();
}

int ScaleLimit::fittingScale(int wanted) const
{
    int found = 100;
    for (const int scale : core::Appearance::kScales) {
        if (scale <= wanted && fits(m_given * scale / 100))
            found = scale;
    }
    return found;
}

double ScaleLimit::factorFor(int wanted) const
{
    const double factor = m_given * fittingScale(wanted) / 100;
    if (factor <= 1 || fits(factor))
        return factor;
    // In steps of a quarter, because other factors blur lines.
    double found = 1;
    for (double next = 1.25; next < factor && fits(next); next += 0.25)
        found = next;
    return found;
}

void applyScale(int wanted)
{
    const double factor = ScaleLimit::ofPrimaryScreen().factorFor(wanted);
    if (qFuzzyCompare(factor, presentFactor()))
        return;
    setFactor(factor);
    const QWidgetList widgets = QApplication::topLevelWidgets();
    for (QWidget *widget : widgets) {
        QWindow *window = widget->windowHandle();
        if (!window || !window->handle())
            continue;
        if (window->isVisible())
            updateWindow(*widget, *window);
        else // Qt creates the window again when shown.
            window->destroy();
    }
}

} // namespace ui
