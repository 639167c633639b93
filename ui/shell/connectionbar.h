// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

namespace core
{
class ContactWatch;
}

namespace ui
{

class Label;

/// Bar above all pages while the remote service cannot confirm payments or the clock of this
/// computer is wrong. Shows what is known, the effect on payments and the advised action. Reports
/// the recovery of the service for a short time.
class ConnectionBar : public QWidget
{
    Q_OBJECT

public:
    explicit ConnectionBar(core::ContactWatch &watch, QWidget *parent = nullptr);

Q_SIGNALS:
    void back(); ///< the service can confirm payments again

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void look();
    void showMessage(const QString &title, const QString &text);

    core::ContactWatch &m_watch;
    Label *m_title = nullptr;
    Label *m_text = nullptr;
    bool m_isTroubled = false;
    QTimer m_gladness; ///< how long the recovery is shown
};

} // namespace ui
