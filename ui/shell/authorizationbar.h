// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/authorization.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

#include <optional>

class QLineEdit;

namespace ui
{

class Label;

/// Bar above the pages after a forbidden action: a colleague with the permission enters their PIN,
/// and the operator repeats the action. The page keeps its input.
class AuthorizationBar : public QWidget
{
    Q_OBJECT

public:
    explicit AuthorizationBar(core::Authorization &authorization, const core::PinService &lock,
                              QWidget *parent = nullptr);

Q_SIGNALS:
    void messageChanged(const QString &sentence);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void ask(core::Permission permission, const std::optional<core::Money> &amount);
    void focusPin();
    void authorize();
    void close();

    core::Authorization &m_authorization;
    const core::PinService &m_lock;
    core::Permission m_permission = core::Permission::Charge;
    std::optional<core::Money> m_amount;
    Label *m_text = nullptr;
    QLineEdit *m_pin = nullptr;
    QPointer<QWidget> m_previous; ///< had the focus before the question
};

} // namespace ui
