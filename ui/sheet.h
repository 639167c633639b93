// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QScrollArea;

namespace ui
{

/// Something to read or to choose from, over all of another widget, which waits behind it as it is:
/// nothing that was typed there is lost, and no key goes there. Esc closes it and gives the
/// keyboard back. It deletes itself.
class Sheet : public QWidget
{
    Q_OBJECT

public:
    /// `covered` is disabled until the sheet is closed. `body` scrolls where it does not fit; its
    /// focus proxy, if it has one, gets the keyboard.
    Sheet(const QString &title, QWidget *body, QWidget *covered);
    ~Sheet() override;

    void closeSheet();

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
