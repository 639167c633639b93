// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QFrame>

class QPushButton;

namespace ui
{

class Label;

/// News above all pages, until somebody takes note of them; hidden while there are none.
class NoticeStrip : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget *parent = nullptr);

    /// Below what nobody has taken note of yet.
    void tell(const QString &sentences);

    /// That what is stored is damaged, with a way out of the shop to what can be done about it.
    void tellOfDamage(const QString &sentences);

Q_SIGNALS:
    /// Somebody takes the way out.
    void shopGivenUp();

private:
    void dismiss();

    Label *m_text = nullptr;
    QPushButton *m_giveUp = nullptr; ///< hidden unless there is damage
};

} // namespace ui
