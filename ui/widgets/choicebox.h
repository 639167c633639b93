// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QElapsedTimer>
#include <QtWidgets/QComboBox>

namespace ui
{

/// Combo box for a scrolling page: the mouse wheel does not change the choice. Draws the arrow that
/// a style sheet removes from a QComboBox. Typed letters that continue an entry select that entry,
/// even if the page uses them as shortcuts. All other keys go to the page.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString typedWith(const QKeyEvent &event) const;

    QString m_typed; ///< letters typed in one run
    QElapsedTimer m_sinceTyped;
};

} // namespace ui
