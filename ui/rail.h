// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QKeySequence;
class QVBoxLayout;

namespace ui
{

class RailButton;

/// The entries of a shop, one below the other. In a narrow shop it gives its room to the page and
/// shows shapes only.
class Rail : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(QWidget *parent = nullptr);

    enum class End { Top, Bottom };

    /// One more at that end, nearer to the middle than those before.
    RailButton *add(const QString &word, const QString &icon, const QKeySequence &key,
                    End end = End::Top);

    [[nodiscard]] const QList<RailButton *> &buttons() const { return m_buttons; }

    void fitInto(int widthOfShop);

private:
    QVBoxLayout *m_layout = nullptr;
    QList<RailButton *> m_buttons;
    int m_atTop = 0;
};

} // namespace ui
