// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QFrame>

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

private:
    void dismiss();

    Label *m_text = nullptr;
};

} // namespace ui
