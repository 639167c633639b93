// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/exportcolumns.h"

#include "core/domain/chargeevidence.h"
#include "core/domain/contact.h"
#include "core/domain/masks.h"

namespace core
{

using namespace Qt::StringLiterals;

QString suffixOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::SheetCsv:
    case ExportFormat::DataCsv:
        return u"csv"_s;
    case ExportFormat::Json:
        return u"json"_s;
    case ExportFormat::Xlsx:
        return u"xlsx"_s;
    case ExportFormat::Ofx:
        return u"ofx"_s;
    }
    Q_UNREACHABLE();
}

void describeCells(const Transaction &transaction, const ExportOrder &order, ExportCells &cells)
{
    cells.addTime(transaction.created);
    cells.addTime(paidAt(transaction));
    cells.addTime(transaction.finished.value_or(QDateTime()));
    cells.addOperation(transaction.operation);
    cells.addStatus(transaction.status);
    cells.addMoney(transaction.amount);
    cells.addMoney(transaction.commission);
    cells.addMoney(netOf(transaction));
    cells.addText(transaction.name);
    cells.addDocument(transaction.document);
    cells.addPhone(transaction.phone);
    cells.addText(transaction.email);
    cells.addText(transaction.pixKey);
    cells.addText(transaction.description);
    cells.addText(transaction.reference);
    cells.addText(transaction.extra);
    cells.addText(transaction.refundReason);
    cells.addText(transaction.endToEndId);
    cells.addId(transaction.id);
    cells.addId(transaction.platform);
    static const Annotations kNone;
    const auto recorded = order.annotations.constFind(transaction.id);
    const Annotations &annotations = recorded == order.annotations.cend() ? kNone : *recorded;
    cells.addText(annotations.note);
    cells.addTime(annotations.abandoned.value_or(QDateTime()));
    cells.addTime(annotations.handedOver.value_or(QDateTime()));
    cells.addText(annotations.tags.join(u", "_s));
    const auto confirmation = confirmationOf(transaction);
    cells.addEvidence(evidenceKindOf(transaction));
    cells.addTime(confirmation ? confirmation->recordedAt : QDateTime());
    cells.addFlag(isPaidLate(transaction));
    cells.addDay(annotations.reconciledOn.value_or(QDate()));
    cells.addText(annotations.createdBy);
    cells.addText(annotations.till);
    cells.addMoney(returnedAmount(transaction));
}

QDateTime paidAt(const Transaction &transaction)
{
    if (const auto paid = paymentTime(transaction))
        return *paid;
    // for a service without a history
    const bool isPaid = transaction.status.code() == Status::Code::Paid;
    return isPaid ? transaction.finished.value_or(QDateTime()) : QDateTime();
}

std::optional<Money> netOf(const Transaction &transaction)
{
    const bool isIn = transaction.operation == Operation::CashIn;
    switch (transaction.status.code()) {
    case Status::Code::Paid:
        if (!transaction.commission)
            return std::nullopt;
        return isIn ? transaction.amount - *transaction.commission - returnedAmount(transaction)
                    : -(transaction.amount + *transaction.commission);
    case Status::Code::Refund:
        return transaction.commission ? std::optional(-*transaction.commission) : std::nullopt;
    case Status::Code::Pending:
    case Status::Code::Denied:
    case Status::Code::Canceled:
    case Status::Code::InProcess:
    case Status::Code::InAnalysis:
    case Status::Code::Expired:
    case Status::Code::Unknown:
        break;
    }
    return Money();
}

Transaction masked(Transaction transaction, const PayerProfile &walkIn)
{
    if (!isWalkIn(transaction, walkIn))
        transaction.name = maskedName(transaction.name);
    transaction.document = maskedDocument(transaction.document);
    transaction.phone = maskedPhone(transaction.phone);
    transaction.email = maskedEmail(transaction.email);
    transaction.pixKey = maskedPixKey(transaction.pixKey);
    return transaction;
}

} // namespace core
