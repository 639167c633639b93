// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scale.h"

#include "core/till/appearance.h"
#include "ui/shell/mainwindow.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>

#include <array>
#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>

namespace app
{

namespace
{

constexpr auto kFactor = "QT_SCALE_FACTOR";

/// Returns the screen size in Qt's pixels without scaling, or an empty size on failure. Runs in a
/// child process, because destroying an application affects the next one in the same process.
QSize screenSize(int argc, char *argv[])
{
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        return {};
    std::array<int, 2> size{};
    const pid_t child = fork();
    if (child == 0) {
        const QGuiApplication probe(argc, argv);
        const QSize seen = QGuiApplication::primaryScreen()->availableGeometry().size();
        size = {seen.width(), seen.height()};
        const bool isReported = write(ends[1], size.data(), sizeof size) == sizeof size;
        _exit(isReported ? EXIT_SUCCESS : EXIT_FAILURE);
    }
    close(ends[1]);
    const bool isReported = child > 0 && read(ends[0], size.data(), sizeof size) == sizeof size;
    close(ends[0]);
    if (child > 0)
        waitpid(child, nullptr, 0);
    return isReported ? QSize(size[0], size[1]) : QSize();
}

} // namespace

int fittingScale(int wanted, QSize screen)
{
    int found = 100;
    for (const int scale : core::Appearance::kScales) {
        const QSize needed = ui::MainWindow::kSmallest * scale / 100;
        if (scale <= wanted && needed.width() <= screen.width() &&
            needed.height() <= screen.height())
            found = scale;
    }
    return found;
}

void applyScale(int wanted, int argc, char *argv[])
{
    if (wanted == 100)
        return;
    bool isGiven = false;
    const double given = qEnvironmentVariable(kFactor).toDouble(&isGiven);
    const double factor =
        (isGiven ? given : 1.0) * fittingScale(wanted, screenSize(argc, argv)) / 100;
    qputenv(kFactor, QByteArray::number(factor));
}

} // namespace app
