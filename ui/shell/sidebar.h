// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QKeySequence;
class QVBoxLayout;

namespace ui
{

class SidebarButton;

/// Sidebar with the entries of a shop. In a narrow window only the icons are shown.
class Sidebar : public QWidget
{
    Q_OBJECT

public:
    explicit Sidebar(QWidget *parent = nullptr);

    enum class End { Top, Bottom };

    /// Adds an entry at `end`, closer to the middle than earlier entries.
    SidebarButton *add(const QString &word, const QString &icon, const QKeySequence &key,
                       End end = End::Top);

    [[nodiscard]] const QList<SidebarButton *> &buttons() const { return m_buttons; }

    void fitInto(int widthOfShop);

private:
    QVBoxLayout *m_layout = nullptr;
    QList<SidebarButton *> m_buttons;
    int m_atTop = 0;
};

} // namespace ui
