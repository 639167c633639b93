// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/camera.h"

#include "tests/support/clipping.h"
#include "tests/support/keys.h"
#include "tests/support/waituntil.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shot.h"
#include "tests/ui/gallery/times.h"
#include "ui/shell/scale.h"

#include <QtTest/QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gallery
{

namespace
{

/// Every window shows at least as many widgets.
constexpr qsizetype kMinShown = 3;

} // namespace

Camera::Camera(const std::optional<QDir> &folder, const QRegularExpression &only)
    : m_folder(folder)
    , m_only(only)
{}

bool Camera::wants(const QString &name) const
{
    return m_only.match(name + m_suffix).hasMatch();
}

void Camera::capture(QWidget &window, const QString &name)
{
    settle(); // also for the next shot, which continues from here
    if (!wants(name))
        return;
    if (!isOnWalk())
        return keep(window.grab().toImage(), name);
    switch (m_search) {
    case Search::Clipped:
        look(window, name);
        return lookOnScreens(window, name);
    case Search::Times:
        return printTimes(window, name);
    }
    Q_UNREACHABLE();
}

void Camera::keep(const QImage &picture, const QString &name) const
{
    if (!m_folder)
        return;
    const QString path = m_folder->filePath(name + m_suffix + u".png"_s);
    if (!picture.save(path))
        qFatal("cannot write %s", qPrintable(path));
}

void Camera::look(const QWidget &window, const QString &name)
{
    QStringList found;
    (void)support::waitUntil(
        [&] { // A page may still be laying itself out.
            found = support::clippedIn(window, kMinShown);
            return found.isEmpty();
        },
        std::chrono::seconds(1));
    for (const QString &line : std::as_const(found)) {
        ++m_cut;
        std::fprintf(stderr, "%s: %s\n", qPrintable(name + m_suffix), qPrintable(line));
    }
}

void Camera::lookOnScreens(QWidget &window, const QString &name)
{
    const QSize usual = window.size();
    if (usual != kMedium)
        return;
    for (const auto &[screen, percent] : std::as_const(m_screens)) {
        // The program limits the scale to the size of the screen.
        const double factor = ui::ScaleLimit(screen, 1).factorFor(percent);
        ui::applyScale(qRound(factor * 100));
        window.resize((QSizeF(screen) / factor).toSize());
        support::settle();
        look(window,
             u"%1-%2x%3@%4"_s.arg(name).arg(screen.width()).arg(screen.height()).arg(factor));
    }
    ui::applyScale(100);
    window.resize(usual);
    support::settle();
}

void Camera::printTimes(const QWidget &window, const QString &name)
{
    for (const QString &time : timesIn(window))
        std::printf("%s\t%s\n", qPrintable(name), qPrintable(time));
}

} // namespace gallery
