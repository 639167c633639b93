// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QHBoxLayout;
class QKeySequence;
class QPushButton;
class QVBoxLayout;

namespace ui
{

class Label;
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

    /// Adds a small button below the entries for an action that has its own shortcut. A narrow
    /// sidebar has space for the last one only.
    QPushButton *addTool(const QString &word, const QString &icon, const QKeySequence &key);

    /// Returns the entries, without the tools.
    [[nodiscard]] const QList<SidebarButton *> &buttons() const { return m_buttons; }

    /// Shows the operator at the counter; empty: none.
    void setPerson(const QString &name);

    void fitInto(int widthOfShop);

private:
    QVBoxLayout *m_layout = nullptr;
    QHBoxLayout *m_toolRow = nullptr;
    Label *m_person = nullptr; ///< hidden without an operator
    QList<SidebarButton *> m_buttons;
    QList<QPushButton *> m_tools;
    int m_atTop = 0;
};

} // namespace ui
