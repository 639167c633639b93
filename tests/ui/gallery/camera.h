// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtGui/QImage>
#include <QtWidgets/QWidget>

#include <optional>

namespace gallery
{

/// Takes pictures of windows, or, on a walk, looks for what is cut or out of sight in them.
class Camera
{
public:
    /// Pictures go into the folder; without one this is a walk. Only what has `only` in its name is
    /// looked at.
    Camera(const std::optional<QDir> &folder, const QRegularExpression &only);

    [[nodiscard]] bool isOnWalk() const { return !m_folder; }

    /// Ends all names from now on: ".pt_BR.dark".
    void setSuffix(const QString &suffix) { m_suffix = suffix; }

    [[nodiscard]] bool wants(const QString &name) const;

    /// Of the window, once it shows what it is about to show, wanted or not.
    void take(QWidget &window, const QString &name);

    /// What is drawn already; nothing is kept on a walk.
    void keep(const QImage &picture, const QString &name) const;

    /// So many things were cut or out of sight on the walk; each is told on stderr.
    [[nodiscard]] int cut() const { return m_cut; }

private:
    void look(const QWidget &window, const QString &name);

    std::optional<QDir> m_folder;
    QRegularExpression m_only;
    QString m_suffix;
    int m_cut = 0;
};

} // namespace gallery
