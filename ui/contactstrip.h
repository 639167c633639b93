// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

namespace ui
{

class ContactWatch;
class Label;

/// Above every page, as long as the service far away cannot tell what is paid, or the clock of this
/// computer is wrong: what is known, what it means for the money, and what to do. Says for a moment
/// that the service is back.
class ContactStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ContactStrip(ContactWatch &watch, QWidget *parent = nullptr);

Q_SIGNALS:
    void back(); ///< the service tells again what it could not

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void look();
    void tell(const QString &title, const QString &text);

    ContactWatch &m_watch;
    Label *m_title = nullptr;
    Label *m_text = nullptr;
    bool m_isTroubled = false;
    QTimer m_gladness; ///< for so long it says that the service is back
};

} // namespace ui
