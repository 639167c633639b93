// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QScrollArea;

namespace ui
{

/// Overlay with text or choices above another widget, which keeps its state and receives no keys.
/// Esc closes the overlay and restores the focus. The overlay deletes itself.
class Overlay : public QWidget
{
    Q_OBJECT

public:
    /// Disables `covered` until the overlay is closed. `body` scrolls if too large; its focus
    /// proxy, if any, receives the focus.
    Overlay(const QString &title, QWidget *body, QWidget *covered);
    ~Overlay() override;

    void closeOverlay();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void uncover();

    QPointer<QWidget> m_covered;
    QPointer<QWidget> m_focusBefore;
    QScrollArea *m_scroll = nullptr;
};

} // namespace ui
