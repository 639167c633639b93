// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QFrame>

class QPushButton;

namespace ui
{

class Label;

/// Opens the payment page of a charge in the browser. Only https links are allowed, and the user
/// confirms the target first. Hidden if there is no link.
class LinkCard : public QFrame
{
    Q_OBJECT

public:
    explicit LinkCard(QWidget *parent = nullptr);

    /// Cancels an open question about another link.
    void show(const QString &link);

Q_SIGNALS:
    void asked(); ///< the question made the card larger

private:
    void ask();
    void open();

    QString m_link;
    Label *m_words = nullptr;
    QPushButton *m_ask = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace ui
