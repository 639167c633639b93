// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>

class QMenu;
class QUrl;
class QWidget;

namespace core
{
struct Transaction;
}

namespace ui
{

/// Returns the message that asks a customer to pay `charge`: shop, amount, code, and the link if
/// there is one. Contains no data of the payer.
[[nodiscard]] QString shareText(const core::Transaction &charge, const QString &shop);

/// Returns the address that opens WhatsApp with `text`; the user then chooses the receiver.
[[nodiscard]] QUrl whatsAppUrl(const QString &text);

/// Returns the address that opens the mail program with `text`.
[[nodiscard]] QUrl mailUrl(const QString &subject, const QString &text);

/// Menu that shares a charge with a customer: WhatsApp, e-mail, message or picture on the
/// clipboard. Other programs send the message; nothing is sent without the user.
class ChargeShare : public QObject
{
    Q_OBJECT

public:
    explicit ChargeShare(QWidget *parent);

    /// Returns a menu for `charge`, which must have a valid code. The menu deletes itself.
    QMenu *createMenu(const core::Transaction &charge, const QString &shop);

Q_SIGNALS:
    void messageChanged(const QString &sentence); ///< the result

    /// Emitted after the charge was passed on. `form`: "message" or "image".
    void shared(const core::Transaction &charge, const QString &form);

private:
    void openUrl(const QUrl &url, const core::Transaction &charge);
    void copyImage(const core::Transaction &charge);

    QWidget &m_parent;
};

} // namespace ui
