// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QElapsedTimer>
#include <QtWidgets/QComboBox>

namespace ui
{

/// One of a few, in a page that scrolls: the wheel changes nothing on its way. Shows that there is
/// more to it, which the style sheet takes away from a QComboBox. Letters that one of its words
/// goes on with choose that one, also where the page has a use for them; all others are the page's.
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

    QString m_typed; ///< letters that followed on each other
    QElapsedTimer m_sinceTyped;
};

} // namespace ui
