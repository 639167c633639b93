// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtGui/QImage>
#include <QtWidgets/QWidget>

#include <optional>
#include <utility>

namespace gallery
{

/// Takes pictures of windows. In a walk, searches them for clipped or hidden widgets instead, or
/// prints the times that they show.
class Camera
{
public:
    enum class Search { Clipped, Times };

    /// Writes pictures to `folder`; without a folder, walks. Handles only names that match `only`.
    Camera(const std::optional<QDir> &folder, const QRegularExpression &only);

    [[nodiscard]] bool isOnWalk() const { return !m_folder; }

    /// Sets what a walk searches for; initially clipped widgets.
    void setSearch(Search search) { m_search = search; }

    /// Sets the screens of a walk: sizes in pixels and scales in percent. A window of the usual
    /// size is also searched as a maximized window of each screen.
    void setScreens(const QList<std::pair<QSize, int>> &screens) { m_screens = screens; }

    /// Sets the suffix of all following names: ".pt_BR.dark".
    void setSuffix(const QString &suffix) { m_suffix = suffix; }

    [[nodiscard]] bool wants(const QString &name) const;

    /// Takes a picture of the window after pending layout, whether or not the name matches.
    void capture(QWidget &window, const QString &name);

    /// Writes a rendered picture; does nothing in a walk.
    void keep(const QImage &picture, const QString &name) const;

    /// Returns the number of clipped or hidden widgets of the walk; each one is reported on stderr.
    [[nodiscard]] int cut() const { return m_cut; }

private:
    void look(const QWidget &window, const QString &name);
    void lookOnScreens(QWidget &window, const QString &name);
    static void printTimes(const QWidget &window, const QString &name);

    std::optional<QDir> m_folder;
    QRegularExpression m_only;
    QString m_suffix;
    QList<std::pair<QSize, int>> m_screens;
    Search m_search = Search::Clipped;
    int m_cut = 0;
};

} // namespace gallery
