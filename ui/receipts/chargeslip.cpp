// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipts/chargeslip.h"

#include "core/domain/payloadcheck.h"
#include "core/domain/transaction.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

namespace ui
{

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ChargeSlip)
};

} // namespace

QString slipProblem(const core::Transaction &transaction, const std::optional<core::Payee> &payee,
                    const QStringList &bankHosts)
{
    if (const auto problem = core::payloadProblem(transaction, payee, bankHosts))
        return payloadSentence(*problem);
    return core::QrCode::encode(transaction.qrCode)
               ? QString()
               : payloadSentence(core::PayloadProblem::Unreadable);
}

ChargeSlip::ChargeSlip(const core::Transaction &charge, const ReceiptIssuer &issuer,
                       core::Paper paper)
    : Printout(paper, Words::tr("Charge %1").arg(charge.id.toString(QUuid::WithoutBraces)))
{
    using Frame = ReceiptSheet::Frame;
    ReceiptSheet &page = sheet();
    const ReceiptLook &look = page.look();
    const QFont small = ReceiptSheet::fontOf(look.small);
    const QFont body = ReceiptSheet::fontOf(look.body);

    putShop(issuer, Words::tr("This code cannot be paid: the shop is fictitious."));
    page.text(Words::tr("To be paid by Pix"), small, 2);
    page.gap(0.4);
    page.headline(moneyText(charge.amount), ReceiptSheet::fontOf(look.amount, QFont::Bold));
    page.gap(0.4);
    page.code(*core::QrCode::encode(charge.qrCode));
    page.gap(0.4);
    page.text(Words::tr("Scan this code with your bank's app and check that it shows the shop and "
                        "the amount above."),
              small);
    page.rule();
    page.field(Words::tr("Description"), charge.description, body);
    page.field(Words::tr("Reference"), charge.reference, body);
    page.field(Words::tr("Txid", "identifier of a charge in Pix"), txidOf(charge),
               ReceiptSheet::idFont(look.body));
    page.field(Words::tr("Created", "when"), timestampLine(charge.created), body);
    if (charge.expires)
        page.field(Words::tr("Pay until"), timestampLine(*charge.expires), body);
    page.text(zoneText(charge.created), small, 2);
    page.rule();
    page.plate(Words::tr("NOT A RECEIPT"), look.small, Frame::Outline);
    page.gap(0.3);
    page.text(Words::tr("Not paid yet. Not a fiscal document."), small, 2);
}

} // namespace ui
