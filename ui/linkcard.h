// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QFrame>

class QPushButton;

namespace ui
{

class Label;

/// Opens the payment page of a charge in the browser, but only as https, and not before a person
/// has read where it leads. Hidden where there is no link.
class LinkCard : public QFrame
{
    Q_OBJECT

public:
    explicit LinkCard(QWidget *parent = nullptr);

    /// What was asked for another link is forgotten.
    void show(const QString &link);

Q_SIGNALS:
    void asked(); ///< the card is larger now

private:
    void ask();
    void open();

    QString m_link;
    Label *m_words = nullptr;
    QPushButton *m_ask = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace ui
