// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/chargeshare.h"

#include "core/domain/paymentlink.h"
#include "core/domain/transaction.h"
#include "core/qr/qrcode.h"
#include "ui/text/text.h"

#include <QtCore/QUrl>
#include <QtCore/QUrlQuery>
#include <QtGui/QClipboard>
#include <QtGui/QDesktopServices>
#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtWidgets/QMenu>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kSharedPixelsPerModule = 12;

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

} // namespace

QString shareText(const core::Transaction &charge, const QString &shop)
{
    QStringList lines{
        ChargeShare::tr("%1: Pix charge of %2", "shop, amount")
            .arg(foreignText(shop), moneyText(charge.amount).replace(QChar(0x00A0), u' ')),
        ChargeShare::tr("Copy this code and pay it in your bank's app (Pix copia e cola):"),
        charge.qrCode};
    if (core::PaymentLink::parse(charge.paymentLink))
        lines += ChargeShare::tr("Or open: %1", "an address").arg(charge.paymentLink);
    return lines.join(u"\n\n"_s);
}

QUrl whatsAppUrl(const QString &text)
{
    return QUrl(u"https://wa.me/?text="_s + encoded(text), QUrl::StrictMode);
}

QUrl mailUrl(const QString &subject, const QString &text)
{
    return QUrl(u"mailto:?subject=%1&body=%2"_s.arg(encoded(subject), encoded(text)),
                QUrl::StrictMode);
}

ChargeShare::ChargeShare(QWidget *parent)
    : QObject(parent)
    , m_parent(*parent)
{}

QMenu *ChargeShare::createMenu(const core::Transaction &charge, const QString &shop)
{
    const QString text = shareText(charge, shop);
    const QString subject = text.section(u'\n', 0, 0);
    auto *menu = new QMenu(&m_parent);
    menu->setObjectName(u"shareMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("WhatsApp…"), this,
                    [this, charge, text] { openUrl(whatsAppUrl(text), charge); });
    menu->addAction(tr("E-mail…"), this,
                    [this, charge, subject, text] { openUrl(mailUrl(subject, text), charge); });
    menu->addAction(tr("Copy as a message"), this, [this, charge, text] {
        QGuiApplication::clipboard()->setText(text);
        Q_EMIT shared(charge, u"message"_s);
        Q_EMIT messageChanged(tr("Message copied: paste it into any chat."));
    });
    menu->addAction(tr("Copy the image of the code"), this, [this, charge] { copyImage(charge); });
    return menu;
}

void ChargeShare::openUrl(const QUrl &url, const core::Transaction &charge)
{
    if (QDesktopServices::openUrl(url)) {
        Q_EMIT shared(charge, u"message"_s);
        Q_EMIT messageChanged(tr("Choose the receiver in the other program."));
    } else {
        Q_EMIT messageChanged(tr("No program can open this. “Copy as a message” works anyway."));
    }
}

void ChargeShare::copyImage(const core::Transaction &charge)
{
    const auto grid = core::QrCode::encode(charge.qrCode);
    const QImage image =
        grid ? QImage::fromData(grid->toPng(kSharedPixelsPerModule), "PNG") : QImage();
    if (image.isNull())
        return;
    QGuiApplication::clipboard()->setImage(image);
    Q_EMIT shared(charge, u"image"_s);
    Q_EMIT messageChanged(tr("Image copied: paste it into any chat."));
}

} // namespace ui
