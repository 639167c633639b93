// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QFrame>

class QPushButton;

namespace ui
{

class Label;

/// Notices above all pages until dismissed. Hidden without notices.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Appends to the notices that are not dismissed yet.
    void showMessage(const QString &sentences);

    /// Shows that stored data is corrupt, with a button that leaves the shop.
    void reportDamage(const QString &sentences);

Q_SIGNALS:
    /// Emitted when the user presses the button that leaves the shop.
    void shopGivenUp();

private:
    void dismiss();

    Label *m_text = nullptr;
    QPushButton *m_giveUp = nullptr; ///< hidden unless data is corrupt
};

} // namespace ui
