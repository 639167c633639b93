// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipts/receipt.h"

#include "core/domain/brcode.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/masks.h"
#include "core/domain/taxid.h"
#include "ui/text/evidencetext.h"
#include "ui/text/keytext.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Receipt)
};

/// Returns when the transaction first entered the status.
std::optional<QDateTime> timestampOf(core::Status::Code code, const core::Transaction &transaction)
{
    const auto event =
        std::find_if(transaction.events.crbegin(), transaction.events.crend(),
                     [code](const core::StatusEvent &entered) { return entered.status == code; });
    if (event != transaction.events.crend())
        return event->at;
    return transaction.status == code ? transaction.finished : std::nullopt;
}

} // namespace

core::Paper paperOfWidth(qreal millimetres)
{
    if (millimetres < 65)
        return core::Paper::Roll58;
    return millimetres < 120 ? core::Paper::Roll80 : core::Paper::A4;
}

namespace
{

/// Returns why there is no proof of transfer.
QString proofProblem(core::Status::Code code)
{
    using Code = core::Status::Code;
    switch (code) {
    case Code::Paid:
        return {};
    case Code::Pending:
    case Code::InProcess:
    case Code::InAnalysis:
        return Words::tr("There is no proof yet: the transfer is accepted, not final.");
    case Code::Refund:
        return Words::tr("There is no proof: the money came back.");
    case Code::Denied:
    case Code::Canceled:
    case Code::Expired:
        return Words::tr("There is no proof: nothing was transferred.");
    case Code::Unknown:
        return Words::tr("There is no proof: it is not known whether this was transferred.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString receiptProblem(const core::Transaction &transaction)
{
    using Code = core::Status::Code;
    if (transaction.operation == core::Operation::CashOut)
        return proofProblem(transaction.status.code());
    switch (transaction.status.code()) {
    case Code::Paid:
    case Code::Refund:
        return {};
    case Code::Pending:
        return Words::tr("There is no receipt: this charge has not been paid yet.");
    case Code::InProcess:
    case Code::InAnalysis:
        return Words::tr("There is no receipt yet: the payment is not certain.");
    case Code::Denied:
    case Code::Canceled:
    case Code::Expired:
        return Words::tr("There is no receipt: this charge was not paid.");
    case Code::Unknown:
        return Words::tr("There is no receipt: it is not known whether this was paid.");
    }
    Q_UNREACHABLE();
}

Receipt::Receipt(const core::Transaction &transaction, const ReceiptIssuer &issuer,
                 core::Paper paper, int copy)
    : Printout(paper, (transaction.operation == core::Operation::CashIn
                           ? Words::tr("Receipt %1")
                           : Words::tr("Proof of transfer %1"))
                          .arg(transaction.id.toString(QUuid::WithoutBraces)))
{
    Q_ASSERT(receiptProblem(transaction).isEmpty() && copy >= 1);
    for (int maxLines = ReceiptSheet::kMaxLines; maxLines > 0; --maxLines) {
        begin(maxLines);
        set(transaction, issuer, copy);
        if (!sheet().isOverfull())
            break;
    }
}

void Receipt::set(const core::Transaction &t, const ReceiptIssuer &issuer, int copy)
{
    using Frame = ReceiptSheet::Frame;
    ReceiptSheet &page = sheet();
    const ReceiptLook &look = page.look();
    const QFont small = ReceiptSheet::fontOf(look.small);
    const QFont body = ReceiptSheet::fontOf(look.body);

    putShop(issuer, Words::tr("No money was paid: this is not a real receipt."));
    const bool isIn = t.operation == core::Operation::CashIn;
    const bool isRefund = t.status == core::Status::Code::Refund;
    page.text(isIn ? Words::tr("Receipt of a Pix payment") : Words::tr("Proof of a Pix transfer"),
              small, 2);
    if (copy > 1) {
        page.gap(0.3);
        page.plate(Words::tr("COPY %1", "second copy: 2").arg(copy), look.small, Frame::Outline);
    }
    page.gap(0.8);
    page.plate(statusWord(t.status).toUpper(), look.word, isRefund ? Frame::Outline : Frame::Solid);
    page.gap(0.4);
    page.headline(moneyText(t.amount), ReceiptSheet::fontOf(look.amount, QFont::Bold));
    const auto since = timestampOf(t.status.code(), t);
    if (since) {
        page.text(timestampLine(*since), ReceiptSheet::fontOf(look.body, QFont::Medium), 1);
        page.text(zoneText(*since), small, 2);
    }
    if (const QString evidence = evidenceText(t); isIn && !evidence.isEmpty())
        page.text(evidence, ReceiptSheet::fontOf(look.body, QFont::Medium), 3);
    page.rule();

    const auto paid = timestampOf(core::Status::Code::Paid, t);
    if (isRefund && paid)
        page.field(Words::tr("Paid", "when"), timestampLine(*paid), body);
    const QList<core::Evidence> parts = isIn ? core::partialReturns(t) : QList<core::Evidence>();
    for (const core::Evidence &part : parts)
        page.field(Words::tr("Refunded", "a part of the payment, with amount and day"),
                   Words::tr("%1 on %2", "amount, day")
                       .arg(moneyText(part.amount.value_or(core::Money())),
                            QLocale().toString(part.movedDay, QLocale::ShortFormat)),
                   body);
    if (isIn)
        setPayer(t, issuer.walkIn);
    else
        setReceiver(t);
    page.field(Words::tr("Description"), t.description, body);
    if (isIn)
        page.field(Words::tr("Served by", "an operator of the counter"), issuer.attendant, body);
    page.field(Words::tr("Reference"), t.reference, body);
    page.field(Words::tr("Txid", "identifier of a charge in Pix"), txidOf(t),
               ReceiptSheet::idFont(look.body));
    page.idField(Words::tr("End-to-end id"), t.endToEndId);
    page.rule();
    if (t.asOf)
        page.text(
            Words::tr("As this console saw it on %1; the service could not be reached since then.",
                      "date and time")
                .arg(timestampLine(*t.asOf)),
            small, 3);
    page.text(Words::tr("Not a fiscal document"), ReceiptSheet::fontOf(look.body, QFont::DemiBold),
              2);
}

void Receipt::setPayer(const core::Transaction &t, const core::PayerProfile &walkIn)
{
    const QFont body = ReceiptSheet::fontOf(sheet().look().body);
    const bool isNobody = core::isWalkIn(t, walkIn);
    sheet().field(Words::tr("Payer"),
                  isNobody ? Words::tr("not identified", "payer") : maskedName(t.name, t.document),
                  body);
    if (!isNobody)
        sheet().field(Words::tr("CPF or CNPJ"), maskedDocumentText(t.document), body);
}

/// Sets the receiver with the full name, which the accountant needs.
void Receipt::setReceiver(const core::Transaction &t)
{
    const QFont body = ReceiptSheet::fontOf(sheet().look().body);
    sheet().field(Words::tr("Receiver"), t.name, body);
    sheet().field(Words::tr("CPF or CNPJ"), maskedDocumentText(t.document), body);
    sheet().field(Words::tr("Pix key"), maskedKeyText(t.pixKey), body);
}

} // namespace ui
