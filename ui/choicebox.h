// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QComboBox>

namespace ui
{

/// One of a few, in a page that scrolls: the wheel changes nothing on its way. Shows that there is
/// more to it, which the style sheet takes away from a QComboBox.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace ui
